# The command's words for players: the list of commands, the help of `play`, `terminal`, `replay` and `verify`, and what those
# say. The English help is that of the sources; a test compares both. %s, %(prog)s and so on are filled in by Python.

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
purpose-work = search for servers that share a database
purpose-operate = tell running servers what to do: drain, read-only, bans, a message to all
purpose-store = look after a server's store: check, backup, list, delete
purpose-terminal = play in the terminal, against people or the computer
purpose-new = write the record of a new game, or print a dealt position
purpose-replay = step through a recorded game (.azr)
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

help-verify = Check the deals of a recorded game (.azr): whether each follows from the secret that the server had committed to and from what the seats added, and whether that proves to you that nobody chose them. Exit status 0: it does; 1: something does not follow, cannot be checked or is not proved; 2: bad input.
help-verify-file = the record; - reads standard input
help-verify-commitment = the commitment you noted before you added your randomness, to compare with the record's
help-verify-randomness = the randomness that you added to the deals
help-verify-tournament = the results of the tournament that the game belongs to: --randomness is then what you added on entering
help-verify-json = print one JSON object instead of sentences

## Files

system-not-found = there is no such file
system-not-allowed = this is not allowed
system-folder = this is a folder
system-exists = this file exists already
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
        [draw] First seat: { $name } was drawn to start, as the secret gives.
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
        [one] Fair: the one deal follows from a secret fixed before you added your randomness, so the server could not choose them.
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
verify-operator = Not proved: that its operator told nobody what was coming, or a seat that added after you.
verify-unforeseen = Nobody, not even its operator, could foresee a deal before your device revealed its value.
verify-without =
    { $count ->
        [one] Round { $rounds } was dealt without it: there that holds only if another seat that revealed a value is honest.
       *[other] Rounds { $rounds } were dealt without it: there that holds only if another seat that revealed a value is honest.
    }
verify-last = Not proved: that the operator, together with a seat that revealed last, did not choose between two deals, with and without the value of that seat.
