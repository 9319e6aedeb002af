"""The rewards of a game, by seat."""

from __future__ import annotations

from enum import StrEnum
from typing import Any

import numpy as np
import numpy.typing as npt

from tilewright.rules.compiling import compiled
from tilewright.rules.kernel import complete_rows
from tilewright.rules.layout import State, States
from tilewright.rules.outcome import rank_of

Rewards = npt.NDArray[np.float64]


class Reward(StrEnum):
    """The kinds of reward; the first is the default."""

    WIN = "win"
    RANK = "rank"
    MARGIN = "margin"
    POINTS = "points"


MEANINGS = {
    Reward.WIN: "at the end, the share of the victory, scaled to -1..1 with sum 0: 1 for the only winner, "
    "-1/(players-1) for a seat without a share; winners tied on points and rows share",
    Reward.RANK: "at the end, 1 for the first place, -1 for the last, evenly spaced; tied seats get the mean",
    Reward.MARGIN: "at the end, the points over the mean of the other seats",
    Reward.POINTS: "whenever points are scored, the change of the seat's score; the sum is its final score",
}
NUMBERS = {reward: number for number, reward in enumerate(Reward)}
WIN, RANK, MARGIN, POINTS = range(4)


@compiled
def write_result(state: State, kind: int, rewards: Rewards) -> None:
    """Write each seat's reward for a finished game; not for `points`, which are rewarded when they are scored."""
    players = len(state.score)
    total = 0
    for seat in range(players):
        total += int(state.score[seat])
    for seat in range(players):
        score = int(state.score[seat])
        ahead, level = rank_of(state, seat)
        if kind == WIN:
            # A single division of integers: exactly 0 if all seats share the victory. A product and a sum would not be,
            # because a GPU fuses them into one operation, which rounds differently.
            won = players - level if ahead == 0 else -level
            rewards[seat] = won / (level * (players - 1))
        elif kind == RANK:
            rewards[seat] = 1 - (2 * ahead + level - 1) / (players - 1)
        elif kind == MARGIN:
            rewards[seat] = score - (total - score) / (players - 1)


@compiled
def ended_by_row(state: State) -> bool:
    """Whether a complete row ended a game that is over (END-1); otherwise no tiles were left."""
    by_row = False
    for seat in range(len(state.score)):
        by_row |= complete_rows(int(state.wall[seat])) > 0
    return by_row


@compiled
def rank_seats(state: State, ranks: npt.NDArray[np.integer[Any]]) -> None:
    """Write the seats' final ranks, from 1 (SIL-22)."""
    for seat in range(len(ranks)):
        ahead, _ = rank_of(state, seat)
        ranks[seat] = 1 + ahead


@compiled
def write_ranks(states: States, ranks: npt.NDArray[np.int64]) -> bool:
    """As `rank_seats`, for the position in states[0]; return whether a complete row ended the game (END-1)."""
    rank_seats(states[0], ranks)
    return ended_by_row(states[0])
