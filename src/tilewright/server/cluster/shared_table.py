"""A table in one of several processes: its owner decides and appends, the others relay.

Invariants:

1. Only an append that names the table's present epoch succeeds. A process holds the epoch only while it believes
   that it is the owner. If it is wrong, the append fails, nothing is stored, and it becomes a relay.
2. `done` is sent only after the entries are in the database: the owner sends `Told` after its append, and a relay
   acknowledges what `Told` or `Settled` answers.
3. A relay's table is the replay of the log up to some event. It adds entry n + 1 after entry n and nothing else, from
   `Told` or from the database; it ignores entries that it has.
4. A request is sent again only if it certainly was not carried out and will not be: it reached no process, or one that
   is not the owner, or the table has a new owner and the log has not grown since the request was sent. If the outcome
   is unknown, the client's connection is dropped: the client reconnects and sees the log.
"""

from __future__ import annotations

import asyncio
import logging
from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple

from tilewright.server.asked import Asked
from tilewright.server.errors import Refusal, refusal_for
from tilewright.server.live_table import ATTEMPTS, Change, LiveTable, Prepared, summary_of
from tilewright.server.ownership import SHORT_ABSENCE_S
from tilewright.server.store import Conflict, StoreError, StoreUnavailable
from tilewright.server.store.postgres import Held, NotOwner
from tilewright.server.table import Proposal, Table, deadline, from_bytes, resume, to_bytes
from tilewright.server.table import after as after_entry

from .messages import Elsewhere, Frame, NotMine, Refused, Report, Request, Settled, Told
from .shared_audience import Others, SharedAudience

if TYPE_CHECKING:
    from tilewright.server.host import Host

    from .cluster import Cluster

LOG = logging.getLogger("tilewright.server")
REQUEST_S = 5.0
"""How long after it was sent the owner may still begin to decide on a request; less than a lease, so that no request
outlives its owner."""
ANSWER_S = 8.0
"""How long a relay waits for the answer; more than it takes to replace an owner that does not answer (`LEASE_S` and
`LOOK_S`), because then the request can be sent to the new one."""
FIND_OWNER_S = 12.0
"""How long a request waits until its table has an owner that can be reached; more than a lease."""
AGAIN_S = 0.3
PRESENCE_S = 0.1
LOOKS_BEFORE_GIVING = 3
"""A table is handed to another process after this many checks that found all its clients there. Several, so that a
reconnection does not move it."""
REPORT_S = 3.0
REPORT_VALID_S = 10.0


class Passed(NamedTuple):
    """A request that was passed on to the owner."""

    change: Change
    seq: int
    """The last event that this process knew when it passed the request on."""
    patience: asyncio.TimerHandle
    """Ends the wait for an answer."""


@dataclass(slots=True)
class RemoteChange(Change):
    """A request that another process has passed on."""

    process: str = ""
    number: int = 0
    until: float = 0.0
    """The owner drops the request if it has not begun to decide by then."""


def nothing(table: Table, now: float) -> Proposal:
    """An empty change, used to find or become the owner, and to read the log."""
    return Proposal(table, (), ())


class SharedTable(LiveTable):
    """A table that this process owns (`epoch`) or relays."""

    audience: SharedAudience

    def __init__(self, cluster: Cluster, host: Host) -> None:
        super().__init__(host.services, host.look_after, host.give_up)
        self._cluster = cluster
        self.audience = SharedAudience(self._services.clock(), cluster.sees_everybody)
        self.epoch: int | None = None
        """Names our ownership in every append; None: another process owns the table."""
        self.owner = ""
        """The process that owns it; empty: unknown."""
        self._pending: dict[int, Passed] = {}
        """By number: requests without an answer yet."""
        self._asked = ""
        """The process to which they were passed on."""
        self._bodies: list[bytes] = []
        """The entries of the change that is being stored."""
        self._will_share = False
        self._last_in_store = 0
        """The table's last event at the last look into the database."""
        self._alone_with = ("", 0)
        """If all clients are connected to one other process: that process, and for how many checks."""

    @property
    def is_owner(self) -> bool:  # type: ignore[override]
        return self.epoch is not None

    @property
    def is_busy(self) -> bool:
        return super().is_busy or bool(self._pending)

    def begin(self, proposal: Proposal, now: float) -> None:
        """Own a table that this process has just made."""
        self.own(1)
        super().begin(proposal, now)

    async def load(self, table_id: str) -> None:
        """Replay the log; a relay reports itself to the owner."""
        await super().load(table_id)
        self.share_presence()

    # ------------------------------------------------------------ owning and losing

    def own(self, epoch: int) -> None:
        """This process decides from now on."""
        self.epoch, self.owner = epoch, self._cluster.process
        self.audience.begin_again(self._services.clock())

    def disown(self, owner: str) -> None:
        """Another process decides, or the owner is unknown."""
        self.epoch, self.owner = None, owner
        if owner and owner != self._asked and self._pending:
            self._cluster.spawn(self._send_again())
        self.audience.begin_again(self._services.clock())
        self._changed(self)
        if owner:
            self.share_presence()

    def seek_owner(self) -> None:
        """Find the owner of the table, or take it if there is none."""
        if self.epoch is None:
            self.owner = ""
            self._submit(Change(nothing))

    async def _find_owner(self) -> None:
        found = await self._cluster.take(self.table.id)
        if not isinstance(found, Held):
            self.disown(found)
            return
        self.own(found.epoch)
        self._is_doubtful = True  # the last owner may have appended more than we have
        await self._send_again()
        if found.away > SHORT_ABSENCE_S:
            credit = Change(lambda table, now: _credit(table, found.away, now), is_internal=True)
            await super()._carry_out(credit)
        self._changed(self)

    # ------------------------------------------------------------ changing

    def _submit(self, change: Change) -> None:
        """Queue a change, or pass it on if the owner is known and nothing is queued before it."""
        if self.epoch is not None or not self.owner or self._queue or self._draining is not None:
            super()._submit(change)
            return
        try:
            self._pass_on(change)
        except Exception as error:
            self._tell_refused(change, error)

    async def _carry_out(self, change: Change) -> None:
        for _ in range(ATTEMPTS):
            if self.epoch is None and not self.owner:
                await self._find_owner()
            if self.epoch is None:
                self._pass_on(change)
                return
            if isinstance(change, RemoteChange) and change.until < self._services.clock():
                return
            try:
                await super()._carry_out(change)
                return
            except NotOwner:
                LOG.info("A table was taken over by another process.")
                self._is_doubtful = True
                self.disown("")
                if isinstance(change, RemoteChange):  # its sender may have sent it to the new owner already
                    self._pass_on(change)
                    return
        raise Conflict("Other processes keep taking this table.")

    async def _keep(self, proposal: Proposal, now: float) -> None:
        """Append with our epoch."""
        if self.epoch is None:  # lost while the log was being read
            raise NotOwner("Another process has taken this table over.")
        self._bodies = to_bytes(proposal.entries)
        try:
            await self._cluster.store.append(
                self.table.id, self.table.seq, self._bodies, now, summary_of(proposal.table), self.epoch
            )
        except (Conflict, StoreUnavailable):
            self._is_doubtful = True
            raise

    def _apply(self, proposal: Proposal, prepared: Prepared, change: Change | None = None) -> None:
        """Apply a stored change, and send it to the relays."""
        super()._apply(proposal, prepared, change)
        asking = change if isinstance(change, RemoteChange) else None
        after = self.table.seq - len(proposal.entries)
        frames = self._log.frames(after)
        for process in {*self.audience.others, *(() if asking is None else (asking.process,))}:
            number = asking.number if asking is not None and asking.process == process else 0
            told = Told(self.table.id, self._cluster.process, after, prepared.now, self._bodies, number, frames)
            self._cluster.send(process, told)

    def _acknowledge(self, change: Change) -> None:
        if isinstance(change, RemoteChange):
            settled = Settled(self.table.id, self._cluster.process, change.number, self.table.seq)
            self._cluster.send(change.process, settled)
        else:
            super()._acknowledge(change)

    def _tell_refused(self, change: Change, error: Exception) -> None:
        if isinstance(change, RemoteChange):
            refusal = refusal_for(error)
            if refusal.code == "internal":
                LOG.error("A request of another process has failed.", exc_info=error)
            table, us = self.table.id, self._cluster.process
            refused = Refused(table, us, change.number, refusal.code, refusal.detail, dict(refusal.values))
            self._cluster.send(change.process, refused)
        else:
            super()._tell_refused(change, error)

    # ------------------------------------------------------------ as a relay

    def _pass_on(self, change: Change) -> None:
        """Send a change to the owner; the answer comes later."""
        if isinstance(change, RemoteChange):
            self._cluster.send(change.process, NotMine(self.table.id, self._cluster.process, change.number))
            return
        if not isinstance(change.decide, Asked):  # a decision that only the owner makes
            raise Refusal("stale")
        if not self._cluster.broker.is_up:
            raise StoreUnavailable("The owner of this table cannot be reached.")
        number = self._cluster.next_number()
        until = self._services.clock() + REQUEST_S
        patience = asyncio.get_running_loop().call_later(ANSWER_S, self._wait_no_longer, number)
        self._pending[number] = Passed(change, self.table.seq, patience)
        self._asked = self.owner
        self._cluster.send(self.owner, Request(self.table.id, self._cluster.process, number, until, change.decide))  # type: ignore[arg-type]

    def not_taken(self, number: int) -> None:
        """A request reached no process, or not the owner: find the owner and send it again."""
        change = self._answered(number)
        if self.epoch is None:
            self.owner = ""
        if change is None:
            return
        if self._services.clock() - change.arrived > FIND_OWNER_S:
            self._tell_refused(change, StoreUnavailable("The owner of this table cannot be reached."))
        else:
            asyncio.get_running_loop().call_later(AGAIN_S, self._submit, change)

    def _answered(self, number: int) -> Change | None:
        passed = self._pending.pop(number, None)
        if passed is None:
            return None
        passed.patience.cancel()
        return passed.change

    def _wait_no_longer(self, number: int) -> None:
        change = self._answered(number)
        if change is not None:
            _leave_unanswered(change)

    async def _send_again(self) -> None:
        """There is a new owner: carry out what the old one has not, or pass it on.

        The old one cannot append any more, so what is not in the log now was not carried out. If the log has grown,
        nobody knows by which requests.
        """
        passed, self._pending = self._pending, {}
        is_known = True
        if passed:
            try:
                await self._catch_up()
            except StoreError:
                is_known = False
        for change, seq, patience in passed.values():
            patience.cancel()
            if is_known and self.table.seq == seq:
                self._submit(change)
            else:
                _leave_unanswered(change)

    def hear_told(self, told: Told) -> None:
        """The owner has stored entries."""
        change = self._answered(told.number)
        last = told.after + len(told.entries)
        if told.after > self.table.seq:
            self._cluster.spawn(self._fill_gap(change, last))
            return
        known = self.table.seq - told.after
        frames = told.frames[known:]
        for body, frame in zip(told.entries[known:], frames, strict=True):
            self.table = after_entry(self.table, told.time, from_bytes(body))
            self._log.add_frame(frame)
        self._answer(change, last, b"".join(frames))

    async def _fill_gap(self, change: Change | None, last: int) -> None:
        try:
            await self._catch_up()
        except StoreError:  # the next look at all tables tries again
            self._is_doubtful = True
        self._answer(change, last)

    def _answer(self, change: Change | None, seq: int, frames: bytes = b"") -> None:
        asking = None if change is None else change.client
        done = b"" if change is None or asking is None else self._done(change, seq)
        self._tell_each(frames, asking, done)
        if change is not None and change.done is not None and not change.done.done():
            change.done.set_result(Proposal(self.table, (), ()))
        self._changed(self)

    def hear_settled(self, settled: Settled) -> None:
        """The owner has decided that nothing changes."""
        change = self._answered(settled.number)
        if change is not None:
            self._answer(change, settled.seq)

    def hear_refused(self, refused: Refused) -> None:
        """The owner has refused."""
        change = self._answered(refused.number)
        if change is not None:
            self._tell_refused(change, Refusal(refused.code, detail=refused.detail, **refused.values))

    def hear_given(self) -> None:
        """The previous owner has handed the table to this process.

        If requests to that owner are under way, they come back to `not_taken`, which then claims the table.
        """
        if not self.is_busy:
            self.seek_owner()

    def is_behind(self, last: int) -> bool:
        """Whether the database has events, up to `last`, that will probably not come through the broker.

        Events stored since the last look may still be on their way. Those that the last look found should have arrived.
        """
        expected = self._last_in_store if self._cluster.broker.is_up else last
        self._last_in_store = last
        return expected > self.table.seq

    async def refresh(self) -> None:
        """Read what the owner has appended; also as the owner, because another process may have taken the table."""
        if self.epoch is None:
            await self._catch_up()
        else:
            self._is_doubtful = True
            try:
                await self.change(nothing, is_internal=True)
            except Refusal as refusal:
                if refusal.code != "stale":
                    raise
                await self._catch_up()  # another process has taken it

    # ------------------------------------------------------------ as the owner

    def hear_request(self, request: Request) -> None:
        """A request that a relay passes on."""
        change = RemoteChange(request.asked, process=request.process, number=request.number, until=request.until)
        self._submit(change)

    def hear_report(self, report: Report) -> None:
        """A relay reports its connections."""
        now = self._services.clock()
        is_new = report.process not in self.audience.others
        others = Others(frozenset(report.holders), report.watching, report.payer, now + REPORT_VALID_S)
        if self.audience.hear(report.process, others, now):
            self._presence_changed()
        elif is_new:
            self._tell_elsewhere(report.process)

    def expire(self) -> None:
        """Forget relays that have not reported for a while."""
        if self.epoch is not None and self.audience.expire(self._services.clock()):
            self._presence_changed()

    def settle_doubt(self) -> None:
        """Read the log after an append without an answer: it may have succeeded, and clients wait for the result."""
        if self.epoch is not None and self._is_doubtful and not self.is_busy:
            self._submit(Change(nothing, is_internal=True))

    def better_owner(self) -> str:
        """The process that all clients have been connected to for several checks; empty if none, or as a relay."""
        places = [process for process, others in self.audience.others.items() if others.holders or others.watching]
        if self.epoch is None or self.audience.clients or len(places) != 1 or self.is_busy:
            self._alone_with = ("", 0)
            return ""
        looks = self._alone_with[1] + 1 if self._alone_with[0] == places[0] else 1
        self._alone_with = (places[0], looks)
        return places[0] if looks >= LOOKS_BEFORE_GIVING else ""

    def lose_relay(self, process: str) -> None:
        """A process cannot be reached."""
        if self.epoch is not None and self.audience.hear(process, None, self._services.clock()):
            self._presence_changed()

    def _presence_changed(self) -> None:
        self.quiet_since = self._services.clock()
        self._tell_presence_soon()
        self._changed(self)

    # ------------------------------------------------------------ presence and reactions

    def _tell_presence_soon(self) -> None:
        super()._tell_presence_soon()
        if not self._will_share:
            self._will_share = True
            asyncio.get_running_loop().call_later(PRESENCE_S, self.share_presence)

    def share_presence(self) -> None:
        """Report connections: the owner to all relays, a relay to the owner."""
        self._will_share = False
        if self.epoch is not None:
            for process in list(self.audience.others):
                self._tell_elsewhere(process)
        elif self.owner:
            audience = self.audience
            report = Report(
                self.table.id,
                self._cluster.process,
                sorted(audience.own_holders()),
                audience.own_watching(),
                audience.own_payer(),
            )
            self._cluster.send(self.owner, report)

    def _tell_elsewhere(self, process: str) -> None:
        elsewhere = Elsewhere(self.table.id, self._cluster.process, self.table.seq, *self.audience.elsewhere(process))
        self._cluster.send(process, elsewhere)

    def hear_elsewhere(self, elsewhere: Elsewhere) -> None:
        """The owner reports the connections at other processes."""
        if elsewhere.process != self.owner or self.epoch is not None:
            return
        others = Others(frozenset(elsewhere.holders), elsewhere.watching, "", float("inf"))
        if self.audience.hear(self.owner, others, self._services.clock()):
            super()._tell_presence_soon()
        if elsewhere.last > self.table.seq:
            self._cluster.spawn(self._fill_gap(None, elsewhere.last))

    def tell_all(self, frame: bytes) -> None:
        """Send a frame to everybody, here and at other processes."""
        super().tell_all(frame)
        self._pass_frame_on(frame, "", seated=False)

    def tell_seated(self, frame: bytes) -> None:
        """The same for the people who sit at the table."""
        super().tell_seated(frame)
        self._pass_frame_on(frame, "", seated=True)

    def hear_frame(self, told: Frame) -> None:
        """A frame for all clients, from another process."""
        if told.seated:
            self.audience.tell_seated(told.frame)
        else:
            self.audience.tell(told.frame)
        if self.epoch is not None:
            self._pass_frame_on(told.frame, told.process, seated=told.seated)

    def _pass_frame_on(self, frame: bytes, source: str, *, seated: bool) -> None:
        to = list(self.audience.others) if self.epoch is not None else [self.owner] if self.owner else []
        for process in to:
            if process != source:
                self._cluster.send(process, Frame(self.table.id, self._cluster.process, frame, seated))


def _leave_unanswered(change: Change) -> None:
    """The outcome of a request is unknown: drop the client, so that it reconnects and sees the log."""
    if change.client is not None:
        change.client.socket.drop()
    elif change.done is not None and not change.done.done():
        change.done.set_exception(Refusal("store-unavailable"))


def _credit(table: Table, away: float, now: float) -> Proposal:
    """Give running clocks back the time in which nobody owned the table."""
    return Proposal(table, (), ()) if deadline(table) is None else resume(table, away, now)
