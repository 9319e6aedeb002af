"""What the parts of a server share: store, computers, limits, metrics, clock. `serving.py` makes them."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from dataclasses import dataclass, field

from .computers import Computers
from .limits import Budgets, Connections, Limits, Rates
from .metrics import Metrics
from .promises import Promises
from .push.notices import Notices
from .reviews import Reviews
from .store import Store

MINUTE = 60.0
HTTP_BURST = 200
BATCH_S = 0.02
SUBSCRIPTIONS_A_MINUTE = 10.0
ANALYSES = 4
"""Of an address: one runs, the others wait. A page that goes on to another position asks before the last one ended."""


class Batcher:
    """Gathers calls into batches, at most one batch every `seconds`.

    A busy server that decides, commits and broadcasts each move by itself needs 50% more processor time than one that
    handles several at once. So requests are gathered for `seconds` after the last batch. A request that comes later
    than that, as from somebody who plays alone, is served at once.
    """

    def __init__(self, seconds: float = BATCH_S) -> None:
        self._seconds = seconds
        self._waiting: list[Callable[[], None]] = []
        self._next = 0.0

    def call(self, work: Callable[[], None]) -> None:
        """Call `work` with the next batch."""
        self._waiting.append(work)
        if len(self._waiting) == 1:
            loop = asyncio.get_running_loop()
            if loop.time() >= self._next:
                loop.call_soon(self._run)
            else:
                loop.call_at(self._next, self._run)

    def _run(self) -> None:
        self._next = asyncio.get_running_loop().time() + self._seconds
        waiting, self._waiting = self._waiting, []
        for work in waiting:
            work()


@dataclass(slots=True)
class Services:
    """The store, the computers, the limits and the counts of one server."""

    store: Store
    computers: Computers
    limits: Limits = field(default_factory=Limits)
    metrics: Metrics = field(default_factory=Metrics)
    clock: Callable[[], float] = time.time
    batcher: Batcher = field(default_factory=Batcher)
    connections: Connections = field(init=False)
    requests: Rates = field(init=False)
    """HTTP requests of each address."""
    new_tables: Rates = field(init=False)
    promises: Promises = field(default_factory=Promises)
    analyses: Connections = field(default_factory=lambda: Connections(ANALYSES))
    """Analyses of each address, running and waiting."""
    reviews: Reviews = field(init=False)
    notices: Notices | None = None
    """None: this server tells nobody of their turns."""
    new_subscriptions: Rates = field(
        default_factory=lambda: Rates(SUBSCRIPTIONS_A_MINUTE / MINUTE, SUBSCRIPTIONS_A_MINUTE)
    )
    """To notices, of each address."""

    def __post_init__(self) -> None:
        limits = self.limits
        self.connections = Connections(limits.connections)
        self.requests = Rates(limits.requests_a_second, max(limits.burst, HTTP_BURST))
        self.new_tables = Rates(limits.tables_a_minute / MINUTE, limits.tables_a_minute)
        self.reviews = Reviews(self.store, self.computers, Budgets(limits.review_minutes * MINUTE), self.clock)
