"""The computer's turns: fair, bounded, cancelled when nobody waits, and never fatal."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable, Coroutine
from typing import Any

import pytest

from tilewright.rules import Position
from tilewright.server.computers import Computers, default_threads

Work = Callable[[threading.Event], str]


def nothing() -> None:
    """In place of compiling."""


def run(test: Callable[[Computers], Coroutine[Any, Any, None]], threads: int = 1) -> None:
    """Run a test with computers that are ready."""

    async def whole() -> None:
        computers = Computers(threads, pause=0, load=nothing, load_rules=nothing)
        computers.start()
        await computers.ready.wait()
        try:
            await asyncio.wait_for(test(computers), 60)
        finally:
            await computers.close()

    asyncio.run(whole())


class Gate:
    """Work that tells when it began and waits to be let go."""

    def __init__(self) -> None:
        self.began = threading.Event()
        self.go_on = threading.Event()

    def __call__(self, stop: threading.Event) -> str:
        self.began.set()
        while not self.go_on.wait(0.005):
            if stop.is_set():
                return "stopped"
        return "done"


def test_tables_take_turns() -> None:
    async def test(computers: Computers) -> None:
        order: list[str] = []

        def work(name: str) -> Work:
            def note(_stop: threading.Event) -> str:
                order.append(name)
                return name

            return note

        gate = Gate()
        first = asyncio.create_task(computers.run("gate", gate))
        await asyncio.to_thread(gate.began.wait)
        greedy = [asyncio.create_task(computers.run("a", work(f"a{i}"))) for i in range(3)]
        await asyncio.sleep(0)
        modest = [asyncio.create_task(computers.run(key, work(key))) for key in "bc"]
        await asyncio.sleep(0)
        assert computers.queued == 5
        gate.go_on.set()
        await asyncio.gather(first, *greedy, *modest)
        assert order == ["a0", "b", "c", "a1", "a2"]
        assert not computers.is_busy("a")

    run(test)


def test_one_job_a_table_at_a_time() -> None:
    async def test(computers: Computers) -> None:
        gates = [Gate(), Gate(), Gate()]
        jobs = [asyncio.create_task(computers.run("one", gate)) for gate in gates[:2]]
        jobs.append(asyncio.create_task(computers.run("two", gates[2])))
        await asyncio.to_thread(gates[0].began.wait)
        await asyncio.to_thread(gates[2].began.wait)
        assert computers.running == 2
        assert not gates[1].began.is_set()
        for gate in gates:
            gate.go_on.set()
        assert await asyncio.gather(*jobs) == ["done"] * 3

    run(test, threads=3)


def test_nobody_waits_any_more() -> None:
    async def test(computers: Computers) -> None:
        running, waiting = Gate(), Gate()
        jobs = [asyncio.create_task(computers.run(key, gate)) for key, gate in ((1, running), (2, waiting))]
        await asyncio.to_thread(running.began.wait)
        for job in jobs:
            job.cancel()
        await asyncio.gather(*jobs, return_exceptions=True)
        assert await computers.run(3, lambda _stop: "next") == "next"
        assert not waiting.began.is_set()
        assert (computers.running, computers.queued) == (0, 0)

    run(test)


def test_errors_reach_whoever_asked() -> None:
    async def test(computers: Computers) -> None:
        def fail(_stop: threading.Event) -> str:
            raise ValueError("no such thing")

        with pytest.raises(ValueError, match="no such thing"):
            await computers.run(1, fail)
        assert await computers.run(1, lambda _stop: "fine") == "fine"

    run(test)


def test_jobs_wait_for_the_compiler() -> None:
    async def whole() -> None:
        compiler = threading.Event()

        def compile_slowly() -> None:
            compiler.wait()

        computers = Computers(1, pause=0, load=compile_slowly, load_rules=nothing)
        computers.start()
        job = asyncio.create_task(computers.run(1, lambda _stop: "done"))
        await asyncio.sleep(0.01)
        assert computers.queued == 1
        assert not computers.ready.is_set()
        compiler.set()
        assert await job == "done"
        await computers.close()

    asyncio.run(whole())


def test_a_compiler_that_fails_stops_nothing(caplog: pytest.LogCaptureFixture) -> None:
    async def whole() -> None:
        def fail() -> None:
            raise RuntimeError("no compiler")

        computers = Computers(1, pause=0, load=fail, load_rules=nothing)
        computers.start()
        assert await computers.run(1, lambda _stop: "done") == "done"
        await computers.close()

    asyncio.run(whole())
    assert "Compiling ahead has failed." in caplog.text


def test_a_level_chooses_a_legal_move() -> None:
    async def test(computers: Computers) -> None:
        position = Position.start().deal_randomly(1)
        chosen = [await computers.choose("t", level, 7, position) for level in (1, 5)]
        assert set(chosen) <= set(position.legal_moves())

    run(test)


def test_closing_stops_what_runs() -> None:
    async def whole() -> None:
        computers = Computers(1, pause=0, load=nothing, load_rules=nothing)
        computers.start()
        gate = Gate()
        job = asyncio.create_task(computers.run(1, gate))
        await computers.ready.wait()
        await asyncio.to_thread(gate.began.wait)
        await computers.close()
        with pytest.raises(asyncio.CancelledError):
            await job
        with pytest.raises(RuntimeError):
            await computers.run(1, gate)

    asyncio.run(whole())


def test_one_core_stays_free() -> None:
    assert default_threads() >= 1
