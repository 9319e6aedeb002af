# Lasting names: making one, profiles, devices, blocking and reporting people.

person-profile = Profiili
person-title = Pysyvä nimi
person-about = Pelaa nimellä, joka on sinun kaikilla laitteilla: pelisi, tuloksesi ja vahvuuslukusi seuraavat mukana. Sähköpostia tai salasanaa ei tarvita, eikä mitään muuta kysytä. Voit aina pelata myös ilman.
person-make = Tee nimi
person-name = Nimi
person-name-about = 2–24 merkkiä. Kaikki näkevät sen, joten valitse lempinimi.
person-by-passkey = Pääsyavaimella
person-passkey-about = Laitteesi säilyttää avaimen ja kysyy sormenjälkeä, kasvoja tai PIN-koodia.
person-by-phrase = Palautuslauseella
person-phrase-about = Palautuslause on kuusi keksittyä sanaa, jotka kirjoitat muistiin.
person-no-passkeys = Pääsyavain vaatii https-osoitteen, jolla on nimi; täällä palautuslause ajaa saman asian.
person-known = Minulla on nimi
person-sign-in-passkey = Kirjaudu pääsyavaimella
person-or-phrase = tai palautuslauseella:
person-phrase = Palautuslause
person-sign-in = Kirjaudu
person-no-passkey-chosen = Pääsyavainta ei valittu.
person-no-passkey-made = Pääsyavainta ei tehty.
person-phrase-title = Palautuslauseesi
person-phrase-keep = Kirjoita nämä kuusi sanaa muistiin. Kuka tahansa, jolla on ne ja nimesi, voi kirjautua sinuna. Ne näytetään vain nyt.
person-phrase-done = Se on tallessa
person-copy = Kopioi
person-since =
    { $games ->
        [0] { $date } alkaen, ei vielä pelattuja pelejä
        [one] { $date } alkaen, yksi peli
       *[other] { $date } alkaen, { $games } peliä
    }
person-program = Ohjelma
person-somebody = Joku
person-no-results = Ensimmäinen loppuun pelattu pelisi ilmestyy tähän.
person-review = Arviointi
person-review-of = Arvioi peli { $date }, vastassa { $opponents }
# In place of the review, while other tables of a tournament play the same deals.
person-deal-hidden = Samoja jakoja pelataan vielä
person-more = Vanhemmat pelit
person-accuracy = Tarkkuus ajan mittaan
person-accuracy-mean =
    { $count ->
        [one] { $mean } yhdessä arvioidussa pelissä
       *[other] keskimäärin { $mean }, arvioituja pelejä { $count }
    }
person-accuracy-none = Arvioi peli, niin sen tarkkuus ilmestyy tähän.
person-block = Estä
person-unblock = Poista esto
person-block-about = Estämäsi ei koskaan tule pariksesi aulassa eikä voi istua pöytiin, joita tarjoat kaikille.
person-report = Ilmoita ylläpitäjälle
person-report-about = Mikä on vialla? Palvelimen ylläpitäjä lukee ilmoituksen ja päättää; mitään ei tapahdu itsestään.
person-report-reason =
    { $reason ->
        [name] Nimi on loukkaava
        [chat] Huonoa käytöstä keskustelussa
        [unfair] Käyttää apua pelatessaan
        [stalling] Odotuttaa muita tahallaan
       *[other] Jotain muuta
    }
person-reported = Kiitos. Ylläpitäjä näkee sen.
person-account = Nimesi tällä palvelimella
person-no-way-back = Jos kadotat tämän laitteen, kadotat nimen: lisää pääsyavain tai palautuslause.
person-ways = Kirjautumistavat
person-passkey-added = Pääsyavain, { $date }
person-passkey-add = Lisää pääsyavain
person-remove = Poista
person-phrase-none = Ei palautuslausetta
person-phrase-made = Palautuslause, { $date }
person-phrase-new = Uusi lause
person-phrase-new-about = Vanha ei sen jälkeen kelpaa. Tee näin, jos joku on voinut nähdä sen.
person-devices = Laitteet
person-device =
    { $way ->
        [made] Nimi tehtiin täällä, { $date }
        [phrase] Kirjauduttu lauseella, { $date }
        [passkey] Kirjauduttu pääsyavaimella, { $date }
       *[token] Ohjelman tunnus, { $date }
    }
person-device-here = Tämä laite
person-device-seen = Viimeksi täällä { $date }
person-sign-out = Kirjaa ulos
person-sign-out-here = Kirjaudu ulos täältä
person-sign-out-others = Kirjaa kaikki muut ulos
person-watchable = Muut saavat katsoa pelejäni
person-watchable-about = Aulassa näkyvät pelisi, joihin kuka tahansa saa tulla. Ystävien pöytiä ei näytetä koskaan.
person-rename = Toinen nimi
person-rename-about = Kerran kolmessakymmenessä päivässä. Vanha nimi vapautuu heti.
person-rename-do = Vaihda
person-take-along = Ota pelit omiksi
person-take-along-about = Tällä laitteella vieraana aloittamasi pelit
person-taken-along =
    { $count ->
        [0] Omiksi otettavia pelejä ei ollut.
        [one] Yksi peli on nyt sinun.
       *[other] { $count } peliä on nyt sinun.
    }
person-blocked = Estetyt
person-programs = Ohjelmat
person-program-name = Ohjelman nimi
person-program-about = Ohjelma pelaa omalla nimellään ja on merkitty ohjelmaksi.
person-program-make = Tee tunnus
person-token-title = Ohjelman tunnus
person-token-keep = Säilytä se kuin salasana: ohjelma lähettää sen pyyntöjensä mukana. Se näytetään vain nyt.
person-export = Vie tietosi tiedostoon
person-delete = Poista kaikki
person-delete-about = Nimesi vapautuu, tuloksesi poistetaan, ja päättyneissä peleissä paikallasi istuu joku nimetön. Sinusta tehdyt ilmoitukset säilyvät, kunnes ylläpitäjä poistaa ne. Tätä ei voi perua.
person-delete-type = Kirjoita { $name } jatkaaksesi
