"""Which tables this process owns, which process owns the others, and the dispatch of messages to its tables."""

from __future__ import annotations

import contextlib
import logging
import secrets
import time
from collections.abc import Callable, Coroutine, Sequence
from itertools import count
from typing import Any

from tilewright.server.background import repeat
from tilewright.server.errors import Refusal
from tilewright.server.host import Host
from tilewright.server.live_table import LiveTable
from tilewright.server.ownership import SHORT_ABSENCE_S
from tilewright.server.services import Services
from tilewright.server.store import StoreError
from tilewright.server.store.postgres import Held, Leases, PostgresStore
from tilewright.server.store.postgres.leases import RENEW_S

from .broker import FAILURES, Broker
from .connections import NOTE_AGAIN_S, SharedConnections
from .messages import (
    AboutAJob,
    AboutATable,
    AnyMessage,
    Elsewhere,
    Frame,
    Given,
    NotMine,
    Refused,
    Report,
    Request,
    Settled,
    Told,
)
from .rates import SETTLE_S, SharedBudgets, SharedRates
from .shared_table import REPORT_S, REPORT_VALID_S, SharedTable
from .workers import SharedReviewer, SharedWorkers

LOG = logging.getLogger("tilewright.server")
LOOK_S = 1.0
"""How often a process looks up the owner and the last event of the tables that it relays, also without the broker."""
LOOK_AT_ALL_S = 5.0
"""The same for the tables that it owns."""


class Cluster:
    """This process as a member of the cluster; implements `Ownership`."""

    def __init__(self, store: PostgresStore, broker: str) -> None:
        """`broker` is the address of Redis; raises ValueError for a bad one."""
        self.process = secrets.token_hex(6)
        self.store = store
        self.broker = Broker(broker, self.process, self._hear, self._undelivered)
        self.workers = SharedWorkers(self.broker, self.process)
        self._leases = Leases(store, self.process)
        self._swept: dict[str, Held] = {}
        """Tables that were taken because their time had run out, and are not loaded yet."""
        self._numbers = count(1)
        self._settled: list[SharedRates | SharedBudgets] = []
        self._connections: SharedConnections
        self._host: Host
        self._saw_everybody = False

    # ------------------------------------------------------------ as `Ownership`

    async def start(self, host: Host, away: float) -> None:
        """Get a lease and begin to look after tables."""
        self._host = host
        await self._leases.join(away)
        host.spawn(self._every(RENEW_S, self._keep_lease))
        host.spawn(self._every(LOOK_S, self._look))
        host.spawn(self._every(LOOK_AT_ALL_S, self._look_at_all))
        host.spawn(self._every(RENEW_S, self._sweep))
        host.spawn(self._every(REPORT_S, self._report))
        host.spawn(self._every(SETTLE_S, self._settle_limits))
        host.spawn(self._every(NOTE_AGAIN_S, self._connections.note_everything))
        host.spawn(self._every(LOOK_S, self._look_for_workers))

    def new_table(self, host: Host) -> LiveTable:
        """A table that is owned or relayed."""
        return SharedTable(self, host)

    async def claim(self, live: LiveTable, table: str) -> float:
        """Become the owner of a table that is about to be loaded, or find its owner."""
        assert isinstance(live, SharedTable)
        found = await self.take(table)
        if not isinstance(found, Held):
            live.owner = found
            return 0.0
        live.own(found.epoch)
        return found.away if found.away > SHORT_ABSENCE_S else 0.0

    async def take(self, table: str) -> Held | str:
        """Take a table that no process owns; otherwise return its owner."""
        swept = self._swept.pop(table, None)
        return swept if swept is not None else await self._leases.take(table)

    def let_go(self, tables: Sequence[LiveTable]) -> None:
        """Give back the tables that nobody needs here."""
        if owned := [live.table.id for live in tables if live.is_owner]:
            self.spawn(self._release(owned))

    async def _release(self, tables: list[str]) -> None:
        with contextlib.suppress(StoreError):  # they stay ours by the lease, and are loaded again when needed
            await self._leases.release(tables)

    async def credit_unloaded(self, host: Host, seconds: float) -> None:
        """Note the time in the store: the process that loads the tables later credits their clocks with it."""
        await self._leases.note_outage(seconds)

    async def withdraw(self) -> None:
        """Stop receiving: senders then know that their requests were not delivered."""
        await self.broker.stop_listening()

    async def close(self) -> None:
        """Release all tables and the lease, so that other processes need not wait."""
        with contextlib.suppress(StoreError):
            await self._leases.end()
        await self.broker.close()

    # ------------------------------------------------------------ periodic work

    async def _every(self, seconds: float, work: Callable[[], Coroutine[Any, Any, None]]) -> None:
        failure = "Looking after shared tables has failed."
        await repeat(seconds, work, LOG, outage="The database fails", failure=failure)

    async def _keep_lease(self) -> None:
        if not await self._leases.renew():
            LOG.warning("The lease of this process had lapsed; other processes may have taken tables over.")
            await self._look_at_all()

    async def _look_at_all(self) -> None:
        """Notice tables that other processes have taken over: an owner that appends nothing would not learn of it."""
        await self._look_at(self._tables())

    async def _look(self) -> None:
        """Fill gaps and notice new owners, also without the broker."""
        for live in self._tables():
            live.expire()
            live.settle_doubt()
            if to := live.better_owner():
                self.spawn(self._give(live, to))
        if self.sees_everybody() != self._saw_everybody:
            self._saw_everybody = self.sees_everybody()
            for live in self._tables():
                self._host.look_after(live)
        await self._look_at([live for live in self._tables() if not live.is_owner])

    async def _give(self, live: SharedTable, to: str) -> None:
        """Hand a table to the process that all its clients are connected to, so that nothing has to be relayed."""
        with contextlib.suppress(StoreError):
            epoch = live.epoch
            if epoch is not None and await self._leases.give(live.table.id, epoch, to) and live.epoch == epoch:
                live.disown(to)
                self.send(to, Given(live.table.id, self.process))

    async def _look_at(self, tables: list[SharedTable]) -> None:
        if not tables:
            return
        found = {each.table: each for each in await self._leases.whereabouts([live.table.id for live in tables])}
        for live in tables:
            place = found.get(live.table.id)
            if place is None:
                self._host.forget(live.table.id)
            elif live.is_owner:
                if place.owner != self.process:
                    live.disown(place.owner or "")
            elif place.owner in (None, self.process):  # no owner; or it was handed to us and `Given` was lost
                if live.audience.clients:
                    live.seek_owner()
            elif place.owner != live.owner:
                live.disown(place.owner)
            if place is not None and not live.is_owner and live.is_behind(place.last):
                self.spawn(_refresh(live))

    async def _sweep(self) -> None:
        """Take tables without an owner at which somebody's time has run out."""
        if self._host.services.is_read_only or not self._host.services.computers.rules_ready.is_set():
            return
        for held in await self._leases.take_due():
            self._swept[held.table] = held
            live = self._host.tables.get(held.table)
            if isinstance(live, SharedTable):
                live.disown("")  # forget an ownership that is out of date
                live.seek_owner()
            else:
                self.spawn(_load(self._host, held.table))

    async def _report(self) -> None:
        """Report connections to the owners of the tables that are relayed here, before the last report expires."""
        for live in self._tables():
            if not live.is_owner:
                live.share_presence()

    async def _settle_limits(self) -> None:
        if self.broker.is_up:
            with contextlib.suppress(*FAILURES):  # each process then counts alone
                for limits in self._settled:
                    await limits.settle(self.broker.client)
        else:
            for limits in self._settled:
                limits.forget()
        await self._connections.note_changes()

    async def _look_for_workers(self) -> None:
        await self.workers.look()
        self._host.services.computers.allow_all(self.workers.share)

    def share(self, services: Services) -> None:
        """Share the limits of addresses with other processes, and use workers if there are any."""
        for name in ("requests", "new_tables", "views", "new_subscriptions", "new_people", "recoveries", "reports"):
            rates = SharedRates(name, getattr(services, name))
            setattr(services, name, rates)
            self._settled.append(rates)
        services.connections = self._connections = SharedConnections(services.connections, self.broker, self.process)
        services.computers.budgets = budgets = SharedBudgets(services.computers.budgets)
        self._settled.append(budgets)
        services.computers.workers = self.workers
        services.reviews.worker = SharedReviewer(self.workers, services.reviews.worker)

    def _tables(self) -> list[SharedTable]:
        return [live for live in self._host.tables.values() if isinstance(live, SharedTable)]

    # ------------------------------------------------------------ for tables

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        """Run a coroutine in the background."""
        self._host.spawn(work)

    def next_number(self) -> int:
        """A number for a request to another process."""
        return next(self._numbers)

    def send(self, process: str, message: AnyMessage) -> None:
        """Send a message to a process, if the broker can be reached."""
        self.broker.send(process, message)

    def sees_everybody(self) -> bool:
        """Whether all processes have had time to report their connections."""
        since = time.monotonic() - self.broker.up_since
        return self.broker.is_up and since > REPORT_VALID_S

    # ------------------------------------------------------------ hearing

    def _hear(self, message: AnyMessage) -> None:
        if isinstance(message, AboutAJob):
            self.workers.hear(message)
            return
        live = self._host.tables.get(message.table)
        if isinstance(message, (Request, Report)):
            if isinstance(live, SharedTable) and (live.is_owner or isinstance(message, Request)):
                _deliver(live, message)
            elif not self._host.is_closing:
                self.spawn(self._load_and_deliver(message))
        elif isinstance(live, SharedTable):
            _deliver(live, message)

    async def _load_and_deliver(self, message: Request | Report) -> None:
        """A message for the owner of a table that this process does not own: load the table, which may acquire it.

        Deliver the message if this process is the owner then, else tell the sender.
        """
        with contextlib.suppress(Refusal):
            live = await self._host.live(message.table)
            if isinstance(live, SharedTable) and live.is_owner:
                _deliver(live, message)
                return
        number = message.number if isinstance(message, Request) else 0
        self.send(message.process, NotMine(message.table, self.process, number))

    def _undelivered(self, process: str, messages: list[AnyMessage]) -> None:
        for message in messages:
            if isinstance(message, AboutAJob):
                self.workers.lose(process)
                continue
            live = self._host.tables.get(message.table)
            if isinstance(live, SharedTable):
                if isinstance(message, Request):
                    live.not_taken(message.number)
                elif isinstance(message, Told) and self.broker.is_up:
                    live.lose_relay(process)


def _deliver(live: SharedTable, message: AboutATable) -> None:
    match message:
        case Request():
            live.hear_request(message)
        case Told():
            live.hear_told(message)
        case Settled():
            live.hear_settled(message)
        case Refused():
            live.hear_refused(message)
        case NotMine():
            live.not_taken(message.number)
        case Report():
            live.hear_report(message)
        case Elsewhere():
            live.hear_elsewhere(message)
        case Frame():
            live.hear_frame(message)
        case Given():
            live.hear_given()


async def _refresh(live: SharedTable) -> None:
    with contextlib.suppress(StoreError):
        await live.refresh()


async def _load(host: Host, table: str) -> None:
    with contextlib.suppress(Refusal):
        await host.live(table)
