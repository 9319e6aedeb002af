"""Many moves in one compiled call: counting move sequences, and random games."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from .compiling import compiled
from .constants import COLOURS
from .dealing import deal_randomly
from .instructions import copy_state
from .kernel import asked_columns, choose_column, play_randomly, take
from .layout import (
    BIT_COUNTS,
    BIT_PLACES,
    DEAL,
    DESTINATION_MASK,
    DESTINATIONS,
    END,
    NTH_BIT,
    SOURCE_BITS,
    SOURCE_MASK,
    TILE,
    States,
)


@compiled
def perft(stack: States, level: int, depth: int) -> int:
    """Count the sequences of `depth` moves from stack[level]. The last move is played, too: no bulk counting."""
    if depth == 0 or stack[level].phase >= DEAL:
        return 1
    sequences = 0
    if stack[level].phase == TILE:
        _, columns = asked_columns(stack[level])
        for i in range(BIT_COUNTS[columns]):
            copy_state(stack[level + 1], stack[level])
            choose_column(stack[level + 1], int(BIT_PLACES[columns, i]))
            sequences += perft(stack, level + 1, depth - 1)
        return sequences
    available = int(stack[level].available)
    accepted = int(stack[level].open[int(stack[level].turn)])
    for colour in range(COLOURS):
        sources = (available >> (SOURCE_BITS * colour)) & SOURCE_MASK
        destinations = (accepted >> (DESTINATIONS * colour)) & DESTINATION_MASK
        for i in range(BIT_COUNTS[destinations]):
            for j in range(BIT_COUNTS[sources]):
                copy_state(stack[level + 1], stack[level])
                take(stack[level + 1], int(NTH_BIT[sources, j]), colour, int(NTH_BIT[destinations, i]))
                if depth == 1:
                    sequences += 1
                else:
                    sequences += perft(stack, level + 1, depth - 1)
    return sequences


@compiled
def play_games(
    start: States,
    work: States,
    random: npt.NDArray[np.uint64],
    games: int,
    round_limit: int,
    totals: npt.NDArray[np.int64],
) -> None:
    """Play random games from start[0]; add up moves, rounds, games ended, games stopped (SIL-17), points.

    The rounds of a stopped game include the one that did not begin.
    """
    for _ in range(games):
        copy_state(work[0], start[0])
        state = work[0]
        moves = 0
        while state.phase != END:
            if state.phase == DEAL:
                if state.round_number > round_limit:
                    break
                deal_randomly(state, random)
            while state.phase <= TILE:
                play_randomly(state, random)
                moves += 1
        totals[0] += moves
        totals[1] += state.round_number
        if state.phase == END:
            totals[2] += 1
        else:
            totals[3] += 1
        for seat in range(len(state.score)):
            totals[4] += state.score[seat]
