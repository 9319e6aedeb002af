# The shared words of the game, for the page, the server and the command.
#
# How to translate: a message is a whole phrase; choose the plural and the case that the phrase needs. Messages may refer
# to each other ({ tiles }) and then share their variables; a language may give a message attributes of its own
# (tiles.accusative) and refer to those. Every variable of the English message has to be used.
#
# Variables that mean the same everywhere, unless a comment says otherwise:
#   $colour  B blue, Y yellow, R red, K black, W white  $count   how many tiles
#   $source  0 the centre, 1 to 9 a factory             $line    0 the floor line, 1 to 5 a pattern line
#   $row, $column  1 to 5 on the wall                   $points  a number of points, never negative
#   $name    what a player is called

## Colours and tiles

colour =
    { $colour ->
        [B] blue
        [Y] yellow
        [R] red
        [K] black
       *[W] white
    }
# A colour by itself, without a tile: in lists, and in the explanation of keys.
colour-name =
    { $colour ->
        [B] blue
        [Y] yellow
        [R] red
        [K] black
       *[W] white
    }
# A number of tiles of one colour, as one says it at the table: "2 black".
tiles = { $count } { colour }
marker = starting player marker
bag = Bag
nothing = nothing

## Places

source =
    { $source ->
        [0] Centre
       *[other] Factory { $source }
    }
from-source =
    { $source ->
        [0] from the centre
       *[other] from factory { $source }
    }
line =
    { $line ->
        [0] Floor line
       *[other] Line { $line }
    }
    .full =
        { $line ->
            [0] Floor line
           *[other] Pattern line { $line }
        }
to-line =
    { $line ->
        [0] to the floor line
       *[other] to line { $line }
    }
wall = Wall
floor-line = Floor line
centre = Centre
column = column { $column }

## Names of what lies on the table, for screen readers

# $tiles: a list of what lies there, "2 black, 1 yellow".
source-holds = { source }: { $tiles }
source-empty = { source }: empty
take = Take { tiles } { from-source }
take-with-marker = Take { tiles } and the starting player marker from the centre
line-empty = { line.full }, empty
# $room: how many spaces the line has.
line-holds = { line.full }: { $count } of { $room } { colour }
line-full = { line.full }: full, { $count } { colour }
floor-empty = Floor line: empty
floor-holds =
    { $count ->
        [one] Floor line: { $count } tile, minus { $points }
       *[other] Floor line: { $count } tiles, minus { $points }
    }
wall-space-empty = Row { $row }, column { $column }, { colour }, empty
wall-space-free = Row { $row }, column { $column }, empty
wall-space-tile = Row { $row }, column { $column }, { colour }

## Where tiles can go: a few words in the row

outcome-fills = fills
outcome-part = { $count } of { $room }
outcome-to-floor = { $count } to the floor
why-wall-has = wall has { colour }
why-line-holds = holds { colour }
why-line-full = line is full

## The same, said aloud

say-plus = plus { $points }
say-minus = minus { $points }

## Moves in words

move-take = { tiles } { from-source } { to-line }
# With the name of whoever moved: the log, and announcements.
move-took = { $name } took { tiles } { from-source } { to-line }
move-column = line { $line } to column { $column }
move-tiled = { $name } moved a tile from line { $line } to column { $column }
deal-round = Round { $round }: new tiles

## Points

points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
round = Round { $round }
score-of = { $name }: { points }
rows-complete =
    { $count ->
        [one] { $count } row
       *[other] { $count } rows
    }
columns-complete =
    { $count ->
        [one] { $count } column
       *[other] { $count } columns
    }
colours-complete =
    { $count ->
        [one] { $count } colour
       *[other] { $count } colours
    }

## Players

you = you
# As the name of a player, in sentences.
computer = Computer
# The same on its own, as a label.
computer-label = Computer
computer-level = Computer, level { $level }
computer-number = Computer { $seat }
seat = Seat { $seat }
side-coloured = Coloured
side-grey = Grey
level-name =
    { $level ->
        [1] Beginner
        [2] Learner
        [3] Casual
        [4] Easy-going
        [5] Steady
        [6] Careful
        [7] Strong
        [8] Sharp
        [9] Expert
       *[10] Master
    }

## Lists, numbers and dates: browsers lack the data of some languages

# The last two parts of a list; commas stand between the others. $first may be several: "blue, red".
list-and = { $first } and { $last }
list-or = { $first } or { $last }
decimal-mark = .
month =
    { $month ->
        [1] January
        [2] February
        [3] March
        [4] April
        [5] May
        [6] June
        [7] July
        [8] August
        [9] September
        [10] October
        [11] November
       *[12] December
    }
date = { $day } { month } { $year }

time-seconds = { $count } s
time-minutes = { $count } min
time-hours = { $count } h
time-days =
    { $count ->
        [one] { $count } day
       *[other] { $count } days
    }
