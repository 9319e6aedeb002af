"""Work beside the requests: tasks whose failures are logged, and periodic work."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from logging import Logger
from typing import Any

from .store import StoreError


class Background:
    """Tasks that run until they end, or until all of them are cancelled."""

    def __init__(self, log: Logger, failure: str) -> None:
        self._log = log
        self._failure = failure
        self._tasks: set[asyncio.Task[None]] = set()

    def __len__(self) -> int:
        return len(self._tasks)

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        """Run a coroutine; its exceptions are logged."""
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._ended)

    def _ended(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            self._log.error(self._failure, exc_info=error)

    async def close(self) -> None:
        """Cancel all tasks and wait until they have ended."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)


def is_cancelled() -> bool:
    """Whether this task was cancelled. A loop must ask, because what it awaits may swallow the cancellation: in
    Python 3.11 `asyncio.wait_for` sometimes does, and redis-py calls it for every command.
    """
    task = asyncio.current_task()
    return task is not None and task.cancelling() > 0


async def repeat(
    seconds: float,
    work: Callable[[], Coroutine[Any, Any, None]],
    log: Logger,
    *,
    outage: str,
    failure: str,
    expected: tuple[type[Exception], ...] = (StoreError,),
) -> None:
    """Call `work` periodically, even after errors. Of `expected` errors in a row only the first is logged."""
    is_well = True
    while not is_cancelled():
        await asyncio.sleep(seconds)
        try:
            await work()
            is_well = True
        except expected as error:
            if is_well:
                log.warning("%s: %s", outage, error)
            is_well = False
        except Exception:
            log.exception(failure)
