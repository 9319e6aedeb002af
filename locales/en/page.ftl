# The page around the table: start page, waiting room, settings, records, and what is said when something is wrong.

tilewright = Tilewright
start-page = Start page
skip = Skip to the content
menu = Menu
close = Close
loading = Loading
loading-long = This takes longer than usual. A newly installed server needs about a minute to get ready.
language = Language
# What this language calls itself.
language-name = English
try-again = Try again
reload = Reload

## Start page

motto = Take, place, tile.
what-it-is = A quiet game of colour and pattern for two to four players: the board game Azul. Free, open, no account.
unofficial = Tilewright is an unofficial, free place to play Azul, not connected with its designer or publisher.
about = About
play-computer = Play the computer
level = Level
level-choice = Level { $level }, { level-name }
# What a person notices about each level, from the weakest to the strongest. Use no figures: they change. The English
# sentences are those of src/tilewright/players/levels.py.
level-about =
    { $level ->
        [1] Learns with you: finds a good move, but often plays a different one.
        [2] Finds good moves and slips up less often. A good first opponent to beat.
        [3] Plays what looks good at once, without thinking of your reply.
        [4] Also considers your reply, but slips up now and then.
        [5] Considers your reply to every move, and seldom slips up.
        [6] Hardly ever slips up: a match for good players.
        [7] Thinks beyond your reply, and plans the round.
        [8] Hard to beat: it seldom gives a point away.
        [9] Sees early how the round will end.
       *[10] Full strength: the best the computer can do.
    }
opponents = Opponents
opponents-count =
    { $count ->
        [1] One
        [2] Two
        [3] Three
       *[4] Four
    }
board-side = Board side
side-coloured-about = each colour has its place
side-grey-about = you choose the column
who-starts = Who starts
starts-chance = Random
starts-you = You
starts-computer = Computer
start-game = Start game
more-options = More options
lobby = Lobby
lobby-about = Find somebody to play with.
lobby-short =
    { $here ->
        [one] { $here } person here; open seats: { $seats }, games to watch: { $games }.
       *[other] { $here } people here; open seats: { $seats }, games to watch: { $games }.
    }
with-friends = With friends
with-friends-about = Share a link, two to four seats.
on-this-device = On this device
on-this-device-about = Pass and play around one screen.
daily = Deal of the day
daily-short = The same deal for everybody, one try.
puzzles = Puzzles
puzzles-short = Find the only right move.
duel = Duel
duel-short = The same deals for you and your friends.
watch = Watch
watch-about = A game in progress, or two computers.
open-record = Open a saved game
open-record-about = Replay it move by move.
learn = Learn
learn-about = The rules in five minutes.
# Before “The rules in five minutes.”, for somebody who has played no game in this browser yet.
learn-first = New to Azul? Learn to play
rules = Rules
storage-off = This browser forgets everything when the page is closed: you can play, but you cannot come back to a game later. To change that, allow site data for this page.
storage-full = This browser has no room left: what is new is kept only until the page is closed. Save your games to a file, then remove some.

## Games of this browser

your-games = Your games
your-profile = Your name
open-seat = open seat
game-waiting = waiting for others
game-over = over
game-your-turn = round { $round }, your turn
game-their-turn = round { $round }
game-begun = somebody sat down: the game has begun
# $state: “round 2, your turn”. $time: as "5 h".
game-time-left = { $state }, { $time } left
game-unknown = A game
game-unreachable = the server cannot be reached
forget-game = Remove from this list
game-ended =
    { $outcome ->
        [won] won { $scores }, { $date }
        [lost] lost { $scores }, { $date }
        [shared] shared victory { $scores }, { $date }
        [stopped] stopped, { $date }
       *[over] over { $scores }, { $date }
    }
all-games = All games

## Making a table

# The name of a person who has typed none.
guest = Guest
your-name = Your name
name-missing = Type a name first.
# Label of the field for the name of another person at this device.
name = Name
friends = Friends
computers-too = Add computer players
computers-count =
    { $count ->
        [0] None
        [1] One
       *[2] Two
    }
time-control = Time
time-none = No limit
# $length: as in “60 s per move”, “3 days per move”.
time-a-move = { $length } per move
allow-hints = Allow hints
allow-hints-about = Everyone sees when someone uses one.
last-word = Players have the last word
last-word-about = Every player’s browser adds its part just before each deal, so nobody can foresee the tiles, not even whoever runs the server.
make-link = Create table
people = Players
name-of-seat = Name for seat { $seat }
player-number = Player { $seat }
watch-link = Table link or code
watch-link-about = Anyone who plays there can send it to you: it is in the table’s menu.
watch-link-wrong = That is not a table link. Table links end in /#/watch/ and twelve letters and digits.
watch-computers = No link? Watch two computers play each other.
watch-computers-start = Watch computers

## Settings

settings = Settings
setting-theme = Theme
theme-system = System
theme-light = Light
theme-dark = Dark
theme-to-light = Light colours
theme-to-dark = Dark colours
setting-motion = Animation
motion-system = System
motion-full = Full
motion-reduced = Reduced
setting-speed = Animation speed
speed-calm = Calm
speed-brisk = Brisk
speed-fast = Fast
setting-sound = Sound
setting-sound-about = Soft clicks of tiles, notes for points, and a chime when it is your turn in a game with other people.
setting-volume = Volume
volume-low = Low
volume-medium = Medium
volume-high = High
setting-keys = Single-key shortcuts
setting-keys-about = A factory (1 to 9, or C for the centre), then a colour, then a line; H for a hint.
setting-play-at-once = Play typed moves at once
setting-play-at-once-about = Without pressing Enter.

## When something is wrong

trouble-title =
    { $kind ->
        [no-page] There is no such page
        [no-table] This table no longer exists
        [no-invite] This invitation no longer leads to a table
        [no-duel] This link no longer leads to a duel
        [no-tournament] This link no longer leads to a tournament
        [no-person] Nobody has this name any more
        [full] All seats are taken
        [over] This game is over
        [begun] The game has already begun
        [seat-taken] Someone got there first
        [not-yours] This seat belongs to another browser
        [bad-record] This file is not a saved game
        [outdated] Tilewright has been updated
        [offline] The server cannot be reached
        [busy] Too many requests at once
       *[unexpected] Something went wrong
    }
trouble-next =
    { $kind ->
        [no-page] The link may be incomplete; ask whoever sent it to send it again. Your games are on the start page.
        [no-table] The link may be old or incomplete: games are not kept forever. Your other games are safe.
        [no-invite] The link may be incomplete, or the table was closed. Ask whoever invited you for a new one.
        [no-duel] The link may be incomplete, or the duel ended long ago. Ask whoever sent it for a new one.
        [no-tournament] The link may be incomplete, or the tournament ended long ago. Ask whoever sent it for a new one.
        [no-person] The name was deleted, or the link is incomplete. Games with this person are kept.
        [full] You can watch, or create a table of your own.
        [over] You can replay it move by move, or start a new game.
        [begun] You can watch, or create a table of your own.
        [seat-taken] Choose another seat, or watch.
        [not-yours] You can watch here. To play, open the game in the browser where you took the seat.
        [bad-record] A saved game is a text file that ends in .azr. Save the game again where it came from, then open it once more.
        [outdated] Reload the page to continue: your games are kept.
        [offline] Your games are kept. Check your connection, then try again.
        [busy] Wait a minute, then try again.
       *[unexpected] Try again. Even if it does not help, your games are kept.
    }

## The waiting room

waiting-for =
    { $count ->
        [0] Everyone is here
        [one] Waiting for one more
       *[other] Waiting for { $count } more
    }
waiting-about =
    { $side ->
        [grey] The grey side of the boards. The game begins when every seat is taken.
       *[coloured] The coloured side of the boards. The game begins when every seat is taken.
    }
seat-free = Free
seat-here = is here
seat-away = is away
# Beside the name of a player that is a program.
program = program
get-up = Leave this seat
sit-down = Take a seat
sit-beside = Add another player on this device
invite-title = Invite your friends
invite-link = Anyone who opens this link can take a seat
watch-link-title = Spectator link
watch-link-share = Anyone who opens this link can watch
copy-link = Copy the link
copied = Copied
share = Share
qr-code = The link as a QR code
link-local = This link works on this computer only. For other devices, the server must be started so that they can reach it.
qr-about = Point a phone’s camera at it
join-title = You are invited
# $names: who sits there already.
join-about =
    { $side ->
        [grey] { $names } would like to play a game of Azul with you, on the grey side of the boards.
       *[coloured] { $names } would like to play a game of Azul with you, on the coloured side of the boards.
    }
note-operator = From the operator of this server:
# Heading of the terms of a game: time and hints.
terms = What was agreed
# $time: minute, day, other or none. $length: any other time, as "45 s".
terms-clock =
    { $time ->
        [minute] A minute per move; for whoever takes longer, the computer makes the move and stands in until they are back.
        [day] A day per move; for whoever takes longer, the computer makes the move and stands in until they are back.
        [other] { $length } per move; for whoever takes longer, the computer makes the move and stands in until they are back.
       *[none] No time limit.
    }
# $hints: yes or no.
terms-hints =
    { $hints ->
        [yes] Hints are allowed; everyone sees when someone uses one.
       *[no] No hints.
    }
only-watch = Just watch
step-through = Replay the game

## Records

record = Saved game
fair-title = Fair deals
# $proof: what the page found out when it computed the deals again.
fair-deals =
    { $proof ->
        [proved] Fair deals: proved
        [consistent] Deals match their secret
        [nobody-added] Deals match their secret
        [no-deals] No deals to check
        [unknown] Deals not checked
       *[other] The deals do not match
    }
fair-commitment = The server’s commitment
analysis-board = Analysis board
analyse-here = Analyse
# A button, and the title of the page: what each deal and each move of a game was worth.
review-game = Review
save-record = Save game
