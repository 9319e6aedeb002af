"""The asynchronous interface, and each request in SQL; appends are in `writer`."""

from __future__ import annotations

import asyncio
import struct
import time as system_time
import zlib
from collections.abc import AsyncIterator, Collection, Mapping, Sequence
from contextlib import asynccontextmanager
from typing import Any

import asyncpg

from tilewright.server.store.common import (
    CLOSED,
    MOST_REVIEWS_WITHOUT_A_TABLE,
    MOST_SUBSCRIPTIONS_OF_A_PERSON,
    after_all_with,
    damaged,
    digest,
    no_such_table,
)
from tilewright.server.store.interface import (
    Alive,
    AlreadyThere,
    Conflict,
    Document,
    Health,
    StoredEvent,
    StoredReview,
    StoredTable,
    StoreUnavailable,
    Subscription,
    Summary,
    WholeTable,
)

from .errors import translated, translated_at_start
from .schema import MIGRATIONS, REVIEWING, TIDYING, checksum, migrate
from .writer import UNFENCED, Writer, is_name

PATIENCE_S = 5.0
"""Seconds to wait for the database before a request is refused."""
CONNECTIONS = 4
"""Connections of the pool, for everything but appends."""
SLEW_S = 0.02
"""The largest adjustment at once: the clock follows the database's drift, but no jump."""
_LARGEST = 2**62


class DatabaseClock:
    """The database's time, in unix seconds: its last known value plus the time that has passed here since."""

    def __init__(self, now: float) -> None:
        self._offset = now - system_time.monotonic()

    def __call__(self) -> float:
        return system_time.monotonic() + self._offset

    def follow(self, now: float) -> None:
        """Adjust to a time read from the database."""
        ahead = now - self()
        self._offset += max(-SLEW_S, min(SLEW_S, ahead))


class PostgresStore:
    """A `Store` in a PostgreSQL database, for any number of processes."""

    def __init__(self, url: str, pool: asyncpg.Pool, clock: DatabaseClock, patience: float) -> None:
        """Use `open`, which prepares the database first."""
        self.clock = clock
        self.process: str | None = None
        """Owns the tables that are created here; None: nobody does."""
        self._pool = pool
        self._closed = False

        async def connect() -> asyncpg.Connection:
            return await asyncpg.connect(url, timeout=patience, command_timeout=patience)

        self._writer = Writer(connect)

    @classmethod
    async def open(
        cls, url: str, *, migrations: Sequence[str] = MIGRATIONS, patience: float = PATIENCE_S
    ) -> PostgresStore:
        """Open the store at an address like postgresql://user@host/database; runs missing migrations.

        Raises StoreUnavailable, NewerSchema.
        """
        async with translated_at_start():
            connection = await asyncpg.connect(url, timeout=patience)
            try:
                await migrate(connection, migrations)
                now = await connection.fetchval("SELECT extract(epoch FROM clock_timestamp())::float8")
            finally:
                await connection.close()
            pool = await asyncpg.create_pool(
                url, min_size=0, max_size=CONNECTIONS, timeout=patience, command_timeout=patience, reset=_leave_as_it_is
            )
        return cls(url, pool, DatabaseClock(now), patience)

    async def ask(self, statement: str, *values: Any) -> list[asyncpg.Record]:
        """Run one statement as a transaction; raises StoreUnavailable."""
        async with self._connection() as connection:
            rows: list[asyncpg.Record] = await connection.fetch(statement, *values)
            return rows

    # ------------------------------------------------------------ logs

    async def create(self, table: str, invite: str, events: Sequence[bytes], time: float, summary: Summary) -> None:
        """A new table whose log begins with `events`; `self.process` owns it."""
        numbers = range(1, len(events) + 1)
        made = await self.ask(
            """WITH made AS (
                INSERT INTO tables
                    (name, invite, last, bytes, touched, finished, due, started, seats, people, owner, epoch)
                VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, CASE WHEN $11::text IS NULL THEN 0 ELSE 1 END)
                ON CONFLICT DO NOTHING RETURNING id
            ), written AS (
                INSERT INTO events (table_id, seq, time, checksum, body)
                SELECT made.id, e.seq, $5, e.checksum, e.body
                FROM made, unnest($12::int8[], $13::int8[], $14::bytea[]) AS e (seq, checksum, body)
            )
            SELECT id FROM made""",
            table,
            digest(invite),
            len(events),
            sum(map(len, events)),
            time,
            *summary,
            self.process,
            list(numbers),
            [checksum(table, seq, time, body) for seq, body in zip(numbers, events, strict=True)],
            list(events),
        )
        if not made:
            raise AlreadyThere("A table with this name or this invite exists already.")

    async def append(
        self, table: str, after: int, events: Sequence[bytes], time: float, summary: Summary, epoch: int = UNFENCED
    ) -> None:
        """Append `events` as `after + 1` and so on; raises NotOwner if the table was taken since `epoch`."""
        await self._writer.submit(table, epoch, after, events, time, summary)

    async def read(self, table: str, after: int = 0) -> list[StoredEvent]:
        """The events after `after`, each checked. It is one statement, so that it reads from one snapshot."""
        after = min(max(after, 0), _LARGEST)
        rows = []
        if is_name(table):
            rows = await self.ask(
                """SELECT t.last, e.seq, e.time, e.checksum, e.body FROM tables t
                LEFT JOIN events e ON e.table_id = t.id AND e.seq > $2 WHERE t.name = $1 ORDER BY e.seq""",
                table,
                after,
            )
        if not rows:
            raise no_such_table()
        last = rows[0][0]
        if rows[0][1] is None:
            rows = []
        events = []
        for expected, (_, seq, time, written, body) in enumerate(rows, after + 1):
            if seq != expected or not _is_intact(table, seq, time, written, body):
                raise damaged(f"event {expected} is missing or not as it was written")
            events.append(StoredEvent(seq, time, body))
        if after + len(events) < last or (events and events[-1].seq > last):
            raise damaged(f"it does not end after event {after + len(events)}")
        return events

    async def rewrite(self, table: str, bodies: Mapping[int, bytes]) -> None:
        times = {event.seq: event.time for event in await self.read(table)}
        changes = [(seq, checksum(table, seq, times[seq], body), body) for seq, body in bodies.items() if seq in times]
        if changes:
            await self.together(
                *(
                    (
                        """UPDATE events SET body = $4, checksum = $3
                        WHERE seq = $2 AND table_id = (SELECT id FROM tables WHERE name = $1)""",
                        (table, *change),
                    )
                    for change in changes
                )
            )

    async def find_invite(self, invite: str) -> str | None:
        rows = await self.ask("SELECT name FROM tables WHERE invite = $1", digest(invite))
        return str(rows[0][0]) if rows else None

    async def unfinished(self, *, with_due: bool = False) -> list[StoredTable]:
        which = "NOT finished AND due IS NOT NULL" if with_due else "NOT finished"
        return await self._stored_tables(f"WHERE {which} ORDER BY due NULLS LAST, touched DESC")

    async def list_tables(self, *, after: str = "", at_most: int = 1000) -> list[StoredTable]:
        which = """WHERE name COLLATE "C" > $1 ORDER BY name COLLATE "C" LIMIT $2"""
        return await self._stored_tables(which, after, max(at_most, 0))

    async def _stored_tables(self, which: str, *values: str | int) -> list[StoredTable]:
        rows = await self.ask(
            f"SELECT name, last, touched, finished, due, started, seats, people FROM tables {which}", *values
        )
        return [StoredTable(name, last, touched, Summary(*summary)) for name, last, touched, *summary in rows]

    async def remove(self, table: str) -> None:
        """Remove a table with everything that belongs to it."""
        rows = []
        if is_name(table):
            rows = await self.ask(
                """WITH old AS (SELECT id FROM tables WHERE name = $1 FOR UPDATE),
                e AS (DELETE FROM events USING old WHERE table_id = old.id),
                r AS (DELETE FROM reviews USING old WHERE table_id = old.id),
                s AS (DELETE FROM subscriptions USING old WHERE table_id = old.id),
                t AS (DELETE FROM tables USING old WHERE tables.id = old.id)
                SELECT id FROM old""",
                table,
            )
        if not rows:
            raise no_such_table()

    async def read_whole(self, table: str) -> WholeTable:
        events = await self.read(table)
        stored = (await self._stored_tables("WHERE name = $1", table))[0]
        table_id, invite = (await self.ask("SELECT id, invite FROM tables WHERE name = $1", table))[0]
        kept = await self.ask("SELECT * FROM reviews WHERE table_id = $1 ORDER BY kept", table_id)
        told = await self.ask("SELECT * FROM subscriptions WHERE table_id = $1 ORDER BY kept", table_id)
        reviews = [
            StoredReview(row["game"], row["key"], row["complete"], row["body"])
            for row in kept
            if zlib.crc32(row["body"]) == row["checksum"]
        ]
        subscriptions = [
            Subscription(row["holder"], row["endpoint"], row["p256dh"], row["auth"], row["language"]) for row in told
        ]
        return WholeTable(stored, invite, events, reviews, subscriptions)

    async def create_whole(self, copied: WholeTable) -> None:
        """A table from another store, with its log; nobody owns it."""
        name, last, touched, summary = copied.stored
        async with self._transaction() as connection:
            table_id = await connection.fetchval(
                """INSERT INTO tables (name, invite, last, bytes, touched, finished, due, started, seats, people, epoch)
                VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, 0) ON CONFLICT DO NOTHING RETURNING id""",
                name,
                copied.invite,
                last,
                sum(len(event.body) for event in copied.events),
                touched,
                *summary,
            )
            if table_id is None:
                raise AlreadyThere("A table with this name or this invite exists already.")
            await connection.executemany(
                "INSERT INTO events (table_id, seq, time, checksum, body) VALUES ($1, $2, $3, $4, $5)",
                [(table_id, seq, time, checksum(name, seq, time, body), body) for seq, time, body in copied.events],
            )

    async def forget(
        self, *, untouched_since: float, finished: bool | None = False, for_size: bool = False, at_most: int = 100
    ) -> list[str]:
        """Remove tables as the interface says; one process at a time does so."""
        rows = await self.ask(
            """WITH alone AS MATERIALIZED (SELECT pg_try_advisory_xact_lock($5) AS yes),
            old AS (
                SELECT t.id, t.name, t.touched, $3::bool AND t.started AS later FROM tables t, alone
                WHERE alone.yes AND t.touched < $1 AND ($2::bool IS NULL OR t.finished = $2)
                AND NOT ($3 AND t.due IS NOT NULL)
                ORDER BY later, t.touched LIMIT $4 FOR UPDATE OF t SKIP LOCKED
            ),
            e AS (DELETE FROM events USING old WHERE table_id = old.id),
            r AS (DELETE FROM reviews USING old WHERE table_id = old.id),
            s AS (DELETE FROM subscriptions USING old WHERE table_id = old.id),
            t AS (DELETE FROM tables USING old WHERE tables.id = old.id)
            SELECT name FROM old ORDER BY later, touched""",
            untouched_since,
            finished,
            for_size,
            max(at_most, 0),
            TIDYING,
        )
        return [row[0] for row in rows]

    # ------------------------------------------------------------ reviews and subscriptions

    async def keep_review(self, review: StoredReview, time: float, table: str | None = None) -> None:
        await self.together(
            ("SELECT pg_advisory_xact_lock($1)", (REVIEWING,)),  # otherwise two processes could each remove too few
            (
                """INSERT INTO reviews (game, key, table_id, complete, kept, checksum, body)
                VALUES ($1, $2, coalesce((SELECT id FROM tables WHERE name = $7),
                    (SELECT max(table_id) FROM reviews WHERE game = $1)), $3, $4, $5, $6)
                ON CONFLICT (game, key) DO UPDATE SET table_id = excluded.table_id, complete = excluded.complete,
                    kept = excluded.kept, checksum = excluded.checksum, body = excluded.body""",
                (review.game, review.key, review.complete, time, zlib.crc32(review.body), review.body, table),
            ),
            ("DELETE FROM reviews WHERE $3 AND game = $1 AND key <> $2", (review.game, review.key, review.complete)),
            (
                """DELETE FROM reviews WHERE table_id IS NULL AND (game, key) IN (
                    SELECT game, key FROM reviews WHERE table_id IS NULL ORDER BY kept DESC OFFSET $1)""",
                (MOST_REVIEWS_WITHOUT_A_TABLE,),
            ),
        )

    async def find_reviews(self, game: str) -> list[StoredReview]:
        rows = await self.ask(
            "SELECT game, key, complete, body, checksum FROM reviews WHERE game = $1 ORDER BY kept DESC", game
        )
        return [StoredReview(*review) for *review, written in rows if zlib.crc32(review[3]) == written]

    async def keep_subscription(self, table: str, subscription: Subscription, time: float) -> None:
        holder, endpoint, p256dh, auth, language = subscription
        kept = await self.together(
            (
                """INSERT INTO subscriptions (table_id, endpoint, holder, p256dh, auth, language, kept, told)
                SELECT id, $2, $3, $4, $5, $6, $7, $7 FROM tables WHERE name = $1
                ON CONFLICT (table_id, endpoint) DO UPDATE SET holder = excluded.holder, p256dh = excluded.p256dh,
                    auth = excluded.auth, language = excluded.language, kept = excluded.kept, told = excluded.told
                RETURNING table_id""",
                (table, endpoint, holder, p256dh, auth, language, time),
            ),
            (
                """DELETE FROM subscriptions WHERE (table_id, endpoint) IN (
                    SELECT table_id, endpoint FROM subscriptions WHERE holder = $2
                    AND table_id = (SELECT id FROM tables WHERE name = $1) ORDER BY kept DESC, endpoint OFFSET $3)""",
                (table, holder, MOST_SUBSCRIPTIONS_OF_A_PERSON),
            ),
        )
        if not kept:
            raise no_such_table()

    async def drop_subscription(self, endpoint: str, table: str | None = None) -> None:
        await self.ask(
            """DELETE FROM subscriptions WHERE endpoint = $1
            AND ($2::text IS NULL OR table_id = (SELECT id FROM tables WHERE name = $2))""",
            endpoint,
            table,
        )

    async def claim_turn(self, table: str, holder: str, since: float) -> list[Subscription]:
        rows = await self.ask(
            """UPDATE subscriptions SET told = $3 WHERE table_id = (SELECT id FROM tables WHERE name = $1)
            AND holder = $2 AND told < $3 RETURNING holder, endpoint, p256dh, auth, language""",
            table,
            holder,
            since,
        )
        return [Subscription(*row) for row in rows]

    # ------------------------------------------------------------ documents

    async def read_document(self, key: str) -> Document | None:
        rows = await self.ask("SELECT key, version, body FROM documents WHERE key = $1", key)
        return Document(*rows[0]) if rows else None

    async def read_documents(self, keys: Collection[str]) -> list[Document]:
        rows = await self.ask("SELECT key, version, body FROM documents WHERE key = ANY($1)", list(keys))
        return [Document(*row) for row in rows]

    async def list_documents(self, *, after: str = "", at_most: int = 100) -> list[Document]:
        rows = await self.ask(
            "SELECT key, version, body FROM documents WHERE key > $1 ORDER BY key LIMIT $2",
            after,
            max(at_most, 0),
        )
        return [Document(*row) for row in rows]

    async def write_documents(self, documents: Sequence[Document], time: float) -> None:
        """Write documents, all or none. In the order of their keys, so that two writers cannot deadlock."""
        async with self._transaction() as connection:
            for key, version, body in sorted(documents):
                written = await connection.fetch(
                    """INSERT INTO documents AS d (key, version, written, body) SELECT $1, $2::int8 + 1, $3, $4
                    WHERE $2 = 0 OR EXISTS (SELECT FROM documents WHERE key = $1)
                    ON CONFLICT (key) DO UPDATE SET version = $2 + 1, written = $3, body = $4 WHERE d.version = $2
                    RETURNING 1""",
                    key,
                    version,
                    time,
                    body,
                )
                if not written:
                    raise Conflict("This was changed by somebody else at the same moment; try again.")

    async def forget_documents(self, prefix: str, *, unwritten_since: float, at_most: int = 1000) -> int:
        rows = await self.ask(
            """DELETE FROM documents WHERE key IN (SELECT key FROM documents
            WHERE key >= $1 AND key < $2 AND written < $3 ORDER BY written, key LIMIT $4 FOR UPDATE SKIP LOCKED)
            RETURNING 1""",
            prefix,
            after_all_with(prefix),
            unwritten_since,
            at_most,
        )
        return len(rows)

    # ------------------------------------------------------------ the store as a whole

    async def alive(self, time: float, downtime: float = 0.0) -> None:
        """Note that people can move."""
        await self.ask(
            """INSERT INTO facts VALUES ('alive', $1), ('downtime', $2)
            ON CONFLICT (name) DO UPDATE SET value = greatest(facts.value, excluded.value)""",
            time,
            downtime,
        )

    async def last_alive(self) -> Alive | None:
        facts = dict(await self.ask("SELECT name, value FROM facts WHERE name IN ('alive', 'downtime')"))
        return Alive(facts["alive"], facts["downtime"]) if "alive" in facts else None

    async def check(self) -> Health:
        trouble = ""
        tables = unfinished = size = events = 0
        try:
            tables, unfinished, size, events = (
                await self.ask(
                    """SELECT count(*), count(*) FILTER (WHERE NOT finished), coalesce(sum(bytes + 48 * last), 0)::int8,
                    coalesce(sum(last), 0)::int8 FROM tables"""
                )
            )[0]
            await self.ask(
                """INSERT INTO facts VALUES ('touched', random())
                ON CONFLICT (name) DO UPDATE SET value = excluded.value"""
            )
        except StoreUnavailable as error:
            trouble = str(error)
        return Health(trouble, tables, unfinished, size, events)

    async def close(self) -> None:
        await self._writer.close()
        self._closed = True
        try:
            await asyncio.wait_for(self._pool.close(), PATIENCE_S)
        except (TimeoutError, OSError, asyncpg.PostgresError, asyncpg.InterfaceError):
            self._pool.terminate()

    async def together(self, *statements: tuple[str, Sequence[Any]]) -> list[asyncpg.Record]:
        """Run several statements in one transaction; return the rows of the first."""
        async with self._transaction() as connection:
            answers: list[list[asyncpg.Record]] = [
                await connection.fetch(statement, *values) for statement, values in statements
            ]
            return answers[0]

    @asynccontextmanager
    async def _transaction(self) -> AsyncIterator[asyncpg.Connection]:
        async with self._connection() as connection, connection.transaction():
            yield connection

    @asynccontextmanager
    async def _connection(self) -> AsyncIterator[asyncpg.Connection]:
        """A connection of the pool. It is closed if it does not answer in time.

        Otherwise the pool would wait until the server has confirmed that the statement is cancelled, for ever if the
        network is cut.
        """
        if self._closed:
            raise StoreUnavailable(CLOSED)
        with translated():
            async with asyncio.timeout(2 * PATIENCE_S), self._pool.acquire() as connection:
                try:
                    yield connection
                except (TimeoutError, asyncio.CancelledError):
                    connection.terminate()
                    raise


async def _leave_as_it_is(_: asyncpg.Connection) -> None:
    """Replaces the pool's reset of a connection after use: no request changes its settings."""


def _is_intact(table: str, seq: int, time: float, written: int, body: bytes) -> bool:
    try:
        return checksum(table, seq, time, body) == written
    except (TypeError, struct.error):
        return False
