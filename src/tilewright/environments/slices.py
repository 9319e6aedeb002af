"""A slice of many games in one compiled call: what `vector.py` runs on each of its threads.

It implements the three autoreset modes of Gymnasium and writes the results for the caller. A game is stepped by
`steps.advance`, as in `games.py`. Only the loop over the games differs: passing whole arrays for every game, as the
functions of `games.py` do for the GPU, takes nearly twice the time.
"""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from tilewright.rules.compiling import compiled
from tilewright.rules.dealing import deal_randomly, random_below
from tilewright.rules.kernel import is_legal
from tilewright.rules.layout import DEAL, TILE, State, States

from .actions import move_number
from .games import LEARNER, Array, let_opponents_open, policy_action
from .observing import Bytes, Mask, write_mask, write_observation
from .rewards import Rewards, ended_by_row, rank_seats
from .steps import ENDED, STOPPED, Actions, Flags, Random, advance

SAME_STEP, NEXT_STEP, DISABLED = range(3)
ANY_SEAT, SEAT_TO_MOVE = -1, -2
"""Special values of the learner's seat: drawn for each game; the seat that moves first."""
BY_ROW, BY_EXHAUSTION, BY_LIMIT = range(3)
"""Why a game ended."""

Seats = npt.NDArray[np.int8]
Games = tuple[States, Random, Random, Seats, Seats, Array, Bytes, Mask]
"""By game: the state, the generators of its deals and choices, the learner's seat, the seat that acts, the number of
moves so far, and the observation and mask of the seat that acts."""
Results = tuple[Rewards, Rewards, Flags, Flags, Array, Array, Array, Array, Bytes]
"""By game: all rewards of the last step, the learner's reward, whether the game is over or was stopped; then scores,
ranks, length, reason and final observation of the last game that ended there."""
Scratch = tuple[States, npt.NDArray[np.int16]]
"""Memory of a thread: a state and a list of moves."""


@compiled
def place_game(game: int, games: Games, scratch: Scratch, starts: States, policies: Array | None, seat: int) -> None:
    """Begin a game from its own or the common start position; opponents move until the learner's turn."""
    states, deals, choices, learners, seats, counts, _, _ = games
    work, moves = scratch
    states[game] = starts[game if len(starts) > 1 else 0]
    if states[game].phase == DEAL:
        deal_randomly(states[game], deals[game : game + 1])
    counts[game] = 0
    seats[game] = states[game].turn
    if policies is not None:
        if seat == ANY_SEAT:
            learners[game] = random_below(choices[game : game + 1], len(states[game].score))
        else:
            learners[game] = seats[game] if seat == SEAT_TO_MOVE else seat
        let_opponents_open(game, states, choices, work, moves, policies[learners[game]], seats, counts)


@compiled
def place_slice(
    start: int,
    end: int,
    games: Games,
    scratch: Scratch,
    starts: States,
    policies: Array | None,
    seat: int,
    chosen: Flags,
) -> None:
    """Begin the chosen games of a slice."""
    states, _, _, _, seats, _, observations, masks = games
    for game in range(start, end):
        if chosen[game]:
            place_game(game, games, scratch, starts, policies, seat)
            write_observation(states[game], int(seats[game]), observations[game])
            write_mask(states[game], int(seats[game]), masks[game])


@compiled
def first_illegal(states: States, actions: Actions, mode: int, terminated: Flags, truncated: Flags) -> int:
    """The first game whose action is illegal, or -1; a game that is about to be reset ignores its action."""
    for game in range(len(states)):
        if mode == NEXT_STEP and (terminated[game] or truncated[game]):
            continue
        if not is_legal(states[game], move_number(actions[game], len(states[game].sources))):
            return game
    return -1


@compiled
def answered(
    game: int,
    states: States,
    deals: Random,
    choices: Random,
    work: States,
    moves: npt.NDArray[np.int16],
    policies: Array,
    action: int,
    round_limit: int,
    kind: int,
    rewards: Rewards,
    counts: Array,
) -> int:
    """Play a legal action and the opponents' answers; return the seat that acts next, ENDED or STOPPED."""
    state, dealt, paid = states[game], deals[game : game + 1], rewards[game]
    while True:
        following = advance(state, dealt, action, round_limit, kind, paid)
        if following >= ENDED or policies[following] == LEARNER:
            return following
        action = policy_action(game, states, choices, work, moves, float(policies[following]))
        counts[game] += 1


@compiled
def write_end(state: State, is_stopped: bool, scores: Array, ranks: Array) -> int:
    """Write the final scores and ranks; return why the game ended."""
    for seat in range(len(scores)):
        scores[seat] = state.score[seat]
    rank_seats(state, ranks)
    if is_stopped:
        return BY_LIMIT
    return BY_ROW if ended_by_row(state) else BY_EXHAUSTION


@compiled
def step_slice(
    start: int,
    end: int,
    mode: int,
    games: Games,
    scratch: Scratch,
    starts: States,
    policies: Array | None,
    seat: int,
    actions: Actions,
    round_limit: int,
    kind: int,
    results: Results,
) -> None:
    """Play legal actions in a slice, begin new games as the mode says, and write observations and masks."""
    states, deals, choices, learners, seats, counts, observations, masks = games
    work, moves = scratch
    rewards, gains, terminated, truncated, scores, ranks, lengths, reasons, final_observations = results
    for game in range(start, end):
        begins = mode == NEXT_STEP and (terminated[game] or truncated[game])
        terminated[game] = False
        truncated[game] = False
        for other in range(len(states[game].score)):
            rewards[game, other] = 0
        if begins:
            gains[game] = 0
        else:
            action = int(actions[game])
            if policies is None:
                following = advance(states[game], deals[game : game + 1], action, round_limit, kind, rewards[game])
            else:
                others = policies[learners[game]]
                following = answered(
                    game, states, deals, choices, work, moves, others, action, round_limit, kind, rewards, counts
                )
                gains[game] = rewards[game, learners[game]]  # the next game may have the learner on another seat
            counts[game] += 1
            if following < ENDED:
                seats[game] = following
            else:
                terminated[game] = following == ENDED
                truncated[game] = following == STOPPED
                lengths[game] = counts[game]
                reasons[game] = write_end(states[game], truncated[game], scores[game], ranks[game])
                write_observation(states[game], int(seats[game]), final_observations[game])
                begins = mode == SAME_STEP
        if begins:
            place_game(game, games, scratch, starts, policies, seat)
        write_observation(states[game], int(seats[game]), observations[game])
        write_mask(states[game], int(seats[game]), masks[game])


@compiled
def choose_slice(start: int, end: int, games: Games, scratch: Scratch, greedy: float, actions: Actions) -> None:
    """Choose an action for each game: the greedy one with probability `greedy`, else a random legal one.

    A game that is over gets action 0, which nobody plays.
    """
    states, _, choices, _, _, _, _, _ = games
    work, moves = scratch
    for game in range(start, end):
        if states[game].phase > TILE:
            actions[game] = 0
        else:
            actions[game] = policy_action(game, states, choices, work, moves, greedy)
