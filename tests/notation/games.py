"""Whole random games as records, for tests."""

from __future__ import annotations

import datetime
import random
from functools import cache

from tilewright.notation import Record

NAMES = ("Ana", 'Bo "the\\wall"', "Çelik", "")
TABLES = [(players, side) for players in (2, 3, 4) for side in ("coloured", "grey")]


@cache
def random_game(players: int = 2, side: str = "coloured", seed: int = 0, rounds: int = 4) -> Record:
    """A game of random moves, to pattern lines where possible; stopped after some rounds."""
    chance = random.Random(seed)
    first = chance.randint(1, players)
    record = Record.start(side, NAMES[:players], first, datetime.date(2026, 11, 15))
    while not record.final.is_over and record.final.round <= rounds:
        if record.final.phase == "deal":
            record = record.with_random_deal(chance.getrandbits(32))
        else:
            moves = record.final.legal_moves()
            on_lines = [move for move in moves if move.line is not None]
            record = record.with_move(chance.choice(on_lines or moves))
    return record
