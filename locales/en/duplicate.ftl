# Equal deals: the deal of the day, duels and teams of two.

duplicate-first-deal = The first deal

## The deal of the day

daily-title = One deal for everybody
# $number counts the days. $date: “17 November 2026”.
daily-number = Deal { $number }: { $date }
daily-about = Everybody gets the same tiles, the same seat and the same opponent. What differs is your play.
daily-opponent = your opponent
daily-level = Level { $level }
# Below “Seat 1”.
daily-starts =
    { $who ->
        [you] you start
       *[computer] the computer starts
    }
daily-seat = Seat { $seat }
daily-played =
    { $count ->
        [0] Nobody has finished it yet.
        [one] One person has finished it.
       *[other] { $count } people have finished it.
    }
daily-hidden = Results open when you have finished.
daily-ranked = One ranked try for each device, because the server does not know who you are. The game is played to its end, without hints or taking back.
daily-unranked = This day is over: you can play its deal, but the result is not ranked.
daily-play = Play the deal
daily-go-on = Go on with your try
daily-play-unranked = Play unranked
# $clock: when, on the reader’s own clock: “01:00”.
daily-next = Days begin at midnight UTC. The next deal comes in { $hours } h { $minutes } min, at { $clock } on your clock.
daily-before = Days before
daily-before-none = None yet: this server begins today.
daily-today = Today
daily-seal = Sealed in advance
daily-seal-about = The server fixed the deals on { $sealed } and published this commitment to its key. It publishes the key on { $opens }, when no ranked try can be under way any more; then everybody can check that the deals were never changed. It does not prove how the server chose the key.
daily-seal-key = The key
daily-seal-proof =
    { $proof ->
        [consistent] The key fits the commitment, and every deal of your game follows from it.
        [other-commitment] The key does not fit the commitment.
        [other-deals] The deals of your game do not follow from the key.
       *[unknown] Your game could not be checked.
    }
daily-done = Played
daily-scores = { $own } to { $other }
daily-outcome =
    { $outcome ->
        [won] You won by { $margin }
        [lost] You lost by { $margin }
       *[even] Equal points
    }
daily-place = Place { $place } of { $played }.
daily-place-unranked = Not ranked; among { $played } ranked results it would be place { $place }.
daily-better = Better than { $percent } of 100.
# For screen readers: what the bars show.
daily-chart =
    { $count ->
        [one] The margin of one person. Yours: { $margin }.
       *[other] The margins of { $count } people. Yours: { $margin }.
    }
daily-you = you { $margin }
daily-reference = level { $level } from your seat { $margin }
daily-reference-waiting = The computer is still playing the deal at full strength from your seat.
daily-best-line = Where you left the best line
daily-best-line-about = Your worst moves, and what would have been better; each leads into the review.
# A move in the list: where it was made, what would have been better ($move: “2Y4”).
daily-worst-at = Round { $round }, move { $number }
daily-worst-better = better: { $move }
daily-no-mistakes = No move of yours lost anything worth mentioning.
daily-worst-waiting = Your worst moves are being looked for.
daily-share = Your result to share
daily-share-about = One sign for each round: you gained more, as much or less on your opponent than level { $level } did. It reveals nothing about the tiles.
daily-share-plain = It reveals nothing about the tiles.
daily-share-copy = Copy the result

## Duels

duel-title = The same deals for everybody
duel-new-about = Everybody gets the same tiles, so play decides. A duel is a link: everybody plays when it suits them. Until the duel is over, only those who have finished see the others’ results.
duel-kind = Kind
duel-kind-solo = Against the computer
duel-kind-teams = Teams of two
duel-solo-about = Two to eight people play the same deals from the same seat against the same level.
duel-teams-about = Two against two at two tables: both teams play both seats of every deal, and the sum decides.
duel-deals = Deals
duel-make = Make the duel
duel-yours = Your duels
duel-facts =
    { $deals ->
        [one] { $places } people, one deal, the same seat against level { $level }.
       *[other] { $places } people, { $deals } deals, the same seat against level { $level }.
    }
duel-facts-teams =
    { $deals ->
        [one] Two teams of two, one deal.
       *[other] Two teams of two, { $deals } deals.
    }
duel-until = Open until { $date }.
duel-over = Over.
duel-leads = { $name } leads by { $points }
duel-won = { $name } won by { $points }
duel-even = Even so far
duel-drawn = A draw
duel-join = Join the duel
duel-your-team = Your team
duel-any-team = Either
duel-team = Team { $team }
duel-teams = Team
duel-play = Play deal { $deal }
duel-go-on = Go on with deal { $deal }
duel-opponent = You meet { $name }; you sit in seat { $seat }.
duel-no-opponent = The player you meet has not joined yet.
duel-finished = You have finished.
duel-hidden = Results open when you have finished.
duel-table = Margins of the duel
duel-player = Player
duel-deal = Deal { $deal }
duel-sum = Sum
duel-you = you
duel-playing = playing deal { $deal }
duel-finished-deals = { $count } of { $deals } finished
duel-hidden-margin = hidden
duel-not-yet = not yet
duel-best = best
duel-reference = Level { $level } reached { $margin }.
duel-game = { $name }, deal { $deal }: { $margin }, look at the game
duel-invite = Invite
duel-places = { $taken } of { $places } places are taken.
duel-link = Anyone who opens this link can join the duel
duel-proves = What this proves
# $low, $high: measured between the computer’s levels.
duel-proves-about = Equal deals remove the luck of the tiles. Between the computer’s levels this luck was only { $low }% to { $high }% of the variance of results; the rest came from the players.
duel-chance =
    { $deals ->
        [one] Of 100 duels between equal players, { $percent } end with a lead of { $points } or more over one deal.
       *[other] Of 100 duels between equal players, { $percent } end with a lead of { $points } or more over { $deals } deals.
    }
duel-fair = The server committed to its part of the deals before the maker of the duel added randomness; it publishes the key when the duel is over.
duel-another = Another duel
