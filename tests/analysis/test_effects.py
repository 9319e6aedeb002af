"""The compiled effects of moves, compared with the same numbers computed from the boards."""

from __future__ import annotations

import itertools

import numpy as np
import pytest

from tilewright import Position
from tilewright.analysis.effects import Take, column_points, look_at_take
from tilewright.analysis.points import points_gained, wall_bits
from tilewright.analysis.tiling import tiling_between
from tilewright.rules import Board, Colour, Move, Phase, Side, Wall
from tilewright.rules.constants import FLOOR_PENALTIES, FLOOR_SPACES, printed_column
from tilewright.rules.effects import Effect, effect_of, legal_effects
from tilewright.rules.kernel import placing_points


@pytest.mark.slow
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
                    assert_told(position, effect)
                position = position.play(effects[random.integers(len(effects))].move)
            assert_tiled(before, position)


def assert_told(position: Position, effect: Effect) -> None:
    """Compare a compiled effect with one computed from the `Position`."""
    assert position.to_move is not None
    move = Move.parse(effect.move)
    assert effect_of(position, move) == effect
    board = position.boards[position.to_move - 1]
    assert wall_bits(position) == [occupied_spaces(board.wall) for board in position.boards]
    if not move.is_take:
        assert move.line is not None
        assert move.column is not None
        assert column_points(position, move) == placing_points(
            occupied_spaces(board.wall), move.line - 1, move.column - 1
        )
        assert effect[1:] == (1, 0, column_points(position, move), 0, 0, 0)
        return
    assert move.source is not None
    assert move.colour is not None
    tiles = (position.factories[move.source - 1] if move.source else position.centre)[move.colour]
    held = 0 if move.line is None else board.lines[move.line - 1].count
    fallen = max(0, tiles - (0 if move.line is None else move.line - held))
    marker = move.source == 0 and position.marker is None
    occupied = min(len(board.floor) + marker + fallen, FLOOR_SPACES)
    lost = FLOOR_PENALTIES[occupied] - FLOOR_PENALTIES[len(board.floor)]
    completes = move.line is not None and held + tiles - fallen == move.line
    points = line_points(position.side, board, move.line, move.colour) if completes and move.line else 0
    assert effect[1:] == (tiles - fallen, fallen, points, lost, occupied - len(board.floor), marker)
    take = look_at_take(position, move)
    assert take == Take(tiles, move.line, held + tiles - fallen, marker, fallen, lost, points)
    assert take.completes == completes


def occupied_spaces(wall: Wall) -> int:
    """One bit for each space that holds a tile."""
    return sum(1 << place for place, cell in enumerate(itertools.chain(*wall.rows)) if cell is not None)


def line_points(side: Side, board: Board, line: int, colour: Colour) -> int:
    """The points of a line completed now: on the grey side in its best column, or 0 if no column may take the tile."""
    wall = occupied_spaces(board.wall)
    if side is Side.COLOURED:
        for above in board.lines[: line - 1]:  # TILE-2: complete lines above are tiled first
            if above.is_complete and above.colour is not None:
                row = above.capacity - 1
                wall |= 1 << (5 * row + printed_column(row, above.colour))
        return placing_points(wall, line - 1, printed_column(line - 1, colour))
    columns = [
        column
        for column, cells in enumerate(board.wall.columns)
        if cells[line - 1] is None and colour not in cells  # VAR-2, VAR-3
    ]
    return max((placing_points(wall, line - 1, column) for column in columns), default=0)


def assert_tiled(before: Position, after: Position) -> None:
    for board, tiling, gained in zip(
        before.boards, tiling_between(before, after), points_gained(before, after), strict=True
    ):
        assert sum(tile.points for tile in tiling.placed) == gained.wall
        assert tiling.score == board.score + gained.wall - gained.floor
        assert all(board.wall[tile.row - 1][tile.column - 1] is None for tile in tiling.placed)
