"""A game as a tree for OpenSpiel: the same moves, and a chance node for each drawn tile."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from tilewright.rules.compiling import compiled
from tilewright.rules.constants import TILES_PER_FACTORY
from tilewright.rules.dealing import begin_round, count_tiles, refill
from tilewright.rules.kernel import is_legal, list_moves, play
from tilewright.rules.layout import COUNT_BITS, COUNT_MASK, DEAL, END, States

from .actions import action_number, move_number
from .rewards import POINTS, Rewards, write_result
from .steps import ENDED, ILLEGAL, STOPPED

DRAWING = 6
"""Returned in place of a seat: a tile is drawn next."""


@compiled
def drawable_tiles(states: States) -> int:
    """The tiles from which the next one is drawn, as packed counts: the bag or, when it is empty, the lid (NEXT-3)."""
    return int(states[0].bag) if states[0].bag else int(states[0].lid)


@compiled
def draw_tile(states: States, colour: int) -> int:
    """Lay a tile from the bag on the first factory with room; begin the round when all are full or no tile is left."""
    state = states[0]
    if colour < 0 or colour >= 5 or not refill(state):
        return ILLEGAL
    if (int(state.bag) >> (COUNT_BITS * colour)) & COUNT_MASK == 0:
        return ILLEGAL
    source = 1
    while count_tiles(int(state.sources[source])) == TILES_PER_FACTORY:
        source += 1
    state.sources[source] += 1 << (COUNT_BITS * colour)
    state.bag -= 1 << (COUNT_BITS * colour)
    full = source + 1 == len(state.sources) and count_tiles(int(state.sources[source])) == TILES_PER_FACTORY
    if full or state.bag + state.lid == 0:  # NEXT-4: the round starts with what there is
        begin_round(state)
        return int(state.turn)
    return DRAWING


@compiled
def play_action(states: States, action: int, round_limit: int) -> int:
    """Play an action; return the seat that acts next, or DRAWING, ENDED, STOPPED or ILLEGAL."""
    state = states[0]
    move = move_number(action, len(state.sources))
    if not is_legal(state, move):
        return ILLEGAL
    play(state, move)
    if state.phase == END:
        return ENDED
    if state.phase == DEAL:
        return STOPPED if state.round_number > round_limit else DRAWING
    return int(state.turn)


@compiled
def list_actions(states: States, actions: npt.NDArray[np.int16]) -> int:
    """Write the legal actions in order; return how many."""
    count = list_moves(states[0], actions)
    for i in range(count):
        actions[i] = action_number(int(actions[i]), len(states[0].sources))
    return count


@compiled
def write_returns(states: States, kind: int, returns: Rewards) -> None:
    """Write each seat's return at the end; a stopped game has no result, only points."""
    state = states[0]
    for seat in range(len(returns)):
        returns[seat] = state.score[seat] if kind == POINTS else 0
    if state.phase == END:
        write_result(state, kind, returns)
