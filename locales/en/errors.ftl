# What the server says when it does not do what it was asked. One sentence each; the code after "error-" is stable.

## What was sent

error-malformed = This request does not have the documented form.
error-too-large = This request is too large.
error-not-found = There is nothing at this address.
error-method-not-allowed = This address does not take such requests.
error-unsupported-media-type = Requests must be JSON.
error-forbidden-origin = Requests from other sites are not accepted.
error-hello-first = The first message of a connection must be “hello”.
error-wrong-protocol = This page and the server are different versions; please reload the page.

## How much was sent

error-too-many-requests = Too many requests; please wait a moment.
error-too-many-connections = There are too many connections from your address.
error-too-many-tables = Too many new tables from your address; please wait a minute.
error-busy = The server is still busy with such requests, yours or other people’s; please try again in a moment.
error-too-many-reviews = You already have several reviews under way; please wait for one of them.
error-reviews-full = The server has too many reviews to do at the moment; please try again later.
error-time-used = The computing time of your address, or of the whole server, is used up for now; please try again later.
error-review-time-used = The computing time of your address, or of the whole server, is used up for now; what is done is kept, so please continue later.

## Who sent it

error-no-such-table = There is no such table.
error-no-such-invite = This invitation no longer leads to a table.
error-wrong-secret = Your key does not match this table.
error-not-your-seat = Seat { $seat } is not yours.
error-banned = The operator of this server has banned your address.

## Sitting down and getting up

error-no-such-seat = This table has no seat { $seat }.
error-no-open-seat = All seats of this table are taken.
error-seat-taken = Seat { $seat } is taken.
error-game-begun = The game has already begun.
error-no-such-promise = The server no longer has the deals it promised for this table. Please try again.
error-bad-clock = This clock is not possible: 30 seconds to 3 hours with up to 3 minutes added by each move, or 5 seconds to 14 days for each move.
error-too-late-to-share = The next game’s deals are already fixed.
error-no-reveal-awaited = No value is awaited from this seat now.
error-wrong-reveal = This value does not match what this seat added before the game.

## Playing

error-not-begun = The game has not begun yet.
error-game-over = The game is over.
error-not-over = The game is not over yet.
error-not-your-turn = It is not this seat’s turn.
error-stale = The game has moved on; please look again.
error-time-is-up = Your time for this move has run out; the computer makes it for you.
error-out-of-time = Your time has run out.
error-no-vacation = Vacations are only for games with days for a move.
error-vacation-used = Days of vacation that you have left in this game: { $days }.
error-vacation-year = Days of vacation that you have left within 365 days: { $days }.
error-illegal-move = The move { $move } is not allowed here.
error-already-resigned = This seat has already given up.

## The lobby

error-name-needed = Rated games need a name that lasts; without one you can play unrated.
error-seat-just-taken = This seat was taken a moment ago.
error-own-seat = You already sit at this table.
error-too-many-offers = Too many seats are already offered, by you or from your address; please withdraw one of yours, or try again later.
error-lobby-full = There are very many open seats at the moment; please take one of them.
error-came-not = A game was found for you, or for others on your network, but nobody came; please wait a minute.
error-partner-gone = The others did not sit down; you are in the queue again, and the time that you have waited counts.
error-did-not-come = A game was found, but you did not sit down, so the search has ended.
error-began-elsewhere = Your game has begun in another window, so the search has ended here.

## Taking back, offering, hints

error-undo-not-allowed = At this table you have to ask before taking back a move.
error-nothing-to-undo = There is nothing to take back.
error-too-late-to-undo = It is too late to take this back.
error-already-offered = This has already been suggested.
error-already-declined = This was just declined; you can suggest it again after the next move.
error-nothing-offered = There is no suggestion to answer.
error-table-full = The log of this table is nearly full: only moves, answers to offers and giving up are possible now.
error-hints-not-allowed = Hints are off at this table.

## Positions and records

error-unreadable = This text cannot be read.
error-impossible-position = No game can lead to this position.
error-impossible-deal = The bag and the lid cannot yield this deal.
error-bad-randomness = Your random value may have up to 64 characters, only 0–9 and a–f.
error-bad-limits = These search limits are out of range.
error-nothing-to-search = Nobody is to move in this position, so there is nothing to search for.
error-too-long = This record is too long: it may have up to { $most } deals and moves.
error-nothing-to-review = This game has no moves to review.
error-too-long-to-review = This record is too long to review: it may have up to { $most } deals and moves.

## The server’s own trouble

error-store-unavailable = The server’s storage is not available at the moment; please check what was saved, then try again.
error-store-error = The server’s storage failed; please check what was saved, then try again.
error-newer-schema = The server’s storage was written by a newer version.
error-damaged-table = The server’s data about this is damaged and cannot be used.
error-already-there = This already exists.
error-conflict = Something else happened at the table at the same moment; please try again.
error-closing = The server is shutting down; please come back soon.
error-draining = This server takes no new games at the moment, because it is about to be restarted; please come back soon.
error-read-only = Nothing can be changed on this server at the moment; games go on soon, and clocks stand still until then.
error-internal = Something went wrong on the server; please check what was saved, then try again.

## Equal deals: the deal of the day, duels

error-equal-deals = Here everybody gets the same deals: the game is played to its end, without hints, taking back, giving up or a rematch.
error-no-such-day = This server has no deal for that day.
error-day-over = This day has ended; its deal can still be played unranked, and there is a new one.
error-already-played = You have already played this on this device; one try counts.
error-too-many-tries = Too many people have begun today’s deal from your address; it can be played unranked from tomorrow on.
error-no-such-duel = This link no longer leads to a duel.
error-duel-over = This duel is over; its results are still here.
error-duel-full = All places in this duel are taken.
error-team-full = This team is complete; please join the other one.
error-not-in-duel = You are not in this duel on this device.
error-opponent-awaited = The player you meet has not joined the duel yet.

## Tournaments

error-no-such-tournament = This link no longer leads to a tournament.
error-tournament-over = This tournament is over, or its last round has begun; its results stay here.
error-tournament-begun = This tournament has already begun.
error-tournament-full = All places in this tournament are taken.
error-too-few-players = A tournament needs at least two players.
error-not-in-tournament = You are not in this tournament on this device.
error-not-the-maker = Only the maker of the tournament may do this.
error-too-many-tournaments = There are too many new tournaments at the moment; please try again later.

## Notices of turns

error-no-notices = This server sends no notices of turns.
error-bad-subscription = Notices cannot be sent to this browser.

## Names that last

error-not-signed-in = This device is not signed in, or was signed out from another one.
error-no-such-person = Nobody here has this name.
error-name-taken = Somebody has this name, or one that looks like it.
error-bad-name = A name starts with a letter and has 2 to 24 characters: letters of one script, digits, spaces and - ' . · _
error-forbidden-name = This name could be taken for the operator or the computer; please choose another.
error-too-many-names = Too many names were made from your address today; please try again tomorrow.
error-renamed-lately = A name can be changed once in thirty days.
error-name-banned = The operator of this server has banned this name.
error-wrong-phrase = This name and this phrase do not belong together.
error-no-passkeys = Passkeys need an https address with a name; please use the recovery phrase here.
error-passkey-failed = This passkey was not accepted; please try again, or use the recovery phrase.
error-too-many-passkeys = You have ten passkeys already; please remove one first.
error-wrong-name = This is not your name; nothing was deleted.
error-not-welcome = You cannot sit down at this table.
error-no-chat = There is no chat at this table.
error-chat-off = The chat begins when everybody at the table has switched it on.
error-too-many-reports = You have reported a lot today; please try again tomorrow.
error-too-many-blocked = You have blocked 200 people already; please unblock somebody first.
error-too-many-programs = You have three programs already; please delete one first.

## Ratings

error-rated-yourself = You, or a program of yours, already sit at this table, and a rated game needs different people.
error-rated-game = In a rated game nothing is taken back, and it can be stopped only if another person agrees.
