"""Games to watch: running games of public tables, the best rated first. Players can opt out."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tilewright.server.live_table import LiveTable
from tilewright.server.messages.lobby import Opponent, WatchedGame

from .lines import opponents

if TYPE_CHECKING:
    from tilewright.server.host import Host

REFRESH_S = 3.0
"""How often the list of games is refreshed."""
LISTED = 12
ASKED_AGAIN_S = 60.0
"""How long a person's setting `watchable` is cached."""


class Games:
    """The games of this process."""

    def __init__(self, host: Host) -> None:
        self.listed: list[WatchedGame] = []
        self.count = 0
        self.playing = 0
        """Seats of running games whose person is connected."""
        self._host = host
        self._may: dict[str, tuple[bool, float]] = {}
        """By person: whether others may watch, and when that was read."""

    async def refresh(self) -> None:
        """Update the games from the tables in memory."""
        running = [live for live in self._host.tables.values() if live.is_owner and live.table.state == "playing"]
        self.playing = sum(sum(live.present()) for live in running)
        public = [live for live in running if live.table.settings.public and live.table.position is not None]
        self.count = len(public)
        public.sort(key=lambda live: _order(opponents(live.table), live.audience.watching(), live.table.id))
        listed: list[WatchedGame] = []
        for live in public:
            if len(listed) == LISTED:
                break
            if await self._may_be_watched(live):
                listed.append(_game(live))
            else:
                self.count -= 1
        self.listed = listed

    async def _may_be_watched(self, live: LiveTable) -> bool:
        for seat in live.table.seats:
            if seat.person and not await self._lets_watch(seat.person):
                return False
        return True

    async def _lets_watch(self, person_id: str) -> bool:
        now = self._host.services.clock()
        known = self._may.get(person_id)
        if known is None or not 0 <= now - known[1] < ASKED_AGAIN_S:
            if len(self._may) > 100 * LISTED:
                self._may.clear()
            person = await self._host.people.read(person_id)
            known = self._may[person_id] = (person is None or person.watchable, now)
        return known[0]


def best(games: list[WatchedGame]) -> list[WatchedGame]:
    """The first few games, by rating, from the lists of all processes."""
    return sorted(games, key=lambda game: _order(game.seats, game.watching, game.table))[:LISTED]


def _order(seats: list[Opponent], watching: int, table: str) -> tuple[float, int, str]:
    """The best rated first; then those with most watchers."""
    return -sum(seat.rating or 0 for seat in seats) / len(seats), -watching, table


def _game(live: LiveTable) -> WatchedGame:
    table = live.table
    position = table.position
    assert position is not None
    return WatchedGame(
        table.id,
        table.settings.side,
        position.round,
        opponents(table),
        [board.score for board in position.boards],
        [str(board.wall) for board in position.boards],
        live.audience.watching(),
    )
