"""Steps of games in compiled code: one game, or a slice of many in one call."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from tilewright.rules.compiling import compiled
from tilewright.rules.dealing import deal_randomly, random_below
from tilewright.rules.kernel import is_legal, play, random_move, set_up
from tilewright.rules.layout import DEAL, END, State, States
from tilewright.search.greedy import greedy_move

from .actions import action_number, move_number
from .observing import Bytes, Mask, write_mask, write_observation
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
    """Deal if a deal is awaited; the seat that acts next, ENDED, or STOPPED when no further round may begin."""
    if state.phase == DEAL:
        if state.round_number > round_limit:
            return STOPPED
        deal_randomly(state, random)
    return ENDED if state.phase == END else int(state.turn)


@compiled
def advance(state: State, random: Random, action: int, round_limit: int, kind: int, rewards: Rewards) -> int:
    """Play a legal action, write its rewards, and deal if a deal is awaited."""
    for seat in range(len(rewards)):
        rewards[seat] = -state.score[seat] if kind == POINTS else 0
    play(state, move_number(action, len(state.sources)))
    if kind == POINTS:
        for seat in range(len(rewards)):
            rewards[seat] += state.score[seat]
    following = go_on(state, random, round_limit)
    if following == ENDED:
        write_result(state, kind, rewards)
    return following


@compiled
def begin(state: State, random: Random, grey: bool) -> None:
    """A new, dealt game; the record must be all zeros."""
    set_up(state, grey, 0)
    deal_randomly(state, random)


# ---------------------------------------------------------------- one game


@compiled
def begin_one(states: States, random: Random, round_limit: int) -> int:
    """Deal the game in states[0] if it awaits a deal; return the seat that acts first."""
    return go_on(states[0], random, round_limit)


@compiled
def step_one(states: States, random: Random, action: int, round_limit: int, kind: int, rewards: Rewards) -> int:
    """Play an action in states[0], or return ILLEGAL."""
    if not is_legal(states[0], move_number(action, len(states[0].sources))):
        return ILLEGAL
    following = advance(states[0], random, action, round_limit, kind, rewards)
    for seat in range(len(rewards)):
        if rewards[seat] != 0:
            return following + PAID
    return following


@compiled
def observe_one(states: States, seat: int, observation: Bytes, mask: Mask) -> None:
    """What a seat sees of states[0], and what it may do."""
    write_observation(states[0], seat, observation)
    write_mask(states[0], seat, mask)


# ---------------------------------------------------------------- many games


@compiled
def begin_slice(
    states: States,
    random: Random,
    blank: States,
    chosen: Flags,
    seats: npt.NDArray[np.int8],
    observations: Bytes,
    masks: Mask,
    start: int,
    end: int,
) -> None:
    """New games in the chosen places of a slice; blank[0] is zeros but for the side."""
    for i in range(start, end):
        if chosen[i]:
            states[i] = blank[0]
            begin(states[i], random[i : i + 1], blank[0].grey != 0)
            seats[i] = states[i].turn
            write_observation(states[i], int(seats[i]), observations[i])
            write_mask(states[i], int(seats[i]), masks[i])


@compiled
def first_illegal(states: States, actions: Actions) -> int:
    """The first place whose action may not be played, or -1."""
    for i in range(len(states)):
        if not is_legal(states[i], move_number(actions[i], len(states[i].sources))):
            return i
    return -1


@compiled
def step_slice(
    states: States,
    random: Random,
    blank: States,
    actions: Actions,
    round_limit: int,
    kind: int,
    seats: npt.NDArray[np.int8],
    observations: Bytes,
    masks: Mask,
    rewards: Rewards,
    terminated: Flags,
    truncated: Flags,
    final_observations: Bytes,
    start: int,
    end: int,
) -> None:
    """Play legal actions in a slice, start a new game where one is over, and write observations and masks."""
    for i in range(start, end):
        following = advance(states[i], random[i : i + 1], int(actions[i]), round_limit, kind, rewards[i])
        terminated[i] = following == ENDED
        truncated[i] = following == STOPPED
        if following >= ENDED:
            write_observation(states[i], int(seats[i]), final_observations[i])
            states[i] = blank[0]
            begin(states[i], random[i : i + 1], blank[0].grey != 0)
            following = int(states[i].turn)
        seats[i] = following
        write_observation(states[i], following, observations[i])
        write_mask(states[i], following, masks[i])


@compiled
def choose_slice(
    states: States,
    random: Random,
    work: States,
    moves: npt.NDArray[np.int16],
    greedy: float,
    actions: Actions,
    start: int,
    end: int,
) -> None:
    """Choose an action for each place: the greedy one with probability `greedy`, else a random legal one."""
    scale = 1 << 30
    for i in range(start, end):
        chance = random[i : i + 1]
        if greedy > 0 and random_below(chance, scale) < greedy * scale:
            actions[i] = action_number(greedy_move(states[i : i + 1], work, moves), len(states[i].sources))
        else:
            actions[i] = action_number(random_move(states[i], chance), len(states[i].sources))
