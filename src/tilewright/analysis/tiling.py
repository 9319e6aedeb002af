"""What wall tiling brought each seat, tile by tile."""

from __future__ import annotations

from dataclasses import dataclass

from tilewright.rules import Position, Wall

from .points import placings, points_gained, wall_bits


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
        Tiling(_placed(old, new, board.wall), gained.floor, board.score - gained.bonus)
        for old, new, board, gained in zip(
            wall_bits(before), wall_bits(after), after.boards, points_gained(before, after), strict=True
        )
    )


def _placed(old: int, new: int, wall: Wall) -> tuple[Placed, ...]:
    """The tiles that a wall got; `old` and `new` are the wall before and after, in the kernel's form."""
    return tuple(
        Placed(row + 1, column + 1, colour.letter, points)
        for row, column, points in placings(old, new)
        if (colour := wall[row][column]) is not None
    )
