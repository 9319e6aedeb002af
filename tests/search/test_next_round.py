"""If a round is solved with budget left, the end of the principal variation is re-evaluated by sampled deals."""

from __future__ import annotations

from math import inf
from typing import Any

import numpy as np
import pytest

from tilewright import Position
from tilewright.evaluation.evaluator import Evaluator, best_evaluator
from tilewright.evaluation.linear import load_linear
from tilewright.rules.compiling import compiled
from tilewright.search import Limits, SearchResult, search
from tilewright.search.alpha_beta_driver import AlphaBetaDriver
from tilewright.search.evaluate import evaluate, find_end
from tilewright.search.memory import NO_REUSE
from tilewright.search.next_round import DEALS, NODES
from tilewright.search.values import decode_value

SIDES = ("coloured", "grey")
PLENTY = Limits(nodes=5_000_000)


@compiled
def _evaluate(memories: Any, states: Any) -> int:
    return evaluate(memories[0], states[0], NO_REUSE)


@compiled
def _is_known(memories: Any, states: Any) -> bool:
    return find_end(memories[0], states[0]) >= 0


def late_in_a_round(side: str, seed: int, most_moves: int = 9) -> Position:
    """A position late in a round, with 2 to `most_moves` legal moves."""
    position = Position.start(2, side).deal_randomly(seed)
    while not 1 < len(position.legal_moves()) <= most_moves:
        position = position.play(search(position, Limits(nodes=200)).best)
        if position.to_move is None:
            position = position.deal_randomly(seed)
    return position


def look(position: Position, weights: Evaluator, limits: Limits = PLENTY) -> tuple[AlphaBetaDriver, SearchResult]:
    run = AlphaBetaDriver(position, limits, weights)
    return run, run.go(None, None)


def best_value(memory: Any, position: Position, seat: int, low: float = -inf, high: float = inf) -> float:
    """The value for a seat if both play best: plain alpha-beta to the end of the round."""
    if position.to_move is None:
        return min(max(low, _evaluate(memory, position.state)), high)
    for move in position.legal_moves():
        value = best_value(memory, position.play(move), seat, low, high)
        if position.to_move == seat:
            low = max(low, value)
        else:
            high = min(high, value)
        if low >= high:
            break
    return low if position.to_move == seat else high


@pytest.mark.slow
@pytest.mark.parametrize("side", SIDES)
@pytest.mark.parametrize("seed", range(1, 5))
@pytest.mark.parametrize("by_network", [True, False])
def test_the_principal_variation_ends_in_a_sampled_position(side: str, seed: int, by_network: bool) -> None:
    position = late_in_a_round(side, seed)
    run, found = look(position, best_evaluator(2, side) if by_network else load_linear(2, side))
    memory = run.memories[0]
    end = position
    for move in found.line:
        end = end.play(move)
    assert end.to_move is None
    assert found.round_solved
    assert not found.game_solved
    assert memory["end_count"][0] >= 1
    assert _is_known(memory, end.state)
    assert position.to_move is not None
    assert run.complete[0][1] == best_value(memory, position, position.to_move) == _evaluate(memory, end.state)


@pytest.mark.slow
@pytest.mark.parametrize("side", SIDES)
def test_the_value_is_the_mean_over_deals(side: str) -> None:
    position = late_in_a_round(side, 7)
    _, found = look(position, best_evaluator(2, side))
    end = position
    for move in found.line:
        end = end.play(move)
    shares = []
    for seed in range(300):
        after = end.deal_randomly(seed)
        share = search(after, Limits(nodes=NODES)).share
        shares.append(share if after.to_move == position.to_move else 1 - share)
    luck = float(np.std(shares)) * (1 / len(shares) + 1 / DEALS) ** 0.5
    assert abs(found.share - float(np.mean(shares))) < 3 * luck


@pytest.mark.slow
def test_sampling_the_next_round_can_change_the_best_move() -> None:
    changed = 0
    for seed in range(30):
        position = late_in_a_round("coloured", seed, most_moves=20)
        closer, first = (search(position, limits) for limits in (PLENTY, Limits(nodes=PLENTY.nodes, lines=2)))
        changed += closer.best != first.best
    assert 0 < changed < 20


@pytest.mark.parametrize("limits", [Limits(nodes=5_000_000, lines=2), Limits(nodes=5_000_000, depth=30)])
def test_nothing_is_sampled_with_lines_or_a_depth_limit(limits: Limits) -> None:
    position = late_in_a_round("coloured", 1)
    run, _ = look(position, best_evaluator(2, "coloured"), limits)
    assert run.solved_round
    assert run.memories[0]["end_count"][0] == 0


@pytest.mark.parametrize("nodes", [20_000, DEALS * NODES, 100_000, 103_333])
def test_the_node_limit_holds(nodes: int) -> None:
    position = late_in_a_round("coloured", 3, most_moves=20)
    run, found = look(position, best_evaluator(2, "coloured"), Limits(nodes=nodes))
    assert found.nodes <= nodes + 250
    assert found.best in position.legal_moves()
    assert found.line[0] == found.best
    assert (run.memories[0]["end_count"][0] > 0) == (nodes > 2 * DEALS * NODES)


def test_the_result_is_the_decoded_root_value() -> None:
    position = late_in_a_round("coloured", 2)
    run, found = look(position, best_evaluator(2, "coloured"))
    margin, share = decode_value(run.complete[0][1])
    assert (found.margin, found.share) == (margin, share)
    assert 0 < share < 1
