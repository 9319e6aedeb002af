# Sameiginleg orð spilsins, fyrir síðuna, þjóninn og skipunina.
#
# Litir standa í kyni þess sem þeir lýsa: flís er kvenkyns og er grunnmyndin (colour), reitur karlkyns (colour.space).
# Þolfall og fleirtala eru í eigindum: tiles.accusative, colour.plural.

## Colours and tiles

colour =
    { $colour ->
        [B] blá
        [Y] gul
        [R] rauð
        [K] svört
       *[W] hvít
    }
    .accusative =
        { $colour ->
            [B] bláa
            [Y] gula
            [R] rauða
            [K] svarta
           *[W] hvíta
        }
    .plural =
        { $colour ->
            [B] bláar
            [Y] gular
            [R] rauðar
            [K] svartar
           *[W] hvítar
        }
    .space =
        { $colour ->
            [B] blár
            [Y] gulur
            [R] rauður
            [K] svartur
           *[W] hvítur
        }
# Litur út af fyrir sig, í hvorugkyni: „blátt og hvítt“.
colour-name =
    { $colour ->
        [B] blátt
        [Y] gult
        [R] rautt
        [K] svart
       *[W] hvítt
    }
tiles =
    { $count ->
        [one] { $count } { colour }
       *[other] { $count } { colour.plural }
    }
    .accusative =
        { $count ->
            [one] { $count } { colour.accusative }
           *[other] { $count } { colour.plural }
        }
marker = byrjunarflís
bag = Poki
nothing = ekkert

## Places

source =
    { $source ->
        [0] Miðja borðsins
       *[other] Plata { $source }
    }
from-source =
    { $source ->
        [0] af miðju borðsins
       *[other] af plötu { $source }
    }
# Stutta heitið kemst á hnapp; fulla heitið (line.full) er lesið upp svo það ruglist ekki við línur á veggnum.
line =
    { $line ->
        [0] Gólflína
       *[other] Lína { $line }
    }
    .full =
        { $line ->
            [0] Gólflína
           *[other] Mynsturlína { $line }
        }
to-line =
    { $line ->
        [0] á gólflínuna
       *[other] í línu { $line }
    }
wall = Veggur
floor-line = Gólflína
centre = Miðja
column = dálkur { $column }

## Names of what lies on the table, for screen readers

source-holds = { source }: { $tiles }
source-empty = { source }: tóm
take = Taktu { tiles.accusative } { from-source }
take-with-marker = Taktu { tiles.accusative } og byrjunarflísina af miðju borðsins
line-empty = { line.full }, tóm
line-holds = { line.full }: { tiles }, { $count } af { $room }
line-full = { line.full }: fullkláruð, { tiles }
floor-empty = Gólflína: tóm
floor-holds =
    { $count ->
        [one] Gólflína: { $count } flís, mínus { $points }
       *[other] Gólflína: { $count } flísar, mínus { $points }
    }
wall-space-empty = Röð { $row }, dálkur { $column }, { colour.space } reitur, auður
wall-space-free = Röð { $row }, dálkur { $column }, auður reitur
wall-space-tile = Röð { $row }, dálkur { $column }, { colour } flís

## Where tiles can go: a few words in the row

outcome-fills = fyllist
outcome-part = { $count } af { $room }
outcome-to-floor = { $count } á gólfið
why-wall-has = { colour } á veggnum
why-line-holds = línan er { colour }
why-line-full = línan er full

## The same, said aloud

say-plus = plús { $points }
say-minus = mínus { $points }

## Moves in words

move-take = { tiles } { from-source } { to-line }
move-took = { $name } færði { tiles.accusative } { from-source } { to-line }
move-column = úr línu { $line } í dálk { $column }
move-tiled = { $name } færði flís úr línu { $line } í dálk { $column }
deal-round = Umferð { $round }: nýjar flísar

## Points

points = { $points } stig
round = Umferð { $round }
score-of = { $name }: { points }
rows-complete =
    { $count ->
        [one] { $count } lárétt lína
       *[other] { $count } láréttar línur
    }
columns-complete =
    { $count ->
        [one] { $count } lóðrétt lína
       *[other] { $count } lóðréttar línur
    }
colours-complete =
    { $count ->
        [one] { $count } litur
       *[other] { $count } litir
    }

## Players

you = þú
computer = Tölvan
computer-label = Tölvan
computer-level = Tölva, styrkur { $level }
computer-number = Tölva { $seat }
seat = Sæti { $seat }
side-coloured = Lituð
side-grey = Grá
level-name =
    { $level ->
        [1] Byrjandi
        [2] Nemi
        [3] Áhugaspilari
        [4] Afslappaður
        [5] Traustur
        [6] Varkár
        [7] Sterkur
        [8] Skarpur
        [9] Sérfræðingur
       *[10] Meistari
    }

## Lists, numbers and dates

list-and = { $first } og { $last }
list-or = { $first } eða { $last }
decimal-mark = ,
month =
    { $month ->
        [1] janúar
        [2] febrúar
        [3] mars
        [4] apríl
        [5] maí
        [6] júní
        [7] júlí
        [8] ágúst
        [9] september
        [10] október
        [11] nóvember
       *[12] desember
    }
date = { $day }. { month } { $year }

time-seconds = { $count } s
time-minutes = { $count } mín.
time-hours = { $count } klst.
time-days =
    { $count ->
        [one] { $count } dagur
       *[other] { $count } dagar
    }
