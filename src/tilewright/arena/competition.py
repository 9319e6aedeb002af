"""Runs a competition: plays the missing games of a plan until all are played or a sequential test decides."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable
from contextlib import closing
from dataclasses import dataclass

import numpy as np

from .cluster import play_on_cluster
from .plan import Fixture, Plan
from .results import GameResult, in_order
from .sequential import SequentialTest, Verdict
from .workers import play_here, play_in_processes


@dataclass(frozen=True, slots=True)
class Competition:
    """The results in the order of the plan, and the verdict of the sequential test if there is one."""

    plan: Plan
    results: tuple[GameResult, ...]
    verdict: Verdict | None = None


@dataclass(frozen=True, slots=True)
class Where:
    """Where games are played: in processes or on a cluster."""

    processes: int = 1
    cluster: str | None = None

    def play(self, plan: Plan, fixtures: Iterable[Fixture]) -> Generator[GameResult, None, None]:
        """Play the fixtures; results come as the games end."""
        if self.cluster is not None:
            return play_on_cluster(plan, fixtures, self.cluster, self.processes)
        if self.processes == 1:
            return play_here(plan, fixtures)
        return play_in_processes(plan, fixtures, self.processes)


HERE = Where()


def compete(
    plan: Plan,
    *,
    where: Where = HERE,
    played: Iterable[GameResult] = (),
    keep: Callable[[GameResult], None] | None = None,
    test: SequentialTest | None = None,
) -> Competition:
    """Play a plan's games, except those played before; `keep` is called with each new result.

    If no player uses the clock, the outcome depends on the plan and the test only, not on where and in which order the
    games are played.
    """
    results = {result.fixture: result for result in played}
    watch = _Watch(plan, test)
    if not watch.decided(results):
        missing = [fixture for fixture in plan.fixtures() if fixture not in results]
        if missing:
            games = where.play(plan, missing)
            with closing(games):
                for result in games:
                    results[result.fixture] = result
                    if keep is not None:
                        keep(result)
                    if watch.decided(results):
                        break
    counted = in_order(result for result in results.values() if result.fixture.deal <= watch.deals)
    return Competition(plan, tuple(counted), watch.verdict)


class _Watch:
    """Applies the test to whole deals in order, up to the first at which it decides."""

    def __init__(self, plan: Plan, test: SequentialTest | None) -> None:
        self._plan = plan
        self._test = test
        self._shares: list[float] = []
        self.verdict: Verdict | None = None
        self.deals = plan.deals if test is None else 0

    def decided(self, results: dict[Fixture, GameResult]) -> bool:
        """Whether the complete deals decide the test; `deals` is how many of them count."""
        if self._test is None:
            return False
        while not self._accepted() and self.deals < self._plan.deals:
            deal = self.deals + 1
            games = [results.get(Fixture(deal, 0, seating)) for seating in range(1, self._plan.seats + 1)]
            whole = [game for game in games if game is not None]
            if len(whole) < len(games):
                return False
            self._shares.append(sum(game.shares[game.seated.index(0)] for game in whole) / len(whole))
            self.deals = deal
            self.verdict = self._test.verdict(np.array(self._shares), self._plan.seats)
        return self._accepted()

    def _accepted(self) -> bool:
        return self.verdict is not None and self.verdict.accepted is not None
