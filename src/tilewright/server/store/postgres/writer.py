"""Appends: all that wait when the connection is free go into one statement, and so into one commit.

A commit waits for the database's disk, about as long for one event as for hundreds. So appends queue up while one is
under way. A statement contains each table at most once; a second append to a table goes into the next statement.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from typing import NamedTuple

import asyncpg

from tilewright.server.store.common import CLOSED, no_such_table
from tilewright.server.store.interface import Conflict, StoreError, StoreUnavailable, Summary

from .errors import NotOwner, translated
from .schema import checksum

ENOUGH = 1000
"""The most appends of one statement."""
UNFENCED = 0
"""The epoch of an append by a caller that owns nothing; only tests and tools do that."""
_LARGEST = 2**62

# `moved` locks the row of each table, so of several appends after the same event one succeeds. The epoch is compared in
# the same statement: a process whose table was taken over cannot write, however late it resumes.
_APPEND = """
    WITH asked AS (
        SELECT * FROM unnest($1::text[], $2::int8[], $3::int8[], $4::int8[], $5::int8[], $6::float8[], $7::bool[],
                             $8::float8[], $9::bool[], $10::int4[], $11::int4[])
            AS a (name, epoch, after, number, bytes, time, finished, due, started, seats, people)
    ), moved AS (
        UPDATE tables t SET last = a.after + a.number, bytes = t.bytes + a.bytes, touched = a.time,
            finished = a.finished, due = a.due, started = a.started, seats = a.seats, people = a.people
        FROM asked a WHERE t.name = a.name AND t.last = a.after AND (a.epoch = 0 OR t.epoch = a.epoch)
        RETURNING t.id, t.name, t.finished
    ), written AS (
        INSERT INTO events (table_id, seq, time, checksum, body)
        SELECT moved.id, e.seq, e.time, e.checksum, e.body
        FROM unnest($12::text[], $13::int8[], $14::float8[], $15::int8[], $16::bytea[])
            AS e (name, seq, time, checksum, body) JOIN moved USING (name)
    ), quiet AS (
        DELETE FROM subscriptions s USING moved WHERE moved.finished AND s.table_id = moved.id
    )
    SELECT name FROM moved
"""


class Append(NamedTuple):
    """Events for one table, and the future for the answer."""

    table: str
    epoch: int
    after: int
    time: float
    summary: Summary
    events: Sequence[bytes]
    checksums: Sequence[int]
    answer: asyncio.Future[None]


class Writer:
    """One connection that appends, opened again after errors."""

    def __init__(self, connect: Callable[[], Awaitable[asyncpg.Connection]]) -> None:
        self._connect = connect
        self._connection: asyncpg.Connection | None = None
        self._waiting: list[Append] = []
        self._task: asyncio.Task[None] | None = None
        self._closed = False

    def submit(
        self, table: str, epoch: int, after: int, events: Sequence[bytes], time: float, summary: Summary
    ) -> asyncio.Future[None]:
        """Queue an append; the future is done after the commit."""
        if self._closed:
            raise StoreUnavailable(CLOSED)
        if not is_name(table):
            raise no_such_table()
        checksums = []
        if 0 <= after < _LARGEST:
            checksums = [checksum(table, seq, time, body) for seq, body in enumerate(events, after + 1)]
        answer: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append(Append(table, epoch, after, time, summary, events, checksums, answer))
        if self._task is None:
            self._task = asyncio.get_running_loop().create_task(self._run())
        return answer

    async def close(self) -> None:
        """Finish what was submitted, then close the connection."""
        self._closed = True
        if self._task is not None:
            await asyncio.wait([self._task])
        await self._disconnect()

    async def _run(self) -> None:
        try:
            while self._waiting:
                batch = self._next_batch()
                try:
                    await self._write(batch)
                except Exception as error:
                    await self._disconnect()
                    for each in batch:
                        if not each.answer.done():
                            each.answer.set_exception(_again(error))
        finally:
            self._task = None

    def _next_batch(self) -> list[Append]:
        """The appends that have waited longest, each table once."""
        chosen: dict[str, Append] = {}
        left = []
        for each in self._waiting:
            if each.table in chosen or len(chosen) >= ENOUGH:
                left.append(each)
            else:
                chosen[each.table] = each
        self._waiting = left
        return [chosen[table] for table in sorted(chosen)]

    async def _write(self, batch: list[Append]) -> None:
        possible = [each for each in batch if 0 <= each.after < _LARGEST]
        moved: set[str] = set()
        with translated():
            if self._connection is None or self._connection.is_closed():
                self._connection = await self._connect()
            if possible:
                moved = {row[0] for row in await self._append(self._connection, possible)}
            refused = [each for each in batch if each.table not in moved]
            found = {}
            if refused:
                rows = await self._connection.fetch(
                    "SELECT name, last, epoch FROM tables WHERE name = ANY($1)", [each.table for each in refused]
                )
                found = {name: (last, epoch) for name, last, epoch in rows}
        for each in batch:
            if each.answer.done():  # cancelled
                continue
            if each.table in moved:
                each.answer.set_result(None)
            else:
                each.answer.set_exception(_refusal(each, found.get(each.table)))

    async def _append(self, connection: asyncpg.Connection, batch: list[Append]) -> list[asyncpg.Record]:
        rows = [
            (each.table, each.epoch, each.after, len(each.events), sum(map(len, each.events)), each.time, *each.summary)
            for each in batch
        ]
        events = [
            (each.table, seq, each.time, check, body)
            for each in batch
            for seq, (check, body) in enumerate(zip(each.checksums, each.events, strict=True), each.after + 1)
        ]
        arguments = [*zip(*rows, strict=True), *(zip(*events, strict=True) if events else ((), (), (), (), ()))]
        moved: list[asyncpg.Record]
        try:
            moved = await connection.fetch(_APPEND, *arguments)
        except asyncpg.DeadlockDetectedError:  # with another statement over several tables, which has then succeeded
            moved = await connection.fetch(_APPEND, *arguments)
        return moved

    async def _disconnect(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            with suppress(Exception):
                connection.terminate()


def is_name(table: str) -> bool:
    """Whether the database can hold such a text."""
    try:
        return b"\0" not in table.encode()
    except UnicodeEncodeError:  # an unpaired surrogate
        return False


def _refusal(asked: Append, found: tuple[int, int] | None) -> StoreError:
    if found is None:
        return no_such_table()
    last, epoch = found
    if asked.epoch not in (UNFENCED, epoch):
        return NotOwner("Another process has taken this table over.")
    return Conflict(f"The table's log ends with event {last}, not with {asked.after}; read the rest and try again.")


def _again(error: Exception) -> Exception:
    """Each request of a batch gets its own object, with its own traceback."""
    return type(error)(*error.args) if isinstance(error, StoreError) else error
