"""Workers (`tilewright work`), seen by a process that needs searches and reviews.

A job is offered in a queue of Redis, one for each class of urgency, and one worker takes it. The worker sends a
heartbeat every half second until it is done. A search that no worker takes in time, or whose worker falls silent, is
offered once more; then the process does it itself. A review is offered once. The worker that takes it keeps it; if
that worker is lost, the review is offered again, with what was found so far. If no worker takes it, the server's own
process for reviews does it. So workers, and Redis, may fail at any time. Late answers to a job that was given up are
ignored.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable
from dataclasses import dataclass, field
from itertools import count
from typing import Any

import msgspec

from tilewright.server.computers import Done, Stop, Urgency
from tilewright.server.errors import Refusal
from tilewright.server.jobs import ChooseMove, Job
from tilewright.server.messages.analyses import Analysis
from tilewright.server.worker import AnyWorker, Begin, Result, Turn, WorkerEnded

from .broker import FAILURES, Broker
from .messages import AboutAJob, Answered, Failed, ForgetReview, Lost, Offer, StopJob, Taken, encode

ANNOUNCE_S = 1.0
ANNOUNCED_FOR_S = 4.0
BEAT_S = 0.5
MISSED_BEATS = 5
"""A worker that misses this many heartbeats in a row has lost its job."""
WAIT_S = 1.0
"""How long an offered job waits for a worker."""
ATTEMPTS = 2
WORKERS, PROCESSES = "tilewright:workers", "tilewright:processes"
QUEUES = [f"tilewright:jobs:{urgency.value}" for urgency in Urgency]
QUEUE_S = 60
"""An unused queue expires after this time."""

# Times are by the clock of Redis, because the clocks of machines differ.
ANNOUNCE = """
local now = redis.call('TIME')[1]
if tonumber(ARGV[2]) > 0 then redis.call('ZADD', KEYS[1], now + ARGV[2], ARGV[1])
elseif ARGV[1] ~= '' then redis.call('ZREM', KEYS[1], ARGV[1]) end
redis.call('ZREMRANGEBYSCORE', KEYS[1], '-inf', now)
return redis.call('ZRANGE', KEYS[1], 0, -1)
"""


async def announce(client: Any, among: str, name: str = "", seconds: float = 0.0) -> list[bytes]:
    """Announce a worker or a process for some seconds, or withdraw it (0); return all announced ones.

    Without a name, only read.
    """
    known: list[bytes] = await client.eval(ANNOUNCE, 1, among, name, seconds)
    return known


@dataclass(slots=True)
class Asked:
    """A job that was offered."""

    stop: Stop
    answer: asyncio.Future[Answered | None] = field(default_factory=lambda: asyncio.get_running_loop().create_future())
    """The result is None if the job was lost."""
    worker: str = ""
    """The worker that has it; empty: none yet."""
    missed: int = 0
    """Heartbeats missed in a row."""
    taken: asyncio.Event = field(default_factory=asyncio.Event)


class SharedWorkers:
    """The workers that all processes share; implements `Workers`."""

    def __init__(self, broker: Broker, process: str) -> None:
        self._broker = broker
        self._process = process
        self._numbers = count(1)
        self._asked: dict[int, Asked] = {}
        self._slots = 0
        self._processes = 1

    @property
    def slots(self) -> int:
        return self._slots if self._broker.is_up else 0

    @property
    def share(self) -> float:
        """This process's equal share of the slots."""
        return self.slots / self._processes

    async def look(self) -> None:
        """Count the workers, and the processes that need them."""
        if self._broker.is_up:
            client = self._broker.client
            try:
                known = await announce(client, WORKERS)
                processes = await announce(client, PROCESSES, self._process, ANNOUNCED_FOR_S)
            except FAILURES:
                self._slots = 0
            else:
                self._slots = sum(int(name.rpartition(b" ")[2]) for name in known)
                self._processes = len(processes)

    async def do(self, urgency: Urgency, address: str, job: Job, stop: Stop) -> Done | None:
        """Have a worker search; None if no worker did. Raises Refusal."""
        for _ in range(ATTEMPTS):
            if stop.is_set() or not self.slots:
                break
            found = await self.ask(urgency, address, job, stop)
            if found is not None:
                answered, _worker = found
                kind: Any = str if isinstance(job, ChooseMove) else Analysis
                return Done(msgspec.msgpack.decode(answered.found, type=kind), answered.seconds)
        return None

    async def ask(
        self, urgency: Urgency, address: str, job: Job | Begin | Turn, stop: Stop, worker: str = ""
    ) -> tuple[Answered, str] | None:
        """Offer a job to all workers, or to one; return the answer and the worker, or None. Raises Refusal."""
        number = next(self._numbers)
        offer = Offer(self._process, number, urgency.value, address, job)
        asked = self._asked[number] = Asked(stop, worker=worker)
        stop.tell = lambda: self._stop(asked, number)
        try:
            if worker:
                self._broker.send(worker, offer)
            elif not await self._offer(QUEUES[urgency], asked, offer):
                return None
            answered = await self._wait(asked)
            return None if answered is None else (answered, asked.worker)
        except asyncio.CancelledError:
            self._stop(asked, number)
            raise
        finally:
            stop.tell = None
            del self._asked[number]

    async def _offer(self, queue: str, asked: Asked, offer: Offer) -> bool:
        """Put a job into its queue; return whether a worker has taken it."""
        body = encode(offer)
        client: Any = self._broker.client
        try:
            async with client.pipeline(transaction=True) as pipeline:
                pipeline.rpush(queue, body)
                pipeline.expire(queue, QUEUE_S)
                await pipeline.execute()
            try:
                async with asyncio.timeout(WAIT_S):
                    await asked.taken.wait()
            finally:
                if not asked.taken.is_set():
                    with contextlib.suppress(*FAILURES):  # an error here would replace a cancellation
                        await client.lrem(queue, 1, body)
        except (TimeoutError, *FAILURES):
            return False
        return True

    async def _wait(self, asked: Asked) -> Answered | None:
        """Wait for its answer; None if its worker has lost it.

        Missed heartbeats are counted, not seconds: while this process itself is suspended, the worker's heartbeats
        wait to be read, and the whole pause counts as one missed heartbeat.
        """
        asked.missed = 0
        while True:
            await asyncio.wait((asked.answer,), timeout=BEAT_S)
            if asked.answer.done():
                return asked.answer.result()
            asked.missed += 1
            if asked.missed >= MISSED_BEATS:
                return None

    def _stop(self, asked: Asked, number: int) -> None:
        if asked.worker:
            self._broker.send(asked.worker, StopJob(self._process, number))

    def forget(self, worker: str, review: int) -> None:
        """A review is over."""
        self._broker.send(worker, ForgetReview(self._process, review))

    # ------------------------------------------------------------ hearing

    def hear(self, message: AboutAJob) -> None:
        """Handle a worker's message about a job."""
        asked = self._asked.get(message.number)
        if asked is None or asked.answer.done() or (asked.worker and asked.worker != message.process):
            if isinstance(message, Taken):  # it was given up
                self._broker.send(message.process, StopJob(self._process, message.number))
            return
        if not asked.worker and asked.stop.is_set():  # it was stopped before it was known to be taken
            self._broker.send(message.process, StopJob(self._process, message.number))
        asked.worker, asked.missed = message.process, 0
        asked.taken.set()
        match message:
            case Answered():
                asked.answer.set_result(message)
            case Failed(code=code, detail=detail, values=values):
                asked.answer.set_exception(Refusal(code, detail=detail, **values))
            case Lost():
                asked.answer.set_result(None)
            case Taken():
                pass

    def lose(self, worker: str) -> None:
        """A worker cannot be reached."""
        for asked in self._asked.values():
            if asked.worker == worker and not asked.answer.done():
                asked.answer.set_result(None)


class SharedReviewer:
    """Reviews done by workers, or by a process of this server if there are none; implements `AnyWorker`."""

    def __init__(self, workers: SharedWorkers, own: AnyWorker) -> None:
        self._workers = workers
        self._own = own
        self._where: dict[int, str] = {}
        """By review: the worker that has begun it; empty: this server's own process."""
        self._stops: dict[int, Callable[[], None]] = {}
        """By review: ends the turn that a worker does."""

    async def ask(self, call: Begin | Turn) -> Result:
        """Send a call and wait for its answer; raises Refusal, and WorkerEnded if the review must begin again."""
        if isinstance(call, Begin):
            self._where.pop(call.number, None)
            if self._workers.slots and (found := await self._ask(call, "")) is not None:
                return found
            self._where[call.number] = ""
        where = self._where.get(call.number)
        if where == "":
            return await self._own.ask(call)
        found = None if where is None else await self._ask(call, where)
        if found is None:
            self._where.pop(call.number, None)
            raise WorkerEnded
        return found

    async def _ask(self, call: Begin | Turn, worker: str) -> Result | None:
        stop = Stop()
        self._stops[call.number] = stop.set
        try:
            found = await self._workers.ask(Urgency.REVIEW, "reviews", call, stop, worker)
        finally:
            del self._stops[call.number]
        if found is None:
            return None
        answered, self._where[call.number] = found
        return msgspec.msgpack.decode(answered.found, type=Result)

    def stop(self, number: int) -> None:
        """End the turn of a review soon."""
        if number in self._stops:
            self._stops[number]()
        else:
            self._own.stop(number)

    def forget(self, number: int) -> None:
        """A review is over."""
        where = self._where.pop(number, "")
        if where:
            self._workers.forget(where, number)
        self._own.forget(number)

    def rest(self) -> None:
        """No work is expected for a while: free resources."""
        self._own.rest()

    async def close(self) -> None:
        """Stop at once."""
        await self._own.close()
