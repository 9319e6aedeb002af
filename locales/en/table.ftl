# The table in play and its end: status bar, log, menu, hints, what screen readers say, the final account.
# Variables mean the same as in words.ftl; others are explained where they occur.

## Who sits where

table-away = away
table-stand-in = computer standing in
table-resigned = gave up
table-timed-out = out of time
table-vacation = on vacation
table-to-move = to move
table-plays-next = plays next
# Of the player who moves after the one with table-plays-next.
table-plays-then = after that
table-just-moved = just moved
# Before what somebody did, in a narrow place: "Bo:".
table-did = { $name }:
# A move in a narrow place. $line is 0 for the floor line.
table-brief-move =
    { $line ->
        [0] { tiles } → floor
       *[other] { tiles } → line { $line }
    }
table-watch-instead = Watch this game

## The top bar and the title of the tab

title-table = Table
title-your-turn = Your turn
bar-factory-offer = Factory offer
bar-wall-tiling = Wall tiling
bar-over = Game over
bar-after-round = after round { $round }
bar-maybe-last-round = may be the last round
bar-last-round = last round
bar-watching = watching
bar-watchers = { $count } watching

## The status bar: a title and a sentence

status-label = What to do now
status-take = Your turn: take tiles
status-take-named = { $name }: take tiles
status-take-how = All of one colour, from one factory or from the centre.
# $tile stands for a picture of the tile.
status-place = Your turn: place { $tile } { tiles }
status-place-named = { $name }: place { $tile } { tiles }
status-column = Your turn: choose a column for line { $line }
status-column-named = { $name }: choose a column for line { $line }
status-column-how = The dashed spaces show what each one would score.
# $names: a list of names.
status-columns = Choosing columns: { $names }
status-columns-why = Everyone chooses at the same time; the choices are revealed when all are done.
status-revealing = Waiting for { $names }
status-revealing-why = Every browser adds its part before the deal. If one does not answer, the game soon goes on without it.
status-choosing = { $name } is choosing
status-look-around = You can look around the table meanwhile.
status-watching = You are watching.
status-tiling-how = Full lines from the top down, then the floor lines.
status-bonuses = Bonuses at the end of the game
status-bonuses-how = A row 2, a column 7, a colour 10 points.
status-between = One moment
status-over = The game is over
status-compiling = The computer is getting ready
status-compiling-why = This happens once after installing and takes about a minute.
status-reconnecting = Reconnecting
status-reconnecting-why = Your seat is saved for you.
# $time is one of the messages time-…
status-next-try = Trying again in { $time }.
status-try-now = Try now
# In a rematch, about somebody who has not opened its table yet.
status-not-here = { $name } is not here yet
status-away = { $name } lost the connection
status-away-why =
    { $minutes ->
        [one] The computer takes over after { $minutes } minute.
       *[other] The computer takes over after { $minutes } minutes.
    }
status-away-for-ever = The game will wait.
status-away-clock = When the time is up, the computer moves.
status-away-reserve = The clock keeps running.
# Label of the list of clocks.
clocks = Clocks
status-time-left = { $time } left
status-stood-in = The computer is playing for you
status-stood-in-why = You are in control again from your next turn.
status-asked-take-back = { $name } asks to take back a move
status-asked-take-back-why = The game would return to the position before that move.
status-asked-stop = { $name } suggests stopping the game
status-asked-stop-why = The game would end without a winner.
status-offered-take-back = You asked to take back your move
status-offered-stop = You suggested stopping the game
status-offered-why = Waiting for the others to answer.
status-agree = Agree
status-decline = Decline
status-cancel = Cancel
status-understood = OK
status-undo = Undo


## Tiles in the hand

# $source: where they come from.
table-from =
    { $source ->
        [0] From the centre.
       *[other] From factory { $source }.
    }
table-with-marker = The starting player marker comes with them, to the floor line.
# $colours: a list of colours; $count: how many tiles.
table-rest-to-centre =
    { $count ->
        [one] The rest goes to the centre: { $colours }.
       *[other] The rest goes to the centre: { $colours }.
    }

## Moves that are not possible

# $move: what was typed, such as 3R3.
table-not-possible = { $move } is not possible
table-not-done = That did not work
table-source-empty =
    { $source ->
        [0] There are no tiles in the centre.
       *[other] There are no tiles on factory { $source }.
    }
table-no-factory = There is no factory { $source }.
table-colour-missing =
    { $source ->
        [0] There is no { colour } in the centre.
       *[other] There is no { colour } on factory { $source }.
    }
# $reason: one of the messages why-…, such as "holds black".
table-line-reason = Line { $line }: { $reason }.
# $lines: a list of line numbers; $count: how many.
table-fits =
    { $count ->
        [one] Room for { colour }: line { $lines }, or the floor.
       *[other] Room for { colour }: lines { $lines }, or the floor.
    }
table-fits-only-floor = Only the floor has room for { colour }.
# $columns: a list of column numbers.
table-columns-that-fit = Columns for line { $line }: { $columns }.

## The log of moves

log-title = Moves
log-count = { $count } so far
log-empty = No moves yet.
log-take =
    { $line ->
        [0] { $count } { from-source } → floor
       *[other] { $count } { from-source } → line { $line }
    }
log-tiling = wall tiling

## Hints and evaluation

hint = Hint
hint-hide = Hide hint
hint-thinking = Thinking…
hint-label = Best moves
# A button; $move is in words.
hint-try = Show on the board: { $move }
# $move: in words, such as "2 blue from factory 3 to line 2".
hint-says = Best move: { $move }
hint-share = { $percent }%
# Why a move is good: what it does at once, and what it leaves to the next player.
hint-why-scores = Fills line { $line }: { points }.
hint-why-column = Brings { points }.
hint-why-floor = Costs { points } on the floor line.
hint-why-marker = Takes the starting player marker.
# $points: what it brings, 0 if no line is filled.
hint-why-leaves =
    { $points ->
        [0] At best, { $name } can then take { tiles } { from-source } { to-line }.
       *[other] At best, { $name } can then take { tiles } { from-source } { to-line }: { points }.
    }
evaluation-label = Evaluation
evaluation-show = Evaluation
evaluation-hide = Hide
evaluation-you = You { $percent }%
evaluation-waiting = Thinking…
evaluation-spoken = Your winning chances: { $percent } per cent
# $points comes with its sign.
evaluation-margin = expected lead: { $points } points
evaluation-even = equal chances: { $percent }%
# $parts: a list of evaluation-part: where the lead comes from.
evaluation-why = Why: { $parts }
# $number comes with its sign.
evaluation-part =
    { $part ->
        [points] score { $number }
        [complete_lines] full lines { $number }
        [floor] floor line { $number }
        [begun_lines] lines begun { $number }
        [offer] tiles on offer { $number }
        [rows] rows { $number }
        [columns] columns { $number }
        [colours] colours { $number }
        [tempo] the turn { $number }
       *[bag_and_lead] the rest of the game { $number }
    }
evaluation-everybody-sees = Everyone at the table will be told.
evaluation-not-here = Hints are off at this table.

## The menu and its dialogs

part-moves = Moves
part-supply = Supply
part-evaluation = Evaluation
menu-undo = Undo my last move
menu-ask-back = Ask to take back my move
menu-react = Send a reaction
menu-chat = Chat
chat-on = Chat at this table
chat-about = Only people at this table read it; nothing is kept. It begins when everybody has switched it on.
chat-waiting = Waiting until everybody has switched it on.
chat-mute = Mute: show nothing that others say
chat-mute-one = Mute { $name }
chat-say = Say something
chat-send = Send
menu-offer-stop = Suggest stopping the game
menu-resign = Give up…
menu-leave = Leave, the computer plays on for me
menu-replay = Show the last move again
menu-copy-link = Copy spectator link
menu-copied = Copied
menu-download = Save game
menu-keys = Keyboard shortcuts
resign-title = Give up?
resign-two = The game ends, and the other player wins. This cannot be undone.
resign-more = The computer plays on in your place, and you can no longer win. This cannot be undone.
# Where no other person is left.
resign-last = The game ends, and nobody wins. This cannot be undone.
resign-stay = Play on
resign-yes = Give up
reaction-label = Reactions
reaction-hello = Hello!
reaction-nice = Nice move!
reaction-oops = Oops!
reaction-thinking = Let me think
reaction-thanks = Thank you!
reaction-good-game = Good game!

## Keys

keys-title = Keyboard shortcuts
keys-about = A move is three characters: 3R2 takes red from factory 3 to line 2.
keys-source = a factory, or C for the centre
keys-colour = a colour: B blue, Y yellow, R red, K black, W white
keys-line = a line, or F for the floor
keys-column = grey side: line and column
keys-enter = choose, or play what is shown
keys-escape = back one step
keys-across = next factory
keys-along = next colour, or next line
keys-undo = undo
keys-replay = show the last move again
keys-hint = hint
keys-evaluation = evaluation on or off
keys-log = go to the list of moves
keys-turn = announce whose turn it is and what is on the table
keys-help = this list

## On phones

phone-your-turn = your turn
phone-floor-none = floor 0
phone-player = { $name }, { points }

## Said aloud

say-your-turn = Your turn.
say-turn-of = It is { $name }’s turn.
# $factories: a list of factory numbers, $count of them; $centre: yes when tiles lie there.
say-where =
    { $count ->
        [0] Tiles only in the centre.
        [one] { $centre ->
            [yes] Tiles on factory { $factories } and in the centre.
           *[no] Tiles on factory { $factories }.
        }
       *[other] { $centre ->
            [yes] Tiles on factories { $factories }, and in the centre.
           *[no] Tiles on factories { $factories }.
        }
    }
say-chosen = { tiles } chosen.
say-line-fills = Line { $line } fills
say-line-part = line { $line }, { $count } of { $line }
say-line-full = line { $line } full
say-to-floor = Floor
# $outcome: a list such as "line 1 full, 1 to the floor".
say-took = { $name } took { tiles } { from-source }: { $outcome }.
say-took-you = You took { tiles } { from-source }: { $outcome }.
# $marker: yes when the starting player marker is among them.
say-fell =
    { $marker ->
        [yes] { $count } to the floor, including the starting player marker
       *[no] { $count } to the floor
    }
say-to-lid = { $count } to the lid
say-round = Round { $round }:
# What a round brought somebody: points on the wall, points lost on the floor line, score after it.
say-account = { $name } plus { $points }, minus { $cost }, now { $score }.
say-choose-column = Choose a column for line { $line }.
say-chose = { $name } has chosen all columns.
say-took-back =
    { $count ->
        [one] { $name } took back a move.
       *[other] { $name } took back { $count } moves.
    }
say-offered-take-back = { $name } asks to take back a move.
say-offered-stop = { $name } suggests stopping the game.
say-agreed = { $name } agrees.
say-declined = { $name } declines.
say-resigned = { $name } gave up.
# $you: whether it is the reader.
say-timed-out =
    { $you ->
        [yes] You ran out of time.
       *[no] { $name } ran out of time.
    }
# $state: on, or over.
say-vacation =
    { $state ->
        [on] { $name } is on vacation; the clock stands still.
       *[over] { $name } is back from vacation.
    }
# $time: as "60 s".
say-time-left = You have { $time } left.
# After a move that the server made because there was no other.
log-only-move = the only move
# $because: gone, clock, left or resigned.
say-stood-in =
    { $because ->
        [clock] { $name } ran out of time; the computer takes over.
       *[other] The computer is playing for { $name }.
    }
note-your-time = You ran out of time; the computer moved for you.
note-dismiss = Close the message
say-returned = { $name } is back.
say-hinted = { $name } asked for a hint.
say-rematched = A new game has started at another table.
# After a rated game, when this person has asked for another one. It starts when all have asked.
end-rematch-waits = Waiting until everybody wants to play again.
# $names: one name or a list of $count names.
end-rematch-wanted =
    { $count ->
        [one] { $names } wants to play again.
       *[other] { $names } want to play again.
    }
say-connected = Reconnected.
# $sign: one of the messages reaction-…
say-reacted = { $name }: { $sign }

## Loading

loading-table = Loading the table…
loading-no-answer = The server is not answering. The page keeps trying.

## The end

# $you: yes or lost if this device has one seat; lost only with two players.
end-wins =
    { $you ->
        [yes] You win by { $points }
        [lost] You lose by { $points }
       *[no] { $name } wins by { $points }
    }
end-by-rows =
    { $you ->
        [yes] You win the tie-break
        [lost] You lose the tie-break
       *[no] { $name } wins the tie-break
    }
end-by-resignation =
    { $you ->
        [yes] You win
        [lost] You lose
       *[no] { $name } wins
    }
# $names: a list of names.
end-shared = { $names } share the victory
# $names: the others.
end-shared-you = You share the victory with { $names }
end-rating = { $name }: rating { $value } ({ $change })
end-rating-provisional = { $name }: rating { $value }? (provisional: the first games move it a lot)
end-stopped = The game was stopped
end-stopped-why = A game that is stopped has no winner.
end-resigned-why =
    { $you ->
        [yes] You gave up.
       *[no] { $name } gave up.
    }
end-shared-why =
    { $count ->
        [0] Points and complete rows are both equal: { points } and no row.
        [one] Points and complete rows are both equal: { points } and { $count } row.
       *[other] Points and complete rows are both equal: { points } and { $count } rows.
    }
# $rows: complete rows of the winner; $others: the most complete rows of another player with as many points.
end-by-rows-why = Level on { points }; complete rows decide: { $rows } to { $others }.
end-exhausted-why = No tiles were left to play with.
# Somebody else was ahead before the bonuses.
end-turned =
    { $you ->
        [leader] You led { $most } to { $points } on tiles; the bonuses won it for { $name }.
        [winner] { $leader } led { $most } to { $points } on tiles; the bonuses won it for you.
       *[no] { $leader } led { $most } to { $points } on tiles; the bonuses won it for { $name }.
    }
end-level = Level on tiles, { $points } each; the bonuses decided.
end-led =
    { $you ->
        [yes] You were already ahead on tiles, { $most } to { $points }.
       *[no] { $name } was already ahead on tiles, { $most } to { $points }.
    }
end-save = Save game
end-step = Replay the game
end-look = View the table
# A button at the table of a game that is over.
end-back = Back to the result
end-again = Play again
# At the end of a game with equal deals: links to the results.
end-to-day = Your result
end-to-duel = Back to the duel
end-to-tournament = Back to the tournament
end-next-game = To the next game
end-watch-next = Watch the next game
end-ledger = Score breakdown
end-tiles = Tiles on the wall
end-floor = Floor line
end-after-rounds = After the last round
end-rows = Rows, 2 each
end-columns = Columns, 7 each
end-colours = Colours, 10 each
end-total = Total
end-wall-of = { $name }’s wall
# $complete: a list such as "2 rows, 1 column", or "nothing".
end-wall-spoken =
    { $count ->
        [one] { $count } tile on the wall; complete: { $complete }
       *[other] { $count } tiles on the wall; complete: { $complete }
    }
end-rounds = Round by round
end-rounds-key = filled: tiles · outlined: floor
