"""Reviews of games as jobs: fair by address, bounded, less urgent than running games, ended when nobody watches.

A review works in turns of a fraction of a second, in a separate process (`worker.py`); each turn is a job of
`computers.py` with low urgency. Addresses take turns; the reviews of one address run one after another.
Requests for the same game with the same care share one review. Judged steps are stored, so an interrupted review
resumes from there. If the process ends, the review continues in another one. All methods must be called in the
event loop's thread.
"""

from __future__ import annotations

import asyncio
import hashlib
import logging
import zlib
from collections import Counter, deque
from collections.abc import AsyncIterator, Callable, Mapping
from dataclasses import dataclass, field
from itertools import count
from typing import Any

import msgspec

from tilewright.analysis.review import NORMAL, QUICK, Care
from tilewright.notation import Record

from .computers import Computers, Stop
from .errors import Refusal, refusal_for
from .messages.reviews import ReviewDone, ReviewValues, ReviewWaiting
from .store import Store, StoredReview, StoreError
from .worker import AnyWorker, Begin, Result, Turn, Worker, WorkerEnded

LOG = logging.getLogger("tilewright.server")
Json = dict[str, Any]
News = ReviewWaiting | ReviewValues | ReviewDone

CARES = {"quick": QUICK, "normal": NORMAL}
MOST_STEPS = 500
"""Deals and moves of a game that can be reviewed; usual games have 50 to 150."""
MOST_OF_ADDRESS = 4
MOST_OF_ALL = 200
"""Clients that wait for reviews or watch them at the same time."""
TURN_S = 0.2
"""How long a review works before others get their turn; a single search may take longer."""
MOST_INTERRUPTIONS = 2
"""How often a turn is interrupted for more urgent jobs before it may finish its search, so that every review ends."""
MOST_ENDS = 2
"""How often the process may end in one turn of a review before the review is given up."""
IDLE_S = 600.0
"""After this time without reviews the process ends, which frees its memory."""
SAVE_S = 10.0
SILENCE_S = 15.0
"""After this time without news watchers get an empty line, so that no proxy closes the connection."""
FAREWELL_S = 2.0


@dataclass(frozen=True, slots=True)
class Snapshot:
    """A review at a moment, with the number of the snapshot in which each step last changed."""

    number: int
    head: Json
    steps: list[Json]
    changed: list[int]
    done: float
    seconds_left: float | None
    outdated: bool

    @classmethod
    def after(cls, last: Snapshot | None, found: Result) -> Snapshot:
        """The next snapshot; in the first one all steps are new."""
        number = 0 if last is None else last.number + 1
        steps = [{}] * len(found.steps) if last is None else list(last.steps)
        changed = [number] * len(steps) if last is None else list(last.changed)
        for index, step in found.steps:
            if steps[index] != step:
                steps[index], changed[index] = step, number
        return cls(number, found.head, steps, changed, found.done, found.seconds_left, found.outdated)

    def news(self, seen: int) -> ReviewValues:
        """What has changed since an earlier snapshot."""
        steps = [(index, step) for index, step in enumerate(self.steps) if self.changed[index] > seen]
        return ReviewValues(self.done, self.seconds_left, self.outdated, self.head, steps)  # type: ignore[arg-type]


@dataclass(slots=True, eq=False)
class Job:
    """The review of one game."""

    number: int
    game: str
    record: Record
    table: str | None
    care: Care
    again: bool
    address: str
    """Whose queue it waits in."""
    watchers: list[str] = field(default_factory=list)
    """The addresses of the watchers, in the order of arrival; the budget of the first pays."""
    may_begin: asyncio.Event = field(default_factory=asyncio.Event)
    news: asyncio.Event = field(default_factory=asyncio.Event)
    """Set, and replaced by a new event, when there is news."""
    stop: Stop = field(default_factory=Stop)
    """Ends the present turn."""
    snapshot: Snapshot | None = None
    stored: Snapshot | None = None
    """The last snapshot that was passed to the store."""
    is_over: bool = False
    refusal: Refusal | None = None
    task: asyncio.Task[None] = field(init=False)

    def tell(self) -> None:
        """Wake up all watchers."""
        self.news.set()
        self.news = asyncio.Event()


class Reviews:
    """All reviews of this server."""

    def __init__(
        self, store: Store, computers: Computers, clock: Callable[[], float], worker: AnyWorker | None = None
    ) -> None:
        self.cares = dict(CARES)
        self._store = store
        self._computers = computers
        self._clock = clock
        self._jobs: dict[tuple[str, str], Job] = {}
        self._queues: dict[str, deque[Job]] = {}
        """By address; the first job of each may work."""
        self._watching: Counter[str] = Counter()
        self._numbers = count(1)
        self.worker: AnyWorker = worker or Worker(computers.threads)
        """Carries out reviews; replaced by `cluster/workers.py` with several processes."""
        self._idle: asyncio.TimerHandle | None = None
        self._closing = False
        self.when_complete: list[Callable[[str, Mapping[str, Any]], None]] = []
        """Called when the review of a table's game is complete, with the table's name and the head of the review."""

    @property
    def jobs(self) -> int:
        """Reviews that run or wait."""
        return len(self._jobs)

    def check_room(self, address: str) -> None:
        """Raise Refusal if this address, or the server, has no room for another review."""
        if self._closing:
            raise Refusal("closing")
        if self._watching[address] >= MOST_OF_ADDRESS:
            raise Refusal("too-many-reviews")
        if self._watching.total() >= MOST_OF_ALL:
            raise Refusal("reviews-full")

    async def watch(
        self, address: str, record: Record, table: str | None = None, *, care: str = "normal", again: bool = False
    ) -> AsyncIterator[News | None]:
        """Ask for a review and get its news until it is complete; None means no news for a while.

        Raises Refusal. When the last watcher has gone, the review stops.
        """
        self.check_room(address)
        self._watching[address] += 1
        job = None
        try:
            job = await self._find(address, record, table, self.cares[care], again)
            seen, ahead = -1, -1
            while True:
                news = job.news
                if self._closing:
                    raise Refusal("closing")
                if job.snapshot is not None and job.snapshot.number > seen:
                    yield job.snapshot.news(seen)
                    seen = job.snapshot.number
                elif seen < 0 and not job.is_over and (now := self._ahead(job)) != ahead:
                    ahead = now
                    yield ReviewWaiting(ahead)
                if job.is_over and (job.snapshot is None or job.snapshot.number == seen):
                    if job.refusal is not None:
                        raise job.refusal
                    if job.snapshot is None or not job.snapshot.head["complete"]:
                        raise Refusal("closing")
                    yield ReviewDone()
                    return
                try:
                    async with asyncio.timeout(SILENCE_S):
                        await news.wait()
                except TimeoutError:
                    yield None
        finally:
            self._watching[address] -= 1
            if not self._watching[address]:
                del self._watching[address]
            if job is not None:
                self._leave(job, address)

    def say_closing(self) -> None:
        """Refuse new reviews, and tell those who watch."""
        self._closing = True
        for job in self._jobs.values():
            job.tell()

    async def close(self) -> None:
        """Stop all reviews and keep what they have found."""
        self.say_closing()
        tasks = [job.task for job in self._jobs.values()]
        for job in list(self._jobs.values()):
            job.watchers.clear()
            self._stop(job)
        if tasks:
            await asyncio.wait(tasks, timeout=FAREWELL_S)
        if self._idle is not None:
            self._idle.cancel()
        await self.worker.close()

    # ------------------------------------------------------------ coming and going

    async def _find(self, address: str, record: Record, table: str | None, care: Care, again: bool) -> Job:
        """The job for a game, watched by one more."""
        game = game_of(record)
        while (job := self._jobs.get((game, care.name))) is not None and (job.task.done() or job.task.cancelling()):
            await asyncio.wait((job.task,))
            await asyncio.sleep(0)
        if self._idle is not None:
            self._idle.cancel()
        if job is None:
            job = self._jobs[game, care.name] = Job(next(self._numbers), game, record, table, care, again, address)
            queue = self._queues.setdefault(address, deque())
            queue.append(job)
            queue[0].may_begin.set()
            job.task = asyncio.get_running_loop().create_task(self._work(job))
            job.task.add_done_callback(lambda _: self._ended(job))
        job.watchers.append(address)
        return job

    def _leave(self, job: Job, address: str) -> None:
        if address in job.watchers:
            job.watchers.remove(address)
        if not job.watchers:
            self._stop(job)

    def _stop(self, job: Job) -> None:
        """End a job that nobody watches; one that has begun ends with its current search, which is stopped."""
        job.stop.set()
        if job.snapshot is None:
            job.task.cancel()

    def _ahead(self, job: Job) -> int:
        queue = self._queues.get(job.address, ())
        return queue.index(job) if job in queue else 0

    # ------------------------------------------------------------ working

    async def _work(self, job: Job) -> None:
        try:
            await job.may_begin.wait()
            await self._computers.review_ready.wait()
            await self._review(job)
        except WorkerEnded:
            LOG.error("A review was given up, because its process ended repeatedly.")
            job.refusal = Refusal("internal")
        except Exception as error:
            job.refusal = refusal_for(error)
            if job.refusal.code == "internal" and job.refusal is not error:
                LOG.exception("A review has failed.")
        if job.snapshot is not None and job.snapshot is not job.stored:
            await self._keep(job, job.snapshot)

    def _ended(self, job: Job) -> None:
        job.is_over = True
        del self._jobs[job.game, job.care.name]
        self.worker.forget(job.number)
        queue = self._queues[job.address]
        queue.remove(job)
        if queue:
            queue[0].may_begin.set()
        else:
            del self._queues[job.address]
        for each in (job, *queue):
            each.tell()
        if not self._jobs:
            self._idle = asyncio.get_running_loop().call_later(IDLE_S, self.worker.rest)

    async def _review(self, job: Job) -> None:
        kept = [each.body for each in await self._kept(job.game)]
        call: Begin | Turn = self._beginning(job, kept)
        saved, interruptions, ends = self._clock(), 0, 0
        while True:
            if not job.watchers:
                return
            if isinstance(call, Turn) and self._computers.budgets.left(job.watchers[0]) <= 0:
                raise Refusal("review-time-used")
            can_stop = isinstance(call, Turn) and interruptions < MOST_INTERRUPTIONS
            try:
                found = await self._in_turn(job, call, can_stop=can_stop)
            except WorkerEnded:
                ends += 1
                if ends > MOST_ENDS:
                    raise
                call = self._beginning(job, kept)
                continue
            if found is None:
                interruptions += 1
                continue
            job.snapshot = Snapshot.after(job.snapshot, found)
            if isinstance(call, Turn):
                ends, interruptions = 0, 0 if found.progressed else interruptions + 1
                if found.is_over or self._clock() - saved >= SAVE_S:
                    saved = self._clock()
                    await self._keep(job, job.snapshot)
            job.tell()
            if found.is_over:
                return
            call = Turn(job.number, TURN_S)

    def _beginning(self, job: Job, kept: list[bytes]) -> Begin:
        """The call that begins a review, or resumes one whose process has ended."""
        done = 0.0
        if job.snapshot is not None:
            kept, done = [pack(job.snapshot)], job.snapshot.done
        return Begin(job.number, str(job.record), job.care, kept, job.again, done)

    async def _in_turn(self, job: Job, call: Begin | Turn, *, can_stop: bool) -> Result | None:
        """Let the process work when nothing more urgent waits; None if the turn was ended before it began.

        The budget of the first watcher's address pays for it.
        """
        address = job.watchers[0]
        stop = job.stop = Stop()
        stop.tell = lambda: self.worker.stop(job.number)

        async def work() -> Result | None:
            return None if stop.is_set() else await self.worker.ask(call)

        found = await self._computers.run_elsewhere(address, ("review", address), work, stop=stop, can_stop=can_stop)
        if found is not None:
            self._computers.budgets.spend(address, found.processor_s)
        return found

    async def _kept(self, game: str) -> list[StoredReview]:
        try:
            return await self._store.find_reviews(game)
        except StoreError as error:
            LOG.warning("Kept reviews cannot be read: %s", error)
            return []

    async def _keep(self, job: Job, snapshot: Snapshot) -> None:
        job.stored = snapshot
        key, complete = snapshot.head["key"], snapshot.head["complete"]
        body = await asyncio.to_thread(pack, snapshot)
        try:
            await self._store.keep_review(StoredReview(job.game, key, complete, body), self._clock(), job.table)
        except StoreError as error:
            LOG.warning("A review cannot be kept: %s", error)
        if complete and job.table is not None:
            for tell in self.when_complete:
                tell(job.table, snapshot.head)


def game_of(record: Record) -> str:
    """The key of a game's review: a digest of its record."""
    return hashlib.sha256(str(record).encode()).hexdigest()


def pack(snapshot: Snapshot) -> bytes:
    """Encode a review for the store, without the players' names, which the record has."""
    return zlib.compress(msgspec.json.encode(snapshot.head | {"names": [], "steps": snapshot.steps}))
