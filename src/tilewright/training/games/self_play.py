"""Games of the search against itself, in compiled code: the same seed gives the same games, whoever plays them."""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt

from tilewright.rules import Side
from tilewright.rules.compiling import compiled
from tilewright.rules.dealing import deal_randomly, random_below
from tilewright.rules.kernel import list_moves, play, set_up
from tilewright.rules.layout import DEAL, END, OFFER, States

from .playing import ROUND_LIMIT, Thinker, choose, clear, wide
from .record import Games

MOST_GAME_MOVES = ROUND_LIMIT * (36 + 20)  # every tile taken alone, and every line's column chosen


def play_games(thinker: Thinker, side: Side, count: int, seed: int) -> Games:
    """So many whole games; half of them begin with rounds in which some moves are made at random."""
    players, factories = thinker.players, thinker.work["sources"].shape[1] - 1
    first = np.zeros(count, np.uint8)
    rounds = np.zeros(count, np.uint8)
    lengths = np.zeros(count, np.uint16)
    clean = np.zeros(count, np.uint16)
    final = np.zeros((count, players), np.int16)
    deals = np.zeros((count * ROUND_LIMIT, factories), np.int32)
    moves = np.zeros(count * MOST_GAME_MOVES, np.int16)
    thinker.forget()
    _play_games(
        thinker.memory,
        thinker.tree,
        thinker.work,
        thinker.moves,
        side is Side.GREY,
        thinker.nodes,
        np.array([seed], np.uint64),
        (first, rounds, lengths, clean),
        final,
        deals,
        moves,
    )
    return Games(
        first,
        rounds,
        lengths,
        clean,
        final,
        deals[: rounds.sum(dtype=int)].copy(),
        moves[: lengths.sum(dtype=int)].copy(),
    )


@compiled
def _play_games(
    memories: Any,
    tree: Any,
    work: States,
    listed: npt.NDArray[np.int16],
    grey: bool,
    nodes: int,
    random: npt.NDArray[np.uint64],
    by_game: Any,
    final: npt.NDArray[np.int16],
    deals: npt.NDArray[np.int32],
    moves: npt.NDArray[np.int16],
) -> None:
    memory = memories[0]
    state = work[0]
    first, rounds, lengths, clean = by_game
    players = len(state.score)
    kept = 0
    deals_kept = 0
    moves_kept = 0
    while kept < len(first):
        clear(work)
        first[kept] = random_below(random, players)
        set_up(state, grey, int(first[kept]))
        # Half of the games begin with moves at random, so that every kind of position comes up; what is learned from
        # is only what comes after them.
        noisy_rounds = 0
        if random_below(random, 2) == 0:
            noisy_rounds = 1 + random_below(random, 4)
        noisy_takes = random_below(random, 16)  # of the last noisy round
        takes = 0
        dealt = 0
        played = 0
        last_random = 0
        while state.phase != END and state.round_number <= ROUND_LIMIT:
            if state.phase == DEAL:
                deal_randomly(state, random)
                for source in range(1, len(state.sources)):
                    deals[deals_kept + dealt, source - 1] = state.sources[source]
                dealt += 1
                takes = 0
                continue
            is_noisy = state.round_number < noisy_rounds or (state.round_number == noisy_rounds and takes < noisy_takes)
            takes += state.phase == OFFER
            if is_noisy and random_below(random, 2) == 0:
                move = wide(listed[random_below(random, list_moves(state, listed))])
                last_random = played + 1
            else:
                move = choose(memory, tree, state, nodes)
            moves[moves_kept + played] = move
            played += 1
            play(state, move)
        if state.phase != END:
            continue  # nobody finishes a row: such a game is not kept
        rounds[kept] = dealt
        lengths[kept] = played
        clean[kept] = last_random
        for seat in range(players):
            final[kept, seat] = state.score[seat]
        deals_kept += dealt
        moves_kept += played
        kept += 1
