"""Reviews of games as jobs: fair by address, bounded, second to living games, ended when nobody waits.

A review works in turns of a fraction of a second, each a job of `computers.py` that can wait. Addresses take turns, and
of several reviews of one address the first comes first. Whoever asks for the same game watches the same review. What is
judged is kept in the store: a review that was interrupted goes on there. All methods must be called in the event loop's
thread.
"""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import logging
import threading
import time
import zlib
from collections import Counter, deque
from collections.abc import AsyncIterator, Callable, Iterator
from dataclasses import dataclass, field
from typing import Any

import msgspec

from tilewright.analysis.review import NORMAL, QUICK, Care, OtherReview, Progress, Review, report, resume
from tilewright.notation import Record

from .computers import Computers, Urgency
from .errors import Refusal, refusal_for
from .messages.reviews import ReviewDone, ReviewValues, ReviewWaiting
from .store import Store, StoredReview, StoreError

LOG = logging.getLogger("tilewright.server")
Json = dict[str, Any]
News = ReviewWaiting | ReviewValues | ReviewDone

CARES = {"quick": QUICK, "normal": NORMAL}
MOST_STEPS = 500
"""Deals and moves of a game that can be reviewed; usual games have 50 to 150."""
MOST_OF_ADDRESS = 4
MOST_OF_ALL = 200
"""Who may wait for reviews or watch them at the same time."""
TURN_S = 0.2
"""How long a review works before others get their turn; a single search may take longer."""
MOST_INTERRUPTIONS = 2
"""How often a turn is interrupted for a living game before it may finish its search, so that a review always ends."""
SAVE_S = 10.0
SILENCE_S = 15.0
"""After this time without news watchers get an empty line, so that no proxy takes the connection for dead."""
FAREWELL_S = 2.0


@dataclass(frozen=True, slots=True)
class Snapshot:
    """A review at a moment, with the number of the snapshot in which each step last changed."""

    number: int
    head: Json
    steps: list[Json]
    changed: list[int]
    done: float = 0.0
    seconds_left: float | None = None
    outdated: bool = False

    def news(self, seen: int) -> ReviewValues:
        """What has changed since an earlier snapshot."""
        steps = [(index, step) for index, step in enumerate(self.steps) if self.changed[index] > seen]
        return ReviewValues(self.done, self.seconds_left, self.outdated, self.head, steps)  # type: ignore[arg-type]


@dataclass(slots=True)
class Turn:
    """What a turn has brought."""

    progress: Progress | None
    is_over: bool
    """Whether the review has nothing left to do, unless it was stopped."""
    snapshot: Snapshot


@dataclass(slots=True, eq=False)
class Job:
    """The review of one game."""

    game: str
    record: Record
    table: str | None
    care: Care
    again: bool
    address: str
    """Whose queue it waits in."""
    watchers: list[str] = field(default_factory=list)
    """The addresses of those who watch, in the order in which they came; the first pays."""
    may_begin: asyncio.Event = field(default_factory=asyncio.Event)
    news: asyncio.Event = field(default_factory=asyncio.Event)
    """Set, and replaced by a new one, when there is something to tell."""
    stop: threading.Event = field(default_factory=threading.Event)
    snapshot: Snapshot | None = None
    is_over: bool = False
    refusal: Refusal | None = None
    task: asyncio.Task[None] = field(init=False)

    def tell(self) -> None:
        """Wake up whoever watches."""
        self.news.set()
        self.news = asyncio.Event()


class Reviews:
    """All reviews of this server."""

    def __init__(self, store: Store, computers: Computers, clock: Callable[[], float]) -> None:
        self.cares = dict(CARES)
        self._store = store
        self._computers = computers
        self._clock = clock
        self._jobs: dict[tuple[str, str], Job] = {}
        self._queues: dict[str, deque[Job]] = {}
        """By address; the first job of each may work."""
        self._watching: Counter[str] = Counter()
        self._closing = False

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
        """Ask for a review and get its news until it is complete; None means that there has been none for a while.

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

    # ------------------------------------------------------------ coming and going

    async def _find(self, address: str, record: Record, table: str | None, care: Care, again: bool) -> Job:
        """The job for a game, watched by one more."""
        game = game_of(record)
        while (job := self._jobs.get((game, care.name))) is not None and (job.task.done() or job.task.cancelling()):
            await asyncio.wait((job.task,))
            await asyncio.sleep(0)
        if job is None:
            job = self._jobs[game, care.name] = Job(game, record, table, care, again, address)
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
        """End a job that nobody watches; if it has begun, after its search, which ends soon."""
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
        except Exception as error:
            job.refusal = refusal_for(error)
            if job.refusal.code == "internal":
                LOG.exception("A review has failed.")

    def _ended(self, job: Job) -> None:
        job.is_over = True
        del self._jobs[job.game, job.care.name]
        queue = self._queues[job.address]
        queue.remove(job)
        if queue:
            queue[0].may_begin.set()
        else:
            del self._queues[job.address]
        for each in (job, *queue):
            each.tell()

    async def _review(self, job: Job) -> None:
        kept = await self._kept(job.game)
        review, job.snapshot = await self._in_turn(job, lambda _stop: begin(job.record, job.care, kept, job.again))
        job.tell()
        if review is None or review.is_complete:
            return
        saved, base, interruptions = self._clock(), 0.0, 0
        units = review.run(stop=job.stop)
        while job.watchers:
            if self._computers.budgets.left(job.watchers[0]) <= 0:
                raise Refusal("review-time-used")
            snapshot = job.snapshot
            turn = await self._in_turn(
                job,
                lambda _stop: take_turn(review, units, snapshot, job.stop, base),  # noqa: B023 (awaited at once)
                can_stop=interruptions < MOST_INTERRUPTIONS,
            )
            job.snapshot = turn.snapshot
            is_complete = turn.snapshot.head["complete"] or (turn.is_over and not job.stop.is_set())
            if is_complete or not job.watchers or self._clock() - saved >= SAVE_S:
                saved = self._clock()
                await self._keep(job, turn.snapshot)
            job.tell()
            if is_complete:
                return
            interruptions = 0 if turn.progress is not None else interruptions + 1
            if job.stop.is_set():
                job.stop = threading.Event()
                base, units = turn.snapshot.done, review.run(stop=job.stop)

    async def _in_turn(self, job: Job, work: Callable[[threading.Event], Any], *, can_stop: bool = False) -> Any:
        """Work in a thread when nothing more urgent waits; the first who watches pays for it."""
        address = job.watchers[0] if job.watchers else job.address
        key = ("review", address)
        return await self._computers.run(Urgency.REVIEW, address, key, work, stop=job.stop, can_stop=can_stop)

    async def _kept(self, game: str) -> list[StoredReview]:
        try:
            return await self._store.find_reviews(game)
        except StoreError as error:
            LOG.warning("Kept reviews cannot be read: %s", error)
            return []

    async def _keep(self, job: Job, snapshot: Snapshot) -> None:
        key, complete = snapshot.head["key"], snapshot.head["complete"]
        body = await asyncio.to_thread(pack, snapshot)
        try:
            await self._store.keep_review(StoredReview(job.game, key, complete, body), self._clock(), job.table)
        except StoreError as error:
            LOG.warning("A review cannot be kept: %s", error)


def game_of(record: Record) -> str:
    """What a game is kept under: a digest of its record."""
    return hashlib.sha256(str(record).encode()).hexdigest()


# ------------------------------------------------------------ in threads


def begin(
    record: Record, care: Care, kept: list[StoredReview], again: bool
) -> tuple[Review, Snapshot] | tuple[None, Snapshot]:
    """The review with all that was kept of it; or only a snapshot, of a complete one by an older engine."""
    review = Review(record, care)
    saved = [unpack(each) for each in kept]
    for each in saved:
        with contextlib.suppress(OtherReview):
            resume(review, each)
            return review, snapshot_of(report(review), done=1.0 if review.is_complete else 0.0)
    for each in saved:
        if each.get("complete") and each.get("care") == care.name and not again:
            return None, snapshot_of(each | {"names": list(record.seats)}, done=1.0, outdated=True)
    return review, snapshot_of(report(review))


def take_turn(review: Review, units: Iterator[Progress], last: Snapshot, stop: threading.Event, base: float) -> Turn:
    """Judge for a while, one search at least."""
    began = time.monotonic()
    latest = None
    while (progress := next(units, None)) is not None:
        latest = progress
        if stop.is_set() or time.monotonic() - began >= TURN_S:
            break
    done = last.done if latest is None else base + (1 - base) * latest.done
    left = last.seconds_left if latest is None else latest.seconds_left
    snapshot = snapshot_of(report(review), last, done=done, seconds_left=left)
    return Turn(latest, progress is None, snapshot)


def snapshot_of(
    told: Json,
    last: Snapshot | None = None,
    *,
    done: float = 0.0,
    seconds_left: float | None = None,
    outdated: bool = False,
) -> Snapshot:
    """A snapshot that knows which steps differ from the last one."""
    number = 0 if last is None else last.number + 1
    steps = told["steps"]
    changed = [
        last.changed[index] if last is not None and last.steps[index] == step else number
        for index, step in enumerate(steps)
    ]
    head = {name: value for name, value in told.items() if name != "steps"}
    return Snapshot(number, head, steps, changed, done, seconds_left, outdated)


def pack(snapshot: Snapshot) -> bytes:
    """A review as it is kept: without the players' names, which the record has."""
    return zlib.compress(msgspec.json.encode(snapshot.head | {"names": [], "steps": snapshot.steps}))


def unpack(kept: StoredReview) -> Json:
    """What `pack` made; empty if it cannot be read."""
    try:
        found = msgspec.json.decode(zlib.decompress(kept.body))
    except (zlib.error, msgspec.DecodeError):
        return {}
    return found if isinstance(found, dict) else {}
