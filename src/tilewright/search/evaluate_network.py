"""What a position is worth by the networks, in the integers of the search: the win first, then the margin."""

from __future__ import annotations

import numpy as np

from tilewright.evaluation.features import (
    BOARD,
    find_bag,
    find_board,
    find_needs,
    find_prospects,
    find_setting,
    find_table,
    first_role,
    group_sizes,
    offered_tiles,
    room_by_colour,
)
from tilewright.evaluation.linear import WIN
from tilewright.evaluation.patterns import closes, stage_of_round
from tilewright.evaluation.vectors import UNITS, add_rows, later_layers_size, propagate
from tilewright.rules.compiling import compiled
from tilewright.rules.layout import FLOOR_COUNT_SHIFT, OFFER, State

from .hashing import mixed
from .memory import BOARDS_KEPT, TABLES_KEPT, Memory

# How near a position is to the one judged before: not at all; after another move of the same seat, which changes its
# own board and what is on offer; or after another one of the same take, which changes its board alone.
NO_REUSE, REUSE_BOARDS, REUSE_OFFER = 0, 1, 2

BOARD_MASK = BOARDS_KEPT - 1
TABLE_MASK = TABLES_KEPT - 1

# A value is a step of the share, MARGINS apart, and on it the margin in eighths of a point (odd: an expectation).
MARGINS = 2048
MOST_STEP = 2047
STEPS_A_UNIT = 256
MOST_ODDS = 8 * STEPS_A_UNIT
SHARE_STEPS = np.round(np.tanh(np.arange(-MOST_ODDS, MOST_ODDS + 1) / (2 * STEPS_A_UNIT)) * MOST_STEP).astype(np.int32)


@compiled
def value_of(share_step: int, margin: float) -> int:
    """The value that says both."""
    return share_step * MARGINS + 2 * int(min(max(4 * margin, -500.0), 500.0)) + 1


@compiled
def decode_value(value: int) -> tuple[float, float]:
    """Margin and share of the win that a value says; an even one is that of a finished game."""
    if value % 2 == 0:
        final = 0
        if abs(value) > WIN // 2:
            final = WIN if value > 0 else -WIN
        return (value - final) / 8, (final + WIN) / (2 * WIN)
    step = (value + MARGINS // 2) // MARGINS
    return (value - 1 - step * MARGINS) / 8, (step / (MOST_STEP + 1) + 1) / 2


@compiled
def board_key(state: State, seat: int, role: int, kind: int) -> int:
    """Everything that a board's features and points depend on; never 0."""
    lines = 1
    for row in range(5):
        lines = lines << 6 | int(state.lines[seat, row])
    on_floor = int(state.floor[seat]) >> FLOOR_COUNT_SHIFT
    key = ((int(state.wall[seat]) << 3 | on_floor) << 1 | kind) << 2 | role
    if state.grey:
        return mixed(
            mixed(key + (lines << 33)) + int(state.column_colours[seat]) + (int(state.row_colours[seat]) << 30)
        )
    return lines << 31 | key


@compiled
def add_board(memory: Memory, state: State, seat: int, role: int, kind: int) -> int:
    """Add a seat's board to the sums, note its points and its room; return 1 if it ends the game.

    The same boards come up again and again in a search, so what they add is kept.
    """
    key = board_key(state, seat, role, kind)
    slot = (mixed(key) >> 40) & BOARD_MASK
    if memory.board_keys[slot] != key:
        count, gain = find_board(state, seat, role * BOARD, memory.features, 0)
        if kind:
            count = find_prospects(state, seat, role * BOARD, memory.features, count)
        for i in range(UNITS):
            memory.board_sums[slot, i] = 0
        memory.board_keys[slot] = key
        memory.board_gains[slot] = 2 * gain + closes(state, seat)
        memory.board_rooms[slot] = room_by_colour(state, seat)
        add_rows(memory.board_sums[slot], memory.tables[kind], memory.features, count)
    for i in range(UNITS):
        memory.sums[i] += memory.board_sums[slot, i]
    gain = int(memory.board_gains[slot])
    memory.role_points[role] = int(state.score[seat]) + (gain >> 1)
    memory.rooms[role] = memory.board_rooms[slot]
    return gain & 1


@compiled
def add_table(memory: Memory, state: State) -> None:
    """Add what lies between the boards to the sums, note what is on offer; it is kept as boards are."""
    key = mixed(int(state.sources[0]) | int(state.bag) << 25)
    for source in range(1, len(state.sources)):
        key += mixed(int(state.sources[source]) + 0x51ED)
    slot = (key >> 40) & TABLE_MASK
    if memory.table_keys[slot] != key:
        start = len(state.score) * BOARD
        offered = offered_tiles(state)
        count = find_bag(state, start, memory.features, find_table(state, start, offered, memory.features, 0))
        for i in range(UNITS):
            memory.table_sums[slot, i] = 0
        memory.table_keys[slot] = key
        memory.table_offered[slot] = offered
        memory.table_sizes[slot] = group_sizes(state)
        add_rows(memory.table_sums[slot], memory.tables[0], memory.features, count)
    for i in range(UNITS):
        memory.sums[i] += memory.table_sums[slot, i]
    memory.offered = memory.table_offered[slot]
    memory.sizes = memory.table_sizes[slot]


@compiled
def list_needs(memory: Memory, state: State, role: int, count: int) -> int:
    """List the features of what is on offer for the lines of a role."""
    seat = (int(state.turn) + role) % len(state.score)
    offered, sizes, room = int(memory.offered), int(memory.sizes), int(memory.rooms[role])
    return find_needs(state, seat, role * BOARD, offered, sizes, room, memory.features, count)


@compiled
def add_others(memory: Memory, state: State, first: int, kind: int) -> None:
    """Set the sums to what all boards but that of the last role add, and keep them; one seat is the first role."""
    players = len(state.score)
    for i in range(UNITS):
        memory.sums[i] = 0
    memory.closing = 0
    for role in range(players - 1):
        memory.closing |= add_board(memory, state, (first + role) % players, role, kind)
    for i in range(UNITS):
        memory.others_sums[i] = memory.sums[i]


@compiled
def add_offer(memory: Memory, state: State) -> None:
    """Add what is on offer and what it is to all but the last role to the sums, and keep them."""
    add_table(memory, state)
    count = 0
    for role in range(len(state.score) - 1):
        count = list_needs(memory, state, role, count)
    add_rows(memory.sums, memory.tables[0], memory.features, count)
    for i in range(UNITS):
        memory.take_sums[i] = memory.sums[i]


@compiled
def forward(memory: Memory, state: State, nearness: int) -> int:
    """Write the outputs of the network for a position, and the points to which they add; return its stage.

    The last role is the seat that has just moved, so that all but its board is the same after many moves. Only
    positions within a round are near each other.
    """
    players = len(state.score)
    in_round = state.phase == OFFER
    kind = 0 if in_round else 1
    first = first_role(state)
    if nearness == NO_REUSE:
        add_others(memory, state, first, kind)
    else:
        for i in range(UNITS):
            memory.sums[i] = memory.take_sums[i] if nearness == REUSE_OFFER else memory.others_sums[i]
    if in_round and nearness != REUSE_OFFER:
        add_offer(memory, state)
    closing = int(memory.closing) | add_board(memory, state, (first + players - 1) % players, players - 1, kind)
    stage = stage_of_round(state, closing)
    count = (
        list_needs(memory, state, players - 1, 0) if in_round else find_bag(state, players * BOARD, memory.features, 0)
    )
    best_other = -1000
    for role in range(1, players):
        best_other = max(best_other, int(memory.role_points[role]))
    lead = int(memory.role_points[0]) - best_other
    count = find_setting(state, players * BOARD, stage, lead, memory.features, count)
    add_rows(memory.sums, memory.tables[kind], memory.features, count)
    later = memory.later_layers[kind] + stage * later_layers_size(2 * players)
    propagate(memory.sums, later, memory.outputs, 2 * players)
    return stage


@compiled
def evaluate_by_network(memory: Memory, state: State, seat: int, nearness: int) -> int:
    """The value of a position to a seat."""
    players = len(state.score)
    if players > 2:
        evaluate_all_by_network(memory, state, nearness)
        return int(memory.values[seat])
    stage = forward(memory, state, nearness)
    margin = float(memory.role_points[0] - memory.role_points[1]) + memory.outputs[0] - memory.outputs[1]
    odds = margin * memory.steepness[stage] + memory.outputs[2] - memory.outputs[3]
    if seat != first_role(state):
        margin = -margin
        odds = -odds
    step = int(min(max(odds * STEPS_A_UNIT, -float(MOST_ODDS)), float(MOST_ODDS))) + MOST_ODDS
    return value_of(int(SHARE_STEPS[step]), margin)


@compiled
def evaluate_all_by_network(memory: Memory, state: State, nearness: int) -> None:
    """Write the value of a position to every seat, shares of the win adding up to one."""
    players = len(state.score)
    stage = forward(memory, state, nearness)
    steepness = float(memory.steepness[stage])
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
