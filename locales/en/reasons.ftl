# Why a text cannot be read, a move is not legal or a deal is impossible: for the page, the terminal game and the command.
# The end of an id is the code that rules/, notation/, fairness/ or cli/ gives. Variables mean the same as in words.ftl;
# $text is what was written, in quotes, and $rule the rule's id in docs/rules.md.

# $line, $column: the place in the text.
reason-at = Line { $line }, column { $column }: { $reason }
reason-illegal-move = { $move } is not legal: { $reason } ({ $rule }).
reason-impossible-deal = The deal { $deal } is impossible: { $reason } ({ $rule }).

## Why a move is not legal: ends a sentence

illegal-over = the game is over
illegal-deal-first = the next round has to be dealt first
illegal-side = on the coloured side nobody chooses a column
illegal-columns-later = columns are chosen after the last tile is taken
illegal-columns-now = no tile is on offer: a column must be chosen
illegal-factories = there are only { $factories } factories with { $players } players
illegal-centre = the centre has no { colour } tile
illegal-factory = factory { $source } has no { colour } tile
illegal-line-holds = pattern line { $line } already holds another colour
illegal-line-full = pattern line { $line } is complete
illegal-wall-has = row { $line } of the wall already has { colour }
illegal-order = line { $first } must be tiled first, top to bottom
illegal-space = wall row { $line }, column { $column } is occupied
illegal-column-has = column { $column } already has { colour }

## Why a deal is impossible: ends a sentence

no-deal-factory-tiles = factory { $source } must hold { $expected } tiles, not { $count }
no-deal-bag-first = factory { $source } must first get all that is left in the bag, { $bag }, and only then tiles from the lid
no-deal-bag-lacks = the bag has only { tiles } left for factory { $source }
no-deal-not-awaited = no round is waiting to be dealt

## Positions and moves that cannot be read

unreadable-no-move = { $text } is not a move: write source, colour and destination such as 3R2 or CKF, or line and column such as 2@4 on the grey side.
unreadable-position-length = A position is one line of at most { $most } characters; this has { $count }.
unreadable-position-fields = A position for { $players } players has { $expected } parts with single spaces between them; this has { $count }.
unreadable-deal-factories = With { $players } players there are { $expected } factories, with commas between them; { $text } has { $count }.
unreadable-position-part = { position-field }: { $text } cannot be read. Expected: { position-form }.
position-field =
    { $field ->
        [table] Players and side
        [round] Round
        [phase] Phase
        [factory] Factory { $number }
        [centre] Centre
        [first] First seat
        [marker] Starting player marker
        [bag] Bag
        [lid] Lid
        [board] Board { $number }
        [score] Board { $number }, points
        [wall] Board { $number }, wall
        [lines] Board { $number }, pattern lines
        [line] Board { $number }, pattern line { $line }
       *[floor] Board { $number }, floor line
    }
position-form =
    { $form ->
        [table] 2c, 3c, 4c, 2g, 3g or 4g
        [phase] offer:1 or tile:1 with a seat’s number, deal or end
        [centre] * for the marker, and letters of colours
        [board] points;wall;lines;floor
        [wall] five rows of five characters (. B Y R K W) with / between them
        [lines] five pattern lines with commas between them
        [line] count and colour such as 2R, or -
        [floor] letters of colours and *, or -
        [tiles] letters of colours (B Y R K W), or -
        [counts] five numbers with commas between them
        [seat] a seat from 1 to { $players }
       *[number] a number of at most 9 digits
    }

## Records that cannot be read. $header: the header as it is written there, or as it should be.

unreadable-record-length = A record has at most { $most } characters; this has { $count }.
unreadable-file-length = A record has at most { $most } bytes; this has more.
unreadable-not-utf-8 = The byte { $byte } is not UTF-8 text: save the record as UTF-8.
unreadable-character = The character { $character } is not allowed in a record.
unreadable-deal-alone = After “deal” the factories follow on the same line, such as BBYR,KKWW,...
unreadable-header = A header is a name and values in quotes, in brackets and on one line, such as [Side "coloured"]; in quotes a backslash must be followed by " or another backslash.
unreadable-no-headers = A record begins with the header [Record "1"].
unreadable-late-header = Headers come before the first deal or move.
unreadable-no-header = The header { $header } is missing.
unreadable-header-twice = The header { $header } occurs twice.
unreadable-header-form = { $header } cannot be read. Expected: a header such as { $form }.
unreadable-version = This is version { $said } of records; only version { $version } is known.
unreadable-contradiction =
    { $name ->
        [Side] { $header } contradicts the position, whose side is { $meant }.
        [First] { $header } contradicts the position, whose first seat is { $meant }.
       *[Seats] { $header } contradicts the position, which has { $meant } seats.
    }
unreadable-other-result = The result is given as { $said }, but the game ends { $result }.
unreadable-no-result = The result is given as { $said }, but these moves do not end the game; write *.
unreadable-names = There are { $players } seats, so { $players } names, not { $count }.
unreadable-commitment = A commitment has 64 characters, only 0–9 and a–f.
unreadable-own-randomness = Your own randomness has 1 to 64 characters, only 0–9 and a–f.
unreadable-tournament-randomness = --tournament needs --randomness: what you added to the deals when you entered.
unreadable-no-tournament = { $file } does not hold the results of a tournament.
unreadable-no-such-position = There are { $last } moves in the record, so there is no position { $position }.
unreadable-one-record = Name one record: FILE.azr, - for standard input, or --example.
unreadable-closed-input = Standard input is closed, so nothing can be read from it.
unreadable-closed-output = Standard output is closed, so nothing can be answered.
unreadable-file-or-position = With --position no file is written: give FILE.azr or --position, not both.
unreadable-one-position = Give one position: its text in quotes, - for standard input, or --record FILE.azr.
unreadable-move-of-record = --move needs --record.
unreadable-no-such-move = There are { $last } moves in the record, so there is no move { $move }.
unreadable-one-review = Name one record to review: FILE.azr, a folder of records, or --example.
unreadable-no-such-seat = The game has seats 1 to { $last }, not { $seat }.
unreadable-folder-options = --html, --plot and --seat are for one record, not for a folder.
unreadable-no-records = There is no record (.azr) in { $folder }.
