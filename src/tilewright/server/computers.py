"""Searches for the computer's moves, hints and analyses: a thread pool behind a fair queue.

Each job has a key (a table, a connection, an address). At most one job of a key runs at a time, and keys take turns in
the queue, so one long series of jobs does not hold up the others. Searches release the GIL, so the event loop goes on.
A job that can wait, such as a part of a review, runs only when no other job waits, and gives its thread back when one
comes. Jobs wait until everything is compiled. All methods must be called in the event loop's thread.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import sys
import threading
from collections import deque
from collections.abc import Callable, Collection, Hashable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from typing import Any, TypeVar

from tilewright.rules import Move, Position

T = TypeVar("T")
Work = Callable[[threading.Event], T]
"""What a job does in its thread; the event is set when nobody waits for the result, and should end the job."""

LOG = logging.getLogger("tilewright.server")
NICENESS = 5
"""Niceness of search threads, so that the event loop comes first on machines with few cores."""
SHORTEST_PAUSE_S = 0.4
"""Minimum time for a move of the computer, in seconds, so that people can follow it."""


def default_threads() -> int:
    """One thread for each core but one, which is left to the event loop."""
    return max(1, (os.cpu_count() or 2) - 1)


@dataclass(slots=True, eq=False)
class _Job:
    key: Hashable
    work: Work[Any]
    future: asyncio.Future[Any]
    stop: threading.Event = field(default_factory=threading.Event)
    can_wait: bool = False
    can_stop: bool = False
    """Whether it may be stopped for a job that cannot wait."""


class Computers:
    """The threads that search, and their queue."""

    def __init__(
        self,
        threads: int | None = None,
        pause: float = SHORTEST_PAUSE_S,
        load: Callable[[], None] | None = None,
        load_rules: Callable[[], None] | None = None,
        load_review: Callable[[], None] | None = None,
    ) -> None:
        self.threads = threads or default_threads()
        self.pause = pause
        self.rules_ready = asyncio.Event()
        """Set when the rules are compiled and loaded: people can play."""
        self.ready = asyncio.Event()
        """Set when the search is compiled and loaded: the computer can play."""
        self.review_ready = asyncio.Event()
        """Set when everything is compiled and loaded: games can be reviewed."""
        self._pool = ThreadPoolExecutor(self.threads, thread_name_prefix="computer", initializer=_lower_priority)
        self._waiting: dict[Hashable, deque[_Job]] = {}
        self._turns: deque[Hashable] = deque()
        """Keys with a waiting job and none running, in the order in which they get the next free thread."""
        self._later: deque[Hashable] = deque()
        """The same for keys whose jobs can wait; they get a thread when `_turns` is empty."""
        self._running: dict[Hashable, _Job] = {}
        self._loading: asyncio.Task[None] | None = None
        self._closed = False
        self._stages = (
            (load_rules or _load_rules, self.rules_ready),
            (load or _load_search, self.ready),
            (load_review or load or _load_review, self.review_ready),
        )

    # ------------------------------------------------------------ getting ready

    def start(self) -> None:
        """Compile, or load what is compiled, in the background: first what people need."""
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
        """Jobs that wait for a thread."""
        return sum(map(len, self._waiting.values()))

    @property
    def running(self) -> int:
        """Jobs that have a thread."""
        return len(self._running)

    def is_busy(self, key: Hashable) -> bool:
        """Whether a job of this key runs or waits."""
        return key in self._running or key in self._waiting

    async def run(self, key: Hashable, work: Work[T]) -> T:
        """Do the work in a thread when it is this key's turn. Cancelling the caller sets the job's stop event."""
        result: T = await self._run(_Job(key, work, asyncio.get_running_loop().create_future()))
        return result

    async def run_later(self, key: Hashable, work: Work[T], stop: threading.Event, *, can_stop: bool) -> T:
        """Do the work when no other job waits for a thread. If one comes, `stop` is set, provided that it `can_stop`.

        A key must be used either with `run` or with `run_later`.
        """
        future = asyncio.get_running_loop().create_future()
        result: T = await self._run(_Job(key, work, future, stop, can_wait=True, can_stop=can_stop))
        return result

    async def _run(self, job: _Job) -> Any:
        if self._closed:
            raise RuntimeError("the computers are closed")
        if not self.is_busy(job.key):
            self._lane(job).append(job.key)
        self._waiting.setdefault(job.key, deque()).append(job)
        self._fill()
        if self._turns:
            self._make_room()
        try:
            return await job.future
        except asyncio.CancelledError:
            self._give_up(job)
            raise

    async def choose(
        self, key: Hashable, level: int, seed: int, position: Position, seats: Collection[int] = ()
    ) -> Move:
        """The computer's move at a level, after `pause` seconds at least; `seats` are those of computers.

        Cancelling the caller ends the search.
        """
        _, move = await asyncio.gather(
            asyncio.sleep(self.pause), self.run(key, lambda stop: _choose(level, seed, position, seats, stop))
        )
        return move

    def _give_up(self, job: _Job) -> None:
        job.stop.set()
        queue = self._waiting.get(job.key)
        if queue is not None and job in queue:
            queue.remove(job)
            if not queue:
                del self._waiting[job.key]
                if job.key not in self._running:
                    self._lane(job).remove(job.key)

    def _lane(self, job: _Job) -> deque[Hashable]:
        return self._later if job.can_wait else self._turns

    def _make_room(self) -> None:
        """Stop one job that can wait, unless one is already stopping."""
        waiting = [job for job in self._running.values() if job.can_wait]
        if not any(job.stop.is_set() for job in waiting):
            for job in waiting:
                if job.can_stop:
                    job.stop.set()
                    return

    # ------------------------------------------------------------ the queue

    def _fill(self) -> None:
        """Start waiting jobs on free threads, in the order of their keys."""
        while len(self._running) < self.threads and self.ready.is_set() and not self._closed:
            lane = self._turns or self._later
            if not lane:
                return
            key = lane.popleft()
            queue = self._waiting[key]
            job = queue.popleft()
            if not queue:
                del self._waiting[key]
            self._running[key] = job
            done = asyncio.get_running_loop().run_in_executor(self._pool, job.work, job.stop)
            done.add_done_callback(lambda done, job=job: self._finished(job, done))  # type: ignore[misc]

    def _finished(self, job: _Job, done: asyncio.Future[Any]) -> None:
        del self._running[job.key]
        if job.key in self._waiting:
            self._lane(job).append(job.key)
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

    async def close(self) -> None:
        """Stop everything that runs or waits."""
        self._closed = True
        for job in [*self._running.values(), *(job for queue in self._waiting.values() for job in queue)]:
            job.stop.set()
            job.future.cancel()
        self._waiting.clear()
        self._turns.clear()
        self._later.clear()
        if self._loading is not None:
            self._loading.cancel()
        await asyncio.to_thread(self._pool.shutdown)


def _lower_priority() -> None:
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


def _load_review() -> None:
    from tilewright.players.loading import REVIEW, load

    load(REVIEW)


def _choose(level: int, seed: int, position: Position, seats: Collection[int], stop: threading.Event) -> Move:
    from tilewright.players.searching import LevelPlayer

    return LevelPlayer(level, seed, seats).choose(position, stop)
