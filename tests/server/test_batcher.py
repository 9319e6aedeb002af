"""Single calls are served at once; many calls are gathered into batches."""

from __future__ import annotations

import asyncio

from tilewright.server.services import Batcher


def test_the_first_is_served_at_once_and_the_rest_together() -> None:
    async def main() -> list[list[int]]:
        now = [1.0]
        asyncio.get_running_loop().time = lambda: now[0]  # type: ignore[method-assign]
        batcher = Batcher(seconds=0.05, rush=0)
        done: list[int] = []
        snapshots = []
        batcher.call(lambda: done.append(1))
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        snapshots.append(list(done))
        for number in (2, 3, 4):
            batcher.call(lambda number=number: done.append(number))  # type: ignore[misc]
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        snapshots.append(list(done))
        now[0] += 0.06
        while len(done) < 4:
            await asyncio.sleep(0)
        return [*snapshots, done]

    assert asyncio.run(main()) == [[1], [1], [1, 2, 3, 4]]


def test_a_single_call_does_not_wait_for_a_batch() -> None:
    async def main() -> list[int]:
        now = [1.0]
        asyncio.get_running_loop().time = lambda: now[0]  # type: ignore[method-assign]
        batcher = Batcher(seconds=1000, rush=40)
        done: list[int] = []
        counts = []
        for pause in (0.1, 0.1, 0.1, 0.001, 0.001, 0.001, 0.001, 0.001, 0.001, 0.001, 0.001, 0.001, 0.001, 1000):
            now[0] += pause
            batcher.call(lambda: done.append(1))
            await asyncio.sleep(0)
            await asyncio.sleep(0)
            counts.append(len(done))
        return counts

    counts = asyncio.run(main())
    assert counts[:9] == [1, 2, 3, 4, 5, 6, 7, 8, 9]  # one by one, until the rate reaches `rush`
    assert counts[11:] == [counts[10]] * 2 + [14]


def test_one_address_alone_does_not_start_batching() -> None:
    async def main(addresses: list[str]) -> int:
        now = 1.0
        asyncio.get_running_loop().time = lambda: now  # type: ignore[method-assign]
        batcher = Batcher(seconds=1000, rush=40, rush_of_address=20)
        done: list[int] = []
        for number in range(100):
            now += 0.001
            batcher.call(lambda: done.append(1), addresses[number % len(addresses)])
            await asyncio.sleep(0)
            await asyncio.sleep(0)
        return len(done)

    assert asyncio.run(main(["1.2.3.4"])) == 100
    assert asyncio.run(main(["1.2.3.4", "1.2.3.5", "1.2.3.6"])) < 20
