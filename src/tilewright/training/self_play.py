"""Games of the search against itself, in compiled code, a thread each; and matches between two sets of numbers."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt

from tilewright.evaluation.network import Network
from tilewright.evaluation.weights import Weights
from tilewright.rules.compiling import compiled
from tilewright.rules.kernel import deal_randomly, list_moves, play, random_below, set_up
from tilewright.rules.layout import DEAL, END, OFFER, States, state_dtype
from tilewright.rules.vocabulary import ALL_MOVES
from tilewright.search.alpha_beta import think
from tilewright.search.memory import ENTRY, REDUCE_FROM, equip, memory_dtype

ROUND_LIMIT = 12
wide: Any = np.int64
SMALL_TABLE = 1 << 13


@dataclass
class Samples:
    """Positions of self-play games. `following` is the game's next position between rounds, or -1 at its end."""

    states: States
    following: npt.NDArray[np.int64]
    final: npt.NDArray[np.int16]


class Worker:
    """One thread's memory for playing."""

    def __init__(
        self,
        players: int,
        weights: Weights | Network,
        table: int = SMALL_TABLE,
        reduce_from: tuple[int, int, int] = REDUCE_FROM,
    ) -> None:
        self.players = players
        self.memory = np.zeros(1, memory_dtype(players))
        self.table = np.zeros(table, ENTRY)
        self.memory["table"] = self.table.ctypes.data
        self.memory["table_mask"] = table - 1
        self.weights = weights  # the memory holds addresses
        equip(self.memory, weights)
        self.memory["reduce_from"][0] = reduce_from
        self.work = np.zeros(2, state_dtype(players))
        self.moves = np.zeros(ALL_MOVES, np.int16)


def play_for_samples(worker: Worker, grey: bool, games: int, nodes: int, seed: int) -> Samples:
    """Play whole games with some noise and keep the positions worth learning from."""
    room = games * 40 + 1000
    states = np.zeros(room, state_dtype(worker.players))
    following = np.full(room, -1, np.int64)
    final = np.zeros((room, worker.players), np.int16)
    random = np.array([seed], np.uint64)
    used = _play_for_samples(
        worker.memory, worker.work, worker.moves, grey, games, nodes, random, states, following, final
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


@compiled
def clear(work: States) -> None:
    """Make the first record an empty one; the second one always is."""
    work[0] = work[1]


def play_match(
    first: Worker, second: Worker, grey: bool, deals: int, nodes: tuple[int, int], seed: int
) -> npt.NDArray[np.float64]:
    """Two-set match with duplicate deals: by deal, the first set's share of the wins over all seat rotations."""
    shares = np.zeros(deals)
    margins = np.zeros(deals)
    _play_match(first.memory, second.memory, first.work, grey, deals, nodes[0], nodes[1], seed, shares, margins)
    return np.stack([shares, margins])


@compiled
def _play_match(
    firsts: Any,
    seconds: Any,
    work: States,
    grey: bool,
    deals: int,
    first_nodes: int,
    second_nodes: int,
    seed: int,
    shares: npt.NDArray[np.float64],
    margins: npt.NDArray[np.float64],
) -> None:
    state = work[0]
    players = len(state.score)
    random = np.zeros(1, np.uint64)
    for deal in range(deals):
        for own in range(players):
            clear(work)
            set_up(state, grey, deal % players)
            while state.phase != END and state.round_number <= ROUND_LIMIT:
                if state.phase == DEAL:
                    random[0] = np.uint64(((seed * 1000003 + deal) << 8) + int(state.round_number))
                    deal_randomly(state, random)
                if state.turn == own:
                    play(state, think(firsts[0], state, first_nodes))
                else:
                    play(state, think(seconds[0], state, second_nodes))
            best = 0
            others = 0
            for seat in range(players):
                best = max(best, int(state.score[seat]))
                if seat != own:
                    others += int(state.score[seat])
            winners = 0
            for seat in range(players):
                winners += state.score[seat] == best
            if state.score[own] == best:
                shares[deal] += 1 / winners / players
            margins[deal] += (int(state.score[own]) - others / (players - 1)) / players
