"""A player that maximises the points of the current round."""

from __future__ import annotations

import numpy as np

from tilewright.rules import Move, Position
from tilewright.rules.constants import ALL_MOVES
from tilewright.search.greedy import greedy_move


class GreedyPlayer:
    """Maximises the points of completed lines minus the cost of the floor line, plus a fraction for begun lines."""

    name = "greedy"

    def choose(self, position: Position) -> Move:
        work = np.empty_like(position.state)
        return Move.from_int(greedy_move(position.state, work, np.empty(ALL_MOVES, np.int16)))
