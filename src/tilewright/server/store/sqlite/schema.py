"""The tables of the SQLite file, and the migrations between its versions.

`PRAGMA user_version` counts the migrations that a file has been through. Each runs in one transaction, so a
file is never between two versions. A released migration is never changed; a new one is added after it.
"""

from __future__ import annotations

import sqlite3
import struct
import zlib
from collections.abc import Callable, Sequence
from pathlib import Path

import msgspec

from tilewright.server.store.interface import NewerSchema, StoreUnavailable

APPLICATION = 0x54696C65  # "Tile": distinguishes our files from those of other programs

Migration = Sequence[str | Callable[[sqlite3.Connection], None]]
"""SQL statements and functions, carried out in their order."""

_PLACE = struct.Struct("<qqd")


def checksum(table_id: int, seq: int, time: float, body: bytes) -> int:
    """CRC-32 of an event and its place, so that a row at a wrong place is detected, too."""
    return zlib.crc32(body, zlib.crc32(_PLACE.pack(table_id, seq, time)))


def is_intact(table_id: int, seq: int, time: float, written: int, body: bytes) -> bool:
    """Whether a row matches its checksum; a damaged one may hold values of any type."""
    try:
        return checksum(table_id, seq, time, body) == written
    except (TypeError, struct.error):
        return False


def _remove_invitations(connection: sqlite3.Connection) -> None:
    """Version 1 held each table's invitation in the JSON of its first event; `tables.invite` has the digest."""
    for row, *event in connection.execute(
        "SELECT rowid, table_id, seq, time, checksum, body FROM events WHERE seq = 1 AND instr(body, '\"invite\"')"
    ).fetchall():
        if is_intact(*event):  # a damaged event stays recognisable as damaged
            table_id, seq, time, _, body = event
            made = msgspec.json.decode(body)
            made.pop("invite", None)
            body = msgspec.json.encode(made)
            connection.execute(
                "UPDATE events SET body = ?, checksum = ? WHERE rowid = ?",
                (body, checksum(table_id, seq, time, body), row),
            )


MIGRATIONS: Sequence[Migration] = (
    (
        f"PRAGMA application_id = {APPLICATION}",
        """CREATE TABLE tables (
            id INTEGER PRIMARY KEY,
            name TEXT NOT NULL UNIQUE,
            invite BLOB NOT NULL UNIQUE,  -- SHA-256, so that nobody can join with what a backup holds
            last INTEGER NOT NULL,        -- sequence number of the last event
            touched REAL NOT NULL,        -- its time
            finished INTEGER NOT NULL,
            due REAL,
            started INTEGER NOT NULL,
            seats INTEGER NOT NULL,
            people INTEGER NOT NULL
        )""",
        # Rows in order of arrival with an index beside them: a commit for 250 tables then writes a few dozen pages,
        # where rows clustered by table would write 250.
        """CREATE TABLE events (
            table_id INTEGER NOT NULL,
            seq INTEGER NOT NULL,
            time REAL NOT NULL,
            checksum INTEGER NOT NULL,
            body BLOB NOT NULL
        )""",
        "CREATE UNIQUE INDEX events_of_a_table ON events (table_id, seq)",
        "CREATE TABLE facts (name TEXT PRIMARY KEY, value) WITHOUT ROWID",
    ),
    (_remove_invitations,),
    (
        """CREATE TABLE reviews (
            game TEXT NOT NULL,
            key TEXT NOT NULL,
            table_id INTEGER,         -- null: a record that somebody opened
            complete INTEGER NOT NULL,
            kept REAL NOT NULL,       -- when it was stored
            checksum INTEGER NOT NULL,
            body BLOB NOT NULL,
            PRIMARY KEY (game, key)
        )""",
        "CREATE INDEX reviews_of_a_table ON reviews (table_id, kept)",
    ),
    (
        """CREATE TABLE subscriptions (
            table_id INTEGER NOT NULL,
            endpoint TEXT NOT NULL,
            holder TEXT NOT NULL,
            p256dh BLOB NOT NULL,
            auth BLOB NOT NULL,
            language TEXT NOT NULL,
            kept REAL NOT NULL,       -- when it was stored
            told REAL NOT NULL,       -- a turn that began later gets a notice
            PRIMARY KEY (table_id, endpoint)
        ) WITHOUT ROWID""",
        "CREATE INDEX subscriptions_by_endpoint ON subscriptions (endpoint)",
    ),
    (
        """CREATE TABLE documents (
            key TEXT PRIMARY KEY,
            version INTEGER NOT NULL,
            written REAL NOT NULL,    -- when it was stored
            body BLOB NOT NULL
        ) WITHOUT ROWID""",
    ),
)

LOCK_PATIENCE = 2.0
"""Seconds to wait for another program's lock before waiting requests are refused."""

CHECKPOINT_PAGES = 4000
"""Pages in the write-ahead log before a checkpoint copies them into the file: 16 MB."""


def connect(path: Path, *, create: bool = False, patience: float = LOCK_PATIENCE) -> sqlite3.Connection:
    """A connection for one thread at a time; without `create` a missing file is an error, not a new empty store."""
    address = f"{path.absolute().as_uri()}?mode={'rwc' if create else 'rw'}"
    connection = sqlite3.connect(address, uri=True, timeout=patience, isolation_level=None, check_same_thread=False)
    try:
        connection.execute("PRAGMA synchronous = FULL")  # a commit returns only after the disk has written it
    except BaseException:
        connection.close()
        raise
    return connection


def connect_writer(path: Path, *, create: bool = False, patience: float = LOCK_PATIENCE) -> sqlite3.Connection:
    """The connection that writes, and the only one that makes checkpoints."""
    connection = connect(path, create=create, patience=patience)
    try:
        _version(connection)  # raises for a file of another program, before anything is written to it
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute(f"PRAGMA wal_autocheckpoint = {CHECKPOINT_PAGES}")
        connection.execute(f"PRAGMA journal_size_limit = {CHECKPOINT_PAGES * 4096}")
    except BaseException:
        connection.close()
        raise
    return connection


def connect_reader(path: Path, *, patience: float = LOCK_PATIENCE) -> sqlite3.Connection:
    """A connection that cannot write."""
    connection = connect(path, patience=patience)
    try:
        connection.execute("PRAGMA query_only = ON")
        connection.execute("PRAGMA wal_autocheckpoint = 0")
    except BaseException:
        connection.close()
        raise
    return connection


def migrate(connection: sqlite3.Connection, migrations: Sequence[Migration] = MIGRATIONS) -> None:
    """Run the missing migrations; raises for files of other programs and of newer versions of this one."""
    connection.execute("PRAGMA secure_delete = ON")  # what a migration removes is overwritten with zeros
    while True:
        connection.execute("BEGIN IMMEDIATE")  # two servers that start together take turns
        try:
            version = _version(connection)
            if version > len(migrations):
                raise NewerSchema(
                    f"The store has version {version}, and this program knows versions up to {len(migrations)}; "
                    "use the newer program that wrote it."
                )
            if version < len(migrations):
                for step in migrations[version]:
                    step(connection) if callable(step) else connection.execute(step)
                connection.execute(f"PRAGMA user_version = {version + 1}")
            connection.execute("COMMIT")
        finally:
            if connection.in_transaction:
                connection.execute("ROLLBACK")
        if version == len(migrations):
            return


def _version(connection: sqlite3.Connection) -> int:
    """The version of the file, 0 for an empty one; raises for a file of another program."""
    (application,) = connection.execute("PRAGMA application_id").fetchone()
    (version,) = connection.execute("PRAGMA user_version").fetchone()
    (things,) = connection.execute("SELECT count(*) FROM sqlite_master").fetchone()
    if application != APPLICATION and (application or version or things):
        raise StoreUnavailable("The file belongs to another program; choose another file for the store.")
    return int(version)
