"""The queue of computer jobs: fair between addresses, bounded, cancellable, and safe against errors."""

from __future__ import annotations

import asyncio
import copy
import sys
import threading
from collections.abc import Callable, Coroutine
from types import SimpleNamespace
from typing import Any, ClassVar

import pytest

from tests.server.table.sitting import Sitting
from tilewright.rules import Move, Position
from tilewright.server import computer_turns
from tilewright.server.computers import (
    LONG_SWITCH_S,
    QUESTIONS_AT_ONCE,
    SWITCH_S,
    Computers,
    Urgency,
    default_threads,
)
from tilewright.server.errors import Refusal
from tilewright.server.limits import HINTS, QUESTIONS, Budgets

Work = Callable[[threading.Event], str]


def nothing() -> None:
    """Stands in for compiling."""


def run(test: Callable[[Computers], Coroutine[Any, Any, None]], threads: int = 1) -> None:
    """Run a test with computers that are ready."""

    async def whole() -> None:
        computers = Computers(threads, pause=0, load=nothing, load_rules=nothing)
        computers.start()
        await computers.ready.wait()
        try:
            await asyncio.wait_for(test(computers), 180)
        finally:
            await computers.close()

    asyncio.run(whole())


class Gate:
    """A job that reports its start and waits until `go_on` is set or it is stopped."""

    def __init__(self) -> None:
        self.began = threading.Event()
        self.go_on = threading.Event()

    def __call__(self, stop: threading.Event) -> str:
        self.began.set()
        while not self.go_on.wait(0.005):
            if stop.is_set():
                return "stopped"
        return "done"


def move(computers: Computers, key: object, work: Work, address: str = "a") -> asyncio.Task[str]:
    """Start a job that searches for a move."""
    return asyncio.create_task(computers.run(Urgency.MOVE, address, key, work))


class Order:
    """Makes jobs that record the order in which they run."""

    def __init__(self) -> None:
        self.names: list[str] = []

    def __call__(self, name: str) -> Work:
        def note(_stop: threading.Event) -> str:
            self.names.append(name)
            return name

        return note


def test_addresses_take_turns() -> None:
    """Somebody with many tables delays others by one move at most."""

    async def test(computers: Computers) -> None:
        order, gates = Order(), [Gate(), Gate()]
        first = [move(computers, gate, gate, address) for gate, address in zip(gates, "xy", strict=True)]
        for gate in gates:
            await asyncio.to_thread(gate.began.wait)
        greedy = [move(computers, f"table {i}", order(f"a{i}")) for i in range(3)]
        await asyncio.sleep(0)
        modest = [move(computers, name, order(name), name) for name in "bc"]
        await asyncio.sleep(0)
        assert computers.queued == 5
        gates[0].go_on.set()  # one thread stays busy, so the jobs run one by one
        await asyncio.gather(*greedy, *modest)
        assert order.names == ["a0", "b", "c", "a1", "a2"]
        gates[1].go_on.set()
        await asyncio.gather(*first)

    run(test)


def test_an_address_without_a_thread_comes_first() -> None:
    async def test(computers: Computers) -> None:
        order, gates = Order(), [Gate(), Gate()]
        jobs = [move(computers, gate, gate) for gate in gates]
        for gate in gates:
            await asyncio.to_thread(gate.began.wait)
        jobs.append(move(computers, 1, order("a")))
        await asyncio.sleep(0)
        jobs.append(move(computers, 2, order("b"), "b"))
        await asyncio.sleep(0)
        gates[0].go_on.set()
        await jobs[0]
        gates[1].go_on.set()
        await asyncio.gather(*jobs)
        assert order.names == ["b", "a"]

    run(test, threads=2)


def test_a_move_need_not_wait_for_a_strangers_long_search() -> None:
    async def test(computers: Computers) -> None:
        gates = [Gate(), Gate()]
        long = [move(computers, gate, gate) for gate in gates]
        await asyncio.to_thread(gates[0].began.wait)
        assert await move(computers, 1, lambda _stop: "move", "b") == "move"
        assert not gates[1].began.is_set()  # the first address gets no second thread
        for gate in gates:
            gate.go_on.set()
        await asyncio.gather(*long)

    run(test)


def test_moves_before_questions_before_hints_before_analyses_before_reviews() -> None:
    async def test(computers: Computers) -> None:
        order, gate = Order(), Gate()
        jobs = [move(computers, "gate", gate)]
        await asyncio.to_thread(gate.began.wait)
        for urgency in reversed(Urgency):
            jobs.append(asyncio.create_task(computers.run(urgency, "a", urgency, order(urgency.name))))
        await asyncio.sleep(0)
        gate.go_on.set()
        await asyncio.gather(*jobs)
        assert order.names == [urgency.name for urgency in Urgency]

    run(test)


def test_few_questions_run_at_once() -> None:
    """Questions hold the GIL, so only few run at once; the other threads are for searches, which release it."""

    async def test(computers: Computers) -> None:
        gates = [Gate() for _ in range(QUESTIONS_AT_ONCE + 1)]
        asked = [asyncio.create_task(computers.run(Urgency.QUESTION, "a", gate, gate)) for gate in gates]
        await asyncio.sleep(0)
        assert (computers.running, computers.queued) == (QUESTIONS_AT_ONCE, 1)
        assert await computers.run(Urgency.HINT, "a", "hint", lambda _stop: "hint") == "hint"
        for gate in gates:
            gate.go_on.set()
        assert await asyncio.gather(*asked) == ["done"] * len(gates)

    run(test, threads=QUESTIONS_AT_ONCE + 2)


def test_the_event_loop_gets_the_gil_sooner_while_threads_search() -> None:
    async def test(computers: Computers) -> None:
        gate = Gate()
        searching = move(computers, 1, gate)
        await asyncio.to_thread(gate.began.wait)
        assert sys.getswitchinterval() == pytest.approx(SWITCH_S)
        gate.go_on.set()
        await searching
        await asyncio.sleep(0)
        assert sys.getswitchinterval() == pytest.approx(LONG_SWITCH_S)

    run(test)


def test_an_urgent_job_stops_the_least_urgent_one() -> None:
    """A move stops the least urgent running job; questions, which take milliseconds, are never stopped."""

    async def test(computers: Computers) -> None:
        hint, analysis, question = Gate(), Gate(), Gate()
        jobs = [
            asyncio.create_task(computers.run(urgency, "a", gate, gate))
            for urgency, gate in ((Urgency.QUESTION, question), (Urgency.HINT, hint), (Urgency.ANALYSIS, analysis))
        ]
        for gate in (question, hint, analysis):
            await asyncio.to_thread(gate.began.wait)
        assert await move(computers, 1, lambda _stop: "move", "b") == "move"
        assert await jobs[2] == "stopped"
        assert not jobs[1].done()
        for gate in (hint, question):
            gate.go_on.set()
        assert await asyncio.gather(*jobs[:2]) == ["done", "done"]

    run(test, threads=3)


def test_hints_and_questions_of_an_address_are_limited() -> None:
    async def test(computers: Computers) -> None:
        gate = Gate()
        busy = move(computers, "gate", gate)
        for urgency, (most, _) in ((Urgency.HINT, HINTS), (Urgency.QUESTION, QUESTIONS)):
            jobs = [asyncio.create_task(computers.run(urgency, "a", i, lambda _stop: "done")) for i in range(most)]
            await asyncio.sleep(0)
            with pytest.raises(Refusal, match="busy"):
                await computers.run(urgency, "a", "one more", gate)
            other = asyncio.create_task(computers.run(urgency, "b", "other", lambda _stop: "done"))
            for job in jobs:
                job.cancel()
            await asyncio.gather(*jobs, return_exceptions=True)
            other.cancel()
        await asyncio.sleep(0)
        assert (len(computers.room[Urgency.HINT]), computers.queued) == (0, 0)
        gate.go_on.set()
        await busy

    run(test)


def test_without_budget_moves_come_last_and_hints_are_refused() -> None:
    async def test(computers: Computers) -> None:
        now = 0.0
        computers.budgets = Budgets(1, 1000, lambda: now)
        computers.budgets.spend("a", 61)
        for urgency in (Urgency.HINT, Urgency.ANALYSIS):
            with pytest.raises(Refusal, match="time-used"):
                await computers.run(urgency, "a", 1, lambda _stop: "done")
        order, gate = Order(), Gate()
        jobs = [move(computers, "gate", gate)]
        await asyncio.to_thread(gate.began.wait)
        jobs.append(move(computers, 1, order("a")))
        await asyncio.sleep(0)
        jobs.append(asyncio.create_task(computers.run(Urgency.ANALYSIS, "b", 2, order("b"))))
        await asyncio.sleep(0)
        assert await jobs[0] == "stopped"  # the search is stopped and returns what it has
        await asyncio.gather(*jobs)
        assert order.names == ["b", "a"]
        now = 3600.0
        assert await computers.run(Urgency.HINT, "a", 1, lambda _stop: "done") == "done"

    run(test)


def test_all_addresses_share_a_budget() -> None:
    now = 0.0
    budgets = Budgets(10, 15, lambda: now)
    budgets.spend("a", 9 * 60)
    assert (budgets.left("a"), budgets.left("b")) == (60, 6 * 60)
    budgets.spend("b", 9 * 60)
    assert budgets.left("c") < 0
    now = 3600.0
    assert budgets.left("a") == budgets.left("c") == 600


def test_processor_time_is_counted_to_the_address() -> None:
    async def test(computers: Computers) -> None:
        computers.budgets = Budgets(1, 1000, lambda: 0.0)
        await computers.run(Urgency.REVIEW, "a", 1, lambda _stop: str(sum(range(10_000))))
        assert computers.budgets.left("a") < 60 == computers.budgets.left("b")

    run(test)


def test_one_job_a_table_at_a_time() -> None:
    async def test(computers: Computers) -> None:
        gates = [Gate(), Gate(), Gate()]
        jobs = [move(computers, "one", gate) for gate in gates[:2]]
        jobs.append(move(computers, "two", gates[2]))
        await asyncio.to_thread(gates[0].began.wait)
        await asyncio.to_thread(gates[2].began.wait)
        assert computers.running == 2
        assert not gates[1].began.is_set()
        for gate in gates:
            gate.go_on.set()
        assert await asyncio.gather(*jobs) == ["done"] * 3

    run(test, threads=3)


def test_cancelled_jobs_free_their_threads() -> None:
    async def test(computers: Computers) -> None:
        running, waiting = Gate(), Gate()
        jobs = [move(computers, key, gate) for key, gate in ((1, running), (2, waiting))]
        await asyncio.to_thread(running.began.wait)
        for job in jobs:
            job.cancel()
        await asyncio.gather(*jobs, return_exceptions=True)
        assert await move(computers, 3, lambda _stop: "next") == "next"
        assert not waiting.began.is_set()
        assert (computers.running, computers.queued) == (0, 0)

    run(test)


def test_errors_reach_the_caller() -> None:
    async def test(computers: Computers) -> None:
        def fail(_stop: threading.Event) -> str:
            raise ValueError("no such thing")

        with pytest.raises(ValueError, match="no such thing"):
            await move(computers, 1, fail)
        assert await move(computers, 1, lambda _stop: "fine") == "fine"

    run(test)


def test_jobs_wait_for_the_compiler() -> None:
    async def whole() -> None:
        compiler = threading.Event()

        def compile_slowly() -> None:
            compiler.wait()

        computers = Computers(1, pause=0, load=compile_slowly, load_rules=nothing)
        computers.start()
        job = move(computers, 1, lambda _stop: "done")
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
        assert await move(computers, 1, lambda _stop: "done") == "done"
        await computers.close()

    asyncio.run(whole())
    assert "Compiling ahead has failed." in caplog.text


def test_a_level_chooses_a_legal_move() -> None:
    async def test(computers: Computers) -> None:
        position = Position.start().deal_randomly(1)
        chosen = [await computers.choose("a", "t", level, 7, position) for level in (1, 5)]
        assert set(chosen) <= set(position.legal_moves())

    run(test)


def test_closing_stops_what_runs() -> None:
    async def whole() -> None:
        computers = Computers(1, pause=0, load=nothing, load_rules=nothing)
        computers.start()
        gate = Gate()
        job = move(computers, 1, gate)
        await computers.ready.wait()
        await asyncio.to_thread(gate.began.wait)
        await computers.close()
        for each in (job, move(computers, 1, gate)):
            with pytest.raises(Refusal, match="closing"):
                await each

    asyncio.run(whole())


def test_there_is_at_least_one_thread() -> None:
    assert default_threads() >= 1


def test_the_computers_choice_cannot_be_predicted() -> None:
    """Its seed depends on the secret of the deals, not only on public data."""

    class Recorder:
        seeds: ClassVar[list[int]] = []

        async def choose(
            self, address: str, key: object, level: int, seed: int, position: Position, seats: object, *, whole: bool
        ) -> Move:
            self.seeds.append(seed)
            return position.legal_moves()[0]

    async def whole() -> None:
        sitting = Sitting(2, computers=1)
        sitting.play(1)
        for secret in (bytes(32), b"another secret of thirty-two byt"):
            table = copy.copy(sitting.table)
            table.secret = secret
            live: Any = SimpleNamespace(table=table, audience=SimpleNamespace(payer="a"), search=None)
            await computer_turns._search(live, Recorder(), 2)  # type: ignore[arg-type]

    asyncio.run(whole())
    assert len(set(Recorder.seeds)) == 2
