# Orðin á borðinu sjálfu: borðið, línur leikmannaspjalds og það sem skjálesari segir um þær. Í línu er pláss fyrir um 15 stafi.

board-table = Borð: plötur og miðja
board-taken = { $name } tók { tiles.accusative }
board-taken-you = Þú tókst { tiles.accusative }

## A player's board

board-of = Leikmannaspjald: { $name }
board-started = byrjaði
board-score = Stig
board-forecast = Í þessari umferð: línur { $points } · gólf { $cost }
board-last = síðast: { tiles } { to-line }

## In a row, before a signed number of points

board-full = fullkláruð
board-all-to-floor = allar á gólfið
board-best = besti leikur
board-best-short = besti ·

## A row's outcome, said aloud after the row's name

board-fill-it =
    { $count ->
        [one] { tiles } fyllir hana
       *[other] { tiles } fylla hana
    }
board-make-it = { tiles }, þá { $filled } af { $room }
board-choose-column = Röð { $row }, dálkur { $column }: leggðu { colour.accusative } flís hér, plús { $points }

## The sheet on a phone

board-take-one-colour = { source }: veldu einn lit
board-chosen = { tiles } { from-source }
board-floor = Gólf
board-cancel = Hætta við

## Supply

board-supply = Flísar í pokanum og í kassalokinu
board-lid = Lok
board-sum = Alls
