"""Tests of the SQLite store alone: locks, full disks, damaged files, versions, shared commits."""

from __future__ import annotations

import asyncio
import os
import random
import shutil
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import pytest

from tests.server.store.places import GOING, OVER, SqlitePlace, in_loop
from tilewright.server.store import Conflict, Document, NewerSchema, StoreError, StoreUnavailable
from tilewright.server.store.sqlite import SqliteStore, documents
from tilewright.server.store.sqlite import store as store_module
from tilewright.server.store.sqlite.schema import MIGRATIONS, connect_writer, migrate


@pytest.fixture
def place(tmp_path: Path) -> SqlitePlace:
    return SqlitePlace(tmp_path / "made" / "for the store ý?#%41")


async def open_filled(place: SqlitePlace, tables: int = 1) -> SqliteStore:
    store = await SqliteStore.open(place.path, patience=0.2)
    for number in range(tables):
        await store.create(f"t{number}", f"secret invite {number}", [b"one"], 1.0, GOING)
    return store


async def in_writer(store: SqliteStore, statement: str) -> list[Any]:
    """Run a statement on the connection that writes."""
    found: list[Any] = await store._writer.submit(lambda connection: connection.execute(statement).fetchall())
    return found


@in_loop
async def test_one_file_that_is_written_through_to_the_disk(place: SqlitePlace) -> None:
    store = await open_filled(place)
    assert await in_writer(store, "PRAGMA journal_mode") == [("wal",)]
    assert await in_writer(store, "PRAGMA synchronous") == [(2,)]
    await store.close()
    assert os.listdir(place.path.parent) == ["store.db"]
    assert b"secret invite" not in place.path.read_bytes(), "invitations are stored only as digests"
    assert place.execute("PRAGMA integrity_check") == [("ok",)]


@in_loop
async def test_requests_of_one_moment_share_a_commit(place: SqlitePlace) -> None:
    store = await open_filled(place, 50)
    statements: list[str] = []
    await store._writer.submit(lambda connection: connection.set_trace_callback(statements.append))
    await asyncio.gather(*(store.append(f"t{number}", 1, [b"two"], 2.0, GOING) for number in range(50)))
    assert statements.count("COMMIT") == 2, "one for the request that set the trace, and one for all 50 appends"
    await store.close()


def test_documents_are_found_without_reading_the_others() -> None:
    with closing(sqlite3.connect(":memory:", isolation_level=None)) as connection:
        migrate(connection)
        asked: list[str] = []
        connection.set_trace_callback(asked.append)
        documents.write(connection, [Document("try/1", 0, b"x")], 1.0)
        documents.read(connection, "try/1")
        documents.list_after(connection, "try/", 10)
        documents.forget(connection, "try/", 2.0, 10)
        connection.set_trace_callback(None)
        steps = [step for statement in asked for *_, step in connection.execute(f"EXPLAIN QUERY PLAN {statement}")]
    whole = [step for step in steps if "documents" in step]
    assert len(whole) == 5, steps
    assert all(step.startswith("SEARCH documents USING PRIMARY KEY (key") for step in whole), steps


@contextmanager
def locked(path: Path) -> Iterator[None]:
    """Another process has begun a write transaction, which it does not end."""
    code = "import sqlite3, sys; c = sqlite3.connect(sys.argv[1], isolation_level=None); c.execute('BEGIN IMMEDIATE')"
    code += "; print('locked', flush=True); sys.stdin.read()"
    with subprocess.Popen(
        [sys.executable, "-c", code, str(path)], stdin=subprocess.PIPE, stdout=subprocess.PIPE
    ) as other:
        assert other.stdout is not None
        assert other.stdout.readline().strip() == b"locked"
        yield
        other.communicate()


@in_loop
async def test_a_lock_of_another_process(place: SqlitePlace) -> None:
    store = await open_filled(place)
    with locked(place.path):
        asked = [store.append("t0", 1, [b"two"], 2.0, GOING), store.alive(3.0)]
        for answer in await asyncio.gather(*asked, return_exceptions=True):
            assert isinstance(answer, StoreUnavailable)
            assert "locked the store" in str(answer)
        assert len(await store.read("t0")) == 1, "reading still works"
        assert "locked the store" in (await store.check()).trouble
    await store.append("t0", 1, [b"two"], 2.0, GOING)
    assert (await store.check()).trouble == ""
    assert [event.body for event in await store.read("t0")] == [b"one", b"two"]
    await store.close()


@in_loop
async def test_a_full_disk(place: SqlitePlace) -> None:
    store = await open_filled(place, 4)
    ((pages,),) = await in_writer(store, "PRAGMA page_count")
    await in_writer(store, f"PRAGMA max_page_count = {pages}")
    asked = [store.append(f"t{number}", 1, [b"x" * 9000 if number == 2 else b"x"], 2.0, OVER) for number in range(4)]
    for answer in await asyncio.gather(*asked, return_exceptions=True):
        assert isinstance(answer, StoreUnavailable)
        assert answer.code == "store-unavailable"
        assert "disk is full" in str(answer)
    assert len(await store.unfinished()) == 4, "nothing of the failed commit was stored"
    await in_writer(store, "PRAGMA max_page_count = 1000000")
    await store.append("t2", 1, [b"x" * 9000], 2.0, OVER)
    assert len(await store.unfinished()) == 3
    await store.close()


class FailingConnection:
    """A connection that can be made to fail at its next commit, before or after the data is stored."""

    fail = ""

    def __init__(self, path: Path, **options: Any) -> None:
        self.real = connect_writer(path, **options)

    def __getattr__(self, name: str) -> Any:
        return getattr(self.real, name)

    def execute(self, statement: str, *values: Any) -> Any:
        if statement == "COMMIT" and FailingConnection.fail:
            when, FailingConnection.fail = FailingConnection.fail, ""
            if when == "after":
                self.real.execute(statement)
            error = sqlite3.OperationalError("disk I/O error")
            error.sqlite_errorcode = sqlite3.SQLITE_IOERR_FSYNC
            raise error
        return self.real.execute(statement, *values)


@pytest.mark.parametrize("when", ["before", "after"])
@in_loop
async def test_a_commit_that_fails(place: SqlitePlace, when: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(store_module, "connect_writer", FailingConnection)
    store = await open_filled(place, 3)
    FailingConnection.fail = when
    asked = [store.append(f"t{number}", 1, [b"two"], 2.0, GOING) for number in range(3)]
    for answer in await asyncio.gather(*asked, return_exceptions=True):
        assert isinstance(answer, StoreUnavailable)
        assert "disk reports an error" in str(answer)
    again = [store.append(f"t{number}", 1, [b"two"], 2.0, GOING) for number in range(3)]
    for answer in await asyncio.gather(*again, return_exceptions=True):
        assert answer is None if when == "before" else isinstance(answer, Conflict)
    for number in range(3):
        assert [event.body for event in await store.read(f"t{number}")] == [b"one", b"two"]
    await store.close()


@in_loop
async def test_a_file_that_is_moved_away(place: SqlitePlace) -> None:
    """SQLite alone would keep writing to the moved file."""
    store = await open_filled(place)
    aside = place.path.with_name("aside.db")
    place.path.rename(aside)
    for call in (store.append("t0", 1, [b"two"], 2.0, GOING), store.read("t0")):
        with pytest.raises(StoreUnavailable, match="moved or replaced"):
            await call
    assert not place.path.exists()
    aside.rename(place.path)
    await store.append("t0", 1, [b"two"], 2.0, GOING)
    await store.close()


@in_loop
async def test_a_broken_header_and_foreign_files(place: SqlitePlace, tmp_path: Path) -> None:
    await (await open_filled(place)).close()
    whole = place.path.read_bytes()
    other = tmp_path / "other.db"
    connection = sqlite3.connect(other)
    connection.execute("CREATE TABLE cats (name)")
    connection.close()
    foreign = other.read_bytes()
    for content, sentence in [
        (b"\x00" * 100 + whole[100:], "is not a store"),
        (b"A letter to somebody, in words. " * 300, "is not a store"),
        (whole[:5000], "damaged"),
        (foreign, "another program"),
    ]:
        place.path.write_bytes(content)
        with pytest.raises(StoreUnavailable, match=sentence) as refused:
            await (await SqliteStore.open(place.path)).read("t0")
        assert place.path.read_bytes() == content, "the file is not changed"
        assert "\n" not in str(refused.value)
    with pytest.raises(StoreUnavailable, match="cannot be opened"):
        await SqliteStore.open(tmp_path)
    with pytest.raises(StoreUnavailable):
        await SqliteStore.open(other / "below a file" / "store.db")


@in_loop
async def test_damage_anywhere_is_never_taken_for_an_event(place: SqlitePlace) -> None:
    """With 300 or 1 random bytes at each of forty places, reading gives the right events or a StoreError."""
    store = await open_filled(place, 20)
    for number in range(20):
        await store.append(f"t{number}", 1, [b"%d:%d" % (number, seq) * 20 for seq in range(30)], 2.0, GOING)
    right = {f"t{number}": await store.read(f"t{number}") for number in range(20)}
    await store.close()
    whole = place.path.read_bytes()
    chance = random.Random(7)
    refused = 0
    for trial in range(40):
        spoilt = bytearray(whole)
        where = chance.randrange(100, len(whole))
        noise = chance.randbytes(1 if trial % 2 else 300)
        spoilt[where : where + len(noise)] = noise
        place.path.write_bytes(spoilt[: len(whole)])
        try:
            store = await SqliteStore.open(place.path)
        except StoreError:
            refused += 1
            continue
        for table, events in right.items():
            try:
                assert await store.read(table) == events
                await store.append(table, 31, [b"more"], 3.0, GOING)
            except StoreError:
                refused += 1
        await store.close()
    assert refused > 10


SECOND = ("ALTER TABLE tables ADD COLUMN language TEXT NOT NULL DEFAULT 'en'", "UPDATE tables SET seats = 3")


@in_loop
async def test_an_older_file_is_brought_forward_and_a_newer_one_refused(place: SqlitePlace) -> None:
    await (await open_filled(place)).close()
    assert place.execute("PRAGMA user_version") == [(len(MIGRATIONS),)]
    store = await SqliteStore.open(place.path, migrations=(*MIGRATIONS, SECOND))
    assert len(await store.read("t0")) == 1
    assert (await store.unfinished())[0].summary.seats == 3
    await store.close()
    assert place.execute("SELECT language FROM tables") == [("en",)]
    versions = rf"version {len(MIGRATIONS) + 1}.* up to {len(MIGRATIONS)}; use the newer program"
    with pytest.raises(NewerSchema, match=versions) as refused:
        await SqliteStore.open(place.path)
    assert refused.value.code == "newer-schema"


@in_loop
async def test_a_migration_that_fails_changes_nothing(place: SqlitePlace) -> None:
    await (await open_filled(place)).close()
    with pytest.raises(StoreUnavailable):
        await SqliteStore.open(place.path, migrations=(*MIGRATIONS, (*SECOND, "INSERT INTO nowhere VALUES (1)")))
    store = await SqliteStore.open(place.path)
    assert (await store.unfinished())[0].summary.seats == 2
    await store.close()


@in_loop
async def test_a_backup_replaces_the_older_one_but_never_the_store(place: SqlitePlace, tmp_path: Path) -> None:
    store = await open_filled(place)
    copy = tmp_path / "copy.db"
    copy.write_bytes(b"an older copy")
    with pytest.raises(StoreUnavailable, match="choose another"):
        await store.backup(place.path)
    with pytest.raises(StoreUnavailable, match="could not be written"):
        await store.backup(copy / "below a file")
    assert copy.read_bytes() == b"an older copy"
    link = tmp_path / "link.db"
    link.symlink_to(copy)
    await store.backup(link)
    assert link.is_symlink()
    os.mkfifo(tmp_path / "pipe")
    with pytest.raises(StoreUnavailable, match=r"pipe: this is not a file that can be replaced; choose another name"):
        await store.backup(tmp_path / "pipe")
    assert (tmp_path / "pipe").is_fifo()
    await store.close()
    with pytest.raises(StoreUnavailable):
        await store.backup(copy)
    store = await SqliteStore.open(copy)
    assert await store.find_invite("secret invite 0") == "t0"
    await store.close()


@in_loop
async def test_a_lost_write_ahead_log_is_noticed(place: SqlitePlace, tmp_path: Path) -> None:
    await (await open_filled(place)).close()
    store = await SqliteStore.open(place.path, patience=0.2)
    await store.append("t0", 1, [b"two"], 2.0, GOING)
    await store.alive(3.0)
    lost = SqlitePlace(tmp_path / "lost")
    lost.path.parent.mkdir()
    note = lost.path.with_name(lost.path.name + "-extent")
    shutil.copy(place.path, lost.path)  # without the events that are only in the write-ahead log
    shutil.copy(place.path.with_name(place.path.name + "-extent"), note)
    with pytest.raises(StoreUnavailable, match="lost games: it had table 1 and event 2, and ends with"):
        await lost.open()
    note.unlink()
    again = await lost.open()
    assert [event.body for event in await again.read("t0")] == [b"one"]
    await again.close()
    assert await store.forget(untouched_since=10.0) == ["t0"]
    await store.close()
    await (await place.open()).close()  # tables removed on purpose are not reported as lost


@in_loop
async def test_an_empty_file_is_not_a_new_store(place: SqlitePlace) -> None:
    place.path.parent.mkdir(parents=True)
    place.path.touch()
    with pytest.raises(StoreUnavailable, match="0 bytes"):
        await place.open()
    assert place.path.stat().st_size == 0
