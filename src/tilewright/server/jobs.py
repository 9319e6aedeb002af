"""Searches as data, so that a thread of this process or a worker elsewhere (`cluster/workers.py`) can do them."""

from __future__ import annotations

import threading

from msgspec import Struct

from tilewright.rules import Position

from .messages.analyses import Analysis
from .messages.http import AnalysisRequest


class ChooseMove(Struct, frozen=True, array_like=True, tag="move"):
    """The computer's move at a level."""

    level: int
    seed: str
    """In digits, because it may have more than 64 bits."""
    position: str
    seats: list[int]
    """The seats of computers."""
    whole: bool
    """Whether nothing may end it early, so that it is the same move every time."""

    def __call__(self, stop: threading.Event) -> str:
        from tilewright.players.searching import LevelPlayer

        player = LevelPlayer(self.level, int(self.seed), self.seats)
        return str(player.choose(Position.parse(self.position), None if self.whole else stop))


class GiveHint(Struct, frozen=True, array_like=True, tag="hint"):
    """The best moves for a person at a table, with the effect of each."""

    position: str
    seconds: float
    lines: int

    def __call__(self, stop: threading.Event) -> Analysis:
        from .questions import analyse_hint

        return analyse_hint(Position.parse(self.position), stop, self.seconds, self.lines)


class Analyse(Struct, frozen=True, array_like=True, tag="analyse"):
    """The best moves of any position."""

    question: AnalysisRequest

    def __call__(self, stop: threading.Event) -> Analysis:
        from .questions import analyse

        return analyse(self.question, stop)


Job = ChooseMove | GiveHint | Analyse
Found = str | Analysis
