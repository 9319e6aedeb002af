# Vistuð spil: opna þau og fara í gegnum þau.

record-title = Spil: { $names }
record-table = Borðið
record-boards = Leikmannaspjöld
record-moves = Leikir
record-at = Umferð { $round }, leikur { $number } af { $total }
record-tiling = { $name } { $change }, nú { $score }
record-result =
    { $count ->
        [0] Hætt án sigurvegara
        [one] { $names } vann
       *[other] { $names } deildu með sér sigrinum
    }
step-first = Í byrjun
step-back = Eitt skref til baka
step-on = Eitt skref áfram
step-last = Í lokin
step-play = Spila
step-pause = Hlé
step-slider = Staða í spilinu
link-to-move = Afrita tengil á þessa stöðu
another-record = Annað vistað spil
choose-file = Velja skrá
drop-here = Slepptu vistuðu spili hér eða veldu skrá.
open-record-what = Vistað spil er textaskrá sem endar á .azr: hægt er að vista hvert lokið spil þannig. Þjónninn les skrána en geymir hana ekki; ef þú biður um yfirferð er aðeins hún geymd, án nafna.
bad-line = Lína { $line }: { $reason }
