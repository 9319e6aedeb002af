"""What a move does to the board of the seat that plays it."""

from __future__ import annotations

from dataclasses import dataclass

from tilewright.rules import Board, Colour, Move, Position, Side
from tilewright.rules.kernel import placing_points
from tilewright.rules.vocabulary import FLOOR_PENALTIES, FLOOR_SPACES, printed_column

from .points import wall_bits


@dataclass(frozen=True, slots=True)
class Take:
    """What taking tiles does."""

    tiles: int
    line: int | None
    """The pattern line filled; None for the floor line."""
    filled: int
    """How many tiles lie on that line afterwards."""
    takes_marker: bool
    fallen: int
    """Tiles that go to the floor line, or past a full one into the lid."""
    lost: int
    """Points that the floor line costs more than before."""
    points: int
    """What the completed line would score on the wall as it stands; on the grey side at its best column."""
    columns: int
    """In how many columns the completed line's tile may be put."""

    @property
    def completes(self) -> bool:
        return self.filled == self.line


def look_at_take(position: Position, move: Move) -> Take:
    """The effect of a legal take."""
    assert position.to_move is not None
    assert move.source is not None
    assert move.colour is not None
    board = position.boards[position.to_move - 1]
    source = position.factories[move.source - 1] if move.source else position.centre
    tiles = source[move.colour]
    takes_marker = move.source == 0 and position.marker is None
    room = 0 if move.line is None else move.line - board.lines[move.line - 1].count
    fallen = max(0, tiles - room)
    occupied = min(len(board.floor) + takes_marker + fallen, FLOOR_SPACES)
    filled = 0 if move.line is None else board.lines[move.line - 1].count + tiles - fallen
    points, columns = 0, 0
    if move.line is not None and filled == move.line:
        points, columns = _outlook(position.side, board, move.line, move.colour)
    return Take(
        tiles=tiles,
        line=move.line,
        filled=filled,
        takes_marker=takes_marker,
        fallen=fallen,
        lost=FLOOR_PENALTIES[occupied] - FLOOR_PENALTIES[len(board.floor)],
        points=points,
        columns=columns,
    )


def column_points(position: Position, move: Move) -> int:
    """What a legal choice of a column scores at once (grey side)."""
    assert position.to_move is not None
    assert move.line is not None
    assert move.column is not None
    wall = position.boards[position.to_move - 1].wall
    return placing_points(wall_bits(wall), move.line - 1, move.column - 1)


def _outlook(side: Side, board: Board, line: int, colour: Colour) -> tuple[int, int]:
    """Points for a line completed now, and the number of columns that may take its tile."""
    wall = wall_bits(board.wall)
    if side is Side.COLOURED:
        for above in board.lines[: line - 1]:  # TILE-2: complete lines above are tiled first
            if above.is_complete and above.colour is not None:
                row = above.capacity - 1
                wall |= 1 << (5 * row + printed_column(row, above.colour))
        return placing_points(wall, line - 1, printed_column(line - 1, colour)), 1
    columns = [
        column
        for column, cells in enumerate(board.wall.columns)
        if cells[line - 1] is None and colour not in cells  # VAR-2, VAR-3
    ]
    points = max((placing_points(wall, line - 1, column) for column in columns), default=0)
    return points, len(columns)
