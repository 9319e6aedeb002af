"""Stores of each implementation for tests, and how a test can damage them."""

from __future__ import annotations

import asyncio
import functools
import sqlite3
from collections.abc import Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path
from typing import Any, ParamSpec, Protocol

from tests.server.store.engines import fresh_schema
from tilewright.server.store import Store, Summary
from tilewright.server.store.postgres import PostgresStore
from tilewright.server.store.sqlite import SqliteStore

Given = ParamSpec("Given")

GOING = Summary(finished=False, started=True, seats=2, people=2)
OVER = Summary(finished=True, started=True, seats=2, people=2)


class Place(Protocol):
    """A store that can be opened repeatedly, and damaged from outside."""

    async def open(self) -> Store: ...

    def change_event(self, table: str, seq: int, body: bytes) -> None: ...

    def remove_event(self, table: str, seq: int) -> None: ...


class SqlitePlace:
    """A store in a file of the test's folder."""

    def __init__(self, folder: Path) -> None:
        self.path = folder / "store.db"

    async def open(self) -> Store:
        return await SqliteStore.open(self.path, patience=0.2)

    def change_event(self, table: str, seq: int, body: bytes) -> None:
        self.execute(
            "UPDATE events SET body = ? WHERE seq = ? AND table_id = (SELECT id FROM tables WHERE name = ?)",
            body,
            seq,
            table,
        )

    def remove_event(self, table: str, seq: int) -> None:
        self.execute(
            "DELETE FROM events WHERE seq = ? AND table_id = (SELECT id FROM tables WHERE name = ?)", seq, table
        )

    def execute(self, statement: str, *values: Any) -> list[Any]:
        """Run a statement on the file, as another program could."""
        with closing(sqlite3.connect(self.path, isolation_level=None)) as connection:
            return connection.execute(statement, values).fetchall()


class PostgresPlace:
    """A store in a schema of its own in the shared PostgreSQL."""

    def __init__(self, folder: Path, server: Callable[[], str]) -> None:
        self.server = server
        self._url = ""

    async def open(self) -> PostgresStore:
        self._url = self._url or await fresh_schema(self.server())
        return await PostgresStore.open(self._url)

    def change_event(self, table: str, seq: int, body: bytes) -> None:
        self.execute(
            "UPDATE events SET body = $1 WHERE seq = $2 AND table_id = (SELECT id FROM tables WHERE name = $3)",
            body,
            seq,
            table,
        )

    def remove_event(self, table: str, seq: int) -> None:
        self.execute(
            "DELETE FROM events WHERE seq = $1 AND table_id = (SELECT id FROM tables WHERE name = $2)", seq, table
        )

    def execute(self, statement: str, *values: Any) -> list[Any]:
        """Run a statement in the database, as another program could."""
        import asyncpg

        async def run() -> list[Any]:
            connection = await asyncpg.connect(self._url)
            try:
                return list(await connection.fetch(statement, *values))
            finally:
                await connection.close()

        with ThreadPoolExecutor(1) as thread:  # this thread already runs an event loop
            return thread.submit(lambda: asyncio.run(run())).result()


PLACES: dict[str, Callable[[Path, Callable[[], str]], Place]] = {
    "sqlite": lambda folder, _: SqlitePlace(folder),
    "postgresql": PostgresPlace,
}
"""By name: functions that make a place from a folder and a function that returns the address of PostgreSQL."""


def in_loop(test: Callable[Given, Coroutine[Any, Any, None]]) -> Callable[Given, None]:
    """Turn an asynchronous test into a plain one."""

    @functools.wraps(test)
    def run(*args: Given.args, **kwargs: Given.kwargs) -> None:
        asyncio.run(asyncio.wait_for(test(*args, **kwargs), 180))

    return run
