"""Whole games of the computer's levels, for benches that look at their records."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from tilewright.notation import Record
from tilewright.players.searching import LevelPlayer
from tilewright.rules import Phase

MOST_ROUNDS = 30
"""A game is stopped after this many rounds, because it might never end (SIL-17)."""


def play_out(record: Record, levels: Sequence[int], game: int, chance: np.random.Generator) -> Record:
    """Play a game to its end: each seat at its level, seeded by the number of the game."""
    seats = range(1, len(levels) + 1)
    company = [LevelPlayer(levels[seat - 1], seed=game * 10 + seat, computers=list(seats)) for seat in seats]
    while not record.final.is_over and record.final.round <= MOST_ROUNDS:
        position = record.final
        if position.phase is Phase.DEAL:
            record = record.with_random_deal(chance)
        else:
            assert position.to_move is not None
            record = record.with_move(company[position.to_move - 1].choose(position))
    return record
