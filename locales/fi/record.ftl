# Tallenteet: avaaminen ja läpikäynti.

record-title = Peli: { $names }
record-table = Pöytä
record-boards = Pelialustat
record-moves = Siirrot
record-at = Kierros { $round }, siirto { $number }/{ $total }
record-tiling = { $name } { $change }, nyt { $score }
record-result =
    { $count ->
        [0] Lopetettiin ilman voittajaa
        [one] { $names } voitti
       *[other] { $names } jakavat voiton
    }
step-first = Alkuun
step-back = Askel taaksepäin
step-on = Askel eteenpäin
step-last = Loppuun
step-play = Toista
step-pause = Tauko
step-slider = Kohta pelissä
link-to-move = Kopioi linkki tähän siirtoon
another-record = Toinen tallenne
choose-file = Valitse tiedosto
drop-here = Pudota tallenne tähän tai valitse tiedosto.
open-record-what = Tallenne on tekstitiedosto, jonka nimen lopussa on .azr: jokaisen päättyneen pelin voi ladata sellaisena. Palvelin lukee sen, mutta ei säilytä sitä; jos pyydät arviointia, vain se säilytetään, ilman nimiä.
bad-line = Rivi { $line }: { $reason }
