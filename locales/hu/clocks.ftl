clocks-title = Idő
clocks-only-moves = Tedd meg helyettem az egyetlen lépést
clocks-only-moves-about = Ha csak egy lépés lehetséges, a szerver azonnal megteszi.
clocks-on-vacation = Szabadságon vagy eddig: { $date }; az órád áll.
clocks-end-vacation = Szabadság vége
clocks-vacation-about = Szabadság alatt az órád áll, és a többiek látják. Napok ebben a játszmában: { $most }, maradt: { $left }.
clocks-vacation-days = A szabadság hossza
clocks-take-vacation = Szabadságra megyek
clocks-vacation-used = Ebben a játszmában elfogytak a szabadságnapjaid.
terms-reserve =
    { $players ->
        [two]
            { $increment ->
                [none] { $reserve } fejenként az egész játszmára; akinek lejár az ideje, veszít.
               *[other] { $reserve } fejenként az egész játszmára, és minden lépésért még { $increment }; akinek lejár az ideje, veszít.
            }
       *[more]
            { $increment ->
                [none] { $reserve } fejenként az egész játszmára; akinek lejár az ideje, helyette a gép játszik tovább, és már nem nyerhet.
               *[other] { $reserve } fejenként az egész játszmára, és minden lépésért még { $increment }; akinek lejár az ideje, helyette a gép játszik tovább, és már nem nyerhet.
            }
    }
