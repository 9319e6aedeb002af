# Tournaments of games for two, with the same deals for everybody in a round.

tournament = Tournament
tournaments = Tournaments

## The list, and a new one

tournament-title = Tournaments with the same deals
tournament-about = In a round every table gets the same tiles; in an arena, games that are paired within a minute do. So the standings compare play, not tiles.
tournament-listed = Open to everybody
tournament-none = Nobody has announced a tournament. Make one, and send the link.
# In the list, below the name of a tournament. $clock: “5 + 5”.
tournament-line =
    { $kind ->
        [swiss] Swiss
       *[arena] Arena
    }, { $clock }, { $count ->
        [one] one player
       *[other] { $count } players
    }{ $state ->
        [running] , under way
       *[open] { "" }
    }
tournament-yours = Your tournaments
tournament-new = A new tournament
tournament-name = Name of the tournament
tournament-kind = Kind
tournament-swiss = Swiss
tournament-swiss-about = A number of rounds. In each you meet a new opponent with about as many points as you.
tournament-arena = Arena
tournament-arena-about = A number of minutes. Whoever is free meets somebody who is free, again and again.
tournament-rounds = Rounds
tournament-minutes = Minutes
tournament-clock = Time for each
tournament-clock-minute = a minute a move
tournament-start = It begins
tournament-start-maker = when I say so
# $time: “10 min”.
tournament-start-in = in { $time }
tournament-who = Who may enter
tournament-who-link = whoever has the link
tournament-who-all = everybody
tournament-rated = Games are rated
tournament-play-too = I play, too
tournament-make = Make the tournament

## A tournament

# $clock: “5 + 5”. $rated: true or false. $side: coloured or grey.
tournament-facts-swiss =
    Swiss, { $rounds ->
        [one] one round
       *[other] { $rounds } rounds
    }, { $clock }{ $side ->
        [grey] , grey side
       *[coloured] { "" }
    }{ $rated ->
        [true] , rated
       *[false] { "" }
    }
tournament-facts-arena =
    Arena, { $minutes ->
        [one] one minute
       *[other] { $minutes } minutes
    }, { $clock }{ $side ->
        [grey] , grey side
       *[coloured] { "" }
    }{ $rated ->
        [true] , rated
       *[false] { "" }
    }
tournament-here = { $here } of { $all } here
tournament-enter = Enter
tournament-enter-as = You enter as { $name }.
tournament-rated-only = Its games are rated: you need a name that lasts to enter.
tournament-not-begun = It has not begun
tournament-when-maker = It begins when its maker starts it.
# $time: “2:40”.
tournament-starts = starts in { $time }
tournament-ends = ends in { $time }
tournament-begin = Begin now
tournament-cancel = Call it off
tournament-leave = Leave
tournament-return = Come back
tournament-away = away
tournament-remove = Remove { $name }
tournament-results = Results
tournament-lost = The server does not answer; we try again.
tournament-link = The link
tournament-others = Other tournaments
tournament-won =
    { $count ->
        [one] { $names } has won.
       *[other] { $names } share the first place.
    }

## The table

tournament-entered = Who is in
tournament-after =
    { $round ->
        [0] Before round 1
       *[other] After round { $round }
    }
tournament-standings = Standings
tournament-final = Final standings
tournament-live = live
tournament-player = Player
tournament-games = Games
tournament-points = Points
# A column: the margin compared with the others at the same deals.
tournament-deals = Deals
# A column: the points of the opponents.
tournament-opponents = Opponents
# A player whose name was deleted.
tournament-somebody = Somebody
# One result in a player’s line, as a tooltip and for screen readers. $deal: the number of the deal; in a Swiss tournament, of the round.
tournament-mark =
    { $result ->
        [won] Deal { $deal }: won against { $name }
        [drew] Deal { $deal }: drew with { $name }
        [lost] Deal { $deal }: lost to { $name }
        [walkover] Round { $deal }: { $name } did not appear
        [absent] Round { $deal }: did not appear against { $name }
       *[bye] Round { $deal }: a bye
    }

## The round

tournament-round = Round { $round } of { $rounds }
tournament-now = Being played
tournament-table = Table { $table }
tournament-against = { $one } against { $two }
tournament-ready = I am ready
tournament-is-ready = Ready; waiting for the other
tournament-playing = playing
tournament-to-table = To your table
tournament-bye = { $name } has a bye: a point without a game
tournament-nobody = Nobody yet.
tournament-next = Next opponent
tournament-waiting = Waiting for an opponent. Stay on this page.
# For screen readers.
tournament-paired = You meet { $name }. Say that you are ready.
tournament-round-soon = A minute is left: say that you are ready to play { $name }.
tournament-starts-soon = The tournament begins in a minute.

## Explanations

tournament-why = Why “Deals”
tournament-why-swiss = Every table of a round gets the same deals. “Deals” adds up, over your games, your margin minus the mean margin of your seat at all tables. It breaks ties before your opponents’ points do.
tournament-why-arena = Games that are paired within a minute get the same deals. “Deals” adds up, over your games, your margin minus the mean margin of your seat at these tables. It breaks ties before your opponents’ points do.
tournament-ties = Ties, in this order
tournament-ties-about = Points, deals, opponents’ points, the game between the two, then shared.
tournament-fair-about = The server fixed its part before anybody entered, and published this commitment. What all players add is mixed in when a round begins. The key is published at the end; then everybody can check every game.
tournament-key = The key
