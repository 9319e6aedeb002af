"""The thread that writes, with group commit: all requests that wait when the disk is free go into one commit.

A commit with `synchronous=FULL` waits for the disk, about as long for one event as for hundreds. So requests queue up
while the disk is busy, and the next commit takes them all. Their answers then reach the event loop together.
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

from tilewright.server.store.common import CLOSED, damaged
from tilewright.server.store.interface import StoreError, StoreUnavailable

from .errors import concerns_one_request, leaves_connection_usable, primary_code, unavailable

Work = Callable[[sqlite3.Connection], Any]
"""One request; if it raises a StoreError it has changed nothing."""

ENOUGH_FOR_A_COMMIT = 1000
WORTH_A_COMMIT = 16
PAUSE = 0.002
"""Seconds before the next commit when the last held fewer than WORTH_A_COMMIT requests.

A commit costs more processor time than a dozen events. At 1,000 moves a second, one by one, the pause saves a third of
the store's processor time. A request that comes later than the pause does not wait.
"""


class Request(NamedTuple):
    """Work to do in a transaction, and the future for its result."""

    work: Work
    future: asyncio.Future[Any]


Outcome = tuple[Any, BaseException | None]


class Writer:
    """Runs requests in order of arrival, on a connection that it opens itself and opens again after errors."""

    def __init__(self, connect: Callable[[], sqlite3.Connection], check: Callable[[], None]) -> None:
        """`connect` makes a connection; `check` raises StoreUnavailable if the file must not be written any more."""
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
        """Queue `work`; the future gets its result after the commit."""
        if self._closed:
            raise StoreUnavailable(CLOSED)
        future = self._loop.create_future()
        if not self._waiting:
            self._loop.call_soon(self._hand_over)
        self._waiting.append(Request(work, future))
        return future

    def _hand_over(self) -> None:
        """Pass on all requests of one iteration of the event loop together; else the first would get its own commit."""
        waiting, self._waiting = self._waiting, []
        self._queue.put(waiting)

    async def close(self) -> None:
        """Commit all queued requests, then end the thread and close the file."""
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
                except RuntimeError:  # the loop is closed
                    going = False
                if going and len(batch) < WORTH_A_COMMIT:
                    time.sleep(PAUSE)
        self._disconnect()

    def _gather(self) -> tuple[list[Request], bool]:
        """All waiting requests; the flag is False when the writer must end."""
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
        """Run all requests in one transaction; if it fails, none is acknowledged."""
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
            if len(batch) > 1:  # rare: find the request that causes it
                return [outcome for request in batch for outcome in self._commit([request])]
            return [(None, _of_one_request(error))]

    def _roll_back(self, error: Exception) -> None:
        """Roll a failed transaction back; close the connection if it may be broken."""
        try:
            if self._connection is not None and self._connection.in_transaction:
                self._connection.execute("ROLLBACK")
        except sqlite3.Error:
            self._disconnect()
        if not leaves_connection_usable(error):
            self._disconnect()

    def _disconnect(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            with suppress(sqlite3.Error):  # a failed final checkpoint is made at the next start
                connection.close()


def _attempt(work: Work, connection: sqlite3.Connection) -> Outcome:
    try:
        return work(connection), None
    except StoreError as error:
        return None, error


def _of_one_request(error: Exception) -> Exception:
    """The error for a request that alone failed; a bug in the program keeps its exception."""
    if primary_code(error) == sqlite3.SQLITE_CORRUPT:
        return damaged("its part of the file cannot be read")
    return unavailable(error) if isinstance(error, sqlite3.Error) else error


def _deliver(batch: Sequence[Request], outcomes: Sequence[Outcome]) -> None:
    """Set the futures of a whole batch, in the event loop."""
    for request, (result, error) in zip(batch, outcomes, strict=True):
        future = request.future
        if future.done():  # cancelled
            continue
        if error is None:
            future.set_result(result)
        else:
            future.set_exception(error)
