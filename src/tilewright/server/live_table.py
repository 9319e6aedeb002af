"""A table in memory: one change after the other, each stored before it is acknowledged or broadcast.

decide -> append and commit -> replace the table -> acknowledge -> broadcast. While a commit is under way, other
changes of the same table wait in its queue; other tables are not delayed.
"""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass
from typing import NamedTuple

import msgspec

from tilewright.rules import Move

from .audience import Audience
from .clients import Client, frame_of
from .encoded_log import EncodedLog, you_frame
from .errors import Refusal, refusal_for
from .messages.live import Done, EventMessage
from .services import BATCH_S, Services
from .store import Conflict, StoreUnavailable, Summary
from .table import (
    AnyEntry,
    Proposal,
    Table,
    due,
    event_message,
    from_bytes,
    replay,
    table_view,
    to_bytes,
    you_json,
)
from .table import after as after_entry
from .table.views import seat_views

LOG = logging.getLogger("tilewright.server")
Decide = Callable[[Table, float], Proposal]
"""Decides on a request: gets the current table and time, returns the entries to append, or raises a Refusal."""

MOST_BEHIND = 500
"""A client that lacks more events than this gets a full view."""
LOADED_AT_ONCE = 25
"""Events of a log that are replayed before the event loop does other work."""
ATTEMPTS = 3
"""How often a change is tried when another process appends to the same table."""


@dataclass(slots=True)
class Change:
    """A request at a table, and who waits for the answer."""

    decide: Decide
    done: asyncio.Future[Proposal] | None = None
    client: Client | None = None
    """Gets `done` or `error`, if there is no future."""
    request: int = 0
    is_internal: bool = False
    """Whether it is the server's own change, which is allowed also in read-only mode."""
    arrived: float = 0.0


class Prepared(NamedTuple):
    """What a change sends, once it is stored."""

    now: float
    frames: list[bytes]
    """The frames of its events."""
    yours: dict[str, bytes]
    """`You` as JSON, by holder."""


class Search(NamedTuple):
    """The computer's search for a move of a seat."""

    seat: int
    at: int
    """The event that led to the turn it searches for."""
    task: asyncio.Task[Move]


class LiveTable:
    """A table, its clients, and the queue of its changes."""

    is_owner = True
    """Whether this process decides at the table; with one process it always does."""

    def __init__(
        self, services: Services, changed: Callable[[LiveTable], None], give_up: Callable[[LiveTable], None]
    ) -> None:
        self._services = services
        self._changed = changed
        """Called after every change; sets alarms and starts the computer's turns."""
        self._give_up = give_up
        """Called when a stored change could not be applied: the table must be loaded again."""
        self.table: Table = None  # type: ignore[assignment]  # until it is loaded
        self.audience = Audience(services.clock())
        self.computer: asyncio.Task[None] | None = None
        """The task that plays the computer's turns."""
        self.search: Search | None = None
        """The search for the computer's next move, while it runs."""
        self.quiet_since = services.clock()
        self._queue: deque[Change] = deque()
        self._draining: asyncio.Task[None] | None = None
        self._will_drain = False
        """Whether draining the queue is scheduled for the next batch."""
        self._is_doubtful = False
        """Whether the log may be longer than `table` knows: a commit failed, or another process appended."""
        self._log = EncodedLog()

    # ------------------------------------------------------------ loading

    async def load(self, table_id: str) -> None:
        """Replay the table's log from the store."""
        made, *events = await self._services.store.read(table_id)
        entry = from_bytes(made.body)
        self.table = replay([(made.time, entry)])
        self._log.add_frame(self._encode(None, self.table, entry, made.time))
        for number, event in enumerate(events, 1):
            self._go_on(from_bytes(event.body), event.time)
            if number % LOADED_AT_ONCE == 0:
                await asyncio.sleep(0)

    def begin(self, proposal: Proposal, now: float) -> None:
        """Start with a table that was just made and stored."""
        self._apply(proposal, self._prepare(proposal, now))

    # ------------------------------------------------------------ changing

    @property
    def is_busy(self) -> bool:
        """Whether a change or a search is in progress."""
        is_computing = self.computer is not None and not self.computer.done()
        return self._will_drain or self._draining is not None or is_computing

    async def change(self, decide: Decide, *, is_internal: bool = False) -> Proposal:
        """Change the table and wait until that is stored; raises Refusal."""
        done: asyncio.Future[Proposal] = asyncio.get_running_loop().create_future()
        self._submit(Change(decide, done, is_internal=is_internal, arrived=self._services.clock()))
        return await done

    def request(self, client: Client, number: int, decide: Decide) -> None:
        """Change the table as a client asks; it gets `done` or `error`."""
        self._submit(Change(decide, None, client, number, arrived=client.socket.arrived))

    async def settle(self) -> None:
        """Wait until the queue is empty."""
        while self._queue or self._draining is not None:
            await (asyncio.sleep(BATCH_S) if self._draining is None else asyncio.wait([self._draining]))

    def _submit(self, change: Change) -> None:
        self._queue.append(change)
        if self._draining is not None or self._will_drain:
            return
        if change.client is not None:  # sockets are read in batches
            self._start_draining()
        else:
            self._will_drain = True
            self._services.batcher.call(self._start_draining)

    def _start_draining(self) -> None:
        self._will_drain = False
        self._draining = asyncio.get_running_loop().create_task(self._drain())

    async def _drain(self) -> None:
        """Carry out all changes in the queue, one after the other."""
        try:
            while self._queue:
                change = self._queue.popleft()
                try:
                    await self._carry_out(change)
                except Exception as error:
                    self._tell_refused(change, error)
        finally:
            self._draining = None

    def _tell_refused(self, change: Change, error: Exception) -> None:
        refusal = refusal_for(error)
        if refusal.code == "internal":
            LOG.error("A request at a table has failed.", exc_info=error)
        if change.client is not None:
            change.client.refuse(refusal, change.request)
        elif change.done is not None and not change.done.done():
            change.done.set_exception(refusal)

    @property
    def is_read_only(self) -> bool:
        """Whether the operator allows no changes."""
        return self._services.is_read_only

    async def _carry_out(self, change: Change) -> None:
        """Decide on a change, store it, apply it and answer; raises Refusal or StoreError instead of an answer."""
        if self._services.is_read_only and not change.is_internal:
            raise Refusal("read-only")
        for _ in range(ATTEMPTS):
            if self._is_doubtful:
                await self._catch_up()
            now = self.quiet_since = self._services.clock()
            proposal = change.decide(self.table, now)
            if proposal.entries:
                prepared = self._prepare(proposal, now)
                try:
                    await self._keep(proposal, now)
                except Conflict:
                    continue
            if proposal.entries:
                try:
                    self._apply(proposal, prepared, change)
                except Exception:
                    self._give_up(self)
                    raise
                self._changed(self)
            else:
                self._acknowledge(change)
            if change.done is not None and not change.done.done():
                change.done.set_result(proposal)
            return
        raise Conflict("Another process keeps changing this table; try again.")

    async def _keep(self, proposal: Proposal, now: float) -> None:
        try:
            await self._services.store.append(
                self.table.id, self.table.seq, to_bytes(proposal.entries), now, summary_of(proposal.table)
            )
        except (Conflict, StoreUnavailable):
            self._is_doubtful = True
            raise

    def _acknowledge(self, change: Change) -> None:
        """Acknowledge a request that changed nothing."""
        if change.client is not None:
            change.client.write(self._done(change, self.table.seq))

    def _done(self, change: Change, seq: int) -> bytes:
        """The acknowledgement as a frame; `seq` is the last event that the request led to."""
        self._services.metrics.moves.observe(self._services.clock() - change.arrived)
        return frame_of(Done(change.request, seq))

    async def _catch_up(self) -> None:
        """Read the entries that this process does not know, and broadcast them."""
        frames = []
        for event in await self._services.store.read(self.table.id, self.table.seq):
            if event.seq == self.table.seq + 1:  # otherwise it has arrived another way meanwhile
                frames.append(self._go_on(from_bytes(event.body), event.time))
        self._is_doubtful = False
        self._tell_each(b"".join(frames))
        self._changed(self)

    # ------------------------------------------------------------ applying and broadcasting

    def _prepare(self, proposal: Proposal, now: float) -> Prepared:
        """Encode what a change sends. Called before it is stored, while the table is still in the processor's cache."""
        table = proposal.before
        frames = []
        for after, entry in zip(proposal.tables, proposal.entries, strict=True):
            frames.append(self._encode(table, after, entry, now))
            table = after
        assert table is not None
        yours: dict[str, bytes] = {}
        for client in self.audience.clients:
            holder = client.holder
            if holder is not None and holder not in yours:
                yours[holder] = you_json(table, holder)
        return Prepared(now, frames, yours)

    def _apply(self, proposal: Proposal, prepared: Prepared, change: Change | None = None) -> None:
        """Apply a stored change, acknowledge it and broadcast it."""
        table = proposal.table
        if proposal.before is None or proposal.before.seats is not table.seats:
            prepared = self._prepare(proposal, prepared.now)  # who is present may have changed meanwhile
        for frame in prepared.frames:
            self._log.add_frame(frame)
        self.table = table
        self._services.metrics.events += len(proposal.entries)
        asking = None if change is None else change.client
        done = b"" if change is None or asking is None else self._done(change, table.seq)
        self._tell_each(b"".join(prepared.frames), asking, done, prepared.yours)

    def _go_on(self, entry: AnyEntry, time: float) -> bytes:
        before = self.table
        self.table = after_entry(before, time, entry)
        frame = self._encode(before, self.table, entry, time)
        self._log.add_frame(frame)
        return frame

    def _encode(self, before: Table | None, after: Table, entry: AnyEntry, time: float) -> bytes:
        """An event as a frame."""
        message: EventMessage = event_message(before, after, entry, time)
        if before is None or before.seats is not after.seats:
            message = msgspec.structs.replace(message, seats=seat_views(after, self.audience.present(after)))
        return frame_of(message)

    def _tell_each(
        self,
        events: bytes,
        asking: Client | None = None,
        done: bytes = b"",
        yours: dict[str, bytes] | None = None,
    ) -> None:
        """Send events to all clients, and to each person their `you` if it has changed.

        Several tabs of one person get the same `you`. Each client gets everything in one write, because the system call
        costs more than all the rest. The client that asked gets its acknowledgement first.
        """
        yours = yours or {}
        table = self.table
        for client in self.audience.clients:
            frames = done + events if client is asking else events
            holder = client.holder
            if holder is not None:
                if (theirs := yours.get(holder)) is None:
                    theirs = yours[holder] = you_json(table, holder)
                if client.last_you != theirs:
                    client.last_you = theirs
                    frames += you_frame(table.seq, theirs)
            if frames:
                client.write(frames)
        if table.reserves:
            self._measure_lag()
        if table.state == "waiting" and self.audience.note_leavers(table):
            self._tell_presence_soon()
        if asking is not None and asking.table is not self:
            asking.write(done)

    def _measure_lag(self) -> None:
        """Measure the lag of the connections of people whose reserve runs, while they think."""
        table = self.table
        timed = {table.seat(seat).holder for seat, own in table.reserves.items() if own.since is not None}
        for client in self.audience.clients:
            if client.holder in timed:
                client.socket.measure()

    # ------------------------------------------------------------ clients

    def size_for(self, have: int | None) -> int:
        """About how many bytes are sent to a client that enters with the events up to `have`."""
        return self._log.size(have if have is not None and self._are_few(have) else 0)

    def _are_few(self, have: int) -> bool:
        """Whether a client that has the events up to `have` lacks so few that it gets them instead of a view."""
        return have <= self.table.seq <= have + MOST_BEHIND

    def enter(self, client: Client, holder: str | None, have: int | None) -> None:
        """Add a client: it gets the full view, or the events that it lacks and then `you`."""
        was_present = self.present()
        client.table, client.holder = self, holder
        self.audience.enter(client)
        theirs = you_json(self.table, holder)
        client.last_you = theirs
        seq = self.table.seq
        if have is not None and self._are_few(have):
            client.write(self._log.after(have) + you_frame(seq, theirs))
        else:
            view = table_view(self.table, self.present(), self._services.clock())
            client.write(self._log.view(view, theirs))
        client.write(self.audience.presence(self.table))
        if holder is not None and self.table.reserves:
            client.socket.measure()
        if self.present() != was_present or holder is None:
            self._tell_presence_soon()
        self._changed(self)

    def leave(self, client: Client) -> None:
        """Remove a client."""
        client.table = None
        self.quiet_since = self._services.clock()
        self.audience.leave(client, self.quiet_since)
        self._tell_presence_soon()
        self._changed(self)

    async def refresh(self) -> None:
        """Read what other processes have appended; nothing to do with one process."""

    def tell_all(self, frame: bytes) -> None:
        """Send a frame that is not in the log to everybody at the table."""
        self.audience.tell(frame)

    def tell_seated(self, frame: bytes) -> None:
        """The same for the people who sit at the table, not for watchers."""
        self.audience.tell_seated(frame)

    def _tell_presence_soon(self) -> None:
        self.audience.tell_presence_soon(lambda: self.table)

    def present(self) -> list[bool]:
        """For each seat, whether its person has a connection."""
        return self.audience.present(self.table)


def summary_of(table: Table) -> Summary:
    """The summary that the store keeps beside the log."""
    return Summary(
        finished=table.state == "over",
        due=due(table),
        started=table.state != "waiting",
        seats=table.players,
        people=table.seating.people,
    )
