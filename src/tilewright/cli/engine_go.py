"""The engine's command `go`: choose a move by the search or by a level."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from threading import Event
from typing import TYPE_CHECKING
from zlib import crc32

if TYPE_CHECKING:
    from tilewright.rules import Move, Position
    from tilewright.search import Limits, SearchResult


class Chooser:
    """Chooses moves as the engine's options say."""

    def __init__(self) -> None:
        self._resources: dict[str, int] = {}
        self._level = 0

    def set_threads(self, threads: int) -> None:
        """Set the number of search threads; BadLimits if out of range."""
        self._set_resource(threads=threads)

    def set_table(self, table_mb: int) -> None:
        """Set the memory of the transposition table; BadLimits if out of range."""
        self._set_resource(table_mb=table_mb)

    def set_level(self, level: int) -> None:
        """Play at a level, or with 0 at full strength; UnknownLevel if there is no such level."""
        from tilewright.players.searching import LevelPlayer

        if level:
            LevelPlayer(level)
        self._level = level

    def _set_resource(self, **resource: int) -> None:
        from tilewright.search import Limits

        Limits(**resource)
        self._resources |= resource

    def choose(self, position: Position, limits: Limits, stop: Event, report: Callable[[str], None]) -> Move:
        """A move for a position that has one. The search ends soon after `stop` is set; without limits, only then.

        A level has its own budget, which `stop` does not shorten, and prints no `info`. Its random choices depend on
        the position alone, and it keeps no opponent model, so that an answer does not depend on earlier commands.
        """
        if self._level:
            from tilewright.players.searching import LevelPlayer

            move = LevelPlayer(self._level, seed=crc32(str(position).encode())).choose(position)
        else:
            move = self._search(position, replace(limits, **self._resources), stop, report)
        if is_endless(limits):
            stop.wait()
        return move

    def _search(self, position: Position, limits: Limits, stop: Event, report: Callable[[str], None]) -> Move:
        from tilewright.search import search

        reported = False

        def report_depth(found: SearchResult) -> None:
            nonlocal reported
            reported = True
            report(describe(found))

        found = search(position, limits, report=report_depth, stop=stop)
        if not reported:  # it ended before depth 1 was finished
            report(describe(found))
        return found.best


def is_endless(limits: Limits) -> bool:
    """Whether only `stop` ends the search."""
    return limits.seconds is None and limits.nodes is None and limits.depth is None


def describe(found: SearchResult) -> str:
    """The words after `info`."""
    per_second = round(found.nodes / max(found.seconds, 1e-6))
    return (
        f"depth {found.depth} nodes {found.nodes} nps {per_second} time {round(found.seconds * 1000)} "
        f"score {found.points_over_mean:.2f} win {found.share:.4f} pv {' '.join(map(str, found.line))}"
    )
