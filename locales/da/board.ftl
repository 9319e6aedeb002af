# Ordene på selve pladen: bordet, rækkerne på en spilleplade, og hvad skærmlæsere siger om dem.
# Her er det smalt: der er plads til omkring 15 bogstaver i en række.

board-table = Bordet: fabriksbrikker og midte
board-taken = { $name } tog { tiles }
board-taken-you = Du tog { tiles }

## En spilleplade

board-of = Spilleplade: { $name }
board-started = startede runden
board-score = Point
board-forecast = Fyldte linjer { $points } · gulv { $cost } i denne runde
board-last = sidst: { tiles } { to-line }

## I en række, foran point med fortegn

board-full = fyldt
board-all-to-floor = alle til gulvet
board-best = bedste træk
board-best-short = bedst ·

## Rækkens udfald, læst højt efter rækkens navn

board-fill-it = { tiles } fylder den
board-make-it = med { tiles } bliver det { $filled } af { $room }
board-choose-column = Række { $row }, kolonne { $column }: læg { colour } her, plus { $points }

## Feltet forneden på telefoner

board-take-one-colour = { source }: vælg en farve
board-chosen = { tiles } { from-source }
board-floor = Gulv
board-cancel = Annuller

## Forrådet

board-supply = Fliser i posen og i låget
board-lid = Låg
board-sum = I alt
