"""Sensible moves: which takes are excluded, and that the weak levels play only sensible ones."""

from __future__ import annotations

import pytest

from tilewright.players.levels import LEVELS
from tilewright.players.searching import LevelPlayer
from tilewright.players.sense import sensible_moves
from tilewright.rules import Position

WEAK = [number for number, level in LEVELS.items() if level.looseness]
FIRST_TAKE = Position.start().deal("BBYR,KKKW,BYRW,RRRR,BBKK")


def texts(position: Position) -> set[str]:
    """The sensible moves as text."""
    return {str(move) for move in sensible_moves(position)}


def test_tiles_go_to_the_floor_line_only_if_no_line_takes_them() -> None:
    assert not [move for move in sensible_moves(FIRST_TAKE) if move.line is None]


def test_a_completed_line_may_cost_what_it_scores_but_not_more() -> None:
    sensible = texts(FIRST_TAKE)
    assert "1B1" in sensible, "1 point for the line, 1 for the dropped tile"
    assert "2K1" not in sensible, "1 point for the line, 2 for two dropped tiles"
    assert {"2K3", "2K4", "2K5", "4R4"} <= sensible


def test_of_one_colour_for_one_line_the_most_tiles_are_taken() -> None:
    sensible = texts(FIRST_TAKE)
    assert {"1B2", "2K5"} <= sensible
    assert not sensible & {"3B2", "5K5"}, "other factories have one more blue, or black, tile"


def test_more_tiles_may_be_refused_for_the_marker() -> None:
    position = FIRST_TAKE.play("1R1").play("5K2")  # the centre: four blue, one yellow, the marker
    assert {"3B3", "CB3"} <= texts(position)


def test_if_every_take_drops_tiles_the_cheapest_remain() -> None:
    full_lines = "0;...../...../...../...../.....;1B,2B,3Y,4Y,5W;-"
    empty = "0;...../...../...../...../.....;-,-,-,-,-;*"
    position = Position.parse(f"2c 1 offer:1 -,-,-,-,- RRRK 1 2 17,13,17,19,15 0,0,0,0,0 {full_lines} {empty}")
    assert texts(position) == {"CKF"}


@pytest.mark.parametrize("level", WEAK)
def test_weak_levels_play_sensible_moves(level: int) -> None:
    players, side = (2, "coloured") if level % 2 else (3, "grey")
    position = Position.start(players, side).deal_randomly(level)
    player = LevelPlayer(level, seed=level)
    for _ in range(12):
        if position.to_move is None:
            position = position.deal_randomly(level)
        move = player.choose(position)
        assert move in sensible_moves(position)
        position = position.play(move)
