"""A player who takes what this round pays most, and looks no further."""

from __future__ import annotations

import numpy as np

from tilewright.rules import Move, Position
from tilewright.rules.vocabulary import ALL_MOVES
from tilewright.search.outlook import best_now


class GreedyPlayer:
    """Points of the lines it completes, less what falls to the floor, with a share for lines it has begun."""

    name = "greedy"

    def choose(self, position: Position) -> Move:
        work = np.empty_like(position.state)
        return Move.from_int(best_now(position.state, work, np.empty(ALL_MOVES, np.int16)))
