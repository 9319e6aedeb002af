"""The connections at a table: which people are present, how many watch, and since when the others are absent."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from .clients import Client, frame_of
from .limits import REACTIONS_A_SECOND, REACTIONS_BURST, Bucket
from .messages.live import Presence
from .table import Table

PRESENCE_S = 0.1
"""Debounce: arrivals and departures within this time are announced together."""


NOBODY = "nobody"
"""Used in place of an address: the computer's moves at a table where nobody has been since it was loaded are charged
to it."""


class Audience:
    """The connections at one table."""

    def __init__(self, since: float) -> None:
        self.clients: list[Client] = []
        self._since = since
        """People who have not connected yet count as absent since this time."""
        self._gone_since: dict[str, float] = {}
        self._will_tell = False
        self._last_address = NOBODY
        self._reactions: dict[str, Bucket] = {}

    def enter(self, client: Client) -> None:
        """Add a connection, or note that a known one has said hello again."""
        if client not in self.clients:
            self.clients.append(client)
        self._last_address = client.address
        if client.holder is not None:
            self._gone_since.pop(client.holder, None)

    def leave(self, client: Client, now: float) -> None:
        """Remove a connection. A person is absent when their last connection is gone."""
        self.clients.remove(client)
        if client.holder is not None and not self._is_here(client.holder):
            self._gone_since[client.holder] = now

    def note_leavers(self, table: Table) -> bool:
        """Make watchers of the clients who have no seat any more; return whether there were any."""
        seated = {seat.holder for seat in table.seats}
        leavers = [client for client in self.clients if client.holder is not None and client.holder not in seated]
        for client in leavers:
            client.holder = None
        return bool(leavers)

    @property
    def payer(self) -> str:
        """The address whose budget pays for the computer's moves: a player's, else that of the last connection."""
        return next((client.address for client in self.clients if client.holder is not None), self._last_address)

    def may_react(self, client: Client) -> bool:
        """Whether the rate limit allows a person another reaction or chat message."""
        now = asyncio.get_running_loop().time()
        bucket = self._reactions.get(client.holder or "")
        if bucket is None:
            bucket = self._reactions[client.holder or ""] = Bucket(REACTIONS_A_SECOND, REACTIONS_BURST, now)
        return bucket.take(now)

    def tell(self, frame: bytes) -> None:
        """Send a frame to everybody."""
        for client in self.clients:
            client.write(frame)

    def tell_seated(self, frame: bytes) -> None:
        """Send a frame to the people who sit at the table."""
        for client in self.clients:
            if client.holder is not None:
                client.write(frame)

    # ------------------------------------------------------------ presence

    @property
    def is_empty(self) -> bool:
        return not self.clients

    def holders(self) -> set[str | None]:
        """The people who are connected, by the digests of their secrets; None for watchers."""
        return {client.holder for client in self.clients}

    def watching(self) -> int:
        return sum(client.holder is None for client in self.clients)

    def present(self, table: Table) -> list[bool]:
        """For each seat, whether its person has a connection."""
        here = self.holders()
        return [seat.holder is not None and seat.holder in here for seat in table.seats]

    def absent_since(self, holder: str) -> float | None:
        """Since when a person has had no connection; None while there is one."""
        return None if self._is_here(holder) else self._gone_since.get(holder, self._since)

    def _is_here(self, holder: str) -> bool:
        return holder in [client.holder for client in self.clients]

    def presence(self, table: Table) -> bytes:
        """The `presence` message as a frame."""
        return frame_of(Presence(self.present(table), self.watching()))

    def tell_presence_soon(self, table: Callable[[], Table]) -> None:
        """Broadcast `presence` after a short delay, once for all changes within it."""

        def tell() -> None:
            self._will_tell = False
            self.tell(self.presence(table()))

        if not self._will_tell:
            self._will_tell = True
            asyncio.get_running_loop().call_later(PRESENCE_S, tell)
