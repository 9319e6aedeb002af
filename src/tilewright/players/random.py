"""A player who chooses a legal move at random."""

from __future__ import annotations

import random

from tilewright.rules import Move, Position


class RandomPlayer:
    """Every legal move is as likely as the others."""

    name = "random"

    def __init__(self, seed: int | None = None) -> None:
        self._random = random.Random(seed)

    def choose(self, position: Position) -> Move:
        return self._random.choice(position.legal_moves())
