# What is impossible about a position that somebody has set up or written. One sentence each; the code after "impossible-"
# is the one that rules/ gives.

impossible-tile-total = There are { tiles } tiles; a game has 20 of each colour.
impossible-marker-twice = The starting player marker is in more than one place.
impossible-marker-between-rounds = Between rounds one of the players has the starting player marker.
impossible-marker-nowhere = The starting player marker is missing: it lies neither in the centre nor on a floor line.
impossible-marker-of-nobody = The starting player marker lies on a floor line, but the position says that nobody has it.
impossible-marker-elsewhere = Player { $seat } is said to have the starting player marker, but it lies elsewhere.
impossible-round-number = Rounds are counted from 1.
impossible-wall-row = Player { $seat }: { colour-name } is twice in row { $row } of the wall.
impossible-wall-column = Player { $seat }: { colour-name } is twice in column { $column } of the wall.
impossible-wall-space = Player { $seat }: { colour-name } does not belong in row { $row }, column { $column } of the wall.
impossible-line-length = Player { $seat }: pattern line { $line } holds { $count } tiles, more than it has room for.
impossible-line-colour = Player { $seat }: pattern line { $line } holds { colour-name }, but that row of the wall already has it.
impossible-floor-length = Player { $seat }: the floor line has seven spaces, not { $count }.
impossible-factory-tiles = Factory { $source } holds { $count } tiles; four is the most.
impossible-nothing-on-offer = There are no tiles to take: put some on the factories or in the centre.
impossible-tiles-on-offer = Tiles lie on the factories or in the centre, though the round is over.
impossible-row-complete = Player { $seat } has a complete row on the wall, so the game is over.
impossible-not-ended = The game cannot be over yet: no row of a wall is complete, and there are tiles left.
impossible-line-not-tiled = Player { $seat } has a full pattern line that was not moved to the wall.
impossible-floor-not-emptied = Player { $seat }: the floor line was not emptied after the round.
impossible-marker-starts = Player { $seat } has the starting player marker and therefore starts the next round.
impossible-nothing-to-deal = No tiles are left to deal, so the game is over.
impossible-no-columns-here = Columns are chosen only on the grey side of the boards.
impossible-tiles-first = Player { $seat } has to move tiles to the wall first.
impossible-no-choice = Player { $seat } has no full line that could go to several columns.
impossible-first-seat = The first seat is one of 1 to { $players }, not { $first }.
