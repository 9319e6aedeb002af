"""A sequential probability ratio test (SPRT) on the share of the victories, which ends a match when it is decided.

Wald's test between two rating differences. It assumes that the mean shares of the deals are normally distributed, with
the variance observed so far (the generalised test of computer chess). It looks at whole deals in their order, so that
neither the number of processes nor an interruption changes where it stops.
"""

from __future__ import annotations

import math
from dataclasses import dataclass

from tilewright.rules import TilewrightError

from .statistics import Floats, deal_variance, expected_share

FEWEST_DEALS = 4


class BadTest(TilewrightError):
    """A sequential test that could never decide."""

    code = "bad-test"


@dataclass(frozen=True, slots=True)
class Verdict:
    """Where a test stands: the logarithm of the likelihood ratio, its bounds, and the hypothesis accepted if any."""

    ratio: float
    lower: float
    upper: float

    @property
    def accepted(self) -> int | None:
        """0 or 1; None while undecided."""
        if self.ratio >= self.upper:
            return 1
        return 0 if self.ratio <= self.lower else None


@dataclass(frozen=True, slots=True)
class SequentialTest:
    """Hypothesis 0: the first player's rating difference is at most `low`; hypothesis 1: it is at least `high`."""

    low: float = 0.0
    high: float = 20.0
    alpha: float = 0.05
    """The probability that hypothesis 1 is accepted although 0 is true."""
    beta: float = 0.05
    """The probability that hypothesis 0 is accepted although 1 is true."""

    def __post_init__(self) -> None:
        if not -2000 <= self.low < self.high <= 2000:
            raise BadTest(
                "a sequential test needs two rating differences from -2000 to 2000, the smaller first, "
                f"not {self.low:g}:{self.high:g}"
            )
        for error in (self.alpha, self.beta):
            if not 0 < error < 0.5:
                raise BadTest(f"alpha and beta must be between 0 and 0.5, not {error:g}")

    def verdict(self, shares: Floats, seats: int) -> Verdict:
        """The verdict from the first player's mean shares by deal."""
        lower = math.log(self.beta / (1 - self.alpha))
        upper = math.log((1 - self.beta) / self.alpha)
        if len(shares) < FEWEST_DEALS:
            return Verdict(0.0, lower, upper)
        first, second = expected_share(self.low, seats), expected_share(self.high, seats)
        surplus = 2 * float(shares.mean()) - first - second
        ratio = len(shares) * (second - first) * surplus / (2 * deal_variance(shares, seats))
        return Verdict(ratio, lower, upper)
