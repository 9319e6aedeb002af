"""Copies one store to another, for example from SQLite to PostgreSQL."""

from __future__ import annotations

import time
from collections.abc import AsyncIterator, Callable
from contextlib import ExitStack
from dataclasses import dataclass, field
from pathlib import Path

import msgspec

from .alone import alone_in
from .errors import CannotServe
from .operation import change_operation, read_operation
from .store import DamagedTable, Document, NoSuchTable, Store, StoredTable
from .store.opening import is_database

AT_ONCE = 500


@dataclass
class Copied:
    """The result of a copy: what was copied, and why some tables were not."""

    tables: int = 0
    events: int = 0
    damaged: dict[str, str] = field(default_factory=dict)


async def all_tables(store: Store) -> AsyncIterator[StoredTable]:
    """Every table, in the order of their names."""
    last = ""
    while tables := await store.list_tables(after=last, at_most=AT_ONCE):
        for table in tables:
            yield table
        last = tables[-1].table


async def copy_store(
    source: Store, target: Store, place: str | Path, report: Callable[[int, int], None] = lambda done, all: None
) -> Copied:
    """Copy tables, reviews of tables, subscriptions and documents into an empty store.

    Servers of the source must be stopped or read-only, because moves made meanwhile would be missing in the copy.
    Raises CannotServe if a server may write, or if the target is not empty.
    """
    operation = await read_operation(source)
    copied = Copied()
    with ExitStack() as held:
        if operation.mode != "read-only":
            if is_database(place):
                raise CannotServe("servers may be writing: run `tilewright operate read-only` with this store first")
            held.enter_context(alone_in(Path(place), "a copy that is being made"))
        if await target.list_tables(at_most=1) or await target.list_documents(at_most=1):
            raise CannotServe("the store to copy to is not empty; choose another")
        number = (await source.check()).tables
        async for table in all_tables(source):
            try:
                whole = await source.read_whole(table.table)
            except NoSuchTable:  # removed in the meantime
                continue
            except DamagedTable as error:
                copied.damaged[table.table] = str(error)
                continue
            await target.create_whole(whole)
            for review in whole.reviews:
                await target.keep_review(review, table.touched, table.table)
            for subscription in whole.subscriptions:
                await target.keep_subscription(table.table, subscription, table.touched)
            copied.tables += 1
            copied.events += len(whole.events)
            report(copied.tables, number)
        await _copy_documents(source, target)
        if (alive := await source.last_alive()) is not None:
            await target.alive(*alive)
    return copied


async def _copy_documents(source: Store, target: Store) -> None:
    last = ""
    while documents := await source.list_documents(after=last):
        now = time.time()
        await target.write_documents([Document(key, 0, body) for key, _, body in documents], now)
        last = documents[-1].key
    await change_operation(target, lambda copied: msgspec.structs.replace(copied, mode="open"), time.time())
