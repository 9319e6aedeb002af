# The lobby: open seats, games with anybody, games to watch.

lobby-title = Somebody to play with
lobby-here =
    { $count ->
        [one] { $count } person is here
       *[other] { $count } people are here
    }
lobby-you-are = you are { $name }
lobby-none = This server has no lobby.
lobby-lost = The connection is lost; trying again. Your seats are kept for a moment.

## What waits for you

lobby-waits =
    { $count ->
        [one] A game waits for you
       *[other] { $count } games wait for you
    }
lobby-waiting-game = { $names }, round { $round }
lobby-go-on = Go on

## Play anybody

lobby-anybody = Play anybody
lobby-anybody-about = You are paired by rating and waiting time.
lobby-players = Players
lobby-clock = Clock
lobby-days = Days
lobby-side =
    { $side ->
        [coloured] { side-coloured }
        [grey] { side-grey }
       *[either] Either
    }
lobby-rated-about = Rated. Running out of time counts as a loss.
lobby-unrated = Without a name that lasts you play unrated games.
lobby-get-name = Choose one
lobby-needs-name = Rated games need a name that lasts.
lobby-find = Find a table
lobby-looking-now =
    { $count ->
        [0] Nobody is looking now
        [one] { $count } is looking now
       *[other] { $count } are looking now
    }
lobby-about-wait = about { $length }
lobby-looking = Looking for players
lobby-looking-about = { $players } players, { $clocks }. You are taken to the table as soon as it is found.
lobby-found = Game found
lobby-found-about = With { $names }. Waiting until everybody sits.
lobby-cancel = Stop looking

## Open seats

lobby-open-seats = Open seats
lobby-offer = Offer a seat
lobby-offer-about = Everybody in the lobby can take it. You can withdraw it, and it ends when you leave.
lobby-offer-slow = Everybody can take it for seven days. You may leave: the game is then among your games.
lobby-withdraw = Withdraw
lobby-your-seat = Your open seat
lobby-seat-ended = Your open seat has ended, because you were away.
lobby-filter = Filter seats
lobby-none-found = No seat like this is open.
lobby-empty = Nobody is waiting. Offer a seat, and we will tell you when somebody sits down.
lobby-players-count = { $players } players
lobby-seated = { $taken } of { $players } players
lobby-rated = rated
lobby-friendly = friendly
lobby-provisional = { $rating }? (provisional)
lobby-no-clock = no clock
lobby-a-move = { $length } a move
lobby-level = level { $level }
lobby-sit = Sit down
lobby-sit-with = Take a seat: { $name }
lobby-just-taken = { $name }: this seat was taken a moment ago.
lobby-news =
    { $opened ->
        [0] { $gone ->
            [one] { $gone } seat is gone.
           *[other] { $gone } seats are gone.
        }
       *[other] { $gone ->
            [0] New open seats: { $opened }.
           *[other] New open seats: { $opened }; gone: { $gone }.
        }
    }

## Games to watch

lobby-games = Games to watch
lobby-strongest = strongest first
lobby-no-games = Nobody is playing where others may watch.
lobby-round = Round { $round } · { $watching } watching

## Tournaments

lobby-tournaments = Tournaments with the same deals for everybody
