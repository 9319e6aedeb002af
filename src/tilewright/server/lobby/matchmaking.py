"""The queue of people who look for a game with anybody, and the tables that are made for them.

A pairing makes a table whose seats are all open, with its commitment. Each paired person joins, adds randomness (fair
deals) and sends `keep`. If the game has not begun in time, those who came return to the queue and keep the time
they have waited; the others leave it.

Each process has a queue of the people connected to it. One process pairs for all (`elsewhere.py`); the result is a
`Pairing`, which each process carries out for its own people.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import statistics
from collections import OrderedDict, deque
from collections.abc import Callable, Collection, Iterable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Protocol

import msgspec
from msgspec import Struct

from tilewright.contests.pairing import Group, Waiting, Wishes, pair
from tilewright.server.asked import GetUp
from tilewright.server.errors import Refusal
from tilewright.server.keys import new_invite
from tilewright.server.messages.fields import ClockName, SideName
from tilewright.server.messages.lobby import Opponent
from tilewright.server.messages.tables import PRESETS, Clock, NewTable, OpenSeat

if TYPE_CHECKING:
    from tilewright.server.host import Host

LOG = logging.getLogger("tilewright.server")
PAIR_S = 1.0
JOIN_S = 20.0
"""How long paired people have to sit down."""
MET_REMEMBERED = 5_000
"""People whose last opponents are remembered (LRU)."""
WAITS = 50
"""The shown waiting time is the median of this many last ones."""
CLOCKS: dict[ClockName, Clock] = {
    "3+2": PRESETS["3+2"],
    "5+5": PRESETS["5+5"],
    "10+10": PRESETS["10+10"],
    "days": PRESETS["day"],
}


class Seeker(Struct, frozen=True):
    """A person in the queue, in the form that processes exchange."""

    id: str
    """The id of this entry in the queue."""
    key: str
    """The key of the person or device."""
    since: float
    players: int
    sides: tuple[SideName, ...]
    clocks: tuple[ClockName, ...]
    rated: bool
    line: Opponent
    """The line that others see."""

    def waiting(self, blocked: frozenset[str], met: frozenset[str]) -> Waiting:
        """The same for `contests.pairing`."""
        line = self.line
        return Waiting(
            self.id,
            self.key,
            self.since,
            Wishes(self.players, self.sides, self.clocks, self.rated),
            None if line.rating is None else float(line.rating),
            float(line.deviation or 0),
            blocked,
            met,
        )


class Pairing(Struct, frozen=True):
    """A table that was made for people from the queue."""

    table: str
    invite: str
    seekers: tuple[Seeker, ...]
    made: float
    until: float


class Looking(Protocol):
    """A visitor in the queue, as this module sees them."""

    seeker: Seeker | None

    def keeps(self, table: str) -> bool:
        """Whether the visitor holds a seat at this waiting table."""

    def tell_paired(self, pairing: Pairing) -> None:
        """A game was found."""

    def tell_unpaired(self, table: str, code: str) -> None:
        """The game that was found does not begin; the visitor's place in the queue is already updated."""

    def tell_began(self, table: str) -> None:
        """The game that was found begins."""


@dataclass(eq=False)
class _Meeting:
    """A pairing that is being carried out here."""

    pairing: Pairing
    people: list[tuple[Looking, Seeker]] = field(default_factory=list)
    over: asyncio.Event = field(default_factory=asyncio.Event)


class Matchmaking:
    """The queue of this process."""

    def __init__(self, host: Host, changed: Callable[[], None], note_absence: Callable[[Looking], None]) -> None:
        """`note_absence` is called for each person who was paired and did not come."""
        self._host = host
        self._changed = changed
        self._note_absence = note_absence
        self._queue: dict[str, tuple[Seeker, Looking]] = {}
        """By id; `since` decides who has waited longest."""
        self._meetings: dict[str, _Meeting] = {}
        """By table: the pairings that are being carried out here."""
        self._blocked: dict[str, frozenset[str]] = {}
        """By id of a queue entry: the keys of people whom this person must not meet, as earlier pairings have found."""
        self._met: OrderedDict[str, frozenset[str]] = OrderedDict()
        """By person: their last opponents; only at the process that pairs."""
        self._waits: deque[float] = deque(maxlen=WAITS)

    # ------------------------------------------------------------ looking

    @property
    def seekers(self) -> list[Seeker]:
        """The people in this process's queue."""
        return [seeker for seeker, _ in self._queue.values()]

    @property
    def typical_wait(self) -> int | None:
        """The median of the last waits, in seconds."""
        return round(statistics.median(self._waits)) if self._waits else None

    def look(self, visitor: Looking, seeker: Seeker) -> None:
        """Put a person into the queue; one who is already in it keeps the time waited."""
        if visitor.seeker is not None and visitor.seeker.id in self._queue:
            old = self._queue.pop(visitor.seeker.id)[0]
            seeker = msgspec.structs.replace(seeker, since=old.since)
        visitor.seeker = seeker
        self._queue[seeker.id] = (seeker, visitor)
        self._changed()

    def cancel(self, visitor: Looking) -> None:
        """Remove a person from the queue, if they are in it."""
        if visitor.seeker is not None:
            self._queue.pop(visitor.seeker.id, None)
            visitor.seeker = None
            self._changed()

    # ------------------------------------------------------------ pairing, by one process for all

    async def pair(self, elsewhere: Iterable[Seeker], taken: Collection[str]) -> list[Pairing]:
        """Make tables for those who can play now; `taken` are ids that were paired already."""
        now = self._host.services.clock()
        meeting = {seeker.key for each in self._meetings.values() for _, seeker in each.people}
        seekers = {
            each.id: each
            for each in (*self.seekers, *elsewhere)
            if each.id not in taken and each.key not in meeting  # else already paired, in this or another window
        }
        self._blocked = {id: keys for id, keys in self._blocked.items() if id in seekers}
        nobody: frozenset[str] = frozenset()
        queue = [
            each.waiting(self._blocked.get(each.id, nobody), self._met.get(each.key, nobody))
            for each in seekers.values()
        ]
        pairings = []
        for group in pair(queue, now):
            people = [seekers[one.id] for one in group.people]
            try:
                if not await self._keep_apart(people):
                    pairings.append(await self._make_table(group, people))
            except Refusal as refusal:  # they keep waiting
                LOG.warning("No table could be made for people who look for one: %s", refusal.code)
                break
        return pairings

    async def _keep_apart(self, people: list[Seeker]) -> bool:
        """Whether one of these people blocks another one now, or two of a rated game belong to one person.

        The next pairing keeps the two apart.
        """
        known = [
            (one, person)
            for one in people
            if one.line.person is not None and (person := await self._host.people.read(one.line.person)) is not None
        ]
        found = False
        for one, person in known:
            keys = frozenset(
                other.key
                for other, them in known
                if other is not one and (them.id in person.blocked or (one.rated and person.is_one_with(them)))
            )
            if keys:
                self._blocked[one.id] = self._blocked.get(one.id, frozenset()) | keys
                found = True
        return found

    async def _make_table(self, group: Group, people: list[Seeker]) -> Pairing:
        rated = people[0].rated
        clock = CLOCKS[group.clock]  # type: ignore[index]
        asked = NewTable(
            seats=[OpenSeat() for _ in people],
            side=group.side,  # type: ignore[arg-type]
            clock=clock,
            undo=not rated,
            hints=False,
            stand_in_after=None if clock.is_slow else 120,
            rated=rated,
            public=True,
        )
        made = await self._host.make(asked)
        assert made.invite is not None
        for one in people:
            self._met[one.key] = frozenset(other.key for other in people if other is not one)
            self._met.move_to_end(one.key)
        while len(self._met) > MET_REMEMBERED:
            self._met.popitem(last=False)
        now = self._host.services.clock()
        return Pairing(made.table, made.invite, tuple(people), now, now + JOIN_S)

    # ------------------------------------------------------------ carrying pairings out

    def carry_out(self, pairings: Iterable[Pairing], *, made_here: bool = False) -> None:
        """Tell this process's people of their pairings; known ones are skipped."""
        for pairing in pairings:
            if pairing.table in self._meetings:
                continue
            meeting = _Meeting(pairing)
            for seeker in pairing.seekers:
                _, visitor = self._queue.pop(seeker.id, (None, None))
                if visitor is not None:
                    self._waits.append(pairing.made - seeker.since)
                    meeting.people.append((visitor, seeker))
                    visitor.tell_paired(pairing)
            if meeting.people or made_here:
                self._meetings[pairing.table] = meeting
                self._host.spawn(self._attend(meeting))
                self._changed()

    def meets_at(self, table: str) -> bool:
        """Whether paired people are sitting down at a table."""
        return table in self._meetings

    def note_begun(self, table: str) -> None:
        """The game at a table has begun."""
        if table in self._meetings:
            self._meetings[table].over.set()

    async def _attend(self, meeting: _Meeting) -> None:
        """Wait until the game begins, or time is up."""
        pairing, services = meeting.pairing, self._host.services
        try:
            live = await self._host.live(pairing.table)  # loaded, so that its changes reach `look_at`
            if live.table.state == "waiting":
                try:
                    async with asyncio.timeout(max(0.0, pairing.until - services.clock())):
                        await meeting.over.wait()
                except TimeoutError:
                    for holder in {seat.holder for seat in live.table.seats if seat.holder is not None}:
                        await live.change(GetUp(holder), is_internal=True)
            begun = live.table.state != "waiting"
        except Refusal:  # the table is gone, or the store is
            begun = False
        finally:
            self._meetings.pop(pairing.table, None)
        if not begun:
            with contextlib.suppress(Refusal):
                await self._host.remove(pairing.table)
        for visitor, seeker in meeting.people:
            if not begun:
                self._end(visitor, seeker, pairing)
            elif visitor.seeker is seeker:  # otherwise the visitor was informed already, or has left
                visitor.tell_began(pairing.table)
        self._changed()

    def _end(self, visitor: Looking, seeker: Seeker, pairing: Pairing) -> None:
        for one in pairing.seekers:
            self._met.pop(one.key, None)
        if visitor.seeker is not seeker:  # the visitor has left, or looks for another game
            return
        if visitor.keeps(pairing.table):
            visitor.seeker = seeker = msgspec.structs.replace(seeker, id=new_invite())
            self._queue[seeker.id] = (seeker, visitor)
            visitor.tell_unpaired(pairing.table, "partner-gone")
        else:
            visitor.seeker = None
            self._note_absence(visitor)
            visitor.tell_unpaired(pairing.table, "did-not-come")
