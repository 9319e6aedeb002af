"""Results with the luck of the deals removed, for a second rating that converges sooner.

The luck of a game is the sum over its deals of what each changed in a seat's expected share of the victory
(`analysis.review`). Given the position before it, a deal's luck is zero on average for any players. So if a fraction is
fixed before the game, this part of the luck can be subtracted from the share of the victory: the mean stays the same,
and the variance falls. It falls most if the fraction is the regression coefficient of results on luck. This coefficient
depends on the strength of the players, because the review assumes strong play: between weak players its luck explains
little of the result.

The rating uses such a result in a quasi-likelihood: `after_game` with shares that may lie outside 0 to 1, and the
weight 1 / `left`, where `left` is the remaining fraction of the variance.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

import numpy as np

from .ratings import Rating, after_game

MEASURED: Final = {
    "2c": ((0.0, 0.7, 0.95), (850.0, 0.6, 0.94), (1300.0, 0.85, 0.8), (1600.0, 1.0, 0.73)),
    "2g": ((500.0, 0.3, 0.99),),
    "3c": ((500.0, 0.8, 0.97),),
    "3g": ((500.0, 0.3, 1.0),),
    "4c": ((500.0, 0.6, 0.99),),
    "4g": ((500.0, 0.0, 1.0),),
}
"""By kind of table: mean rating of the seats, fraction of the luck to subtract, fraction of the variance left then."""


class Removal(NamedTuple):
    """The fraction of the luck to subtract, and the fraction of the variance that remains."""

    part: float
    left: float


def removal(kind: str, ratings: Sequence[Rating]) -> Removal:
    """How to remove luck from a game, from what is known before it."""
    mean = sum(rating.value for rating in ratings) / len(ratings)
    places, parts, left = zip(*MEASURED[kind], strict=True)
    return Removal(float(np.interp(mean, places, parts)), float(np.interp(mean, places, left)))


def after_reviewed_game(
    kind: str, ratings: Sequence[Rating], shares: Sequence[float], luck: Sequence[float]
) -> list[Rating]:
    """Everybody's luck-free rating after a game, from the luck-free ratings before it."""
    part, left = removal(kind, ratings)
    results = [share - part * lucky for share, lucky in zip(shares, luck, strict=True)]
    return after_game(kind, ratings, results, 1 / left)
