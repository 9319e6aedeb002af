# De woorden van het spel, voor de pagina en de server. Wat de variabelen betekenen, staat in ../en/words.ftl.
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
tiles = { $count } { colour.inflected }
marker = startspelerfiche
bag = Zak
lid = Deksel van de doos
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
to-line =
    { $line ->
        [0] naar de vloerlijn
       *[other] naar lijn { $line }
    }
wall = Muur
floor-line = Vloerlijn
factories = Fabrieksschijven
centre = Midden
column = kolom { $column }

## Wat er op tafel ligt, voor schermlezers

source-holds = { source }: { $tiles }
source-empty = { source }: leeg
take = Neem { tiles } { from-source }
take-with-marker = Neem { tiles } en het startspelerfiche uit het midden
line-empty = { line }, leeg
line-holds = { line }: { $count } van { $room } { colour.inflected }
line-full = { line }: vol, { tiles }
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

outcome-fills = wordt vol
outcome-part = { $count } van { $room }
outcome-to-floor = { $count } naar de vloer
why-wall-has = muur heeft { colour }
why-line-holds = bevat { colour }
why-line-full = lijn is vol

## Hetzelfde, voorgelezen

say-plus = plus { $points }
say-minus = min { $points }

## Zetten in woorden

move-take = { tiles } { from-source } { to-line }
move-took = { $name } bracht { tiles } { from-source } { to-line }
move-column = lijn { $line } naar kolom { $column }
move-tiled = { $name } legde lijn { $line } in kolom { $column }
deal-round = Ronde { $round } wordt uitgedeeld

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
