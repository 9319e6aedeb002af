"""The parts of a step in compiled code, and whole steps of one game."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from tilewright.rules.compiling import compiled, merged
from tilewright.rules.dealing import deal_randomly
from tilewright.rules.kernel import is_legal, play, set_up
from tilewright.rules.layout import DEAL, END, State, States

from .actions import move_number
from .rewards import POINTS, Rewards, write_result

Random = npt.NDArray[np.uint64]
Actions = npt.NDArray[np.int64]
Flags = npt.NDArray[np.bool_]

# What a step returns instead of the seat that acts next.
ILLEGAL, ENDED, STOPPED = -1, 4, 5
PAID = 8
"""Added to the return value of `step_one` when a seat got a reward other than 0."""


@compiled
def go_on(state: State, random: Random, round_limit: int) -> int:
    """Deal if a deal is awaited; return the seat that acts next, ENDED, or STOPPED if no further round may begin."""
    if state.phase == DEAL:
        if state.round_number > round_limit:
            return STOPPED
        deal_randomly(state, random)
    return ENDED if state.phase == END else int(state.turn)


@compiled
def advance(state: State, random: Random, action: int, round_limit: int, kind: int, rewards: Rewards) -> int:
    """Play a legal action, add its rewards, and deal if a deal is awaited; return as `go_on`."""
    play_and_reward(state, action, kind, rewards)
    return go_on(state, random, round_limit)


@merged
def play_and_reward(state: State, action: int, kind: int, rewards: Rewards) -> None:
    """Play a legal action and add its rewards."""
    if kind == POINTS:
        for seat in range(len(state.score)):
            rewards[seat] -= state.score[seat]
    play(state, move_number(action, len(state.sources)))
    if kind == POINTS:
        for seat in range(len(state.score)):
            rewards[seat] += state.score[seat]
    if state.phase == END:
        write_result(state, kind, rewards)


@compiled
def begin(state: State, random: Random, grey: bool) -> None:
    """A new, dealt game; all fields of the record but `grey` must be zeros."""
    set_up(state, grey, 0)
    deal_randomly(state, random)


# ---------------------------------------------------------------- one game


@compiled
def begin_one(states: States, random: Random, round_limit: int) -> int:
    """Deal the game in states[0] if it awaits a deal; return the seat that acts first, or STOPPED."""
    return go_on(states[0], random, round_limit)


@compiled
def step_one(states: States, random: Random, action: int, round_limit: int, kind: int, rewards: Rewards) -> int:
    """Play an action in states[0], or return ILLEGAL."""
    if not is_legal(states[0], move_number(action, len(states[0].sources))):
        return ILLEGAL
    rewards[:] = 0
    following = advance(states[0], random, action, round_limit, kind, rewards)
    for seat in range(len(rewards)):
        if rewards[seat] != 0:
            return following + PAID
    return following
