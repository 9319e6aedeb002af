# Ratings: one scale for people and levels, the curve of a rating, ratings with luck removed, agreement with the search.

ratings-scale = One scale for people and levels
ratings-level = level
ratings-interval = rating, 95%
ratings-none = The first rated game starts the curve.
ratings-short = The curve appears after the second game.
ratings-kind =
    { $side ->
        [coloured] { $players } players, coloured
       *[grey] { $players } players, grey
    }
ratings-luck-free = the same, luck taken out
ratings-value = { $value } ± { $within }
ratings-provisional = A question mark means provisional: the first games move a rating a lot, and it settles as you play more.
ratings-spoken =
    { $games ->
        [one] { $what }: { $value } plus or minus { $within }, one game
       *[other] { $what }: { $value } plus or minus { $within }, { $games } games
    }
ratings-course = { $what }: from { $from } on { $since } to { $to } on { $until }
ratings-band = band: 95%
ratings-choose = Kind of game
ratings-reviewed =
    { $games ->
        [one] The last reviewed game
       *[other] The last { $games } reviewed games
    }
ratings-accuracy = accuracy
ratings-luck = luck of the deals, points a game
ratings-agreement = of moves agree with the search; usual at rating { $value }: { $low } to { $high }%
ratings-percent = { $percent }%
ratings-proves-nothing = Agreement with the search proves nothing: what is usual was measured with the computer’s levels, and people differ.
