"""Limits of an address hold for all processes together; without Redis each process has its own."""

from __future__ import annotations

import asyncio
import secrets
import time
from pathlib import Path
from types import SimpleNamespace
from typing import cast

import pytest

from tests.server.store.engines import shared_redis
from tilewright.server.cluster.broker import Broker, connect
from tilewright.server.cluster.cluster import Cluster
from tilewright.server.cluster.connections import SharedConnections
from tilewright.server.cluster.rates import SharedBudgets, SharedRates
from tilewright.server.limits import Budgets, ConcurrencyLimit, Rates
from tilewright.server.store.postgres import PostgresStore

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
        assert first.take("ana"), "the first process does not know yet what the second took"
        await first.settle(client)
        assert not first.take("ana")
        assert [second.take("bo") for _ in range(10)].count(True) == 9
        await first.settle(client)  # nothing to report
        await client.aclose()

    asyncio.run(run())


def test_processes_spend_from_one_budget(session_folder: Path) -> None:
    async def run() -> None:
        client = connect(shared_redis(session_folder))
        ana, bo = secrets.token_hex(4), secrets.token_hex(4)
        first, second = (SharedBudgets(Budgets(1.0, 100.0)) for _ in range(2))
        first.spend(ana, 45.0)
        await first.settle(client)
        assert second.left(ana) == 60.0, "the second process does not know yet what the first spent"
        await second.settle(client)
        assert second.left(ana) == pytest.approx(15.0, abs=1)
        second.spend(ana, 20.0)
        second.spend(bo, 5.0)
        assert second.left(ana) < 0
        await second.settle(client)
        assert second.left(ana) == pytest.approx(-5.0, abs=1)
        assert second.left(bo) == pytest.approx(55.0, abs=1)
        first.left(ana)
        await first.settle(client)
        assert first.left(ana) == pytest.approx(-5.0, abs=1)
        assert first.left(bo) == 60.0
        await first.settle(client)
        await client.aclose()

    asyncio.run(run())


def test_what_is_used_during_an_outage_is_not_counted_afterwards(session_folder: Path) -> None:
    async def run() -> None:
        now = time.monotonic()  # the clock by which the budgets were made
        cluster = Cluster(cast("PostgresStore", SimpleNamespace()), shared_redis(session_folder))
        cluster._connections = SharedConnections(ConcurrencyLimit(3), cluster.broker, cluster.process)
        name, ana = secrets.token_hex(4), secrets.token_hex(4)
        rates = SharedRates(name, Rates(1, 10))
        budgets = SharedBudgets(Budgets(1.0, 100.0))
        rates._clock = budgets._clock = lambda: now
        cluster._settled += [rates, budgets]
        for _ in range(100):  # an hour and a half within the limits, without Redis
            now += 60
            assert rates.take(ana, 5)
            budgets.spend(ana, 1.0)
            await cluster._settle_limits()
        await cluster.broker.open()
        for _ in range(2):
            assert rates.take(ana)
            budgets.spend(ana, 1.0)
            await cluster._settle_limits()
        assert budgets.left(ana) == pytest.approx(58.0, abs=1)
        await cluster.broker.close()

    asyncio.run(run())


def test_connections_count_at_all_processes_until_they_end_or_their_process_does(
    session_folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def run() -> None:
        brokers = [Broker(shared_redis(session_folder), name, lambda _: None, lambda *_: None) for name in "ab"]
        ana = secrets.token_hex(4)
        first, second = (SharedConnections(ConcurrencyLimit(3), broker, secrets.token_hex(4)) for broker in brokers)
        assert await first.admit(ana), "without a broker a process counts its own connections"
        for broker in brokers:
            await broker.open()
        await first.note_everything()
        assert [await second.admit(ana) for _ in range(3)] == [True, True, False]
        assert not await first.admit(ana)
        assert await first.admit("somebody else")
        first.leave("somebody else")
        first.leave(ana)
        await first.note_changes()
        assert await second.admit(ana)
        assert not await second.admit(ana)
        monkeypatch.setattr("tilewright.server.cluster.connections.NOTED_FOR_S", -1)  # the second process was killed
        assert await first.admit(ana)
        for broker in brokers:
            await broker.close()

    asyncio.run(run())
