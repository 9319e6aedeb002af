"""How often moves agree with the search at a rating: what is usual, to be shown beside what somebody's moves do.

Measured with the levels, which are programs: people of the same strength may differ. Agreement proves nothing.
"""

from __future__ import annotations

import math
from typing import Final, NamedTuple

import numpy as np

from tilewright.players.levels import LEVELS

from .ratings import Z95

MEASURED: Final = {
    "2c": {1: 0.29, 2: 0.34, 3: 0.39, 4: 0.44, 5: 0.53, 6: 0.58, 7: 0.72, 8: 0.81, 9: 0.82},
}
"""By kind and level: the share of moves with a choice that a quick review finds best (docs/ratings.md)."""
SCATTER: Final = 0.1
"""Standard deviation of that share from game to game."""
BETWEEN_PEOPLE: Final = 0.05
"""Standard deviation between people of one strength: assumed, because no games of people were measured."""


class Usual(NamedTuple):
    """An interval of shares: 19 of 20 people of this rating are in it, if people are like the levels."""

    low: float
    high: float


def usual_agreement(kind: str, rating: float, games: int) -> Usual:
    """What share of the moves in so many games is usual."""
    known = MEASURED.get(kind, MEASURED["2c"])
    places = [LEVELS[level].rating for level in known]
    mean = float(np.interp(rating, places, list(known.values())))
    reach = Z95 * math.hypot(SCATTER / math.sqrt(max(1, games)), BETWEEN_PEOPLE)
    return Usual(max(0.0, mean - reach), min(1.0, mean + reach))
