"""Grades of moves and the accuracy of a seat.

The thresholds were chosen from reviews of the ten levels: docs/review.md has the figures.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum


class Grade(StrEnum):
    """How good a move was."""

    BEST = "best"
    GOOD = "good"
    INACCURACY = "inaccuracy"
    MISTAKE = "mistake"
    BLUNDER = "blunder"


@dataclass(frozen=True, slots=True)
class Loss:
    """What a move cost the seat that played it, compared with the best move; never negative."""

    share: float
    """Of the victory, from 0 to 1."""
    margin: float
    """In points over the best other seat."""

    @property
    def weight(self) -> float:
        """One number to compare losses by: a point weighs as much as 1.5% of the victory.

        A loss of points counts even if the result is settled, and a loss of the victory even if it costs no point.
        """
        return 100 * self.share + POINT_WEIGHT * self.margin


POINT_WEIGHT = 1.5
LEAST_WEIGHTS = {Grade.BLUNDER: 20.0, Grade.MISTAKE: 10.0, Grade.INACCURACY: 5.0}
"""The least weight of each grade below `good`."""
BEST_WEIGHT = 0.5  # a move that loses less has the grade `best`
ACCURACY_SCALE = 8.0  # a mean weight of this much means an accuracy of 100/e


def grade_of(loss: Loss) -> Grade:
    """The grade of a move by what it lost."""
    for grade, least in LEAST_WEIGHTS.items():
        if loss.weight >= least:
            return grade
    return Grade.BEST if loss.weight < BEST_WEIGHT else Grade.GOOD


def accuracy_of(losses: Sequence[Loss]) -> float | None:
    """0 to 100, from the mean weight of the losses at moves where there was a choice; None without any."""
    if not losses:
        return None
    mean = sum(loss.weight for loss in losses) / len(losses)
    return 100 * math.exp(-mean / ACCURACY_SCALE)
