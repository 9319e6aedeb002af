"""The lobbies of other processes that share the store, through documents only, without the broker.

Each process writes its lobby to `lobby/here/PROCESS` when it has changed, at least every 3 s, and reads those of the
others every second. One process, the leader, pairs for all; `lobby/leader` names it and the end of its lease. Pairings
are in `lobby/pairings`, which is changed by compare-and-set only, so no queue entry is paired twice even while two
processes think that they lead. While the store is unavailable, each lobby continues with what it last read.
"""

from __future__ import annotations

import contextlib
from typing import TYPE_CHECKING

import msgspec
from msgspec import Struct

from tilewright.server.documents import Documents
from tilewright.server.errors import Refusal
from tilewright.server.messages.lobby import WatchedGame
from tilewright.server.store import StoreError

from .matchmaking import Pairing, Seeker

if TYPE_CHECKING:
    from tilewright.server.host import Host

SHARE_S = 1.0
PREFIX = "lobby/here/"
LEADER, PAIRINGS = "lobby/leader", "lobby/pairings"
REPEAT_S = 3.0
"""How often a process rewrites an unchanged document, as a heartbeat."""
GONE_AFTER_S = 10.0
LEFT_KEPT_S = 3600.0
"""How long the document of a process that crashed stays."""
LEASE_S = 8.0
PAIRINGS_KEPT_S = 60.0
KEY_LETTERS = 10
"""Length of the prefix of a person's key, to count people at several processes once."""


class Here(Struct, frozen=True):
    """The lobby of one process."""

    process: str
    time: float
    people: tuple[str, ...] = ()
    """Prefixes of the keys of its visitors."""
    seekers: tuple[Seeker, ...] = ()
    keeps: tuple[tuple[str, str], ...] = ()
    """Pairs of a waiting table and a holder of a seat there who is connected to this process."""
    games: tuple[WatchedGame, ...] = ()
    game_count: int = 0
    playing: int = 0


class _Leader(Struct, frozen=True):
    process: str
    until: float


class _Pairings(Struct, frozen=True):
    made: tuple[Pairing, ...] = ()


class Elsewhere:
    """The lobbies of the other processes, as last read."""

    def __init__(self, host: Host, documents: Documents, process: str) -> None:
        self.others: tuple[Here, ...] = ()
        self.pairings: tuple[Pairing, ...] = ()
        self.leads = False
        """Whether this process pairs."""
        self._host = host
        self._documents = documents
        self.process = process
        self._written: Here | None = None

    async def share(self, here: Here) -> None:
        """Write this process's lobby and read the others; raises Refusal or StoreError."""
        now = here.time
        last = self._written
        if last is None or now - last.time >= REPEAT_S or msgspec.structs.replace(last, time=now) != here:
            await self._documents.change(Here, PREFIX + self.process, lambda _: here)
            self._written = here
        others = []
        for document in await self._host.services.store.list_documents(after=PREFIX):
            if document.key.startswith(PREFIX) and document.key != PREFIX + self.process:
                with contextlib.suppress(msgspec.MsgspecError):  # of another version
                    others.append(msgspec.json.decode(document.body, type=Here))
        self.others = tuple(each for each in others if abs(now - each.time) < GONE_AFTER_S)
        found = await self._documents.read(_Pairings, PAIRINGS)
        self.pairings = () if found is None else found.made
        leader = await self._documents.read(_Leader, LEADER)
        if leader is None or leader.process == self.process or leader.until <= now:
            await self._lead(now)
        else:
            self.leads = False

    async def _lead(self, now: float) -> None:
        """Acquire or renew the leader's lease."""

        def decide(leader: _Leader | None) -> _Leader:
            if leader is not None and leader.process != self.process and leader.until > now:
                return leader
            if leader is not None and leader.process == self.process and leader.until > now + LEASE_S / 2:
                return leader
            return _Leader(self.process, now + LEASE_S)

        self.leads = (await self._documents.change(_Leader, LEADER, decide)).process == self.process

    async def publish(self, made: list[Pairing]) -> list[Pairing]:
        """Publish pairings to all processes; return those that no other process has paired meanwhile."""
        now = self._host.services.clock()
        accepted: list[Pairing] = []

        def decide(found: _Pairings | None) -> _Pairings:
            known = [] if found is None else [each for each in found.made if each.made > now - PAIRINGS_KEPT_S]
            taken = {seeker.id for each in known for seeker in each.seekers}
            accepted[:] = [each for each in made if not any(seeker.id in taken for seeker in each.seekers)]
            return _Pairings((*known, *accepted))

        self.pairings = (await self._documents.change(_Pairings, PAIRINGS, decide)).made
        return accepted

    async def leave(self) -> None:
        """Delete this process's document and lease, so that others need not wait for them to expire."""
        with contextlib.suppress(Refusal, StoreError):
            await self._host.services.store.forget_documents(PREFIX + self.process, unwritten_since=float("inf"))
            if self.leads:
                await self._documents.change(
                    _Leader,
                    LEADER,
                    lambda leader: _Leader("", 0.0) if leader is None or leader.process == self.process else leader,
                )

    async def tidy(self) -> None:
        """Remove the documents of processes that crashed long ago; raises StoreError."""
        await self._documents.forget(PREFIX, LEFT_KEPT_S)
