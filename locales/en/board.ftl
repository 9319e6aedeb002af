# Words on the board itself: the table, the rows of a player's board, and what screen readers say of them.
# Room is narrow here: what stands in a row has about 15 letters.

# The table with its factories and the centre.
board-table = Table: factories and centre
# In the middle of a factory that was just emptied: who took what.
board-taken = { $name } took { tiles }
board-taken-you = You took { tiles }

## A player's board

board-of = { $name }’s board
board-started = went first this round
board-score = Score
# $points and $cost come with their sign: "+5", "−1", or "0".
board-forecast = Full lines { $points } · floor { $cost } this round
board-last = last: { tiles } { to-line }

## In a row, before a signed number of points

board-full = full
board-all-to-floor = all to floor
board-best = best move
# Before an outcome with its worth: "best · fills +1".
board-best-short = best ·

## A row's outcome, said aloud after the row's name

board-fill-it =
    { $count ->
        [one] { $count } { colour } fills it
       *[other] { $count } { colour } fill it
    }
# $filled of $room spaces will be taken.
board-make-it = { $count } { colour } { $count ->
        [one] makes
       *[other] make
    } it { $filled } of { $room }
board-choose-column = Row { $row }, column { $column }: put { colour } here, plus { $points }

## The sheet on a phone

board-take-one-colour = { source }: choose a colour
board-chosen = { tiles } { from-source }
board-floor = Floor
board-cancel = Cancel

## Supply

board-supply = Tiles in the bag and in the lid
board-lid = Lid
board-sum = Total
