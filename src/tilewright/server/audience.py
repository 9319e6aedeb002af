"""Who is at a table at the moment: people with one connection or several, watchers; who is gone, and since when."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from .clients import Client, frame_of
from .messages import Presence
from .table import Table

PRESENCE_S = 0.1
"""So long comings and goings are gathered before everybody hears of them."""


class Audience:
    """The connections at one table."""

    def __init__(self, since: float) -> None:
        self.clients: list[Client] = []
        self._since = since
        """Whoever was never here is gone since then."""
        self._gone_since: dict[str, float] = {}
        self._will_tell = False

    def enter(self, client: Client) -> None:
        """Somebody is here, perhaps again."""
        if client not in self.clients:
            self.clients.append(client)
        if client.holder is not None:
            self._gone_since.pop(client.holder, None)

    def leave(self, client: Client, now: float) -> None:
        """Somebody is gone; a person only with their last connection."""
        self.clients.remove(client)
        if client.holder is not None and not self._is_here(client.holder):
            self._gone_since[client.holder] = now

    def tell(self, frame: bytes) -> None:
        """Send a frame to everybody."""
        for client in self.clients:
            client.write(frame)

    # ------------------------------------------------------------ presence

    def present(self, table: Table) -> list[bool]:
        """For each seat of a table, whether its person has a connection."""
        here = {client.holder for client in self.clients}
        return [seat.holder is not None and seat.holder in here for seat in table.seats]

    def absent_since(self, holder: str) -> float | None:
        """Since when a person has no connection; None if there is one."""
        return None if self._is_here(holder) else self._gone_since.get(holder, self._since)

    def _is_here(self, holder: str) -> bool:
        return any(client.holder == holder for client in self.clients)

    def presence(self, table: Table) -> bytes:
        """The message that tells who is here."""
        return frame_of(Presence(self.present(table), sum(client.holder is None for client in self.clients)))

    def tell_presence_soon(self, table: Callable[[], Table]) -> None:
        """Tell everybody who is here, once for all who come and go within a moment."""

        def tell() -> None:
            self._will_tell = False
            self.tell(self.presence(table()))

        if not self._will_tell:
            self._will_tell = True
            asyncio.get_running_loop().call_later(PRESENCE_S, tell)
