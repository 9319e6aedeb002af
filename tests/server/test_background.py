"""Periodic work of the server: it ends when the server stops."""

from __future__ import annotations

import asyncio
import contextlib
import logging

from tilewright.server.background import repeat

LOG = logging.getLogger(__name__)


def test_repeated_work_ends_even_if_it_swallows_the_cancellation() -> None:
    async def main() -> None:
        started = asyncio.Event()

        async def work() -> None:
            if started.is_set():
                await asyncio.sleep(60)
            started.set()
            with contextlib.suppress(asyncio.CancelledError):
                await asyncio.sleep(60)

        task = asyncio.create_task(repeat(0, work, LOG, outage="", failure=""))
        await started.wait()
        task.cancel()
        done, _ = await asyncio.wait([task], timeout=10)
        assert done

    asyncio.run(main())
