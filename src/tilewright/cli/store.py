"""Look after a server's store: check it, back it up, copy it, list tables, delete them."""

from __future__ import annotations

import argparse
import sys
import time
from pathlib import Path
from typing import TYPE_CHECKING

from tilewright._text import counted

from .progress import ProgressLine, bar
from .store_argument import add_store_arguments, store_place, with_store

if TYPE_CHECKING:
    from tilewright.server.store import Store


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add a command for each task."""
    commands = parser.add_subparsers(dest="task", metavar="TASK", required=True)
    check = commands.add_parser("check", help="read every table, replay its game; exit status 1 if anything is damaged")
    backup = commands.add_parser("backup", help="write a consistent copy while the server runs")
    backup.add_argument("file", type=Path, metavar="FILE", help="where to write the copy; an older one is replaced")
    listing = commands.add_parser("list", help="list tables")
    listing.add_argument("--name", help="only tables at which a person of this name sat")
    listing.add_argument("--json", action="store_true", help="print one JSON object a line")
    delete = commands.add_parser("delete", help="delete tables with their games, reviews and subscriptions")
    delete.add_argument("tables", nargs="*", metavar="TABLE", help="a table's name, as in its links and in `list`")
    delete.add_argument(
        "--person", metavar="NAME", help="somebody with a lasting name, their results and programs; reports stay"
    )
    copy = commands.add_parser(
        "copy",
        help="copy tables with their reviews and subscriptions, and all documents, to another, empty store, "
        "for example from SQLite to PostgreSQL",
    )
    copy.add_argument("to", metavar="TO", help="a folder, or postgresql://USER@HOST/DATABASE")
    for command in (check, backup, listing, delete, copy):
        add_store_arguments(command)


def run(arguments: argparse.Namespace) -> int:
    """Carry out one task."""
    tasks = {"check": _check, "backup": _backup, "list": _list, "delete": _delete, "copy": _copy}
    return with_store(arguments, lambda store: tasks[arguments.task](store, arguments))


async def _check(store: Store, arguments: argparse.Namespace) -> int:
    from tilewright.server.copying import all_tables
    from tilewright.server.store import DamagedTable, NoSuchTable
    from tilewright.server.table import from_bytes, replay

    health = await store.check()
    damaged = events = tables = 0
    line = ProgressLine(0.2)
    async for table in all_tables(store):
        tables += 1
        try:
            found = await store.read(table.table)
            replay([(event.time, from_bytes(event.body)) for event in found])
        except NoSuchTable:  # removed in the meantime
            continue
        except DamagedTable as error:
            reason = str(error)
        except Exception as error:
            reason = f"Its game cannot be replayed ({type(error).__name__})."
        else:
            events += len(found)
            line.draw(f"{bar(tables / max(1, health.tables))} {tables} of {health.tables} tables")
            continue
        damaged += 1
        line.close()
        print(f"{table.table}: {reason}")
    line.close()
    unfinished = f"{counted(health.unfinished, 'game')} unfinished"
    print(f"{counted(tables, 'table')} with {counted(events, 'event')}, {unfinished}, {health.size} bytes")
    print(f"damaged tables: {damaged or 'none'}")
    if health.trouble:
        print(health.trouble)
    return 1 if damaged or health.trouble else 0


async def _backup(store: Store, arguments: argparse.Namespace) -> int:
    from tilewright.server.errors import CannotServe
    from tilewright.server.store.sqlite import SqliteStore

    if not isinstance(store, SqliteStore):
        raise CannotServe("a store in PostgreSQL is backed up with PostgreSQL's own pg_dump")
    await store.backup(arguments.file)
    print(f"{arguments.file}: {arguments.file.stat().st_size} bytes")
    return 0


async def _list(store: Store, arguments: argparse.Namespace) -> int:
    import json

    from tilewright.server.copying import all_tables

    async for table in all_tables(store):
        summary = table.summary
        state = "over" if summary.finished else "playing" if summary.started else "waiting"
        people = None
        if arguments.name is not None:
            people = await _people(store, table.table)
            if arguments.name not in people:
                continue
        touched = time.strftime("%Y-%m-%d %H:%M:%S", time.gmtime(table.touched))
        if arguments.json:
            fields = {"table": table.table, "state": state, "seats": summary.seats, "people": summary.people}
            print(json.dumps({**fields, "events": table.last, "touched": table.touched}))
        else:
            print(
                f"{table.table}  {state:<7}  {summary.seats} seats, {summary.people} people  "
                f"{table.last:>4} events  {touched} UTC"
            )
    return 0


async def _people(store: Store, table: str) -> set[str]:
    """The names of all people who ever sat at a table, also those that guests got later; none for a damaged table."""
    from tilewright.server.messages.events import Recognised
    from tilewright.server.store import DamagedTable, NoSuchTable
    from tilewright.server.table import from_bytes
    from tilewright.server.table.log import Sat

    try:
        entries = [from_bytes(event.body) for event in await store.read(table)]
    except (DamagedTable, NoSuchTable):
        return set()
    return {entry.name for entry in entries if isinstance(entry, Sat | Recognised)}


async def _delete(store: Store, arguments: argparse.Namespace) -> int:
    from tilewright.server.errors import CannotServe
    from tilewright.server.people.operating import delete
    from tilewright.server.store import NoSuchTable

    if not arguments.tables and arguments.person is None:
        raise CannotServe("name the tables to delete, or a person with --person NAME")
    if arguments.person is not None:
        print(f"{(await delete(store, arguments.person)).name}: deleted")
    missing = 0
    for table in arguments.tables:
        try:
            await store.remove(table)
        except NoSuchTable:
            missing += 1
            print(f"tilewright: there is no table {table!r}", file=sys.stderr)
        else:
            print(f"{table}: deleted")
    return 1 if missing else 0


async def _copy(store: Store, arguments: argparse.Namespace) -> int:
    """Copy into an empty store. A copy made while a server writes would lack moves, so it is refused."""
    from tilewright.server.copying import copy_store
    from tilewright.server.store.opening import open_store

    line = ProgressLine(0.2)
    target = await open_store(arguments.to)
    try:
        copied = await copy_store(
            store,
            target,
            store_place(arguments),
            lambda done, all: line.draw(f"{bar(done / max(1, all))} {done} tables"),
        )
    finally:
        line.close()
        await target.close()
    for table, reason in copied.damaged.items():
        print(f"{table}: not copied. {reason}")
    print(f"{counted(copied.tables, 'table')} with {counted(copied.events, 'event')} copied")
    return 1 if copied.damaged else 0
