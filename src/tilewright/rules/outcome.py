"""How a game ended, and why."""

from __future__ import annotations

from dataclasses import dataclass

from .reading import Reading
from .vocabulary import COLOUR_BONUS, COLUMN_BONUS, ROW_BONUS, Phase


@dataclass(frozen=True, slots=True)
class Bonus:
    """What one seat got at the end, in points (END-2 to END-4)."""

    rows: int
    columns: int
    colours: int

    @property
    def total(self) -> int:
        return self.rows + self.columns + self.colours


@dataclass(frozen=True, slots=True)
class Outcome:
    """A finished game. Tuples go by seat; `winners` are seats from 1, more than one when the victory is shared."""

    winners: tuple[int, ...]
    scores: tuple[int, ...]
    rows: tuple[int, ...]
    columns: tuple[int, ...]
    colours: tuple[int, ...]
    reason: str
    """`row`: somebody completed a horizontal line (END-1); `exhausted`: no tile is left (SIL-21)."""

    @property
    def breakdown(self) -> tuple[Bonus, ...]:
        """The end bonuses contained in the scores, by seat."""
        return tuple(
            Bonus(ROW_BONUS * rows, COLUMN_BONUS * columns, COLOUR_BONUS * colours)
            for rows, columns, colours in zip(self.rows, self.columns, self.colours, strict=True)
        )

    @property
    def ranks(self) -> tuple[int, ...]:
        """1 for the winners; equal points and rows share a rank (SIL-22)."""
        keys = list(zip(self.scores, self.rows, strict=True))
        return tuple(1 + sum(other > key for other in keys) for key in keys)

    @property
    def decided_by_rows(self) -> bool:
        """Whether the tie-break took the victory from a seat with as many points (END-6)."""
        best = max(self.scores)
        return sum(score == best for score in self.scores) > len(self.winners)


def outcome_of(reading: Reading) -> Outcome | None:
    """The outcome of a position at its end, else None."""
    if reading.phase is not Phase.END:
        return None
    walls = [board.wall for board in reading.boards]
    scores = tuple(board.score for board in reading.boards)
    rows = tuple(wall.complete_rows for wall in walls)
    keys = list(zip(scores, rows, strict=True))  # END-5, END-6, SIL-25
    return Outcome(
        winners=tuple(seat for seat, key in enumerate(keys, 1) if key == max(keys)),  # END-7
        scores=scores,
        rows=rows,
        columns=tuple(wall.complete_columns for wall in walls),
        colours=tuple(wall.complete_colours for wall in walls),
        reason="row" if any(rows) else "exhausted",
    )
