# The review of a game: graph, grades, reasons, sums, and questions to learn from.
#
#   $move, $best  a move in notation, such as 5R5     $change, $loss  a signed number with its unit: “−36%”
#   $number       a number as it is shown

review-title = Review: { $names }
review-percent = { $number }%
review-points = { $number } points

## Progress

# $ahead: how many other reviews for the same address come first.
review-waiting =
    { $ahead ->
        [0] The review is about to begin.
        [one] { $ahead } other review comes first.
       *[other] { $ahead } other reviews come first.
    }
# $percent: how much is done. $seconds: the estimated time left.
review-running = { $percent }% reviewed, about { $seconds } s left
review-done =
    { $proved ->
        [yes] Review complete, the last round is proved
       *[no] Review complete
    }
review-lost = The connection is lost. What is reviewed is kept; trying again …
review-unfinished = The game stops at move { $number }; it is reviewed up to there.
review-outdated = An older version made this review.
review-again = Review again
review-go-on = Continue

## The graph and its table

review-graph = Winning chances, in per cent
review-seat = Seen by
review-as-table = As a table
review-as-graph = As a graph
review-legend-luck = new tiles: luck
review-legend-own = error: { $name }
review-legend-others = error: others
review-column-step = Step
review-column-verdict = Verdict
review-column-share = Chances

## Grades

review-grade =
    { $grade ->
        [best] best
        [good] good
        [inaccuracy] inaccuracy
        [mistake] mistake
       *[blunder] blunder
    }
review-forced = only move
review-proved = proved
review-not-yet = Not reviewed yet.
review-luck = luck { $change }
# $error: the standard error.
review-luck-what = { $name }: compared with the average of other deals from the same bag, give or take { $error }.
review-errors-only = Errors only
review-all-moves = All moves
# A move on a card: the one that was played, the best one instead, the best one that was played, another good one.
review-row =
    { $kind ->
        [played] Played
        [better] Better
        [best] Best
       *[other] Also good
    }
# The same on the board, with the move.
review-mark =
    { $kind ->
        [played] played { $move }
        [better] better { $move }
       *[try] your try { $move }
    }
# How the game would have gone on after a move.
review-line = How { $move } goes on

## Why another move is better

# $standing, $played: what the better move and the played one lead to: win, share, lose.
review-why-result =
    { $played ->
        [share] Proved: { $best } wins, the move played only shares the victory.
       *[lose]
            { $standing ->
                [share] Proved: { $best } shares the victory, the move played loses.
               *[win] Proved: { $best } wins, the move played loses.
            }
    }
# $played: the points of the played move.
review-why-scores = { $best } fills line { $line }: { points }. The move played brings { $played }.
# $points: what the played move loses there; $lost: what the better one does.
review-why-floor =
    { $lost ->
        [0] The move played costs { points } on the floor line, { $best } none.
       *[other] The move played costs { points } on the floor line, { $best } only { $lost }.
    }
review-why-marker = { $best } takes the starting player marker.
# What the next player may take then; $points: what it brings, 0 if the line is not filled.
review-why-leaves =
    { $points ->
        [0] The move played leaves { $name } { tiles } { from-source } for line { $line }.
       *[other] The move played leaves { $name } { tiles } { from-source } for line { $line }: { points }.
    }
# The same, to the floor line.
review-why-leaves-floor = The move played leaves { $name } { tiles } { from-source }.
# $part: what the engine's estimate is about.
review-why-outlook =
    { $part ->
        [begun_lines] { $best } is better for the lines begun: { $number } points by estimate.
        [offer] { $best } is better for what is still on offer: { $number } points by estimate.
        [rows] { $best } is better for the rows of the wall: { $number } points by estimate.
        [columns] { $best } is better for the columns of the wall: { $number } points by estimate.
        [colours] { $best } is better for the colours on the wall: { $number } points by estimate.
        [tempo] { $best } is better for the pace of the game: { $number } points by estimate.
       *[bag_and_lead] { $best } is better for the rest of the game: { $number } points by estimate.
    }

## The whole game

review-summary = The whole game
review-player = Player
review-errors = Lost by errors
review-luck-of-deals = Luck with tiles
review-accuracy = Accuracy
review-level = Played like
review-luckiest = Luckiest tiles
review-worst = Worst move
review-of-hundred = { $number } of 100
review-level-value = level { $level } ({ $low } to { $high })
# The parts of a game for one player; they add up.
review-sum = { $name }: { $start } at the start, { $luck } luck, { $own } own errors, { $others } errors of the others, { $rest } by searching again: { $end } in the end.

## Learning

review-learn =
    { $count ->
        [one] Learn from { $count } mistake
       *[other] Learn from { $count } mistakes
    }
review-no-mistakes = No mistakes worth a question. Well played!
review-learn-title = Learn from your mistakes
review-question-number = Question { $number } of { $count }
review-back = Back to the review
review-learned = { $count } of { $total } questions solved
review-cost = cost: { $loss }
# $words: the move in words.
review-question = You played { $move }, { $words }. Find a better move.
review-your-turn = Make your move on the table.
review-judging = Judging your move …
review-try-kept = The server is busy; your move is kept and judged next.
review-verdict =
    { $verdict ->
        [best] { $move }: as good as the best
        [better] { $move }: better, but not the best
       *[worse] { $move }: no better
    }
review-answer = The best move: { $move }, { $words }
review-bar =
    { $kind ->
        [played] played
        [try] your try
       *[best] best
    }
review-another-try = Another try
review-hint = Hint
review-show-answer = Show the answer
review-skip = Skip
review-next = Next
