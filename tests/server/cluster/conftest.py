"""Two servers that share PostgreSQL and Redis, in threads of one process."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest

from tests.server.running import RunningServer, running
from tests.server.store.engines import fresh_schema, shared_postgres, shared_redis


@pytest.fixture(scope="session")
def shared(session_folder: Path) -> tuple[str, str]:
    """The addresses of a database schema for this test worker, and of the broker."""
    return asyncio.run(fresh_schema(shared_postgres(session_folder))), shared_redis(session_folder)


@pytest.fixture(scope="session")
def two(shared: tuple[str, str], tmp_path_factory: pytest.TempPathFactory) -> Iterator[list[RunningServer]]:
    """Two servers without a proxy before them: a test chooses one for each request."""
    with ExitStack() as stack:
        yield [stack.enter_context(running(tmp_path_factory.mktemp("cluster"), share=shared)) for _ in range(2)]
