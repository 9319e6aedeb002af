"""The quick way of writing positions says what `str` says."""

from __future__ import annotations

import pytest

from tests.random_games import TABLES, random_game
from tilewright import Position
from tilewright.notation.writing import position_text


@pytest.mark.parametrize(("players", "side"), TABLES)
def test_every_position_of_some_games(players: int, side: str) -> None:
    for seed in range(5):
        for _, position in random_game(players, side, seed):
            assert position_text(position) == str(position)


def test_a_position_that_was_read() -> None:
    position = Position.start(4, "grey", 3).deal_randomly(1)
    assert position_text(Position.parse(str(position))) == str(position)
