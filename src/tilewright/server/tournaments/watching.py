"""Long polling of tournaments: a request waits until something has changed. One read of the store serves all."""

from __future__ import annotations

import asyncio
import math
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Any

import msgspec

from tilewright.server.messages.tournaments import TournamentView

from .document import Tournament
from .views import results_of, tournament_view

REFRESH_S = 2.0
"""The largest age of a cached view, because another process may have changed the tournament."""
FORGET_S = 60.0


@dataclass
class _Seen:
    tournament: Tournament
    view: TournamentView
    read: float
    asked: float
    results: Any = None
    """The results as encoded JSON, once somebody has asked for them."""
    changed: asyncio.Event = field(default_factory=asyncio.Event)


class Watching:
    """The last known views of the tournaments that are being watched."""

    def __init__(self, read: Callable[[str], Awaitable[Tournament]], clock: Callable[[], float]) -> None:
        self._read = read
        self._clock = clock
        self._seen: dict[str, _Seen] = {}
        self._reading: dict[str, asyncio.Lock] = {}
        self._is_closing = False

    def __len__(self) -> int:
        return len(self._seen)

    def note(self, tournament: Tournament) -> None:
        """Take over a new view of a tournament; if it differs from the last one, answer the waiting requests."""
        now = self._clock()
        seen = self._seen.get(tournament.id)
        if seen is None:
            return
        before = seen.view.tag
        seen.tournament, seen.view, seen.read, seen.results = tournament, tournament_view(tournament, now), now, None
        if seen.view.tag != before:
            seen.changed.set()
            seen.changed = asyncio.Event()

    async def look(self, id: str, have: str | None, wait_s: float) -> tuple[Tournament, TournamentView]:
        """The latest view; if it is the one that the client has, wait until there is another, or for `wait_s`."""
        loop = asyncio.get_running_loop()
        until = loop.time() + wait_s
        while True:
            seen = await self._latest(id)
            left = until - loop.time()
            if seen.view.tag != have or left <= 0 or self._is_closing:
                return seen.tournament, seen.view
            try:
                await asyncio.wait_for(seen.changed.wait(), min(left, REFRESH_S))
            except TimeoutError:
                continue

    async def results(self, id: str) -> Any:
        """The results as encoded JSON, computed once for all who ask within two seconds."""
        seen = await self._latest(id)
        if seen.results is None:
            seen.results = msgspec.json.encode(results_of(seen.tournament, self._clock()))
        return seen.results

    async def _latest(self, id: str) -> _Seen:
        now = self._clock()
        seen = self._seen.get(id)
        if seen is not None and 0 <= now - seen.read < REFRESH_S:
            seen.asked = now
            return seen
        lock = self._reading.setdefault(id, asyncio.Lock())
        try:
            async with lock:
                seen = self._seen.get(id)
                if seen is None or not 0 <= self._clock() - seen.read < REFRESH_S:
                    tournament = await self._read(id)
                    if id in self._seen:
                        self.note(tournament)
                    else:
                        self._seen[id] = _Seen(tournament, tournament_view(tournament, now), now, now)
        finally:
            self._reading.pop(id, None)
        seen = self._seen[id]
        seen.asked = now
        return seen

    def reread(self) -> None:
        """Documents were changed without `note`: read them again when somebody asks."""
        for seen in self._seen.values():
            seen.read = -math.inf

    def forget_old(self) -> None:
        """Drop tournaments that nobody has asked for lately."""
        now = self._clock()
        for id in [id for id, seen in self._seen.items() if now - seen.asked > FORGET_S]:
            del self._seen[id]

    def say_closing(self) -> None:
        """Answer all who wait."""
        self._is_closing = True
        for seen in self._seen.values():
            seen.changed.set()
