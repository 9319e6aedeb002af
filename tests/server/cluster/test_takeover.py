"""A table has at most one owner. If that process ends or freezes, another one takes over, and nothing is lost."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import asyncpg
import pytest

from bench.load.engines import Redis
from tests.server.cluster.sitting import seated, see_nothing, table_of, two_people
from tests.server.running import OPEN, PERSON, Person, RunningServer, running
from tilewright.server.cluster import Cluster
from tilewright.server.cluster.broker import Broker
from tilewright.server.cluster.messages import NotMine
from tilewright.server.cluster.shared_audience import Others, SharedAudience
from tilewright.server.cluster.shared_table import SharedTable
from tilewright.server.store import StoreUnavailable

pytestmark = pytest.mark.slow  # PostgreSQL and Redis are started


def execute(shared: tuple[str, str], statement: str, *values: object) -> None:
    async def run() -> None:
        connection = await asyncpg.connect(shared[0])
        try:
            await connection.execute(statement, *values)
        finally:
            await connection.close()

    asyncio.run(run())


def lapse(shared: tuple[str, str], server: RunningServer) -> None:
    """Make a server's lease lapse, as if it had not been renewed in time."""
    execute(shared, "UPDATE processes SET until = now() - interval '20 s' WHERE id = $1", process_of(server))


def process_of(server: RunningServer) -> str:
    cluster = server.application.host._ownership
    assert isinstance(cluster, Cluster)
    return cluster.process


def take_over(shared: tuple[str, str], two: list[RunningServer], table: str) -> None:
    """Let the lease of the first server lapse until the second one has taken over its table."""

    def is_taken() -> bool:
        lapse(shared, two[0])
        two[1].loop.call_soon_threadsafe(table_of(two[1], table).seek_owner)
        time.sleep(0.05)
        return table_of(two[1], table).is_owner

    two[1].wait_until(is_taken)
    cluster = two[0].application.host._ownership
    assert isinstance(cluster, Cluster)
    two[0].call(cluster._leases.renew())  # for the next test


def test_a_relay_credits_no_clock_after_a_failed_load(two: list[RunningServer]) -> None:
    table = two[0].make(PERSON, {"who": "person"}, clock={"per_move": 1000})["table"]
    due = two[0].view(table)["deadline"]
    away = two[1].application.host.away
    away[table] = 30.0  # as if this process had taken the table once, and failed to load it
    assert two[1].view(table)["deadline"] == due
    assert table not in away


def test_a_frozen_owner_that_wakes_cannot_write_and_passes_requests_on(
    two: list[RunningServer], shared: tuple[str, str]
) -> None:
    with two_people(two) as (ana, bo):
        table = ana.table
        epoch = table_of(two[0], table).epoch
        take_over(shared, two, table)
        table_of(two[0], table).epoch = epoch  # as if it had been frozen during the takeover
        ana.play(random.Random(1))
        assert not table_of(two[0], table).is_owner
        bo.hear_until(lambda _: bo.turn is not None)
        bo.play(random.Random(1))
        ana.hear_until(lambda _: ana.turn is not None)
        bo.settle()
        assert ana.events == bo.events
        two[0].wait_until(lambda: table_of(two[0], table).owner == process_of(two[1]))


def test_a_frozen_owner_learns_of_a_seat_taken_elsewhere(two: list[RunningServer], shared: tuple[str, str]) -> None:
    made = two[0].make(PERSON, OPEN, first=1)
    table = made["table"]
    with Person(two[1], table, made["secret"]) as ana:
        ana.hear_type("view")
        epoch = table_of(two[0], table).epoch
        take_over(shared, two, table)
        table_of(two[0], table).epoch = epoch  # as if it had not noticed
        joined = two[1].join(made["invite"], "Bo")
        with Person(two[0], table, joined["secret"]) as bo:
            assert bo.hear_type("view")["you"]["seats"] == [2]


def test_an_append_whose_answer_was_lost_is_broadcast(
    two: list[RunningServer], monkeypatch: pytest.MonkeyPatch
) -> None:
    with two_people(two, (0, 0)) as (ana, bo):
        store = two[0].application.host.services.store
        append = store.append

        async def append_unheard(*values: Any) -> None:
            monkeypatch.undo()
            await append(*values)
            raise StoreUnavailable("The network is cut.")

        monkeypatch.setattr(store, "append", append_unheard)
        assert ana.turn is not None
        refused = ana.ask("play", seat=1, move=ana.turn["moves"][0][0], at=ana.turn["at"])
        assert refused["code"] == "store-unavailable"
        bo.hear_until(lambda _: bo.turn is not None)


def send_move(bo: Person) -> int:
    """Send a move; return the number of the request."""
    assert bo.turn is not None
    bo.send({"type": "play", "id": 99, "seat": 2, "move": bo.turn["moves"][0][0], "at": bo.turn["at"]})
    return 99


def ignore_a_move(bo: Person, owner: RunningServer) -> int:
    """Send a move to an owner that does not handle it; return the number of the request."""
    reached: list[object] = []
    with pytest.MonkeyPatch.context() as frozen:
        frozen.setattr(SharedTable, "hear_request", lambda *request: reached.append(request))
        number = send_move(bo)
        owner.wait_until(lambda: bool(reached))
    return number


def moves_of(person: Person) -> int:
    return sum(event["event"]["kind"] == "played" for event in person.events)


def test_a_move_that_a_frozen_owner_did_not_get_is_carried_out_by_the_next(
    two: list[RunningServer], shared: tuple[str, str]
) -> None:
    with two_people(two, first=2) as (ana, bo):
        number = ignore_a_move(bo, two[0])
        take_over(shared, two, ana.table)
        assert bo.hear_until(lambda message: message.get("id") == number)["type"] == "done"
        ana.hear_event("played")
        ana.settle()
        assert moves_of(ana) == 1


def test_a_relay_passes_on_to_a_new_owner_what_the_old_one_did_not_get(two: list[RunningServer]) -> None:
    with two_people(two, first=2) as (_ana, bo):
        number = ignore_a_move(bo, two[0])
        relay = table_of(two[1], bo.table)
        relay._asked = "another process"
        two[1].loop.call_soon_threadsafe(relay.disown, process_of(two[0]))
        assert bo.hear_until(lambda message: message.get("id") == number)["type"] == "done"


def test_a_client_reconnects_if_the_outcome_of_its_move_is_unknown(
    two: list[RunningServer], shared: tuple[str, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    with two_people(two, first=2) as (ana, bo):
        monkeypatch.setattr(Cluster, "_look_at", see_nothing)
        for message in ("hear_told", "hear_elsewhere"):
            monkeypatch.setattr(SharedTable, message, lambda *_: None)
        number = send_move(bo)
        ana.hear_event("played")
        take_over(shared, two, bo.table)
        assert not any(message.get("id") == number for message in bo.hear_end())
        assert moves_of(ana) == 1


def test_a_clock_does_not_run_while_nobody_owns_the_table(two: list[RunningServer], shared: tuple[str, str]) -> None:
    with two_people(two, clock={"per_move": 300}) as (ana, _bo):
        table = ana.table
        take_over(shared, two, table)
        resumed = ana.hear_event("resumed")["event"]
        assert resumed["away"] == pytest.approx(8, abs=0.1), "at most the lease of 6 s and 2 s more are credited"


def test_a_table_whose_time_has_run_out_and_that_nobody_owns_is_swept_up(
    two: list[RunningServer], shared: tuple[str, str]
) -> None:
    table = seated(two, first=1, clock={"per_move": 5})[0]["table"]
    for server in two:
        server.loop.call_soon_threadsafe(server.application.host.tables.pop, table, None)
        server.loop.call_soon_threadsafe(server.application.host.alarms.set, table, None)
    two[0].wait_until(lambda: not any(table in server.application.host.tables for server in two))
    now = "extract(epoch FROM now())"
    execute(shared, f"UPDATE tables SET owner = NULL, freed = {now} - 0.5, due = {now} - 1 WHERE name = $1", table)
    two[0].wait_until(lambda: any(table in server.application.host.tables for server in two))
    owners = [server for server in two if table in server.application.host.tables]
    assert [table_of(server, table).is_owner for server in owners] == [True]


def test_a_process_that_ends_releases_its_tables_at_once(
    shared: tuple[str, str], two: list[RunningServer], tmp_path: Path
) -> None:
    with running(tmp_path, share=shared) as third:
        made = third.make(PERSON, OPEN, first=1)
        joined = two[0].join(made["invite"], "Bo")
        with (
            Person(two[0], made["table"], joined["secret"]) as bo,
            Person(two[1], made["table"], made["secret"]) as ana,
        ):
            bo.hear_type("view")
            ana.hear_type("view")
            third.stop()
            ana.play(random.Random(1))  # the server that gets this request takes the table
            bo.hear_until(lambda _: bo.turn is not None)
            bo.play(random.Random(1))
            owners = [table_of(server, made["table"]).is_owner for server in two]
            assert sorted(owners) == [False, True]


def test_a_closed_broker_does_not_connect_again(shared: tuple[str, str]) -> None:
    async def send_late() -> bool:
        broker = Broker(shared[1], "late", lambda _: None, lambda *_: None)
        await broker.open()
        await broker.close()
        broker.send("other", NotMine("table", "late", 1))
        await asyncio.gather(*(asyncio.all_tasks() - {asyncio.current_task()}))
        return any(each.is_connected for each in broker.client.connection_pool._available_connections)

    assert not asyncio.run(send_late())


def test_a_table_moves_to_where_its_people_are(two: list[RunningServer]) -> None:
    with two_people(two, (1, 1), clock={"per_move": 300}) as (ana, bo):
        table = ana.table
        ana.play(random.Random(1))
        two[1].wait_until(lambda: table_of(two[1], table).is_owner)
        assert not table_of(two[0], table).is_owner
        bo.hear_until(lambda _: bo.turn is not None)
        bo.play(random.Random(1))
        with Person(two[0], table) as watcher:  # this server is a relay now
            watcher.hear_type("view")
            ana.hear_until(lambda _: ana.turn is not None)
            ana.play(random.Random(1))
            assert watcher.hear_event("played")["seq"] == ana.seq
        assert "resumed" not in [event["event"]["kind"] for event in bo.events], "no clock was stopped and resumed"


@pytest.fixture
def fragile(shared: tuple[str, str], tmp_path: Path) -> Iterator[tuple[list[RunningServer], Redis]]:
    """Two servers with a broker of their own, which a test may kill."""
    broker = Redis()
    try:
        with ExitStack() as stack:
            share = (shared[0], broker.url)
            yield [stack.enter_context(running(tmp_path, share=share)) for _ in range(2)], broker
    finally:
        broker.remove()


def test_without_the_broker_events_come_from_the_log(fragile: tuple[list[RunningServer], Redis]) -> None:
    two, broker = fragile
    with two_people(two) as (ana, bo):
        table = ana.table
        broker.kill()
        ana.play(random.Random(1))
        bo.hear_until(lambda _: bo.turn is not None)
        turn = bo.turn
        assert turn is not None
        refused = bo.ask("play", seat=2, move=turn["moves"][0][0], at=turn["at"])
        assert refused["code"] == "store-unavailable"
        assert table_of(two[0], table).audience.absent_since("nobody knows") is None, "nobody counts as absent"
        broker.start()

        def goes_on() -> bool:
            return bool(bo.ask("play", seat=2, move=turn["moves"][0][0], at=turn["at"])["type"] == "done")

        two[1].wait_until(goes_on)
        ana.hear_until(lambda _: ana.turn is not None)


def test_reports_of_other_processes_expire() -> None:
    audience = SharedAudience(0.0, lambda: True)
    assert audience.absent_since("ana") == 0.0
    assert audience.hear("p", Others(frozenset({"ana"}), 2, "1.2.3.4", until=10.0), 1.0)
    assert not audience.hear("p", Others(frozenset({"ana"}), 2, "1.2.3.4", until=12.0), 2.0)
    assert audience.absent_since("ana") is None
    assert (audience.watching(), audience.is_empty, audience.payer) == (2, False, "1.2.3.4")
    assert audience.elsewhere("p") == ([], 0), "a process gets no report about its own people"
    assert audience.elsewhere("q") == (["ana"], 2)
    assert not audience.expire(12.0)
    assert audience.expire(12.5)
    assert audience.absent_since("ana") == 12.5
    assert audience.is_empty
