"""What wall tiling brought each seat, tile by tile."""

from __future__ import annotations

from dataclasses import dataclass

from tilewright.rules import Board, Position
from tilewright.rules.kernel import placing_points

from .points import points_gained, wall_bits


@dataclass(frozen=True, slots=True)
class Placed:
    """A tile that came to the wall; rows and columns count from 1."""

    row: int
    column: int
    colour: str
    points: int


@dataclass(frozen=True, slots=True)
class Tiling:
    """One seat's share in a wall tiling."""

    placed: tuple[Placed, ...]
    """From top to bottom, as it happened."""
    lost: int
    """Points that the floor line actually cost (PEN-2)."""
    score: int
    """The score after tiling, without the bonuses of the game's end."""


def tiling_between(before: Position, after: Position) -> tuple[Tiling, ...]:
    """What happened from before a round's last take (or last choice of a column) until everybody had tiled."""
    return tuple(
        Tiling(placed_between(old, new), gained.floor, new.score - gained.bonus)
        for old, new, gained in zip(before.boards, after.boards, points_gained(before, after), strict=True)
    )


def placed_between(old: Board, new: Board) -> tuple[Placed, ...]:
    """The tiles that one board's wall got, at most one a row."""
    wall = wall_bits(old.wall)
    placed = []
    for row in range(5):
        for column, colour in enumerate(new.wall[row]):
            if colour is not None and old.wall[row][column] is None:
                placed.append(Placed(row + 1, column + 1, colour.letter, placing_points(wall, row, column)))
                wall |= 1 << (5 * row + column)
    return tuple(placed)
