"""One game of a batch, in compiled code that runs on the CPU and, compiled once more, on a GPU.

Every function, except two helpers of `transform_game`, takes the number of its game first and touches nothing of
another game. `batch.py` calls them for all games of a slice on the CPU, `gpu.py` with one thread for each game. Nothing
here raises: an illegal action sets a flag, or ends the game (`follow_game`).
"""

from __future__ import annotations

from typing import Any

import numpy.typing as npt

from tilewright.rules.compiling import compiled
from tilewright.rules.constants import COLOURS, FLOOR_SPACES
from tilewright.rules.dealing import deal_randomly, random_below
from tilewright.rules.kernel import derive, is_legal, play, play_randomly, random_move, set_up
from tilewright.rules.layout import (
    COLOUR_MASK,
    COUNT_BITS,
    COUNT_MASK,
    DEAL,
    DESTINATIONS,
    END,
    FLOOR_COUNT_SHIFT,
    FLOOR_SPACE_BITS,
    FLOOR_SPACE_MASK,
    LINE_COLOUR_SHIFT,
    LINE_COUNT_MASK,
    MARKER_ON_FLOOR,
    TILE,
    State,
    States,
)
from tilewright.search.greedy import greedy_move

from .actions import action_number, move_number
from .observing import write_mask, write_observation
from .rewards import rank_seats
from .steps import ENDED, STOPPED, advance, begin, go_on, play_and_reward

Array = npt.NDArray[Any]
LEARNER = -1.0
"""The policy of a seat that the caller plays; other policies are the probability of a greedy move."""
POLICY_SCALE = 1 << 30


@compiled
def begin_game(
    game: int,
    states: States,
    deals: Array,
    choices: Array,
    work: States,
    moves: Array,
    blank: States,
    policies: Array | None,
    chosen: Array,
    seats: Array,
    counts: Array,
) -> None:
    """Begin a new game where `chosen` says so; opponents move until it is the learner's turn."""
    if not chosen[game]:
        return
    states[game] = blank[0]
    begin(states[game], deals[game : game + 1], blank[0].grey != 0)
    counts[game] = 0
    seats[game] = states[game].turn
    if policies is not None:  # when it is None, Numba compiles the function without this branch
        let_opponents_open(game, states, choices, work, moves, policies, seats, counts)


@compiled
def let_opponents_open(
    game: int,
    states: States,
    choices: Array,
    work: States,
    moves: Array,
    policies: Array,
    seats: Array,
    counts: Array,
) -> None:
    """Play for the opponents who move before the learner in a game that has just begun.

    No game ends here: the first round is not over before every seat has moved several times.
    """
    seat = int(seats[game])
    while policies[seat] != LEARNER:
        action = policy_action(game, states, choices, work, moves, float(policies[seat]))
        play(states[game], move_number(action, len(states[game].sources)))
        counts[game] += 1
        seat = int(states[game].turn)
    seats[game] = seat


@compiled
def policy_action(game: int, states: States, choices: Array, work: States, moves: Array, greedy: float) -> int:
    """The action of an opponent: the greedy one with probability `greedy`, else any legal one."""
    if greedy > 0 and random_below(choices[game : game + 1], POLICY_SCALE) < greedy * POLICY_SCALE:
        return action_number(greedy_move(states[game : game + 1], work, moves), len(states[game].sources))
    return action_number(random_move(states[game], choices[game : game + 1]), len(states[game].sources))


@compiled
def step_game(
    game: int,
    states: States,
    deals: Array,
    choices: Array,
    work: States,
    moves: Array,
    blank: States,
    policies: Array | None,
    actions: Array,
    round_limit: int,
    kind: int,
    restarts: bool,
    seats: Array,
    rewards: Array,
    terminated: Array,
    truncated: Array,
    illegal: Array,
    scores: Array,
    ranks: Array,
    lengths: Array,
    counts: Array,
    final_observations: Array | None,
) -> None:
    """Play an action, then the opponents' moves; write rewards and flags; begin a new game if this one is over.

    An illegal action leaves the game as it is and sets `illegal`. With `restarts` off, a game that is over stays over.
    """
    players = len(states[game].score)
    for seat in range(players):
        rewards[game, seat] = 0
    if not restarts and (terminated[game] or truncated[game]):
        illegal[game] = False
        return
    action = int(actions[game])
    allowed = action >= 0 and is_legal(states[game], move_number(action, len(states[game].sources)))
    illegal[game] = not allowed
    terminated[game] = False
    truncated[game] = False
    if not allowed:
        return
    following = advance(states[game], deals[game : game + 1], action, round_limit, kind, rewards[game])
    counts[game] += 1
    if policies is not None:
        while following < ENDED and policies[following] != LEARNER:
            action = policy_action(game, states, choices, work, moves, float(policies[following]))
            following = advance(states[game], deals[game : game + 1], action, round_limit, kind, rewards[game])
            counts[game] += 1
    if following < ENDED:
        seats[game] = following
        return
    terminated[game] = following == ENDED
    truncated[game] = following == STOPPED
    lengths[game] = counts[game]
    for seat in range(players):
        scores[game, seat] = states[game].score[seat]
    rank_seats(states[game], ranks[game])
    if final_observations is not None:
        write_observation(states[game], int(seats[game]), final_observations[game])
    if restarts:
        states[game] = blank[0]
        begin(states[game], deals[game : game + 1], blank[0].grey != 0)
        counts[game] = 0
        seats[game] = states[game].turn
        if policies is not None:
            let_opponents_open(game, states, choices, work, moves, policies, seats, counts)


@compiled
def scatter_game(
    game: int, states: States, deals: Array, choices: Array, blank: States, round_limit: int, steps: int, counts: Array
) -> None:
    """Play that many uniform legal moves; begin a new game whenever one is over, also if it was over before.

    Nothing is observed or rewarded.
    """
    state = states[game]
    chance = choices[game : game + 1]
    for step in range(steps + 1):
        if step > 0:
            play_randomly(state, chance)
            counts[game] += 1
        if go_on(state, deals[game : game + 1], round_limit) >= ENDED:
            states[game] = blank[0]
            begin(state, deals[game : game + 1], blank[0].grey != 0)
            counts[game] = 0


# ---------------------------------------------------------------- the pure form: the caller owns states and randomness


@compiled
def sample_game(game: int, states: States, choices: Array, actions: Array) -> None:
    """Any legal action, each as likely as the others; -1 where nothing can be played."""
    actions[game] = -1
    if states[game].phase <= TILE:
        move = random_move(states[game], choices[game : game + 1])
        actions[game] = action_number(move, len(states[game].sources))


@compiled
def greedy_game(game: int, states: States, work: States, moves: Array, actions: Array) -> None:
    """The greedy player's action; -1 where nothing can be played."""
    actions[game] = -1
    if states[game].phase <= TILE:
        best = greedy_move(states[game : game + 1], work, moves)
        actions[game] = action_number(best, len(states[game].sources))


@compiled
def play_game(
    game: int, states: States, actions: Array, kind: int, rewards: Array, terminated: Array, illegal: Array
) -> None:
    """Play an action and stop where a deal is awaited; an illegal one leaves the game as it is and sets `illegal`."""
    state = states[game]
    action = int(actions[game])
    illegal[game] = action < 0 or not is_legal(state, move_number(action, len(state.sources)))
    for seat in range(len(state.score)):
        rewards[game, seat] = 0
    if not illegal[game]:
        play_and_reward(state, action, kind, rewards[game])
    terminated[game] = state.phase == END


@compiled
def deal_game(game: int, states: States, deals: Array) -> None:
    """Deal from the bag where a deal is awaited."""
    if states[game].phase == DEAL:
        deal_randomly(states[game], deals[game : game + 1])


@compiled
def seat_game(game: int, states: States, seats: Array) -> None:
    """The seat to move, or -1."""
    seats[game] = states[game].turn if states[game].phase <= TILE else -1


@compiled
def observe_game(game: int, states: States, seats: Array, observations: Array, masks: Array) -> None:
    """What a seat sees and may do."""
    seat = max(0, int(seats[game]))
    write_observation(states[game], seat, observations[game])
    write_mask(states[game], seat, masks[game])


@compiled
def open_game(game: int, keys: Array, random: Array, blank: States, states: States, seats: Array) -> None:
    """Begin a game: its key seeds the draw of the first seat and of the deal; `random` is scratch memory."""
    random[game] = keys[game]
    chance = random[game : game + 1]
    states[game] = blank[0]
    set_up(states[game], blank[0].grey != 0, random_below(chance, len(states[game].score)))
    deal_randomly(states[game], chance)
    seats[game] = states[game].turn


@compiled
def follow_game(
    game: int,
    before: States,
    was_seat: Array,
    was_terminated: Array,
    was_truncated: Array,
    actions: Array,
    keys: Array,
    round_limit: int,
    kind: int,
    random: Array,
    states: States,
    seats: Array,
    rewards: Array,
    terminated: Array,
    truncated: Array,
) -> None:
    """Write the state after an action; a deal that follows is drawn by the key. A game that is over does not change.

    An illegal action ends the game: that seat's reward is -1, and the others share 1 equally.
    """
    states[game] = before[game]
    seat = int(was_seat[game])
    seats[game] = seat
    terminated[game] = was_terminated[game]
    truncated[game] = was_truncated[game]
    players = len(states[game].score)
    for other in range(players):
        rewards[game, other] = 0
    if was_terminated[game] or was_truncated[game]:
        return
    action = int(actions[game])
    if action < 0 or not is_legal(states[game], move_number(action, len(states[game].sources))):
        terminated[game] = True
        for other in range(players):
            rewards[game, other] = -1 if other == seat else 1 / (players - 1)
        return
    random[game] = keys[game]
    following = advance(states[game], random[game : game + 1], action, round_limit, kind, rewards[game])
    terminated[game] = following == ENDED
    truncated[game] = following == STOPPED
    if following < ENDED:
        seats[game] = following


@compiled
def recolour(word: int, colours: Array) -> int:
    """Packed counts with every colour replaced."""
    replaced = 0
    for colour in range(COLOURS):
        replaced |= ((word >> (COUNT_BITS * colour)) & COUNT_MASK) << (COUNT_BITS * int(colours[colour]))
    return replaced


@compiled
def transform_game(
    game: int, states: States, colours: Array, mirrored: Array, factories: Array, actions: Array
) -> None:
    """Rename colours, mirror the columns and reorder the factories of a game, and translate an action with it.

    On the grey side the new game is equivalent; on the coloured side only if colours and columns stay as they are.
    `factories[game, i]` is the new place of factory i, from 0.
    """
    state = states[game]
    names = colours[game]
    sources = len(state.sources)
    action = int(actions[game])
    takes = sources * COLOURS * DESTINATIONS
    if 0 <= action < takes:
        source = action // (COLOURS * DESTINATIONS)
        colour = int(names[action // DESTINATIONS % COLOURS])
        if source > 0:
            source = int(factories[game, source - 1]) + 1
        actions[game] = (source * COLOURS + colour) * DESTINATIONS + action % DESTINATIONS
    elif action >= takes and mirrored[game]:
        row, column = (action - takes) // 5, (action - takes) % 5
        actions[game] = takes + 5 * row + 4 - column
    reorder(state, names, factories[game])
    state.bag = recolour(int(state.bag), names)
    state.lid = recolour(int(state.lid), names)
    for seat in range(len(state.score)):
        for row in range(5):
            line = int(state.lines[seat, row])
            if line:
                colour = int(names[(line >> LINE_COLOUR_SHIFT) & COLOUR_MASK])
                state.lines[seat, row] = colour << LINE_COLOUR_SHIFT | (line & LINE_COUNT_MASK)
            cells = int(state.cells[seat, row])
            changed = 0
            for column in range(5):
                tile = (cells >> (3 * column)) & 7
                if tile:
                    place = 4 - column if mirrored[game] else column
                    changed |= (int(names[tile - 1]) + 1) << (3 * place)
            state.cells[seat, row] = changed
        floor = int(state.floor[seat])
        changed = floor >> FLOOR_COUNT_SHIFT << FLOOR_COUNT_SHIFT
        for space in range(FLOOR_SPACES):
            fallen = (floor >> (FLOOR_SPACE_BITS * space)) & FLOOR_SPACE_MASK
            if 0 < fallen < MARKER_ON_FLOOR:
                fallen = int(names[fallen - 1]) + 1
            changed |= fallen << (FLOOR_SPACE_BITS * space)
        state.floor[seat] = changed
    derive(state)


@compiled
def reorder(state: State, names: Array, places: Array) -> None:
    """Recolour all sources and move every factory to its new place.

    It follows the cycles of the permutation in place; a word that has been moved is stored inverted, so it is negative.
    """
    state.sources[0] = recolour(int(state.sources[0]), names)
    moved = 0
    start = 1
    count = len(state.sources) - 1
    while moved < count:
        while start <= count and state.sources[start] < 0:
            start += 1
        source = start
        carried = recolour(int(state.sources[source]), names)
        while True:
            target = int(places[source - 1]) + 1
            waiting = int(state.sources[target])
            state.sources[target] = ~carried
            moved += 1
            if target == start:
                break
            carried = recolour(waiting, names)
            source = target
    for source in range(1, count + 1):
        state.sources[source] = ~int(state.sources[source])
