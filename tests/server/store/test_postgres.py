"""Features of the PostgreSQL store alone: the database decides which process owns a table; its errors."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from bench.load.engines import free_port
from tests.server.store.engines import fresh_schema, shared_postgres
from tests.server.store.places import GOING, OVER, PostgresPlace, in_loop
from tilewright.server.store import Conflict, Document, NewerSchema, NoSuchTable, StoreUnavailable, Summary
from tilewright.server.store.postgres import Held, Leases, NotOwner, PostgresStore, SharedPromises, Whereabouts
from tilewright.server.store.postgres.schema import MIGRATIONS
from tilewright.server.store.postgres.store import SLEW_S, DatabaseClock


@pytest.fixture
def place(tmp_path: Path, session_folder: Path) -> PostgresPlace:
    return PostgresPlace(tmp_path, lambda: shared_postgres(session_folder))


async def two_processes(place: PostgresPlace) -> tuple[PostgresStore, Leases, PostgresStore, Leases]:
    """Two processes, and a table `t` with one event that the first one owns."""
    one, two = await place.open(), await place.open()
    first, second = Leases(one, "one"), Leases(two, "two")
    assert not await first.renew(), "a new process has had no lease"
    await second.renew()
    await one.create("t", "invite", [b"1"], 1.0, GOING)
    return one, first, two, second


def lapse(place: PostgresPlace, process: str, seconds: float = 1.0) -> None:
    """Make a process's lease lapse, as if it had not been renewed in time."""
    place.execute(
        "UPDATE processes SET until = now() - make_interval(secs => $2) WHERE id = $1 RETURNING id", process, seconds
    )


@in_loop
async def test_a_table_belongs_to_its_maker_until_the_lease_lapses(place: PostgresPlace) -> None:
    one, first, two, second = await two_processes(place)
    assert await first.take("t") == Held("t", 1, 0.0)
    assert await second.take("t") == "one"
    assert await second.whereabouts(["t", "gone"]) == [Whereabouts("t", 1, "one")]
    lapse(place, "one")
    assert await second.whereabouts(["t"]) == [Whereabouts("t", 1, None)]
    held = await second.take("t")
    assert isinstance(held, Held)
    assert held.epoch == 2
    assert held.away == pytest.approx(7.0, abs=5), "the lease of 6 s lapsed 1 s ago, so it was renewed 7 s ago"
    assert not await first.renew(), "the first learns that its lease had lapsed"
    assert await first.renew()
    assert await first.take("t") == "two"
    with pytest.raises(NoSuchTable):
        await first.take("gone\0")
    with pytest.raises(NoSuchTable):
        await first.take("gone")
    await one.close()
    await two.close()


@in_loop
async def test_a_process_that_lost_a_table_cannot_write_to_it(place: PostgresPlace) -> None:
    one, _, two, second = await two_processes(place)
    await one.append("t", 1, [b"2"], 2.0, GOING, epoch=1)
    lapse(place, "one")
    await one.append("t", 2, [b"3"], 3.0, GOING, epoch=1)  # allowed, as no other process has taken the table
    held = await second.take("t")
    assert isinstance(held, Held)
    with pytest.raises(NotOwner):
        await one.append("t", 3, [b"a frozen process wakes"], 4.0, OVER, epoch=1)
    with pytest.raises(Conflict):
        await two.append("t", 2, [b"late"], 4.0, GOING, epoch=held.epoch)
    await two.append("t", 3, [b"4"], 4.0, GOING, epoch=held.epoch)
    assert [event.body for event in await one.read("t")] == [b"1", b"2", b"3", b"4"]
    assert len(await one.unfinished()) == 1, "a refused append changes no summary"
    await one.close()
    await two.close()


@in_loop
async def test_one_of_many_processes_takes_a_table(place: PostgresPlace) -> None:
    one, first, two, second = await two_processes(place)
    await first.release(["t"])
    answers = await asyncio.gather(*(who.take("t") for who in (first, second) * 5))
    owners = {answer if isinstance(answer, str) else "" for answer in answers} - {""}
    epochs = {answer.epoch for answer in answers if isinstance(answer, Held)}
    assert len(owners) == 1
    assert epochs == {2}
    await one.close()
    await two.close()


@in_loop
async def test_tables_that_are_due_and_have_no_owner_are_swept_up_once(place: PostgresPlace) -> None:
    one, first, two, second = await two_processes(place)
    now = one.clock()
    for number in range(30):
        due = now - 5 if number < 25 else now + 500
        await one.create(f"t{number}", f"i{number}", [b"1"], 1.0, Summary(False, due, True, 2, 2))
    assert await second.take_due() == [], "all have a living owner"
    await first.end()
    swept = await asyncio.gather(second.take_due(), second.take_due(), second.take_due())
    names = [held.table for each in swept for held in each]
    assert sorted(names) == sorted(f"t{number}" for number in range(25))
    assert all(held.epoch == 2 and 0 <= held.away < 60 for each in swept for held in each)
    await one.close()
    await two.close()


@in_loop
async def test_ending_gives_everything_back(place: PostgresPlace) -> None:
    one, first, two, second = await two_processes(place)
    await first.end()
    held = await second.take("t")
    assert isinstance(held, Held)
    assert held.epoch == 2
    with pytest.raises(NotOwner):
        await one.append("t", 1, [b"late"], 2.0, GOING, epoch=1)
    await one.close()
    await two.close()


@in_loop
async def test_clocks_are_credited_with_outages_and_not_with_time_in_which_nobody_came(place: PostgresPlace) -> None:
    one, first, two, second = await two_processes(place)
    await first.release(["t"])
    place.execute("UPDATE tables SET freed = freed - 1000 RETURNING 1")
    held = await second.take("t")
    assert held == Held("t", 2, 0.0), "no process wanted the table for 1000 s, but one was running"
    await second.end()
    place.execute("UPDATE tables SET freed = freed - 1000 RETURNING 1")
    place.execute("UPDATE processes SET until = now() - interval '900 s' RETURNING 1")
    await asyncio.gather(first.join(900), second.join(900))  # the first one to join records the outage
    held = await first.take("t")
    assert isinstance(held, Held)
    assert held.away == pytest.approx(900), "no process was running in that time"
    place.execute("UPDATE outages SET began = began - 1000, ended = ended - 1000 RETURNING 1")
    await first.release(["t"])  # in read-only mode, which began 30 s ago
    await asyncio.gather(first.note_outage(30), second.note_outage(30))
    held = await second.take("t")
    assert isinstance(held, Held)
    assert held.away == pytest.approx(30), "all of that time, once, though the table had an owner at first"
    place.execute("UPDATE tables SET owner = NULL, freed = NULL RETURNING 1")
    held = await second.take("t")
    assert isinstance(held, Held)
    assert held.away == pytest.approx(930), "as if it had been copied from another store before"
    await one.close()
    await two.close()


@in_loop
async def test_a_promise_is_kept_once_by_any_process(place: PostgresPlace) -> None:
    one, two = await place.open(), await place.open()
    promises = [SharedPromises(one), SharedPromises(two)]
    game = await promises[0].give("1.2.3.4")
    kept = await asyncio.gather(*(each.use(game.commitment) for each in promises * 3))
    assert [each for each in kept if each is not None] == [game]
    assert await promises[0].use("unknown") is None
    old = await promises[0].give("1.2.3.4")
    place.execute("UPDATE promises SET given = now() - interval '11 minutes' RETURNING 1")
    assert await promises[1].use(old.commitment) is None
    games = [await promises[0].give("1.2.3.4") for _ in range(51)]
    assert await promises[0].use(games[0].commitment) is None, "an address with too many promises loses its oldest one"
    assert await promises[0].use(games[1].commitment) == games[1]
    await one.close()
    await two.close()


@in_loop
async def test_processes_that_start_together_migrate_once(place: PostgresPlace) -> None:
    url = await fresh_schema(place.server())
    for store in await asyncio.gather(*(PostgresStore.open(url) for _ in range(4))):
        assert not (await store.check()).trouble
        await store.close()
    await (await place.open()).close()
    place.execute("UPDATE facts SET value = 99 WHERE name = 'version' RETURNING 1")
    with pytest.raises(NewerSchema, match="version 99"):
        await place.open()


@in_loop
async def test_documents_are_found_without_reading_the_others(
    place: PostgresPlace, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = await place.open()
    place.execute(
        "INSERT INTO documents SELECT 'day/' || n, 1, 1, '' FROM generate_series(1, 20000) AS n RETURNING NULL"
    )
    place.execute("ANALYZE documents")
    plans: list[str] = []
    ask = store.ask

    async def explain(statement: str, *values: Any) -> list[Any]:
        plans.append("\n".join(row[0] for row in await ask(f"EXPLAIN {statement}", *values)))
        return []

    monkeypatch.setattr(store, "ask", explain)
    await store.read_document("day/12345")
    await store.read_documents([f"day/{number}" for number in range(70)])
    await store.list_documents(after="day/12345", at_most=20)
    await store.forget_documents("day/12345", unwritten_since=2.0)
    await store.forget_documents("lobby/", unwritten_since=2.0)
    assert len(plans) == 5
    for plan in plans:
        assert "documents_pkey" in plan, plan
        assert "Seq Scan" not in plan, plan
    await store.close()


@in_loop
async def test_documents_of_an_older_database_come_in_the_order_of_code_points(place: PostgresPlace) -> None:
    """Version 1 kept keys in the database's own order, here an alphabetical one."""
    url = await fresh_schema(place.server())
    store = await PostgresStore.open(url, migrations=MIGRATIONS[:1])
    await store.ask('ALTER TABLE documents ALTER COLUMN key TYPE text COLLATE "und-x-icu"')
    keys = ["A/1", "B", "a/1", "a/2", "a0", "b", "\u00e4/1"]
    await store.write_documents([Document(key, 0, b"x") for key in keys], 1.0)
    await store.close()
    store = await PostgresStore.open(url)
    assert [each.key for each in await store.list_documents()] == keys
    assert await store.forget_documents("a/", unwritten_since=2.0) == 2
    assert [each.key for each in await store.list_documents(after="B")] == ["a0", "b", "\u00e4/1"]
    with pytest.raises(Conflict):
        await store.write_documents([Document("b", 0, b"another")], 1.0)
    await store.close()


@in_loop
async def test_a_database_that_is_not_there_is_named_for_the_operator() -> None:
    with pytest.raises(StoreUnavailable, match=r"cannot be reached.*\(PostgreSQL: .*failed"):
        await PostgresStore.open(f"postgresql://nobody@127.0.0.1:{free_port()}/none")


def test_the_clock_follows_a_drift_but_not_a_jump(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("time.monotonic", lambda: 5.0)
    clock = DatabaseClock(1000.0)
    assert clock() == 1000.0
    clock.follow(1000.0 + 61 * 86_400)
    assert clock() == pytest.approx(1000.0 + SLEW_S)
    for _ in range(100):
        clock.follow(999.5)
    assert clock() == pytest.approx(999.5)
