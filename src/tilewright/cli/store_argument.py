"""The store that an operator's command works on."""

from __future__ import annotations

import argparse
import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

if TYPE_CHECKING:
    from tilewright.server.store import Store

Answer = TypeVar("Answer")


def add_store_argument(parser: argparse.ArgumentParser) -> None:
    """Where the games are."""
    parser.add_argument("--data", type=Path, metavar="FOLDER", help="the server's --data (default: your data folder)")


def with_store(arguments: argparse.Namespace, work: Callable[[Store], Awaitable[Answer]]) -> Answer:
    """Do something with the store of `--data`; raises CannotServe if there is none or it fails."""
    from tilewright._folders import data_folder
    from tilewright.server.errors import CannotServe
    from tilewright.server.serving import FILE
    from tilewright.server.store import StoreError
    from tilewright.server.store.sqlite import SqliteStore

    file = (arguments.data or data_folder()) / FILE

    async def run() -> Answer:
        if not file.exists():
            raise CannotServe(f"there are no games in {file.parent}; name the server's folder with --data")
        try:
            store = await SqliteStore.open(file)
            try:
                return await work(store)
            finally:
                await store.close()
        except StoreError as error:
            raise CannotServe(str(error)) from error

    return asyncio.run(run())
