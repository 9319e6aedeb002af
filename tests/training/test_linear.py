"""Fitting the linear evaluation: from self-play games to weights that play."""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np
import pytest

from tilewright import Position, Side
from tilewright.evaluation.linear import LinearEvaluation, first_guess
from tilewright.evaluation.patterns import UNIT
from tilewright.evaluation.stages import BETWEEN, LAST_ROUND
from tilewright.search import Limits, search
from tilewright.search.fixed_nodes import Searcher
from tilewright.training.games.matches import play_match
from tilewright.training.games.self_play import play_games
from tilewright.training.linear.regression import Examples, fit, learn

pytestmark = pytest.mark.slow  # training


def examples(players: int, grey: bool, games: int = 120) -> Examples:
    side = Side.GREY if grey else Side.COLOURED
    return Examples.of(play_games(Searcher(players, first_guess(), 60), side, games, seed=5), side)


def error_of(part: Examples, weights: LinearEvaluation) -> float:
    looked_up = np.where(part.found >= 0, weights.weights[part.stages[:, None, None], part.found] / UNIT, 0)
    errors = part.base + looked_up.sum(axis=2) - part.final
    return float((errors - errors.mean(axis=1, keepdims=True)).std())


@pytest.mark.parametrize(("players", "grey"), [(2, False), (2, True), (3, False), (4, True)])
def test_fitting_explains_games_better(players: int, grey: bool) -> None:
    part = examples(players, grey)
    learned, before = fit(part, first_guess())
    assert before == pytest.approx(error_of(part, first_guess()), rel=1e-3)
    assert error_of(part, learned) < before
    assert (learned.spread > 0).all()
    assert (learned.rivals >= 1).all()
    assert (learned.rivals <= players - 1).all()


def test_the_same_seed_gives_the_same_games() -> None:
    first, second = examples(2, False, 20), examples(2, False, 20)
    assert (first.found == second.found).all()
    assert (first.final == second.final).all()


def test_examples_are_linked_to_the_next_boundary() -> None:
    part = examples(2, False, 20)
    leads_on = part.following >= 0
    assert leads_on.any()
    here, there = part.stages[leads_on], part.stages[part.following[leads_on]]
    assert (there >= BETWEEN).all()
    of_round = here < LAST_ROUND  # boundaries begin after round 1; the last stage is for all later ones
    assert (there[of_round] == BETWEEN + np.minimum(here[of_round], 4)).all()
    of_boundary = here >= BETWEEN
    assert (there[of_boundary] == np.minimum(here[of_boundary] + 1, BETWEEN + 4)).all()


def test_a_match_against_oneself_is_even() -> None:
    first, second = Searcher(2, first_guess(), 100), Searcher(2, first_guess(), 100)
    shares, margins = play_match(first, second, Side.COLOURED, 10, seed=3)
    assert shares.mean() == 0.5  # every deal is played from both seats
    assert margins.mean() == 0


def test_learning_writes_weights_and_a_log(tmp_path: Path) -> None:
    weights = learn(2, Side.COLOURED, tmp_path, seconds=0.1, threads=1, games=60)
    (entry,) = [json.loads(line) for line in (tmp_path / "2c.log").read_text().splitlines()]
    assert entry["generation"] == 1
    assert entry["examples"] > 300
    assert entry["accepted"]  # it beats the weights that were written by hand
    assert (tmp_path / "2c.npz").exists()
    position = Position.start(2).deal_randomly(1)
    assert search(position, Limits(nodes=500), evaluator=weights).best in position.legal_moves()
