"""`tilewright work`: does jobs of processes that share tables (`workers.py`), the most urgent first.

A worker takes the most urgent job that waits, while it has a thread for it. If all threads are busy, it still takes
jobs that are more urgent than a running one, which then ends early (`computers.py`). It needs the broker only: no
database, no data folder. Reviews run in a separate process (`worker.py`).
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
from collections import Counter
from collections.abc import Callable
from itertools import count
from typing import Any

import msgspec
import redis

from tilewright.server.background import is_cancelled
from tilewright.server.computers import Computers, Stop, Urgency
from tilewright.server.errors import CannotServe, refusal_for
from tilewright.server.worker import Begin, Result, Turn, Worker, WorkerEnded

from .broker import AGAIN_S, FAILURES, Broker
from .job_metrics import JobMetrics
from .messages import AboutAJob, Answered, AnyMessage, Failed, ForgetReview, Lost, Offer, StopJob, Taken
from .workers import ANNOUNCE_S, ANNOUNCED_FOR_S, BEAT_S, QUEUES, WORKERS, announce

LOG = logging.getLogger("tilewright.server")
BLOCK_S = 1.0
"""How long Redis is asked to wait for a job."""
MOST_REVIEWS = 50
"""Reviews in memory. A server has its reviews deleted when they are over, unless it crashes."""
Name = tuple[str, int]
"""A job or a review: the process that needs it, and its number there."""


class Working:
    """A worker, from its start to its end."""

    def __init__(self, broker: str, computers: Computers) -> None:
        """Raises ValueError for a bad address."""
        self.id = secrets.token_hex(6)
        self.computers = computers
        self._broker = Broker(broker, self.id, self._hear, lambda process, _: self._stop_all(process))
        self._worker = Worker(self.computers.threads)
        self._jobs: dict[Name, tuple[Urgency, Stop, asyncio.Task[None]]] = {}
        self._free = asyncio.Event()
        """Set when a job has ended."""
        self._numbers = count(1)
        self._reviews: dict[Name, int] = {}
        """The local numbers of reviews; the last used comes last."""
        self.metrics = JobMetrics(lambda: Counter(urgency for urgency, _, _ in list(self._jobs.values())))

    async def run(self, ready: Callable[[int], None]) -> None:
        """Work until cancelled; raises CannotServe."""
        try:
            await self._broker.open()
        except (TimeoutError, redis.RedisError, OSError) as error:
            raise CannotServe(
                f"the broker cannot be reached ({error}); start Redis or Valkey, or check --broker"
            ) from error
        self.computers.start()
        await self.computers.ready.wait()
        ready(self.computers.threads)
        try:
            async with asyncio.TaskGroup() as group:
                for work in (self._announce, self._beat, self._pull):
                    group.create_task(work())
        finally:
            await self._end()

    async def _end(self) -> None:
        """Give all jobs back to the processes that need them."""
        await self._broker.stop_listening()
        with contextlib.suppress(*FAILURES):
            await announce(self._broker.client, WORKERS, self._name)
        for (process, number), (urgency, stop, task) in list(self._jobs.items()):
            self.metrics.lost[urgency] += 1
            stop.set()
            task.cancel()
            self._broker.send(process, Lost(self.id, number))
        await self._broker.close()
        await self._worker.close()
        await self.computers.close()

    @property
    def _name(self) -> str:
        return f"{self.id} {self.computers.threads}"

    async def _announce(self) -> None:
        while not is_cancelled():
            with contextlib.suppress(*FAILURES):
                await announce(self._broker.client, WORKERS, self._name, ANNOUNCED_FOR_S)
            await asyncio.sleep(ANNOUNCE_S)

    async def _beat(self) -> None:
        while not is_cancelled():
            await asyncio.sleep(BEAT_S)
            for process, number in self._jobs:
                self._broker.send(process, Taken(self.id, number))

    # ------------------------------------------------------------ taking jobs

    async def _pull(self) -> None:
        """Take one job after the other."""
        while not is_cancelled():
            self._free.clear()
            queues = QUEUES[: self._open_queues()]
            if not queues:
                await self._free.wait()
                continue
            try:
                taken = await self._broker.client.blpop(queues, timeout=BLOCK_S)
            except FAILURES:
                await asyncio.sleep(AGAIN_S)
                continue
            if taken is not None:
                self._take(taken[1])

    def _open_queues(self) -> int:
        """From how many queues, the most urgent first, jobs may be taken now."""
        running = [urgency for urgency, _, _ in self._jobs.values()]
        if len(running) < self.computers.threads:
            return len(QUEUES)
        return max(running) if len(running) < 2 * self.computers.threads else 0

    def _take(self, body: Any) -> None:
        try:
            offer = msgspec.msgpack.decode(body, type=Offer)
        except msgspec.DecodeError:
            LOG.warning("A job is unreadable; do all processes have the same version?")
            return
        self._begin(offer)

    def _begin(self, offer: Offer) -> None:
        name, stop = (offer.process, offer.number), Stop()
        self._broker.send(offer.process, Taken(self.id, offer.number))
        task = asyncio.get_running_loop().create_task(self._do(offer, stop))
        self._jobs[name] = (Urgency(offer.urgency), stop, task)
        task.add_done_callback(lambda _: self._ended(name))

    def _ended(self, name: Name) -> None:
        del self._jobs[name]
        self._free.set()

    # ------------------------------------------------------------ doing them

    async def _do(self, offer: Offer, stop: Stop) -> None:
        answer: Answered | Failed | Lost
        urgency, metrics = Urgency(offer.urgency), self.metrics
        seconds = 0.0
        try:
            job = offer.job
            if isinstance(job, (Begin, Turn)):
                found: Any = await self._review(offer.process, job, stop)
                seconds = found.processor_s
            else:
                found, seconds = await self.computers.run_timed(urgency, offer.address, job, stop)
            answer = Answered(self.id, offer.number, msgspec.msgpack.encode(found), seconds)
            metrics.done[urgency] += 1
            metrics.seconds[urgency] += seconds
        except WorkerEnded:
            answer = Lost(self.id, offer.number)
            metrics.lost[urgency] += 1
        except Exception as error:
            refusal = refusal_for(error)
            if refusal.code == "internal":
                LOG.exception("A job has failed.")
            answer = Failed(self.id, offer.number, refusal.code, refusal.detail, dict(refusal.values), seconds)
            metrics.done[urgency] += 1
            metrics.refused[urgency] += 1
        self._broker.send(offer.process, answer)

    async def _review(self, process: str, call: Begin | Turn, stop: Stop) -> Result:
        """Pass a call on to the review process, under a local number; raises WorkerEnded, Refusal."""
        name = (process, call.number)
        if isinstance(call, Begin):
            await self.computers.review_ready.wait()
            self._forget(name)
            while len(self._reviews) >= MOST_REVIEWS:
                self._forget(next(iter(self._reviews)))
            number = next(self._numbers)
        elif name in self._reviews:
            number = self._reviews.pop(name)
        else:
            raise WorkerEnded
        self._reviews[name] = number
        stop.tell = lambda: self._worker.stop(number)
        try:
            found = await self.computers.run_elsewhere(
                "reviews",
                name,
                lambda: self._worker.ask(msgspec.structs.replace(call, number=number)),
                stop=stop,
                can_stop=isinstance(call, Turn),
            )
        except WorkerEnded:
            self._reviews.clear()
            raise
        finally:
            stop.tell = None
        return msgspec.structs.replace(found, number=call.number)

    def _forget(self, name: Name) -> None:
        number = self._reviews.pop(name, None)
        if number is not None:
            self._worker.forget(number)

    # ------------------------------------------------------------ hearing

    def _hear(self, message: AnyMessage) -> None:
        if not isinstance(message, AboutAJob):
            return
        name = (message.process, message.number)
        match message:
            case Offer():
                self._begin(message)
            case StopJob() if name in self._jobs:
                self._jobs[name][1].set()
            case ForgetReview():
                self._forget(name)

    def _stop_all(self, process: str) -> None:
        """A process has gone: its jobs are no longer needed."""
        for (owner, _), (_, stop, _) in self._jobs.items():
            if owner == process:
                stop.set()
        for name in [name for name in self._reviews if name[0] == process]:
            self._forget(name)
