# The game in the terminal (`tilewright terminal`) and the first words of `tilewright play`. Words of page.ftl and words.ftl
# are used here, too. Lines have at most 80 characters; what stands beside drawings is short.

## The start

play-at = Tilewright is at { $address }
play-end = Ctrl-C ends the program; your games are kept.
terminal-welcome = Tilewright: Azul in the terminal. Enter accepts what stands in [brackets].
terminal-how-many = How many play, 2 to 4?
terminal-how-many-people = How many of them are people? The computer plays the others.
terminal-how-strong = How strong is the computer, { $weakest } (for beginners) to { $strongest }?
terminal-which-side = Which side of the boards, { $sides }?
# The answers to that question, in small letters.
typed-side-coloured = coloured
typed-side-grey = grey
terminal-please-answer = Please answer { $answers }.
terminal-no-game = No game was started.
# What the only person at the table is called. Sentences say "{ $name } won": if that does not suit "you", take "player".
terminal-you = You
terminal-level = Level { $level }
terminal-only-computers = Only the computer plays; Ctrl-C ends the game.
refused-seats = a game has { $fewest } to { $most } seats, not { $count } (SETUP-1)
refused-new-game-only = --side and --first belong to a new game, not to one that is resumed
refused-other-seats = the game in { $file } has { $seats } seats, not { $count }
refused-file-exists = this file exists already; --resume continues it, or choose another name
refused-no-unfinished = no unfinished game is kept here
refused-file-name = a file’s name has only printable characters
refused-folder = this is a folder; name a file
refused-seat = '{ $text }' is not one of { $choice }, perhaps with a name as in person:Ana
refused-name = a name has at most { $most } printable characters
refused-seed = a seed is a whole number of at most 18 digits

## What a person types. Each message lists words that are understood, separated by spaces. The English words are always understood.

typed-yes = y yes
typed-no = n no
typed-centre = centre center
typed-floor = floor
typed-colour =
    { $colour ->
        [B] blue
        [Y] yellow
        [R] red
        [K] black
       *[W] white
    }
# Words that are ignored in a move: "factory 3 red to line 2".
typed-ignored = factory line column to from the on

## Commands: the word that is typed, and what it does

command-bag = bag
command-bag-about = what is left in the bag and what lies in the lid
command-help = help
command-help-about = this list
command-hint = hint
command-hint-about = what the computer would do here
command-moves = moves
command-moves-about = every legal move
command-position = position
command-position-about = the position as one line of text
command-quit = quit
command-quit-about = save the game and leave
command-save = save
command-save-about = save the game: { command-save } FILE.azr, or just { command-save }
command-show = show
command-show-about = show the table again
command-undo = undo
command-undo-about = take moves back, to the last decision of a person in this round

## Asking for a move

terminal-greeting = Type a move such as 3R2 (factory 3, red, line 2), 3R to see choices, or { command-help }.
terminal-your-move = Your move:
terminal-your-column = Your column:
terminal-move-of = { $name }, your move:
terminal-column-of = { $name }, your column:
terminal-not-understood = '{ $text }' is neither a move such as 3R2 nor a command; try { command-help }.
terminal-help =
    A move is a source, a colour and a destination, in capitals or not:
      source       1 to 9 for a factory, C for the centre
      colour       B blue, Y yellow, R red, K black, W white
      destination  1 to 5 for a pattern line, F for the floor line
    So 3R2 takes red from factory 3 to line 2; 3R shows where it can go, at what price.
    Choosing a column on the grey side: 2@4 (line 2 to column 4), or just 4.
    Commands:
terminal-supply = Bag: { $bag }. Lid: { $lid }.
terminal-no-tiles = none
terminal-taken-back =
    { $count ->
        [one] { $count } move taken back.
       *[other] { $count } moves taken back.
    }
terminal-nothing-to-undo = There is nothing to take back in this round, and { command-undo } does not go past a deal.
terminal-line-complete = Line { $line } is complete; its { colour } tile may go to:
terminal-only-factories = There are only { $count } factories.
terminal-source-holds =
    { $source ->
        [0] The centre holds: { $tiles }.
       *[other] Factory { $source } holds: { $tiles }.
    }
terminal-source-lacks =
    { $source ->
        [0] The centre has no { colour } tile.
       *[other] Factory { $source } has no { colour } tile.
    }
terminal-chosen = { tiles } { from-source }
terminal-can-go = { terminal-chosen } can go to:
# Before what a destination brings.
terminal-destination =
    { $line ->
        [0] floor:
       *[other] line { $line }:
    }

## What a move brings

effect-completes = completes it for { points }
# On the grey side the column decides.
effect-completes-up-to = completes it for up to { points }
effect-completes-nothing = completes it, but no column of the wall can take the tile now: all will fall
effect-complete = complete
effect-marker = takes the marker
effect-to-floor =
    { $count ->
        [one] { $count } tile to the floor
       *[other] { $count } tiles to the floor
    }
effect-lost = { points } lost
effect-nothing-lost = nothing lost, the floor is full
# What it leaves for the next seat.
left-nothing =
    { $phase ->
        [end] nothing: the game is over
        [deal] nothing: the round is over
       *[tile] nothing: the walls are tiled
    }
left-tiles =
    { $source ->
        [0] { tiles } in the centre
       *[other] { tiles } on factory { $source }
    }
left-floor = only for the floor line
left-completes = line { $line } for { points }
left-part = line { $line }, { $count } of { $room }

## A hint

# $what: the move in words.
hint-plays = The computer would play { $move }: { $what }.
# $left: what the next player finds, in words.
hint-leaves = It leaves { $left }.
# $points comes with decimals.
hint-expects =
    { $side ->
        [ahead] It expects to end about { $points } points ahead, with winning chances of { $percent }%.
       *[behind] It expects to end about { $points } points behind, with winning chances of { $percent }%.
    }

## What happened

news-dealt = Round { $round }: new tiles; { $name } to start.
news-move = { $name } { $move }: { $what }.
# $accounts: for every seat such as "Ana +5 -1 = 12".
news-scored = Round { $round } is scored: { $accounts }.
ending-row =
    { $count ->
        [one] The game is over: { $names } completed a row.
       *[other] The game is over: { $names } each completed a row.
    }
ending-no-tiles = The game is over: no tile is left to deal.
ending-won = { $names } won with { points }.
# $tied: names; the winner has more complete rows, $count of them.
ending-tie-break =
    { $count ->
        [one] { $tied } have { points } each; { $name } won by the tie-break, more complete rows ({ $count }).
       *[other] { $tied } have { points } each; { $name } won by the tie-break, more complete rows ({ $count }).
    }
ending-shared =
    { $count ->
        [one] { $tied } have { points } each; by the tie-break { $names } share the victory, with { $count } complete row each.
       *[other] { $tied } have { points } each; by the tie-break { $names } share the victory, with { $count } complete rows each.
    }
points-told = { $name }: { $wall } from the wall, minus { $floor } for the floor line, { $rows } for rows, { $columns } for columns, { $colours } for colours; { $total } in total.
points-told-before = { $name }: { $before } from before, { $wall } from the wall, minus { $floor } for the floor line, { $rows } for rows, { $columns } for columns, { $colours } for colours; { $total } in total.
points-before = before
points-wall = wall
points-floor = floor line
points-rows = rows, { $points } each
points-columns = columns, { $points } each
points-colours = colours, { $points } each
points-total = total

## Beside the drawn table

draw-round =
    { $side ->
        [grey] Round { $round } · grey side
       *[coloured] Round { $round } · coloured side
    }
draw-over = game over
draw-to-deal = tiles to be dealt
draw-supply = bag { $bag } · lid { $lid }
draw-factories = Factories
draw-centre = Centre
draw-floor = floor
draw-starts-next = starts next

## The table in sentences, for screen readers

plain-table =
    { $side ->
        [grey] Round { $round }, grey side. Tiles in the bag: { $bag }, in the lid: { $lid }.
       *[coloured] Round { $round }, coloured side. Tiles in the bag: { $bag }, in the lid: { $lid }.
    }
plain-empty-factories =
    { $count ->
        [one] Factory { $factories }: empty.
       *[other] Factories { $factories }: empty.
    }
plain-seat = { $name }, seat { $seat }: { points }.
plain-lines = Pattern lines: { $lines }.
plain-no-lines = Pattern lines: empty.
plain-line = line { $line } { $count } of { $room } { colour }
plain-wall = Wall: { $rows }.
plain-no-wall = Wall: empty.
plain-row = row { $row } { $tiles }
plain-in-column = { colour } in column { $column }
plain-floor = Floor line: { $what }, { points } to lose.
plain-tiles =
    { $count ->
        [one] { $count } tile
       *[other] { $count } tiles
    }
plain-starts-next = Starts the next round.

## Saving and leaving

terminal-exists = { $file } exists already. Replace it? (y/n)
terminal-not-saved = Nothing was saved.
terminal-cannot-save = It could not be saved: { $why }.
terminal-saved = Saved in { $file }, from now on after every move.
terminal-not-kept = The game could not be saved in { $file }: { $why }.
terminal-another = Another game? (y/n, { command-undo }, { command-save } FILE.azr)
terminal-another-answers = Please answer y, n or { command-undo }, or save the game.
terminal-lost = The game could not be saved: { $why }. Here it is as text:
terminal-kept = The game is saved in { $file }
terminal-resume = To resume it: tilewright terminal --resume { $file }
terminal-goodbye = Goodbye.
