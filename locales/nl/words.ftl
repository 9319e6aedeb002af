# De woorden van het spel, voor de pagina, de server en de opdracht. Wat de variabelen betekenen, staat in ../en/words.ftl.
# Woorden uit de Nederlandse spelregels: fabrieksschijf, midden, patroonlijn, muur, vloerlijn, zak, deksel, startspelerfiche.

## Kleuren en tegels

# Zonder uitgang: "zwart". Verbogen, met "tegel" erbij gedacht: "2 zwarte".
colour =
    { $colour ->
        [B] blauw
        [Y] geel
        [R] rood
        [K] zwart
       *[W] wit
    }
    .inflected =
        { $colour ->
            [B] blauwe
            [Y] gele
            [R] rode
            [K] zwarte
           *[W] witte
        }
# Een kleur op zichzelf, zonder tegel: in opsommingen.
colour-name = { colour }
tiles = { $count } { colour.inflected }
marker = startspelerfiche
bag = Zak
nothing = niets

## Plaatsen

source =
    { $source ->
        [0] Midden
       *[other] Fabrieksschijf { $source }
    }
from-source =
    { $source ->
        [0] uit het midden
       *[other] van fabrieksschijf { $source }
    }
line =
    { $line ->
        [0] Vloerlijn
       *[other] Lijn { $line }
    }
    .full =
        { $line ->
            [0] Vloerlijn
           *[other] Patroonlijn { $line }
        }
to-line =
    { $line ->
        [0] naar de vloerlijn
       *[other] naar lijn { $line }
    }
wall = Muur
floor-line = Vloerlijn
centre = Midden
column = kolom { $column }

## Wat er op tafel ligt, voor schermlezers

source-holds = { source }: { $tiles }
source-empty = { source }: leeg
take = Neem { tiles } { from-source }
take-with-marker = Neem { tiles } en het startspelerfiche uit het midden
line-empty = { line.full }, leeg
line-holds = { line.full }: { $count } van { $room } { colour.inflected }
line-full = { line.full }: compleet, { tiles }
floor-empty = Vloerlijn: leeg
floor-holds =
    { $count ->
        [one] Vloerlijn: { $count } tegel, min { $points }
       *[other] Vloerlijn: { $count } tegels, min { $points }
    }
wall-space-empty = Rij { $row }, kolom { $column }, leeg vak voor { colour }
wall-space-free = Rij { $row }, kolom { $column }, leeg vak
wall-space-tile = Rij { $row }, kolom { $column }, { colour }

## Waar tegels heen kunnen: een paar woorden in de rij

outcome-fills = vult
outcome-part = { $count } van { $room }
outcome-to-floor = { $count } op de vloer
why-wall-has = muur heeft { colour }
why-line-holds = bevat { colour }
why-line-full = lijn is vol

## Hetzelfde, voorgelezen

say-plus = plus { $points }
say-minus = min { $points }

## Zetten in woorden

move-take = { tiles } { from-source } { to-line }
move-took = { $name } verplaatste { tiles } { from-source } { to-line }
move-column = van lijn { $line } naar kolom { $column }
move-tiled = { $name } legde een tegel van lijn { $line } in kolom { $column }
deal-round = Ronde { $round }: nieuwe tegels

## Punten

points =
    { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }
round = Ronde { $round }
score-of = { $name }: { points }
rows-complete =
    { $count ->
        [one] { $count } rij
       *[other] { $count } rijen
    }
columns-complete =
    { $count ->
        [one] { $count } kolom
       *[other] { $count } kolommen
    }
colours-complete =
    { $count ->
        [one] { $count } kleur
       *[other] { $count } kleuren
    }

## Spelers

you = jij
computer = Computer
computer-label = Computer
computer-level = Computer, niveau { $level }
computer-number = Computer { $seat }
seat = Plaats { $seat }
side-coloured = Gekleurd
side-grey = Grijs
level-name =
    { $level ->
        [1] Beginner
        [2] Leerling
        [3] Liefhebber
        [4] Ontspannen
        [5] Degelijk
        [6] Zorgvuldig
        [7] Sterk
        [8] Scherp
        [9] Expert
       *[10] Meester
    }

## Lijsten, getallen en datums

list-and = { $first } en { $last }
list-or = { $first } of { $last }
decimal-mark = ,
month =
    { $month ->
        [1] januari
        [2] februari
        [3] maart
        [4] april
        [5] mei
        [6] juni
        [7] juli
        [8] augustus
        [9] september
        [10] oktober
        [11] november
       *[12] december
    }
date = { $day } { month } { $year }

time-seconds = { $count } s
time-minutes = { $count } min
time-hours = { $count } u
time-days =
    { $count ->
        [one] { $count } dag
       *[other] { $count } dagen
    }
