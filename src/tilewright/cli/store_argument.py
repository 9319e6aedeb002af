"""The store that an operator's command works on."""

from __future__ import annotations

import argparse
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

if TYPE_CHECKING:
    from tilewright.server.store import Store

Answer = TypeVar("Answer")


def add_store_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the options that name the store."""
    place = parser.add_mutually_exclusive_group()
    place.add_argument("--data", type=Path, metavar="FOLDER", help="the server's --data (default: your data folder)")
    place.add_argument("--store", metavar="URL", help="a store in PostgreSQL: postgresql://USER@HOST/DATABASE")


def store_place(arguments: argparse.Namespace) -> str | Path:
    """The folder or the address of the store."""
    from tilewright._folders import data_folder
    from tilewright.server.errors import CannotServe
    from tilewright.server.store.opening import is_database

    if arguments.store is None:
        return arguments.data or data_folder()
    if not is_database(arguments.store):
        raise CannotServe("--store takes an address like postgresql://USER@HOST/DATABASE; a folder goes to --data")
    return str(arguments.store)


def with_store(arguments: argparse.Namespace, work: Callable[[Store], Awaitable[Answer]]) -> Answer:
    """Do something with a store that exists; raises CannotServe if there is none or it fails."""
    import asyncio

    from tilewright.server.errors import CannotServe
    from tilewright.server.store import StoreError
    from tilewright.server.store.opening import open_store

    place = store_place(arguments)

    async def run() -> Answer:
        store = await open_store(place, must_exist=True)
        try:
            return await work(store)
        except StoreError as error:
            raise CannotServe(str(error)) from error
        finally:
            await store.close()

    return asyncio.run(run())
