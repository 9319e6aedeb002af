"""The tables of the database, and the migrations between versions.

The row `version` of `facts` counts the migrations that the database has been through. An advisory lock lets one process
migrate at a time. A released migration is never changed; a new one is added after it.
"""

from __future__ import annotations

import struct
import zlib
from collections.abc import Sequence

import asyncpg

from tilewright.server.store.interface import NewerSchema

MIGRATING, TIDYING, REVIEWING, JOINING = range(0x54696C65, 0x54696C69)
"""Keys of advisory locks."""

MIGRATIONS: Sequence[str] = (
    """
    CREATE TABLE processes (
        id text PRIMARY KEY,
        until timestamptz NOT NULL     -- its lease; a process that lives renews it
    );
    CREATE TABLE outages (             -- when nobody could move at any table
        began float8 NOT NULL,
        ended float8 NOT NULL
    );
    CREATE TABLE tables (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        name text NOT NULL UNIQUE,
        invite bytea NOT NULL UNIQUE,  -- SHA-256, so that nobody can join with what a backup holds
        last bigint NOT NULL,          -- sequence number of the last event
        touched float8 NOT NULL,       -- its time
        finished boolean NOT NULL,
        due float8,
        started boolean NOT NULL,
        seats integer NOT NULL,
        people integer NOT NULL,
        bytes bigint NOT NULL,         -- of its events
        owner text,                    -- the process that alone may append
        epoch bigint NOT NULL,         -- how often it was taken; every append names it
        freed float8                   -- since when it has no owner, if the last one gave it back
    ) WITH (fillfactor = 80);          -- room for the next version of a row on the same page
    CREATE INDEX tables_due ON tables (due) WHERE due IS NOT NULL AND NOT finished;
    CREATE INDEX tables_of_a_process ON tables (owner) WHERE owner IS NOT NULL;
    CREATE TABLE events (
        table_id bigint NOT NULL,
        seq bigint NOT NULL,
        time float8 NOT NULL,
        checksum bigint NOT NULL,
        body bytea NOT NULL,
        PRIMARY KEY (table_id, seq)
    );
    CREATE TABLE reviews (
        game text NOT NULL,
        key text NOT NULL,
        table_id bigint,               -- null: a record that somebody opened
        complete boolean NOT NULL,
        kept float8 NOT NULL,          -- when it was stored
        checksum bigint NOT NULL,
        body bytea NOT NULL,
        PRIMARY KEY (game, key)
    );
    CREATE INDEX reviews_of_a_table ON reviews (table_id, kept);
    CREATE TABLE subscriptions (
        table_id bigint NOT NULL,
        endpoint text NOT NULL,
        holder text NOT NULL,
        p256dh bytea NOT NULL,
        auth bytea NOT NULL,
        language text NOT NULL,
        kept float8 NOT NULL,          -- when it was stored
        told float8 NOT NULL,          -- a turn that began later gets a notice
        PRIMARY KEY (table_id, endpoint)
    );
    CREATE INDEX subscriptions_by_endpoint ON subscriptions (endpoint);
    CREATE TABLE documents (
        key text PRIMARY KEY,
        version bigint NOT NULL,
        written float8 NOT NULL,       -- when it was stored
        body bytea NOT NULL
    );
    CREATE TABLE promises (
        commitment text PRIMARY KEY,
        name text NOT NULL,
        secret bytea NOT NULL,
        address text NOT NULL,
        given timestamptz NOT NULL
    );
    CREATE INDEX promises_of_an_address ON promises (address, given);
    CREATE INDEX promises_by_age ON promises (given);
    """,
    # In the order of code points, whatever the database's own order is: so the primary key also finds ranges of keys.
    # The change drops the column's statistics, which ANALYZE collects again.
    """
    ALTER TABLE documents ALTER COLUMN key TYPE text COLLATE "C";
    ANALYZE documents;
    """,
)

_PLACE = struct.Struct("<qd")


def checksum(table: str, seq: int, time: float, body: bytes) -> int:
    """CRC-32 of an event and its place, so that a row at a wrong place is detected, too."""
    return zlib.crc32(body, zlib.crc32(_PLACE.pack(seq, time), zlib.crc32(table.encode())))


async def migrate(connection: asyncpg.Connection, migrations: Sequence[str] = MIGRATIONS) -> None:
    """Run the missing migrations, all in one transaction; raises NewerSchema."""
    async with connection.transaction():
        await connection.execute("SELECT pg_advisory_xact_lock($1)", MIGRATING)
        await connection.execute("CREATE TABLE IF NOT EXISTS facts (name text PRIMARY KEY, value float8 NOT NULL)")
        version = int(await connection.fetchval("SELECT value FROM facts WHERE name = 'version'") or 0)
        if version > len(migrations):
            raise NewerSchema(
                f"The store has version {version}, and this program knows versions up to {len(migrations)}; "
                "use the newer program that wrote it."
            )
        for step in migrations[version:]:
            await connection.execute(step)
        await connection.execute(
            "INSERT INTO facts VALUES ('version', $1) ON CONFLICT (name) DO UPDATE SET value = excluded.value",
            float(len(migrations)),
        )
