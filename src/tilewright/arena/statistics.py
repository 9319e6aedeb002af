"""Estimates and intervals from results.

The games of one deal are not independent, because it is played from every seat. So every interval is computed from the
means of whole deals, which are independent.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from statistics import NormalDist

import numpy as np
import numpy.typing as npt

CONFIDENCE = 0.95
POINTS_PER_TENFOLD = 400.0
"""Rating points for ten times the odds, as in chess."""

Floats = npt.NDArray[np.float64]


@dataclass(frozen=True, slots=True)
class Estimate:
    """A value and its 95% interval; the ends may be infinite."""

    value: float
    low: float
    high: float


def student_quantile(freedom: int, confidence: float = CONFIDENCE) -> float:
    """The quantile of Student's t: how many standard errors an interval reaches to each side."""
    p = (1 + confidence) / 2
    if freedom == 1:
        return math.tan(math.pi * (p - 0.5))
    if freedom == 2:
        return (2 * p - 1) * math.sqrt(2 / (1 - (2 * p - 1) ** 2))
    z = NormalDist().inv_cdf(p)
    return (  # Cornish and Fisher's expansion, right to 1% from 3 degrees of freedom
        z
        + (z**3 + z) / (4 * freedom)
        + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * freedom**2)
        + (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / (384 * freedom**3)
    )


def deal_variance(shares: Floats, seats: int) -> float:
    """The variance between deals, with one imaginary deal of independent games among them.

    Without it a few deals that happen to agree would look like certainty.
    """
    even, near = 1 / seats, shrunk_mean(shares, seats)
    imaginary = (near * (1 - even) + (1 - near) * even) / seats
    return (float(((shares - shares.mean()) ** 2).sum()) + imaginary) / len(shares)


def shrunk_mean(shares: Floats, seats: int) -> float:
    """The mean share with one imaginary even deal added, so that it is never 0 or 1 (shrinkage)."""
    return (float(shares.sum()) + 1 / seats) / (len(shares) + 1)


def share_estimate(shares: Floats, seats: int) -> Estimate:
    """The share of the victories with Wilson's interval for the effective number of independent games."""
    deals, mean = len(shares), float(shares.mean())
    near = shrunk_mean(shares, seats)
    effective = deals * near * (1 - near) / deal_variance(shares, seats)
    t = student_quantile(deals)
    widened = 1 + t * t / effective
    centre = (mean + t * t / (2 * effective)) / widened
    half = t / widened * math.sqrt(mean * (1 - mean) / effective + (t / (2 * effective)) ** 2)
    return Estimate(mean, min(mean, max(0.0, centre - half)), max(mean, min(1.0, centre + half)))


def mean_estimate(values: Floats) -> Estimate:
    """A mean with Student's interval; with a single deal the interval is infinite."""
    mean = float(values.mean())
    if len(values) < 2:
        return Estimate(mean, -math.inf, math.inf)
    half = student_quantile(len(values) - 1) * float(values.std(ddof=1)) / math.sqrt(len(values))
    return Estimate(mean, mean - half, mean + half)


def rating_difference(share: float, seats: int) -> float:
    """The rating, relative to the mean of the others, at which this share of the victories is expected."""
    if share <= 0:
        return -math.inf
    if share >= 1:
        return math.inf
    return POINTS_PER_TENFOLD * math.log10(share * (seats - 1) / (1 - share))


def expected_share(difference: float, seats: int) -> float:
    """The share of the victories that is expected at a rating relative to the mean of the others."""
    return 1 / (1 + (seats - 1) * 10 ** (-difference / POINTS_PER_TENFOLD))


def rating_estimate(share: Estimate, seats: int) -> Estimate:
    """The rating difference at which this share of the victories is expected, with its interval."""
    return Estimate(*(rating_difference(each, seats) for each in (share.value, share.low, share.high)))


def means_by_deal(values: Sequence[tuple[int, float]]) -> Floats:
    """From pairs of a deal and a value: the mean of each deal, in the order of the deals."""
    found: dict[int, list[float]] = {}
    for deal, value in values:
        found.setdefault(deal, []).append(value)
    return np.array([sum(found[deal]) / len(found[deal]) for deal in sorted(found)])
