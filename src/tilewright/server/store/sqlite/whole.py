"""SQL for whole tables, to copy them between stores."""

from __future__ import annotations

from sqlite3 import Connection

from tilewright.server.store.interface import AlreadyThere, Subscription, WholeTable

from . import log, reviews
from .schema import checksum


def read(connection: Connection, table: str) -> WholeTable:
    """A table with everything that belongs to it."""
    events = log.read(connection, table, 0)
    table_id, _ = log.locate(connection, table)
    stored = log.stored_tables(connection, "WHERE id = ?", table_id)[0]
    invite = connection.execute("SELECT invite FROM tables WHERE id = ?", (table_id,)).fetchone()[0]
    subscriptions = connection.execute(
        "SELECT holder, endpoint, p256dh, auth, language FROM subscriptions WHERE table_id = ? ORDER BY kept",
        (table_id,),
    )
    return WholeTable(
        stored, invite, events, reviews.of_table(connection, table_id), [Subscription(*row) for row in subscriptions]
    )


def create(connection: Connection, copied: WholeTable) -> None:
    """A table from another store."""
    name, last, touched, summary = copied.stored
    if connection.execute("SELECT 1 FROM tables WHERE name = ? OR invite = ?", (name, copied.invite)).fetchone():
        raise AlreadyThere("A table with this name or this invite exists already.")
    table_id = connection.execute(
        "INSERT INTO tables (name, invite, last, touched, finished, due, started, seats, people)"
        " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
        (name, copied.invite, last, touched, *summary),
    ).lastrowid
    assert table_id is not None
    connection.executemany(
        "INSERT INTO events (table_id, seq, time, checksum, body) VALUES (?, ?, ?, ?, ?)",
        [(table_id, seq, time, checksum(table_id, seq, time, body), body) for seq, time, body in copied.events],
    )
