"""What is kept from one position for the next that is near it changes no judgement."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from tests.evaluation.networks import random_network, some_positions
from tilewright.evaluation.evaluator import Evaluator
from tilewright.evaluation.linear import load_linear
from tilewright.evaluation.patterns import STAGES
from tilewright.rules import Phase, Position
from tilewright.rules.compiling import compiled
from tilewright.search.evaluate import board_worth, cached_board_worth, evaluate, evaluate_all, remember_boards
from tilewright.search.evaluate_network import NO_REUSE, REUSE_BOARDS, REUSE_OFFER
from tilewright.search.memory import memory_dtype, set_evaluator


@compiled
def _remember_boards(memories: Any, states: Any) -> None:
    memories[0].root_seat = int(states[0].turn)
    remember_boards(memories[0], states[0], memories[0].by_network != 0)


@compiled
def _judge(memories: Any, states: Any, nearness: int) -> int:
    evaluate_all(memories[0], states[0], memories[0].by_network != 0, nearness)
    return evaluate(memories[0], states[0], nearness)


@compiled
def _board_worth(memories: Any, states: Any, stage: int) -> int:
    return board_worth(memories[0], states[0], 0, stage)


@compiled
def _kept_board_worth(memories: Any, states: Any, stage: int) -> int:
    return cached_board_worth(memories[0], states[0], 0, stage)


def judged(memory: Any, position: Position, nearness: int) -> list[int]:
    """The value to the seat that searches, and those to all of them."""
    return [_judge(memory, position.state, nearness), *memory["values"][0].tolist()]


def judged_anew(memory: Any, position: Position) -> list[int]:
    """The same with nothing kept."""
    for keys in ("board_keys", "table_keys", "worth_keys"):
        memory[keys] = 0
    return judged(memory, position, NO_REUSE)


def equipped(weights: Evaluator, players: int) -> Any:
    memory = np.zeros(1, memory_dtype(players))
    set_evaluator(memory, weights)
    return memory


@pytest.mark.parametrize("side", ["coloured", "grey"])
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("judge_by", [load_linear, random_network])
def test_near_positions_are_judged_like_any(judge_by: Any, players: int, side: str) -> None:
    weights = judge_by(players, side)  # they must outlive the memories
    keeping, plain = (equipped(weights, players) for _ in range(2))
    compared = dict.fromkeys((REUSE_BOARDS, REUSE_OFFER), 0)
    for position in some_positions(players, side, games=2):
        assert judged(keeping, position, NO_REUSE) == judged_anew(plain, position)
        if position.phase is not Phase.OFFER:
            continue
        _remember_boards(keeping, position.state)
        plain["root_seat"] = keeping["root_seat"]
        last_take = None
        for move in sorted(position.legal_moves(), key=lambda move: (move.source, move.colour)):
            after = position.play(move)
            if after.phase is not Phase.OFFER:
                continue
            take = move.source, move.colour
            nearness = REUSE_OFFER if take == last_take else REUSE_BOARDS
            last_take = take
            assert judged(keeping, after, nearness) == judged_anew(plain, after)
            compared[nearness] += 1
    assert min(compared.values()) > 500


@pytest.mark.parametrize("side", ["coloured", "grey"])
def test_a_board_is_worth_different_things_at_different_stages(side: str) -> None:
    weights = load_linear(3, side)
    memory = equipped(weights, 3)
    for position in some_positions(3, side, games=1):
        for stage in range(STAGES):
            assert _kept_board_worth(memory, position.state, stage) == _board_worth(memory, position.state, stage)
