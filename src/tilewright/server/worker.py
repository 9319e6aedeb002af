"""The server's side of the process that reviews games: started on demand, and again if it has ended.

Calls and answers are length-prefixed MessagePack on the standard input and output of the process. It keeps the reviews
that have begun, under numbers that the server assigns; each has one call at a time. All methods must be
called in the event loop's thread.
"""

from __future__ import annotations

import asyncio
import logging
import os
import subprocess
import sys
from typing import IO, Any, Protocol

import msgspec

from tilewright.analysis.review.care import Care
from tilewright.players.loading import same_packages

from .errors import Refusal

LOG = logging.getLogger("tilewright.server")
MODULE = "tilewright.server.review_worker"
WINDOWS_PRIORITY = getattr(subprocess, "BELOW_NORMAL_PRIORITY_CLASS", 0)
"""The priority of the process on Windows. On Linux its threads lower theirs themselves."""
LENGTH_BYTES = 4
FAREWELL_S = 2.0


class _Message(msgspec.Struct, frozen=True, tag=True, array_like=True):
    """A call or an answer, as it is sent through the pipes."""


class Begin(_Message, frozen=True):
    """Begin or resume a review."""

    number: int
    record: str
    care: Care
    kept: list[bytes]
    """Stored reviews of this game, the last one first."""
    again: bool
    """Whether to review again although there is a complete review by an older engine."""
    done: float
    """Share of the work that was done before."""


class Turn(_Message, frozen=True):
    """Judge for a while, one search at least."""

    number: int
    seconds: float
    """After this time the turn ends with the current search."""


class Stop(_Message, frozen=True):
    """End the turn soon."""

    number: int


class Forget(_Message, frozen=True):
    """The review is not needed any more."""

    number: int


class Result(_Message, frozen=True):
    """The state of a review after `Begin` or a turn."""

    number: int
    head: dict[str, Any]
    """The report without its steps."""
    steps: list[tuple[int, dict[str, Any]]]
    """The steps that have changed, with their index; in the answer to `Begin`, all of them."""
    done: float
    seconds_left: float | None = None
    outdated: bool = False
    is_over: bool = False
    """Whether nothing is left to do."""
    progressed: bool = True
    """Whether the turn could finish a search."""
    processor_s: float = 0.0


class Failed(_Message, frozen=True):
    """An exception, as a refusal."""

    number: int
    code: str
    detail: str | None
    values: dict[str, str | int]
    processor_s: float = 0.0


Call = Begin | Turn | Stop | Forget
Answer = Result | Failed
_ENCODER = msgspec.msgpack.Encoder()
_CALLS = msgspec.msgpack.Decoder(Call)
_ANSWERS = msgspec.msgpack.Decoder(Answer)


class WorkerEnded(Exception):
    """The process could not be started, or ended before it answered."""


class AnyWorker(Protocol):
    """The interface of what carries out reviews: `Worker`, or workers of a cluster."""

    async def ask(self, call: Begin | Turn) -> Result:
        """Send a call and wait for its answer; raises Refusal, and WorkerEnded if the review must begin again."""

    def stop(self, number: int) -> None:
        """End the turn of a review soon."""

    def forget(self, number: int) -> None:
        """A review is over."""

    def rest(self) -> None:
        """No work is expected for a while: free resources."""

    async def close(self) -> None:
        """Stop at once."""


class Worker:
    """The process that reviews, and the calls that it has not answered yet."""

    def __init__(self, threads: int) -> None:
        """`threads` is how many calls it can carry out at the same time."""
        self._threads = threads
        self._process: asyncio.subprocess.Process | None = None
        self._last: asyncio.subprocess.Process | None = None
        """The last process that was started. After `rest` it may still run, but gets no more calls."""
        self._reading: asyncio.Task[None] | None = None
        self._starting = asyncio.Lock()
        self._begun: set[int] = set()
        """Reviews that were begun in the present process."""
        self._waiting: dict[int, asyncio.Future[Answer]] = {}
        self._closed = False

    @property
    def pid(self) -> int | None:
        """The process's id while it runs."""
        return None if self._process is None else self._process.pid

    async def ask(self, call: Begin | Turn) -> Result:
        """Send a call and wait for its answer; raises Refusal, or WorkerEnded (also if an earlier process began it)."""
        if isinstance(call, Begin):
            await self._start()
            self._begun.add(call.number)
        elif call.number not in self._begun:
            raise WorkerEnded
        answer = self._waiting[call.number] = asyncio.get_running_loop().create_future()
        try:
            self._send(call)
            found: Answer = await answer
        finally:
            del self._waiting[call.number]
        if isinstance(found, Failed):
            raise Refusal(found.code, detail=found.detail, **found.values)
        return found

    def stop(self, number: int) -> None:
        if number in self._waiting and number in self._begun:
            self._send(Stop(number))

    def forget(self, number: int) -> None:
        if number in self._begun:
            self._begun.remove(number)
            self._send(Forget(number))

    def rest(self) -> None:
        """End the process until the next call; only while it has nothing to do."""
        if self._process is not None:
            assert self._process.stdin is not None
            self._process.stdin.close()
            self._process = None

    async def close(self) -> None:
        self._closed = True
        async with self._starting:
            process, reading = self._last, self._reading
        if process is None or reading is None:
            return
        assert process.stdin is not None
        process.stdin.close()
        await asyncio.wait((reading,), timeout=FAREWELL_S)
        if not reading.done():
            process.kill()
            await reading

    # ------------------------------------------------------------ the process

    async def _start(self) -> None:
        """Start the process unless it runs."""
        async with self._starting:
            if self._closed:
                raise Refusal("closing")
            if self._process is not None:
                return
            try:
                self._process = await asyncio.create_subprocess_exec(
                    sys.executable,
                    "-m",
                    MODULE,
                    str(self._threads),
                    stdin=subprocess.PIPE,
                    stdout=subprocess.PIPE,
                    env=os.environ | same_packages(),
                    creationflags=WINDOWS_PRIORITY,
                )
            except OSError as error:
                LOG.error("The process that reviews games cannot be started: %s.", error.strerror)
                raise WorkerEnded from None
            self._last = self._process
            self._reading = asyncio.get_running_loop().create_task(self._read(self._process))

    def _send(self, call: Call) -> None:
        assert self._process is not None
        assert self._process.stdin is not None
        if not self._process.stdin.is_closing():  # else `_read` will soon notice the end
            self._process.stdin.write(_framed(call))

    async def _read(self, process: asyncio.subprocess.Process) -> None:
        """Pass on answers until the process ends."""
        assert process.stdout is not None
        try:
            while True:
                size = int.from_bytes(await process.stdout.readexactly(LENGTH_BYTES))
                answer = _ANSWERS.decode(await process.stdout.readexactly(size))
                waiting = self._waiting.get(answer.number)
                if waiting is not None and not waiting.done():
                    waiting.set_result(answer)
        except (asyncio.IncompleteReadError, OSError):
            pass
        finally:
            if self._process is process:
                self._forget_process()
        try:
            async with asyncio.timeout(FAREWELL_S):
                status = await process.wait()
        except TimeoutError:  # it has closed its output without ending
            process.kill()
            status = await process.wait()
        if status and not self._closed:
            LOG.warning("The process that reviews games has ended with status %d; the next review starts it.", status)

    def _forget_process(self) -> None:
        self._process = None
        self._begun.clear()
        for waiting in self._waiting.values():
            if not waiting.done():
                waiting.set_exception(WorkerEnded())


# ------------------------------------------------------------ frames


def _framed(message: _Message) -> bytes:
    body = _ENCODER.encode(message)
    return len(body).to_bytes(LENGTH_BYTES) + body


def read_call(file: IO[bytes]) -> Call | None:
    """In the process: the next call; None at the end."""
    size = file.read(LENGTH_BYTES)
    if len(size) < LENGTH_BYTES:
        return None
    body = file.read(int.from_bytes(size))
    return _CALLS.decode(body) if len(body) == int.from_bytes(size) else None


def write_answer(file: IO[bytes], answer: Answer) -> None:
    """In the process: send an answer."""
    file.write(_framed(answer))
    file.flush()
