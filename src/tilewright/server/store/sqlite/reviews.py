"""SQL for reviews. They can be made again, so a damaged one is left out."""

from __future__ import annotations

import zlib
from sqlite3 import Connection

from tilewright.server.store.common import MOST_REVIEWS_WITHOUT_A_TABLE
from tilewright.server.store.interface import StoredReview


def keep(connection: Connection, review: StoredReview, time: float, table: str | None) -> None:
    """Write a review, and remove what it replaces."""
    row = None if table is None else connection.execute("SELECT id FROM tables WHERE name = ?", (table,)).fetchone()
    known = connection.execute("SELECT max(table_id) FROM reviews WHERE game = ?", (review.game,)).fetchone()
    if review.complete:
        connection.execute("DELETE FROM reviews WHERE game = ?", (review.game,))
    connection.execute(
        "INSERT OR REPLACE INTO reviews (game, key, table_id, complete, kept, checksum, body)"
        " VALUES (?, ?, ?, ?, ?, ?, ?)",
        (
            review.game,
            review.key,
            known[0] if row is None else row[0],
            review.complete,
            time,
            zlib.crc32(review.body),
            review.body,
        ),
    )
    connection.execute(
        "DELETE FROM reviews WHERE rowid IN (SELECT rowid FROM reviews WHERE table_id IS NULL"
        " ORDER BY kept DESC LIMIT -1 OFFSET ?)",
        (MOST_REVIEWS_WITHOUT_A_TABLE,),
    )


def find(connection: Connection, game: str) -> list[StoredReview]:
    """The reviews of a game, the last kept first."""
    return _intact(connection, "game = ? ORDER BY kept DESC", game)


def of_table(connection: Connection, table_id: int) -> list[StoredReview]:
    """The reviews that belong to a table, the last kept last."""
    return _intact(connection, "table_id = ? ORDER BY kept", table_id)


def _intact(connection: Connection, which: str, value: str | int) -> list[StoredReview]:
    rows = connection.execute(f"SELECT game, key, complete, body, checksum FROM reviews WHERE {which}", (value,))
    return [
        StoredReview(game, key, bool(complete), body)
        for game, key, complete, body, written in rows
        if isinstance(body, bytes) and zlib.crc32(body) == written
    ]
