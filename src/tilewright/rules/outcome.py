"""How a game ended: the winners with the tie-break, the bonuses, and why it ended."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from .compiling import compiled
from .constants import COLOUR_BONUS, COLUMN_BONUS, ROW_BONUS, Phase
from .contents import Contents
from .kernel import complete_rows
from .layout import State

# ---------------------------------------------------------------- the winners


@compiled
def standing(score: int, rows: int) -> int:
    """The number by which finished seats are ranked: points, then complete rows (END-5, END-6, SIL-25).

    Seats with equal numbers share their rank (END-7, SIL-22). No wall has more than five rows, so points come first.
    """
    return 8 * score + rows


@compiled
def rank_of(state: State, seat: int) -> tuple[int, int]:
    """How many seats of a finished game are ahead of a seat, and how many share its rank, itself included."""
    own = standing(int(state.score[seat]), complete_rows(int(state.wall[seat])))
    ahead = 0
    level = 0
    for other in range(len(state.score)):
        theirs = standing(int(state.score[other]), complete_rows(int(state.wall[other])))
        ahead += int(theirs > own)
        level += int(theirs == own)
    return ahead, level


@compiled
def share_win(state: State, shares: npt.NDArray[np.float32]) -> None:
    """Write each seat's share of the win: 1 for a single winner, equal shares for those who share the victory."""
    for seat in range(len(shares)):
        ahead, level = rank_of(state, seat)
        shares[seat] = 1 / level if ahead == 0 else 0.0


def ranks_of(scores: Sequence[int], rows: Sequence[int]) -> tuple[int, ...]:
    """1 for the winners; equal points and rows share a rank (SIL-22)."""
    standings = [standing(*each) for each in zip(scores, rows, strict=True)]
    return tuple(1 + sum(other > own for other in standings) for own in standings)


def winners_of(scores: Sequence[int], rows: Sequence[int]) -> tuple[int, ...]:
    """The seats that win, from 1."""
    return tuple(seat for seat, rank in enumerate(ranks_of(scores, rows), 1) if rank == 1)


# ---------------------------------------------------------------- the outcome


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
    """A finished game. Tuples are in seat order; `winners` are seats from 1, several if they share the victory."""

    winners: tuple[int, ...]
    scores: tuple[int, ...]
    rows: tuple[int, ...]
    columns: tuple[int, ...]
    colours: tuple[int, ...]
    reason: str
    """`row`: somebody completed a wall row (END-1); `exhausted`: no tile is left (SIL-21)."""

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
        return ranks_of(self.scores, self.rows)


def outcome_of(contents: Contents) -> Outcome | None:
    """The outcome of a position at its end, else None."""
    if contents.phase is not Phase.END:
        return None
    walls = [board.wall for board in contents.boards]
    scores = tuple(board.score for board in contents.boards)
    rows = tuple(wall.complete_rows for wall in walls)
    return Outcome(
        winners=winners_of(scores, rows),
        scores=scores,
        rows=rows,
        columns=tuple(wall.complete_columns for wall in walls),
        colours=tuple(wall.complete_colours for wall in walls),
        reason="row" if any(rows) else "exhausted",
    )
