"""Players who search: as strongly as their limits allow, or at one of ten levels."""

from __future__ import annotations

import math
import random
import threading
from collections.abc import Callable, Collection
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from tilewright.evaluation.evaluator import Evaluator
from tilewright.evaluation.network import BadNetwork, Network, read
from tilewright.rules import Move, Position, Side, TilewrightError
from tilewright.search import Limits, OpponentModel, RootMove, search

Judge = Callable[[int, Side], Evaluator]

WEAKEST, STRONGEST = 1, 10


class UnknownLevel(TilewrightError):
    """A level that does not exist."""

    code = "unknown-level"


class SearchPlayer:
    """Plays the best move it finds; `judge` gives what positions are judged by at a table, if not by what is best."""

    def __init__(self, limits: Limits, name: str = "search", judge: Judge | None = None) -> None:
        self.name = name
        self._limits = limits
        self._judge = judge
        self._others = OpponentModel()

    def choose(self, position: Position) -> Move:
        moves = position.legal_moves()
        judge = None if self._judge is None else self._judge(position.players, position.side)
        return (
            moves[0]
            if len(moves) == 1
            else search(position, self._limits, evaluator=judge, opponents=self._others).best
        )


@cache
def network_in(file: str, players: int, side: Side) -> Network:
    """The network in a file, which must be for that table."""
    network = read(Path(file))
    if (network.players, network.side) != (players, side):
        raise BadNetwork(
            f"{Path(file).name} is for {network.players} players on the {network.side} side, "
            f"not for {players} on the {side} side"
        )
    return network


@dataclass(frozen=True, slots=True)
class Level:
    """How far a level looks, and how many points it may give away without noticing."""

    nodes: int
    depth: int | None
    looseness: float
    rating: int
    """As docs/strength.md has measured it; a test compares."""


LEVELS = {
    1: Level(1_000, 1, 2.6, -279),
    2: Level(1_000, 1, 1.8, 26),
    3: Level(1_000, 1, 1.3, 293),
    4: Level(1_000, 2, 1.2, 515),
    5: Level(1_000, 2, 0.75, 745),
    6: Level(2_000, 2, 0.1, 1061),
    7: Level(600, None, 0.0, 1273),
    8: Level(4_000, None, 0.0, 1461),
    9: Level(40_000, None, 0.0, 1645),
    10: Level(1_500_000, None, 0.0, 1789),
}


class LevelPlayer:
    """The computer at a level from 1 (learns with you) to 10 (full strength).

    Weaker levels look less far and choose among moves that look nearly best to them; the node budget makes them play
    alike on every machine. It plays best against others at its table if told at which seats computers sit, too.
    """

    def __init__(self, level: int, seed: int = 0, computers: Collection[int] = ()) -> None:
        if level not in LEVELS:
            raise UnknownLevel(f"levels go from {WEAKEST} to {STRONGEST}, not {level}")
        self.name = f"level:{level}"
        self._level = LEVELS[level]
        self._random = random.Random(f"{level} {seed}")
        self._others = OpponentModel(computers)

    def choose(self, position: Position, stop: threading.Event | None = None) -> Move:
        """A move; setting `stop` ends the search early."""
        moves = position.legal_moves()
        if len(moves) == 1:
            return moves[0]
        level = self._level
        lines = len(moves) if level.looseness else 1
        limits = Limits(nodes=level.nodes, depth=level.depth, lines=lines)
        found = search(position, limits, stop=stop, opponents=self._others).moves
        return self._among_near_best(found, level.looseness) if level.looseness else found[0].move

    def _among_near_best(self, found: tuple[RootMove, ...], looseness: float) -> Move:
        """A move within a few points of the best; the closer, the likelier."""
        near = [each for each in found if each.exact and found[0].margin - each.margin <= 2.5 * looseness] or found[:1]
        chances = [math.exp((each.margin - found[0].margin) / looseness) for each in near]
        return self._random.choices(near, chances)[0].move
