"""The lists that all visitors of the lobby see. Changes are batched for a moment, encoded once, and broadcast."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Collection
from typing import NamedTuple, Protocol

from msgspec import UNSET

from tilewright.server.clients import Client, frame_of
from tilewright.server.messages.lobby import LobbyChange, LobbyCounts, LobbyView, OpenTable, WatchedGame

BUNDLE_S = 0.2
"""Changes are sent at most this often; changes within this time are sent together."""
AT_ONCE_S = 0.02
"""How long the first change waits for others."""


class Visitor(Protocol):
    """A client of the board."""

    client: Client


class Shown(NamedTuple):
    """The contents of the board."""

    counts: LobbyCounts
    open: dict[str, OpenTable]
    """The open seats, by table."""
    games: list[WatchedGame]


class Board:
    """Keeps what was last sent to all visitors, and sends them the difference."""

    def __init__(self, visitors: Collection[Visitor], look: Callable[[], Shown]) -> None:
        """`look` returns the current contents."""
        self._visitors = visitors
        self._look = look
        self._shown = Shown(LobbyCounts(0, 0, 0, 0, 0, None), {}, [])
        self._view: bytes | None = None
        self._will_tell = False
        self._told = 0.0
        """When the last change was broadcast, by the event loop's clock."""

    def touch(self) -> None:
        """Something may have changed."""
        if not self._will_tell:
            self._will_tell = True
            loop = asyncio.get_running_loop()
            loop.call_at(max(loop.time() + AT_ONCE_S, self._told + BUNDLE_S), self._tell)

    def view(self) -> bytes:
        """The contents as last broadcast, for a new visitor; changes follow."""
        if self._view is None:
            counts, tables, games = self._shown
            self._view = frame_of(LobbyView(counts, list(tables.values()), games))
        return self._view

    def _tell(self) -> None:
        self._will_tell = False
        before, now = self._shown, self._look()
        gone = [table for table in before.open if table not in now.open]
        changed = [each for table, each in now.open.items() if before.open.get(table) != each]
        change = LobbyChange(
            counts=now.counts if now.counts != before.counts else UNSET,
            open=changed or UNSET,
            gone=gone or UNSET,
            games=now.games if now.games != before.games else UNSET,
        )
        if change == LobbyChange():
            return
        self._shown, self._view = now, None
        self._told = asyncio.get_running_loop().time()
        frame = frame_of(change)
        for visitor in list(self._visitors):
            visitor.client.write(frame)
