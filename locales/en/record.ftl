# Records: opening them and stepping through them; also for the review and the analysis board.

record-title = Game: { $names }
record-table = The table
record-boards = Boards
record-moves = Moves
# $number of $total moves are made.
record-at = Round { $round }, move { $number } of { $total }
# $change: points won, and points lost if there are any, with their signs: “+5 −2”.
record-tiling = { $name } { $change }, now { $score }
record-result =
    { $count ->
        [0] Stopped without a winner
        [one] { $names } wins
       *[other] { $names } share the victory
    }
step-first = To the beginning
step-back = One step back
step-on = One step forward
step-last = To the end
step-play = Play
step-pause = Pause
step-slider = Position in the game
link-to-move = Copy the link to this move
another-record = Another saved game
choose-file = Choose a file
drop-here = Drop a saved game here, or choose a file.
open-record-what = A saved game is a text file that ends in .azr: every finished game can be saved as one. The server reads it and does not keep it; if you ask for a review, only that is kept, without names.
# Where a file cannot be read; $reason: a sentence.
bad-line = Line { $line }: { $reason }
