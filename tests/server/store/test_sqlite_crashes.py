"""SQLite: acknowledged events are never lost, even if the process is killed or the disk is full."""

from __future__ import annotations

import asyncio
import os
import random
import subprocess
import sys
from pathlib import Path

import pytest

from tests.server.store import load
from tests.server.store.places import in_loop
from tilewright.server.store.sqlite import SqliteStore

TABLES = 8


def start(path: Path, *arguments: str) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [sys.executable, load.__file__, str(path), str(TABLES), *arguments],
        stdout=subprocess.PIPE,
        text=True,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)},
    )


def acknowledged(lines: list[str]) -> dict[str, int]:
    """The last acknowledged event of each table; checks that acknowledgements come in order, each once."""
    lasts: dict[str, int] = {}
    for line in lines:
        name, _, seq = line.partition(" ")
        if name.startswith("t") and seq:
            assert lasts.get(name) in (None, int(seq) - 1)
            lasts[name] = int(seq)
    return lasts


async def lengths(path: Path) -> dict[str, int]:
    """The length of each log; checks that every event has the content of its number."""
    store = await SqliteStore.open(path)
    found = {}
    for table in [table.table for table in await store.unfinished()]:
        events = await store.read(table)
        assert [event.body for event in events] == [load.body(table, seq + 1) for seq in range(len(events))]
        found[table] = len(events)
    await store.close()
    return found


def test_killed_in_the_middle_of_load(tmp_path: Path) -> None:
    """A process is killed five times; each next one continues with the same file."""
    path = tmp_path / "store.db"
    moments = random.Random(4)
    before: dict[str, int] = {}
    for _ in range(5):
        with start(path) as child:
            assert child.stdout is not None
            lines = []
            enough = moments.randrange(100, 800)
            for line in child.stdout:
                lines.append(line.strip())
                if len(lines) >= enough and "ready" in lines:
                    break
            child.kill()
            rest, _ = child.communicate()
        said = acknowledged(lines + [line for line in rest.splitlines() if line])
        after = asyncio.run(lengths(path))
        assert len(said) == TABLES
        for table, seq in said.items():
            assert before.get(table, 0) < seq <= after[table], "an acknowledged event is lost"
            assert after[table] <= seq + 1, "at most one event more: the one that was being stored"
        before = after


@pytest.mark.skipif(sys.platform == "win32", reason="limits on file sizes are POSIX")
def test_no_room_on_the_disk(tmp_path: Path) -> None:
    """If files cannot grow, a commit fails in the middle; when there is room again, appends work."""
    path = tmp_path / "store.db"
    with start(path, "400000") as child:
        output, _ = child.communicate()
    lines = output.splitlines()
    assert child.returncode == 0, output[-2000:]
    assert lines.count("refused store-unavailable") == TABLES
    assert lines[-1] == "done"
    assert acknowledged(lines) == asyncio.run(lengths(path))


@in_loop
async def test_a_backup_while_writing(tmp_path: Path) -> None:
    """The copy is complete, contains all events acknowledged before the backup began, and is a single file."""
    store = await SqliteStore.open(tmp_path / "store.db")
    names = [f"t{number}" for number in range(TABLES)]
    await asyncio.gather(*(load.append_on(store, name, 20) for name in names))
    stop = asyncio.Event()

    async def go_on(table: str) -> None:
        seq = len(await store.read(table))
        while not stop.is_set():
            await store.append(table, seq, [load.body(table, seq + 1)], 1.0, load.GOING)
            seq += 1

    writing = [asyncio.ensure_future(go_on(name)) for name in names]
    copy = tmp_path / "backups" / "copy.db"
    for _ in range(3):
        before = {name: len(await store.read(name)) for name in names}
        await store.backup(copy)
        assert [file.name for file in copy.parent.iterdir()] == ["copy.db"]
        copied = await lengths(copy)
        after = {name: len(await store.read(name)) for name in names}
        assert all(before[name] <= copied[name] <= after[name] for name in names)
    stop.set()
    await asyncio.gather(*writing)
    await store.close()
