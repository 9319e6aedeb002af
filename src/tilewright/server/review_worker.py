"""The process that reviews games: `python -m tilewright.server.review_worker THREADS`, started by `worker.py`.

In the server the Python code of a review would hold the GIL and delay moves. This process carries out calls from its
standard input, a turn at a time and with lower priority. It ends when that input is closed: with the server, or after
ten minutes without reviews.
"""

from __future__ import annotations

import contextlib
import logging
import os
import signal
import sys
import threading
import time
import zlib
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from typing import IO, Any

import msgspec

from tilewright.analysis.review import OtherReview, Progress, Review, report, resume
from tilewright.notation import Record

from .computers import lower_priority
from .errors import refusal_for
from .worker import Answer, Begin, Call, Failed, Forget, Result, Stop, Turn, read_call, write_answer

LOG = logging.getLogger("tilewright.server")
Json = dict[str, Any]


@dataclass(slots=True)
class Job:
    """A review that this process works on in turns."""

    review: Review | None = None
    """None before it has begun."""
    done: float = 0.0
    seconds_left: float | None = None
    steps: list[Json] = field(default_factory=list)
    """The steps as last reported."""
    units: Iterator[Progress] | None = None
    base: float = 0.0
    """The share of the work that was done when `units` was created."""
    stop: threading.Event = field(default_factory=threading.Event)


class Reviewer:
    """The reviews of this process, and its threads."""

    def __init__(self, threads: int, answers: IO[bytes]) -> None:
        self._jobs: dict[int, Job] = {}
        self._pool = ThreadPoolExecutor(threads)
        self._answers = answers
        self._writing = threading.Lock()

    def handle(self, call: Call) -> None:
        """Carry out `Stop` and `Forget`, or submit `Begin` and `Turn` to the threads. Called in one thread only."""
        match call:
            case Begin(number):
                job = self._jobs[number] = Job()
                self._pool.submit(self._answer, call, job)
            case Turn(number):
                job = self._jobs[number]
                if job.stop.is_set():  # the last turn was ended
                    job.stop, job.units = threading.Event(), None
                self._pool.submit(self._answer, call, job)
            case Stop(number):
                self._jobs[number].stop.set()
            case Forget(number):
                del self._jobs[number]

    def _answer(self, call: Begin | Turn, job: Job) -> None:
        began = time.thread_time()
        answer: Answer
        try:
            answer = begin(job, call) if isinstance(call, Begin) else take_turn(job, call)
        except Exception as error:
            refusal = refusal_for(error)
            if refusal.code == "internal":
                LOG.exception("A review has failed.")
            answer = Failed(call.number, refusal.code, refusal.detail, refusal.values)
        answer = msgspec.structs.replace(answer, processor_s=time.thread_time() - began)
        with self._writing:
            write_answer(self._answers, answer)


def begin(job: Job, call: Begin) -> Result:
    """Make the review and resume it from what was stored; or return a complete one of an older engine."""
    record = Record.parse(call.record)
    review = Review(record, call.care)
    saved = [unpack(each) for each in call.kept]
    if not any(_resumed(review, each) for each in saved) and not call.again:
        for each in saved:
            if each.get("complete") and each.get("care") == call.care.name:
                return _result(call.number, each | {"names": list(record.seats)}, done=1.0, outdated=True)
    made = report(review)
    job.review, job.done, job.steps = review, call.done, made["steps"]
    return _result(call.number, made, done=1.0 if made["complete"] else job.done)


def _resumed(review: Review, saved: Json) -> bool:
    """Resume from a saved report, if it belongs to this review."""
    with contextlib.suppress(OtherReview):
        resume(review, saved)
        return True
    return False


def take_turn(job: Job, call: Turn) -> Result:
    """Judge for a while, one search at least."""
    assert job.review is not None
    lower_priority()  # not before: beginning a review is short, and a client waits for it
    if job.units is None:
        job.base, job.units = job.done, job.review.run(stop=job.stop)
    began = time.monotonic()
    latest = None
    while (progress := next(job.units, None)) is not None:
        latest = progress
        if job.stop.is_set() or time.monotonic() - began >= call.seconds:
            break
    if latest is not None:
        job.done = job.base + (1 - job.base) * latest.done
        job.seconds_left = latest.seconds_left
    made, before = report(job.review), job.steps
    job.steps = made["steps"]
    return _result(
        call.number,
        made,
        before,
        done=job.done,
        seconds_left=job.seconds_left,
        is_over=progress is None and not job.stop.is_set(),
        progressed=latest is not None,
    )


def _result(number: int, made: Json, before: list[Json] | None = None, *, is_over: bool = False, **more: Any) -> Result:
    """A report with only the steps that changed since the last one."""
    head = {name: value for name, value in made.items() if name != "steps"}
    steps = [(index, step) for index, step in enumerate(made["steps"]) if before is None or step != before[index]]
    return Result(number, head, steps, is_over=is_over or head["complete"], **more)


def unpack(kept: bytes) -> Json:
    """Decode a stored review; empty if it cannot be read."""
    try:
        found = msgspec.json.decode(zlib.decompress(kept))
    except (zlib.error, msgspec.DecodeError):
        return {}
    return found if isinstance(found, dict) else {}


def main() -> None:
    """Answer calls until there are no more."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server
    logging.basicConfig(format="tilewright: %(message)s", level=logging.WARNING)
    answers = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # anything printed goes to standard error
    reviewer = Reviewer(int(sys.argv[1]), answers)
    while (call := read_call(sys.stdin.buffer)) is not None:
        reviewer.handle(call)
    os._exit(0)  # without waiting for a search


if __name__ == "__main__":
    main()
