"""`search(position, limits)`: alpha-beta for two players, PUCT for three and four."""

from __future__ import annotations

import threading

from tilewright.evaluation.evaluator import Evaluator, best_evaluator
from tilewright.rules import Position, TilewrightError

from .alpha_beta_driver import AlphaBetaDriver
from .driver import Report
from .limits import Limits
from .opponents import OpponentModel
from .puct_driver import PuctDriver
from .result import SearchResult


class NothingToSearch(TilewrightError):
    """A position in which no seat has a move."""

    code = "nothing-to-search"


def search(
    position: Position,
    limits: Limits,
    report: Report | None = None,
    stop: threading.Event | None = None,
    evaluator: Evaluator | None = None,
    opponents: OpponentModel | None = None,
) -> SearchResult:
    """The best move of a position. Setting `stop` ends the search.

    `report` is called after every depth and after a next-round lookahead. `evaluator` is by default the best one for
    the table. With three or four players, pass the same `opponents` in all searches of a game: it learns how the other
    seats choose.
    """
    if position.to_move is None:
        waits = "the game is over" if position.is_over else "a deal is awaited"
        raise NothingToSearch(f"{waits}, so there is no move to search for")
    evaluator = evaluator or best_evaluator(position.players, position.side)
    if position.players == 2:  # docs/experiments compares both algorithms at each table
        return AlphaBetaDriver(position, limits, evaluator).go(report, stop)
    opponents = opponents or OpponentModel()
    opponents.observe(position)
    driver = PuctDriver(position, limits, evaluator, opponents)
    found = driver.go(report, stop)
    opponents.keep(driver.trees[0])
    return found
