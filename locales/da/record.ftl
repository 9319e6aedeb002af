# Gemte spil: åbne dem og gå dem igennem.

record-title = Spil: { $names }
record-table = Bordet
record-boards = Spilleplader
record-moves = Træk
record-at = Runde { $round }, træk { $number } af { $total }
record-tiling = { $name } { $change }, nu { $score }
record-result =
    { $count ->
        [0] Stoppet uden vinder
        [one] { $names } vandt
       *[other] { $names } delte sejren
    }
step-first = Til begyndelsen
step-back = Et skridt tilbage
step-on = Et skridt frem
step-last = Til slutningen
step-play = Afspil
step-pause = Pause
step-slider = Sted i spillet
link-to-move = Kopier linket til dette træk
another-record = Et andet gemt spil
choose-file = Vælg en fil
drop-here = Slip et gemt spil her, eller vælg en fil.
open-record-what = Et gemt spil er en tekstfil, der ender på .azr: alle færdige spil kan gemmes sådan. Filen læses af serveren og beholdes ikke; beder du om en evaluering, gemmes kun den, uden navne.
bad-line = Linje { $line }: { $reason }
