# The page around the table: start page, waiting room, settings, records, and what is said when something is wrong.

tilewright = Tilewright
start-page = Start page
skip = Skip to the content
menu = Menu
close = Close
loading = Loading
loading-long = The server is still getting ready; the first time this takes about a minute.
language = Language
# What this language calls itself.
language-name = English
try-again = Try again
reload = Load again

## Start page

motto = Take, place, tile.
what-it-is = A quiet game of colour and pattern for two to four: the board game Azul. Free, open, no account.
unofficial = Tilewright is an unofficial, free home for Azul, not connected with its authors or publishers.
about = About
play-computer = Play the computer
level = Level
level-choice = Level { $level }, { level-name }
# What a person notices about each level, from the weakest to the strongest; no counts, they change. The English
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
starts-chance = Chance
starts-you = You
starts-computer = Computer
start-game = Start game
more-options = More options
with-friends = With friends
with-friends-about = Share a link, two to four seats.
on-this-device = On this device
on-this-device-about = Pass and play around one screen.
watch = Watch
watch-about = A game in progress.
open-record = Open a record
open-record-about = Step through a game.
learn = Learn
learn-about = The rules in five minutes.
storage-off = This browser forgets everything when the page is closed: you can play, but you cannot come back to a game later. To change that, allow site data for this page.

## Games of this browser

your-games = Your games
open-seat = open seat
game-waiting = waiting for others
game-over = over
game-your-turn = round { $round }, your turn
game-their-turn = round { $round }
game-unknown = A game
game-unreachable = the server cannot be reached
forget-game = Remove from this list
more-games =
    { $count ->
        [one] { $count } more
       *[other] { $count } more
    }

## Making a table

# What somebody is called who has typed no name.
guest = Guest
your-name = Your name
friends = Friends
computers-too = Computer players too
computers-count =
    { $count ->
        [0] None
        [1] One
       *[2] Two
    }
time-for-a-move = Time for a move
time-none = No limit
time-minute = A minute
time-day = A day
allow-hints = Hints allowed
allow-hints-about = Everybody sees when somebody uses one.
make-link = Make the table
people = People
name-of-seat = Name in seat { $seat }
player-number = Player { $seat }
watch-link = Link or number of the table
watch-link-about = Anyone who plays there can send it to you: it is in the table’s menu.
watch-link-wrong = This is not the link of a table. It looks like …/#/watch/ and twelve letters and digits.

## Settings

settings = Settings
setting-theme = Colours of the page
theme-system = Same as system
theme-light = Light
theme-dark = Dark
theme-to-light = Light colours
theme-to-dark = Dark colours
setting-motion = Motion
motion-system = Same as system
motion-full = Full
motion-reduced = Reduced
setting-speed = Speed of motion
speed-calm = Calm
speed-brisk = Brisk
speed-fast = Fast
setting-sound = Sound
setting-sound-about = Quiet clicks, and a chime when it is your turn.
setting-keys = Single keys
setting-keys-about = 1 to 9, C, then a colour, then a line; H for a hint.
setting-play-at-once = Play typed moves at once
setting-play-at-once-about = No need to press Enter.

## When something is wrong

trouble-title =
    { $kind ->
        [no-page] There is no such page
        [no-table] This table is gone
        [no-invite] This invitation leads to no table
        [full] All seats are taken
        [over] This game is over
        [begun] The game has already begun
        [seat-taken] Somebody was quicker
        [not-yours] This seat belongs to another browser
        [bad-record] This file cannot be read as a record
        [outdated] Tilewright has been updated
        [offline] The server cannot be reached
        [busy] A little too much at once
       *[unexpected] Something went wrong
    }
trouble-next =
    { $kind ->
        [no-page] The link may be incomplete; ask whoever sent it to send it again. Your games are on the start page.
        [no-table] The link may be old or incomplete: finished games are not kept forever. Your other games are safe.
        [no-invite] The link may be incomplete, or the table was closed. Ask whoever invited you for a new one.
        [full] You can watch, or make a table of your own.
        [over] You can step through it move by move, or begin a new game.
        [begun] You can watch, or make a table of your own.
        [seat-taken] Choose another seat, or watch.
        [not-yours] You can watch here. To play, open the game in the browser where you sat down.
        [bad-record] A record is a text file that ends in .azr. Save it again where it came from, and open it once more.
        [outdated] Load the page again to go on: your games are kept.
        [offline] Your games are kept. Check your connection, then try again.
        [busy] Wait a minute, then try again.
       *[unexpected] Try again. Even if it does not help, your games are kept.
    }

## The waiting room

waiting-for =
    { $count ->
        [0] Everybody is here
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
seat-away = is away just now
get-up = Get up
sit-down = Sit down
sit-beside = Somebody here takes a seat too
invite-title = Invite your friends
invite-link = Anyone who opens this link can take a seat
watch-link-title = A link for watching
watch-link-share = Anyone who opens this link can watch
copy-link = Copy the link
copied = Copied
share = Share
qr-code = The link as a QR code
link-local = This link works on this computer only, because the server cannot be reached from elsewhere. Start it with “--host 0.0.0.0” to let other devices in.
qr-about = Point a phone’s camera at it
join-title = You are invited
# $names: who sits there already.
join-about =
    { $side ->
        [grey] { $names } would like to play a game of Azul with you, on the grey side of the boards.
       *[coloured] { $names } would like to play a game of Azul with you, on the coloured side of the boards.
    }
only-watch = Just watch
step-through = Step through it

## Records

record = Record
record-title = Game of { $names }
record-table = The table
record-boards = Boards
record-moves = Moves
# $number of $total moves are made.
record-at = Round { $round }, move { $number } of { $total }
# $gain and $loss come with their sign.
record-tiling = { $name } { $gain } { $loss }, now { $score }
record-result =
    { $count ->
        [0] Stopped without a winner
        [one] { $names } wins
       *[other] { $names } share the victory
    }
fair-deals =
    { $fair ->
        [yes] Fair deals: checked
        [no] The deals do not match the secret
       *[unknown] Deals not checked
    }
step-first = To the beginning
step-back = One step back
step-on = One step forward
step-last = To the end
step-play = Play
step-pause = Pause
step-slider = Place in the game
link-to-move = Copy the link to this move
save-record = Save record
another-record = Another record
choose-file = Choose a file
drop-here = Drop a record here, or choose a file.
open-record-what = A record is a text file that ends in .azr: every finished game can be saved as one. It is read by the server and not kept.

## About

about-title = About Tilewright
about-what = Tilewright is an open home for the board game Azul: both sides of the board, two to four players, against the computer, with friends through a link, or around one screen. It is free software under the MIT licence.
about-unofficial = It is unofficial, with rules in its own words and tiles drawn for it; it is not connected with the game’s author or publishers. If you like the game, buy it: nothing replaces real tiles in the hand.
about-privacy-title = What it knows about you
about-privacy = The nickname that you type, and your games. There is no account, no advertising, no tracking, and no request to any other site. The keys to your seats stay in this browser.
about-fair-title = Why the deals are fair
about-fair = The server fixes a secret before the first move and shows its fingerprint; every player adds some randomness of their own. When the game is over the secret is shown, and everybody can check that each deal followed from it.
# $version: the server's.
about-version = Version { $version }
