"""The asynchronous interface: writes run in the writer's thread, reads in another thread with its own connection."""

from __future__ import annotations

import asyncio
import os
import sqlite3
from collections.abc import Callable, Collection, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import TypeVar

from tilewright.notation.files import target_of
from tilewright.server.store.common import CLOSED, damaged
from tilewright.server.store.interface import (
    Alive,
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

from . import documents, log, reviews, subscriptions, whole
from .errors import EMPTY, MOVED, leaves_connection_usable, primary_code, unavailable
from .extent import Extent
from .schema import LOCK_PATIENCE, MIGRATIONS, Migration, connect_reader, connect_writer, migrate
from .writer import Writer

Answer = TypeVar("Answer")


class SqliteStore:
    """A `Store` in one SQLite file; several processes may use the same file."""

    def __init__(self, path: Path, patience: float) -> None:
        """Use `open`, which prepares the file first."""
        self._path = path
        self._patience = patience
        self._identity = _identity(path)
        self._extent = Extent(path)
        self._reading: sqlite3.Connection | None = None
        self._reader = ThreadPoolExecutor(max_workers=1, thread_name_prefix="store-reader")
        self._writer = Writer(partial(connect_writer, path, patience=patience), self._check_in_place)
        self._closed = False

    @classmethod
    async def open(
        cls, path: Path, *, migrations: Sequence[Migration] = MIGRATIONS, patience: float = LOCK_PATIENCE
    ) -> SqliteStore:
        """Open the store at `path`; makes the folder and runs missing migrations.

        `patience` is how long, in seconds, to wait for another program's lock. Raises StoreUnavailable, NewerSchema.
        """
        path = path.absolute()
        await asyncio.to_thread(_prepare, path, migrations, patience)
        return cls(path, patience)

    async def create(self, table: str, invite: str, events: Sequence[bytes], time: float, summary: Summary) -> None:
        await self._write(partial(log.create, table=table, invite=invite, events=events, time=time, summary=summary))

    async def append(self, table: str, after: int, events: Sequence[bytes], time: float, summary: Summary) -> None:
        await self._writer.submit(lambda connection: log.append(connection, table, after, events, time, summary))

    async def read(self, table: str, after: int = 0) -> list[StoredEvent]:
        return await self._read(partial(log.read, table=table, after=after), of_one_table=True)

    async def rewrite(self, table: str, bodies: Mapping[int, bytes]) -> None:
        await self._write(partial(log.rewrite, table=table, bodies=bodies))

    async def find_invite(self, invite: str) -> str | None:
        return await self._read(partial(log.find_invite, invite=invite))

    async def unfinished(self, *, with_due: bool = False) -> list[StoredTable]:
        return await self._read(lambda connection: log.unfinished(connection, with_due))

    async def forget(
        self, *, untouched_since: float, finished: bool | None = False, for_size: bool = False, at_most: int = 100
    ) -> list[str]:
        await asyncio.to_thread(self._extent.note, (0, 0))  # the numbers may fall; `alive` notes them again
        return await self._write(
            partial(log.forget, untouched_since=untouched_since, finished=finished, for_size=for_size, at_most=at_most)
        )

    async def list_tables(self, *, after: str = "", at_most: int = 1000) -> list[StoredTable]:
        return await self._read(partial(log.list_tables, after=after, at_most=at_most))

    async def remove(self, table: str) -> None:
        """Remove a table with everything that belongs to it."""
        await asyncio.to_thread(self._extent.note, (0, 0))  # the numbers may fall; `alive` notes them again
        await self._write(partial(log.remove, table=table))

    async def read_whole(self, table: str) -> WholeTable:
        return await self._read(partial(whole.read, table=table), of_one_table=True)

    async def create_whole(self, copied: WholeTable) -> None:
        await self._write(partial(whole.create, copied=copied))

    async def keep_review(self, review: StoredReview, time: float, table: str | None = None) -> None:
        await self._write(partial(reviews.keep, review=review, time=time, table=table))

    async def find_reviews(self, game: str) -> list[StoredReview]:
        return await self._read(partial(reviews.find, game=game))

    async def keep_subscription(self, table: str, subscription: Subscription, time: float) -> None:
        await self._write(partial(subscriptions.keep, table=table, subscription=subscription, time=time))

    async def drop_subscription(self, endpoint: str, table: str | None = None) -> None:
        await self._write(partial(subscriptions.drop, endpoint=endpoint, table=table))

    async def claim_turn(self, table: str, holder: str, since: float) -> list[Subscription]:
        return await self._write(partial(subscriptions.claim_turn, table=table, holder=holder, since=since))

    async def read_document(self, key: str) -> Document | None:
        return await self._read(partial(documents.read, key=key))

    async def read_documents(self, keys: Collection[str]) -> list[Document]:
        return await self._read(partial(documents.read_several, keys=keys))

    async def list_documents(self, *, after: str = "", at_most: int = 100) -> list[Document]:
        return await self._read(partial(documents.list_after, after=after, at_most=at_most))

    async def write_documents(self, written: Sequence[Document], time: float) -> None:
        await self._write(partial(documents.write, written=written, time=time))

    async def forget_documents(self, prefix: str, *, unwritten_since: float, at_most: int = 1000) -> int:
        return await self._write(
            partial(documents.forget, prefix=prefix, unwritten_since=unwritten_since, at_most=at_most)
        )

    async def alive(self, time: float, downtime: float = 0.0) -> None:
        """Note that people can move, and what the file holds."""
        await self._write(partial(log.alive, time=time, downtime=downtime))
        await asyncio.to_thread(self._extent.note, await self._read(log.extent))

    async def last_alive(self) -> Alive | None:
        return await self._read(log.last_alive)

    async def check(self) -> Health:
        trouble = ""
        tables = unfinished = size = events = 0
        try:
            tables, unfinished, size, events = await self._read(log.measure)
            await self._write(log.touch)
        except StoreUnavailable as error:
            trouble = str(error)
        return Health(trouble, tables, unfinished, size, events)

    async def backup(self, path: Path) -> None:
        """A consistent copy, made while the store is in use; an older copy is replaced once the new one is complete."""
        self._check_open()
        await asyncio.to_thread(_copy, self._path, path.absolute(), self._patience)

    async def close(self) -> None:
        """Finish all requests, then close the file; afterwards it is complete without `-wal` and `-shm`."""
        self._closed = True
        await asyncio.to_thread(self._stop_reading)
        await self._writer.close()

    async def _write(self, work: Callable[[sqlite3.Connection], Answer]) -> Answer:
        answer: Answer = await self._writer.submit(work)
        return answer

    async def _read(self, work: Callable[[sqlite3.Connection], Answer], *, of_one_table: bool = False) -> Answer:
        self._check_open()
        return await asyncio.get_running_loop().run_in_executor(self._reader, self._look, work, of_one_table)

    def _look(self, work: Callable[[sqlite3.Connection], Answer], of_one_table: bool) -> Answer:
        """Run a read; called in the reader's thread."""
        try:
            self._check_in_place()
            if self._reading is None:
                self._reading = connect_reader(self._path, patience=self._patience)
            return work(self._reading)
        except (sqlite3.Error, OSError) as error:
            if self._reading is not None and not leaves_connection_usable(error):
                self._reading.close()
                self._reading = None
            if of_one_table and primary_code(error) == sqlite3.SQLITE_CORRUPT:
                raise damaged("its part of the file cannot be read") from error
            raise unavailable(error) from error

    def _stop_reading(self) -> None:
        """Close the reader before the writer, because the last connection makes the final checkpoint."""
        self._reader.shutdown()
        if self._reading is not None:
            self._reading.close()
            self._reading = None

    def _check_open(self) -> None:
        if self._closed:
            raise StoreUnavailable(CLOSED)

    def _check_in_place(self) -> None:
        """Detect a deleted or replaced file: SQLite would still write to the old one, and moves would be lost."""
        if _identity(self._path) != self._identity:
            raise StoreUnavailable(MOVED)


def _identity(path: Path) -> tuple[int, int] | None:
    """Device and inode of a file; None if there is none."""
    try:
        found = os.stat(path)
    except OSError:
        return None
    return found.st_dev, found.st_ino


def _prepare(path: Path, migrations: Sequence[Migration], patience: float) -> None:
    """Make the folder and the file, or check and migrate an existing file."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        is_new = not path.exists()
        if not is_new and not path.stat().st_size:
            raise StoreUnavailable(EMPTY)
        _make_private(path)
        try:
            connection = connect_writer(path, create=True, patience=patience)
            try:
                migrate(connection, migrations)
                Extent(path).check(log.extent(connection))
            finally:
                connection.close()
        except BaseException:
            if is_new and not path.stat().st_size:
                path.unlink()
            raise
    except StoreUnavailable as error:
        raise type(error)(f"{path}: {error}") from error
    except (sqlite3.Error, OSError) as error:
        raise StoreUnavailable(f"{path}: {unavailable(error)}") from error


def _make_private(path: Path) -> None:
    """Let nobody else read the file, which has secrets of running games. SQLite gives its side files the same mode."""
    if not path.exists():
        path.touch(mode=0o600)
    with suppress(OSError):  # it belongs to somebody else, or the disk is read-only
        path.chmod(0o600)


def _copy(source: Path, target: Path, patience: float) -> None:
    """Copy to a temporary file first, so that an older copy is replaced only by a complete one."""
    try:
        target = target_of(target)
    except OSError as error:
        raise StoreUnavailable(f"{target}: {error.strerror}; choose another name") from error
    if target == source or _identity(target) == _identity(source):
        raise StoreUnavailable("A backup cannot be written over the store itself; choose another file.")
    part = target.with_name(target.name + ".part")
    try:
        target.parent.mkdir(parents=True, exist_ok=True)
        part.unlink(missing_ok=True)
        reading = connect_reader(source, patience=patience)
        try:
            _copy_to(reading, part)
        finally:
            reading.close()
        os.replace(part, target)
    except (sqlite3.Error, OSError) as error:
        with suppress(OSError):
            part.unlink()
        raise StoreUnavailable(f"The backup could not be written: {unavailable(error)}") from error


def _copy_to(reading: sqlite3.Connection, part: Path) -> None:
    """Copy all pages from one snapshot; writers do not wait for it."""
    _make_private(part)
    writing = sqlite3.connect(part)
    try:
        reading.backup(writing)
        writing.execute("PRAGMA journal_mode = DELETE")  # one file, nothing beside it
    finally:
        writing.close()
