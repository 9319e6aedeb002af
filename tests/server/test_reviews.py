"""Reviews as jobs: limited, fair between addresses, after running games, stopped when nobody watches, resumed."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import sys
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.notation.games import random_game
from tests.server.running import PERSON, Person, RunningServer, running
from tilewright.analysis.review import Care
from tilewright.notation import Record
from tilewright.server import reviews as module
from tilewright.server.computers import Computers, Stop, Urgency
from tilewright.server.errors import Refusal
from tilewright.server.limits import Budgets
from tilewright.server.messages.reviews import ReviewDone, ReviewValues, ReviewWaiting
from tilewright.server.review_worker import unpack
from tilewright.server.reviews import MOST_OF_ADDRESS, Reviews, game_of
from tilewright.server.store.sqlite import SqliteStore
from tilewright.server.worker import Begin, Worker

pytestmark = pytest.mark.slow  # a process reviews games

CHEAP = Care("normal", nodes=1_000, deals=2, deal_nodes=50, evaluated=8, proof_nodes=1_000)
RECORDS = [random_game(2, "coloured", seed, rounds=1).shortened(4) for seed in range(6)]
News = list[Any]


def nothing() -> None:
    """Stands in for compiling."""


class Room:
    """Reviews with a store and computers of their own."""

    def __init__(self, store: SqliteStore, computers: Computers, worker: Worker) -> None:
        self.store = store
        self.computers = computers
        self.worker = worker
        self.now = 0.0
        self.reviews = self.restarted()

    def restarted(self) -> Reviews:
        reviews = Reviews(self.store, self.computers, lambda: self.now, self.worker)
        reviews.cares["normal"] = CHEAP
        return reviews


class SharedWorker(Worker):
    """A process that all tests share, because it takes a second to start."""

    async def close(self) -> None:
        """Do nothing: other tests still need the process."""


class Run:
    """Runs the tests without HTTP in one event loop, with one review process unless a test brings another."""

    def __init__(self, runner: asyncio.Runner, folder: Path) -> None:
        self._runner = runner
        self._folder = folder
        self._stores = 0
        self.worker = SharedWorker(1)

    def __call__(self, test: Callable[[Room], Coroutine[Any, Any, None]], worker: Worker | None = None) -> None:
        self._runner.run(self._whole(test, worker or self.worker))

    async def _whole(self, test: Callable[[Room], Coroutine[Any, Any, None]], worker: Worker) -> None:
        self._stores += 1
        store = await SqliteStore.open(self._folder / f"{self._stores}.sqlite")
        computers = Computers(1, pause=0, load=nothing, load_rules=nothing)
        computers.start()
        room = Room(store, computers, worker)
        try:
            await asyncio.wait_for(test(room), 300)
        finally:
            await room.reviews.close()
            await computers.close()
            await store.close()


@pytest.fixture(scope="module")
def run(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Run]:
    with asyncio.Runner() as runner:
        run = Run(runner, tmp_path_factory.mktemp("reviews"))
        yield run
        runner.run(Worker.close(run.worker))


async def all_news(news: AsyncIterator[Any]) -> News:
    return [each async for each in news]


async def until_values(news: AsyncIterator[Any], most: float = 1.1) -> ReviewValues:
    """The first values with at least one reviewed step."""
    async for each in news:
        if isinstance(each, ReviewValues) and 0 < each.done < most:
            return each
    raise AssertionError("the review ended")


@pytest.fixture
def short_turns(monkeypatch: pytest.MonkeyPatch) -> None:
    """Make each turn of a review one search long, so that a test can act between two searches."""
    monkeypatch.setattr(module, "TURN_S", 0.0)


def steps_of(news: News) -> list[Any]:
    """The steps as a client assembles them from the messages."""
    steps: dict[int, Any] = {}
    for each in news:
        if isinstance(each, ReviewValues):
            steps.update(dict(each.steps))  # type: ignore[arg-type]
    return [steps[index] for index in range(len(steps))]


def test_values_come_step_by_step(run: Run, short_turns: None) -> None:
    async def test(room: Room) -> None:
        news = await all_news(room.reviews.watch("a", RECORDS[0]))
        assert isinstance(news[0], ReviewWaiting)
        assert isinstance(news[-1], ReviewDone)
        values = [each for each in news if isinstance(each, ReviewValues)]
        assert len(values[0].steps) == len(RECORDS[0].steps)
        assert all(len(each.steps) < len(RECORDS[0].steps) for each in values[2:])
        assert [each.done for each in values] == sorted(each.done for each in values)
        assert values[-1].review["complete"]  # type: ignore[index]
        assert all(step["judged"] for step in steps_of(news))
        assert room.reviews.jobs == 0

    run(test)


def test_a_complete_review_is_kept_without_names(run: Run) -> None:
    async def test(room: Room) -> None:
        first = await all_news(room.reviews.watch("a", RECORDS[0]))
        (kept,) = await room.store.find_reviews(game_of(RECORDS[0]))
        assert kept.complete
        assert unpack(kept.body)["names"] == []
        room.reviews = room.restarted()
        room.computers.budgets = Budgets(0, 0)  # a search would be refused
        again = await all_news(room.reviews.watch("a", RECORDS[0]))
        assert steps_of(again) == steps_of(first)
        assert [type(each) for each in again[-2:]] == [ReviewValues, ReviewDone]
        assert again[-2].review["names"] == list(RECORDS[0].seats)

    run(test)


def test_a_review_that_nobody_watches_stops_and_resumes_later(run: Run, short_turns: None) -> None:
    async def test(room: Room) -> None:
        news = room.reviews.watch("a", RECORDS[1])
        seen = await until_values(news)
        assert not seen.review["complete"]  # type: ignore[index]
        await news.aclose()  # type: ignore[attr-defined]
        await nothing_to_do(room)
        (kept,) = await room.store.find_reviews(game_of(RECORDS[1]))
        assert not kept.complete
        judged = [step for step in unpack(kept.body)["steps"] if step["judged"]]
        assert judged
        room.reviews = room.restarted()
        rest = await all_news(room.reviews.watch("a", RECORDS[1]))
        begun = next(each for each in rest if isinstance(each, ReviewValues))
        assert next(step for _, step in begun.steps if step["judged"]) == judged[0]  # type: ignore[misc, has-type]
        assert rest[-2].review["complete"]

    run(test)


def test_closing_keeps_what_is_done(run: Run, short_turns: None) -> None:
    async def test(room: Room) -> None:
        news = room.reviews.watch("a", RECORDS[1])
        await until_values(news)
        await room.reviews.close()
        with pytest.raises(Refusal, match="closing"):
            await all_news(news)
        with pytest.raises(Refusal, match="closing"):
            await all_news(room.reviews.watch("a", RECORDS[1]))
        assert await room.store.find_reviews(game_of(RECORDS[1]))

    run(test)


def test_another_engine_means_a_new_review_on_request(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test(room: Room) -> None:
        first = await all_news(room.reviews.watch("a", RECORDS[0]))
        old_key = first[-2].review["key"]
        room.reviews.cares["normal"] = Care("normal", 1_100, 2, 50, 8, 1_000)  # has the same effect as a new network
        kept = await all_news(room.reviews.watch("a", RECORDS[0]))
        assert kept[-2].outdated
        assert kept[-2].review["key"] == old_key
        assert kept[-2].review["names"] == list(RECORDS[0].seats)
        new = await all_news(room.reviews.watch("a", RECORDS[0], again=True))
        assert not new[-2].outdated
        assert new[-2].review["key"] != old_key
        (only,) = await room.store.find_reviews(game_of(RECORDS[0]))
        assert only.key == new[-2].review["key"]

    run(test)


def test_requests_for_the_same_game_share_one_review(run: Run, short_turns: None) -> None:
    async def test(room: Room) -> None:
        one = room.reviews.watch("a", RECORDS[0])
        await until_values(one)
        two = room.reviews.watch("b", RECORDS[0])
        first = await anext(two)
        assert isinstance(first, ReviewValues)
        assert len(first.steps) == len(RECORDS[0].steps)
        assert room.reviews.jobs == 1
        await one.aclose()  # type: ignore[attr-defined]
        rest = await all_news(two)
        assert isinstance(rest[-1], ReviewDone)

    run(test)


def test_an_address_has_one_review_at_a_time_and_addresses_take_turns(run: Run, short_turns: None) -> None:
    async def test(room: Room) -> None:
        order: list[str] = []

        async def watch(name: str, address: str, record: Record) -> None:
            async for each in room.reviews.watch(address, record):
                if isinstance(each, ReviewValues):
                    order.append(name)

        names = ["a1", "a2", "b"]
        await asyncio.gather(*map(watch, names, ["a", "a", "b"], RECORDS))
        assert order.index("a2") > max(i for i, name in enumerate(order) if name == "a1")
        end = min(max(i for i, each in enumerate(order) if each == name) for name in ("a1", "b"))
        together = order[order.index("b") : end]
        assert abs(together.count("a1") - together.count("b")) <= 2

    run(test)


def test_the_queue_says_how_many_come_first(run: Run) -> None:
    async def test(room: Room) -> None:
        watches = [room.reviews.watch("a", record) for record in RECORDS[:3]]
        ahead = [await anext(watch) for watch in watches]
        assert ahead == [ReviewWaiting(0), ReviewWaiting(1), ReviewWaiting(2)]
        rest = await asyncio.gather(*map(all_news, watches))
        assert all(isinstance(news[-1], ReviewDone) for news in rest)
        assert ReviewWaiting(1) in rest[2]

    run(test)


def test_the_queue_is_bounded(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "MOST_OF_ALL", MOST_OF_ADDRESS + 1)

    async def test(room: Room) -> None:
        watches = [room.reviews.watch("a", record) for record in RECORDS[:MOST_OF_ADDRESS]]
        for watch in watches:
            await anext(watch)
        with pytest.raises(Refusal, match="too-many-reviews"):
            await anext(room.reviews.watch("a", RECORDS[5]))
        other = room.reviews.watch("b", RECORDS[5])
        await anext(other)
        with pytest.raises(Refusal, match="reviews-full"):
            await anext(room.reviews.watch("c", RECORDS[5]))
        for watch in (*watches, other):
            await watch.aclose()  # type: ignore[attr-defined]
        await anext(again := room.reviews.watch("a", RECORDS[0]))
        await again.aclose()  # type: ignore[attr-defined]

    run(test)


def test_an_address_has_a_budget(run: Run, short_turns: None) -> None:
    async def test(room: Room) -> None:
        budgets = room.computers.budgets = Budgets(1e-8, 1000, lambda: room.now)
        with pytest.raises(Refusal, match="review-time-used"):
            await all_news(room.reviews.watch("a", RECORDS[0]))
        assert budgets.left("a") < 0
        assert budgets.left("b") > 0
        room.now = 1e12
        assert budgets.left("a") > 0

    run(test)


def test_a_review_without_budget_keeps_what_is_done(run: Run, short_turns: None) -> None:
    async def test(room: Room) -> None:
        budgets = room.computers.budgets = Budgets(1000, 1000, lambda: room.now)
        news = room.reviews.watch("a", RECORDS[2])
        await until_values(news)
        budgets.spend("a", 1e9)
        with pytest.raises(Refusal, match="review-time-used"):
            await all_news(news)
        (kept,) = await room.store.find_reviews(game_of(RECORDS[2]))
        assert any(step["judged"] for step in unpack(kept.body)["steps"])

    run(test)


def test_running_games_come_first(run: Run) -> None:
    """A more urgent job does not wait for a review's turn; it stops the turn if that is possible."""

    async def test(room: Room) -> None:
        await room.computers.ready.wait()
        stops = []
        for can_stop in (True, False):
            stop, go_on = Stop(), asyncio.Event()

            async def search(stop: Stop = stop, go_on: asyncio.Event = go_on) -> bool:
                while not stop.is_set() and not go_on.is_set():
                    await asyncio.sleep(0.005)
                return stop.is_set()

            review = asyncio.create_task(
                room.computers.run_elsewhere("a", "review", search, stop=stop, can_stop=can_stop)
            )
            await asyncio.sleep(0)
            later = asyncio.create_task(room.computers.run(Urgency.REVIEW, "a", "other", lambda _: "later"))
            await asyncio.sleep(0)
            game = asyncio.create_task(room.computers.run(Urgency.MOVE, "a", "game", lambda _: "move"))
            await asyncio.sleep(0)
            assert await game == "move"
            assert review.done() is False or can_stop
            go_on.set()
            stops.append(await review)
            await later
        assert stops == [True, False]

    run(test)


def test_an_interrupted_review_still_ends(run: Run, short_turns: None) -> None:
    async def test(room: Room) -> None:
        playing = True

        async def play() -> None:
            while playing:
                await room.computers.run(Urgency.MOVE, "a", "game", lambda _: "move")

        games = asyncio.create_task(play())
        news = await all_news(room.reviews.watch("a", RECORDS[2]))
        playing = False
        await games
        assert isinstance(news[-1], ReviewDone)

    run(test)


# ------------------------------------------------------------ the process


def test_a_search_ends_when_everybody_has_left(run: Run, short_turns: None) -> None:
    async def test(room: Room) -> None:
        room.reviews.cares["normal"] = Care(
            "normal", nodes=100_000_000, deals=2, deal_nodes=50, evaluated=8, proof_nodes=0
        )
        news = room.reviews.watch("a", RECORDS[3].shortened(2))
        async for each in news:
            if isinstance(each, ReviewValues) and each.review["start"] is not None:  # type: ignore[index]
                break  # the quick pass is over and the long search begins
        await news.aclose()  # type: ignore[attr-defined]
        await asyncio.wait_for(nothing_to_do(room), 60)

    run(test)


async def nothing_to_do(room: Room) -> None:
    while room.reviews.jobs or room.computers.running:
        await asyncio.sleep(0.005)


def test_errors_of_the_process_are_refusals(run: Run) -> None:
    async def test(room: Room) -> None:
        with pytest.raises(Refusal, match="unreadable") as refused:
            await room.worker.ask(Begin(-1, "nonsense", CHEAP, [], again=False, done=0.0))
        assert "header" in (refused.value.detail or "")
        room.worker.forget(-1)

    run(test)


@pytest.mark.skipif(sys.platform == "win32", reason="needs POSIX signals")
def test_a_review_whose_process_is_killed_continues_in_another(
    run: Run, short_turns: None, caplog: pytest.LogCaptureFixture
) -> None:
    async def test(room: Room) -> None:
        news = room.reviews.watch("a", RECORDS[4])
        before = await until_values(news)
        killed = room.worker.pid
        assert killed is not None
        os.kill(killed, signal.SIGKILL)
        rest = await all_news(news)
        assert room.worker.pid not in (None, killed)
        assert isinstance(rest[-1], ReviewDone)
        assert rest[-2].review["complete"]
        done = [before.done, *(each.done for each in rest if isinstance(each, ReviewValues))]
        assert done == sorted(done)

    run(test)
    assert "has ended with status" in caplog.text


@pytest.mark.parametrize("trouble", ["MODULE", "sys.executable"])
def test_a_process_that_cannot_work(
    run: Run, trouble: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(f"tilewright.server.worker.{trouble}", "no-such-thing")

    async def test(room: Room) -> None:
        with pytest.raises(Refusal, match="internal"):
            await all_news(room.reviews.watch("a", RECORDS[0]))

    run(test, Worker(1))
    assert "given up" in caplog.text


def test_the_process_ends_when_it_is_idle(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "IDLE_S", 0.0)

    async def test(room: Room) -> None:
        for record in RECORDS[:2]:
            assert isinstance((await all_news(room.reviews.watch("a", record)))[-1], ReviewDone)
            while room.worker.pid is not None:
                await asyncio.sleep(0.005)

    run(test)


# ------------------------------------------------------------ over HTTP


def lines_of(answer: httpx.Response) -> list[dict[str, Any]]:
    return [json.loads(line) for line in answer.text.splitlines() if line]


@pytest.fixture
def cheap_server(server: RunningServer) -> RunningServer:
    server.application.services.reviews.cares["normal"] = CHEAP
    return server


def test_a_record_over_http(cheap_server: RunningServer) -> None:
    lines = lines_of(cheap_server.post("/api/reviews", {"record": str(RECORDS[0])}))
    assert lines[-1] == {"news": "done"}
    assert lines[-2]["review"]["complete"]


@pytest.mark.parametrize(
    ("record", "code"),
    [
        ("nonsense", "unreadable"),
        (str(RECORDS[0].shortened(1)), "nothing-to-review"),
        (str(RECORDS[0]).replace("CR3", "CB3"), "illegal-move"),
    ],
)
def test_bad_records(cheap_server: RunningServer, record: str, code: str) -> None:
    answer = cheap_server.post("/api/reviews", {"record": record})
    assert answer.status_code == 422
    assert answer.json()["code"] == code


def test_a_record_that_is_too_long(cheap_server: RunningServer, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tilewright.server.reviews_api.MOST_STEPS", 3)
    answer = cheap_server.post("/api/reviews", {"record": str(RECORDS[0])})
    assert answer.json()["code"] == "too-long-to-review"
    assert "3" in answer.json()["message"]


def test_a_table_is_reviewed_when_its_game_is_over(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        server.application.services.reviews.cares["normal"] = CHEAP
        made = server.make(PERSON, {"who": "person", "name": "Bo"}, first=1)
        table = made["table"]
        with Person(server, table, made["secret"]) as ana:
            ana.hear_type("view")
            turn = ana.turn
            assert turn is not None
            ana.must("play", seat=1, move=turn["moves"][0][0], at=turn["at"])
            refused = server.post(f"/api/tables/{table}/review", {})
            assert (refused.status_code, refused.json()["code"]) == (409, "not-over")
            ana.must("resign", seat=1)
        lines = lines_of(server.post(f"/api/tables/{table}/review", {}))
        assert lines[-1] == {"news": "done"}
        assert lines[-2]["review"]["result"] is None  # resigned: there are values up to that point
        assert lines[-2]["review"]["now"] is not None
    with running(tmp_path) as server:
        server.application.services.reviews.cares["normal"] = CHEAP
        again = lines_of(server.post(f"/api/tables/{table}/review", {}))
        assert [line["news"] for line in again[-2:]] == ["values", "done"]
        assert again[-2]["review"] == lines[-2]["review"]


def test_a_client_that_leaves(cheap_server: RunningServer) -> None:
    reviews = cheap_server.application.services.reviews
    whole = random_game(2, "coloured", 9, rounds=30)
    reviews.cares["normal"] = Care("normal", 1_000_000, 48, 40_000, 64, 0)
    with cheap_server.http.stream("POST", "/api/reviews", json={"record": str(whole)}) as answer:
        lines = answer.iter_lines()  # keep the iterator: its deletion would close the connection
        assert json.loads(next(lines))["news"] == "waiting"
        assert reviews.jobs == 1
    cheap_server.wait_until(lambda: reviews.jobs == 0)
    assert not reviews._watching
