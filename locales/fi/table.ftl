# Pöytä pelin aikana ja sen lopussa: tilapalkki, siirtoluettelo, valikko, vihjeet, ruudunlukijan sanat, lopputilitys.

## Who sits where

table-away = poissa
table-stand-in = tietokone sijaistaa
table-resigned = luovutti
table-timed-out = aika loppui
table-vacation = lomalla
table-to-move = vuorossa
table-plays-next = seuraavaksi
table-plays-then = sen jälkeen
table-just-moved = siirsi juuri
table-did = { $name }:
table-brief-move =
    { $line ->
        [0] { tiles } → lattia
       *[other] { tiles } → rivi { $line }
    }
table-watch-instead = Seuraa tätä peliä

## The top bar and the title of the tab

title-table = Pöytä
title-your-turn = Sinun vuorosi
bar-factory-offer = Tehtaan tarjonta
bar-wall-tiling = Seinän laatoitus
bar-over = Peli päättyi
bar-after-round = kierroksen { $round } jälkeen
bar-maybe-last-round = ehkä viimeinen kierros
bar-last-round = viimeinen kierros
bar-watching = katsot
bar-watchers =
    { $count ->
        [one] { $count } katsoja
       *[other] { $count } katsojaa
    }

## The status bar: a title and a sentence

status-label = Mitä nyt tehdään
status-take = Sinun vuorosi: ota laattoja
status-take-named = { $name }: ota laattoja
status-take-how = Kaikki samanväriset laatat yhdeltä tehdasalustalta tai pöydän keskeltä.
status-place = Sinun vuorosi: aseta { $tile } { tiles }
status-place-named = { $name }: aseta { $tile } { tiles }
status-column = Sinun vuorosi: valitse pystyrivi riville { $line }
status-column-named = { $name }: valitse pystyrivi riville { $line }
status-column-how = Katkoviivatut paikat näyttävät, montako pistettä kukin toisi.
status-columns = Pystyriviä valitsemassa: { $names }
status-columns-why = Kaikki valitsevat yhtä aikaa; valinnat näytetään, kun kaikki ovat valmiita.
status-revealing = Odotetaan: { $names }
status-revealing-why = Jokainen selain lisää osuutensa ennen jakoa. Jos jokin ei vastaa, peli jatkuu pian ilman sitä.
status-choosing = { $name } miettii
status-look-around = Voit sillä välin katsella pöytää.
status-watching = Katsot peliä.
status-tiling-how = Täydet rivit ylhäältä alkaen, sitten lattiarivit.
status-bonuses = Pelin lopun lisäpisteet
status-bonuses-how = Vaakarivi 2, pystyrivi 7, väri 10 pistettä.
status-between = Hetkinen
status-over = Peli on päättynyt
status-compiling = Tietokone valmistautuu
status-compiling-why = Näin käy kerran asennuksen jälkeen, ja se kestää noin minuutin.
status-reconnecting = Yhdistetään uudelleen
status-reconnecting-why = Paikkasi on tallessa.
status-next-try = Uusi yritys { $time } kuluttua.
status-try-now = Yritä nyt
status-not-here = { $name } ei ole vielä paikalla
status-away = { $name } menetti yhteyden
status-away-why = Tietokone ottaa pelin hoitaakseen { $minutes } minuutin kuluttua.
status-away-for-ever = Peli odottaa.
status-away-clock = Kun aika loppuu, tietokone siirtää.
status-away-reserve = Kello käy edelleen.
clocks = Kellot
status-time-left = { $time } jäljellä
status-stood-in = Tietokone pelaa puolestasi
status-stood-in-why = Seuraavalla vuorollasi pelaat taas itse.
status-asked-take-back = { $name } pyytää lupaa perua siirron
status-asked-take-back-why = Peli palaisi tilanteeseen ennen sitä siirtoa.
status-asked-stop = { $name } ehdottaa lopettamista
status-asked-stop-why = Peli päättyisi ilman voittajaa.
status-offered-take-back = Pyysit lupaa perua siirtosi
status-offered-stop = Ehdotit lopettamista
status-offered-why = Odotetaan muiden vastausta.
status-agree = Hyväksy
status-decline = Hylkää
status-cancel = Peruuta
status-understood = Selvä
status-undo = Peru


## Tiles in the hand

table-from =
    { $source ->
        [0] Pöydän keskeltä.
       *[other] Tehdasalustalta { $source }.
    }
table-with-marker = Mukana tulee aloitusmerkki, lattiariville.
table-rest-to-centre =
    { $count ->
        [one] Loput pöydän keskelle: { $colours }.
       *[other] Loput pöydän keskelle: { $colours }.
    }

## Moves that are not possible

table-not-possible = { $move } ei ole mahdollinen
table-not-done = Se ei onnistunut
table-source-empty =
    { $source ->
        [0] Pöydän keskellä ei ole laattoja.
       *[other] Tehdasalustalla { $source } ei ole laattoja.
    }
table-no-factory = Tehdasalustaa { $source } ei ole.
table-colour-missing =
    { $source ->
        [0] Pöydän keskellä ei ole yhtään { colour.partitive } laattaa.
       *[other] Tehdasalustalla { $source } ei ole yhtään { colour.partitive } laattaa.
    }
table-line-reason = Rivi { $line }: { $reason }.
table-fits =
    { $count ->
        [one] Tilaa rivillä { $lines } tai lattialla ({ colour }).
       *[other] Tilaa riveillä { $lines } tai lattialla ({ colour }).
    }
table-fits-only-floor = Tilaa on vain lattialla ({ colour }).
table-columns-that-fit = Riville { $line } sopivat pystyrivit: { $columns }.

## The log of moves

log-title = Siirrot
log-count = tähän asti { $count }
log-empty = Ei vielä siirtoja.
log-take =
    { $line ->
        [0] { $count } { from-source } → lattia
       *[other] { $count } { from-source } → rivi { $line }
    }
log-tiling = seinän laatoitus

## Hints and evaluation

hint = Vihje
hint-hide = Piilota vihje
hint-thinking = Miettii…
hint-label = Parhaat siirrot
hint-try = Näytä pelialustalla: { $move }
hint-says = Paras siirto: { $move }
hint-share = { $percent } %
hint-why-scores = Täyttää rivin { $line }: { points }.
hint-why-column = Tuo { points }.
hint-why-floor = Hinta lattiarivillä: { points }.
hint-why-marker = Ottaa aloitusmerkin.
hint-why-leaves =
    { $points ->
        [0] Parhaimmillaan { $name } voi sitten ottaa { tiles.accusative } { from-source } { to-line }.
       *[other] Parhaimmillaan { $name } voi sitten ottaa { tiles.accusative } { from-source } { to-line }: { points }.
    }
evaluation-label = Arvio
evaluation-show = Arvio
evaluation-hide = Piilota
evaluation-you = Sinä { $percent } %
evaluation-waiting = Miettii…
evaluation-spoken = Voittomahdollisuutesi on { $percent } prosenttia
evaluation-margin = odotettu piste-ero { $points }
evaluation-even = tasatilanne { $percent } %
evaluation-why = Miksi: { $parts }
evaluation-part =
    { $part ->
        [points] pisteet { $number }
        [complete_lines] täydet rivit { $number }
        [floor] lattiarivi { $number }
        [begun_lines] aloitetut rivit { $number }
        [offer] tarjonta { $number }
        [rows] vaakarivit { $number }
        [columns] pystyrivit { $number }
        [colours] värit { $number }
        [tempo] vuoro { $number }
       *[bag_and_lead] loppupeli { $number }
    }
evaluation-everybody-sees = Kaikki pöydässä saavat tietää siitä.
evaluation-not-here = Vihjeet eivät ole käytössä tässä pöydässä.

## The menu and its dialogs

part-moves = Siirrot
part-supply = Laatat
part-evaluation = Arvio
menu-undo = Peru viimeisin siirtoni
menu-ask-back = Pyydä lupaa perua siirto
menu-react = Lähetä tervehdys
menu-chat = Keskustelu
chat-on = Keskustelu tässä pöydässä
chat-about = Vain pöydässä istuvat lukevat sitä; mitään ei säilytetä. Se alkaa, kun kaikki ovat ottaneet sen käyttöön.
chat-waiting = Odotetaan, että kaikki ottavat sen käyttöön.
chat-mute = Vaimenna: älä näytä, mitä muut sanovat
chat-mute-one = Vaimenna { $name }
chat-say = Sano jotain
chat-send = Lähetä
menu-offer-stop = Ehdota lopettamista
menu-resign = Luovuta…
menu-leave = Poistu, tietokone jatkaa puolestani
menu-replay = Näytä viimeisin siirto uudelleen
menu-copy-link = Kopioi linkki katsojille
menu-copied = Kopioitu
menu-download = Lataa tallenne
menu-keys = Pikanäppäimet
resign-title = Luovutatko?
resign-two = Peli päättyy, ja toinen pelaaja voittaa. Tätä ei voi perua.
resign-more = Tietokone jatkaa paikallasi, etkä voi enää voittaa. Tätä ei voi perua.
resign-last = Peli päättyy, eikä kukaan voita. Tätä ei voi perua.
resign-stay = Jatka peliä
resign-yes = Luovuta
reaction-label = Tervehdykset muille
reaction-hello = Hei!
reaction-nice = Hieno siirto!
reaction-oops = Hups!
reaction-thinking = Hetki, mietin
reaction-thanks = Kiitos!
reaction-good-game = Kiitos pelistä!

## Keys

keys-title = Pikanäppäimet
keys-about = Siirrossa on kolme merkkiä: 3R2 vie punaiset tehdasalustalta 3 riville 2.
keys-source = tehdasalusta, tai C pöydän keskiosa
keys-colour = väri: B sininen, Y keltainen, R punainen, K musta, W valkoinen
keys-line = rivi, tai F lattia
keys-column = harmaa puoli: rivi ja pystyrivi
keys-enter = valitse, tai pelaa näytetty siirto
keys-escape = askel taaksepäin
keys-across = seuraava tehdasalusta
keys-along = seuraava väri tai rivi
keys-undo = peru
keys-replay = näytä viimeisin siirto uudelleen
keys-hint = vihje
keys-evaluation = arvio päälle tai pois
keys-log = siirry siirtoluetteloon
keys-turn = kerro, kenen vuoro on ja mitä pöydällä on
keys-help = tämä luettelo

## On phones

phone-your-turn = sinun vuorosi
phone-floor-none = lattia 0
phone-player = { $name }, { points }

## Said aloud

say-your-turn = Sinun vuorosi.
say-turn-of = Vuorossa { $name }.
say-where =
    { $count ->
        [0] Laattoja vain pöydän keskellä.
        [one] { $centre ->
            [yes] Laattoja tehdasalustalla { $factories } ja pöydän keskellä.
           *[no] Laattoja tehdasalustalla { $factories }.
        }
       *[other] { $centre ->
            [yes] Laattoja tehdasalustoilla { $factories } sekä pöydän keskellä.
           *[no] Laattoja tehdasalustoilla { $factories }.
        }
    }
say-chosen = Valittu { tiles }.
say-line-fills = Rivi { $line } täyttyy
say-line-part =
    { $line ->
        [1] rivi { $line }, { $count } yhdestä
        [2] rivi { $line }, { $count } kahdesta
        [3] rivi { $line }, { $count } kolmesta
        [4] rivi { $line }, { $count } neljästä
       *[5] rivi { $line }, { $count } viidestä
    }
say-line-full = rivi { $line } täynnä
say-to-floor = Lattia
say-took = { $name } otti { tiles.accusative } { from-source }: { $outcome }.
say-took-you = Otit { tiles.accusative } { from-source }: { $outcome }.
say-fell =
    { $marker ->
        [yes] { $count } lattialle, aloitusmerkki mukaan lukien
       *[no] { $count } lattialle
    }
say-to-lid = { $count } kanteen
say-round = Kierros { $round }:
say-account = { $name } plus { $points }, miinus { $cost }, nyt { $score }.
say-choose-column = Valitse pystyrivi riville { $line }.
say-chose = { $name } on valinnut kaikki pystyrivit.
say-took-back =
    { $count ->
        [one] { $name } perui siirron.
       *[other] { $name } perui { $count } siirtoa.
    }
say-offered-take-back = { $name } pyytää lupaa perua siirron.
say-offered-stop = { $name } ehdottaa lopettamista.
say-agreed = { $name } hyväksyy.
say-declined = { $name } hylkää.
say-resigned = { $name } luovutti.
say-timed-out =
    { $you ->
        [yes] Aikasi loppui.
       *[no] { $name }: aika loppui.
    }
say-vacation =
    { $state ->
        [on] { $name } on lomalla; kello seisoo.
       *[over] { $name } palasi lomalta.
    }
say-time-left = Aikaa jäljellä { $time }.
log-only-move = ainoa siirto
say-stood-in =
    { $because ->
        [clock] { $name }: aika loppui, tietokone jatkaa.
       *[other] { $name }: tietokone pelaa hänen puolestaan.
    }
note-your-time = Aikasi loppui; tietokone siirsi puolestasi.
note-dismiss = Sulje viesti
say-returned = { $name } palasi.
say-hinted = { $name } pyysi vihjeen.
say-rematched = Toisessa pöydässä on alkanut uusi peli.
# After a rated game, when this person has asked for another one. It starts when all have asked.
end-rematch-waits = Odotetaan, kunnes kaikki haluavat pelata uudelleen.
# $names: one name or a list of $count names.
end-rematch-wanted =
    { $count ->
        [one] { $names } haluaa pelata uudelleen.
       *[other] { $names } haluavat pelata uudelleen.
    }
say-connected = Yhteys on palannut.
say-reacted = { $name }: { $sign }

## Loading

loading-table = Ladataan pöytää…
loading-no-answer = Palvelin ei vastaa. Sivu yrittää koko ajan uudelleen.

## The end

end-wins =
    { $you ->
        [yes] Voitit { $points } pisteellä
        [lost] Hävisit { $points } pisteellä
       *[no] { $name } voitti { $points } pisteellä
    }
end-by-rows =
    { $you ->
        [yes] Voitit vaakarivien määrällä
        [lost] Hävisit vaakarivien määrällä
       *[no] { $name } voitti vaakarivien määrällä
    }
end-by-resignation =
    { $you ->
        [yes] Voitit
        [lost] Hävisit
       *[no] { $name } voitti
    }
end-shared = { $names } jakavat voiton
end-shared-you = Jaoit voiton: { $names } ja sinä
end-rating = { $name }: vahvuusluku { $value } ({ $change })
end-rating-provisional = { $name }: vahvuusluku { $value }? (alustava: ensimmäiset pelit muuttavat sitä paljon)
end-stopped = Peli lopetettiin
end-stopped-why = Kesken lopetetulla pelillä ei ole voittajaa.
end-resigned-why =
    { $you ->
        [yes] Luovutit.
       *[no] { $name } luovutti.
    }
end-shared-why =
    { $count ->
        [0] Sekä pisteet että täydet vaakarivit ovat tasan: { points }, ei yhtään vaakariviä.
        [one] Sekä pisteet että täydet vaakarivit ovat tasan: { points }, { $count } vaakarivi.
       *[other] Sekä pisteet että täydet vaakarivit ovat tasan: { points }, { $count } vaakariviä.
    }
end-by-rows-why = Pisteet tasan, { $points }–{ $points }; täydet vaakarivit ratkaisevat: { $rows }–{ $others }.
end-exhausted-why = Laatat loppuivat.
end-turned =
    { $you ->
        [leader] Johdit laatoilla, { $most }–{ $points }; lisäpisteillä ohi nousi { $name }.
        [winner] Laatoilla johti { $leader }, { $most }–{ $points }; lisäpisteillä nousit ohi.
       *[no] Laatoilla johti { $leader }, { $most }–{ $points }; lisäpisteillä ohi nousi { $name }.
    }
end-level = Laattapisteet tasan, { $points }–{ $points }; lisäpisteet ratkaisivat.
end-led =
    { $you ->
        [yes] Johdit jo laatoilla, { $most }–{ $points }.
       *[no] { $name } johti jo laatoilla, { $most }–{ $points }.
    }
end-save = Lataa tallenne
end-step = Käy peli läpi
end-look = Katso pöytää
end-back = Takaisin tulokseen
end-again = Pelaa uudelleen
# At the end of a game with equal deals: where the results are.
end-to-day = Tuloksesi
end-to-duel = Takaisin kaksintaisteluun
end-to-tournament = Takaisin turnaukseen
end-next-game = Seuraavaan peliin
end-watch-next = Katso seuraavaa peliä
end-ledger = Pisteiden erittely
end-tiles = Laatat seinällä
end-floor = Lattiarivi
end-after-rounds = Kierrosten jälkeen
end-rows = Vaakarivit, 2/rivi
end-columns = Pystyrivit, 7/rivi
end-colours = Värit, 10/väri
end-total = Yhteensä
end-wall-of = Seinä: { $name }
end-wall-spoken =
    { $count ->
        [one] { $count } laatta seinällä; täynnä: { $complete }
       *[other] { $count } laattaa seinällä; täynnä: { $complete }
    }
end-rounds = Kierros kierrokselta
end-rounds-key = täytetty: laatat · ääriviiva: lattia
