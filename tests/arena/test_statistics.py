"""Statistics of matches: confidence intervals cover the true value as often as stated; sequential tests."""

from __future__ import annotations

import math

import numpy as np
import pytest

from tilewright.arena.sequential import BadTest, SequentialTest
from tilewright.arena.statistics import (
    Floats,
    expected_share,
    mean_estimate,
    means_by_deal,
    rating_difference,
    rating_estimate,
    share_estimate,
    student_quantile,
)


def simulated(random: np.random.Generator, deals: int, seats: int, share: float, luck: float) -> Floats:
    """Mean shares of simulated deals. In each, luck changes the log-odds of the seats by amounts that sum to zero."""
    lean = random.normal(0, luck, (deals, seats))
    lean -= lean.mean(axis=1, keepdims=True)
    chances = 1 / (1 + np.exp(-(math.log(share / (1 - share)) + lean)))
    found: Floats = (random.random((deals, seats)) < chances).mean(axis=1)
    return found


@pytest.mark.parametrize(
    ("freedom", "table"), [(1, 12.706), (2, 4.303), (3, 3.182), (5, 2.571), (10, 2.228), (30, 2.042), (1000, 1.962)]
)
def test_students_quantiles(freedom: int, table: float) -> None:
    assert student_quantile(freedom) == pytest.approx(table, rel=0.01)


@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize("share", [0.25, 0.5, 0.9])
@pytest.mark.parametrize("luck", [0.0, 2.0])
@pytest.mark.parametrize("deals", [10, 60])
def test_intervals_hold_the_truth(seats: int, share: float, luck: float, deals: int) -> None:
    random = np.random.default_rng(5)
    truth = simulated(random, 100_000, seats, share, luck).mean()
    found = [share_estimate(simulated(random, deals, seats, share, luck), seats) for _ in range(400)]
    held = sum(each.low <= truth <= each.high for each in found) / len(found)
    assert held > 0.92
    assert all(0 <= each.low <= each.value <= each.high <= 1 for each in found)


def test_duplicate_deals_narrow_the_interval() -> None:
    split = share_estimate(np.array([0.5, 0.5, 0.5, 1.0] * 25), 2)
    independent = share_estimate(np.array([0.0, 1.0, 0.5, 1.0] * 25), 2)
    assert split.value == independent.value
    assert split.high - split.low < 0.6 * (independent.high - independent.low)


@pytest.mark.parametrize("deals", [1, 5, 50])
def test_a_clean_sweep_is_not_certainty(deals: int) -> None:
    won, lost = share_estimate(np.ones(deals), 2), share_estimate(np.zeros(deals), 2)
    assert won.high == 1.0
    assert won.low < 1 - 1 / (2 * deals)
    assert lost.low == 0.0
    assert lost.high == pytest.approx(1 - won.low)
    even = share_estimate(np.full(deals, 0.5), 2)
    assert even.low < 0.5 < even.high


def test_ratings_and_shares() -> None:
    assert rating_difference(0.5, 2) == 0
    assert rating_difference(1 / 3, 3) == pytest.approx(0)
    assert rating_difference(10 / 11, 2) == pytest.approx(400)
    assert rating_difference(0, 2) == -math.inf
    assert rating_difference(1, 2) == math.inf
    for seats in (2, 3, 4):
        assert rating_difference(expected_share(123, seats), seats) == pytest.approx(123)
    estimate = rating_estimate(share_estimate(np.array([0.5, 1.0, 0.5]), 2), 2)
    assert estimate.low < estimate.value < estimate.high


def test_means() -> None:
    assert means_by_deal([(2, 1.0), (1, 0.0), (2, 0.0)]).tolist() == [0.0, 0.5]
    estimate = mean_estimate(np.array([1.0, 2.0, 3.0]))
    assert estimate.value == 2.0
    assert estimate.high == pytest.approx(2 + 4.303 / math.sqrt(3), abs=0.01)
    assert mean_estimate(np.array([1.0])).high == math.inf


class TestSequential:
    def decided(self, difference: float, random: np.random.Generator, test: SequentialTest) -> tuple[int | None, int]:
        shares = simulated(random, 3000, 2, expected_share(difference, 2), 0.0)
        for deals in range(4, 3000, 8):
            accepted = test.verdict(shares[:deals], 2).accepted
            if accepted is not None:
                return accepted, deals
        return None, 3000

    @pytest.mark.parametrize(("difference", "right"), [(0, 0), (60, 1)])
    def test_error_rates_are_those_of_the_test(self, difference: float, right: int) -> None:
        random = np.random.default_rng(8)
        found = [self.decided(difference, random, SequentialTest(0, 60)) for _ in range(200)]
        assert sum(accepted == right for accepted, _ in found) >= 180
        assert sum(deals for _, deals in found) / len(found) < 250, "the test stops early"

    def test_few_deals_decide_nothing(self) -> None:
        assert SequentialTest(0, 2000).verdict(np.ones(3), 2).accepted is None

    @pytest.mark.parametrize("seats", [3, 4])
    def test_more_seats(self, seats: int) -> None:
        test = SequentialTest(0, 100)
        assert test.verdict(np.full(200, 1 / seats), seats).accepted == 0
        assert test.verdict(np.full(200, expected_share(100, seats)), seats).accepted == 1

    def test_bad_tests(self) -> None:
        for low, high in ((20, 0), (0, 0), (math.nan, 1), (0, math.inf)):
            with pytest.raises(BadTest, match="the smaller first"):
                SequentialTest(low, high)
        for error in (0, 0.5, -1, math.nan):
            with pytest.raises(BadTest, match="must be between 0 and"):
                SequentialTest(alpha=error)
