# How the deals of a game were made fair: what opens under "Fair deals".

# $own: whether this browser added its own part to the deals.
fair-promise =
    { $own ->
        [yes] The server fixed its part of the deals before your browser added its own part. Your browser keeps the commitment and checks every deal when the game is over.
       *[no] The server has fixed its part of the deals. This browser added nothing; it checks every deal when the game is over.
    }
# $proof: what the page found out when it computed the deals again.
fair-proof =
    { $proof ->
        [proved] This browser saw the commitment before it added its own part, and every deal follows from both. Nobody could choose the tiles.
        [consistent] Every deal follows from the secret. The record does not show a part that this browser added, so it cannot tell whether somebody chose the secret.
        [nobody-added] Every deal follows from the secret. No player added a part of their own, so whoever runs the server could have chosen it.
        [no-deals] The game ended before any tiles were dealt, so there is nothing to check.
        [other-commitment] The secret is not the one the server had committed to.
        [not-ours] The tiles were dealt without the part that this browser added.
        [other-deals] The deals do not follow from the secret.
       *[other] The record does not contain what a check needs.
    }
fair-not-proved = Not proved: that nobody running the server looked ahead and told a player which tiles were coming.
fair-unforeseen = Nobody could foresee a deal before this browser had added its value, not even whoever runs the server.
fair-last-not-proved = Not proved: that whoever runs the server and the last browser to add its value did not collude. Together they could choose between the deal with that value and the deal without it.
# $count: how many rounds; $rounds: their numbers as a list.
fair-rounds-without =
    { $count ->
        [one] Round { $rounds } was dealt without this browser’s value: that deal was unforeseeable only if another player whose browser added a value is honest.
       *[other] Rounds { $rounds } were dealt without this browser’s value: those deals were unforeseeable only if another player whose browser added a value is honest.
    }
fair-own = Added by this browser
