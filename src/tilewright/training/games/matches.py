"""Matches in compiled code between two evaluations, with duplicate deals."""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt

from tilewright.rules import Side
from tilewright.rules.compiling import compiled
from tilewright.rules.dealing import deal_randomly
from tilewright.rules.kernel import play, set_up
from tilewright.rules.layout import DEAL, END, States
from tilewright.rules.outcome import share_win
from tilewright.search.fixed_nodes import Searcher, choose_move

from .self_play import ROUND_LIMIT

Floats = npt.NDArray[np.float64]


def play_match(
    first: Searcher, second: Searcher, side: Side, deals: int, seed: int, *, first_deal: int = 0
) -> tuple[Floats, Floats]:
    """By deal, the first player's mean win share over all seats, and its mean margin over the others.

    The second player has all other seats. A deal depends on the seed and its number, not on earlier deals.
    """
    shares = np.zeros(deals)
    margins = np.zeros(deals)
    for deal in range(deals):
        first.forget()
        second.forget()
        shares[deal], margins[deal] = _play_deal(
            (first.memory, second.memory),
            (first.tree, second.tree),
            (first.nodes, second.nodes),
            first.work,
            side is Side.GREY,
            first_deal + deal,
            seed,
        )
    return shares, margins


@compiled
def _play_deal(
    memories: Any, trees: Any, nodes: Any, work: States, grey: bool, deal: int, seed: int
) -> tuple[float, float]:
    state = work[0]
    players = len(state.score)
    random = np.zeros(1, np.uint64)
    won = np.zeros(players, np.float32)
    share = 0.0
    margin = 0.0
    for own in range(players):
        work[0] = work[1]  # an empty record
        set_up(state, grey, deal % players)
        while state.phase != END and state.round_number <= ROUND_LIMIT:
            if state.phase == DEAL:
                random[0] = np.uint64(((seed * 1000003 + deal) << 8) + int(state.round_number))
                deal_randomly(state, random)
            if state.turn == own:
                move = choose_move(memories[0][0], trees[0], state, nodes[0])
            else:
                move = choose_move(memories[1][0], trees[1], state, nodes[1])
            play(state, move)
        share_win(state, won)
        share += float(won[own]) / players
        total = 0
        for seat in range(players):
            total += int(state.score[seat])
        points = int(state.score[own])
        margin += (points - (total - points) / (players - 1)) / players
    return share, margin
