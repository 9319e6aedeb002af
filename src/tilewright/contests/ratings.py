"""Ratings of people on one scale with the computer's levels.

A rating is a normal distribution of somebody's strength. The scale is that of docs/strength.md:
greedy play is 0, and 400 points are odds of ten to one for two players on the coloured side. At a table the chance to
win is a / (a + b + c ...), where a is ten to the power of rating * factor / 400; the factor belongs to the kind of
table (`FACTORS`). Levels are anchors: their ratings are taken as exact and never change.

After a game, everybody's distribution is replaced by the normal one with the mean and the deviation of the posterior
(assumed-density filtering). The integrals over all seats at once are sums over Gauss-Hermite nodes.

`after_game` is the formula. What a person gains from games against the same opponent on one day is capped on the
server, in server/ratings/standing.py.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Final

import numpy as np
import numpy.typing as npt

from tilewright.players.levels import LEVELS

Floats = npt.NDArray[np.float64]

KINDS: Final = ("2c", "2g", "3c", "3g", "4c", "4g")
"""Players and side of the board."""
FACTORS: Final = {"2c": 1.0, "2g": 0.9, "3c": 0.6, "3g": 0.6, "4c": 0.45, "4g": 0.45}
"""The factor on rating differences at a kind of table, chosen from measurements with the levels (docs/ratings.md)."""
NATURAL: Final = math.log(10) / 400
"""A point of rating in natural logarithms of odds."""
NODES: Final = {2: 15, 3: 9, 4: 7}
"""Gauss-Hermite nodes of a seat, by number of players."""
Z95: Final = 1.96
OFFSET: Final = 1000
"""Added wherever a rating is displayed, to avoid negative numbers. Level 1 is shown as 723."""

BETWEEN_KINDS: Final = 120.0
"""Deviation of somebody's strength at one kind of table from their strength in general."""
DRIFT_OF_GAME: Final = 6.0
"""People learn: each game adds the square of this to the variance."""
DRIFT_OF_DAY: Final = 4.0
"""People forget: each day, with or without games, adds the square of this to the variance."""
AMONG_PEOPLE: Final = 0.9
"""Weight of a result among people; against levels it is 1. Ratings of people who often meet have correlated errors,
which separate distributions do not represent. Found by simulation (docs/ratings.md)."""
DAY_S: Final = 86_400.0


@dataclass(frozen=True, slots=True)
class Rating:
    """Mean and standard deviation."""

    value: float
    deviation: float

    @property
    def interval(self) -> tuple[float, float]:
        """The 95% interval."""
        return self.value - Z95 * self.deviation, self.value + Z95 * self.deviation


NEWCOMER: Final = Rating(500.0, 400.0)
"""Near level 4; the interval reaches from level 1 to above level 7. Shown as 1500."""


def kind_of(players: int, side: str) -> str:
    """`2c` for two players on the coloured side."""
    return f"{players}{side[0]}"


def anchor(level: int) -> Rating:
    """A level of the computer."""
    return Rating(float(LEVELS[level].rating), 0.0)


def aged(rating: Rating, seconds: float) -> Rating:
    """The rating some time later, without games; its deviation is at most a newcomer's."""
    variance = rating.deviation**2 + DRIFT_OF_DAY**2 * max(0.0, seconds) / DAY_S
    return Rating(rating.value, min(NEWCOMER.deviation, math.sqrt(variance)))


def first_rating(others: Mapping[str, Rating]) -> Rating:
    """The prior for a new kind of table, from ratings at other kinds.

    Somebody's strength at a kind is their general strength plus something of that kind alone (`BETWEEN_KINDS`).
    """
    own = BETWEEN_KINDS**2
    precision = 1 / (NEWCOMER.deviation**2 - own)
    total = NEWCOMER.value * precision
    for other in others.values():
        weight = 1 / (other.deviation**2 + own)
        precision += weight
        total += weight * other.value
    return Rating(total / precision, math.sqrt(1 / precision + own))


def chances(kind: str, ratings: Sequence[Rating]) -> list[float]:
    """Each seat's expected share of the victory."""
    nodes, weights = _nodes(ratings)
    return [float(each) for each in weights @ np.exp(_log_chances(kind, nodes))]


def after_game(kind: str, ratings: Sequence[Rating], shares: Sequence[float], weight: float = 1.0) -> list[Rating]:
    """Everybody's rating after a game, from those before it and each seat's share of the victory.

    Shares add up to 1. They may lie outside 0 to 1 if luck was taken out of them; `weight` then says how many plain
    games such a result is worth (`luck_free.py`). A rating with no deviation stays as it is.
    """
    grown = [_after_learning(rating) for rating in ratings]
    nodes, weights = _nodes(grown)
    others = (sum(rating.deviation > 0 for rating in ratings) - 1) / (len(ratings) - 1)
    counts = weight * (1 - (1 - AMONG_PEOPLE) * max(0.0, others))
    # a quasi-likelihood: its slope is counts * (share - chance), also for shares outside 0 to 1
    likelihood = counts * (_log_chances(kind, nodes) @ np.asarray(shares, float))
    posterior = weights * np.exp(likelihood - likelihood.max())
    posterior /= posterior.sum()
    means = posterior @ nodes
    deviations = np.sqrt(posterior @ (nodes - means) ** 2)
    return [
        rating if rating.deviation == 0 else Rating(float(mean), float(deviation))
        for rating, mean, deviation in zip(ratings, means, deviations, strict=True)
    ]


def _after_learning(rating: Rating) -> Rating:
    if rating.deviation == 0:
        return rating
    return Rating(rating.value, min(NEWCOMER.deviation, math.hypot(rating.deviation, DRIFT_OF_GAME)))


def _nodes(ratings: Sequence[Rating]) -> tuple[Floats, Floats]:
    """Points of the integral over all seats (a row for each) and their weights."""
    points, weights = _grid(tuple(rating.deviation > 0 for rating in ratings))
    values, deviations = (np.array([getattr(each, name) for each in ratings], float) for name in ("value", "deviation"))
    return values + deviations * points, weights


@cache
def _grid(spread: tuple[bool, ...]) -> tuple[Floats, Floats]:
    """Nodes for standard normal seats; one node for a seat without deviation."""
    nodes, weights = np.polynomial.hermite_e.hermegauss(NODES[len(spread)])
    weights = weights / weights.sum()
    one = (np.zeros(1), np.ones(1))
    axes = [(nodes, weights) if each else one for each in spread]
    points = np.stack(np.meshgrid(*(axis[0] for axis in axes), indexing="ij"), axis=-1).reshape(-1, len(spread))
    products = np.stack(np.meshgrid(*(axis[1] for axis in axes), indexing="ij"), axis=-1).reshape(-1, len(spread))
    return points, products.prod(axis=1)


def _log_chances(kind: str, nodes: Floats) -> Floats:
    scaled = nodes * (FACTORS[kind] * NATURAL)
    top = scaled.max(axis=1, keepdims=True)
    result: Floats = scaled - top - np.log(np.exp(scaled - top).sum(axis=1, keepdims=True))
    return result
