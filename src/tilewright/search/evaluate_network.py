"""The networks in compiled code: the accumulator, what it reuses between siblings, and the forward pass.

The accumulator is the first layer's sum of the rows of active features, as in NNUE. It is not updated move by move:
sums of whole boards and offers are cached, and siblings share all boards but the mover's.
"""

from __future__ import annotations

import numpy as np

from tilewright.evaluation.boards import offered_tiles
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
    room_by_colour,
)
from tilewright.evaluation.stages import closes, stage_of_round
from tilewright.evaluation.vectors import UNITS, add_rows, later_layers_size, propagate
from tilewright.rules.compiling import compiled, merged
from tilewright.rules.layout import OFFER, State, int64

from .hashing import board_key, mixed, offer_key
from .memory import BOARDS_CACHED, NO_REUSE, OFFERS_CACHED, REUSE_OFFER, Memory
from .values import MOST_STEP, compound, encode_value

BOARD_MASK = BOARDS_CACHED - 1
OFFER_MASK = OFFERS_CACHED - 1

STEPS_A_UNIT = 256  # entries of WIN_STEPS for each unit of log-odds
MOST_ODDS = 8 * STEPS_A_UNIT
WIN_STEPS = np.round(np.tanh(np.arange(-MOST_ODDS, MOST_ODDS + 1) / (2 * STEPS_A_UNIT)) * MOST_STEP).astype(np.int32)
"""The win probability, in steps from -MOST_STEP to MOST_STEP, by log-odds."""


@compiled
def add_board(memory: Memory, state: State, seat: int, role: int, kind: int) -> int:
    """Add a seat's board to the accumulator, set its points and room; return 1 if its lines complete a row.

    `kind` is 0 within a round and 1 between rounds. The same boards recur in a search, so their sums are cached.
    """
    key = board_key(state, seat, role, kind)
    slot = (mixed(key) >> 40) & BOARD_MASK
    if memory.board_keys[slot] != key:
        count, gain = find_board(state, seat, role * BOARD, memory.features, int64(0))
        if kind:
            count = find_prospects(state, seat, role * BOARD, memory.features, count)
        for i in range(UNITS):
            memory.board_sums[slot, i] = 0
        memory.board_keys[slot] = key
        memory.board_gains[slot] = 2 * gain + closes(state, seat)
        memory.board_rooms[slot] = room_by_colour(state, seat)
        add_rows(memory.board_sums[slot], memory.first_layers[kind], memory.features, count)
    for i in range(UNITS):
        memory.accumulator[i] += memory.board_sums[slot, i]
    gain = int(memory.board_gains[slot])
    memory.role_points[role] = int(state.score[seat]) + (gain >> 1)
    memory.rooms[role] = memory.board_rooms[slot]
    return gain & 1


@merged
def add_table(memory: Memory, state: State) -> None:
    """Add factories, centre and bag to the accumulator and set `offered` and `sizes`; their sums are cached too."""
    key = offer_key(state)
    slot = (key >> 40) & OFFER_MASK
    if memory.offer_keys[slot] != key:
        start = len(state.score) * BOARD
        offered = offered_tiles(state)
        count = find_bag(state, start, memory.features, find_table(state, start, offered, memory.features, 0))
        for i in range(UNITS):
            memory.offer_sums[slot, i] = 0
        memory.offer_keys[slot] = key
        memory.offer_tiles[slot] = offered
        memory.offer_sizes[slot] = group_sizes(state)
        add_rows(memory.offer_sums[slot], memory.first_layers[0], memory.features, count)
    for i in range(UNITS):
        memory.accumulator[i] += memory.offer_sums[slot, i]
    memory.offered = memory.offer_tiles[slot]
    memory.sizes = memory.offer_sizes[slot]


@compiled
def list_needs(memory: Memory, state: State, role: int, count: int) -> int:
    """List the features of the offer for a role's lines."""
    seat = (int(state.turn) + role) % len(state.score)
    offered, sizes, room = int(memory.offered), int(memory.sizes), int(memory.rooms[role])
    return find_needs(state, seat, role * BOARD, offered, sizes, room, memory.features, count)


@compiled
def accumulate_others(memory: Memory, state: State, first: int, kind: int) -> None:
    """Start the accumulator with all boards but the last role's and save a copy; `first` is the seat of role 0."""
    players = len(state.score)
    for i in range(UNITS):
        memory.accumulator[i] = 0
    memory.others_close = 0
    for role in range(players - 1):
        memory.others_close |= add_board(memory, state, (first + role) % players, role, kind)
    for i in range(UNITS):
        memory.others_accumulator[i] = memory.accumulator[i]


@merged
def accumulate_offer(memory: Memory, state: State) -> None:
    """Add the offer's features to the accumulator, without those for the last role's lines; save a copy."""
    add_table(memory, state)
    count = int64(0)
    for role in range(len(state.score) - 1):
        count = list_needs(memory, state, role, count)
    add_rows(memory.accumulator, memory.first_layers[0], memory.features, count)
    for i in range(UNITS):
        memory.offer_accumulator[i] = memory.accumulator[i]


@compiled
def forward(memory: Memory, state: State, reuse: int) -> int:
    """The forward pass: write `role_points`, and `outputs` relative to them; return the stage.

    The last role is the seat that has just moved, so that siblings differ in the last role's board. Only positions
    within a round can reuse anything.
    """
    players = len(state.score)
    in_round = state.phase == OFFER
    kind = 0 if in_round else 1
    first = int64(first_role(state))
    if reuse == NO_REUSE:
        accumulate_others(memory, state, first, kind)
    else:
        for i in range(UNITS):
            memory.accumulator[i] = (
                memory.offer_accumulator[i] if reuse == REUSE_OFFER else memory.others_accumulator[i]
            )
    if in_round and reuse != REUSE_OFFER:
        accumulate_offer(memory, state)
    last = players - 1
    closing = int(memory.others_close) | add_board(memory, state, (first + last) % players, last, kind)
    stage = stage_of_round(state, closing)
    if in_round:
        count = list_needs(memory, state, last, int64(0))
    else:
        count = find_bag(state, players * BOARD, memory.features, int64(0))
    best_other = -1000
    for role in range(1, players):
        best_other = max(best_other, int(memory.role_points[role]))
    lead = int(memory.role_points[0]) - best_other
    count = find_setting(state, players * BOARD, stage, lead, memory.features, count)
    add_rows(memory.accumulator, memory.first_layers[kind], memory.features, count)
    later = memory.later_layers[kind] + stage * later_layers_size(2 * players)
    propagate(memory.accumulator, later, memory.outputs, 2 * players)
    return stage


@compiled
def evaluate_by_network(memory: Memory, state: State, seat: int, reuse: int) -> int:
    """The value of a position of two players to a seat."""
    stage = forward(memory, state, reuse)
    margin = float(memory.role_points[0] - memory.role_points[1]) + memory.outputs[0] - memory.outputs[1]
    odds = margin * memory.steepness[stage] + memory.outputs[2] - memory.outputs[3]
    if seat != first_role(state):
        margin = -margin
        odds = -odds
    step = int(min(max(odds * STEPS_A_UNIT, -float(MOST_ODDS)), float(MOST_ODDS))) + MOST_ODDS
    return encode_value(int(WIN_STEPS[step]), margin)


@compiled
def evaluate_all_by_network(memory: Memory, state: State, reuse: int) -> None:
    """Write the value of a position to every seat: a softmax of log-odds. `outputs` then holds the expected points."""
    players = len(state.score)
    stage = forward(memory, state, reuse)
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
        odds = (points - mean) * steepness + memory.outputs[players + role]
        memory.outputs[players + role] = compound(min(max(odds, -16.0), 16.0) / 1024)
        total += memory.outputs[players + role]
    for role in range(players):
        points = float(memory.outputs[role])
        margin = points - (second if points == best else best)
        step = int((2 * memory.outputs[players + role] / total - 1) * MOST_STEP)
        memory.values[(first + role) % players] = encode_value(step, margin)
