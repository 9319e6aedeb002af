"""What a move does to the board of the seat that plays it."""

from __future__ import annotations

from dataclasses import dataclass

from tilewright.rules import Move, Position
from tilewright.rules.effects import effect_of


@dataclass(frozen=True, slots=True)
class Take:
    """What taking tiles does."""

    tiles: int
    line: int | None
    """The pattern line filled; None for the floor line."""
    filled: int
    """How many tiles lie on that line afterwards."""
    takes_marker: bool
    dropped: int
    """Tiles that go to the floor line, or past a full one into the lid; the marker is not counted."""
    lost: int
    """Additional points that the floor line costs after the take."""
    points: int
    """Points of the line if the take completes it, else 0. Coloured side: with the complete lines above tiled first;
    grey side: on the present wall, in its best column, 0 if it has none."""

    @property
    def completes(self) -> bool:
        return self.filled == self.line


def look_at_take(position: Position, move: Move) -> Take:
    """The effect of a legal take."""
    assert position.to_move is not None
    effect = effect_of(position, move)
    before = 0 if move.line is None else position.boards[position.to_move - 1].lines[move.line - 1].count
    return Take(
        tiles=effect.placed + effect.dropped,
        line=move.line,
        filled=before + effect.placed,
        takes_marker=bool(effect.marker),
        dropped=effect.dropped,
        lost=effect.lost,
        points=effect.points,
    )


def column_points(position: Position, move: Move) -> int:
    """What a legal choice of a column scores at once (grey side)."""
    return effect_of(position, move).points
