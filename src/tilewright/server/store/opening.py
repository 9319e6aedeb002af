"""Opens the store that a person names: a folder with an SQLite file, or the address of a PostgreSQL database."""

from __future__ import annotations

import importlib.util
from pathlib import Path

from tilewright.server.errors import CannotServe

from .interface import Store, StoreError

FILE = "tables.sqlite"
SCHEMES = ("postgresql://", "postgres://")


def is_database(place: str | Path) -> bool:
    """Whether it is the address of a database, not a folder."""
    return str(place).startswith(SCHEMES)


async def open_store(place: str | Path, *, must_exist: bool = False) -> Store:
    """The store at a place; raises CannotServe if it cannot be opened."""
    try:
        if is_database(place):
            if importlib.util.find_spec("asyncpg") is None:
                raise CannotServe("a store in PostgreSQL needs the package asyncpg: install `tilewright[postgresql]`")
            from .postgres import PostgresStore

            return await PostgresStore.open(str(place))
        from .sqlite import SqliteStore

        file = Path(place) / FILE
        if must_exist and not file.exists():
            raise CannotServe(f"there are no games in {file.parent}; name the server's folder with --data")
        return await SqliteStore.open(file)
    except StoreError as error:
        raise CannotServe(str(error)) from error
