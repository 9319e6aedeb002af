"""The compiled effects of moves are those that the readable ones tell."""

from __future__ import annotations

import numpy as np
import pytest

from tilewright import Position
from tilewright.analysis.effects import column_points, look_at_take
from tilewright.analysis.points import points_gained
from tilewright.analysis.tiling import tiling_between
from tilewright.rules import Move, Phase
from tilewright.rules.effects import legal_effects


@pytest.mark.parametrize("side", ["coloured", "grey"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_effects_and_tiling_over_whole_games(players: int, side: str) -> None:
    random = np.random.default_rng(players)
    for _ in range(5):
        position = Position.start(players, side)
        while not position.is_over:
            position = position.deal_randomly(random)
            before = position
            while position.phase in (Phase.OFFER, Phase.TILE):
                before = position if position.phase is Phase.OFFER else before
                effects = legal_effects(position)
                assert [effect.move for effect in effects] == [str(move) for move in position.legal_moves()]
                for effect in effects:
                    assert_told(position, effect.move, effect[1:])
                position = position.play(effects[random.integers(len(effects))].move)
            assert_tiled(before, position)


def assert_told(position: Position, text: str, effect: tuple[int, ...]) -> None:
    move = Move.parse(text)
    if not move.is_take:
        assert effect == (1, 0, column_points(position, move), 0)
        return
    take = look_at_take(position, move)
    assert effect == (take.tiles - take.fallen, take.fallen, take.points, take.lost)


def assert_tiled(before: Position, after: Position) -> None:
    for board, tiling, gained in zip(
        before.boards, tiling_between(before, after), points_gained(before, after), strict=True
    ):
        assert sum(tile.points for tile in tiling.placed) == gained.wall
        assert tiling.score == board.score + gained.wall - gained.floor
        assert all(board.wall[tile.row - 1][tile.column - 1] is None for tile in tiling.placed)
