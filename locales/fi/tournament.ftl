# Kahden pelaajan turnaukset, joissa kaikki saavat kierroksella samat jaot.

tournament = Turnaus
tournaments = Turnaukset

## The list, and a new one

tournament-title = Turnaukset samoilla jaoilla
tournament-about = Kierroksella jokainen pöytä saa samat laatat, areenassa saman minuutin aikana muodostetut parit. Siksi taulukko vertaa pelaamista, ei laattoja.
tournament-listed = Avoinna kaikille
tournament-none = Kukaan ei ole ilmoittanut turnausta. Järjestä oma ja lähetä linkki.
# In the list, below the name of a tournament. $clock: “5 + 5”.
tournament-line =
    { $kind ->
        [swiss] Sveitsiläinen
       *[arena] Areena
    }, { $clock }, { $count ->
        [one] yksi pelaaja
       *[other] { $count } pelaajaa
    }{ $state ->
        [running] , käynnissä
       *[open] { "" }
    }
tournament-yours = Turnauksesi
tournament-new = Uusi turnaus
tournament-name = Turnauksen nimi
tournament-kind = Tyyppi
tournament-swiss = Sveitsiläinen
tournament-swiss-about = Tietty määrä kierroksia. Kohtaat pelaajan, jolla on suunnilleen yhtä paljon pisteitä ja jota et ole vielä kohdannut.
tournament-arena = Areena
tournament-arena-about = Tietty määrä minuutteja. Vapaana oleva kohtaa toisen vapaan, yhä uudelleen.
tournament-rounds = Kierrokset
tournament-minutes = Minuutit
tournament-clock = Aikaa kullakin
tournament-clock-minute = minuutti siirtoa kohti
tournament-start = Alkaa
tournament-start-maker = kun käynnistän sen
# $time: “10 min”.
tournament-start-in = { $time } kuluttua
tournament-who = Ketkä voivat osallistua
tournament-who-link = linkin saaneet
tournament-who-all = kaikki
tournament-rated = Pelit vaikuttavat vahvuuslukuun
tournament-play-too = Pelaan itsekin
tournament-make = Järjestä turnaus

## A tournament

# $clock: “5 + 5”. $rated: true or false. $side: coloured or grey.
tournament-facts-swiss =
    Sveitsiläinen, { $rounds ->
        [one] yksi kierros
       *[other] { $rounds } kierrosta
    }, { $clock }{ $side ->
        [grey] , harmaa puoli
       *[coloured] { "" }
    }{ $rated ->
        [true] , vaikuttaa vahvuuslukuun
       *[false] { "" }
    }
tournament-facts-arena =
    Areena, { $minutes ->
        [one] yksi minuutti
       *[other] { $minutes } minuuttia
    }, { $clock }{ $side ->
        [grey] , harmaa puoli
       *[coloured] { "" }
    }{ $rated ->
        [true] , vaikuttaa vahvuuslukuun
       *[false] { "" }
    }
tournament-here = paikalla { $here }/{ $all }
tournament-enter = Osallistu
tournament-enter-as = Osallistut nimellä { $name }.
tournament-rated-only = Pelit vaikuttavat vahvuuslukuun: tarvitset pysyvän nimen osallistuaksesi.
tournament-not-begun = Ei ole vielä alkanut
tournament-when-maker = Turnaus alkaa, kun järjestäjä käynnistää sen.
# $time: “2:40”.
tournament-starts = alkuun { $time }
tournament-ends = jäljellä { $time }
tournament-begin = Aloita nyt
tournament-cancel = Peru turnaus
tournament-leave = Lähde
tournament-return = Palaa
tournament-away = poissa
tournament-remove = Poista { $name }
tournament-results = Tulokset
tournament-lost = Palvelin ei vastaa; yritämme uudelleen.
tournament-link = Linkki
tournament-others = Muut turnaukset
tournament-won =
    { $count ->
        [one] { $names } voitti.
       *[other] { $names } jakavat ensimmäisen sijan.
    }

## The table

tournament-entered = Osallistujat
tournament-after =
    { $round ->
        [0] Ennen 1. kierrosta
       *[other] { $round }. kierroksen jälkeen
    }
tournament-standings = Tilanne
tournament-final = Lopputulos
tournament-live = suorana
tournament-player = Pelaaja
tournament-games = Pelit
tournament-points = Pisteet
# A column: the margin compared with the others at the same deals.
tournament-deals = Jaot
# A column: the points of the opponents.
tournament-opponents = Vastustajat
tournament-somebody = Joku
# One result in a player’s line, as a tooltip and for screen readers. $deal: the number of the deal; in a Swiss tournament, of the round.
tournament-mark =
    { $result ->
        [won] Jako { $deal }: voitto, vastassa { $name }
        [drew] Jako { $deal }: tasapeli, vastassa { $name }
        [lost] Jako { $deal }: tappio, vastassa { $name }
        [walkover] { $deal }. kierros: { $name } ei saapunut
        [absent] { $deal }. kierros: ei saapunut, vastassa { $name }
       *[bye] { $deal }. kierros: vapaakierros
    }

## The round

tournament-round = Kierros { $round }/{ $rounds }
tournament-now = Käynnissä
tournament-table = Pöytä { $table }
tournament-against = { $one } – { $two }
tournament-ready = Olen valmis
tournament-is-ready = Valmiina; odotetaan vastustajaa
tournament-playing = pelaa
tournament-to-table = Pöytääsi
tournament-bye = { $name } saa vapaakierroksen: pisteen ilman peliä
tournament-nobody = Ei vielä ketään.
tournament-next = Seuraava vastustaja
tournament-waiting = Odotetaan vastustajaa. Pysy tällä sivulla.
# For screen readers.
tournament-paired = Vastustajasi on { $name }. Ilmoita, kun olet valmis.
tournament-round-soon = Minuutti jäljellä: ilmoita, että olet valmis. Vastassa { $name }.
tournament-starts-soon = Turnaus alkaa minuutin kuluttua.

## Explanations

tournament-why = Miksi ”Jaot”
tournament-why-swiss = Kierroksen kaikki pöydät saavat samat jaot. Jaot on erosi miinus saman paikan keskimääräinen ero kaikissa pöydissä, yhteenlaskettuna: se ratkaisee tasatilanteet ennen vastustajien pisteitä.
tournament-why-arena = Saman minuutin aikana muodostetut parit saavat samat jaot. Jaot on erosi miinus saman paikan keskimääräinen ero näissä pöydissä, yhteenlaskettuna: se ratkaisee tasatilanteet ennen vastustajien pisteitä.
tournament-ties = Tasatilanteet tässä järjestyksessä
tournament-ties-about = Pisteet, jaot, vastustajien pisteet, keskinäinen peli, muuten jaettu sija.
tournament-fair-about = Palvelin lukitsi oman osuutensa ennen kuin kukaan ilmoittautui ja julkaisi tämän sitoumuksen. Kaikkien pelaajien lisäykset sekoitetaan mukaan kierroksen alkaessa. Avain julkaistaan lopussa; silloin jokainen voi tarkistaa joka pelin.
tournament-key = Avain
