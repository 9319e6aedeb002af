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
