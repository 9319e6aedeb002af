"""The luck of a deal: its value minus the mean over other deals, which is zero on average."""

from __future__ import annotations

import threading

import numpy as np
import pytest

from tests.random_games import TABLES
from tilewright.evaluation.linear import load_linear
from tilewright.evaluation.network import shipped
from tilewright.notation import example_record
from tilewright.rules import Phase, Position
from tilewright.search.deal_values import DealJudge, _search, corrected_mean
from tilewright.search.fixed_nodes import Searcher


def judge_for(players: int, side: str, nodes: int = 200) -> DealJudge:
    network = shipped(players, side)
    assert network is not None
    return DealJudge(players, network, nodes)


@pytest.mark.parametrize(("players", "side"), TABLES)
def test_luck_is_zero_on_average(players: int, side: str) -> None:
    before = Position.start(players, side)
    judge = judge_for(players, side, 60)
    deals = 150
    values = np.array([judge.value(before.deal_randomly(seed)) for seed in range(deals)])
    found = judge.mean(before, 12345, deals, 500)
    assert found is not None
    error = np.sqrt(values.var(0, ddof=1) / deals + found.error**2)
    assert (abs(values.mean(0) - found.mean) < 4.5 * error).all()
    assert values[:, 0].sum(1) == pytest.approx(1)


def test_a_value_depends_on_the_deal_only() -> None:
    judge = judge_for(2, "coloured")
    before = Position.start()
    dealt = before.deal_randomly(3)
    first = judge.value(dealt)
    judge.mean(before, 1, 10, 10)
    assert (judge.value(dealt) == first).all()
    assert (judge_for(2, "coloured").value(dealt) == first).all()


def test_the_control_variate_helps() -> None:
    """From round 2 on, the error is smaller than that of a plain mean over as many searches."""
    judge = judge_for(2, "coloured")
    ratios = []
    for before in example_record().positions():
        if before.phase is Phase.DEAL and before.round > 1:
            values = np.array([judge.value(before.deal_randomly(seed)) for seed in range(64)])
            found = judge.mean(before, 1, 64, 4096)
            assert found is not None
            ratios.append(found.error / (values.std(0, ddof=1) / np.sqrt(64)))
    assert np.mean(ratios) < 0.9


def test_a_correction_is_unbiased() -> None:
    """Averaged over many small samples, the corrected mean is the true mean."""
    chance = np.random.default_rng(1)
    found = []
    for _ in range(4000):
        guessed, others = chance.normal(size=(8, 1, 1)), chance.normal(size=(100, 1, 1))
        searched = 0.3 + np.exp(guessed) - np.exp(0.5) + 0.2 * chance.normal(size=(8, 1, 1))
        found.append(corrected_mean(searched, guessed, others))
    means = np.array([float(each.mean[0, 0]) for each in found])
    assert means.mean() == pytest.approx(0.3, abs=4 * means.std() / np.sqrt(len(means)))


def test_a_control_variate_that_hardly_varies_changes_little() -> None:
    """Static evaluations that barely differ, of a nearly decided game, once gave a mean share outside 0 to 1."""
    chance = np.random.default_rng(1)
    searched = chance.uniform(0, 0.01, (32, 2, 2))
    guessed = 1e-9 * chance.normal(size=(32, 2, 2))
    others = 1e-3 + 1e-9 * chance.normal(size=(100, 2, 2))
    found = corrected_mean(searched, guessed, others)
    assert (abs(found.mean - searched.mean(0)) < 0.0021).all()


def test_the_linear_evaluation_gives_win_probabilities() -> None:
    searcher = Searcher(3, load_linear(3, "coloured"), 60)
    found = np.full((2, 3), np.nan, np.float32)
    _search(searcher.memory, searcher.tree, Position.start(3).deal_randomly(1).state, 60, found)
    assert found[1].sum() == pytest.approx(1, abs=0.01)
    assert np.isnan(found[0]).all()


def test_stop() -> None:
    stop = threading.Event()
    stop.set()
    assert judge_for(2, "coloured").mean(Position.start(), 1, 10, 10, stop) is None
