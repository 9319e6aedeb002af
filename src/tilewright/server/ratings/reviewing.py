"""The server's own reviews of rated games, for ratings with luck taken out and for agreement with the search.

Rated games are reviewed in the order in which they ended, whatever their result. A selection by result would bias the
ratings: a person with only their victories reviewed would rise. These reviews search little (`quick`). One starts only
when no other review runs or waits; then it continues beside others. Together they get the processor time of one
address.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING

import msgspec

from tilewright.server.documents import Documents
from tilewright.server.errors import Refusal
from tilewright.server.messages.reviews import ReviewHead, ReviewValues
from tilewright.server.reviews import MOST_STEPS
from tilewright.server.table import record_of

from .games import game_of, people_at, seat_of_review
from .standing import Game, Ratings, SeatOfReview, rating_key, reviewed

if TYPE_CHECKING:
    from tilewright.server.host import Host

MOST_QUEUED = 1000
"""Games that wait; later ones are left out, regardless of their result."""
WAIT_S = 2.0
"""How often to check whether other reviews are done."""
TRY_AGAIN_S = 60.0
REVIEWER = "rated games"
"""The name used as an address in limits and budgets."""
NEVER = ("no-such-table", "damaged-table", "nothing-to-review", "internal")


class Reviewing:
    """The queue of games to review."""

    def __init__(self, host: Host, documents: Documents) -> None:
        self.is_on = True
        self._host = host
        self._documents = documents
        self._queue: dict[str, None] = {}
        self._is_working = False

    def add(self, table: str) -> None:
        """Review a settled game when there is time."""
        if not self.is_on or len(self._queue) >= MOST_QUEUED:
            return
        self._queue[table] = None
        if not self._is_working:
            self._is_working = True
            self._host.spawn(self._work())

    async def _work(self) -> None:
        try:
            while self._queue and not self._host.is_closing:
                table = next(iter(self._queue))
                try:
                    await self._review(table)
                except Refusal as refusal:
                    if refusal.code not in NEVER:
                        await asyncio.sleep(TRY_AGAIN_S)
                        continue
                del self._queue[table]
        finally:
            self._is_working = False

    async def _review(self, table: str) -> None:
        state = (await self._host.live(table)).table
        game = game_of(state) if state.ended is not None else None
        has_moves = any(step.seat is not None for step in state.steps)
        if game is None or not has_moves or len(state.steps) > MOST_STEPS:
            return
        reviews = self._host.services.reviews
        while reviews.jobs:
            await asyncio.sleep(WAIT_S)
        record = await asyncio.to_thread(partial(record_of, state))
        head: ReviewHead | None = None
        async for news in reviews.watch(REVIEWER, record, table, care="quick"):
            if isinstance(news, ReviewValues):
                head = msgspec.convert(news.review, ReviewHead)
        if head is not None:
            await self.count(game, people_at(state), [seat_of_review(seat) for seat in head.seats])

    async def count(self, game: Game, people: Sequence[str], seats: Sequence[SeatOfReview]) -> None:
        """Apply a complete review to the ratings, once."""
        keys = {rating_key(person): person for person in people}

        def decide(found: dict[str, Ratings | None]) -> dict[str, Ratings]:
            known = {keys[key]: ratings for key, ratings in found.items()}
            changed = reviewed(known, game, seats, self._host.services.clock())
            return {rating_key(person): ratings for person, ratings in changed.items()}

        await self._documents.change_many(Ratings, list(keys), decide)
