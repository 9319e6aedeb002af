"""Searches for the computer's moves, hints, analyses and reviews, and other long work: threads behind a fair queue.

Each job has a class of urgency, and the most urgent waiting job gets the next free thread. Within a class addresses
take turns, those with the fewest running jobs first, so an address with a hundred jobs delays others by at most one of
them. For moves of the computer for an address without a running job, as many extra threads as there are search threads
are reserved.
At most one job of a key (a table, a connection) runs at a time. A job that may be stopped ends early when a more urgent
one waits. The processor time of every job counts against the budget of its address and that of all addresses. When a
budget is used up, hints and analyses are refused, reviews end (`reviews.py`), and other jobs come after everything
else. Jobs wait until the search is compiled. Searches release the GIL, so they do not block the event loop. Reviews run
much Python code, which holds the GIL: another process does them (`worker.py`), and nothing more urgent waits for them.
With several processes, workers (`cluster/workers.py`) may do the searches instead of the threads. All methods must be
called in the event loop's thread.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import sys
import threading
import time
from collections import Counter, deque
from collections.abc import Callable, Collection, Coroutine, Hashable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from enum import IntEnum
from functools import partial
from typing import Any, NamedTuple, Protocol, TypeVar

from tilewright.rules import Move, Position

from .errors import Refusal
from .jobs import ChooseMove, Found, Job
from .limits import ANALYSES, HINTS, MINUTE_S, QUESTIONS, Budgets, ConcurrencyLimit, Limits

T = TypeVar("T")
Work = Callable[[threading.Event], T]
"""The function of a job, called in a thread; it should return soon after the event is set."""

LOG = logging.getLogger("tilewright.server")
NICENESS = 5
"""Niceness of search threads, so that the event loop comes first on machines with few cores."""
SWITCH_S = 0.0005
"""Switch interval while threads search, a tenth of Python's default: before the event loop gets the GIL, each search
thread may hold it for one interval."""
LONG_SWITCH_S = sys.getswitchinterval()
QUESTIONS_AT_ONCE = 2
"""Questions about positions and records that run at the same time: they are Python code, which holds the GIL."""
SHORTEST_PAUSE_S = 0.4
"""Minimum time for a move of the computer, in seconds, so that people can follow it."""


def default_threads() -> int:
    """One thread for each core but one, which is left to the event loop."""
    return max(1, (os.cpu_count() or 2) - 1)


class Urgency(IntEnum):
    """Classes of jobs, the most urgent first."""

    MOVE = 0
    """The computer's move in a running game."""
    QUESTION = 1
    """A position or a record: milliseconds."""
    HINT = 2
    ANALYSIS = 3
    REVIEW = 4


class Stop(threading.Event):
    """An event with a callback for when it is set."""

    tell: Callable[[], None] | None = None

    def set(self) -> None:
        """Set the event and call back."""
        super().set()
        if self.tell is not None:
            self.tell()


class Done(NamedTuple):
    """A worker's result, and its processor time."""

    found: Found
    seconds: float


class Workers(Protocol):
    """Other processes that search."""

    @property
    def slots(self) -> int:
        """How many searches they can do at the same time; 0 without workers."""

    async def do(self, urgency: Urgency, address: str, job: Job, stop: Stop) -> Done | None:
        """Have one of them search; None if none did. Raises Refusal."""


@dataclass(slots=True, eq=False)
class _Job:
    urgency: Urgency
    address: str
    key: Hashable
    start: Callable[[_Job], asyncio.Future[Any]]
    """Begins the work."""
    stop: Stop
    can_stop: bool
    """Whether it may be stopped for a more urgent job."""
    elsewhere: bool = False
    """Whether another process does it, so that it blocks nothing more urgent; it may still be stopped."""
    seconds: float = 0.0
    """Processor time that it took."""
    future: asyncio.Future[Any] = field(default_factory=lambda: asyncio.get_running_loop().create_future())


class Computers:
    """The threads that search, and their queue."""

    def __init__(
        self,
        threads: int | None = None,
        pause: float = SHORTEST_PAUSE_S,
        load: Callable[[], None] | None = None,
        load_rules: Callable[[], None] | None = None,
        compile_review: Callable[[], None] | None = None,
        limits: Limits | None = None,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self.threads = threads or default_threads()
        self.pause = pause
        self._limits = limits or Limits()
        of_all = self._limits.search_minutes_of_all * self.threads
        self.budgets = Budgets(self._limits.search_minutes, of_all, clock)
        self.room = {
            Urgency.QUESTION: ConcurrencyLimit(*QUESTIONS),
            Urgency.HINT: ConcurrencyLimit(*HINTS),
            Urgency.ANALYSIS: ConcurrencyLimit(*ANALYSES),
        }
        """Jobs that run or wait, where their number is limited."""
        self.workers: Workers | None = None
        self.rules_ready = asyncio.Event()
        """Set when the rules are compiled and loaded: people can play."""
        self.ready = asyncio.Event()
        """Set when the search is compiled and loaded: the computer can play."""
        self.review_ready = asyncio.Event()
        """Set when everything is compiled: games can be reviewed."""
        self._pool = ThreadPoolExecutor(2 * self.threads, thread_name_prefix="computer", initializer=lower_priority)
        self._waiting: dict[Urgency, dict[str, deque[_Job]]] = {urgency: {} for urgency in Urgency}
        """By address, in the order in which addresses get the next turn."""
        self._running: dict[Hashable, _Job] = {}
        self._busy_threads = 0
        self._loading: asyncio.Task[None] | None = None
        self._closed = False
        self._stages = (
            (load_rules or _load_rules, self.rules_ready),
            (load or _load_search, self.ready),
            (compile_review or load or _compile_review, self.review_ready),
        )

    # ------------------------------------------------------------ getting ready

    def start(self) -> None:
        """Load compiled code, or compile it, in the background: first the rules, then the search, then reviews."""
        self._loading = asyncio.get_running_loop().create_task(self._load())

    async def _load(self) -> None:
        for load, ready in self._stages:
            try:
                await _in_own_thread(load)
            except Exception:
                # Functions are then compiled at their first call: slower, but it works.
                LOG.exception("Compiling ahead has failed.")
            ready.set()
            self._fill()

    # ------------------------------------------------------------ asking

    @property
    def queued(self) -> int:
        """Jobs that wait for their turn."""
        return sum(len(jobs) for addresses in self._waiting.values() for jobs in addresses.values())

    @property
    def running(self) -> int:
        """Jobs that run: in threads, in the process that reviews games, or at workers."""
        return len(self._running)

    @property
    def slots(self) -> int:
        """How many jobs may run at the same time, not counting the extra threads for moves."""
        return self.threads if self.workers is None else max(self.threads, self.workers.slots)

    def allow_all(self, workers: float) -> None:
        """Scale the budget of all addresses by this process's threads, or by its share of workers if larger."""
        self.budgets.most_of_all = MINUTE_S * self._limits.search_minutes_of_all * max(self.threads, workers)

    async def run(self, urgency: Urgency, address: str, key: Hashable, work: Work[T]) -> T:
        """Do the work when it is its turn: a `Job` at a worker if there are workers, anything else in a thread.

        Raises Refusal if there are too many jobs or the time is used up.
        Cancelling the caller sets the job's `stop`. So does a more urgent job, if the job is a hint, an analysis or a
        review, or counts against an address that is over budget.
        """
        room = self.room.get(urgency)
        can_stop = urgency >= Urgency.HINT
        if urgency is not Urgency.REVIEW and self.budgets.left(address) <= 0:
            if urgency >= Urgency.HINT:
                raise Refusal("time-used")
            urgency, can_stop = Urgency.REVIEW, True  # over budget: still done, after everything else
        if room is not None and not room.enter(address):
            raise Refusal("busy")
        try:
            start = partial(self._at_worker, work) if isinstance(work, Job) else partial(self._in_thread, work)
            result: T = await self._run(_Job(urgency, address, key, start, Stop(), can_stop))
            return result
        finally:
            if room is not None:
                room.leave(address)

    async def run_timed(self, urgency: Urgency, address: str, work: Job, stop: Stop) -> tuple[Found, float]:
        """As a worker: do the work when it is its turn; return the result and the processor time, for the sender."""
        job = _Job(urgency, address, object(), partial(self._in_thread, work), stop, urgency >= Urgency.HINT)
        return await self._run(job), job.seconds

    async def run_elsewhere(
        self, address: str, key: Hashable, work: Callable[[], Coroutine[Any, Any, T]], *, stop: Stop, can_stop: bool
    ) -> T:
        """Run `work`, a turn of a review in another process, when a slot is free and no other job comes first.

        More urgent jobs never wait for it. The caller counts the processor time.
        """
        job = _Job(
            Urgency.REVIEW, address, key, lambda _: asyncio.ensure_future(work()), stop, can_stop, elsewhere=True
        )
        result: T = await self._run(job)
        return result

    async def _run(self, job: _Job) -> Any:
        self._check_open()
        self._waiting[job.urgency].setdefault(job.address, deque()).append(job)
        self._fill()
        self._make_room()
        try:
            return await job.future
        except asyncio.CancelledError:
            if self._closed and job.future.cancelled():
                raise Refusal("closing") from None
            self._give_up(job)
            raise

    def _check_open(self) -> None:
        if self._closed:
            raise Refusal("closing")

    async def choose(
        self,
        address: str,
        key: Hashable,
        level: int,
        seed: int,
        position: Position,
        seats: Collection[int] = (),
        *,
        whole: bool = False,
    ) -> Move:
        """The computer's move at a level, after `pause` seconds at least; `seats` are those of computers.

        Cancelling the caller ends the search, except with `whole`: then one that has begun is always finished, so that
        the move is always the same.
        """
        work = ChooseMove(level, str(seed), str(position), list(seats), whole)
        _, move = await asyncio.gather(asyncio.sleep(self.pause), self.run(Urgency.MOVE, address, key, work))
        return Move.parse(move)

    def _give_up(self, job: _Job) -> None:
        job.stop.set()
        jobs = self._waiting[job.urgency].get(job.address)
        if jobs is not None and job in jobs:
            jobs.remove(job)
            if not jobs:
                del self._waiting[job.urgency][job.address]

    def _make_room(self) -> None:
        """If a more urgent job waits or has an extra thread, stop the least urgent job that may be stopped.

        One at a time: nothing is stopped while a stopped job still runs.
        """
        wanted = [urgency for urgency, addresses in self._waiting.items() if addresses]
        if len(self._running) > self.slots:
            wanted += [job.urgency for job in self._running.values()]
        if not wanted or not self.ready.is_set():
            return
        first = min(wanted)
        others = sorted((job for job in self._running.values() if job.urgency > first), key=lambda job: -job.urgency)
        if not any(job.stop.is_set() for job in others):
            stopped = next((job for job in others if job.can_stop), None)
            if stopped is not None:
                stopped.stop.set()

    # ------------------------------------------------------------ the queue

    def _fill(self) -> None:
        """Start waiting jobs on free threads."""
        while self.ready.is_set() and not self._closed:
            here = [job for job in self._running.values() if not job.elsewhere]
            if len(self._running) < self.slots:
                job = self._next()
            elif len(here) < self.slots:
                job = self._next(Urgency.ANALYSIS)
            else:
                job = self._next_for_extra_thread(here)
            if job is None:
                return
            self._running[job.key] = job
            done = job.start(job)
            done.add_done_callback(lambda done, job=job: self._finished(job, done))  # type: ignore[misc]

    def _in_thread(self, work: Work[Any], job: _Job) -> asyncio.Future[Any]:
        done = asyncio.get_running_loop().run_in_executor(self._pool, _do, work, job)
        self._count_thread(1)
        done.add_done_callback(lambda _: self._count_thread(-1))
        return done

    def _count_thread(self, more: int) -> None:
        """Count the search threads. The switch interval is short only while there are some, because it costs time."""
        self._busy_threads += more
        sys.setswitchinterval(SWITCH_S if self._busy_threads else LONG_SWITCH_S)

    def _at_worker(self, work: Job, job: _Job) -> asyncio.Future[Any]:
        if self.workers is None or not self.workers.slots:
            return self._in_thread(work, job)
        return asyncio.ensure_future(self._ask_worker(self.workers, work, job))

    async def _ask_worker(self, workers: Workers, work: Job, job: _Job) -> Any:
        """Let a worker do a job; if none does, do it here, unless it was cancelled meanwhile."""
        done = await workers.do(job.urgency, job.address, work, job.stop)
        if done is None:
            if job.future.done() or self._closed:
                raise asyncio.CancelledError
            return await self._in_thread(work, job)
        job.seconds = done.seconds
        return done.found

    def _next_for_extra_thread(self, running: list[_Job]) -> _Job | None:
        """The next move for an extra thread: only addresses without a running job get one, while others' searches run.

        The operating system then shares the processor among them, so a short search ends before a long one.
        """
        if len(running) >= 2 * self.slots or any(job.can_stop and job.urgency > Urgency.MOVE for job in running):
            return None
        return self._next(Urgency.MOVE, for_extra_thread=True)

    def _next(self, least: Urgency = Urgency.REVIEW, *, for_extra_thread: bool = False) -> _Job | None:
        """The job that gets the next free thread, if it is at least this urgent."""
        jobs_here = (job for job in self._running.values() if not (for_extra_thread and job.elsewhere))
        running = Counter(job.address for job in jobs_here)
        questions = sum(job.urgency is Urgency.QUESTION for job in self._running.values())
        for urgency, addresses in self._waiting.items():
            if urgency > least:
                return None
            if urgency is Urgency.QUESTION and questions >= QUESTIONS_AT_ONCE:
                continue
            for address in sorted(addresses, key=running.__getitem__):  # stable: those that waited longest come first
                if for_extra_thread and running[address]:
                    return None
                jobs = addresses[address]
                job = next((job for job in jobs if job.key not in self._running), None)
                if job is not None:
                    jobs.remove(job)
                    del addresses[address]
                    if jobs:  # to the end of the queue: other addresses come first
                        addresses[address] = jobs
                    return job
        return None

    def _finished(self, job: _Job, done: asyncio.Future[Any]) -> None:
        del self._running[job.key]
        self.budgets.spend(job.address, job.seconds)
        error = asyncio.CancelledError() if done.cancelled() else done.exception()
        if not job.future.done():
            if error is None:
                job.future.set_result(done.result())
            elif done.cancelled():
                job.future.cancel()
            else:
                job.future.set_exception(error)
        elif error is not None and not done.cancelled():
            LOG.error("A search that nobody waited for has failed.", exc_info=error)
        self._fill()
        self._make_room()

    def say_closing(self) -> None:
        """Refuse new and waiting jobs; all running jobs but moves end early, with what they have found."""
        self._closed = True
        for addresses in self._waiting.values():
            for job in [job for jobs in addresses.values() for job in jobs]:
                job.future.cancel()
            addresses.clear()
        for job in self._running.values():
            if job.urgency is not Urgency.MOVE:
                job.stop.set()

    async def close(self) -> None:
        """Stop everything that runs or waits."""
        self.say_closing()
        for job in self._running.values():
            job.stop.set()
            job.future.cancel()
        if self._loading is not None:
            self._loading.cancel()
        await asyncio.to_thread(self._pool.shutdown)


def _do(work: Work[Any], job: _Job) -> Any:
    """In a thread: the work, timed."""
    began = time.thread_time()
    try:
        return work(job.stop)
    finally:
        job.seconds = time.thread_time() - began


def lower_priority() -> None:
    """Lower the priority of this thread; only Linux has priorities for single threads."""
    if sys.platform == "linux":
        with contextlib.suppress(OSError):
            os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), NICENESS)


async def _in_own_thread(work: Callable[[], None]) -> None:
    """Run work that may take a minute in a daemon thread; a pool's thread would delay the end of the program."""
    loop = asyncio.get_running_loop()
    done: asyncio.Future[None] = loop.create_future()

    def tell(error: Exception | None) -> None:
        if not done.done():
            done.set_exception(error) if error is not None else done.set_result(None)

    def run() -> None:
        error = None
        try:
            work()
        except Exception as raised:
            error = raised
        with contextlib.suppress(RuntimeError):  # the loop is closed
            loop.call_soon_threadsafe(tell, error)

    threading.Thread(target=run, name="compiling", daemon=True).start()
    await done


def _load_rules() -> None:
    from tilewright.players.loading import RULES, load

    load(RULES)


def _load_search() -> None:
    from tilewright.players.loading import SEARCH, load

    load(SEARCH)


def _compile_review() -> None:
    from tilewright.players.loading import REVIEW, compile_missing

    compile_missing(REVIEW)
