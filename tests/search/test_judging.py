"""What is kept from one position for the next that is near it changes no judgement."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from tests.evaluation.networks import random_network, some_positions
from tilewright.evaluation.network import Network
from tilewright.evaluation.patterns import STAGES
from tilewright.evaluation.weights import Weights, load
from tilewright.rules import Phase, Position
from tilewright.rules.compiling import compiled
from tilewright.search.judging import board_worth, judge, judge_each, kept_board_worth, remember_boards
from tilewright.search.memory import equip, memory_dtype
from tilewright.search.networking import APART, BESIDE, SAME_TAKE


@compiled
def _remember_boards(memories: Any, states: Any) -> None:
    memories[0].root_seat = int(states[0].turn)
    remember_boards(memories[0], states[0], memories[0].by_network != 0)


@compiled
def _judge(memories: Any, states: Any, nearness: int) -> int:
    judge_each(memories[0], states[0], memories[0].by_network != 0, nearness)
    return judge(memories[0], states[0], nearness)


@compiled
def _board_worth(memories: Any, states: Any, stage: int) -> int:
    return board_worth(memories[0], states[0], 0, stage)


@compiled
def _kept_board_worth(memories: Any, states: Any, stage: int) -> int:
    return kept_board_worth(memories[0], states[0], 0, stage)


def judged(memory: Any, position: Position, nearness: int) -> list[int]:
    """The value to the seat that searches, and those to all of them."""
    return [_judge(memory, position.state, nearness), *memory["values"][0].tolist()]


def judged_anew(memory: Any, position: Position) -> list[int]:
    """The same with nothing kept."""
    for keys in ("board_keys", "table_keys", "worth_keys"):
        memory[keys] = 0
    return judged(memory, position, APART)


def equipped(weights: Weights | Network, players: int) -> Any:
    memory = np.zeros(1, memory_dtype(players))
    equip(memory, weights)
    return memory


@pytest.mark.parametrize("side", ["coloured", "grey"])
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("judge_by", [load, random_network])
def test_near_positions_are_judged_like_any(judge_by: Any, players: int, side: str) -> None:
    weights = judge_by(players, side)  # they must outlive the memories
    keeping, plain = (equipped(weights, players) for _ in range(2))
    compared = dict.fromkeys((BESIDE, SAME_TAKE), 0)
    for position in some_positions(players, side, games=2):
        assert judged(keeping, position, APART) == judged_anew(plain, position)
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
            nearness = SAME_TAKE if take == last_take else BESIDE
            last_take = take
            assert judged(keeping, after, nearness) == judged_anew(plain, after)
            compared[nearness] += 1
    assert min(compared.values()) > 500


@pytest.mark.parametrize("side", ["coloured", "grey"])
def test_a_board_is_worth_different_things_at_different_stages(side: str) -> None:
    weights = load(3, side)
    memory = equipped(weights, 3)
    for position in some_positions(3, side, games=1):
        for stage in range(STAGES):
            assert _kept_board_worth(memory, position.state, stage) == _board_worth(memory, position.state, stage)
