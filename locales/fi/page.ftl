# Sivu pöydän ympärillä: aloitussivu, odotushuone, asetukset, tallenteet, ja mitä sanotaan, kun jokin on vialla.

tilewright = Tilewright
start-page = Aloitussivu
skip = Siirry sisältöön
menu = Valikko
close = Sulje
loading = Ladataan
loading-long = Tämä kestää tavallista kauemmin. Juuri asennettu palvelin tarvitsee noin minuutin valmistautuakseen.
language = Kieli
# What this language calls itself.
language-name = Suomi
try-again = Yritä uudelleen
reload = Lataa uudelleen

## Start page

motto = Ota, aseta, laatoita.
what-it-is = Rauhallinen värien ja kuvioiden peli 2–4 pelaajalle: lautapeli Azul. Ilmainen, avoin, ei tunnuksia.
unofficial = Tilewright on epävirallinen, ilmainen pelisivusto Azulille; sillä ei ole yhteyttä pelin tekijään eikä julkaisijaan.
about = Tietoja
play-computer = Pelaa tietokonetta vastaan
level = Taso
level-choice = Taso { $level }, { level-name }
level-about =
    { $level ->
        [1] Opettelee kanssasi: löytää hyvän siirron mutta tekee usein jonkin toisen.
        [2] Löytää hyviä siirtoja ja erehtyy harvemmin. Hyvä vastus ensimmäiseen voittoon.
        [3] Tekee siirron, joka näyttää heti hyvältä, eikä mieti vastaustasi.
        [4] Miettii myös vastaustasi mutta erehtyy silloin tällöin.
        [5] Punnitsee vastauksesi jokaiseen siirtoonsa ja erehtyy harvoin.
        [6] Erehtyy tuskin koskaan: vastus hyville pelaajille.
        [7] Ajattelee vastaustasi pidemmälle ja suunnittelee kierroksen.
        [8] Vaikea voittaa: antaa harvoin pisteen ilmaiseksi.
        [9] Näkee ajoissa, miten kierros päättyy.
       *[10] Täysi voima: parasta, mihin tietokone pystyy.
    }
opponents = Vastustajat
opponents-count =
    { $count ->
        [1] Yksi
        [2] Kaksi
        [3] Kolme
       *[4] Neljä
    }
board-side = Alustan puoli
side-coloured-about = joka värillä on paikkansa
side-grey-about = sinä valitset pystyrivin
who-starts = Aloittaja
starts-chance = Arvotaan
starts-you = Sinä
starts-computer = Tietokone
start-game = Aloita peli
more-options = Lisää valintoja
lobby = Aula
lobby-about = Etsi peliseuraa.
lobby-short =
    { $here ->
        [one] { $here } ihminen täällä; vapaita paikkoja: { $seats }, katsottavia pelejä: { $games }.
       *[other] { $here } ihmistä täällä; vapaita paikkoja: { $seats }, katsottavia pelejä: { $games }.
    }
with-friends = Kavereiden kanssa
with-friends-about = Jaa linkki, 2–4 paikkaa.
on-this-device = Tällä laitteella
on-this-device-about = Vuorotellen samalla näytöllä.
daily = Päivän jako
daily-short = Sama jako kaikille, yksi yritys.
puzzles = Pulmat
puzzles-short = Löydä ainoa oikea siirto.
duel = Kaksintaistelu
duel-short = Samat jaot sinulle ja ystävillesi.
watch = Katso
watch-about = Käynnissä oleva peli tai kaksi tietokonetta.
open-record = Avaa tallenne
open-record-about = Käy peli läpi siirto siirrolta.
learn = Opi
learn-about = Säännöt viidessä minuutissa.
learn-first = Onko Azul uusi? Opi pelaamaan
rules = Säännöt
storage-off = Tämä selain unohtaa kaiken, kun sivu suljetaan: voit pelata, mutta et voi palata peliin myöhemmin. Salli sivustotiedot tälle sivulle, niin pelit säilyvät.
storage-full = Selaimen tallennustila on täynnä: uusi säilyy vain siihen asti, kun sivu suljetaan. Tallenna pelisi tiedostoon ja poista sitten osa.

## Games of this browser

your-games = Pelisi
your-profile = Nimesi
open-seat = vapaa paikka
game-waiting = odottaa muita
game-over = päättynyt
game-your-turn = kierros { $round }, sinun vuorosi
game-their-turn = kierros { $round }
game-begun = joku istui pöytään: peli on alkanut
game-time-left = { $state }, jäljellä { $time }
game-unknown = Peli
game-unreachable = palvelimeen ei saada yhteyttä
forget-game = Poista luettelosta
game-ended =
    { $outcome ->
        [won] voitto { $scores }, { $date }
        [lost] tappio { $scores }, { $date }
        [shared] jaettu voitto { $scores }, { $date }
        [stopped] lopetettu, { $date }
       *[over] päättynyt { $scores }, { $date }
    }
all-games = Kaikki pelit

## Making a table

guest = Vieras
your-name = Nimesi
name-missing = Kirjoita ensin nimi.
name = Nimi
friends = Kaverit
computers-too = Lisää tietokonepelaajia
computers-count =
    { $count ->
        [0] Ei yhtään
        [1] Yksi
       *[2] Kaksi
    }
time-control = Aika
time-none = Ei rajaa
time-a-move = { $length } / siirto
allow-hints = Salli vihjeet
allow-hints-about = Kaikki näkevät, kun joku käyttää vihjettä.
last-word = Pelaajilla on viimeinen sana
last-word-about = Jokaisen pelaajan selain lisää osuutensa juuri ennen jokaista jakoa, joten kukaan ei voi tietää laattoja etukäteen, ei edes palvelimen ylläpitäjä.
make-link = Avaa pöytä
people = Pelaajat
name-of-seat = Nimi paikalla { $seat }
player-number = { $seat }. pelaaja
watch-link = Pöydän linkki tai koodi
watch-link-about = Kuka tahansa pöydän pelaajista voi lähettää sen: se on pöydän valikossa.
watch-link-wrong = Tämä ei ole pöydän linkki. Sellaisen lopussa on /#/watch/ ja kaksitoista kirjainta ja numeroa.
watch-computers = Ei linkkiä? Katso, kun kaksi tietokonetta pelaa.
watch-computers-start = Katso tietokoneita

## Settings

settings = Asetukset
setting-theme = Teema
theme-system = Järjestelmä
theme-light = Vaalea
theme-dark = Tumma
theme-to-light = Vaaleat värit
theme-to-dark = Tummat värit
setting-motion = Animaatio
motion-system = Järjestelmä
motion-full = Täysi
motion-reduced = Vähäinen
setting-speed = Animaation nopeus
speed-calm = Verkkainen
speed-brisk = Ripeä
speed-fast = Nopea
setting-sound = Ääni
setting-sound-about = Laattojen hiljaisia naksahduksia, pisteiden säveliä ja kilahdus, kun on sinun vuorosi pelissä muiden ihmisten kanssa.
setting-volume = Äänenvoimakkuus
volume-low = Hiljainen
volume-medium = Keskitaso
volume-high = Voimakas
setting-keys = Pikanäppäimet
setting-keys-about = Tehdasalusta (1–9) tai pöydän keskiosa (C), sitten väri, sitten rivi; H antaa vihjeen.
setting-play-at-once = Pelaa kirjoitetut siirrot heti
setting-play-at-once-about = Enteriä ei tarvita.

## When something is wrong

trouble-title =
    { $kind ->
        [no-page] Tällaista sivua ei ole
        [no-table] Tätä pöytää ei enää ole
        [no-invite] Tämä kutsu ei enää johda pöytään
        [no-duel] Tämä linkki ei enää johda kaksintaisteluun
        [no-tournament] Tämä linkki ei enää johda turnaukseen
        [no-person] Tätä nimeä ei enää ole
        [full] Kaikki paikat on varattu
        [over] Tämä peli on päättynyt
        [begun] Peli on jo alkanut
        [seat-taken] Joku ehti ensin
        [not-yours] Tämä paikka kuuluu toiselle selaimelle
        [bad-record] Tämä tiedosto ei ole pelin tallenne
        [outdated] Tilewright on päivittynyt
        [offline] Palvelimeen ei saada yhteyttä
        [busy] Liian monta pyyntöä kerralla
       *[unexpected] Jotain meni vikaan
    }
trouble-next =
    { $kind ->
        [no-page] Linkki voi olla vajaa; pyydä lähettäjää lähettämään se uudelleen. Pelisi ovat aloitussivulla.
        [no-table] Linkki voi olla vanha tai vajaa: pelejä ei säilytetä ikuisesti. Muut pelisi ovat tallessa.
        [no-invite] Linkki voi olla vajaa, tai pöytä on suljettu. Pyydä kutsujalta uusi.
        [no-duel] Linkki voi olla vajaa, tai kaksintaistelu on päättynyt kauan sitten. Pyydä lähettäjältä uusi.
        [no-tournament] Linkki voi olla vajaa, tai turnaus on päättynyt kauan sitten. Pyydä lähettäjältä uusi.
        [no-person] Nimi on poistettu, tai linkki on vajaa. Pelit, joissa hän oli mukana, säilyvät.
        [full] Voit katsoa peliä tai avata oman pöydän.
        [over] Voit käydä sen läpi siirto siirrolta tai aloittaa uuden pelin.
        [begun] Voit katsoa peliä tai avata oman pöydän.
        [seat-taken] Valitse toinen paikka tai katso peliä.
        [not-yours] Tässä voit katsoa. Jos haluat pelata, avaa peli siinä selaimessa, jossa istuit pöytään.
        [bad-record] Tallenne on tekstitiedosto, jonka nimen lopussa on .azr. Lataa tallenne uudelleen sieltä, mistä se on peräisin, ja avaa se vielä kerran.
        [outdated] Jatka lataamalla sivu uudelleen: pelisi ovat tallessa.
        [offline] Pelisi ovat tallessa. Tarkista yhteytesi ja yritä uudelleen.
        [busy] Odota minuutti ja yritä uudelleen.
       *[unexpected] Yritä uudelleen. Vaikka vika jatkuisi, pelisi ovat tallessa.
    }

## The waiting room

waiting-for =
    { $count ->
        [0] Kaikki ovat paikalla
        [one] Odotetaan vielä yhtä
       *[other] Odotetaan vielä { $count } pelaajaa
    }
waiting-about =
    { $side ->
        [grey] Pelialustojen harmaa puoli. Peli alkaa, kun kaikki paikat on varattu.
       *[coloured] Pelialustojen värillinen puoli. Peli alkaa, kun kaikki paikat on varattu.
    }
seat-free = Vapaa
seat-here = paikalla
seat-away = poissa
program = ohjelma
get-up = Nouse pöydästä
sit-down = Istu pöytään
sit-beside = Lisää pelaaja tälle laitteelle
invite-title = Kutsu kaverisi
invite-link = Tämän linkin avaaja voi istua pöytään
watch-link-title = Linkki katsojille
watch-link-share = Tämän linkin avaaja voi katsoa peliä
copy-link = Kopioi linkki
copied = Kopioitu
share = Jaa
qr-code = Linkki QR-koodina
link-local = Tämä linkki toimii vain tällä tietokoneella. Muita laitteita varten palvelin on käynnistettävä niin, että ne saavat siihen yhteyden.
qr-about = Osoita sitä puhelimen kameralla
join-title = Sinut on kutsuttu
join-about =
    { $side ->
        [grey] Tule pelaamaan Azulia pelialustojen harmaalla puolella. Pöydässä: { $names }.
       *[coloured] Tule pelaamaan Azulia pelialustojen värillisellä puolella. Pöydässä: { $names }.
    }
note-operator = Palvelimen ylläpitäjältä:
terms = Pelin ehdot
terms-clock =
    { $time ->
        [minute] Minuutti siirtoa kohti; jos aika loppuu, tietokone tekee siirron ja sijaistaa, kunnes pelaaja palaa.
        [day] Vuorokausi siirtoa kohti; jos aika loppuu, tietokone tekee siirron ja sijaistaa, kunnes pelaaja palaa.
        [other] { $length } siirtoa kohti; jos aika loppuu, tietokone tekee siirron ja sijaistaa, kunnes pelaaja palaa.
       *[none] Ei aikarajaa.
    }
terms-hints =
    { $hints ->
        [yes] Vihjeet ovat sallittuja; kaikki näkevät, kun joku käyttää vihjettä.
       *[no] Ei vihjeitä.
    }
only-watch = Katson vain
step-through = Käy peli läpi

## Records

record = Tallenne
fair-title = Reilut jaot
fair-deals =
    { $proof ->
        [proved] Reilut jaot: todistettu
        [consistent] Jaot vastaavat salaisuutta
        [nobody-added] Jaot vastaavat salaisuutta
        [no-deals] Ei tarkistettavia jakoja
        [unknown] Jakoja ei ole tarkistettu
       *[other] Jaot eivät täsmää
    }
fair-commitment = Palvelimen sitoumus
analysis-board = Analyysipöytä
analyse-here = Analysoi
review-game = Arviointi
save-record = Lataa tallenne
