"""Players who search: as strongly as their limits allow, or at one of ten levels."""

from __future__ import annotations

import random
import threading
from collections.abc import Callable, Collection, Sequence
from functools import cache
from pathlib import Path

from tilewright.evaluation.evaluator import Evaluator
from tilewright.evaluation.network import BadNetwork, Network, read
from tilewright.rules import Move, Position, Side, TilewrightError
from tilewright.rules.constants import factories_for
from tilewright.search import Limits, OpponentModel, RootMove, search

from .levels import LEVELS, STRONGEST, WEAKEST
from .sense import sensible_moves

EvaluatorFor = Callable[[int, Side], Evaluator]


class UnknownLevel(TilewrightError):
    """A level that does not exist."""

    code = "unknown-level"


class SearchPlayer:
    """Plays the best move it finds; `evaluator_for` gives the evaluator for a table, by default the best one.

    It keeps one opponent model through a game.
    """

    def __init__(
        self,
        limits: Limits,
        name: str = "search",
        evaluator_for: EvaluatorFor | None = None,
        opponents: OpponentModel | None = None,
    ) -> None:
        self.name = name
        self._limits = limits
        self._evaluator_for = evaluator_for
        self._opponents = opponents or OpponentModel()

    def choose(self, position: Position) -> Move:
        moves = position.legal_moves()
        if len(moves) == 1:
            return moves[0]
        evaluator = None if self._evaluator_for is None else self._evaluator_for(position.players, position.side)
        return search(position, self._limits, evaluator=evaluator, opponents=self._opponents).best


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


class LevelPlayer:
    """The computer at a level from 1 (for beginners) to 10 (full strength).

    Levels 1 to 6 look one to three takes ahead and choose among the sensible moves that look nearly best. Node budgets
    make all levels play the same on every machine.

    At tables of three and four it keeps one opponent model through a game: `opponents`,
    or a new model in which the seats `computers` use the same evaluator.
    """

    def __init__(
        self, level: int, seed: int = 0, computers: Collection[int] = (), opponents: OpponentModel | None = None
    ) -> None:
        if level not in LEVELS:
            raise UnknownLevel(f"levels go from {WEAKEST} to {STRONGEST}, not {level}")
        self.name = f"level:{level}"
        self._level = LEVELS[level]
        self._random = random.Random(f"{level} {seed}")
        self._opponents = opponents or OpponentModel(computers)

    def choose(self, position: Position, stop: threading.Event | None = None) -> Move:
        """A move; setting `stop` ends the search early."""
        options = self.options(position, stop)
        has_choice = self._level.looseness and len(position.legal_moves()) > 1
        return self._random.choice(options) if has_choice else options[0]

    def options(self, position: Position, stop: threading.Event | None = None) -> list[Move]:
        """The moves it chooses among, all equally likely; strong levels have exactly one."""
        moves = position.legal_moves()
        if len(moves) == 1:
            return moves
        level = self._level
        lines = len(moves) if level.looseness else 1
        limits = Limits(nodes=level.nodes, depth=level.depth, lines=lines)
        found = search(position, limits, stop=stop, opponents=self._opponents).moves
        if not level.looseness:
            return [found[0].move]
        few, many = factories_for(2), factories_for(position.players)
        return _near_best(position, found, level.looseness * few / many)


def _near_best(position: Position, found: Sequence[RootMove], looseness: float) -> list[Move]:
    """The sensible moves that look at most `looseness` points worse than the best of them."""
    sensible = set(sensible_moves(position))
    valued = [each for each in found if each.move in sensible and each.exact]
    if not valued:  # the search was stopped at once
        return [next(each.move for each in found if each.move in sensible)]
    best = max(each.margin for each in valued)
    return [each.move for each in valued if best - each.margin <= looseness]
