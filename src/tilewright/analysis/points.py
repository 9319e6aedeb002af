"""Where points come from: what each move, and a whole game, scored for every seat."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from operator import add

from tilewright.rules import Board, Phase, Position, Wall
from tilewright.rules.kernel import placing_points
from tilewright.rules.vocabulary import COLOUR_BONUS, COLUMN_BONUS, ROW_BONUS


@dataclass(frozen=True, slots=True)
class Points:
    """Points of one seat by where they come from."""

    wall: int = 0
    floor: int = 0
    """Points actually lost: fewer than the floor line's numbers if the score reached 0 (PEN-2)."""
    rows: int = 0
    columns: int = 0
    colours: int = 0

    @property
    def bonus(self) -> int:
        return self.rows + self.columns + self.colours

    @property
    def total(self) -> int:
        return self.wall - self.floor + self.bonus

    def __add__(self, other: Points) -> Points:
        return Points(
            self.wall + other.wall,
            self.floor + other.floor,
            self.rows + other.rows,
            self.columns + other.columns,
            self.colours + other.colours,
        )


def points_of_game(positions: Sequence[Position]) -> tuple[Points, ...]:
    """What each seat scored from the first of a run of consecutive positions to the last."""
    total = (Points(),) * positions[0].players
    for before, after in pairwise(positions):
        if after.phase is not Phase.OFFER:  # nothing is scored before the round's last take
            total = tuple(map(add, total, points_gained(before, after)))
    return total


def points_gained(before: Position, after: Position) -> tuple[Points, ...]:
    """What each seat scored by one move; only moves that end a round, or choose a column, score."""
    return tuple(
        _gained(old, new, at_end=after.is_over and not before.is_over)
        for old, new in zip(before.boards, after.boards, strict=True)
    )


def _gained(old: Board, new: Board, *, at_end: bool) -> Points:
    wall = wall_bits(old.wall)
    placed = wall_bits(new.wall) & ~wall
    points = 0
    for place in range(25):  # top to bottom, as they were tiled; one tile a row at most
        if placed >> place & 1:
            points += placing_points(wall, *divmod(place, 5))
            wall |= 1 << place
    rows = columns = colours = 0
    if at_end:
        rows = ROW_BONUS * new.wall.complete_rows
        columns = COLUMN_BONUS * new.wall.complete_columns
        colours = COLOUR_BONUS * new.wall.complete_colours
    floor = old.score + points + rows + columns + colours - new.score
    return Points(points, floor, rows, columns, colours)


def wall_bits(wall: Wall) -> int:
    """The kernel's form of a wall: one bit for each space that holds a tile."""
    return sum(
        1 << (5 * row + column)
        for row, cells in enumerate(wall.rows)
        for column, cell in enumerate(cells)
        if cell is not None
    )
