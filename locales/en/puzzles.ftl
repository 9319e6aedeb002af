# Puzzles: the puzzle of the day, the series, the solver's rating.

puzzle-of-day = Puzzle of the day
# $id: the puzzle’s name, “2c-000123”.
puzzle-number = Puzzle { $id }
puzzle-goal =
    { $goal ->
        [draw] Your turn: share the victory
        [margin] Your turn: win as high as you can
       *[win] Your turn: win the game
    }
# The goal of a puzzle that is over.
puzzle-goal-over =
    { $goal ->
        [draw] Share the victory
        [margin] Win as high as you can
       *[win] Win the game
    }
puzzle-proved = The round can end the game. Exactly one move is right; this is proved.
# $move: the move that was tried, “CY4”. The game was played out after it.
puzzle-wrong =
    { $outcome ->
        [won] { $move } wins by too little.
        [shared] { $move } only shares the victory.
       *[lost] { $move } loses.
    }
# At the end of the game. $rows: whether complete rows decided.
puzzle-scores =
    { $rows ->
        [yes] Final score: { $own } to { $other }; complete rows decide.
       *[no] Final score: { $own } to { $other }.
    }
puzzle-solved = Solved!
# $words: the move in words, “2 black from factory 3 to line 2”.
puzzle-solution = The solution is { $move }: { $words }.
# $move: the best of the wrong moves.
puzzle-rival =
    { $outcome ->
        [won] The next best move, { $move }, wins by less.
        [shared] The next best move, { $move }, only shares the victory.
       *[lost] The next best move, { $move }, loses.
    }
puzzle-go-on = Right! What now?
puzzle-again = Try again
puzzle-next = Next puzzle
puzzle-show = Show the solution
puzzle-line = The moves that followed
puzzle-own = Your puzzles
puzzle-streak = puzzles of the day in a row
puzzle-days =
    { $count ->
        [one] { $count } day
       *[other] { $count } days
    }
puzzle-rating-own = your rating
# Below the number of puzzles that were solved without a wrong move.
puzzle-first-tries = solved at once, of { $count }
puzzle-tomorrow = Days begin at midnight UTC. The next puzzle of the day comes in { $hours } h { $minutes } min.
puzzle-device = Rating and history stay on this device; the server only counts first tries, not whose they are.
puzzle-this = This puzzle
puzzle-rating = rating of the puzzle
# Below a percentage.
puzzle-others =
    { $count ->
        [one] of one device solved it at the first try
       *[other] of { $count } devices solved it at the first try
    }
puzzle-weakest = weakest level that finds it
puzzle-level = Level { $level }
puzzle-theme =
    { $theme ->
        [tie-break] Tie-break
        [denial] Denial
        [floor] Floor line
        [marker] Starting player marker
        [column] Column
        [colour] Colour
        [end] Whether to end the game
       *[grey-column] Choice of column
    }
puzzle-themes-later = Its themes are shown at the end.
puzzle-more = More puzzles
puzzle-for-you = For you
