"""How often moves usually agree with the search at a rating, for comparison with a person's moves.

Measured with the levels, which are programs: people of the same strength may differ. Agreement proves nothing.
"""

from __future__ import annotations

import math
from typing import Final, NamedTuple

import numpy as np

from tilewright.players.levels import LEVELS

from .ratings import Z95

MEASURED: Final = {
    "2c": (0.26, 0.32, 0.39, 0.46, 0.54, 0.62, 0.73, 0.82, 0.83, 0.83),
    "2g": (0.37, 0.37, 0.47, 0.53, 0.63, 0.70, 0.73, 0.81, 0.85),
    "3c": (0.30, 0.35, 0.42, 0.48, 0.57, 0.66, 0.70, 0.81, 0.95),
    "3g": (0.35, 0.46, 0.54, 0.61, 0.67, 0.74, 0.79, 0.84, 0.97),
    "4c": (0.31, 0.40, 0.49, 0.57, 0.63, 0.72, 0.73, 0.82, 0.96),
    "4g": (0.42, 0.50, 0.59, 0.65, 0.73, 0.80, 0.81, 0.87, 0.97),
}
"""By kind, from level 1 on: of the moves with an alternative, the share that a quick review finds best
(docs/ratings.md). Where a measured share is below that of the level before, the latter is used."""
SCATTER: Final = 0.09
"""Standard deviation of that share from game to game."""
BETWEEN_PEOPLE: Final = 0.05
"""Standard deviation between people of one strength: assumed, because no games of people were measured."""


class Usual(NamedTuple):
    """An interval of shares: 19 of 20 people of this rating are in it, if people are like the levels."""

    low: float
    high: float


def usual_agreement(kind: str, rating: float, games: int) -> Usual:
    """The usual share of agreeing moves in this many games."""
    known = MEASURED[kind]
    places = [LEVELS[level].rating for level in range(1, len(known) + 1)]
    mean = float(np.interp(rating, places, known))
    reach = Z95 * math.hypot(SCATTER / math.sqrt(max(1, games)), BETWEEN_PEOPLE)
    return Usual(max(0.0, mean - reach), min(1.0, mean + reach))
