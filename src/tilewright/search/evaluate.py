"""What a position is worth to a seat: one integer, the win first, then the margin."""

from __future__ import annotations

from tilewright.evaluation.linear import STEP_SHIFT, STEPS, WIN
from tilewright.evaluation.patterns import UNIT, find_board_patterns, find_table_patterns, stage_of
from tilewright.rules.compiling import compiled
from tilewright.rules.kernel import complete_sets
from tilewright.rules.layout import DEAL, END, State

from .evaluate_network import BOARD_MASK, NO_REUSE, add_others, board_key, evaluate_all_by_network, evaluate_by_network
from .hashing import mixed
from .memory import Memory

STAGE_MASK = 15  # changes nothing, as SEAT_MASK does
EIGHTH = 4  # margins weigh eighths of a point: 128 >> 4 is 8


@compiled
def final_value(state: State, seat: int) -> int:
    """The value of a finished game: win, shared win or loss, then the margin over the best other seat."""
    players = len(state.score)
    own = int(state.score[seat])
    own_rows, _, _ = complete_sets(state, seat)
    best_other = -1
    sharing = 1
    lost = False
    for other in range(players):
        if other == seat:
            continue
        points = int(state.score[other])
        best_other = max(best_other, points)
        if points > own:
            lost = True
        elif points == own:
            rows, _, _ = complete_sets(state, other)
            if rows > own_rows:
                lost = True
            elif rows == own_rows:
                sharing += 1
    margin = ((own - best_other) * UNIT) >> EIGHTH
    if lost:
        return margin - WIN
    return margin + 2 * WIN // sharing - WIN


@compiled
def add_up(memory: Memory, stage: int) -> int:
    """The numbers behind the patterns that were found."""
    stage = stage & STAGE_MASK
    total = 0
    i = 0
    while memory.found[i] >= 0:
        total += int(memory.numbers[stage, memory.found[i]])
        i += 1
    return total


@compiled
def board_worth(memory: Memory, state: State, seat: int, stage: int) -> int:
    """What a seat has and what lies on its own board, in UNITs."""
    points = int(state.score[seat]) + find_board_patterns(state, seat, memory.found, 0)
    return points * UNIT + add_up(memory, stage)


@compiled
def cached_board_worth(memory: Memory, state: State, seat: int, stage: int) -> int:
    """The same from what is kept of boards that were met before, as the networks keep what they add."""
    key = mixed(mixed(board_key(state, seat, 0, 0)) + stage)
    slot = (key >> 40) & BOARD_MASK
    if memory.worth_keys[slot] != key:
        memory.worth_keys[slot] = key
        memory.worths[slot] = board_worth(memory, state, seat, stage) - int(state.score[seat]) * UNIT
    return int(memory.worths[slot]) + int(state.score[seat]) * UNIT


@compiled
def seat_worth(memory: Memory, state: State, seat: int, stage: int) -> int:
    """The points a seat is expected to have at the end, less what every seat gets, in UNITs."""
    worth = board_worth(memory, state, seat, stage)
    find_table_patterns(state, seat, memory.found, 0)
    return worth + add_up(memory, stage)


@compiled
def remember_boards(memory: Memory, state: State, by_network: bool) -> None:
    """Work the boards out once from which many leaves differ on one only: that of the seat that moves."""
    if by_network:
        add_others(memory, state, (int(state.turn) + 1) % len(state.score), 0)
        return
    memory.boards_stage = stage_of(state)
    for seat in range(len(state.score)):
        memory.boards[seat] = cached_board_worth(memory, state, seat, int(memory.boards_stage))
    memory.boards_turn = state.turn


@compiled
def end_key(state: State) -> int:
    """A key for an end of the round: all in which those of one round differ."""
    key = int(state.first)
    for seat in range(len(state.score)):
        board = int(state.score[seat])
        for row in range(5):
            board = board << 6 | int(state.lines[seat, row])
        key = mixed(key + board + (int(state.wall[seat]) << 39))
        if state.grey:
            key = mixed(key + int(state.row_colours[seat]))
    return key


@compiled
def find_end(memory: Memory, state: State) -> int:
    """Its place among the ends of the round that were looked beyond, or -1."""
    key = end_key(state)
    for place in range(memory.ends):
        if memory.end_keys[place] == key:
            return place
    return -1


@compiled
def evaluate(memory: Memory, state: State, nearness: int) -> int:
    """The value of a position to the searching seat."""
    seat = int(memory.root_seat)
    if state.phase == END:
        return final_value(state, seat)
    if state.phase == DEAL:
        memory.open_end = 1
        place = find_end(memory, state) if memory.ends else -1
        if place >= 0:
            return int(memory.end_values[place])
    else:
        memory.cut = 1
    if memory.by_network:
        return evaluate_by_network(memory, state, seat, nearness)
    stage = stage_of(state)
    reuse = nearness != NO_REUSE and stage == memory.boards_stage
    own = 0
    best_other = -(1 << 30)
    for other in range(len(state.score)):
        if reuse and other != memory.boards_turn:
            worth = int(memory.boards[other])
        else:
            worth = board_worth(memory, state, other, stage)
        find_table_patterns(state, other, memory.found, 0)
        worth += add_up(memory, stage)
        if other == seat:
            own = worth
        else:
            best_other = max(best_other, worth)
    margin = own - best_other
    step = min(max((margin >> STEP_SHIFT) + STEPS // 2, 0), STEPS - 1)
    return (int(memory.win_steps[stage, step]) + (margin >> EIGHTH)) | 1  # odd: an expectation; even: a final result


@compiled
def evaluate_all(memory: Memory, state: State, by_network: bool, nearness: int) -> None:
    """Write the value of a position to every seat, shares of the win adding up to one."""
    players = len(state.score)
    if state.phase == END:
        for seat in range(players):
            memory.values[seat] = final_value(state, seat)
        return
    if state.phase == DEAL:
        memory.open_end = 1
    else:
        memory.cut = 1
    if by_network:
        evaluate_all_by_network(memory, state, nearness)
        return
    stage = stage_of(state)
    reuse = nearness != NO_REUSE and stage == memory.boards_stage
    best = -(1 << 40)
    second = best
    for seat in range(players):
        if reuse and seat != memory.boards_turn:
            worth = int(memory.boards[seat])
        elif nearness != NO_REUSE:
            worth = board_worth(memory, state, seat, stage)
        else:
            worth = cached_board_worth(memory, state, seat, stage)
        find_table_patterns(state, seat, memory.found, 0)
        worth += add_up(memory, stage)
        memory.values[seat] = worth
        if worth > best:
            second = best
            best = worth
        elif worth > second:
            second = worth
    total = 0
    for seat in range(players):
        total += share_over(memory, stage, memory.values[seat] - (second if memory.values[seat] == best else best))
    for seat in range(players):
        margin = memory.values[seat] - (second if memory.values[seat] == best else best)
        share = share_over(memory, stage, margin)
        memory.values[seat] = 2 * WIN * share // total - WIN + (margin >> EIGHTH)


@compiled
def share_over(memory: Memory, stage: int, margin: int) -> int:
    """The share of the win, 0 to 2 WIN, that a margin over the best other seat gives."""
    step = min(max((margin >> STEP_SHIFT) + STEPS // 2, 0), STEPS - 1)
    return int(memory.win_steps[stage, step]) + WIN
