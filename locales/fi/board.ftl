# Sanat laudalla: pöytä, pelialustan rivit ja se, mitä ruudunlukija niistä sanoo. Rivillä on tilaa noin 15 kirjaimelle.

board-table = Pöytä: tehdasalustat ja keskiosa
board-taken = { $name } otti { tiles.accusative }
board-taken-you = Otit { tiles.accusative }

## A player's board

board-of = Pelialusta: { $name }
board-started = aloitti kierroksen
board-score = Pisteet
board-forecast = Tällä kierroksella rivit { $points } · lattia { $cost }
board-last = äsken: { tiles } { to-line }

## In a row, before a signed number of points

board-full = täynnä
board-all-to-floor = kaikki lattialle
board-best = paras siirto
board-best-short = paras ·

## A row's outcome, said aloud after the row's name

board-fill-it = { tiles } täyttää sen
board-make-it = { tiles }, sitten { $filled } { outcome-part.of-room }
board-choose-column = Vaakarivi { $row }, pystyrivi { $column }: aseta { colour } tähän, plus { $points }

## The sheet on a phone

board-take-one-colour = { source }: valitse väri
board-chosen = { tiles } { from-source }
board-floor = Lattia
board-cancel = Peruuta

## Supply

board-supply = Laatat pussissa ja pelilaatikon kannessa
board-lid = Kansi
board-sum = Yhteensä
