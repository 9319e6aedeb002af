# The lessons about the rules and about strategy. Loaded only when somebody opens them.

learn-progress = { $step } of { $total }
# The players of the examples. Each language may use the names of its own rulebook.
learn-player =
    { $seat ->
        [1] Peter
        [2] Martin
       *[3] Andrea
    }
learn-next = Next
learn-back = Back
learn-all = All lessons
learn-try-again = Try again
learn-skip = Skip this one
learn-not-that = That is allowed too, but it is not what this example is about. The tiles are back: try again.
learn-ready = You know the rules
learn-ready-about = The player with the most points wins. The rest comes with playing: fill lines, build tiles next to each other, and leave the others what they cannot use.
learn-play = Play a game

learn-take = Taking tiles
learn-take-task = Whoever has the most points at the end wins, and tiles on the wall bring points. You are Peter, and you begin. From one factory you take all tiles of one colour: take both black tiles from factory 1, and put them on any of your five pattern lines.
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

learn-overflow = A full floor line
learn-overflow-task = Six of the seven spaces of your floor line are taken, and no line can take red. Somebody has to: take the three red tiles.
learn-overflow-done = One red tile took the last space. The other two found none: they went straight into the lid and cost nothing. A full floor line costs 1 + 1 + 2 + 2 + 2 + 3 + 3 = 14 points, and no round can cost more.

learn-refill = The next round
learn-refill-task = Complete line 1 with the last tile. Then watch the bag: it holds only eight tiles, and five factories need twenty.
learn-refill-done = The eight tiles filled two factories. Then all tiles from the lid went into the bag, and the other three factories were filled from it. Martin has the marker, so he begins.

learn-end = The end of the game
learn-end-task = Complete line 1: white is the last tile of your first row. A full row ends the game after this round.
learn-end-done = The tile itself scored 5 + 5. At the end come 2 points for each full row, 7 for each full column, and 10 for each colour with all five tiles on the wall: here one of each, 19 in all.

learn-tie = Equal points
learn-tie-task = Complete line 2 with the black tile. That ends the game, and then you and Martin have the same number of points.
learn-tie-done = 57 points each. Now the full rows decide: you have two, Martin has one, so you win. If the rows were equal too, you would share the victory.

learn-grey = The grey side
learn-grey-task = On the grey side the wall has no printed colours: when a line is full, you choose the column. No colour may stand twice in a row or in a column. The red tile of line 3 goes to the third row: choose the column where it scores most.
learn-grey-done = Two in the row and two in the column: 4 points. Column 3 was closed, because it already has red. If there is no column left for a full line, all its tiles fall to the floor line.

## The list of lessons

learn-title = Learn Azul
learn-aim = Whoever has the most points at the end wins. You score for tiles on your wall, most of all for tiles that lie next to each other. In every lesson you make the move yourself.
learn-begin = Start with the first lesson
learn-continue = Go on: { $title }
learn-look-up = Look up a rule
learn-rules-about = Taking, placing and scoring tiles, step by step.
learn-strategy = Strategy
learn-strategy-about = What good players look for. The computer’s search has checked every claim.
learn-count = { $count } of { $total } done
# For screen readers, after the title of a lesson.
learn-is-done = done

# $loss: how many points worse than the best move.
learn-worse =
    { $loss ->
        [one] That ends { $loss } point worse than the best move. The tiles are back: try again.
       *[other] That ends { $loss } points worse than the best move. The tiles are back: try again.
    }
learn-weaker = That is allowed, but there is a much better move. The tiles are back: try again.

## Strategy

learn-denial = What the others need
learn-denial-task = Your first row will be full, so the game ends after this round. Two tiles are left: one for you, one for Martin. Red completes your line 2 for 5 points. White brings you nothing. Which one do you take?
learn-denial-done = The white tile would have completed Martin’s line 5 for 8 points: more than red brings you. Red fits on none of his lines, so it cost him another point. You win, 54 to 53.
learn-denial-red = Martin took the white tile, completed line 5 and scored 8 points for it. You lose. Before you take anything, look at what you leave the next player.

learn-weapon = The floor as a weapon
learn-weapon-task = The game ends after this round. Neither of you can place red any more, but all of it has to be taken. Leave it to Martin!
learn-weapon-done = You took blue, and the red tile beside it was pushed to the centre. Now Martin had to take four red tiles, and with the marker his floor line cost him 8 points. Count the takes that are left: then you know who must take the last one.
learn-weapon-one = Blue went to the centre, and Martin took it. The other three red tiles were left for you: 6 points lost, and the game with them.
learn-weapon-three = Martin took blue, and the last red tile was left for you too: 6 points lost, and the game with them.

learn-marker = What the marker is worth
learn-marker-task = Red completes your line 5. One red tile lies on factory 1, the other one in the centre with the marker, which costs a point. Which one do you take?
learn-marker-done = You begin the next round, with the first choice of all the new tiles. While the game goes on, that is worth more than the point: the search sees you about 4 points better off than without the marker.
learn-marker-factory = You saved a point, but now Martin gets the marker and has the first choice in the next round. The search sees you about 4 points worse off.
learn-marker-last-task = Now the game ends after this round. One yellow tile lies on factory 1, the other one in the centre with the marker. Neither completes a line. Which one do you take?
learn-marker-last-done = There is no next round to begin, so the marker only costs a point. Martin had to take it, and you win, 51 to 50.
learn-marker-last-centre = No round follows in which you could begin. The marker only cost you a point, and that point decided the game: you lose.

learn-bonus = Columns and colours
learn-bonus-task = The game ends after this round. You take a tile, Martin takes one, and you get the last. Yellow completes line 3 for 7 points, red line 4 for 5, blue line 5 for 4. Which one do you take first?
learn-bonus-done = Blue is your fifth blue tile: 4 points, and 10 more at the end. Martin took red, the next best, and you win, 61 to 60. A column brings 7 points, a colour 10: often more than the tile itself.
learn-bonus-yellow = 7 points are the most at once, but Martin took your fifth blue tile: 4 points and 10 at the end. You lose, 59 to 60.
learn-bonus-column = Red completed a column: 5 points, and 7 more at the end. But Martin took your fifth blue tile, which would have brought 4 and 10. You lose, 59 to 60.

learn-ending = Ending the game
learn-ending-task = One tile is left. You lead, 52 to 48, but Martin’s lines 4 and 5 are nearly full. On line 2 black completes a row, and the game ends. On line 4 or 5 it starts a line for later, and the game goes on. What do you do?
learn-ending-done = The tile and the row bring you to 59 points, and Martin ends on 54. If you are ahead when you can end the game, end it: no deal can turn it any more.
learn-ending-on = Now Martin gets another round for his nearly full lines, and the search expects you to fall behind. The game was already won: end it.
learn-waiting-task = This time Martin leads, 62 to 44. On line 1 black scores 6 points, and the game goes on. On line 2 it completes a row again and ends the game. Only one tile is missing on your line 4, and one on line 5. What do you do?
learn-waiting-done = With a full row the game would have been over, and lost, 58 to 61. Now you play another round with two lines that are nearly full: the search makes you the clear favourite.
learn-waiting-now = The game is over, and Martin wins, 61 to 58. If you are behind, do not end the game.

learn-bag = Counting the bag
learn-bag-task = You can put three black or three white tiles on line 4. One will still be missing, and it has to come from the bag. Look at what is in there. Which colour do you take?
learn-bag-done = The bag holds 30 tiles: 8 are black, none is white. The next round takes 20 of them. So black can come, and white cannot: the lid goes back into the bag only when the bag is empty.
learn-bag-white = The bag holds 30 tiles, and none is white. The next round takes 20 of them, so no white tile can come, and line 4 stays as it is.
