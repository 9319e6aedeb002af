"""What both drivers share: a record for each thread, helper threads, the clock.

A driver is plain Python around compiled code: it starts threads, watches time and `stop`, and reads results.
"""

from __future__ import annotations

import math
import threading
import time
from collections.abc import Callable
from typing import Any

import numpy as np

from tilewright.evaluation.evaluator import Evaluator
from tilewright.evaluation.stages import LAST_ROUND, stage_of
from tilewright.rules import Move, Position
from tilewright.rules.compiling import compiled
from tilewright.rules.layout import States

from .limits import Limits
from .memory import memory_dtype, set_evaluator
from .result import SearchResult

MOST_NODES = 1 << 62
POLL = 0.005
GRACE = 0.02  # seconds that a search gets for its first iteration, whatever its deadline

Report = Callable[[SearchResult], None]


class Driver:
    """A search of one position."""

    def __init__(self, position: Position, limits: Limits, evaluator: Evaluator) -> None:
        self.position = position
        self.limits = limits
        self.evaluator = evaluator
        self.memories = [self._new_memory() for _ in range(limits.threads)]
        self.has_result = False

    def _new_memory(self) -> Any:
        memory = np.zeros(1, memory_dtype(self.position.players))
        self._set_evaluator(memory)
        memory["node_limit"] = min(-(-(self.limits.nodes or MOST_NODES) // self.limits.threads), MOST_NODES)
        return memory

    def _set_evaluator(self, memory: Any) -> None:
        set_evaluator(memory, self.evaluator)

    def go(self, report: Report | None = None, stop: threading.Event | None = None) -> SearchResult:
        """Search until a limit is reached, everything is solved or `stop` is set."""
        self.began = time.perf_counter()
        done = threading.Event()
        helpers = [
            threading.Thread(target=self._help, args=(number,), daemon=True) for number in range(1, len(self.memories))
        ]
        if self.limits.seconds is not None or stop is not None:
            helpers.append(threading.Thread(target=self._watch_clock, args=(stop, done), daemon=True))
        for helper in helpers:
            helper.start()
        try:
            self._lead(report)
        finally:
            done.set()
            self._stop_all()
            for helper in helpers:
                helper.join()
        return self._result()

    def _lead(self, report: Report | None) -> None:
        """The main thread's work."""
        raise NotImplementedError

    def _help(self, number: int) -> None:
        """A helper thread's work."""
        raise NotImplementedError

    def _result(self) -> SearchResult:
        raise NotImplementedError

    def _watch_clock(self, stop: threading.Event | None, done: threading.Event) -> None:
        """End the search at its deadline or when `stop` is set; during GRACE only if there is a result."""
        deadline = math.inf if self.limits.seconds is None else self.began + self.limits.seconds
        while not done.is_set():
            now = time.perf_counter()
            is_due = now >= deadline or (stop is not None and stop.is_set())
            if is_due and (self.has_result or now >= self.began + GRACE):
                self._stop_all()
                return
            done.wait(min(max(deadline - now, 0.001), POLL))

    def _stop_all(self) -> None:
        for memory in self.memories:
            memory["stop"] = 1

    @property
    def nodes(self) -> int:
        """Positions visited by all threads."""
        return sum(int(each["nodes"][0]) for each in self.memories)

    def _end_of(self, line: tuple[Move, ...]) -> Position:
        position = self.position
        for move in line:
            position = position.play_unchecked(move)
        return position

    def _stage_after(self, line: tuple[Move, ...]) -> int:
        """The stage of the game at the end of a line."""
        position = self._end_of(line)
        return LAST_ROUND if position.is_over else _stage(position.state)

    def _margin_for(self, share: float, stage: int) -> float:
        """The margin over the best other seat that corresponds to a win probability at a stage."""
        odds = self.evaluator.rivals[stage] * share / (1 - share)
        return float(self.evaluator.spread[stage]) * math.log(odds)


# Entry points into compiled code: arrays of one record, which Numba passes quickly.


@compiled
def _stage(states: States) -> int:
    return stage_of(states[0])
