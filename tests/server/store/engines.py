"""PostgreSQL and Redis for tests: started by the first test that needs them, shared by all workers, stopped at the end.

A test that stops or kills a server has one of its own.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable
from pathlib import Path

from bench.load.engines import Postgres, Redis, remove_postgres, remove_redis
from tests.sharing import shared


def shared_postgres(session_folder: Path) -> str:
    """The address of the PostgreSQL that all tests of a run share; `session_folder` is common to all workers."""
    # Without fsync, because a commit may take seconds on a busy disk; no test depends on it.
    return _shared(session_folder / "postgresql-server", lambda: Postgres(syncs=False))


def shared_redis(session_folder: Path) -> str:
    """The address of the Redis that all tests of a run share."""
    return _shared(session_folder / "redis-server", Redis)


def _shared(note: Path, engine: Callable[[], Postgres | Redis]) -> str:
    def start() -> str:
        server = engine()
        return f"{server.folder}\n{server.url}\n"

    return shared(note, start).splitlines()[1]


def stop_shared(session_folder: Path) -> None:
    """End the shared servers, if some test has started them."""
    for name, remove in (("postgresql-server", remove_postgres), ("redis-server", remove_redis)):
        note = session_folder / name
        if note.exists():
            remove(Path(note.read_text().splitlines()[0]))
            note.unlink()


async def fresh_schema(url: str) -> str:
    """Make a new schema; return the server's address with it."""
    import asyncpg

    name = f"t{secrets.token_hex(6)}"
    connection = await asyncpg.connect(url)
    try:
        await connection.execute(f"CREATE SCHEMA {name}")
    finally:
        await connection.close()
    return f"{url}?search_path={name}"
