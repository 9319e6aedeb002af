# Pelin yhteiset sanat, sivulle, palvelimelle ja komennolle.
#
# Nominatiivi on viestissä itsessään, muut sijat sen attribuuteissa: colour.partitive, tiles.accusative.
# Käskyn kohde on nominatiivissa (”Ota 1 musta”), muuten kohde on akkusatiivissa (”siirsi 1 mustan”).

## Colours and tiles

colour =
    { $colour ->
        [B] sininen
        [Y] keltainen
        [R] punainen
        [K] musta
       *[W] valkoinen
    }
    .partitive =
        { $colour ->
            [B] sinistä
            [Y] keltaista
            [R] punaista
            [K] mustaa
           *[W] valkoista
        }
    .accusative =
        { $colour ->
            [B] sinisen
            [Y] keltaisen
            [R] punaisen
            [K] mustan
           *[W] valkoisen
        }
# Väri yksinään, ilman laattaa: luetteloissa.
colour-name = { colour }
tiles =
    { $count ->
        [one] { $count } { colour }
       *[other] { $count } { colour.partitive }
    }
    .accusative =
        { $count ->
            [one] { $count } { colour.accusative }
           *[other] { $count } { colour.partitive }
        }
marker = aloitusmerkki
bag = Pussi
nothing = ei mitään

## Places

source =
    { $source ->
        [0] Pöydän keskiosa
       *[other] Tehdasalusta { $source }
    }
from-source =
    { $source ->
        [0] pöydän keskeltä
       *[other] tehdasalustalta { $source }
    }
# Lyhyt nimi mahtuu painikkeeseen; kokonainen (line.full) luetaan ääneen, jotta se erottuu seinän riveistä.
line =
    { $line ->
        [0] Lattiarivi
       *[other] Rivi { $line }
    }
    .full =
        { $line ->
            [0] Lattiarivi
           *[other] Kuviorivi { $line }
        }
to-line =
    { $line ->
        [0] lattiariville
       *[other] riville { $line }
    }
wall = Seinä
floor-line = Lattiarivi
centre = Keskiosa
column = pystyrivi { $column }

## Names of what lies on the table, for screen readers

source-holds = { source }: { $tiles }
source-empty = { source }: tyhjä
take = Ota { tiles } { from-source }
take-with-marker = Ota { tiles } ja aloitusmerkki pöydän keskeltä
line-empty = { line.full }, tyhjä
line-holds = { line.full }: { tiles }, { $count } { outcome-part.of-room }
line-full = { line.full }: täynnä, { tiles }
floor-empty = Lattiarivi: tyhjä
floor-holds =
    { $count ->
        [one] Lattiarivi: { $count } laatta, miinus { $points }
       *[other] Lattiarivi: { $count } laattaa, miinus { $points }
    }
wall-space-empty = Vaakarivi { $row }, pystyrivi { $column }, { colour }, tyhjä
wall-space-free = Vaakarivi { $row }, pystyrivi { $column }, tyhjä
wall-space-tile = Vaakarivi { $row }, pystyrivi { $column }, { colour }

## Where tiles can go: a few words in the row

outcome-fills = täyttyy
outcome-part = { $count }/{ $room }
    .of-room =
        { $room ->
            [1] yhdestä
            [2] kahdesta
            [3] kolmesta
            [4] neljästä
           *[5] viidestä
        }
outcome-to-floor = { $count } lattialle
why-wall-has = { colour } seinällä
why-line-holds = rivi on { colour }
why-line-full = rivi on täynnä

## The same, said aloud

say-plus = plus { $points }
say-minus = miinus { $points }

## Moves in words

move-take = { tiles } { from-source } { to-line }
move-took = { $name } siirsi { tiles.accusative } { from-source } { to-line }
move-column = riviltä { $line } pystyriville { $column }
move-tiled = { $name } siirsi laatan riviltä { $line } pystyriville { $column }
deal-round = Kierros { $round }: uudet laatat

## Points

points =
    { $points ->
        [one] { $points } piste
       *[other] { $points } pistettä
    }
round = Kierros { $round }
score-of = { $name }: { points }
rows-complete =
    { $count ->
        [one] { $count } vaakarivi
       *[other] { $count } vaakariviä
    }
columns-complete =
    { $count ->
        [one] { $count } pystyrivi
       *[other] { $count } pystyriviä
    }
colours-complete =
    { $count ->
        [one] { $count } väri
       *[other] { $count } väriä
    }

## Players

you = sinä
computer = Tietokone
computer-label = Tietokone
computer-level = Tietokone, taso { $level }
computer-number = Tietokone { $seat }
seat = Paikka { $seat }
side-coloured = Värillinen
side-grey = Harmaa
level-name =
    { $level ->
        [1] Aloittelija
        [2] Oppilas
        [3] Harrastelija
        [4] Leppoisa
        [5] Vakaa
        [6] Huolellinen
        [7] Vahva
        [8] Terävä
        [9] Ekspertti
       *[10] Mestari
    }

## Lists, numbers and dates

list-and = { $first } ja { $last }
list-or = { $first } tai { $last }
decimal-mark = ,
month =
    { $month ->
        [1] tammikuuta
        [2] helmikuuta
        [3] maaliskuuta
        [4] huhtikuuta
        [5] toukokuuta
        [6] kesäkuuta
        [7] heinäkuuta
        [8] elokuuta
        [9] syyskuuta
        [10] lokakuuta
        [11] marraskuuta
       *[12] joulukuuta
    }
date = { $day }. { month } { $year }

time-seconds = { $count } s
time-minutes = { $count } min
time-hours = { $count } h
time-days =
    { $count ->
        [one] { $count } päivä
       *[other] { $count } päivää
    }
