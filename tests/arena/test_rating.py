"""Ratings of a league."""

from __future__ import annotations

import math

import numpy as np
import pytest

from tests.arena.matches import made_up
from tilewright.arena.competition import Competition
from tilewright.arena.plan import Plan, plan_league
from tilewright.arena.rating import fit, rate
from tilewright.arena.report import standings
from tilewright.arena.results import GameResult
from tilewright.arena.summary import cross_table, sum_up

NAMES = ("random", "greedy", "level:1", "level:2", "level:3")
TRUTH = np.array([-300.0, -100.0, 0.0, 150.0, 250.0])


def simulated(plan: Plan, random: np.random.Generator) -> list[GameResult]:
    strengths = 10 ** (TRUTH / 400)
    results = []
    for fixture in plan.fixtures():
        table = list(plan.tables[fixture.table])
        winner = random.choice(table, p=strengths[table] / strengths[table].sum())
        results.append(made_up(plan, fixture, [int(winner)]))
    return results


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_it_finds_the_strengths_that_made_the_games(seats: int) -> None:
    plan = plan_league(NAMES, 600, seats=seats)
    ratings = rate(simulated(plan, np.random.default_rng(seats)), plan.tables, len(NAMES))
    assert sum(rating.value for rating in ratings) == pytest.approx(0, abs=0.01)
    for rating, truth in zip(ratings, TRUTH, strict=True):
        assert rating.value == pytest.approx(truth, abs=40)
        assert rating.low < rating.value < rating.high
    assert sum(rating.low <= truth <= rating.high for rating, truth in zip(ratings, TRUTH, strict=True)) >= 3


def test_two_players_get_the_difference_of_their_share() -> None:
    ratings = fit(np.array([[750.0, 250.0]]), np.array([[1000.0]]), np.ones((1, 2)))[0]
    assert ratings[0] - ratings[1] == pytest.approx(400 * math.log10(3), abs=0.01)


def test_a_player_who_wins_everything_has_a_wide_interval() -> None:
    plan = plan_league(NAMES[:3], 40)
    best, second, last = rate(
        [made_up(plan, each, [min(plan.tables[each.table])]) for each in plan.fixtures()], plan.tables, 3
    )
    assert best.value > second.value + 300 > last.value + 600
    for rating in (best, second, last):
        assert all(map(math.isfinite, (rating.low, rating.value, rating.high)))
        assert rating.high - rating.low > 300


def test_intervals_of_anchored_ratings_hold_the_true_differences() -> None:
    """With the intervals of ratings of mean 0, only about 70% of them would."""
    plan, truth = plan_league(NAMES[:3], 60), TRUTH - TRUTH[0] + 500
    held = []
    for seed in range(60):
        results = simulated(plan, np.random.default_rng(seed))
        fixed, *others = rate(results, plan.tables, 3, anchor=(0, 500.0))
        assert (fixed.low, fixed.value, fixed.high) == (500, 500, 500)
        held += [each.low <= true <= each.high for each, true in zip(others, truth[1:], strict=False)]
    assert 0.9 <= sum(held) / len(held) < 1
    free, anchored = (rate(results, plan.tables, 3, anchor) for anchor in (None, (0, 500.0)))
    for one, other in zip(free[1:], anchored[1:], strict=True):
        assert other.high - other.low > one.high - one.low


def test_standings() -> None:
    plan = plan_league(NAMES[:3], 20)
    competition = Competition(
        plan, tuple(made_up(plan, each, [max(plan.tables[each.table])]) for each in plan.fixtures())
    )
    summary = sum_up(competition, anchor=(1, 1000.0))
    assert [each.label for each in summary.standings] == ["level:1", "greedy", "random"]
    assert [each.share.value for each in summary.standings] == [1.0, 0.5, 0.0]
    anchored = summary.standings[1].rating
    assert (anchored.low, anchored.value, anchored.high) == (1000, 1000, 1000)
    line = next(line for line in standings(summary, league=True) if line.startswith("greedy"))
    assert line.split()[-2:] == ["+1000", "-"]
    assert summary.first_seat == 0.5
    crossed = cross_table(competition)
    assert crossed[2].tolist()[:2] == [1.0, 1.0]
    assert math.isnan(crossed[0, 0])
