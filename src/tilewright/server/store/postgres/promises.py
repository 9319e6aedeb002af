"""Commitments to future games in the database, so that any process can make the table."""

from __future__ import annotations

from tilewright.fairness import Promised
from tilewright.server.errors import refusal_for
from tilewright.server.promises import LIFETIME_S, MOST_OF_ADDRESS, new_game
from tilewright.server.store.interface import StoreError

from .store import PostgresStore


class SharedPromises:
    """The unused commitments of all processes."""

    def __init__(self, store: PostgresStore) -> None:
        self._store = store

    async def give(self, address: str) -> Promised:
        """A new commitment. Beyond the limit, the oldest of the address is dropped."""
        game = new_game()
        try:
            await self._store.ask(
                """WITH old AS (DELETE FROM promises WHERE given < now() - make_interval(secs => $5)),
                many AS (DELETE FROM promises WHERE commitment IN (
                    SELECT commitment FROM promises WHERE address = $4 ORDER BY given DESC OFFSET $6))
                INSERT INTO promises (commitment, name, secret, address, given) VALUES ($1, $2, $3, $4, now())""",
                game.commitment,
                game.table,
                game.secret,
                address,
                LIFETIME_S,
                MOST_OF_ADDRESS - 1,
            )
        except StoreError as error:
            raise refusal_for(error) from error
        return game

    async def use(self, commitment: str) -> Promised | None:
        """Use up a commitment; None if it is unknown, used or too old."""
        try:
            rows = await self._store.ask(
                """DELETE FROM promises WHERE commitment = $1
                RETURNING name, secret, given >= now() - make_interval(secs => $2)""",
                commitment,
                LIFETIME_S,
            )
        except StoreError as error:
            raise refusal_for(error) from error
        return Promised(rows[0][0], rows[0][1]) if rows and rows[0][2] else None
