"""`search(position, limits)`: the search for the table at hand."""

from __future__ import annotations

import threading

from tilewright.evaluation.network import Network, shipped
from tilewright.evaluation.weights import Weights, load
from tilewright.rules import Position, TilewrightError

from .deepening import DeepeningRun
from .growing import GrowingRun
from .limits import Limits
from .others import Others
from .result import SearchResult
from .running import Report


class NothingToSearch(TilewrightError):
    """A position in which no seat has a move."""

    code = "nothing-to-search"


def search(
    position: Position,
    limits: Limits,
    report: Report | None = None,
    stop: threading.Event | None = None,
    weights: Weights | Network | None = None,
    others: Others | None = None,
) -> SearchResult:
    """The best move of a position. `report` is called after every depth; setting `stop` ends the search.

    With `others`, kept from search to search through one game, it learns how the others at a larger table choose.
    """
    if position.to_move is None:
        waits = "the game is over" if position.is_over else "a deal is awaited"
        raise NothingToSearch(f"{waits}, so there is no move to search for")
    judge = weights or best_judge(position.players, position.side)
    if position.players == 2:  # docs/strength.md: which wins where
        return DeepeningRun(position, limits, judge).go(report, stop)
    others = others or Others()
    others.watch(position)
    run = GrowingRun(position, limits, judge, others)
    found = run.go(report, stop)
    others.remember(run.trees[0])
    return found


def best_judge(players: int, side: str) -> Weights | Network:
    """What judges positions best at that table: its network, or the numbers where there is none."""
    return shipped(players, side) or load(players, side)
