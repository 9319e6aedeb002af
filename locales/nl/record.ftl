# Opgeslagen spellen: openen en doorlopen.

record-title = Spel: { $names }
record-table = De tafel
record-boards = Borden
record-moves = Zetten
record-at = Ronde { $round }, zet { $number } van { $total }
record-tiling = { $name } { $change }, nu { $score }
record-result =
    { $count ->
        [0] Gestopt zonder winnaar
        [one] { $names } wint
       *[other] { $names } delen de overwinning
    }
step-first = Naar het begin
step-back = Eén stap terug
step-on = Eén stap verder
step-last = Naar het einde
step-play = Afspelen
step-pause = Pauze
step-slider = Plek in het spel
link-to-move = Link naar deze zet kopiëren
another-record = Ander opgeslagen spel
choose-file = Kies een bestand
drop-here = Sleep een opgeslagen spel hierheen of kies een bestand.
open-record-what = Een opgeslagen spel is een tekstbestand dat op .azr eindigt: elk afgelopen spel kun je zo opslaan. De server leest het en bewaart het niet; vraag je om een nabespreking, dan wordt alleen die bewaard, zonder namen.
bad-line = Regel { $line }: { $reason }
