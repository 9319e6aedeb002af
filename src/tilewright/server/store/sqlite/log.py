"""SQL for tables and their logs.

A function that raises a StoreError has changed nothing: it checks before it writes. The writer relies on that: after a
conflict it commits the other requests of the same transaction.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Mapping, Sequence

from tilewright.server.store.common import damaged, digest, no_such_table
from tilewright.server.store.interface import (
    Alive,
    AlreadyThere,
    Conflict,
    StoredEvent,
    StoredTable,
    Summary,
)

from .schema import checksum, is_intact

_LARGEST = 2**63 - 1

Connection = sqlite3.Connection


def create(
    connection: Connection, table: str, invite: str, events: Sequence[bytes], time: float, summary: Summary
) -> None:
    """Store a new table with its first events; AlreadyThere if its name or invite is taken."""
    key = digest(invite)
    if connection.execute("SELECT 1 FROM tables WHERE name = ? OR invite = ?", (table, key)).fetchone():
        raise AlreadyThere("A table with this name or this invite exists already.")
    new = connection.execute(
        "INSERT INTO tables (name, invite, last, touched, finished, due, started, seats, people)"
        " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
        (table, key, len(events), time, *summary),
    )
    assert new.lastrowid is not None
    _write_events(connection, new.lastrowid, 0, events, time)


def append(
    connection: Connection, table: str, after: int, events: Sequence[bytes], time: float, summary: Summary
) -> None:
    """More events for a table, if its log ends at `after`."""
    table_id, last = locate(connection, table)
    if last != after:
        raise Conflict(f"The table's log ends with event {last}, not with {after}; read the rest and try again.")
    finished, due, started, seats, people = summary
    connection.execute(
        "UPDATE tables SET last = ?, touched = ?, finished = ?, due = ?, started = ?, seats = ?, people = ?"
        " WHERE id = ?",
        (after + len(events), time, finished, due, started, seats, people, table_id),
    )
    _write_events(connection, table_id, after, events, time)
    if finished:
        connection.execute("DELETE FROM subscriptions WHERE table_id = ?", (table_id,))


def read(connection: Connection, table: str, after: int) -> list[StoredEvent]:
    """The events after `after`, each checked. It is one statement, so that it reads from one snapshot."""
    after = min(max(after, 0), _LARGEST)
    try:
        rows = connection.execute(
            "SELECT id, last, seq, time, checksum, body FROM tables"
            " LEFT JOIN events ON table_id = id AND seq > ? WHERE name = ? ORDER BY seq",
            (after, table),
        ).fetchall()
    except UnicodeEncodeError:
        rows = []
    if not rows:
        raise no_such_table()
    last = rows[0][1]
    if rows[0][2] is None:
        rows = []
    events = []
    for expected, (table_id, _, seq, time, written, body) in enumerate(rows, after + 1):
        if seq != expected or not is_intact(table_id, seq, time, written, body):
            raise damaged(f"event {expected} is missing or not as it was written")
        events.append(StoredEvent(seq, time, body))
    if not isinstance(last, int) or after + len(events) < last or (events and events[-1].seq > last):
        raise damaged(f"it does not end after event {after + len(events)}")
    return events


def rewrite(connection: Connection, table: str, bodies: Mapping[int, bytes]) -> None:
    """Replace the bodies of events."""
    table_id, _ = locate(connection, table)
    for seq, body in bodies.items():
        row = connection.execute("SELECT time FROM events WHERE table_id = ? AND seq = ?", (table_id, seq)).fetchone()
        if row is not None:
            connection.execute(
                "UPDATE events SET body = ?, checksum = ? WHERE table_id = ? AND seq = ?",
                (body, checksum(table_id, seq, row[0], body), table_id, seq),
            )


def find_invite(connection: Connection, invite: str) -> str | None:
    """The table of an invitation; None if there is none."""
    row = connection.execute("SELECT name FROM tables WHERE invite = ?", (digest(invite),)).fetchone()
    return str(row[0]) if row else None


def unfinished(connection: Connection, with_due: bool) -> list[StoredTable]:
    """All tables whose game is not over, earliest `due` first; or only those that have a `due`."""
    which = "NOT finished AND due IS NOT NULL" if with_due else "NOT finished"
    return stored_tables(connection, f"WHERE {which} ORDER BY due IS NULL, due, touched DESC")


def list_tables(connection: Connection, after: str, at_most: int) -> list[StoredTable]:
    """The tables that follow, in the order of their names."""
    return stored_tables(connection, "WHERE name > ? ORDER BY name LIMIT ?", after, max(at_most, 0))


def stored_tables(connection: Connection, which: str, *values: str | int) -> list[StoredTable]:
    """The tables that fit a condition."""
    rows = connection.execute(
        f"SELECT name, last, touched, finished, due, started, seats, people FROM tables {which}", values
    )
    return [
        StoredTable(name, last, touched, Summary(bool(finished), due, bool(started), seats, people))
        for name, last, touched, finished, due, started, seats, people in rows
    ]


def forget(
    connection: Connection, untouched_since: float, finished: bool | None, for_size: bool, at_most: int
) -> list[str]:
    """Remove the tables with the oldest last events; with `for_size`, none with a `due`, and not started ones first."""
    found = connection.execute(
        "SELECT id, name FROM tables WHERE touched < ? AND (? IS NULL OR finished = ?) AND NOT (? AND due IS NOT NULL)"
        " ORDER BY (? AND started), touched LIMIT ?",
        (untouched_since, finished, finished, for_size, for_size, max(at_most, 0)),
    ).fetchall()
    _remove(connection, [table_id for table_id, _ in found])
    return [name for _, name in found]


def remove(connection: Connection, table: str) -> None:
    """Remove a table."""
    table_id, _ = locate(connection, table)
    _remove(connection, [table_id])


def _remove(connection: Connection, tables: Sequence[int]) -> None:
    ids = [(table_id,) for table_id in tables]
    connection.executemany("DELETE FROM events WHERE table_id = ?", ids)
    connection.executemany("DELETE FROM reviews WHERE table_id = ?", ids)
    connection.executemany("DELETE FROM subscriptions WHERE table_id = ?", ids)
    connection.executemany("DELETE FROM tables WHERE id = ?", ids)


def alive(connection: Connection, time: float, downtime: float) -> None:
    """Note that people can move."""
    facts = [("alive", time), ("downtime", downtime)]
    connection.executemany("INSERT OR REPLACE INTO facts (name, value) VALUES (?, ?)", facts)


def last_alive(connection: Connection) -> Alive | None:
    """What `alive` noted last."""
    facts = dict(connection.execute("SELECT name, value FROM facts WHERE name IN ('alive', 'downtime')"))
    return Alive(float(facts["alive"]), float(facts.get("downtime", 0.0))) if "alive" in facts else None


def extent(connection: Connection) -> tuple[int, int]:
    """The numbers of the last table and the last event in the file."""
    tables, events = connection.execute(
        "SELECT (SELECT max(id) FROM tables), (SELECT max(rowid) FROM events)"
    ).fetchone()
    return tables or 0, events or 0


def touch(connection: Connection) -> None:
    """Write a value, to check that writing is possible."""
    connection.execute("INSERT OR REPLACE INTO facts (name, value) VALUES ('touched', random())")


def measure(connection: Connection) -> tuple[int, int, int, int]:
    """The number of tables, of unfinished ones, the bytes in use without free pages, and the number of events."""
    tables, finished, events = connection.execute(
        "SELECT count(*), total(finished), total(last) FROM tables"
    ).fetchone()
    pages, free, page = (
        connection.execute(f"PRAGMA {name}").fetchone()[0] for name in ("page_count", "freelist_count", "page_size")
    )
    return tables, tables - int(finished), (pages - free) * page, int(events)


def locate(connection: Connection, table: str) -> tuple[int, int]:
    """The number of a table and of its last event."""
    try:
        row = connection.execute("SELECT id, last FROM tables WHERE name = ?", (table,)).fetchone()
    except UnicodeEncodeError:  # an unpaired surrogate: no table can have this name
        row = None
    if row is None:
        raise no_such_table()
    return row[0], row[1]


def _write_events(connection: Connection, table_id: int, after: int, events: Sequence[bytes], time: float) -> None:
    rows = [
        (table_id, seq, time, checksum(table_id, seq, time, body), body) for seq, body in enumerate(events, after + 1)
    ]
    if len(rows) == 1:  # the usual move; `executemany` costs more to set up
        connection.execute("INSERT INTO events (table_id, seq, time, checksum, body) VALUES (?, ?, ?, ?, ?)", rows[0])
    else:
        connection.executemany("INSERT INTO events (table_id, seq, time, checksum, body) VALUES (?, ?, ?, ?, ?)", rows)
