"""What a position is worth by the networks, in the integers of the search: the win first, then the margin."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from tilewright.evaluation.features import (
    BOARD,
    find_bag,
    find_board,
    find_features,
    find_needs,
    find_setting,
    find_table,
    first_role,
    offered_tiles,
)
from tilewright.evaluation.patterns import stage_of
from tilewright.evaluation.vectors import UNITS, add_rows, propagate
from tilewright.rules.compiling import compiled
from tilewright.rules.layout import OFFER, State

from .memory import Memory

# A value is a step of the share, MARGINS apart, and on it the margin in eighths of a point (odd: an expectation).
MARGINS = 2048
MOST_STEP = 2047
STEPS_A_UNIT = 64
MOST_ODDS = 8 * STEPS_A_UNIT
SHARE_STEPS = np.round(np.tanh(np.arange(-MOST_ODDS, MOST_ODDS + 1) / (2 * STEPS_A_UNIT)) * MOST_STEP).astype(np.int32)


@compiled
def value_of(share_step: int, margin: float) -> int:
    """The value that says both."""
    return share_step * MARGINS + 2 * int(min(max(4 * margin, -500.0), 500.0)) + 1


def read_value(value: int) -> tuple[float, float]:
    """Margin and share of the win that a value says."""
    step = (value + MARGINS // 2) // MARGINS
    return (value - 1 - step * MARGINS) / 8, (step / (MOST_STEP + 1) + 1) / 2


@compiled
def remember_others(memory: Memory, state: State) -> None:
    """What the leaves after one move have in common: the boards of all seats but the mover's, and the bag."""
    players = len(state.score)
    following = int(state.turn) + 1
    count = find_bag(state, players * BOARD, memory.features, 0)
    for role in range(players - 1):
        seat = (following + role) % players
        count, gain = find_board(state, seat, role * BOARD, memory.features, count)
        memory.common_points[role] = int(state.score[seat]) + gain
    clear_sums(memory.common_sums)
    add_rows(memory.common_sums, memory.tables[0], memory.features, count)


@compiled
def clear_sums(sums: npt.NDArray[np.int16]) -> None:
    """Set the first layer to nothing."""
    for i in range(UNITS):
        sums[i] = 0


@compiled
def evaluate(memory: Memory, state: State, near_boards: bool) -> None:
    """Write the outputs of the network for a position; its boards may be those remembered but for one."""
    players = len(state.score)
    if near_boards and state.phase == OFFER:
        first = int(state.turn)
        mover = (first + players - 1) % players
        offered = offered_tiles(state)
        count, gain = find_board(state, mover, (players - 1) * BOARD, memory.features, 0)
        best_other = int(state.score[mover]) + gain
        memory.role_points[players - 1] = best_other
        for role in range(players - 1):
            memory.role_points[role] = memory.common_points[role]
            if role:
                best_other = max(best_other, int(memory.common_points[role]))
        for role in range(players):
            count = find_needs(state, (first + role) % players, role * BOARD, offered, memory.features, count)
        count = find_table(state, players * BOARD, offered, memory.features, count)
        lead = int(memory.role_points[0]) - best_other
        count = find_setting(state, players * BOARD, first, lead, memory.features, count)
        for i in range(UNITS):
            memory.sums[i] = memory.common_sums[i]
        add_rows(memory.sums, memory.tables[0], memory.features, count)
        propagate(memory.sums, memory.later_layers[0], memory.outputs, 2 * players)
    else:
        kind = int(state.phase != OFFER)
        count = find_features(state, memory.features, memory.role_points)
        clear_sums(memory.sums)
        add_rows(memory.sums, memory.tables[kind], memory.features, count)
        propagate(memory.sums, memory.later_layers[kind], memory.outputs, 2 * players)


@compiled
def judge_by_network(memory: Memory, state: State, seat: int, near_boards: bool) -> int:
    """The value of a position to a seat."""
    players = len(state.score)
    if players > 2:
        judge_each_by_network(memory, state, near_boards)
        return int(memory.values[seat])
    evaluate(memory, state, near_boards)
    margin = float(memory.role_points[0] - memory.role_points[1]) + memory.outputs[0] - memory.outputs[1]
    odds = margin * memory.steepness[stage_of(state)] + memory.outputs[2] - memory.outputs[3]
    if seat != first_role(state):
        margin = -margin
        odds = -odds
    step = int(min(max(odds * STEPS_A_UNIT, -float(MOST_ODDS)), float(MOST_ODDS))) + MOST_ODDS
    return value_of(int(SHARE_STEPS[step]), margin)


@compiled
def judge_each_by_network(memory: Memory, state: State, near_boards: bool) -> None:
    """Write the value of a position to every seat, shares of the win adding up to one."""
    players = len(state.score)
    evaluate(memory, state, near_boards)
    steepness = float(memory.steepness[stage_of(state)])
    first = first_role(state)
    mean = 0.0
    for role in range(players):
        memory.outputs[role] += memory.role_points[role]
        mean += memory.outputs[role] / players
    best = -1e9
    second = -1e9
    total = 0.0
    for role in range(players):
        points = float(memory.outputs[role])
        if points > best:
            second = best
            best = points
        elif points > second:
            second = points
        memory.outputs[players + role] = growth((points - mean) * steepness + memory.outputs[players + role])
        total += memory.outputs[players + role]
    for role in range(players):
        points = float(memory.outputs[role])
        margin = points - (second if points == best else best)
        step = int((2 * memory.outputs[players + role] / total - 1) * MOST_STEP)
        memory.values[(first + role) % players] = value_of(step, margin)


@compiled
def growth(odds: float) -> float:
    """Nearly exp(odds), by steps that give the same bits on every machine."""
    power = 1.0 + min(max(odds, -16.0), 16.0) / 1024
    for _ in range(10):
        power *= power
    return power
