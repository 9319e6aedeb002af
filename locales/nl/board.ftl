# De woorden op het bord zelf: de tafel, de rijen van een spelerbord, en wat schermlezers erover zeggen.
# Hier is het smal: in een rij passen ongeveer 15 letters.

board-table = Tafel: fabrieksschijven en midden
board-taken = { $name } nam { tiles }
board-taken-you = Je nam { tiles }

## Een spelerbord

board-of = Spelerbord: { $name }
board-started = begon deze ronde
board-score = Score
board-forecast = Volle lijnen { $points } · vloer { $cost } deze ronde
board-last = net: { tiles } { to-line }

## In een rij, voor punten met hun teken

board-full = vol
board-all-to-floor = alles op vloer
board-best = beste zet
board-best-short = beste ·

## Wat een rij oplevert, voorgelezen na de naam van de rij

board-fill-it =
    { $count ->
        [one] { tiles } maakt hem vol
       *[other] { tiles } maken hem vol
    }
board-make-it = met { tiles } wordt het { $filled } van { $room }
board-choose-column = Rij { $row }, kolom { $column }: leg { colour } hier, plus { $points }

## Het vel onderaan op een telefoon

board-take-one-colour = { source }: kies een kleur
board-chosen = { tiles } { from-source }
board-floor = Vloer
board-cancel = Annuleren

## De voorraad

board-supply = Tegels in de zak en in het deksel
board-lid = Deksel
board-sum = Totaal
