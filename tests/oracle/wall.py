"""Where a tile may go on a wall, and what it scores there."""

from __future__ import annotations

from tests.oracle.state import COLOURED, COLOURS, FREE, Board


def printed_colour(row: int, column: int) -> str:
    """The colour printed on a space of the coloured wall: SIL-1."""
    return COLOURS[(column - row) % 5]


def columns_for(side: str, board: Board, line: int, colour: str) -> list[int]:
    """The columns in which the wall row beside a pattern line may take a tile of this colour."""
    if side == COLOURED:
        return [column for column in range(5) if printed_colour(line, column) == colour]  # TILE-2, SCORE-1
    if colour in board.wall[line]:
        return []  # VAR-4
    free = [column for column in range(5) if board.wall[line][column] == FREE]  # VAR-2
    return [column for column in free if colour not in board.column(column)]  # VAR-3


def points(board: Board, row: int, column: int) -> int:
    """What a tile scores that was just put on the wall: SCORE-2 to SCORE-5."""
    horizontal = run(board.wall[row], column)
    vertical = run(board.column(column), row)
    if horizontal == vertical == 1:
        return 1  # SCORE-2
    return sum(length for length in (horizontal, vertical) if length > 1)  # SCORE-3, SCORE-4, SCORE-5


def run(cells: str, index: int) -> int:
    """Length of the unbroken run of tiles around a space, that space included."""
    before = cells[:index].rsplit(FREE, maxsplit=1)[-1]
    after = cells[index + 1 :].split(FREE, maxsplit=1)[0]
    return len(before) + 1 + len(after)
