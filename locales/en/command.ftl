# The words of the command `tilewright`: the list of commands, and the help and the output of those for players. The English help
# repeats that of the sources; a test compares both. %s, %(prog)s and so on are filled in by Python.

## Command lines

argparse-usage = usage:
argparse-positional = positional arguments
argparse-options = options
argparse-help = show this help message and exit
argparse-version = show program's version number and exit
argparse-required = the following arguments are required: %s
argparse-unrecognized = unrecognized arguments: %s
argparse-argument = argument %(argument_name)s: %(message)s
argparse-choice = invalid choice: %(value)r (choose from %(choices)s)
argparse-one = expected one argument
argparse-some = expected at least one argument
argparse-not-with = not allowed with argument %s
argparse-value = invalid %(type)s value: %(value)r
argparse-error = %(prog)s: error: %(message)s

## The list of commands

help-about = The board game Azul: play, analyse, research. Unofficial.
help-epilog = `tilewright COMMAND --help` describes a command.
purpose-play = play in the browser, on this machine
purpose-serve = run the game server: tables for people and programs, in the browser or over the network
purpose-work = do the searches of servers that share a database
purpose-operate = tell running servers what to do: drain, read-only, bans, a message to all
purpose-store = look after a server's store: check, backup, copy, list, delete
purpose-terminal = play in the terminal, against people or the computer
purpose-new = write the record of a new game, or print a dealt position
purpose-replay = show a recorded game (.azr) move by move
purpose-verify = check that the deals of a recorded game were fair
purpose-review = review a recorded game: errors, luck of the deals, and what was better
purpose-puzzles = make puzzles with exactly one solution, or prove them again
purpose-best = find the best moves of a position, what each is worth and why
purpose-explain = explain what a position is worth for each seat, in points
purpose-engine = speak the engine protocol on standard input and output
purpose-arena = play a match between computer players, with error bars
purpose-league = rate many computer players against each other
purpose-tournament = hold a tournament among computer players, Swiss or arena
purpose-train = train networks by self-play, on one machine or many
purpose-compile = compile everything for this machine now, so that the first game starts at once
purpose-perft = count move sequences from a position
purpose-bench = measure the speed of this machine and print the signature

## tilewright play

help-play = Play Azul in the browser, on this machine: against the computer, or with people at one screen. Your games are kept in your data folder, so that you can continue them after the next start. Ctrl-C ends the program. `tilewright terminal` plays without a browser.
help-play-port = the port on this machine (default: any that is free)
help-play-no-browser = do not open the browser, only print the address
help-play-data = where tables are kept (default: your data folder)
help-play-computer-threads = searches that run at the same time (default: number of cores minus 1)
help-play-computer-pause = minimum seconds for a move of the computer (0.4)

## tilewright terminal

help-terminal = Play Azul in the terminal: two to four seats, each a person or the computer, on either side of the board. Started without options in a terminal it asks what to play. Moves are typed, such as 3R2; `help` tells the rest.
help-terminal-seats = who sits at seats 1, 2, ...: { $choice }; with a name if you like, as in person:Ana or level:3:Bo (default: person computer; the computer plays at level { $level })
help-terminal-side = the side of the boards (default: coloured)
help-terminal-first = the seat that starts (default: random)
help-terminal-seed = seed of the deals and the computer's choices
help-terminal-save = save the game to this new file after every move
help-terminal-resume = resume a saved game and keep saving it; without a file, the last unfinished one
help-terminal-language = the language of the game (default: your terminal's, else English)
help-terminal-plain = sentences only, for screen readers: no drawing, no colour

## tilewright replay

help-replay = Show a recorded game (.azr): every deal and move in words, the points of each round, and how it ended.
help-replay-file = the record; - reads standard input
help-replay-example = show the game that comes with tilewright
help-replay-position = print the text of the position right after N moves (0: the start)
help-replay-positions = print the text of every position, after each deal and move
help-replay-text = print the record itself, in the canonical layout
help-replay-json = print one JSON object: record, positions, final position and outcome

## tilewright verify

help-verify = Check the deals of a recorded game (.azr): whether each follows from the secret that the server had committed to and from the randomness that the seats added, and whether that proves to you that nobody chose them. Exit status 0: it does; 1: something does not follow, cannot be checked or is not proved; 2: bad input.
help-verify-file = the record; - reads standard input
help-verify-commitment = the commitment you noted before you added your randomness, to compare with the record's
help-verify-randomness = the randomness that you added to the deals
help-verify-tournament = the results of the tournament that the game belongs to: --randomness is then what you added on entering
help-verify-json = print one JSON object instead of sentences

## tilewright new

help-new = Begin a game: write its record with a first random deal, or print it.
help-new-file = write the record here instead of printing it
help-new-players = number of players (default: the number of names, or 2)
help-new-side = which side of the boards (default: coloured)
help-new-seats = the players' names in clockwise order
help-new-first = the seat that starts (default: drawn at random)
help-new-seed = seed of the deal and the first seat
help-new-position = print only the text of the dealt position
help-new-force = overwrite FILE.azr if it exists
new-written = Wrote { $file }: { $names }, { side-name }, { $name } starts.

## tilewright review

help-review = Review a recorded game (.azr): which moves were errors, how lucky each deal was, and what would have been better. Every position gets a value for each seat: its expected share of the victory and its expected lead in points. What a move loses compared with the best one is that seat's error; what a deal is worth compared with other possible deals is luck. A folder of records gives a summary over all of them. Reviews are saved: an interrupted command continues when it is repeated.
help-review-file = the record, or a folder of records; - reads standard input
help-review-example = review the game that comes with tilewright
help-review-quick = search less: a few seconds for a game
help-review-nodes = positions to search for each move (2000000; with three or four players half as many)
help-review-seat = show the moves of this seat only
help-review-threads = searches at once (one for each core, at most 8)
help-review-fresh = ignore a saved review of the game and start again
help-review-json = print one JSON object (docs/notation.md)
help-review-html = write one page with the graph and all moves
help-review-plot = draw the graph as .svg or .png (needs matplotlib)
# $care: reviewed-quick or reviewed-nodes.
reviewed-headline = { $names }: { side-name }, { $result } ({ $care })
reviewed-unfinished = unfinished
reviewed-quick = quick look
reviewed-nodes = { $nodes } nodes a move
# $change, $points: with their sign; $error: the standard error of $change; $values: the chances of all seats, “Ana 52.1%, Bo 47.9%”.
reviewed-deal = Round { $round }, deal { $deal }: good for { $name } by { $change } (±{ $error }) and { $points } points; { $values }
# The parts of a game for one player, as labels of a table. The row after [start] is for luck; its label is
# `review-luck-of-deals`.
reviewed-part =
    { $part ->
        [start] at the start
        [own] own moves
        [others] moves of others
        [remainder] remainder
        [end] at the end
       *[now] now
    }
reviewed-grades =
    { $grade ->
        [inaccuracy] inaccuracies
        [mistake] mistakes
       *[blunder] blunders
    }
reviewed-steps = deals and moves
reviewed-move = Move
reviewed-interrupted = interrupted at { $share }; the same command continues from there.
reviewed-partly = { $count } of { $total } steps are reviewed.
reviewed-not-kept = the review is not kept: { $why }
# The columns of the table of a folder.
reviewed-column-games = games
reviewed-column-won = won
reviewed-column-less-luck = won minus luck
reviewed-column-accuracy = accuracy
reviewed-column-errors = errors a game
reviewed-column-luck = luck a game
reviewed-column-level = played like

## tilewright puzzles

help-puzzles = Make puzzles and check them. A puzzle is a position of two players whose round can end the game, in which exactly one move keeps the win, keeps a shared victory, or wins by at least 3 points more than any other. All of it is proved.
purpose-puzzles-make = look for puzzles in games and write them to a file
purpose-puzzles-verify = prove every puzzle of a file again
help-puzzles-make = Look for puzzles in games of the computer's levels, or in recorded games, and write them to a file. Ctrl-C ends it; what was found by then is written.
help-puzzles-make-file = where to write them: .jsonl, or .jsonl.gz for a gzipped file
help-puzzles-make-count = how many to make
help-puzzles-make-records = look in the games of this folder (.azr)
help-puzzles-make-seed = seed of the computer's games (default: 0)
help-puzzles-make-processes = processes on this machine (default: one for each core)
help-puzzles-make-cluster = work on a Ray cluster; `local` starts one on this machine
help-puzzles-verify = Prove every puzzle of a file again: its goal, each move of its solution, that no other move reaches the goal, its themes and its rating. Exit status 0: all hold; 1: some do not; 2: the file cannot be read.
help-puzzles-verify-file = the puzzles; without it, those that come with the package
help-puzzles-verify-processes = { help-puzzles-make-processes }
help-puzzles-verify-cluster = { help-puzzles-make-cluster }
puzzles-made =
    { $count ->
        [one] { $count } puzzle
       *[other] { $count } puzzles
    } from { $games ->
        [one] { $games } game in { $seconds } s
       *[other] { $games } games in { $seconds } s
    }
puzzles-no-more = the records hold no more: { $count } of { $wanted } puzzles.
puzzles-proved = { $count } of { $total } puzzles are proved, in { $seconds } s.
puzzles-more = … and { $count } more.
puzzles-wrong-none = no goal is reached by exactly one move
puzzles-wrong-goal = the goal that exactly one move reaches is “{ $goal }”, not “{ $said }”
puzzles-wrong-solution = the solution is { $line }, not { $said }
puzzles-wrong-nodes = its proof needs more than { $nodes } nodes
puzzles-wrong-themes = its themes are { $themes }, not { $said }
puzzles-wrong-rating = its rating is { $rating }, not { $said }
# $time: “2:03”.
time-left = { $time } left

## tilewright best and tilewright explain

help-best = Find the best moves of a position: what each is worth, and why. Columns: margin is the expected final points over the best other seat; win is the expected share of the victory; points and floor are what the move scores and costs at once.
help-best-position = a position in quotes; - reads standard input
help-best-record = take the position from a recorded game
help-best-move = the position before move N of the record (default: its last position)
help-best-time = seconds to search, or a time such as 200ms (1)
help-best-nodes = nodes to search, instead of a time
help-best-depth = search depth in takes, instead of a time
help-best-lines = moves to show ({ $lines })
help-best-threads = threads that search (1)
help-best-table = memory of the transposition table (64)
help-best-json = print one JSON object, with every move
help-explain = Explain what a position is worth for each seat, in points. Points on the board are exact. Further points are the computer's estimate, compared with an empty board: lines, floor line, the wall's rows, columns and colours, tempo. No move is searched; `tilewright best` searches.
help-explain-position = { help-best-position }
help-explain-record = { help-best-record }
help-explain-move = { help-best-move }
help-explain-json = print one JSON object, unrounded
# $scores: “34-33”; $then: who is to move, or why nobody is.
situation = Round { $round }, { side-name }, { $scores } points; { $then }.
situation-over = the game is over
situation-awaits-deal = a deal is awaited
situation-to-move = seat { $seat } to move
# The columns of a table: about ten letters at most.
best-move = move
best-margin = margin
best-win = win
best-points = points
best-floor = floor
# $seat: who moves next, 0 if the same seat or nobody does.
best-what =
    { $seat ->
        [0] what it does
       *[other] what it does, and what it leaves to seat { $seat }
    }
best-line = Expected: { $moves }
best-solved =
    { $how ->
        [game] Solved: yes, to the end of the game.
        [round] Solved: yes, to the end of the round, evaluated from there.
       *[no] Solved: no.
    }
best-effort = Depth { $depth }, { $nodes } nodes in { $seconds } s ({ $speed } a second).
best-progress = depth { $depth }: { $move } { $margin }, { $nodes } nodes
winning-chances = winning chances
explain-even = Nobody is ahead by much.
# $share: “78%”; $margin: “expected lead: +4.7 points”.
explain-ahead = Seat { $seat } is ahead: winning chances { $share }, { $margin }.
# The chances and the points disagree. $points has a minus sign.
explain-likeliest = Seat { $seat } is the most likely to win ({ $share }), although its expected lead is { $points } points.
explain-others = the others’ boards
explain-total =
    { $over ->
        [yes] points at the end
       *[no] together
    }
explain-margin =
    { $players ->
        [2] margin over the other
       *[other] margin over the others’ mean
    }
explain-final =
    { $part ->
        [rows] complete rows
        [columns] complete columns
        [colours] complete colours
       *[points] tiles and floor lines
    }

## Files

system-not-found = there is no such file
system-not-allowed = this is not allowed
system-folder = this is a folder
system-exists = this file exists already
system-named-twice = this file is named twice
system-not-replaced = this is not a file that can be replaced
system-full = the disk is full

## A game in words

side-name =
    { $side ->
        [grey] grey side
       *[coloured] coloured side
    }
# $date: “, 2026-11-15”, or nothing.
replay-headline = { $names }: { side-name }{ $date }, result { $result }
replay-began = Round { $round }, as it was when the record begins
replay-round = Round { $round }, { $name } starts: { $deal }
replay-unfinished = The game is unfinished: { $awaited }.
replay-awaits-deal = the deal of round { $round } is awaited
replay-awaits-turn = in round { $round } it is { $name }'s turn

## Whether deals were fair

verify-headline = { $names }: { side-name }, result { $result }
verify-missing-starts-later = The record begins in the middle of a game: what was before is unknown.
verify-missing-no-deals = The record has no deal.
verify-missing-not-fair-record = The record does not say that its deals can be checked: it has no header [Fairness].
verify-missing-bad-header = A header about the fair deals is missing or cannot be used; `--json` says which.
verify-missing-no-secret = The game is over, but its secret is not in the record.
verify-missing-unfinished = The game is not over, so its secret is not published yet.
verify-missing-old-version = The game is of version 1, in which the server's operator could choose the deals.
verify-missing-nobody-added = No seat added randomness, so the server's operator could choose the deals.
verify-commitment =
    { $fits ->
        [yes] The secret fits the commitment { $commitment }.
       *[no] The secret DOES NOT FIT the commitment { $commitment }.
    }
verify-noted =
    { $fits ->
        [yes] It is the commitment you noted.
       *[no] It IS NOT the commitment you noted.
    }
verify-own =
    { $fits ->
        [yes] Your randomness is among what the seats added.
       *[no] Your randomness IS NOT among what the seats added.
    }
verify-first =
    { $by ->
        [choice] First seat: { $name } was chosen to start, not drawn.
        [unknown] First seat: { $name } started, by a draw that cannot be checked.
        [draw] First seat: { $name } was drawn to start, which follows from the secret.
       *[other] First seat: { $name } started, but the draw GIVES { $other }.
    }
verify-broken = Round { $round }: the value that { $name } revealed DOES NOT BELONG to what this seat added.
verify-none-broken = Every value that a seat revealed belongs to what the seat added before the game.
verify-deal =
    { $fits ->
        [unknown] Round { $round }: { $deal } cannot be checked.
        [yes] Round { $round }: { $deal } follows from the secret.
       *[no] Round { $round }: { $deal } DOES NOT FOLLOW from the secret, which gives { $expected }.
    }
verify-fair =
    { $count ->
        [one] Fair: the one deal follows from a secret fixed before you added your randomness, so the server could not choose it.
       *[other] Fair: all { $count } deals follow from a secret fixed before you added your randomness, so the server could not choose them.
    }
verify-consistent =
    { $count ->
        [one] Consistent, not proved: the one deal follows from the secret, but whoever wrote the record could have chosen both.
       *[other] Consistent, not proved: all { $count } deals follow from the secret, but whoever wrote the record could have chosen both.
    }
verify-consistent-how = It is proved only with the commitment and the randomness that you noted: --commitment, --randomness.
verify-unfair = Not fair: the recorded deals do not follow from the secret and the seats' randomness.
verify-unproved = Not proved: the record does not hold all that a proof needs.
verify-operator = Not proved: that the server's operator told nobody what was coming, not even a seat that added its randomness after you.
verify-unforeseen = Nobody, not even the server's operator, could foresee a deal before your device revealed its value.
verify-without =
    { $count ->
        [one] Round { $rounds } was dealt without your device's value: this deal was unforeseeable only if another seat that revealed a value is honest.
       *[other] Rounds { $rounds } were dealt without your device's value: these deals were unforeseeable only if another seat that revealed a value is honest.
    }
verify-last = Not proved: that the operator and the seat that revealed last did not collude. Together they could choose between the deal with that seat's value and the deal without it.
