"""A tournament among programs: the pairing and the standings of `contests`, the games of the arena.

Time is counted in moves, one second for each deal and move, so that a tournament of the kind `arena` has
the same games on every machine.
"""

from __future__ import annotations

import heapq
from collections.abc import Callable, Iterable, Sequence
from contextlib import closing
from itertools import combinations
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from typing import Unpack

from tilewright.contests.tournament import (
    Contest,
    Player,
    advance,
    be_ready,
    begin,
    enter,
    next_time,
    points_for,
    settle,
    start,
    to_begin,
)
from tilewright.notation import Record
from tilewright.players.loading import RULES, SEARCH, compile_missing

from .game import Company
from .plan import BadPlan, Conditions, Fixture, Plan, make_plan
from .results import GameResult
from .workers import dismiss, hire, receive, work_on

FEWEST, MOST = 2, 256
MOST_DEALS = 10_000


def plan_tournament(names: Sequence[str], **conditions: Unpack[Conditions]) -> Plan:
    """All games that a tournament of these players could have."""
    if not FEWEST <= len(names) <= MOST:
        raise BadPlan(f"a tournament has {FEWEST} to {MOST} players, not {len(names)}")
    return make_plan(names, tuple(combinations(range(len(names)), 2)), 2 * MOST_DEALS, **conditions)


def hold_tournament(
    plan: Plan,
    contest: Contest,
    *,
    processes: int = 1,
    played: Iterable[GameResult] = (),
    keep: Callable[[GameResult, Contest], None] | None = None,
) -> Contest:
    """Play a tournament of the plan's players to its end; games that were played before are not played again."""
    known = {result.fixture: result for result in played}
    for label in plan.labels:
        contest = enter(contest, Player(label))
    contest = start(contest, 0.0)
    now = 0.0
    under_way: list[tuple[float, int]] = []
    fixtures: dict[int, Fixture] = {}
    with closing(_Crew(plan, processes)) as crew:
        while contest.state == "running":
            contest = _all_ready(contest, now)
            fresh = to_begin(contest)
            for at in fresh:
                contest = begin(contest, at, "arena", now)
                fixtures[at] = _fixture(plan, contest, at)
            for result in crew.play([fixtures[at] for at in fresh if fixtures[at] not in known]):
                known[result.fixture] = result
                if keep is not None:
                    keep(result, contest)
            for at in fresh:
                heapq.heappush(under_way, (now + _seconds(known[fixtures[at]]), at))
            if not under_way:
                later = next_time(contest, now)
                assert later is not None
                contest, now = advance(contest, later), later
                continue
            now = under_way[0][0]
            while under_way and under_way[0][0] == now:
                at = heapq.heappop(under_way)[1]
                result = known[fixtures[at]]
                winners = [seat for seat, share in enumerate(result.shares, 1) if share]
                scores = (result.scores[0], result.scores[1]) if result.is_regular else None
                contest = settle(contest, at, points_for(winners), scores, now)
    return contest


def _all_ready(contest: Contest, now: float) -> Contest:
    """Mark all programs as ready, for their game or for any opponent."""
    # Two passes: in an arena a player may be paired only after a later one has become ready. The second pass marks such
    # a player as ready for the game.
    for player in 2 * list(range(len(contest.players))):
        at = contest.game_of(player)
        if at is None or not contest.games[at].table:
            contest = be_ready(contest, player, now)
    return contest


def _fixture(plan: Plan, contest: Contest, at: int) -> Fixture:
    """The fixture of the plan that corresponds to a game of the tournament."""
    game = contest.games[at]
    one, two = game.seats
    return Fixture(game.deal, plan.tables.index((min(one, two), max(one, two))), 1 if one < two else 2)


def _seconds(result: GameResult) -> int:
    """The duration of a game: a second for each deal and move."""
    return len(Record.parse(result.record).steps)


class _Crew:
    """Plays games in this process, or in several that stay from round to round."""

    def __init__(self, plan: Plan, processes: int) -> None:
        self._plan = plan
        self._company = Company(plan)
        self._workers: dict[Connection, BaseProcess] = {}
        self._busy: set[Connection] = set()
        self._processes = processes

    def play(self, fixtures: Sequence[Fixture]) -> Iterable[GameResult]:
        """Play games; results come as they end."""
        if self._processes == 1:
            yield from map(self._company.play, fixtures)
            return
        if fixtures and not self._workers:
            compile_missing((*SEARCH, *RULES))  # once, here: the workers then find everything in the cache
            for _ in range(self._processes):
                hire(self._workers, work_on, self._plan)
        waiting = list(reversed(fixtures))
        idle = [connection for connection in self._workers if connection not in self._busy]
        while waiting or self._busy:
            while waiting and idle:
                ours = idle.pop()
                self._busy.add(ours)
                ours.send(waiting.pop())
            for ready in wait(list(self._busy)):
                assert isinstance(ready, Connection)
                result = receive(ready, self._workers[ready])
                assert isinstance(result, GameResult)
                self._busy.remove(ready)
                idle.append(ready)
                yield result

    def close(self) -> None:
        """End the workers and the engines."""
        self._company.close()
        dismiss(self._workers, self._busy)
