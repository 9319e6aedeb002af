"""The one thread that writes: whatever has been asked for by the time the disk is ready goes into one commit.

A commit with `synchronous=FULL` waits for the disk, about as long for one event as for hundreds. So requests queue up
while the disk is busy, and the next commit takes them all. Their answers reach the event loop together, after it.
"""

from __future__ import annotations

import asyncio
import sqlite3
import threading
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from queue import Empty, SimpleQueue
from typing import Any, NamedTuple

from tilewright.server.store.interface import StoreError, StoreUnavailable

from .errors import CLOSED, concerns_one_request, outlives_the_connection, primary_code, unavailable
from .log import damaged

Work = Callable[[sqlite3.Connection], Any]
"""One request; when it raises a StoreError it has changed nothing."""

ENOUGH_FOR_A_COMMIT = 1000
WORTH_A_COMMIT = 16
PAUSE = 0.002
"""Seconds before the next commit when the last held fewer than WORTH_A_COMMIT requests.

A commit costs more processor time than a dozen events. With 1,000 moves a second, one by one, this saves a third of all
that the store uses; nobody notices the wait, and after a quiet moment there is none.
"""


class Request(NamedTuple):
    """Something to write, and where the answer goes."""

    work: Work
    future: asyncio.Future[Any]


Outcome = tuple[Any, BaseException | None]


class Writer:
    """Runs requests in the order in which they came, on a connection that it opens itself when it needs one."""

    def __init__(self, connect: Callable[[], sqlite3.Connection], check: Callable[[], None]) -> None:
        """`connect` makes a connection; `check` raises StoreUnavailable when the file may not be written any more."""
        self._connect = connect
        self._check = check
        self._connection: sqlite3.Connection | None = None
        self._loop = asyncio.get_running_loop()
        self._waiting: list[Request] = []
        self._queue: SimpleQueue[list[Request] | None] = SimpleQueue()
        self._closed = False
        self._thread = threading.Thread(target=self._run, name="store-writer", daemon=True)
        self._thread.start()

    def submit(self, work: Work) -> asyncio.Future[Any]:
        """Ask for `work`; the answer comes after it has been committed."""
        if self._closed:
            raise StoreUnavailable(CLOSED)
        future = self._loop.create_future()
        if not self._waiting:
            self._loop.call_soon(self._hand_over)
        self._waiting.append(Request(work, future))
        return future

    def _hand_over(self) -> None:
        """All that one turn of the event loop asked for at once; else the first would get a commit of its own."""
        waiting, self._waiting = self._waiting, []
        self._queue.put(waiting)

    async def close(self) -> None:
        """Commit what was asked so far, then end the thread and let go of the file."""
        if not self._closed:
            self._closed = True
            self._hand_over()
            self._queue.put(None)
        await asyncio.to_thread(self._thread.join)

    def _run(self) -> None:
        going = True
        while going:
            batch, going = self._gather()
            if batch:
                outcomes = self._commit(batch)
                try:
                    self._loop.call_soon_threadsafe(_deliver, batch, outcomes)
                except RuntimeError:  # the loop is closed: nobody waits any more
                    going = False
                if going and len(batch) < WORTH_A_COMMIT:
                    time.sleep(PAUSE)
        self._let_go()

    def _gather(self) -> tuple[list[Request], bool]:
        """Everything that waits; False when there will be no more."""
        batch: list[Request] = []
        requests = self._queue.get()
        while requests is not None:
            batch += requests
            if len(batch) >= ENOUGH_FOR_A_COMMIT:
                return batch, True
            try:
                requests = self._queue.get_nowait()
            except Empty:
                return batch, True
        return batch, False

    def _commit(self, batch: Sequence[Request]) -> list[Outcome]:
        """One transaction for all; when it fails, nothing of it is acknowledged."""
        try:
            self._check()
            if self._connection is None:
                self._connection = self._connect()
            self._connection.execute("BEGIN IMMEDIATE")
            outcomes = [_attempt(request.work, self._connection) for request in batch]
            self._connection.execute("COMMIT")
            return outcomes
        except Exception as error:
            self._roll_back(error)
            if not concerns_one_request(error):
                return [(None, unavailable(error)) for _ in batch]
            if len(batch) > 1:  # rare: find the one that it concerns
                return [outcome for request in batch for outcome in self._commit([request])]
            return [(None, _of_one_request(error))]

    def _roll_back(self, error: Exception) -> None:
        """Undo what is left of a failed transaction; start afresh when the connection itself is in doubt."""
        try:
            if self._connection is not None and self._connection.in_transaction:
                self._connection.execute("ROLLBACK")
        except sqlite3.Error:
            self._let_go()
        if not outlives_the_connection(error):
            self._let_go()

    def _let_go(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            with suppress(sqlite3.Error):  # closing copies the log into the file; when it cannot, the next start does
                connection.close()


def _attempt(work: Work, connection: sqlite3.Connection) -> Outcome:
    try:
        return work(connection), None
    except StoreError as error:
        return None, error


def _of_one_request(error: Exception) -> Exception:
    """What a request that failed by itself is told; a fault of the program stays what it is."""
    if primary_code(error) == sqlite3.SQLITE_CORRUPT:
        return damaged("its part of the file cannot be read")
    return unavailable(error) if isinstance(error, sqlite3.Error) else error


def _deliver(batch: Sequence[Request], outcomes: Sequence[Outcome]) -> None:
    """In the event loop: one call for a whole batch."""
    for request, (result, error) in zip(batch, outcomes, strict=True):
        future = request.future
        if future.done():  # cancelled
            continue
        if error is None:
            future.set_result(result)
        else:
            future.set_exception(error)
