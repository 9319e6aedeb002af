"""The linear evaluation in compiled code: a seat's points plus the weights of its patterns."""

from __future__ import annotations

from tilewright.evaluation.linear import STEP_SHIFT, STEPS
from tilewright.evaluation.patterns import UNIT, find_board_patterns, find_table_patterns
from tilewright.evaluation.stages import stage_of
from tilewright.rules.compiling import compiled
from tilewright.rules.layout import State, int64

from .hashing import board_key, mixed
from .memory import BOARDS_CACHED, NO_REUSE, Memory
from .values import MARGIN_UNITS, WIN

BOARD_MASK = BOARDS_CACHED - 1
STAGE_MASK = 15  # a no-op mask: it tells Numba that a stage is not negative
MARGIN_SHIFT = (UNIT // MARGIN_UNITS).bit_length() - 1


@compiled
def pattern_weights(memory: Memory, stage: int) -> int:
    """The sum of the weights of the patterns that were found, in UNITs."""
    stage = stage & STAGE_MASK
    total = 0
    i = 0
    while memory.patterns[i] >= 0:
        total += int(memory.linear_weights[stage, memory.patterns[i]])
        i += 1
    return total


@compiled
def board_value(memory: Memory, state: State, seat: int, stage: int) -> int:
    """A seat's points and the value of its own board, in UNITs."""
    points = int(state.score[seat]) + find_board_patterns(state, seat, memory.patterns, 0)
    return points * UNIT + pattern_weights(memory, stage)


@compiled
def cached_board_value(memory: Memory, state: State, seat: int, stage: int) -> int:
    """`board_value` through a per-board cache."""
    key = mixed(mixed(board_key(state, seat, int64(0), int64(0))) + stage)
    slot = (key >> 40) & BOARD_MASK
    if memory.linear_board_keys[slot] != key:
        memory.linear_board_keys[slot] = key
        memory.linear_boards[slot] = board_value(memory, state, seat, stage) - int(state.score[seat]) * UNIT
    return int(memory.linear_boards[slot]) + int(state.score[seat]) * UNIT


@compiled
def cache_parent_boards(memory: Memory, state: State) -> None:
    """Cache every board's value at the parent: siblings differ in the mover's board only."""
    memory.parent_stage = stage_of(state)
    for seat in range(len(state.score)):
        memory.parent_boards[seat] = cached_board_value(memory, state, seat, int(memory.parent_stage))
    memory.parent_seat = state.turn


@compiled
def write_points(memory: Memory, state: State, stage: int, reuse: int) -> None:
    """Write each seat's expected final points to `values`, in UNITs, up to a constant common to all seats."""
    reuse_boards = reuse != NO_REUSE and stage == memory.parent_stage
    for seat in range(len(state.score)):
        if reuse_boards and seat != memory.parent_seat:
            value = int(memory.parent_boards[seat])
        elif reuse != NO_REUSE:
            value = board_value(memory, state, seat, stage)
        else:
            value = cached_board_value(memory, state, seat, stage)
        find_table_patterns(state, seat, memory.patterns, 0)
        memory.values[seat] = value + pattern_weights(memory, stage)


@compiled
def win_entry(memory: Memory, stage: int, margin: int) -> int:
    """The win probability for a margin over the best other seat, from -WIN to WIN."""
    step = min(max((margin >> STEP_SHIFT) + STEPS // 2, 0), STEPS - 1)
    return int(memory.win_table[stage, step])


@compiled
def evaluate_by_linear(memory: Memory, state: State, seat: int, reuse: int) -> int:
    """The value of a position of two players to a seat."""
    stage = stage_of(state)
    write_points(memory, state, stage, reuse)
    margin = int(memory.values[seat] - memory.values[1 - seat])
    return (win_entry(memory, stage, margin) + (margin >> MARGIN_SHIFT)) | 1


@compiled
def evaluate_all_by_linear(memory: Memory, state: State, reuse: int) -> None:
    """Write the value of a position to every seat; the win probabilities add up to 1."""
    players = len(state.score)
    stage = stage_of(state)
    write_points(memory, state, stage, reuse)
    best = -(1 << 40)
    second = best
    for seat in range(players):
        points = int(memory.values[seat])
        if points > best:
            second = best
            best = points
        elif points > second:
            second = points
    total = 0
    for seat in range(players):
        points = int(memory.values[seat])
        total += win_entry(memory, stage, points - (second if points == best else best)) + WIN
    for seat in range(players):
        points = int(memory.values[seat])
        margin = points - (second if points == best else best)
        share = win_entry(memory, stage, margin) + WIN
        memory.values[seat] = 2 * WIN * share // total - WIN + (margin >> MARGIN_SHIFT)
