"""Evaluations do not depend on caches or on the parts that sibling positions reuse."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from tests.evaluation.networks import random_network, some_positions
from tests.random_games import random_game
from tilewright.evaluation.evaluator import Evaluator
from tilewright.evaluation.linear import load_linear
from tilewright.evaluation.stages import STAGES
from tilewright.rules import Phase, Position
from tilewright.rules.compiling import compiled
from tilewright.rules.effects import effect_of
from tilewright.search.evaluate import evaluate, evaluate_all, prepare_siblings
from tilewright.search.evaluate_linear import board_value, cached_board_value
from tilewright.search.memory import NO_REUSE, REUSE_BOARDS, REUSE_OFFER, memory_dtype, set_evaluator


@compiled
def _prepare_siblings(memories: Any, states: Any) -> None:
    memories[0].root_seat = int(states[0].turn)
    prepare_siblings(memories[0], states[0], memories[0].use_network != 0)


@compiled
def _evaluate_all(memories: Any, states: Any, reuse: int) -> None:
    evaluate_all(memories[0], states[0], memories[0].use_network != 0, reuse)


@compiled
def _evaluate(memories: Any, states: Any, reuse: int) -> int:
    return evaluate(memories[0], states[0], reuse)


@compiled
def _board_value(memories: Any, states: Any, stage: int) -> int:
    return board_value(memories[0], states[0], 0, stage)


@compiled
def _kept_board_value(memories: Any, states: Any, stage: int) -> int:
    return cached_board_value(memories[0], states[0], 0, stage)


def evaluated(memory: Any, position: Position, reuse: int) -> list[int]:
    """The values for all seats; with two players also the value for the root seat."""
    _evaluate_all(memory, position.state, reuse)
    values: list[int] = memory["values"][0].tolist()
    return [*values, _evaluate(memory, position.state, reuse)] if position.players == 2 else values


def evaluated_afresh(memory: Any, position: Position) -> list[int]:
    """The same with empty caches and without reuse."""
    for keys in ("board_keys", "offer_keys", "linear_board_keys"):
        memory[keys] = 0
    return evaluated(memory, position, NO_REUSE)


def memory_for(evaluator: Evaluator, players: int) -> Any:
    memory = np.zeros(1, memory_dtype(players))
    set_evaluator(memory, evaluator)
    return memory


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("evaluator_of", [load_linear, random_network])
def test_while_columns_are_chosen_the_position_after_greedy_choices_is_evaluated(
    evaluator_of: Any, players: int
) -> None:
    evaluator = evaluator_of(players, "grey")
    memory = memory_for(evaluator, players)
    phases = set()
    games = [random_game(players, "grey", seed) for seed in range(1, 6)]
    for position in (position for game in games for _, position in game):
        if position.phase is not Phase.TILE:
            continue
        after = position
        while after.phase is Phase.TILE:
            points = {move: effect_of(after, move).points for move in after.legal_moves()}
            after = after.play(max(points, key=lambda move: points[move]))
        values = []
        for each in (position, after):
            _evaluate_all(memory, each.state, NO_REUSE)
            values.append(memory["values"][0].tolist())
        assert values[0] == values[1]
        phases.add(after.phase)
    assert phases == {Phase.DEAL, Phase.END}


@pytest.mark.parametrize("side", ["coloured", "grey"])
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("evaluator_of", [load_linear, random_network])
def test_siblings_are_evaluated_like_any_position(evaluator_of: Any, players: int, side: str) -> None:
    evaluator = evaluator_of(players, side)  # must outlive the records, which hold its addresses
    keeping, plain = (memory_for(evaluator, players) for _ in range(2))
    compared = dict.fromkeys((REUSE_BOARDS, REUSE_OFFER), 0)
    for position in some_positions(players, side, games=2):
        assert evaluated(keeping, position, NO_REUSE) == evaluated_afresh(plain, position)
        if position.phase is not Phase.OFFER:
            continue
        _prepare_siblings(keeping, position.state)
        plain["root_seat"] = keeping["root_seat"]
        last_take = None
        for move in sorted(position.legal_moves(), key=lambda move: (move.source, move.colour)):
            after = position.play(move)
            if after.phase is not Phase.OFFER:
                continue
            take = move.source, move.colour
            reuse = REUSE_OFFER if take == last_take else REUSE_BOARDS
            last_take = take
            assert evaluated(keeping, after, reuse) == evaluated_afresh(plain, after)
            compared[reuse] += 1
    assert min(compared.values()) > 500


@pytest.mark.parametrize("side", ["coloured", "grey"])
def test_the_cache_of_board_values_distinguishes_stages(side: str) -> None:
    weights = load_linear(3, side)
    memory = memory_for(weights, 3)
    for position in some_positions(3, side, games=1):
        for stage in range(STAGES):
            assert _kept_board_value(memory, position.state, stage) == _board_value(memory, position.state, stage)
