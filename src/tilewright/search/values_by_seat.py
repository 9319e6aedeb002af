"""What a position is worth to every seat."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from tilewright.rules import Outcome


@dataclass(frozen=True, slots=True)
class SeatValues:
    """By seat: the expected share of the victory (they add up to 1) and the expected points over the best other."""

    shares: tuple[float, ...]
    margins: tuple[float, ...]

    @classmethod
    def of_two(cls, seat: int, share: float, margin: float) -> SeatValues:
        """The values at a table of two, from those of one seat (1 or 2)."""
        if seat == 1:
            return cls((share, 1 - share), (margin, -margin))
        return cls((1 - share, share), (-margin, margin))

    @classmethod
    def of_outcome(cls, outcome: Outcome) -> SeatValues:
        """The values of a finished game."""
        seats = range(1, len(outcome.scores) + 1)
        shares = tuple(1 / len(outcome.winners) if seat in outcome.winners else 0.0 for seat in seats)
        return cls(shares, over_best_other([float(score) for score in outcome.scores]))


def over_best_other(points: Sequence[float]) -> tuple[float, ...]:
    """By seat, its points minus those of the best other seat."""
    return tuple(own - max([*points[:seat], *points[seat + 1 :]]) for seat, own in enumerate(points))
