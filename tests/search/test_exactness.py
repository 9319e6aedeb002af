"""In a round that is certain to be the last, the search finds the exact result of best play by both.

With TILEWRIGHT_PROOF_TAKES=10, 150 positions of each side with up to 10 takes left are checked, which takes minutes.
"""

from __future__ import annotations

import os

import pytest

from tests.oracle.engine import Table
from tests.search.endgames import endgames, takes_left
from tests.search.solver import Result, Solver
from tilewright import Position
from tilewright.search import Limits, RootMove, SearchResult, search

LONG = int(os.environ.get("TILEWRIGHT_PROOF_TAKES", "0"))
SIDES = ("coloured", "grey")

# With best play both end with equal points: complete rows decide, or the victory is shared.
TIE_BREAKS: list[tuple[str, Result]] = [
    (
        "2c 5 offer:1 -,BBRR,-,-,- RR 2 1 0,0,0,0,0 12,8,8,9,11 "
        "34;BYRK./WBYR./K.BYR/..W../.....;1W,2K,2W,1Y,2R;* 33;BYRK./WBYR./KWB../R..../..KW.;1W,-,3Y,4K,3Y;-",
        (1, 0),
    ),
    (
        "2c 5 offer:2 -,-,-,-,- BYYK 2 2 0,0,0,0,0 10,11,7,13,9 "
        "29;BYRK./WBYR./.WB../.K..Y/.....;1W,2K,3R,-,4R;WWWW 22;BYRK./W.Y../.WBY./..W../YRK..;1W,2B,2R,-,2B;*",
        (-1, 0),
    ),
    (
        "2c 5 offer:1 -,-,-,-,YRWW - 1 1 0,0,0,0,0 11,7,10,11,8 "
        "17;BYRK./W.YRK/..B../R.W.Y/.....;1W,1B,3Y,4K,4W;*K 13;.YRKW/WBYR./KW.../...B./.....;1B,-,3Y,4R,3B;Y",
        (0, 0),
    ),
    (
        "2g 5 offer:1 -,-,-,-,- YYKKWW 2 1 0,0,0,0,0 9,9,12,8,7 "
        "22;KWBR./RBYK./WYKB./Y..../.....;-,-,3R,1B,5W;W* 18;BW..Y/WB.YR/RK.W./..B../.....;1R,2K,3B,3K,4Y;KB",
        (1, 0),
    ),
    (
        "2g 5 offer:1 -,-,-,-,- RWWW 1 2 0,0,0,0,0 11,12,13,9,8 "
        "22;YRBW./KBY../W.K.R/.YWR./...Y.;1K,2W,2B,2K,-;K 15;RBWK./YRKW./B.Y../..R../.....;1Y,2B,3K,-,2W;B*Y",
        (-1, 0),
    ),
]


def result_of(found: SearchResult | RootMove) -> Result:
    """A result of the search in the form of the solver."""
    return 2 * found.share - 1, found.margin


@pytest.mark.slow
@pytest.mark.parametrize("side", SIDES)
@pytest.mark.parametrize("takes", [3, 5])
def test_every_move_of_an_endgame(side: str, takes: int) -> None:
    for position in endgames(side, 25, takes, seed=100 * takes):
        table = Table.parse(str(position))
        truth = Solver().values(table)
        best = max(truth.values())
        found = search(position, Limits(lines=len(truth)))
        assert found.game_solved
        assert result_of(found) == best
        assert {str(each.move): result_of(each) for each in found.moves}.items() <= truth.items()
        assert all(each.exact for each in found.moves)
        quick = search(position, Limits())
        assert quick.game_solved
        assert result_of(quick) == truth[str(quick.best)] == best
        for each in quick.moves:  # the exact value of a move, or an upper bound
            assert result_of(each) == truth[str(each.move)] or (
                not each.exact and best >= result_of(each) >= truth[str(each.move)]
            )


@pytest.mark.slow
@pytest.mark.parametrize("side", SIDES)
def test_endgames(side: str) -> None:
    takes, count = (LONG, 150) if LONG else (8, 8)
    for position in endgames(side, count, takes, seed=7000):
        solver = Solver()
        table = Table.parse(str(position))
        best = solver.value(table, table.seat)
        found = search(position, Limits())
        assert found.game_solved
        assert result_of(found) == best
        assert solver.value(table.play(str(found.best)), table.seat) == best


@pytest.mark.parametrize(("text", "best"), TIE_BREAKS)
def test_the_tie_break_is_played_for(text: str, best: Result) -> None:
    found = search(Position.parse(text), Limits())
    assert result_of(found) == best
    assert max(Solver().values(Table.parse(text)).values()) == best


@pytest.mark.parametrize("side", SIDES)
def test_the_expected_line_leads_to_the_expected_result(side: str) -> None:
    """After every move of the principal variation, a new search finds the same value."""
    for position in endgames(side, 10, 6, seed=3000):
        found = search(position, Limits())
        seat = position.to_move
        for move in found.line:
            position = position.play(move)
            if position.to_move is None:
                break
            later = search(position, Limits())
            sign = 1 if position.to_move == seat else -1
            assert result_of(later) == (sign * (2 * found.share - 1), sign * found.margin)


def test_endgames_have_few_takes_left() -> None:
    for side in SIDES:
        for position in endgames(side, 5, 4, seed=1):
            assert 2 <= takes_left(position) <= 4
