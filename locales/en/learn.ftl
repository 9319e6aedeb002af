# The short introduction: the rulebooks' own examples, one move each. Loaded only when somebody opens it.

learn-progress = { $step } of { $total }
# The players of the examples. Each language may use the names of its own rulebook.
learn-player =
    { $seat ->
        [1] Peter
        [2] Martin
       *[3] Andrea
    }
learn-next = Next
learn-skip = Skip this one
learn-not-that = That is allowed too, but it is not what this example is about. The tiles are back: try again.
learn-ready = You know the rules
learn-ready-about = The player with the most points wins. The rest comes with playing: fill lines, build tiles next to each other, and leave the others what they cannot use.
learn-play = Play a game
learn-again = Once more

learn-take = Taking tiles
learn-take-task = You are Peter, and you begin. From one factory you take all tiles of one colour. Take both black tiles from factory 1, and put them on any of your five pattern lines.
learn-take-done = You have all the black tiles of that factory. What was left there, blue and white, was pushed to the centre. A line only ever holds one colour.

learn-leave = Feeding the centre
learn-leave-task = Now it is Martin’s turn: make his move. Take the yellow tile from factory 2.
learn-leave-done = Three red tiles went to the centre. The more you leave over, the more the next player can take.

learn-centre = Taking from the centre
learn-centre-task = Andrea takes from the centre: all three red tiles. She is the first to take from there, so she gets something else too.
learn-centre-done = The first to take from the centre also takes the starting player marker. It lies on the floor line and costs a point, but Andrea begins the next round.

learn-lines = Where tiles may go
learn-lines-task = You are Peter again. Take the two yellow tiles from factory 2. Lines 2 and 3 are closed to yellow: their rows on the wall already have it. Line 4 holds blue. Place them so that nothing falls to the floor.
learn-lines-done = Line 5 has room for both. Line 1 would have taken one, and the other would have fallen to the floor line. Both could also go to the floor; that is always allowed, but nearly always costs points.

learn-tile = Tiling the wall
learn-tile-task = One tile is left this round. Take the blue one and complete line 4. Then every full line sends one tile to the wall.
learn-tile-done = From top to bottom, each full line, here 2 and 4, sent one tile to its space on the wall, for one point each. The other tiles of these lines went into the lid of the box. Lines 3 and 5 are not full, and stay as they are.

learn-alone = A tile alone
learn-alone-task = Complete line 2 with the red tile, and see what it scores.
learn-alone-done = No tile touches it at the sides, above or below: one point. Diagonals do not count.

learn-row = Tiles in a row
learn-row-task = Yellow belongs between blue and red in the second row. Complete line 2.
learn-row-done = Three tiles now lie side by side: three points, counting the new one.

learn-column = Tiles in a column
learn-column-task = Above the blue space of the third row are yellow and red. Complete line 3.
learn-column-done = Three tiles lie one below the other: three points. Nothing lies beside the new tile, so the row scores nothing.

learn-both = Both ways at once
learn-both-task = The yellow space of the third row has neighbours on all sides. Complete line 3.
learn-both-done = Four in the row and three in the column: seven points with one tile. It is counted in both.

learn-floor = The floor line
learn-floor-task = No line can take black any more, but someone has to take it. Take both tiles, and watch the floor line.
learn-floor-done = Five spaces were taken, one of them by the marker: 1 + 1 + 2 + 2 + 2 = 8 points lost. Then the floor line is emptied. A score never falls below zero.

learn-end = The end of the game
learn-end-task = Complete line 1: white is the last tile of your first row. A full row ends the game after this round.
learn-end-done = The tile itself scored 5 + 5. At the end come 2 points for each full row, 7 for each full column, and 10 for each colour with all five tiles on the wall: here one of each, 19 in all.
