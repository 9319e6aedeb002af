"""Positions of games of the search against itself, in compiled code, a thread each."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt

from tilewright.rules.compiling import compiled
from tilewright.rules.dealing import deal_randomly, random_below
from tilewright.rules.kernel import list_moves, play, set_up
from tilewright.rules.layout import DEAL, END, OFFER, States, state_dtype
from tilewright.search.alpha_beta import think
from tilewright.training.games.playing import ROUND_LIMIT, Thinker, clear, wide


@dataclass
class Samples:
    """Positions of self-play games. `following` is the game's next position between rounds, or -1 at its end."""

    states: States
    following: npt.NDArray[np.int64]
    final: npt.NDArray[np.int16]


def play_for_samples(thinker: Thinker, grey: bool, games: int, seed: int) -> Samples:
    """Play whole games with some noise and keep the positions worth learning from."""
    room = games * 40 + 1000
    states = np.zeros(room, state_dtype(thinker.players))
    following = np.full(room, -1, np.int64)
    final = np.zeros((room, thinker.players), np.int16)
    random = np.array([seed], np.uint64)
    used = _play_for_samples(
        thinker.memory, thinker.work, thinker.moves, grey, games, thinker.nodes, random, states, following, final
    )
    return Samples(states[:used].copy(), following[:used].copy(), final[:used].copy())


@compiled
def _play_for_samples(
    memories: Any,
    work: States,
    moves: npt.NDArray[np.int16],
    grey: bool,
    games: int,
    nodes: int,
    random: npt.NDArray[np.uint64],
    states: States,
    following: npt.NDArray[np.int64],
    final: npt.NDArray[np.int16],
) -> int:
    used = 0
    memory = memories[0]
    state = work[0]
    players = len(state.score)
    for _ in range(games):
        clear(work)
        set_up(state, grey, random_below(random, players))
        # Half of the games begin with moves at random, so that every kind of position comes up; what is learned from
        # is only what comes after them.
        noisy_rounds = 0
        if random_below(random, 2) == 0:
            noisy_rounds = 1 + random_below(random, 4)
        noisy_takes = random_below(random, 16)  # of the last noisy round
        takes = 0
        first_of_game = used
        first_of_round = used
        while state.phase != END and state.round_number <= ROUND_LIMIT and used + 40 < len(states):
            is_noisy = state.round_number < noisy_rounds or (
                state.round_number == noisy_rounds and state.phase != DEAL and takes < noisy_takes
            )
            if state.phase == DEAL:
                if state.round_number > max(noisy_rounds, 1):
                    states[used] = state
                    for i in range(first_of_round, used):
                        following[i] = used
                    first_of_round = used
                    used += 1
                deal_randomly(state, random)
                takes = 0
                continue
            if state.phase == OFFER:
                takes += 1
                if not is_noisy and random_below(random, 3) == 0 and used - first_of_round < 8:
                    states[used] = state
                    used += 1
            if is_noisy and random_below(random, 2) == 0:
                play(state, wide(moves[random_below(random, list_moves(state, moves))]))
            else:
                play(state, think(memory, state, nodes))
        if state.phase != END:
            used = first_of_game
            continue
        for i in range(first_of_game, used):
            for seat in range(players):
                final[i, seat] = state.score[seat]
    return used
