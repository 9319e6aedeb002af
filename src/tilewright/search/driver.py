"""One search at work: its memories, its helpers, its clock. How it searches is for others to say."""

from __future__ import annotations

import math
import threading
import time
from collections.abc import Callable
from typing import Any

import numpy as np

from tilewright.evaluation.evaluator import Evaluator
from tilewright.evaluation.patterns import LAST_ROUND, stage_of
from tilewright.rules import Move, Position
from tilewright.rules.compiling import compiled
from tilewright.rules.layout import States

from .limits import Limits
from .memory import memory_dtype, set_evaluator
from .result import SearchResult

MOST_NODES = 1 << 62
POLL = 0.005
FIRST_MOMENT = 0.02

Report = Callable[[SearchResult], None]


class Driver:
    """A search with a memory for each thread."""

    def __init__(self, position: Position, limits: Limits, weights: Evaluator) -> None:
        self.position = position
        self.limits = limits
        self.weights = weights
        self.memories = [self._new_memory() for _ in range(limits.threads)]
        self.found_something = False

    def _new_memory(self) -> Any:
        memory = np.zeros(1, memory_dtype(self.position.players))
        self._equip(memory)
        memory["node_limit"] = min(-(-(self.limits.nodes or MOST_NODES) // self.limits.threads), MOST_NODES)
        return memory

    def _equip(self, memory: Any) -> None:
        set_evaluator(memory, self.weights)

    def go(self, report: Report | None, stop: threading.Event | None) -> SearchResult:
        """Search until a limit is reached, everything is solved or somebody asks to stop."""
        self.began = time.perf_counter()
        done = threading.Event()
        helpers = [
            threading.Thread(target=self._help, args=(number,), daemon=True) for number in range(1, len(self.memories))
        ]
        if self.limits.seconds is not None or stop is not None:
            helpers.append(threading.Thread(target=self._watch, args=(stop, done), daemon=True))
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
        """The first thread's work."""
        raise NotImplementedError

    def _help(self, number: int) -> None:
        """Another thread's work."""
        raise NotImplementedError

    def _result(self) -> SearchResult:
        raise NotImplementedError

    def _watch(self, stop: threading.Event | None, done: threading.Event) -> None:
        """End the search at its time, or when somebody asks; it gets a moment to look one move ahead."""
        deadline = math.inf if self.limits.seconds is None else self.began + self.limits.seconds
        while not done.is_set():
            now = time.perf_counter()
            is_due = now >= deadline or (stop is not None and stop.is_set())
            if is_due and (self.found_something or now >= self.began + FIRST_MOMENT):
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

    def _margin_behind(self, share: float, stage: int) -> float:
        """The margin over the best other seat that gives a share of the win at a stage."""
        odds = self.weights.rivals[stage] * share / (1 - share)
        return float(self.weights.spread[stage]) * math.log(odds)


# Entries into compiled code: arrays of one record, which Numba passes quickly.


@compiled
def _stage(states: States) -> int:
    return stage_of(states[0])
