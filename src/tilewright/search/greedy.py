"""Greedy choices: the move with the best score of this round, and the columns that score most, with no search."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from tilewright.evaluation.boards import best_column
from tilewright.rules.compiling import compiled
from tilewright.rules.kernel import asked_columns, choose_column, legal_columns, list_moves, placing_points, play
from tilewright.rules.layout import (
    END,
    FLOOR_COUNT_SHIFT,
    LINE_COLOUR_SHIFT,
    LINE_COUNT_MASK,
    OFFER,
    PENALTIES,
    PRINTED_COLUMN,
    TILE,
    State,
    States,
    int64,
)


@compiled
def greedy_move(states: States, work: States, moves: npt.NDArray[np.int16]) -> int:
    """The move with the best score for this round; the first of equals."""
    seat = int(states[0].turn)
    best = -1
    best_score = -1e9
    for i in range(list_moves(states[0], moves)):
        work[0] = states[0]
        play(work[0], int(moves[i]))
        score = round_score(work[0], seat)
        if score > best_score:
            best_score = score
            best = int(moves[i])
    return best


@compiled
def round_score(state: State, seat: int) -> float:
    """A seat's score after its complete lines and its floor line, plus a fraction of the points of begun lines."""
    score = float(state.score[seat])
    if state.phase == END:
        return float(score)
    score -= PENALTIES[int(state.floor[seat]) >> FLOOR_COUNT_SHIFT]
    wall = int(state.wall[seat])
    for row in range(5):
        line = int(state.lines[seat, row])
        count = line & LINE_COUNT_MASK
        if count == 0:
            continue
        colour = line >> LINE_COLOUR_SHIFT
        column = int64(PRINTED_COLUMN[row, colour])
        if state.grey:
            column = best_column(wall, row, legal_columns(state, seat, row, colour))
        if column < 0:
            continue
        points = placing_points(wall, row, column)
        if count == row + 1:
            score += points
            wall |= 1 << (5 * row + column)
        elif state.phase == OFFER:
            share = count / (row + 1)
            score += points * (share * share) / 2  # a power would differ between a CPU and a GPU
    return float(score)


@compiled
def choose_columns(state: State) -> None:
    """Grey side: choose every column that must be chosen in this round, each time the one that scores most now."""
    while state.phase == TILE:
        row, columns = asked_columns(state)
        choose_column(state, int(best_column(int(state.wall[int(state.turn)]), row, columns)))
