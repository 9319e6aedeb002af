# Mentett játszmák: megnyitás és végignézés.

record-title = Játszma: { $names }
record-table = Az asztal
record-boards = Táblák
record-moves = Lépések
record-at = { $round }. forduló, lépés: { $number }/{ $total }
record-tiling = { $name } { $change }, most { $score }
record-result =
    { $count ->
        [0] Győztes nélkül abbahagyva
        [one] { $names } nyert
       *[other] { $names } osztoznak a győzelemben
    }
step-first = Az elejére
step-back = Egyet vissza
step-on = Egyet előre
step-last = A végére
step-play = Lejátszás
step-pause = Szünet
step-slider = Hely a játszmában
link-to-move = Link másolása ehhez a lépéshez
another-record = Másik mentett játszma
choose-file = Fájl kiválasztása
drop-here = Húzz ide egy mentett játszmát, vagy válassz fájlt.
open-record-what = A mentett játszma .azr végű szövegfájl: minden befejezett játék elmenthető így. A szerver elolvassa, de nem őrzi meg; ha értékelést kérsz, csak azt őrzi meg, nevek nélkül.
bad-line = { $line }. sor: { $reason }
