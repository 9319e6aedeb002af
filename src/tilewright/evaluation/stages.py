"""The stage of the game, by which both evaluations choose their weights.

There are twelve: within round 1, 2, 3, 4, 5, and 6 or later; within a round that is almost certainly the last; between
rounds before round 2, 3, 4, 5, and 6 or later. Between two rounds, at a *round boundary*, the next deal is unknown.
"""

from __future__ import annotations

from tilewright.rules.compiling import compiled
from tilewright.rules.instructions import count_bits
from tilewright.rules.kernel import legal_columns
from tilewright.rules.layout import DEAL, FULL, LINE_COLOUR_SHIFT, LINE_COUNT_MASK, State

ROUND_STAGES = 6
LAST_ROUND = ROUND_STAGES
BETWEEN = LAST_ROUND + 1
STAGES = BETWEEN + 5


@compiled
def stage_of(state: State) -> int:
    """The stage of a position."""
    last = 0
    if state.phase != DEAL:
        for seat in range(len(state.score)):
            last |= closes(state, seat)
    return stage_of_round(state, last)


@compiled
def stage_of_round(state: State, last: int) -> int:
    """The stage of a position; `last` says whether this round is almost certainly the last (`closes`)."""
    if state.phase == DEAL:
        return BETWEEN + min(max(int(state.round_number) - 2, 0), 4)
    if last:
        return LAST_ROUND
    return min(int(state.round_number) - 1, ROUND_STAGES - 1)


@compiled
def closes(state: State, seat: int) -> int:
    """1 if a complete line of a seat would complete a row of its wall, which ends the game.

    Grey side: a line above may take that column for the same colour first; then the row stays incomplete (VAR-5).
    """
    for row in range(5):
        line = int(state.lines[seat, row])
        if line & LINE_COUNT_MASK == row + 1:
            occupied = (int(state.wall[seat]) >> (5 * row)) & FULL
            if count_bits(occupied) == 4 and (
                state.grey == 0 or legal_columns(state, seat, row, line >> LINE_COLOUR_SHIFT)
            ):
                return 1
    return 0
