# Clocks in the menu of a table: what was agreed, only moves, vacations.

clocks-title = Time
clocks-only-moves = Play my only move for me
clocks-only-moves-about = When there is just one possible move, the server makes it at once.
clocks-on-vacation = You are on vacation until { $date }; your clock stands still.
clocks-end-vacation = End vacation
clocks-vacation-about = On vacation your clock stands still and the others see it. Days for this game: { $most }, left: { $left }.
clocks-vacation-days = Length of the vacation
clocks-take-vacation = Go on vacation
clocks-vacation-used = Your vacation days for this game are used up.
# $reserve and $increment: times, as "3 min"; $increment may be none. $players: two or more.
terms-reserve =
    { $players ->
        [two]
            { $increment ->
                [none] { $reserve } each for the whole game; whoever runs out of time loses.
               *[other] { $reserve } each for the whole game, plus { $increment } for every move; whoever runs out of time loses.
            }
       *[more]
            { $increment ->
                [none] { $reserve } each for the whole game; for whoever runs out of time the computer plays on, and they can no longer win.
               *[other] { $reserve } each for the whole game, plus { $increment } for every move; for whoever runs out of time the computer plays on, and they can no longer win.
            }
    }
