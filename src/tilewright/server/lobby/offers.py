"""Open seats: tables that wait for players, listed for everybody. Each is a document of the store.

The document outlives a restart, and shows the seat to other processes. It holds the invitation in plain text, because
anybody who asks for the seat gets it; it is removed when the seat is no longer open. A request reserves the seat for a
moment. The document holds the end of that reservation, so two processes cannot reserve one seat for two people.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from functools import partial
from typing import TYPE_CHECKING

import msgspec
from msgspec import Struct

from tilewright.server.asked import GetUp
from tilewright.server.documents import Documents, documents_under
from tilewright.server.errors import Refusal
from tilewright.server.live_table import LiveTable
from tilewright.server.messages.lobby import OpenTable
from tilewright.server.store import StoreError
from tilewright.server.table import Table

from .lines import opponents

if TYPE_CHECKING:
    from tilewright.server.host import Host

LOG = logging.getLogger("tilewright.server")
PREFIX = "lobby/offer/"
RESERVED_S = 15.0
"""How long a seat is reserved for somebody who asked for it."""
GRACE_S = 45.0
"""How long a seat is held for an absent person; at slow tables it is not given up."""
SLOW_KEPT_S = 7 * 86_400.0
"""How long a seat at a slow table stays open."""
FAST_KEPT_S = 2 * 3600.0
"""How long a seat at another table stays open, even if its people are present."""
MOST, MOST_OF_ADDRESS, MOST_OF_PERSON = 300, 20, 3
AGAIN_S = 1.0


class Reservation(Struct, frozen=True):
    """A seat is reserved for a person who has asked for it."""

    key: str
    """The key of the person or device."""
    until: float


class Offer(Struct, frozen=True):
    """The document of an open seat."""

    view: OpenTable
    invite: str
    until: float
    slow: bool
    holders: tuple[str, ...]
    """The people at the table, by the digests of their secrets."""
    promised: tuple[Reservation, ...] = ()


def key_of(table: str) -> str:
    """The key of an open seat's document."""
    return PREFIX + table


def view_of(table: Table) -> OpenTable:
    """An open seat as everybody sees it."""
    settings = table.settings
    people = [line for line, seat in zip(opponents(table), table.seats, strict=True) if seat.who != "open"]
    return OpenTable(
        table.id,
        table.players,
        sum(seat.who == "open" for seat in table.seats),
        settings.side,
        settings.clock,
        settings.rated,
        people,
        table.made,
    )


class Offers:
    """All open seats that this process knows."""

    def __init__(self, host: Host, documents: Documents, changed: Callable[[], None]) -> None:
        self.known: dict[str, Offer] = {}
        """By table, the oldest first."""
        self._host = host
        self._documents = documents
        self._changed = changed
        self._of_address: dict[str, str] = {}
        """By table: the address that made it, if it was made here."""
        self._making: list[tuple[str, str | None]] = []
        """Address and person of those who are making a table with an open seat."""
        self._unsaved: set[str] = set()
        self._saving: asyncio.Task[None] | None = None
        self._touched: set[str] = set()
        """Tables that have changed here since the documents were last read."""
        self._seen: dict[tuple[str, str], float] = {}
        """By table and holder: when that person was last present for the seat."""

    # ------------------------------------------------------------ offering

    @contextmanager
    def making(self, address: str, person: str | None) -> Iterator[None]:
        """While somebody makes a table with an open seat, it counts as offered; raises Refusal beyond the limits."""
        if len(self.known) + len(self._making) >= MOST:
            raise Refusal("lobby-full")
        of_address = sum(of == address and table in self.known for table, of in self._of_address.items())
        of_address += sum(maker == address for maker, _ in self._making)
        of_person = sum(
            any(each.person == person for each in offer.view.people) for offer in self.known.values() if person
        )
        of_person += sum(maker == person for _, maker in self._making if person)
        if of_address >= MOST_OF_ADDRESS or of_person >= MOST_OF_PERSON:
            raise Refusal("too-many-offers")
        self._making.append((address, person))
        try:
            yield
        finally:
            self._making.remove((address, person))

    def add(self, table: Table, invite: str, address: str) -> None:
        """List a new table with an open seat."""
        clock = table.settings.clock
        slow = clock is not None and clock.is_slow
        until = table.made + (SLOW_KEPT_S if slow else FAST_KEPT_S)
        self._of_address = {table: of for table, of in self._of_address.items() if table in self.known}
        self._of_address[table.id] = address
        self._set(Offer(view_of(table), invite, until, slow, _holders(table)))

    def look_at(self, live: LiveTable) -> None:
        """After every change of a table that this process owns: update its line.

        Remove the line when no seat is open or nobody sits there.
        """
        table = live.table
        offer = self.known.get(table.id)
        if offer is None or not live.is_owner:
            return
        if table.state != "waiting" or not any(seat.is_person for seat in table.seats):
            self._drop(table.id)
            return
        holders = _holders(table)
        if holders != offer.holders:
            # A person who has sat down needs no reservation.
            promised = offer.promised[1:] if len(holders) > len(offer.holders) else offer.promised
            self._set(msgspec.structs.replace(offer, view=view_of(table), holders=holders, promised=promised))

    # ------------------------------------------------------------ sitting down

    async def reserve(self, table: str, key: str, may: Callable[[Offer], None]) -> tuple[str, float]:
        """Reserve a seat for a moment; return the invitation and the end of the reservation. `may` raises to deny it.

        Raises Refusal.
        """
        now = self._host.services.clock()

        def decide(offer: Offer | None) -> Offer:
            if offer is None and table in self._touched:  # it is so new that it is not written yet
                offer = self.known.get(table)
            if offer is None or offer.until <= now:
                raise Refusal("seat-just-taken")
            may(offer)
            others = tuple(each for each in offer.promised if each.until > now and each.key != key)
            if len(others) >= offer.view.open:
                raise Refusal("seat-just-taken")
            return msgspec.structs.replace(offer, promised=(*others, Reservation(key, now + RESERVED_S)))

        offer = await self._documents.change(Offer, key_of(table), decide)
        if table in self.known:
            self.known[table] = msgspec.structs.replace(self.known[table], promised=offer.promised)
        return offer.invite, now + RESERVED_S

    # ------------------------------------------------------------ ending

    async def tidy(self, here: Iterable[tuple[str, str]]) -> None:
        """Give up the seats of people who are away, and offers that are too old. One process does this for all.

        `here` are pairs of a waiting table and a holder of a seat there who is connected.
        """
        now = self._host.services.clock()
        self._touched &= self._unsaved | set(self.known)
        self._seen.update(dict.fromkeys(here, now))
        expected = {(table, holder) for table, offer in self.known.items() for holder in offer.holders}
        self._seen = {each: self._seen.get(each, now) for each in expected}
        for table, offer in list(self.known.items()):
            gone = {holder for holder in offer.holders if self._seen[table, holder] <= now - GRACE_S}
            if offer.until <= now:
                await self.end(table, offer.holders)
            elif gone and not offer.slow:
                await self.end(table, gone)

    async def end(self, table: str, holders: Iterable[str]) -> None:
        """Free people's seats; a table without people is removed. A game that has begun is left alone."""
        try:
            live = await self._host.live(table)
            for holder in holders:
                await live.change(GetUp(holder))
            if live.table.state == "waiting" and not any(seat.is_person for seat in live.table.seats):
                await self._host.remove(table)
                self._drop(table)
        except Refusal as refusal:
            if refusal.code == "no-such-table":
                self._drop(table)

    # ------------------------------------------------------------ documents

    async def read(self) -> None:
        """Read the offers from the store; raises StoreError."""
        self._touched = set(self._unsaved)
        found: dict[str, Offer] = {}
        async for document in documents_under(self._host.services.store, PREFIX):
            with_table = document.key.removeprefix(PREFIX)
            try:
                found[with_table] = msgspec.json.decode(document.body, type=Offer)
            except msgspec.MsgspecError:  # of another version
                LOG.warning("An open seat in the store cannot be read.")
        for table in self._touched:
            found.pop(table, None)
            if table in self.known:
                found[table] = self.known[table]
        if found != self.known:
            self.known = dict(sorted(found.items(), key=lambda each: each[1].view.made))
            self._changed()

    def _set(self, offer: Offer) -> None:
        self.known[offer.view.table] = offer
        self._save(offer.view.table)

    def _drop(self, table: str) -> None:
        if self.known.pop(table, None) is not None:
            self._save(table)

    def _save(self, table: str) -> None:
        self._touched.add(table)
        self._unsaved.add(table)
        self._changed()
        if self._saving is None or self._saving.done():
            self._saving = asyncio.get_running_loop().create_task(self._save_all())

    async def _save_all(self) -> None:
        """Write all changes; retry while the store fails."""
        while self._unsaved:
            table = self._unsaved.pop()
            try:
                if table in self.known:
                    await self._documents.change(Offer, key_of(table), partial(self._merged, table))
                else:
                    await self._host.services.store.forget_documents(key_of(table), unwritten_since=float("inf"))
            except (Refusal, StoreError):
                self._unsaved.add(table)
                await asyncio.sleep(AGAIN_S)

    def _merged(self, table: str, old: Offer | None) -> Offer:
        """This process's offer, with the reservations that other processes have made."""
        own = self.known.get(table)
        if own is None:  # it has ended meanwhile, and is removed next
            raise Refusal("conflict")
        if old is None or old.holders != own.holders:
            return own
        return msgspec.structs.replace(own, promised=old.promised)

    async def settle(self) -> None:
        """Wait until everything is written."""
        if self._saving is not None:
            await asyncio.wait([self._saving], timeout=AGAIN_S)


def _holders(table: Table) -> tuple[str, ...]:
    return tuple(seat.holder for seat in table.seats if seat.holder is not None)
