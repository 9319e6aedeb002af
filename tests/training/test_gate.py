"""The gate accepts the stronger and rejects the weaker evaluator, with any number of threads."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor

import pytest

from tilewright import Side
from tilewright.arena.sequential import SequentialTest
from tilewright.evaluation.evaluator import Evaluator
from tilewright.evaluation.linear import load_linear
from tilewright.search.fixed_nodes import Algorithm
from tilewright.training.gate import MatchResult, Pairing, hold_match
from tilewright.training.layers import untrained_network

STRONG: Evaluator = load_linear(2, Side.COLOURED)
WEAK: Evaluator = untrained_network(2, Side.COLOURED, 1)


def gate(first: Evaluator, second: Evaluator, threads: int = 2, deals: int = 200, players: int = 2) -> MatchResult:
    pairing = Pairing(players, Side.COLOURED, first, second, Algorithm.for_table(players), 40, seed=5)
    with ThreadPoolExecutor(threads) as pool:
        return hold_match(pairing, deals, pool, threads, SequentialTest(0, 100))


def test_the_stronger_one_is_accepted() -> None:
    result = gate(STRONG, WEAK)
    assert result.won
    assert result.decided
    assert result.share.value > 0.6
    assert result.rating > 50
    assert result.deals < 200


def test_the_weaker_one_is_rejected() -> None:
    result = gate(WEAK, STRONG)
    assert not result.won
    assert result.decided
    assert result.rating < 0


def test_an_undecided_candidate_does_not_replace_the_network() -> None:
    result = gate(STRONG, STRONG, deals=4)
    assert (result.won, result.decided, result.deals, result.games) == (False, False, 4, 8)
    assert result.share.value == 0.5
    assert result.rating == pytest.approx(0, abs=1e-9)


def test_the_number_of_threads_does_not_matter() -> None:
    assert gate(STRONG, WEAK, threads=1) == gate(STRONG, WEAK, threads=3)


@pytest.mark.slow
def test_three_players_play_in_both_directions() -> None:
    strong, weak = load_linear(3, Side.COLOURED), untrained_network(3, Side.COLOURED, 1)
    assert gate(strong, weak, players=3).won
    assert not gate(weak, strong, players=3).won
    even = gate(weak, weak, deals=4, players=3)
    assert (even.games, even.share.value, even.margin) == (24, 0.5, 0.0)
