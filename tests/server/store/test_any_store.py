"""Tests that every implementation of a store must pass; they use only the interface."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tests.server.store.engines import shared_postgres
from tests.server.store.places import GOING, OVER, PLACES, Place, in_loop
from tilewright.server.store import (
    AlreadyThere,
    Conflict,
    DamagedTable,
    Document,
    NoSuchTable,
    Store,
    StoredEvent,
    StoredReview,
    StoreError,
    StoreUnavailable,
    Subscription,
    Summary,
)
from tilewright.server.store.retention import DAY, Policy, tidy


@pytest.fixture(params=["sqlite", pytest.param("postgresql", marks=pytest.mark.slow)])
def place(request: pytest.FixtureRequest, tmp_path: Path, session_folder: Path) -> Place:
    return PLACES[request.param](tmp_path, lambda: shared_postgres(session_folder))


async def fill(store: Store, *tables: str, time: float = 10.0, summary: Summary = GOING) -> None:
    """Create tables with three events each."""
    for table in tables:
        await store.create(table, f"invite to {table}", [b"one", b"two"], time, summary)
        await store.append(table, 2, [b"three"], time + 0.25, summary)


@in_loop
async def test_events_come_back_in_order(place: Place) -> None:
    store = await place.open()
    await fill(store, "a", "b")
    await store.append("a", 3, [b"", b"\x00\xff", b"{}" * 5000], 12.5, GOING)
    assert await store.read("a") == [
        StoredEvent(1, 10.0, b"one"),
        StoredEvent(2, 10.0, b"two"),
        StoredEvent(3, 10.25, b"three"),
        StoredEvent(4, 12.5, b""),
        StoredEvent(5, 12.5, b"\x00\xff"),
        StoredEvent(6, 12.5, b"{}" * 5000),
    ]
    assert [event.seq for event in await store.read("a", 4)] == [5, 6]
    assert await store.read("a", 6) == await store.read("a", 2**80) == []
    assert await store.read("b", -3) == await store.read("b")
    await store.close()


@in_loop
async def test_everything_survives_a_restart(place: Place) -> None:
    store = await place.open()
    await fill(store, "a")
    await store.alive(77.5)
    await store.close()
    store = await place.open()
    assert [event.body for event in await store.read("a")] == [b"one", b"two", b"three"]
    assert await store.find_invite("invite to a") == "a"
    assert await store.last_alive() == (77.5, 0.0)
    await store.append("a", 3, [b"four"], 11.0, GOING)
    await store.close()


@in_loop
async def test_a_table_and_an_invitation_are_created_once(place: Place) -> None:
    store = await place.open()
    await fill(store, "a")
    with pytest.raises(AlreadyThere) as refused:
        await store.create("a", "another invite", [], 1.0, GOING)
    assert refused.value.code == "already-there"
    with pytest.raises(AlreadyThere):
        await store.create("b", "invite to a", [], 1.0, GOING)
    with pytest.raises(NoSuchTable):
        await store.read("b")
    assert await store.find_invite("another invite") is None
    await store.close()


@in_loop
async def test_an_append_that_does_not_follow_the_last_event_is_refused(place: Place) -> None:
    store = await place.open()
    await fill(store, "a")
    for after in (0, 2, 4, -1, 2**80):
        with pytest.raises(Conflict) as refused:
            await store.append("a", after, [b"late"], 11.0, OVER)
        assert refused.value.code == "conflict"
    assert len(await store.read("a")) == 3
    assert len(await store.unfinished()) == 1, "a refused append changes no summary"
    await store.close()


@in_loop
async def test_one_of_many_concurrent_appends_succeeds(place: Place) -> None:
    first, second = await place.open(), await place.open()
    await fill(first, "a", "b")
    racing = [
        store.append("a", 3, [str(number).encode()], 11.0, GOING) for number in range(20) for store in (first, second)
    ]
    others = [first.append("b", 3 + number, [b"x"], 11.0, GOING) for number in range(5)]
    answers = await asyncio.gather(*racing, *others, return_exceptions=True)
    assert sum(answer is None for answer in answers[:40]) == 1
    assert sum(isinstance(answer, Conflict) for answer in answers[:40]) == 39
    assert answers[40:] == [None] * 5, "a conflict does not affect other tables"
    assert len(await first.read("a")) == 4
    assert len(await second.read("b")) == 8
    await first.close()
    await second.close()


@pytest.mark.parametrize("name", ["", "'; DROP TABLE tables; --", "a\x00b", "\ud800", "ý" * 10_000])
@in_loop
async def test_unknown_tables_and_invitations(place: Place, name: str) -> None:
    store = await place.open()
    await fill(store, "a")
    with pytest.raises(NoSuchTable) as refused:
        await store.read(name)
    assert refused.value.code == "no-such-table"
    with pytest.raises(NoSuchTable):
        await store.append(name, 0, [b"x"], 1.0, GOING)
    assert await store.find_invite(name) is None
    assert len(await store.read("a")) == 3
    await store.close()


@in_loop
async def test_unfinished_tables_are_found_most_urgent_first(place: Place) -> None:
    store = await place.open()
    await fill(store, "never due", "due late", "due soon", "over")
    await store.append("due late", 3, [b"x"], 20.0, Summary(False, due=500.0, started=True, seats=3, people=1))
    await store.append("due soon", 3, [], 21.0, Summary(False, due=50.5, seats=4))
    await store.append("over", 3, [b"x"], 22.0, OVER)
    tables = await store.unfinished()
    assert [table.table for table in tables] == ["due soon", "due late", "never due"]
    assert tables[0] == ("due soon", 3, 21.0, Summary(False, 50.5, False, 4, 0))
    assert tables[1] == ("due late", 4, 20.0, Summary(False, 500.0, True, 3, 1))
    assert await store.unfinished(with_due=True) == tables[:2]
    health = await store.check()
    assert (health.trouble, health.tables, health.unfinished) == ("", 4, 3)
    assert health.size > 0
    await store.close()


@in_loop
async def test_forgetting_takes_the_oldest_unfinished(place: Place) -> None:
    store = await place.open()
    for number in range(6):
        await fill(store, f"t{number}", time=100.0 * number, summary=OVER if number == 1 else GOING)
    assert await store.forget(untouched_since=400.0, at_most=2) == ["t0", "t2"]
    assert await store.forget(untouched_since=400.0, at_most=0) == []
    assert await store.forget(untouched_since=400.0) == ["t3"]
    assert await store.forget(untouched_since=400.0) == [], "finished games are kept"
    for call in (store.read("t0"), store.append("t0", 3, [b"x"], 1.0, GOING)):
        with pytest.raises(NoSuchTable):
            await call
    assert await store.find_invite("invite to t0") is None
    await fill(store, "t0", time=700.0)
    assert len(await store.read("t0")) == 3
    assert await store.forget(untouched_since=401.0, finished=True) == ["t1"]
    assert await store.forget(untouched_since=600.0, finished=None) == ["t4", "t5"]
    assert [table.table for table in await store.unfinished()] == ["t0"]
    await store.close()


@in_loop
async def test_the_policy_spares_finished_and_recent_tables(place: Place) -> None:
    store = await place.open()
    now = 1000 * DAY
    ages = {"finished": 900, "abandoned": 61, "waiting": 59, "paused": 3, "played": 1}
    for table, days in ages.items():
        await fill(store, table, time=now - days * DAY, summary=OVER if table == "finished" else GOING)
    assert await tidy(store, Policy(), now) == ["abandoned"]
    assert await tidy(store, Policy(size_limit=0), now) == ["waiting", "paused"]
    assert [table.table for table in await store.unfinished()] == ["played"]
    assert len(await store.read("finished")) == 3
    await store.close()


@in_loop
async def test_no_game_whose_clock_runs_is_removed_for_size(place: Place) -> None:
    store = await place.open()
    now = 1000 * DAY
    longest = 28 * DAY  # 14 days of vacation, then 14 days for the move
    await fill(store, "slow", time=now - 3 * DAY, summary=Summary(False, now + 11 * DAY, True, 2, 2))
    await fill(store, "on a vacation", time=now - longest + 60, summary=Summary(False, now + 60, True, 2, 2))
    await fill(store, "late", time=now - 14 * DAY - 1, summary=Summary(False, now - 1, True, 2, 2))
    await fill(store, "without a clock", "without a clock either", time=now - 40 * DAY)
    await fill(store, "not started", time=now - 3 * DAY, summary=Summary(False, seats=2, people=1))
    await fill(store, "over", time=now - 50 * DAY, summary=OVER)
    assert await store.forget(untouched_since=now - DAY, for_size=True, at_most=2) == ["not started", "without a clock"]
    small = Policy(size_limit=0, finished_after=55 * DAY)
    assert await tidy(store, small, now) == ["without a clock either", "over"]
    assert {table.table for table in await store.unfinished()} == {"slow", "on a vacation", "late"}
    assert await tidy(store, small, now + 60 * DAY) == ["on a vacation", "late", "slow"], (
        "no clock keeps a table longer"
    )
    await store.close()


@in_loop
async def test_the_latest_heartbeat_is_stored(place: Place) -> None:
    store = await place.open()
    assert await store.last_alive() is None
    await asyncio.gather(store.alive(5.0), store.alive(6.5, 3.0))
    assert await store.last_alive() == (6.5, 3.0)
    await store.close()


@pytest.mark.parametrize("seq", [1, 2, 3])
@pytest.mark.parametrize("how", ["changed", "removed"])
@in_loop
async def test_a_damaged_table_is_refused_and_others_are_not_affected(place: Place, how: str, seq: int) -> None:
    store = await place.open()
    await fill(store, "a", "b")
    if how == "changed":
        place.change_event("a", seq, b"oNe")
    else:
        place.remove_event("a", seq)
    with pytest.raises(DamagedTable, match=f"event {seq}|after event {seq - 1}") as refused:
        await store.read("a")
    assert refused.value.code == "damaged-table"
    await store.append("b", 3, [b"four"], 11.0, GOING)
    assert len(await store.read("b")) == 4
    assert {table.table for table in await store.unfinished()} == {"a", "b"}
    await store.close()


@in_loop
async def test_a_cancelled_append_is_there_or_not_but_never_twice(place: Place) -> None:
    store = await place.open()
    await fill(store, "a")
    task = asyncio.ensure_future(store.append("a", 3, [b"four"], 11.0, GOING))
    await asyncio.sleep(0)
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task
    with suppress(Conflict):
        await store.append("a", 3, [b"four"], 11.0, GOING)
    assert [event.body for event in await store.read("a", 3)] == [b"four"]
    await store.close()


@in_loop
async def test_finished_games_are_removed_only_if_the_operator_says_so(place: Place) -> None:
    store = await place.open()
    for number, summary in enumerate((OVER, OVER, GOING)):
        await store.create(f"t{number}", f"i{number}", [b"one"], number * DAY, summary)
    assert await tidy(store, Policy(finished_after=5 * DAY), 5.5 * DAY) == ["t0"]
    assert await tidy(store, Policy(finished_after=5 * DAY, size_limit=0), 5.5 * DAY) == ["t2", "t1"]
    await store.close()


@in_loop
async def test_closing_finishes_what_was_asked(place: Place) -> None:
    store = await place.open()
    await fill(store, "a")
    asked = [asyncio.ensure_future(store.append("a", 3 + number, [b"x"], 11.0, GOING)) for number in range(10)]
    await asyncio.sleep(0)
    await store.close()
    await store.close()
    assert await asyncio.gather(*asked) == [None] * 10
    for call in (store.append("a", 13, [b"x"], 11.0, GOING), store.read("a"), store.alive(1.0), store.last_alive()):
        with pytest.raises(StoreUnavailable) as refused:
            await call
        assert refused.value.code == "store-unavailable"
    assert (await store.check()).trouble
    store = await place.open()
    assert len(await store.read("a")) == 13
    await store.close()


@in_loop
async def test_a_fault_of_one_caller_does_not_affect_others(place: Place) -> None:
    store = await place.open()
    await fill(store, "a", "b")
    wrong: bytes = "text, not bytes"  # type: ignore[assignment]
    answers = await asyncio.gather(
        store.append("a", 3, [b"four", wrong], 11.0, OVER),
        store.append("b", 3, [b"four"], 11.0, GOING),
        return_exceptions=True,
    )
    assert isinstance(answers[0], Exception)
    assert answers[1] is None
    assert len(await store.read("a")) == 3
    assert {table.table for table in await store.unfinished()} == {"a", "b"}
    await store.close()


@in_loop
async def test_reviews_are_kept_beside_the_tables(place: Place) -> None:
    store = await place.open()
    await fill(store, "a")
    await store.keep_review(StoredReview("game", "old", True, b"1"), 1.0, "a")
    await store.keep_review(StoredReview("game", "new", False, b"2"), 2.0)
    await store.keep_review(StoredReview("game", "new", False, b"3"), 3.0)
    await store.keep_review(StoredReview("other", "new", True, b"4"), 3.0)
    await store.close()
    store = await place.open()
    found = await store.find_reviews("game")
    assert [(each.key, each.complete, each.body) for each in found] == [("new", False, b"3"), ("old", True, b"1")]
    await store.keep_review(StoredReview("game", "new", True, b"5"), 4.0)
    assert [each.body for each in await store.find_reviews("game")] == [b"5"]
    await store.forget(untouched_since=1e12, finished=None)
    assert await store.find_reviews("game") == []
    assert len(await store.find_reviews("other")) == 1
    await store.close()


@in_loop
async def test_reviews_without_a_table_are_bounded(place: Place) -> None:
    store = await place.open()
    await fill(store, "a")
    await store.keep_review(StoredReview("of a table", "key", True, b""), 0.0, "a")
    await asyncio.gather(*(store.keep_review(StoredReview(f"{n}", "key", True, b""), 1.0 + n) for n in range(510)))
    assert [bool(await store.find_reviews(n)) for n in ("0", "9", "10", "509")] == [False, False, True, True]
    assert await store.find_reviews("of a table")
    await store.close()


STEPS = st.lists(
    st.tuples(st.sampled_from("abc"), st.integers(0, 4), st.lists(st.binary(max_size=9), max_size=3), st.booleans()),
    max_size=25,
)


@settings(max_examples=25, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(steps=STEPS)
def test_random_requests_have_the_results_of_a_model_in_memory(
    place: Place, steps: list[tuple[str, int, list[bytes], bool]]
) -> None:
    """Random requests to the store, compared with lists in memory."""

    async def play() -> None:
        store = await place.open()
        await store.forget(untouched_since=1e12, finished=None)
        model: dict[str, list[bytes]] = {}
        for table, after, bodies, make in steps:
            known = model.get(table)
            expected: type[StoreError] | None = None
            if make:
                request = store.create(table, table, bodies, 1.0, GOING)
                expected = None if known is None else AlreadyThere
            else:
                request = store.append(table, after, bodies, 1.0, GOING)
                expected = NoSuchTable if known is None else None if len(known) == after else Conflict
            if expected is None:
                await request
                model[table] = (known or []) + bodies
            else:
                with pytest.raises(expected):
                    await request
        for table, bodies in model.items():
            assert [event.body for event in await store.read(table)] == bodies
        assert {table.table: table.last for table in await store.unfinished()} == {
            table: len(bodies) for table, bodies in model.items()
        }
        await store.close()

    asyncio.run(play())


def subscription(endpoint: str, holder: str = "ana") -> Subscription:
    """The subscription of a browser to notices of turns."""
    return Subscription(holder, endpoint, b"key", b"auth", "fi")


async def told(store: Store, table: str, since: float, holder: str = "ana") -> list[str]:
    """The endpoints that get a notice of a turn."""
    return sorted(one.endpoint for one in await store.claim_turn(table, holder, since))


@in_loop
async def test_each_subscription_is_notified_of_a_turn_once(place: Place) -> None:
    store = await place.open()
    await fill(store, "a", "b")
    await store.keep_subscription("a", subscription("one"), 20.0)
    await store.keep_subscription("a", subscription("two"), 20.0)
    await store.keep_subscription("a", subscription("bo's", "bo"), 20.0)
    assert await told(store, "a", 19.0) == []  # they subscribed during this turn
    assert await store.claim_turn("a", "bo", 21.0) == [subscription("bo's", "bo")]
    assert await told(store, "a", 21.0) == ["one", "two"]
    assert await told(store, "a", 21.0) == await told(store, "b", 22.0) == await told(store, "gone", 22.0) == []
    await store.keep_subscription("b", subscription("one"), 20.0)
    await store.drop_subscription("two", "b")
    await store.drop_subscription("one", "a")
    assert await told(store, "a", 23.0) == ["two"]
    await store.close()
    store = await place.open()
    await store.drop_subscription("two")
    assert await told(store, "a", 24.0) == []
    assert await told(store, "b", 24.0) == ["one"]
    with pytest.raises(NoSuchTable):
        await store.keep_subscription("gone", subscription("one"), 20.0)
    await store.close()


@in_loop
async def test_subscriptions_are_few_and_go_with_their_game(place: Place) -> None:
    store = await place.open()
    await fill(store, "a", "b")
    for number in range(7):
        await store.keep_subscription("a", subscription(str(number)), 20.0 + number)
    assert await told(store, "a", 30.0) == ["2", "3", "4", "5", "6"]
    await store.append("a", 3, [b"the end"], 31.0, OVER)
    assert await told(store, "a", 40.0) == []
    await store.keep_subscription("b", subscription("one"), 20.0)
    assert await store.forget(untouched_since=100.0) == ["b"]
    await fill(store, "b")
    assert await told(store, "b", 40.0) == []
    await store.close()


@in_loop
async def test_events_are_rewritten_to_delete_personal_data(place: Place) -> None:
    store = await place.open()
    await store.create("t", "i", [b"one", b"two", b"three"], 10.0, Summary(False))
    await store.rewrite("t", {2: b"2", 9: b"9"})
    assert [event.body for event in await store.read("t")] == [b"one", b"2", b"three"]
    with pytest.raises(NoSuchTable):
        await store.rewrite("u", {1: b"1"})
    await store.close()


@in_loop
async def test_a_document_is_written_only_over_its_last_version(place: Place) -> None:
    store = await place.open()
    assert await store.read_document("day/1") is None
    await store.write_documents([Document("day/1", 0, b"one")], 10.0)
    assert await store.read_document("day/1") == Document("day/1", 1, b"one")
    for version in (0, 2, -1):
        with pytest.raises(Conflict):
            await store.write_documents([Document("day/1", version, b"late")], 11.0)
    await store.write_documents([Document("day/1", 1, b"\x00\xff" * 5000)], 11.0)
    await store.close()
    store = await place.open()
    assert await store.read_document("day/1") == Document("day/1", 2, b"\x00\xff" * 5000)
    assert await store.read_document("day/2") is None
    await store.close()


@in_loop
async def test_several_documents_are_written_together_or_not_at_all(place: Place) -> None:
    store = await place.open()
    await store.write_documents([Document("a", 0, b"1"), Document("b", 0, b"1")], 10.0)
    with pytest.raises(Conflict):
        await store.write_documents([Document("a", 1, b"2"), Document("c", 0, b"2"), Document("b", 0, b"2")], 11.0)
    assert await store.read_document("a") == Document("a", 1, b"1")
    assert await store.read_document("c") is None
    assert sorted(await store.read_documents(["b", "c", "a"])) == [Document("a", 1, b"1"), Document("b", 1, b"1")]
    assert await store.read_documents([]) == []
    await store.write_documents([], 12.0)
    await store.close()


@in_loop
async def test_one_of_many_concurrent_writes_of_a_document_succeeds(place: Place) -> None:
    first, second = await place.open(), await place.open()
    await first.write_documents([Document("a", 0, b"")], 10.0)
    racing = [
        store.write_documents([Document("a", 1, b"x"), Document(f"of {number} {id(store)}", 0, b"x")], 11.0)
        for number in range(10)
        for store in (first, second)
    ]
    answers = await asyncio.gather(*racing, return_exceptions=True)
    assert sum(answer is None for answer in answers) == 1
    assert sum(isinstance(answer, Conflict) for answer in answers) == 19
    assert await second.read_document("a") == Document("a", 2, b"x")
    await first.close()
    await second.close()


@in_loop
async def test_old_documents_are_forgotten_by_prefix(place: Place) -> None:
    store = await place.open()
    others = ("day/1", "try_/1", "TRY/1", "try", "try.", "try0", "tr\u00fd/1")
    for time, key in enumerate(("try/1", "try/2", "try/3", *others)):
        await store.write_documents([Document(key, 0, b"x")], float(time))
    await store.write_documents([Document("try/1", 1, b"y")], 19.0)
    assert await store.forget_documents("try/", unwritten_since=19.0, at_most=1) == 1
    assert await store.read_document("try/2") is None
    assert await store.forget_documents("try/", unwritten_since=19.0) == 1
    assert await store.forget_documents("try/", unwritten_since=19.0) == 0
    for key in ("try/1", *others):
        assert await store.read_document(key) is not None
    await store.close()


@in_loop
async def test_tables_are_listed_by_name(place: Place) -> None:
    store = await place.open()
    await fill(store, "c", "a", "b")
    listed = await store.list_tables()
    assert [(each.table, each.last, each.touched, each.summary) for each in listed] == [
        (name, 3, 10.25, GOING) for name in "abc"
    ]
    assert [each.table for each in await store.list_tables(after="a", at_most=1)] == ["b"]
    assert await store.list_tables(after="c") == await store.list_tables(at_most=0) == []
    await store.close()


@in_loop
async def test_a_table_is_removed_with_all_that_belongs_to_it(place: Place) -> None:
    store = await place.open()
    await fill(store, "a", "b")
    await store.keep_review(StoredReview("a game", "key", True, b"values"), 12.0, "a")
    await store.remove("a")
    assert await store.find_reviews("a game") == []
    assert await store.find_invite("invite to a") is None
    with pytest.raises(NoSuchTable):
        await store.read("a")
    with pytest.raises(NoSuchTable):
        await store.remove("a")
    assert len(await store.read("b")) == 3
    await store.close()
    store = await place.open()  # the store does not take the removal for lost data
    assert [each.table for each in await store.list_tables()] == ["b"]
    await store.close()


@in_loop
async def test_a_whole_table_goes_to_another_store(place: Place) -> None:
    store = await place.open()
    await fill(store, "a", "b")
    review = StoredReview("a game", "key", True, b"values")
    subscription = Subscription("ana", "https://push.example/1", b"p", b"a", "fi")
    await store.keep_review(review, 12.0, "a")
    await store.keep_subscription("a", subscription, 12.0)
    whole = await store.read_whole("a")
    assert (whole.stored.last, whole.reviews, whole.subscriptions) == (3, [review], [subscription])
    with pytest.raises(AlreadyThere):
        await store.create_whole(whole)
    with pytest.raises(NoSuchTable):
        await store.read_whole("c")
    await store.remove("a")
    await store.create_whole(whole)
    assert await store.find_invite("invite to a") == "a"
    assert await store.read("a") == whole.events
    await store.append("a", 3, [b"four"], 11.0, GOING)
    place.change_event("a", 2, b"other")
    with pytest.raises(DamagedTable):
        await store.read_whole("a")
    await store.close()


@in_loop
async def test_documents_are_listed_by_key(place: Place) -> None:
    store = await place.open()
    await store.write_documents([Document(key, 0, key.encode()) for key in ("b", "a", "c/1")], 10.0)
    assert await store.list_documents() == [Document(key, 1, key.encode()) for key in ("a", "b", "c/1")]
    assert [each.key for each in await store.list_documents(after="a", at_most=1)] == ["b"]
    await store.write_documents([Document(key, 0, b"") for key in ("B", "\u00e4", "\U0001f600", "\uffff")], 10.0)
    in_order = ["B", "a", "b", "c/1", "\u00e4", "\uffff", "\U0001f600"]  # that of code points
    assert [each.key for each in await store.list_documents()] == in_order
    await store.close()
