"""What a position is worth to the seat that searches: one integer, the win first, then the margin."""

from __future__ import annotations

from tilewright.evaluation.patterns import UNIT, find_patterns, stage_of
from tilewright.evaluation.weights import STEP_SHIFT, STEPS, WIN
from tilewright.rules.compiling import compiled
from tilewright.rules.kernel import complete_sets
from tilewright.rules.layout import DEAL, END, State

from .memory import Memory

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
def seat_worth(memory: Memory, state: State, seat: int, stage: int) -> int:
    """The points a seat is expected to have at the end, less what every seat gets, in UNITs."""
    worth = (int(state.score[seat]) + find_patterns(state, seat, memory.found)) * UNIT
    i = 0
    while memory.found[i] >= 0:
        worth += int(memory.numbers[stage, memory.found[i]])
        i += 1
    return worth


@compiled
def expected_margin(memory: Memory, state: State, seat: int, stage: int) -> int:
    """A seat's expected margin over the best other seat, in UNITs."""
    best_other = -(1 << 30)
    for other in range(len(state.score)):
        if other != seat:
            best_other = max(best_other, seat_worth(memory, state, other, stage))
    return seat_worth(memory, state, seat, stage) - best_other


@compiled
def judge(memory: Memory, state: State) -> int:
    """The value of a position to the searching seat."""
    seat = int(memory.root_seat)
    memory.leaves += 1
    if state.phase == END:
        return final_value(state, seat)
    if state.phase == DEAL:
        memory.open_end = 1
    else:
        memory.cut = 1
    stage = stage_of(state)
    margin = expected_margin(memory, state, seat, stage)
    step = min(max((margin >> STEP_SHIFT) + STEPS // 2, 0), STEPS - 1)
    return int(memory.win_steps[stage, step]) + (margin >> EIGHTH)
