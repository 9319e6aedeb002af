# Spillets ord, fælles for siden, serveren og kommandoen. Hvad variablerne betyder, står i ../en/words.ftl.
# Ord fra den danske regelbog: fabriksbrik, midten, mønsterlinje, væg, gulvlinje, pose, låg, startbrik.

## Farver og fliser

# Uden endelse: "sort". Med endelse, om flere fliser: "2 sorte".
colour =
    { $colour ->
        [B] blå
        [Y] gul
        [R] rød
        [K] sort
       *[W] hvid
    }
    .many =
        { $colour ->
            [B] blå
            [Y] gule
            [R] røde
            [K] sorte
           *[W] hvide
        }
# En farve for sig selv, uden flise: i lister.
colour-name = { colour }
tiles =
    { $count ->
        [one] { $count } { colour }
       *[other] { $count } { colour.many }
    }
marker = startbrik
bag = Pose
nothing = intet

## Steder

source =
    { $source ->
        [0] Midten
       *[other] Fabriksbrik { $source }
    }
from-source =
    { $source ->
        [0] fra midten
       *[other] fra fabriksbrik { $source }
    }
line =
    { $line ->
        [0] Gulvlinje
       *[other] Linje { $line }
    }
    .full =
        { $line ->
            [0] Gulvlinje
           *[other] Mønsterlinje { $line }
        }
to-line =
    { $line ->
        [0] til gulvlinjen
       *[other] til linje { $line }
    }
wall = Væg
floor-line = Gulvlinje
centre = Midten
column = kolonne { $column }

## Det, der ligger på bordet, til skærmlæsere

source-holds = { source }: { $tiles }
source-empty = { source }: tom
take = Tag { tiles } { from-source }
take-with-marker = Tag { tiles } og startbrikken fra midten
line-empty = { line.full }, tom
line-holds = { line.full }: { $count } af { $room } { colour.many }
line-full = { line.full }: fyldt, { tiles }
floor-empty = Gulvlinje: tom
floor-holds =
    { $count ->
        [one] Gulvlinje: { $count } flise, minus { $points }
       *[other] Gulvlinje: { $count } fliser, minus { $points }
    }
wall-space-empty = Række { $row }, kolonne { $column }, tomt felt til { colour }
wall-space-free = Række { $row }, kolonne { $column }, tomt felt
wall-space-tile = Række { $row }, kolonne { $column }, { colour }

## Hvor fliser kan lægges: få ord i rækken

outcome-fills = fyldes
outcome-part = { $count } af { $room }
outcome-to-floor = { $count } til gulvet
why-wall-has = væggen har { colour }
why-line-holds = har { colour }
why-line-full = linjen er fyldt

## Det samme, læst højt

say-plus = plus { $points }
say-minus = minus { $points }

## Træk i ord

move-take = { tiles } { from-source } { to-line }
move-took = { $name } flyttede { tiles } { from-source } { to-line }
move-column = linje { $line } til kolonne { $column }
move-tiled = { $name } lagde en flise fra linje { $line } i kolonne { $column }
deal-round = Runde { $round }: nye fliser

## Point

points = { $points } point
round = Runde { $round }
score-of = { $name }: { points }
rows-complete =
    { $count ->
        [one] { $count } række
       *[other] { $count } rækker
    }
columns-complete =
    { $count ->
        [one] { $count } kolonne
       *[other] { $count } kolonner
    }
colours-complete =
    { $count ->
        [one] { $count } farve
       *[other] { $count } farver
    }

## Spillere

you = dig
computer = Computeren
computer-label = Computer
computer-level = Computer, niveau { $level }
computer-number = Computer { $seat }
seat = Plads { $seat }
side-coloured = Farvet
side-grey = Grå
level-name =
    { $level ->
        [1] Begynder
        [2] Lærling
        [3] Hyggespiller
        [4] Afslappet
        [5] Stabil
        [6] Omhyggelig
        [7] Stærk
        [8] Skarp
        [9] Ekspert
       *[10] Mester
    }

## Lister, tal og datoer

list-and = { $first } og { $last }
list-or = { $first } eller { $last }
decimal-mark = ,
month =
    { $month ->
        [1] januar
        [2] februar
        [3] marts
        [4] april
        [5] maj
        [6] juni
        [7] juli
        [8] august
        [9] september
        [10] oktober
        [11] november
       *[12] december
    }
date = { $day }. { month } { $year }

time-seconds = { $count } sek.
time-minutes = { $count } min.
time-hours = { $count } t.
time-days =
    { $count ->
        [one] { $count } dag
       *[other] { $count } dage
    }
