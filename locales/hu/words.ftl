# A játék közös szavai, az oldalnak, a szervernek és a parancsnak.
#
# Az alanyeset maga az üzenet, a tárgyeset az attribútuma (tiles.accusative). Számnév után a főnév egyes számban marad.
# A névelő (a, az) a sorszámon múlik: az 1., az 5., különben a. Változóhoz nem ragasztunk ragot.

## Colours and tiles

colour =
    { $colour ->
        [B] kék
        [Y] sárga
        [R] piros
        [K] fekete
       *[W] fehér
    }
    .accusative =
        { $colour ->
            [B] kéket
            [Y] sárgát
            [R] pirosat
            [K] feketét
           *[W] fehéret
        }
# Egy szín magában, csempe nélkül: felsorolásban.
colour-name = { colour }
tiles = { $count } { colour }
    .accusative = { $count } { colour.accusative }
marker = kezdőjátékos-jelző
bag = Zsák
nothing = semmi

## Places

source =
    { $source ->
        [0] Az asztal közepe
       *[other] { $source }. korong
    }
from-source =
    { $source ->
        [0] az asztal közepéről
        [1] az 1. korongról
        [5] az 5. korongról
       *[other] a { $source }. korongról
    }
# A rövid név elfér egy gombon; a teljeset (line.full) a képernyőolvasó mondja, hogy ne tévesszük össze a fal soraival.
line =
    { $line ->
        [0] Padlóvonal
       *[other] { $line }. sor
    }
    .full =
        { $line ->
            [0] Padlóvonal
           *[other] { $line }. mintasor
        }
    .from =
        { $line ->
            [0] a padlóvonalról
            [1] az 1. sorból
            [5] az 5. sorból
           *[other] a { $line }. sorból
        }
to-line =
    { $line ->
        [0] a padlóvonalra
        [1] az 1. sorba
        [5] az 5. sorba
       *[other] a { $line }. sorba
    }
wall = Fal
floor-line = Padlóvonal
centre = Közép
column = { $column }. oszlop
    .into =
        { $column ->
            [1] az 1. oszlopba
            [5] az 5. oszlopba
           *[other] a { $column }. oszlopba
        }

## Names of what lies on the table, for screen readers

source-holds = { source }: { $tiles }
source-empty = { source }: üres
take = Vegyél el { tiles.accusative } { from-source }
take-with-marker = Vegyél el { tiles.accusative } és a kezdőjátékos-jelzőt az asztal közepéről
line-empty = { line.full }, üres
line-holds = { line.full }: { outcome-part.of-room } { $count } { colour }
line-full = { line.full }: kész, { tiles }
floor-empty = Padlóvonal: üres
floor-holds = Padlóvonal: { $count } csempe, mínusz { $points }
wall-space-empty = { $row }. sor, { $column }. oszlop, { colour }, üres
wall-space-free = { $row }. sor, { $column }. oszlop, üres
wall-space-tile = { $row }. sor, { $column }. oszlop, { colour }

## Where tiles can go: a few words in the row

outcome-fills = betelik
outcome-part = { $count }/{ $room }
    .of-room =
        { $room ->
            [3] 3-ból
           *[other] { $room }-ből
        }
outcome-to-floor = { $count } a padlóra
why-wall-has = { colour } már a falon
why-line-holds = { colour } van benne
why-line-full = a sor megtelt

## The same, said aloud

say-plus = plusz { $points }
say-minus = mínusz { $points }

## Moves in words

move-take = { tiles } { from-source } { to-line }
move-took = { $name } { tiles.accusative } rakott { from-source } { to-line }
move-column = { line.from } { column.into }
move-tiled = { $name } csempét rakott { line.from } { column.into }
deal-round = { $round }. forduló: új csempék

## Points

points = { $points } pont
round = { $round }. forduló
score-of = { $name }: { points }
rows-complete = { $count } vízszintes sor
columns-complete = { $count } oszlop
colours-complete = { $count } szín

## Players

you = te
computer = A gép
computer-label = Gép
computer-level = Gép, { $level }. szint
computer-number =
    { $seat ->
        [1] Az 1. gép
       *[other] A { $seat }. gép
    }
seat = { $seat }. hely
side-coloured = Színes
side-grey = Szürke
level-name =
    { $level ->
        [1] Kezdő
        [2] Tanuló
        [3] Hobbijátékos
        [4] Laza
        [5] Megbízható
        [6] Óvatos
        [7] Erős
        [8] Éles eszű
        [9] Szakértő
       *[10] Mester
    }

## Lists, numbers and dates

list-and = { $first } és { $last }
list-or = { $first } vagy { $last }
decimal-mark = ,
month =
    { $month ->
        [1] január
        [2] február
        [3] március
        [4] április
        [5] május
        [6] június
        [7] július
        [8] augusztus
        [9] szeptember
        [10] október
        [11] november
       *[12] december
    }
date = { $year }. { month } { $day }.

time-seconds = { $count } mp
time-minutes = { $count } perc
time-hours = { $count } óra
time-days = { $count } nap
