# The analysis board and its editor. $percent: a share of the victory; $points: a margin with its sign.

analysis-share = { $percent }%
analysis-worth = { $percent } per cent, { $points } points
analysis-worth-best = best move, { $percent } per cent, { $points } points
analysis-best-says = Best move: { $move }, { $percent } per cent
analysis-standing = { $name } { $percent }%
analysis-standing-label = Evaluation
analysis-margin = { $points } points
analysis-margin-unit = expected lead in points
analysis-depth = depth { $depth }
analysis-thousand-nodes = { $count } thousand positions
analysis-million-nodes = { $count } million positions
analysis-proved = proved to the end of the game
analysis-paused = Paused
analysis-thinking = Thinking…
analysis-resume = Resume
analysis-best-moves = Best moves
analysis-play = Play { $move }
analysis-play-best = Play { $move }, best move
analysis-variations = Variations
analysis-remove = Remove
analysis-remove-about = { $move } and everything after it will be removed from the variations.
analysis-no-moves = Moves that you try are listed here.
analysis-start = Start
analysis-played = played
analysis-awaits-deal = Round { $round }: new tiles are needed
analysis-deal-chance = Deal at random
analysis-deal-hand = Choose the tiles
analysis-to-move = to move
analysis-turn-of = { $name } to move
analysis-numbers = Numbers: chance to win with these tiles, in per cent
analysis-edit = Edit position
analysis-share-title = Share this position
analysis-copy-text = Copy as text
analysis-no-picture = This browser could not draw the picture.
analysis-unreadable = This text is not a position.
analysis-too-long = This text is too long for a position.

## The editor

editor-title = Set up a position
editor-how = choose a colour, then a space
editor-palette = What to put down
# Below a tile: ten letters at most.
editor-left = { $count } left
editor-left-of = { colour-name }, { $count } left
# Below a tile: ten letters at most.
editor-marker = marker
# Below a tile: ten letters at most.
editor-eraser = eraser
# $place: "Factory 3", "Line 2"; $space: its number there.
editor-space =
    { $piece ->
        [none] { $place }, space { $space }: empty
        [marker] { $place }, space { $space }: { marker }
       *[tile] { $place }, space { $space }: { colour-name }
    }
editor-centre-add = Put it in the centre
editor-centre-remove = Centre: { tiles }; remove one
editor-less = { $what }: one less
editor-more = { $what }: one more
editor-undo = Undo
editor-paste = Or paste a position
editor-read = Read
editor-players = Number of players
editor-players-count = { $count } players
editor-side = Side of the boards
editor-round = Round
editor-moves = To move
editor-starts = Starts the round
editor-first = Started the round
editor-empty = Empty table
editor-fill = Fill factories at random
editor-bag-and-lid = Bag { $bag }, lid { $lid }
editor-lid-about = Whatever is not on the table is in the bag. If you know what lies in the lid, set it here.
editor-lid-of = { colour-name } in the lid
editor-none-left = There are no more tiles of this colour: { colour-name }.
editor-impossible =
    { $count ->
        [one] One thing is impossible
       *[other] { $count } things are impossible
    }
editor-show = Show
editor-analyse = Analyse
editor-mend =
    { $count ->
        [one] Analyse: fix one thing first
       *[other] Analyse: fix { $count } things first
    }
deal-placed = { $count } of { $total } tiles
deal-do = Deal these tiles
deal-clear = Clear
