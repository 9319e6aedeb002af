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
        await self._ask({person for live in self._public() for person in live.table.seating.persons})
        public = [live for live in self._public() if all(self._lets_watch(each) for each in live.table.seating.persons)]
        public.sort(key=lambda live: _order(opponents(live.table), live.audience.watching(), live.table.id))
        self.count = len(public)
        self.listed = [_game(live) for live in public[:LISTED]]
        self.playing = sum(sum(live.present()) for live in self._running())

    def _running(self) -> list[LiveTable]:
        return [live for live in self._host.tables.values() if live.is_owner and live.table.state == "playing"]

    def _public(self) -> list[LiveTable]:
        return [live for live in self._running() if live.table.settings.public and live.table.position is not None]

    async def _ask(self, people: set[str]) -> None:
        """Read the settings of these people that are not cached; forget those of all others."""
        now = self._host.services.clock()
        known = {each: may for each, may in self._may.items() if each in people and 0 <= now - may[1] < ASKED_AGAIN_S}
        asked = people - known.keys()
        found = await self._host.people.read_several(asked)
        self._may = known | {each: (each not in found or found[each].watchable, now) for each in asked}

    def _lets_watch(self, person: str) -> bool:
        """Whether others may watch a person, as far as that was read."""
        return person in self._may and self._may[person][0]


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
