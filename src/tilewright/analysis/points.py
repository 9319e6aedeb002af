"""Where points come from: what each move, and a whole game, scored for every seat."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise
from operator import add

from tilewright.rules import Phase, Position
from tilewright.rules.constants import COLOUR_BONUS, COLUMN_BONUS, ROW_BONUS
from tilewright.rules.kernel import placing_points


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
    """What each seat scored between the first and the last of consecutive positions of a game."""
    total = (Points(),) * positions[0].players
    for before, after in pairwise(positions):
        if after.phase is not Phase.OFFER:  # nothing is scored before the round's last take
            total = tuple(map(add, total, points_gained(before, after)))
    return total


def points_gained(before: Position, after: Position) -> tuple[Points, ...]:
    """What each seat scored by one move; only the last take of a round and choices of columns score."""
    return tuple([points for _, points in scoring(before, after)])


def scoring(before: Position, after: Position) -> list[tuple[list[tuple[int, int, int]], Points]]:
    """As `points_gained`, each with the `placings` on the seat's wall."""
    old_scores, new_scores = before.scores, after.scores
    bonuses = _bonuses(after) if after.is_over and not before.is_over else [(0, 0, 0)] * len(new_scores)
    scored = []
    for old, new, old_score, new_score, bonus in zip(
        wall_bits(before), wall_bits(after), old_scores, new_scores, bonuses, strict=True
    ):
        placed = list(placings(old, new))
        points = sum([points for _, _, points in placed])
        scored.append((placed, Points(points, old_score + points + sum(bonus) - new_score, *bonus)))
    return scored


def _bonuses(position: Position) -> list[tuple[int, int, int]]:
    """By seat: the bonuses for rows, columns and colours."""
    walls = [board.wall for board in position.boards]
    return [
        (ROW_BONUS * wall.complete_rows, COLUMN_BONUS * wall.complete_columns, COLOUR_BONUS * wall.complete_colours)
        for wall in walls
    ]


def placings(old: int, new: int) -> Iterator[tuple[int, int, int]]:
    """The tiles added between two walls (in the kernel's form): row and column from 0, and the points of each.

    They come from top to bottom, as they were tiled; there is at most one in a row.
    """
    missing = new & ~old
    while missing:
        lowest = missing & -missing
        row, column = divmod(lowest.bit_length() - 1, 5)
        yield row, column, placing_points(old, row, column)
        old |= lowest
        missing ^= lowest


def wall_bits(position: Position) -> list[int]:
    """By seat: the kernel's form of a wall, one bit for each space that holds a tile."""
    bits: list[int] = position.state["wall"][0].tolist()
    return bits
