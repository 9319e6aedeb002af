"""An address has one bucket for all processes; without Redis each process has its own."""

from __future__ import annotations

import asyncio
import secrets
from pathlib import Path

import pytest

from tests.server.store.engines import shared_redis
from tilewright.server.cluster.broker import connect
from tilewright.server.cluster.rates import SharedRates
from tilewright.server.limits import Rates

pytestmark = pytest.mark.slow  # Redis is started


def test_processes_take_from_one_bucket(session_folder: Path) -> None:
    async def run() -> None:
        client = connect(shared_redis(session_folder))
        name = secrets.token_hex(4)
        first, second = (SharedRates(name, Rates(0.001, 10)) for _ in range(2))
        assert [first.take("ana", 3) for _ in range(2)] == [True, True]
        assert second.take("ana")
        await first.settle(client)
        await second.settle(client)  # now 3 are left
        assert second.take("bo")
        assert [second.take("ana") for _ in range(4)] == [True, True, True, False]
        await second.settle(client)
        assert first.take("ana"), "it has not heard of that yet"
        await first.settle(client)
        assert not first.take("ana")
        assert [second.take("bo") for _ in range(10)].count(True) == 9
        await first.settle(client)  # nothing to tell
        await client.aclose()

    asyncio.run(run())
