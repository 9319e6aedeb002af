"""`value_moves`: every move has a value, and the best move has the highest."""

from __future__ import annotations

import threading

import pytest

from tests.random_games import TABLES, random_game
from tilewright.evaluation.evaluator import best_evaluator
from tilewright.rules import Move, Position
from tilewright.search import Limits, OpponentModel, SeatValues, search, value_moves
from tilewright.search.move_values import EVEN_SHARE, same_take
from tilewright.search.puct_driver import PuctDriver
from tilewright.search.values_by_seat import over_best_other

ENDGAME = (
    "2c 5 offer:1 -,BBRR,-,-,- RR 2 1 0,0,0,0,0 12,8,8,9,11 "
    "34;BYRK./WBYR./K.BYR/..W../.....;1W,2K,2W,1Y,2R;* 33;BYRK./WBYR./KWB../R..../..KW.;1W,-,3Y,4K,3Y;-"
)


@pytest.mark.parametrize(("players", "side"), TABLES)
def test_every_move_has_a_value(players: int, side: str) -> None:
    position = Position.start(players, side).deal_randomly(5)
    found = value_moves(position, 5_000)
    seat = (position.to_move or 1) - 1
    for move in position.legal_moves():
        assert sum(same_take(position, move, each.move) for each in found.moves) == 1
    own = [each.values.shares[seat] for each in found.moves]
    assert own == sorted(own, reverse=True)
    for each in found.moves:
        assert len(each.values.margins) == players
        assert sum(each.values.shares) == pytest.approx(1)
    assert found.line[0] in position.legal_moves()


def test_values_are_of_one_depth() -> None:
    """Values of an iteration that the node limit cut off are not mixed with those of the last complete one."""
    for _, position in list(random_game(2, "grey", 3))[::7]:
        if position.to_move is None:
            continue
        for nodes in (2_000, 2_300, 2_600):
            moves = value_moves(position, nodes).moves
            own = [(e.values.shares[position.to_move - 1], e.values.margins[position.to_move - 1]) for e in moves]
            assert own == sorted(own, reverse=True)


def test_exact_values_of_every_move() -> None:
    position = Position.parse(ENDGAME)
    found = value_moves(position, 1_000_000)
    assert found.game_solved
    for each in found.moves:
        after = position.play(each.move)
        if after.outcome is not None:
            assert each.values == SeatValues.of_outcome(after.outcome)
        else:
            exact = search(after, Limits(depth=60))
            assert exact.game_solved
            assert after.to_move is not None
            assert each.values == SeatValues.of_two(after.to_move, exact.share, exact.margin)


def test_visits_are_spread_at_larger_tables() -> None:
    position = Position.start(3).deal_randomly(2)
    evaluator = best_evaluator(3, position.side)
    fewest = []
    for even_share in (0.0, EVEN_SHARE):
        driver = PuctDriver(position, Limits(nodes=40_000), evaluator, OpponentModel([1, 2, 3]), even_share=even_share)
        driver.go()
        visits = driver.trees[0].children(0)["visits"]
        fewest.append(int(visits.min()) / int(visits.sum()) * len(visits))
    assert fewest[0] < 0.2
    assert fewest[1] == pytest.approx(EVEN_SHARE, abs=0.1)


def test_stop() -> None:
    stop = threading.Event()
    stop.set()
    assert value_moves(Position.start().deal_randomly(1), 100_000_000, stop).nodes < 50_000_000


def test_takes_from_identical_factories() -> None:
    position = Position.start().deal("BBYR,BBYR,BYRW,RRRK,BBKK")
    one, same, other = (Move.parse(text) for text in ("1B2", "2B2", "3B2"))
    assert same_take(position, one, same)
    assert not same_take(position, one, other)
    assert not same_take(position, one, Move.parse("2B3"))


def test_margins_over_the_best_other() -> None:
    assert over_best_other([5.0, 3.0, 4.0]) == (1.0, -2.0, -1.0)
