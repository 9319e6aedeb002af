"""The result of wall tiling for each seat, tile by tile."""

from __future__ import annotations

from typing import NamedTuple

from tilewright.rules import Position
from tilewright.rules.constants import COLOUR_LETTERS

from .points import scoring


class Placed(NamedTuple):
    """A tile that was moved to the wall; rows and columns count from 1."""

    row: int
    column: int
    colour: str
    points: int


class Tiling(NamedTuple):
    """One seat's part of a wall tiling."""

    placed: tuple[Placed, ...]
    """From top to bottom, as it happened."""
    lost: int
    """Points that the floor line actually cost (PEN-2)."""
    score: int
    """The score after tiling, without the bonuses of the game's end."""


def tiling_between(before: Position, after: Position) -> tuple[Tiling, ...]:
    """The tiling between two positions: before a round's last take (or choice of a column), and after it."""
    walls = after.state["cells"][0].tolist()
    return tuple(
        [
            Tiling(
                tuple(
                    [
                        Placed(row + 1, column + 1, COLOUR_LETTERS[(cells[row] >> 3 * column & 7) - 1], points)
                        for row, column, points in placed
                    ]
                ),
                gained.floor,
                score - gained.bonus,
            )
            for (placed, gained), cells, score in zip(scoring(before, after), walls, after.scores, strict=True)
        ]
    )
