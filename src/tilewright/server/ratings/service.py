"""Ratings of one server: a rated game is settled once, all seats together; then the table gets the event `rated`.

`standing.py` (`settled`) computes everybody's change, by the formula in `contests/ratings.py` (`after_game`).
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from tilewright.contests.ratings import Rating
from tilewright.server.documents import Documents
from tilewright.server.errors import Refusal
from tilewright.server.messages.ratings import PersonRatings, RatingChange, SeatRating
from tilewright.server.table import Table, note_ratings

from .games import game_of, people_at, shown
from .reviewing import Reviewing
from .standing import Point, Ratings, dropped, opened, rating_key, settled
from .views import person_ratings

if TYPE_CHECKING:
    from tilewright.server.host import Host
    from tilewright.server.live_table import LiveTable

TRY_AGAIN_S = 5.0
MOST_REMEMBERED = 50_000
LATER = ("store-unavailable", "conflict", "read-only")


class RatingService:
    """Opens and settles rated games, and keeps the ratings of people in the store."""

    def __init__(self, host: Host) -> None:
        self._host = host
        self._documents = Documents(host.services)
        self.reviewing = Reviewing(host, self._documents)
        self._followed: set[str] = set()
        """Tables whose beginning or end is being stored."""
        self._opened: set[str] = set()
        """Tables whose beginning is noted."""
        self._looked_at: set[str] = set()
        """People whose games were looked through since the server was started."""

    def _now(self) -> float:
        return self._host.services.clock()

    # ------------------------------------------------------------ what is known

    async def read(self, person: str) -> Ratings:
        """A person's document. Games not settled because a server was killed are then settled in the background."""
        found = await self._documents.read(Ratings, rating_key(person)) or Ratings()
        if person not in self._looked_at:
            _remember(self._looked_at, person)
            self._host.spawn(self._look_through(person, found))
        return found

    async def _look_through(self, person: str, found: Ratings) -> None:
        """Load a person's games that are noted as unfinished: `look_at` settles those that are over."""
        gone = []
        for table in found.open:
            try:
                await self._host.live(table)
            except Refusal as refusal:
                if refusal.code == "no-such-table":
                    gone.append(table)
        if gone:

            def forget(ratings: Ratings | None) -> Ratings:
                left = ratings or Ratings()
                for table in gone:
                    left = dropped(left, table)
                return left

            await self._documents.change(Ratings, rating_key(person), forget)
        for table in found.unreviewed:
            self.reviewing.add(table)

    async def of(self, person: str) -> dict[str, Rating]:
        """A person's ratings now, by kind of table; only kinds with games."""
        found = await self.read(person)
        return {kind: found.at(kind, self._now()) for kind in found.kinds}

    async def at_table(self, person: str, kind: str) -> SeatRating:
        """The rating of somebody who sits down at a rated table."""
        return shown((await self.read(person)).at(kind, self._now()))

    async def view(self, person: str) -> PersonRatings:
        ratings = await self.read(person)
        hidden = await self._host.tournaments.hidden((each.tournament, each.deal) for each in ratings.recent)
        return person_ratings(person, ratings, self._now(), hidden)

    # ------------------------------------------------------------ games

    def look_at(self, live: LiveTable) -> None:
        """After every change of a table: note the beginning and the end of a rated game."""
        table = live.table
        if not table.settings.rated or table.state == "waiting" or table.ratings is not None:
            return
        is_new = table.state == "over" or table.id not in self._opened
        if is_new and table.id not in self._followed:
            self._followed.add(table.id)
            self._host.spawn(self._follow(live))

    async def _follow(self, live: LiveTable) -> None:
        """Note a game's beginning and end; retry until it is stored."""
        table = live.table.id
        try:
            while True:
                try:
                    if live.table.state != "over":
                        await self._open(live.table)
                        _remember(self._opened, table)
                    if live.table.state == "over":  # it may have ended meanwhile
                        await self._settle(live)
                        self._opened.discard(table)
                    return
                except Refusal as refusal:
                    if refusal.code not in LATER:
                        return  # the table was removed
                await asyncio.sleep(TRY_AGAIN_S)
        finally:
            self._followed.discard(table)

    async def _open(self, table: Table) -> None:
        """Note a game that has begun, except for people who were deleted since they sat down."""

        def note(found: dict[str, Ratings | None]) -> dict[str, Ratings]:
            new = {key: opened(ratings, table.id) for key, ratings in found.items()}
            return {key: ratings for key, ratings in new.items() if ratings is not found[key]}

        read = self._host.people.read
        if keys := [rating_key(person) for person in people_at(table) if await read(person) is not None]:
            await self._documents.change_many(Ratings, keys, note)

    async def _settle(self, live: LiveTable) -> None:
        """Change the ratings of all seats together, then add the event to the table (idempotent)."""
        table = live.table
        people = {rating_key(person): person for person in people_at(table)}
        game = game_of(table)

        def count(found: dict[str, Ratings | None]) -> dict[str, Ratings]:
            if game is None:
                return {key: dropped(each, table.id) for key, each in found.items() if each and table.id in each.open}
            changed = settled({people[key]: ratings for key, ratings in found.items()}, game, self._now())
            return {rating_key(person): ratings for person, ratings in changed.items()}

        if people:  # else all of them were deleted
            await self._documents.change_many(Ratings, list(people), count)
        changes = []
        for key in people:
            ratings = await self._documents.read(Ratings, key) or Ratings()
            for one in ratings.recent:
                if one.table == table.id:
                    changes.append(RatingChange(one.seat, _shown(one.before), _shown(one.after)))
        changes.sort(key=lambda change: change.seat)
        await live.change(lambda table, now: note_ratings(table, changes, now), is_internal=True)
        if changes:
            self.reviewing.add(table.id)


def _remember(known: set[str], new: str) -> None:
    """Add to a cache, whose entries may be dropped at any time."""
    if len(known) >= MOST_REMEMBERED:
        known.clear()
    known.add(new)


def _shown(point: Point) -> SeatRating:
    return shown(Rating(point.value, point.deviation))
