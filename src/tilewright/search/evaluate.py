"""The static evaluation of a position in the search: by the network or by the linear evaluation."""

from __future__ import annotations

from typing import Any

import numpy as np

from tilewright.rules.compiling import compiled
from tilewright.rules.instructions import copy_state
from tilewright.rules.layout import DEAL, END, TILE, State, int64

from .evaluate_linear import cache_parent_boards, evaluate_all_by_linear, evaluate_by_linear
from .evaluate_network import accumulate_others, evaluate_all_by_network, evaluate_by_network
from .greedy import choose_columns
from .hashing import end_key
from .memory import Memory
from .values import final_value

CHOSEN: Any = np.int64(3)  # index in the stack; PUCT uses the lower ones


@compiled
def prepare_siblings(memory: Memory, state: State, by_network: bool) -> None:
    """Compute once what the children of a position share; then evaluate them with REUSE_BOARDS."""
    if by_network:
        accumulate_others(memory, state, (int(state.turn) + 1) % len(state.score), int64(0))
    else:
        cache_parent_boards(memory, state)


@compiled
def find_end(memory: Memory, state: State) -> int:
    """The index of an end-of-round position in the list of those with a sampled value, or -1."""
    key = end_key(state)
    for place in range(memory.end_count):
        if memory.end_keys[place] == key:
            return place
    return -1


@compiled
def evaluate(memory: Memory, state: State, reuse: int) -> int:
    """The value of a position of two players to the root seat."""
    seat = int(memory.root_seat)
    if state.phase == END:
        return final_value(state, seat)
    if state.phase == DEAL:
        memory.reached_deal = 1
        place = find_end(memory, state) if memory.end_count else -1
        if place >= 0:
            return int(memory.end_values[place])
    else:
        memory.reached_horizon = 1
    if memory.use_network:
        return evaluate_by_network(memory, state, seat, reuse)
    return evaluate_by_linear(memory, state, seat, reuse)


@compiled
def evaluate_all(memory: Memory, state: State, by_network: bool, reuse: int) -> None:
    """Write to `values` what a position is worth to each seat; the win probabilities add up to 1.

    While a column is being chosen, it is the value after greedy choices: networks are trained on offers and round
    boundaries only.
    """
    if state.phase == TILE:
        copy_state(memory.stack[CHOSEN], state)
        choose_columns(memory.stack[CHOSEN])
        reached_deal = memory.reached_deal
        evaluate_settled(memory, memory.stack[CHOSEN], by_network, reuse)
        memory.reached_deal = reached_deal
        memory.reached_horizon = 1
    else:
        evaluate_settled(memory, state, by_network, reuse)


@compiled
def evaluate_settled(memory: Memory, state: State, by_network: bool, reuse: int) -> None:
    """`evaluate_all` for a position in which no column is being chosen."""
    if state.phase == END:
        for seat in range(len(state.score)):
            memory.values[seat] = final_value(state, seat)
        return
    if state.phase == DEAL:
        memory.reached_deal = 1
    else:
        memory.reached_horizon = 1
    if by_network:
        evaluate_all_by_network(memory, state, reuse)
    else:
        evaluate_all_by_linear(memory, state, reuse)
