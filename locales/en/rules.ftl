# The rules page: every rule in a sentence or two, by topic, with drawings. Loaded only when somebody opens it.

rules-about = Look something up: every rule, with examples.
rules-search = Search: marker, bag, tie
# $count: how many rules contain the word that was looked for.
rules-found =
    { $count ->
        [one] { $count } rule found
       *[other] { $count } rules found
    }
rules-not-found = Nothing found for “{ $text }”.
rules-all = Show all
rules-contents = Contents
rules-link = Link to { $rule }
rules-lesson = Try it in a lesson

## Chapters

rules-aim = Aim of the game
rules-setup = Setting up
rules-turn = Your turn
rules-lines = Pattern lines
rules-floor = Floor line
rules-tiling = Tiling the wall
rules-scoring = Scoring a tile
rules-refill = The next round
rules-end = End of the game
rules-tie = Equal points
rules-grey = The grey side

## Every rule. The ids are those of docs/rules.md.

rule-goal-1 = Whoever has the most points at the end of the game wins.
rule-goal-2 = The game ends after the round in which somebody completes a horizontal row of five tiles on the wall.
rule-round-1 = A round has three parts: the players take tiles in turn, then they tile their walls, then the factories are refilled.

rule-setup-1 = Two to four people play. Everybody has a player board, and all use the same side: the one with the coloured wall, or the grey one.
rule-setup-2 = Everybody starts with 0 points.
rule-setup-3 = The factories lie around the centre of the table: 5 for two players, 7 for three, 9 for four.
rule-setup-4 = The bag holds 100 tiles: 20 of each of five colours.
rule-setup-5 = The starting player gets the marker. Every factory gets four tiles, drawn from the bag. At a real table, the player who was last in Portugal starts.
rule-setup-6 = What is not needed stays in the box.

rule-offer-1 = The starting player puts the marker in the centre of the table and takes the first turn. Then it goes on clockwise.
rule-offer-2 = On your turn you must take tiles, either from a factory or from the centre. You cannot pass.
rule-offer-3 = From a factory you take all tiles of one colour. All other tiles on it are pushed to the centre.
rule-offer-4 = From the centre you take all tiles of one colour. The rest stay there.
rule-offer-5 = Whoever is the first to take from the centre in a round also takes the marker, and puts it on the leftmost free space of their floor line.
rule-offer-6 = This part is over when there are no more tiles on the factories and in the centre.

rule-line-1 = All tiles that you take go to one of your five pattern lines. The first line has one space, the fifth has five.
rule-line-2 = A line is filled from right to left.
rule-line-3 = Once a line holds tiles, only tiles of the same colour can be added.
rule-line-4 = Tiles that a line has no room for fall to the floor line.
rule-line-5 = A colour cannot go to a line if the same row of your wall already has that colour.

rule-floor-1 = Tiles that you cannot place, or do not want to place, go to the floor line, from left to right. You may always put a whole take there.
rule-floor-2 = Tiles on the floor line cost points at the end of the round.
rule-floor-3 = When all seven spaces are taken, further tiles go into the lid of the box and cost nothing.
rule-pen-1 = Each space that is taken costs the number above it: 1, 1, 2, 2, 2, 3 and 3 points.
rule-pen-2 = A score never falls below 0.
rule-pen-3 = Then the floor line is emptied: its tiles go into the lid.
rule-pen-4 = The marker counts like a tile, but it does not go into the lid. Whoever has it begins the next round.

rule-tile-1 = All players may tile their walls at the same time.
rule-tile-2 = Go through your lines from top to bottom. From each full line, one tile goes to the space of its colour in the same row of the wall, and scores at once.
rule-tile-3 = The other tiles of a full line go into the lid.
rule-tile-4 = Lines that are not full stay as they are.

rule-score-1 = A tile scores as soon as it is placed on the wall.
rule-score-2 = A tile with no tile next to it scores 1 point. Only the sides, above and below count, not diagonals.
rule-score-3 = If there are tiles to its left or right, it scores a point for each tile of the unbroken row, itself included.
rule-score-4 = If there are tiles above or below, it scores a point for each tile of the unbroken column, itself included.
rule-score-5 = Row and column are added up. The new tile counts in both.

rule-next-1 = If nobody has a full row, another round follows.
rule-next-2 = Whoever has the marker fills every factory with four tiles from the bag.
rule-next-3 = If the bag is empty, all tiles from the lid go into the bag, and the filling goes on.
rule-next-4 = If the lid is empty too, the round starts even though not all factories are full.

rule-end-1 = The game ends after the round in which at least one player has completed a row. Floor lines are scored first.
rule-end-2 = Then there are 2 points for each full row,
rule-end-3 = 7 points for each full column,
rule-end-4 = and 10 points for each colour with all five tiles on the wall.

rule-end-5 = Whoever has the most points wins.
rule-end-6 = If several players have the most points, the one of them with more full rows wins.
rule-end-7 = If those are equal too, they share the victory.

rule-var-1 = For the variant, everybody uses the grey side of the board. All rules stay as they are, with these exceptions.
rule-var-2 = A tile from a full line may go to any free space of the same row.
rule-var-3 = No colour may stand twice in a column.
rule-var-4 = No colour may stand twice in a row.
rule-var-5 = If there is no space left for a full line, all its tiles fall to the floor line.

## Under the drawings

drawn-wall = Every colour has one space in each row and in each column.
drawn-setup = Two players: five factories with four tiles each, and the marker in the centre.
drawn-factory = Three red tiles from factory 4 fill line 3. The black tile was pushed to the centre.
drawn-centre = The first to take from the centre: two black tiles, and the marker. Line 2 had room for only one of them.
drawn-lines = Yellow may go to lines 1 and 5, and to the floor. Rows 2 and 3 of the wall already have yellow, and line 4 holds blue.
drawn-floor = Four tiles and the marker take five spaces.
drawn-full = Four blue tiles fall. One takes the last space, and the other three go into the lid.
drawn-tiling = Lines 2 and 4 are full: one tile of each goes to the wall. Lines 3 and 5 stay as they are.
drawn-alone = No tile next to it.
drawn-row = Three tiles in the row.
drawn-column = Three tiles in the column. The row does not count, as nothing lies to the left or right.
drawn-both = Four tiles in the row and three in the column.
drawn-order = From top to bottom: first the blue tile scores, then the white one, which has blue above it and beside it.
drawn-refill = The eight tiles in the bag filled two factories. Then the lid was emptied into the bag.
drawn-end = The white tile completes the row. With it come 2 points for the row, 7 for the column and 10 for blue.
drawn-tie = 57 points and two full rows: this player wins.
drawn-tie-other = 57 points too, but only one full row.
drawn-choose = Red may go to columns 1, 2, 4 and 5. Column 3 already has red.
drawn-fall = Only column 5 is free in row 2, but it already has red. Both red tiles fall.
