"""What the parts of a server share: store, computers, limits, metrics, clock. `serving.py` makes them."""

from __future__ import annotations

import asyncio
import math
import time
from collections.abc import Callable
from dataclasses import dataclass, field

from .computers import Computers
from .errors import Refusal
from .limits import (
    BUSY_CONNECTIONS,
    DAY_S,
    MINUTE_S,
    PEOPLE_A_DAY,
    POSTS,
    RECOVERIES_A_MINUTE,
    REPORTS_A_DAY,
    VIEW_BYTES_A_SECOND,
    VIEW_BYTES_BURST,
    ConcurrencyLimit,
    Limits,
    Rates,
)
from .metrics import Metrics
from .operation import BanList, Operation
from .promises import AnyPromises, Promises
from .push.notices import Notices
from .reviews import Reviews
from .store import Store

HTTP_BURST = 200
BATCH_S = 0.038
SUBSCRIPTIONS_A_MINUTE = 10.0
RUSH_A_SECOND = 300
RATE_S = 0.25


def steady_clock() -> Callable[[], float]:
    """Unix time from the start plus monotonic time since: setting the system's clock changes nothing."""
    offset = time.time() - time.monotonic()
    return lambda: time.monotonic() + offset


class Batcher:
    """Gathers calls into batches while there are many, at most one batch every `seconds`.

    Sockets use it to read their messages. On a busy server, handling each move separately takes 50% more processor time
    than handling several at once. So above a rate of calls (`rush`) they are gathered for `seconds` after the last
    batch. Below that rate each call is made at once. At most `rush_of_address` calls a second of one address count, so
    that one address alone cannot cause a rush and make others wait.
    """

    def __init__(
        self, seconds: float = BATCH_S, rush: float = RUSH_A_SECOND, rush_of_address: float = math.inf
    ) -> None:
        """Calls are gathered when there are at least `rush` of them a second."""
        self._seconds = seconds
        self._many = rush * RATE_S
        self._most_of_address = rush_of_address * RATE_S
        self._by_address: dict[str, int] = {}
        self._waiting: list[tuple[Callable[[], None], str]] = []
        self._next = 0.0
        self._counted_until = 0.0
        self._count = self._last_count = 0
        """Calls in the present and in the last interval of RATE_S."""

    def call(self, work: Callable[[], None], address: str = "") -> None:
        """Call `work` with the next batch; `address` is that of the client who asks for it."""
        self._waiting.append((work, address))
        if len(self._waiting) > 1:
            return
        loop = asyncio.get_running_loop()
        now = loop.time()
        if now >= self._counted_until:
            self._last_count = self._count if now < self._counted_until + RATE_S else 0
            self._count, self._counted_until = 0, now + RATE_S
            self._by_address.clear()
        if now >= self._next or max(self._count, self._last_count) < self._many:
            loop.call_soon(self._run)
        else:
            loop.call_at(self._next, self._run)

    def _run(self) -> None:
        self._next = asyncio.get_running_loop().time() + self._seconds
        waiting, self._waiting = self._waiting, []
        for work, address in waiting:
            of_address = self._by_address[address] = self._by_address.get(address, 0) + 1
            if of_address <= self._most_of_address:
                self._count += 1
            work()


@dataclass(slots=True)
class Services:
    """The store, the computers, the limits and the counts of one server."""

    store: Store
    computers: Computers
    limits: Limits = field(default_factory=Limits)
    metrics: Metrics = field(default_factory=Metrics)
    clock: Callable[[], float] = field(default_factory=steady_clock)
    batcher: Batcher = field(init=False)
    connections: ConcurrencyLimit = field(init=False)
    requests: Rates = field(init=False)
    """HTTP requests of each address."""
    messages: Rates = field(init=False)
    """Messages of each address, over all its WebSockets."""
    new_tables: Rates = field(init=False)
    """Tables that each address makes, rematches included."""
    views: Rates = field(default_factory=lambda: Rates(VIEW_BYTES_A_SECOND, VIEW_BYTES_BURST))
    """Bytes of views that each address loads, mostly by `hello`."""
    posts: ConcurrencyLimit = field(default_factory=lambda: ConcurrencyLimit(*POSTS))
    """HTTP requests with a body that are under way."""
    promises: AnyPromises = field(default_factory=Promises)
    reviews: Reviews = field(init=False)
    notices: Notices | None = None
    """None: this server sends no notices of turns."""
    new_subscriptions: Rates = field(
        default_factory=lambda: Rates(SUBSCRIPTIONS_A_MINUTE / MINUTE_S, SUBSCRIPTIONS_A_MINUTE)
    )
    """Subscriptions to notices of turns, of each address."""

    new_people: Rates = field(default_factory=lambda: Rates(PEOPLE_A_DAY / DAY_S, PEOPLE_A_DAY))
    """Lasting names made by each address."""
    recoveries: Rates = field(default_factory=lambda: Rates(RECOVERIES_A_MINUTE / MINUTE_S, RECOVERIES_A_MINUTE))
    """Attempts of each address to sign in, new phrases, new passkeys and exports."""
    reports: Rates = field(default_factory=lambda: Rates(REPORTS_A_DAY / DAY_S, REPORTS_A_DAY))
    """Reports of each address to the operator."""

    operation: Operation = field(default_factory=Operation)
    """What the operator has decided; the host keeps it up to date."""
    bans: BanList = field(default_factory=lambda: BanList(()))

    def __post_init__(self) -> None:
        limits = self.limits
        self.connections = ConcurrencyLimit(limits.connections)
        self.requests = Rates(limits.requests_a_second, max(limits.burst, HTTP_BURST))
        messages_a_second = limits.requests_a_second * BUSY_CONNECTIONS
        self.messages = Rates(messages_a_second, float(limits.burst) * limits.connections)
        # At most a quarter of an address's full rate counts: by default 50 calls a second, which is no rush.
        self.batcher = Batcher(rush_of_address=messages_a_second / 4)
        self.new_tables = Rates(limits.tables_a_minute / MINUTE_S, limits.tables_a_minute)
        self.reviews = Reviews(self.store, self.computers, self.clock)

    @property
    def is_read_only(self) -> bool:
        """Whether the operator allows no changes."""
        return self.operation.mode == "read-only"

    def must_take_new_games(self) -> None:
        """Raise Refusal if the operator allows no new games."""
        if self.operation.mode != "open":
            raise Refusal("draining" if self.operation.mode == "drain" else self.operation.mode)

    def is_banned(self, address: str) -> bool:
        """Whether the operator has banned an address."""
        return (address, self.clock()) in self.bans
