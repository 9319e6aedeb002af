"""A program that appends to a store as fast as it can and prints what was acknowledged.

    python load.py PATH TABLES [LIMIT]

Tests kill it, or limit its disk space. After `ready` it prints a line `TABLE SEQ` for each acknowledged event. With
LIMIT no file may grow beyond that many bytes: the program appends until the store refuses, prints `refused CODE`, lifts
the limit, appends once more to each table and prints `done`.
"""

from __future__ import annotations

import asyncio
import os
import sys
from contextlib import suppress
from pathlib import Path

from tilewright.server.store import AlreadyThere, Conflict, Store, StoreUnavailable, Summary
from tilewright.server.store.sqlite import SqliteStore

GOING = Summary(finished=False, started=True)


def body(table: str, seq: int) -> bytes:
    """The content of an event, from which a test can tell table and number."""
    return f"{table}:{seq}:".encode() * 8


def say(line: str) -> None:
    """Print a line with one unbuffered write, so that a kill cannot lose a part of it."""
    os.write(1, f"{line}\n".encode())


async def append_on(store: Store, table: str, most: int = 1 << 60) -> None:
    """Create the table if it does not exist, and append after its last event."""
    with suppress(AlreadyThere):
        await store.create(table, table, [body(table, 1)], 1.0, GOING)
    last = len(await store.read(table))
    for _ in range(most):
        await store.append(table, last, [body(table, last + 1)], 1.0, GOING)
        last += 1
        say(f"{table} {last}")


async def append_once_more(store: Store, table: str) -> None:
    """Append after a failure. Repeating the same append must then raise Conflict."""
    last = len(await store.read(table))
    await store.append(table, last, [body(table, last + 1)], 1.0, GOING)
    say(f"{table} {last + 1}")
    try:
        await store.append(table, last, [body(table, last + 1)], 1.0, GOING)
    except Conflict:
        return
    raise AssertionError("applied twice")


async def main(path: Path, tables: int, limit: int | None) -> None:
    """Append to many tables at the same time."""
    names = [f"t{number}" for number in range(tables)]
    store = await SqliteStore.open(path)
    await asyncio.gather(*(append_on(store, name, 1) for name in names))
    say("ready")
    if limit is None:
        await asyncio.gather(*(append_on(store, name) for name in names))
        return
    import resource

    usual = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (limit, usual[1]))
    for answer in await asyncio.gather(*(append_on(store, name) for name in names), return_exceptions=True):
        assert isinstance(answer, StoreUnavailable), answer
        say(f"refused {answer.code}")
    resource.setrlimit(resource.RLIMIT_FSIZE, usual)
    await asyncio.gather(*(append_once_more(store, name) for name in names))
    assert not (await store.check()).trouble
    await store.close()
    say("done")


if __name__ == "__main__":
    asyncio.run(main(Path(sys.argv[1]), int(sys.argv[2]), int(sys.argv[3]) if len(sys.argv) > 3 else None))
