"""Workers take each job once, the most urgent first; if a worker ends, its job is done elsewhere."""

from __future__ import annotations

import asyncio
import contextlib
import os
import random
import signal
import subprocess
import sys
import threading
from collections.abc import Callable, Coroutine, Iterator
from pathlib import Path
from typing import Any, Self

import httpx
import pytest

from bench.load.engines import Redis, free_port
from tests.server.running import PERSON, Person, RunningServer, running
from tilewright.analysis.review import QUICK
from tilewright.cli import main
from tilewright.server.cluster import Cluster
from tilewright.server.cluster.broker import Broker
from tilewright.server.cluster.messages import AboutAJob
from tilewright.server.cluster.workers import QUEUES, Asked, SharedReviewer, SharedWorkers
from tilewright.server.cluster.working import Working
from tilewright.server.computers import Computers, Done, Stop, Urgency
from tilewright.server.errors import Refusal
from tilewright.server.jobs import Analyse, ChooseMove
from tilewright.server.messages.http import AnalysisRequest
from tilewright.server.worker import Begin, Result, Turn, WorkerEnded

pytestmark = pytest.mark.slow  # Redis is started


@pytest.fixture(scope="module")
def redis() -> Iterator[Redis]:
    """A Redis for this module alone: any worker connected to it may take a job."""
    found = Redis()
    yield found
    found.remove()


@pytest.fixture(autouse=True)
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Long time limits, because workers and Redis are slow on a busy machine."""
    monkeypatch.setattr("tilewright.server.cluster.workers.WAIT_S", 20.0)
    monkeypatch.setattr("tilewright.server.cluster.workers.MISSED_BEATS", 40)
    monkeypatch.setattr("tilewright.server.cluster.working.ANNOUNCED_FOR_S", 60.0)


LONGEST_SEED = 3


def nothing() -> None:
    """Stands in for compiling."""


def job(seed: int) -> ChooseMove:
    return ChooseMove(1, str(seed), "", [], whole=False)


class Searches:
    """Replaces searches of workers: each notes its seed and waits until `go_on` is set or it is stopped."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.begun: list[int] = []
        self.go_on = threading.Event()
        searches = self
        search_really = ChooseMove.__call__

        def search(self: ChooseMove, stop: threading.Event) -> str:
            if len(self.seed) > LONGEST_SEED:  # a real search, for a server of another test
                return search_really(self, stop)
            searches.begun.append(int(self.seed))
            while not searches.go_on.wait(0.005):
                if stop.is_set():
                    return "stopped"
            return f"move {self.seed}"

        monkeypatch.setattr(ChooseMove, "__call__", search)


class Site:
    """A server process that has jobs, and its workers."""

    def __init__(self, url: str) -> None:
        self.url = url
        self._broker = Broker(url, f"p{id(self)}", self._hear, lambda process, _: self.shared.lose(process))
        self.shared = SharedWorkers(self._broker, f"p{id(self)}")
        self._working: list[asyncio.Task[None]] = []

    def _hear(self, message: object) -> None:
        assert isinstance(message, AboutAJob)
        self.shared.hear(message)

    async def open(self) -> None:
        await self._broker.open()

    async def hire(self, threads: int = 1) -> Working:
        """Start one more worker."""
        working = Working(self.url, Computers(threads, pause=0, load=nothing, load_rules=nothing))
        before = self.shared.slots
        self._working.append(asyncio.ensure_future(working.run(lambda _: None)))
        while self.shared.slots <= before:
            await self.shared.look()
            await asyncio.sleep(0.01)
        return working

    async def dismiss(self, which: int = -1) -> None:
        task = self._working.pop(which)
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)

    async def close(self) -> None:
        while self._working:
            await self.dismiss()
        await self._broker.close()

    async def offered(self) -> int:
        """How many jobs no worker has taken yet."""
        client: Any = self._broker.client
        return sum([await client.llen(queue) for queue in QUEUES])

    def do(self, urgency: Urgency, seed: int, stop: Stop | None = None) -> asyncio.Task[Done | None]:
        return asyncio.ensure_future(self.shared.do(urgency, "a", job(seed), stop or Stop()))


async def until(is_so: Callable[[], bool]) -> None:
    async with asyncio.timeout(60):
        while not is_so():
            await asyncio.sleep(0.01)


def with_site(redis: Redis, test: Callable[[Site], Coroutine[Any, Any, None]]) -> None:
    async def whole() -> None:
        site = Site(redis.url)
        await site.open()
        try:
            await asyncio.wait_for(test(site), 180)
        finally:
            await site.close()

    asyncio.run(whole())


def test_each_job_is_taken_once_whoever_takes_it(redis: Redis, monkeypatch: pytest.MonkeyPatch) -> None:
    searches = Searches(monkeypatch)
    searches.go_on.set()

    async def test(site: Site) -> None:
        await site.hire(2)
        await site.hire(1)
        assert site.shared.slots == 3
        done = await asyncio.gather(*(site.do(Urgency.MOVE, seed) for seed in range(20)))
        assert [each.found for each in done if each is not None] == [f"move {seed}" for seed in range(20)]
        assert all(each is not None and each.seconds >= 0 for each in done)
        assert sorted(searches.begun) == list(range(20))

    with_site(redis, test)


def test_the_most_urgent_job_comes_first_and_less_urgent_ones_make_room(
    redis: Redis, monkeypatch: pytest.MonkeyPatch
) -> None:
    searches = Searches(monkeypatch)

    async def test(site: Site) -> None:
        await site.hire(1)
        analysis = site.do(Urgency.ANALYSIS, 1)
        await until(lambda: searches.begun == [1])
        move = site.do(Urgency.MOVE, 2)
        found = await analysis
        assert found is not None
        assert found.found == "stopped", "it is stopped for the move, and returns what it has"
        await until(lambda: searches.begun == [1, 2])
        later = [site.do(urgency, 10 + urgency) for urgency in (Urgency.ANALYSIS, Urgency.HINT, Urgency.MOVE)]
        while await site.offered() < len(later):
            await asyncio.sleep(0.01)
        assert searches.begun == [1, 2], "a move is not stopped for other jobs"
        searches.go_on.set()
        assert await move is not None
        await asyncio.gather(*later)
        assert searches.begun[2:] == [10, 12, 13]

    with_site(redis, test)


def test_a_job_is_stopped_where_it_runs(redis: Redis, monkeypatch: pytest.MonkeyPatch) -> None:
    searches = Searches(monkeypatch)

    async def test(site: Site) -> None:
        await site.hire(1)
        stop = Stop()
        hint = site.do(Urgency.HINT, 1, stop)
        await until(lambda: searches.begun == [1])
        stop.set()
        found = await hint
        assert found is not None
        assert found.found == "stopped"
        cancelled = site.do(Urgency.HINT, 2)
        await until(lambda: searches.begun == [1, 2])
        cancelled.cancel()
        searches.go_on.set()
        await site.do(Urgency.HINT, 3)  # the only thread is free again

    with_site(redis, test)


def test_a_worker_that_ends_gives_its_job_back_and_one_that_is_busy_does_not_take_it(
    redis: Redis, monkeypatch: pytest.MonkeyPatch
) -> None:
    searches = Searches(monkeypatch)

    async def test(site: Site) -> None:
        workers = [await site.hire(1), await site.hire(1)]
        first = site.do(Urgency.MOVE, 1)
        await until(lambda: searches.begun == [1])
        second = site.do(Urgency.MOVE, 2)
        await until(lambda: searches.begun == [1, 2])
        monkeypatch.setattr("tilewright.server.cluster.workers.WAIT_S", 0.2)
        assert await site.do(Urgency.MOVE, 3) is None, "no worker is free, so the process has to do it itself"
        await site.dismiss()
        await site.dismiss()
        assert await first is None
        assert await second is None
        assert [each.metrics.lost[Urgency.MOVE] for each in workers] == [1, 1]
        await site.shared.look()
        assert site.shared.slots == 0
        assert await site.do(Urgency.MOVE, 4) is None
        assert searches.begun == [1, 2]

    with_site(redis, test)


def test_the_job_of_a_worker_that_falls_silent_is_offered_again_and_counts_once(
    redis: Redis, monkeypatch: pytest.MonkeyPatch
) -> None:
    searches = Searches(monkeypatch)
    monkeypatch.setattr("tilewright.server.cluster.working.BEAT_S", 1000.0)
    monkeypatch.setattr("tilewright.server.cluster.workers.BEAT_S", 0.1)
    monkeypatch.setattr("tilewright.server.cluster.workers.MISSED_BEATS", 3)

    async def test(site: Site) -> None:
        await site.hire(1)
        await site.hire(1)
        move = site.do(Urgency.MOVE, 1)
        await until(lambda: searches.begun == [1, 1])
        assert await move is None, "two workers were silent, so the process has to do it itself"
        monkeypatch.setattr("tilewright.server.cluster.workers.BEAT_S", 20.0)
        searches.go_on.set()
        late = site.do(Urgency.MOVE, 2)  # late answers to job 1 must not count for this one
        found = await late
        assert found is not None
        assert found.found == "move 2"
        assert searches.begun == [1, 1, 2]

    with_site(redis, test)


def test_a_process_that_was_frozen_does_not_give_up_its_worker(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    beat = 5.0
    monkeypatch.setattr("tilewright.server.cluster.workers.BEAT_S", beat)
    monkeypatch.setattr("tilewright.server.cluster.workers.MISSED_BEATS", 3)

    async def test() -> None:
        loop = asyncio.get_running_loop()
        ahead = 0.0
        real_time = loop.time
        monkeypatch.setattr(loop, "time", lambda: real_time() + ahead)
        asked = Asked(Stop())
        waiting = asyncio.ensure_future(object.__new__(SharedWorkers)._wait(asked))
        for passed, missed in ((0, 0), (20, 1), (1, 2)):  # 20: the process was frozen, which counts as one missed beat
            ahead += passed * beat
            for _ in range(10):
                await asyncio.sleep(0)
            assert asked.missed == missed
        assert not waiting.done()
        ahead += beat
        assert await waiting is None, "a worker is lost after three missed beats in a row"

    asyncio.run(test())


def test_a_cancelled_offer_stays_cancelled_if_the_broker_fails(redis: Redis, monkeypatch: pytest.MonkeyPatch) -> None:
    async def fail(*_: object) -> None:
        raise ConnectionError("the broker is gone")

    async def test(site: Site) -> None:
        client: Any = site._broker.client
        with monkeypatch.context() as patched:
            patched.setattr(client, "lrem", fail)
            offer = asyncio.ensure_future(site.shared.ask(Urgency.MOVE, "a", job(1), Stop()))
            await until(lambda: any(asked.taken._waiters for asked in site.shared._asked.values()))
            offer.cancel()
            with pytest.raises(asyncio.CancelledError):
                await offer
        assert await client.delete(QUEUES[Urgency.MOVE]) == 1, "the offer was still in its queue"

    with_site(redis, test)


def test_a_refusal_of_a_worker_reaches_the_caller(redis: Redis) -> None:
    async def test(site: Site) -> None:
        worker = await site.hire(1)
        with pytest.raises(Refusal) as refused:
            await site.shared.do(Urgency.ANALYSIS, "a", Analyse(AnalysisRequest("nonsense")), Stop())
        assert refused.value.code == "unreadable"
        assert worker.metrics.refused[Urgency.ANALYSIS] == 1

    with_site(redis, test)


class OwnProcess:
    """Stands in for the process that reviews games for a worker or a server."""

    def __init__(self) -> None:
        self.calls: list[Begin | Turn] = []
        self.forgotten: list[int] = []
        self.ends = False

    async def ask(self, call: Begin | Turn) -> Result:
        self.calls.append(call)
        if self.ends:
            raise WorkerEnded
        return Result(call.number, {"complete": False}, [], 0.5, processor_s=0.25)

    def stop(self, number: int) -> None:
        pass

    def forget(self, number: int) -> None:
        self.forgotten.append(number)

    def rest(self) -> None:
        pass

    async def close(self) -> None:
        pass


def test_a_worker_ends_even_if_redis_py_swallows_the_cancellation(
    redis: Redis, monkeypatch: pytest.MonkeyPatch
) -> None:
    waiting = asyncio.Event()

    async def blpop(*_: object, **__: object) -> None:
        if waiting.is_set():  # only after a swallowed cancellation
            await asyncio.sleep(600)
        waiting.set()
        with contextlib.suppress(asyncio.CancelledError):
            await asyncio.sleep(600)

    monkeypatch.setattr("redis.asyncio.Redis.blpop", blpop)

    async def test(site: Site) -> None:
        await site.hire()
        await waiting.wait()
        await asyncio.wait_for(site.dismiss(), 60)

    with_site(redis, test)


def test_a_review_stays_at_one_worker_and_begins_again_elsewhere(redis: Redis) -> None:
    async def test(site: Site) -> None:
        there, here = OwnProcess(), OwnProcess()
        working = await site.hire(1)
        working._worker = there  # type: ignore[assignment]
        working.computers.review_ready.set()
        reviewer = SharedReviewer(site.shared, here)
        begin = Begin(7, "record", QUICK, [], False, 0.0)
        assert (await reviewer.ask(begin)).number == 7
        assert (await reviewer.ask(Turn(7, 0.2))).processor_s == 0.25
        assert [type(call) for call in there.calls] == [Begin, Turn]
        there.ends = True
        with pytest.raises(WorkerEnded):
            await reviewer.ask(Turn(7, 0.2))
        with pytest.raises(WorkerEnded):
            await reviewer.ask(Turn(7, 0.2))
        there.ends = False
        await reviewer.ask(begin)
        await site.dismiss()
        with pytest.raises(WorkerEnded):
            await reviewer.ask(Turn(7, 0.2))
        await site.shared.look()
        assert not here.calls
        await reviewer.ask(begin)
        await reviewer.ask(Turn(7, 0.2))
        assert [type(call) for call in here.calls] == [Begin, Turn], "without workers, the server's own process reviews"
        reviewer.forget(7)
        assert here.forgotten == [7]

    with_site(redis, test)


# ------------------------------------------------------------ real processes


class WorkerProcess:
    """A process of `tilewright work`, which is killed at the end."""

    def __init__(self, redis: Redis) -> None:
        self._port = str(free_port())
        options = ("--broker", redis.url, "--computer-threads", "1", "--metrics-port", self._port)
        command = [sys.executable, "-m", "tilewright", "work", *options]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE)

    def __enter__(self) -> Self:
        assert self.process.stdout is not None
        assert self.process.stdout.readline() == b"Working, 1 searches at the same time.\n"
        return self

    def __exit__(self, *_: object) -> None:
        assert self.process.stdout is not None
        self.process.kill()
        self.process.wait()
        self.process.stdout.close()

    def count(self, name: str, urgency: str) -> float:
        """One of its metrics."""
        said = httpx.get(f"http://127.0.0.1:{self._port}/metrics", timeout=120).text
        line = next(line for line in said.splitlines() if line.startswith(f'{name}{{urgency="{urgency}"}}'))
        return float(line.rpartition(" ")[2])

    def end(self, number: signal.Signals) -> int:
        self.process.send_signal(number)
        return self.process.wait(120)


@pytest.fixture
def server(shared: tuple[str, str], redis: Redis, tmp_path: Path) -> Iterator[RunningServer]:
    with running(tmp_path, share=(shared[0], redis.url)) as found:
        yield found


def workers_of(server: RunningServer) -> SharedWorkers:
    cluster = server.application.host._ownership
    assert isinstance(cluster, Cluster)
    return cluster.workers


@pytest.mark.skipif(sys.platform == "win32", reason="processes are killed and frozen by POSIX signals")
def test_a_worker_plays_for_the_computer_and_may_be_killed(
    server: RunningServer, redis: Redis, monkeypatch: pytest.MonkeyPatch
) -> None:
    here: list[str] = []
    choose = ChooseMove.__call__

    def choose_here(self: ChooseMove, stop: threading.Event) -> str:
        here.append(self.seed)
        return choose(self, stop)

    monkeypatch.setattr(ChooseMove, "__call__", choose_here)
    made = server.make(PERSON, {"who": "computer", "level": 2}, first=1)
    with Person(server, made["table"], made["secret"]) as ana:
        ana.hear_type("view")
        moves = 0

        def is_searched_here() -> bool:
            """Whether this process has searched for the computer's answer to a move."""
            nonlocal moves
            before = len(here)
            moves += 1
            ana.play(random.Random(1))
            ana.hear_until(lambda _: ana.turn is not None)
            return len(here) > before

        def play_until_a_worker_searches() -> None:
            server.wait_until(lambda: workers_of(server).slots == 1)
            while is_searched_here():  # on a busy machine the worker's announcement may be late
                server.wait_until(lambda: workers_of(server).slots == 1)

        with WorkerProcess(redis) as worker:
            play_until_a_worker_searches()
            monkeypatch.setattr("tilewright.server.cluster.workers.WAIT_S", 0.2)
            os.kill(worker.process.pid, signal.SIGSTOP)  # frozen: still announced, but it takes no jobs
            assert is_searched_here()
            worker.end(signal.SIGKILL)
            server.wait_until(lambda: workers_of(server).slots == 0)
            assert is_searched_here()
        monkeypatch.setattr("tilewright.server.cluster.workers.WAIT_S", 20.0)
        with WorkerProcess(redis) as again:
            play_until_a_worker_searches()
            assert again.count("tilewright_jobs_done_total", "move") >= 1
            assert again.count("tilewright_jobs_seconds_total", "move") > 0
            assert again.count("tilewright_jobs_running", "review") == 0
            assert again.end(signal.SIGTERM) == 0
        by = [event["event"]["by"] for event in ana.events if event["event"]["kind"] == "played"]
        assert by.count("person") == moves
        assert set(by) == {"person", "computer"}


def test_a_missing_broker_is_reported(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["work", "--broker", "redis://127.0.0.1:1"]) == 2
    said = capsys.readouterr().err
    assert "the broker cannot be reached" in said
    assert "Traceback" not in said
    assert main(["work", "--broker", "redis://127.0.0.1:port"]) == 2
    assert "--broker: " in capsys.readouterr().err


def test_a_metrics_port_that_is_taken(redis: Redis, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["work", "--broker", redis.url, "--metrics-port", str(redis.port)]) == 2
    said = capsys.readouterr().err
    assert f"--metrics-port {redis.port}: " in said
    assert "Traceback" not in said
    with pytest.raises(SystemExit):
        main(["work", "--broker", redis.url, "--metrics-port", "70000"])
    assert "from 1 to 65535" in capsys.readouterr().err
