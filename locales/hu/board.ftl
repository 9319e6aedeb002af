# A tábla szavai: az asztal, a játékostábla sorai, és amit a képernyőolvasó mond róluk. Egy sorban kb. 15 betű fér el.

board-table = Asztal: a korongok és az asztal közepe
board-taken = { $name } elvett { tiles.accusative }
board-taken-you = Elvettél { tiles.accusative }

## A player's board

board-of = Tábla: { $name }
board-started = kezdőjátékos
board-score = Pontszám
board-forecast = E fordulóban: kész sorok { $points } · padló { $cost }
board-last = előbb: { tiles } { to-line }

## In a row, before a signed number of points

board-full = kész
board-all-to-floor = mind a padlóra
board-best = legjobb lépés
board-best-short = legjobb ·

## A row's outcome, said aloud after the row's name

board-fill-it = { tiles } betölti
board-make-it = { tiles }, így { outcome-part.of-room } { $filled }
board-choose-column = { $row }. sor, { $column }. oszlop: tedd ide a { colour.accusative }, plusz { $points }

## The sheet on a phone

board-take-one-colour = { source }: válassz egy színt
board-chosen = { tiles } { from-source }
board-floor = Padló
board-cancel = Mégse

## Supply

board-supply = Csempék a zsákban és a doboz fedelében
board-lid = Fedél
board-sum = Összesen
