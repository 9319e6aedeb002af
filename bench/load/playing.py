"""Plays a load of moves at tables and measures the latency of each move; the same for every server."""

from __future__ import annotations

import asyncio
import statistics
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple, Protocol


class Timing(NamedTuple):
    """Median and 99th percentile in milliseconds."""

    median: float
    p99: float

    @classmethod
    def of(cls, seconds: Sequence[float]) -> Timing:
        """The two figures of a sample."""
        if len(seconds) < 2:
            return cls(0.0, 0.0)
        return cls(statistics.median(seconds) * 1e3, statistics.quantiles(seconds, n=100)[-1] * 1e3)


@dataclass
class Load:
    """The load for all tables together, and its latencies."""

    moves_each: int
    """Moves at each table."""
    pace: float | None = None
    """Moves a second at all tables together; None for full speed."""
    moves: int = 0
    acknowledged: list[float] = field(default_factory=list)
    """Seconds from sending a move until its acknowledgement."""
    heard: list[float] = field(default_factory=list)
    """Seconds from sending a move until the other client got it."""


class Player(Protocol):
    """One client at one seat."""

    def play(self) -> None:
        """Send the move that was chosen."""


class LoadedTable:
    """A table of two clients, which report their turns, acknowledgements and received moves."""

    def __init__(self) -> None:
        self.finished = asyncio.get_running_loop().create_future()
        self._load: Load | None = None
        self._interval = 0.0
        self._next = 0.0
        self._left = 0
        self._waiting: Player | None = None
        self._sent = 0.0
        self._unheard = 0

    def start(self, load: Load, tables: int, number: int) -> None:
        """Start or continue; `number` of `tables` spreads a paced load evenly."""
        self.finished = asyncio.get_running_loop().create_future()
        self._load = load
        self._left = load.moves_each
        self._interval = 0.0 if load.pace is None else tables / load.pace
        self._next = asyncio.get_running_loop().time() + self._interval * number / tables
        if self._waiting is not None:
            self._consider()

    def may_move(self, player: Player) -> None:
        self._waiting = player
        self._consider()

    def over(self) -> None:
        """The game has ended: nothing more will be played here."""
        if not self.finished.done():
            self.finished.set_result(None)

    def _consider(self) -> None:
        if self._load is None or self._left == 0:
            return
        loop = asyncio.get_running_loop()
        if self._next > loop.time():
            loop.call_at(self._next, self._play)
        else:
            self._play()

    def _play(self) -> None:
        player, self._waiting = self._waiting, None
        if player is None:
            return
        self._left -= 1
        self._next += self._interval
        self._unheard = 2
        self._sent = time.perf_counter()
        player.play()

    def acknowledged(self) -> None:
        assert self._load is not None
        self._load.moves += 1
        self._load.acknowledged.append(time.perf_counter() - self._sent)
        self._one_more()

    def heard(self) -> None:
        """The other client has received the move."""
        assert self._load is not None
        self._load.heard.append(time.perf_counter() - self._sent)
        self._one_more()

    def _one_more(self) -> None:
        self._unheard -= 1
        if self._unheard == 0 and self._left == 0 and not self.finished.done():
            self.finished.set_result(None)


class Measured(NamedTuple):
    """The result of one load on one server."""

    moves: int
    seconds: float
    cpu: float
    acknowledged: Timing
    heard: Timing

    @property
    def cpu_per_move(self) -> float:
        """Microseconds of processor time."""
        return self.cpu / max(1, self.moves) * 1e6

    @property
    def rate(self) -> float:
        return self.moves / self.seconds


def medians(slices: Sequence[Measured]) -> dict[str, float]:
    """The medians of what was measured."""
    return {
        "cpu_us_per_move": statistics.median(one.cpu_per_move for one in slices),
        "moves_per_second": statistics.median(one.rate for one in slices),
        "done_median_ms": statistics.median(one.acknowledged.median for one in slices),
        "done_p99_ms": statistics.median(one.acknowledged.p99 for one in slices),
        "heard_median_ms": statistics.median(one.heard.median for one in slices),
        "heard_p99_ms": statistics.median(one.heard.p99 for one in slices),
    }


async def play(tables: Sequence[LoadedTable], load: Load, cpu: Callable[[], float], at_most: float = 300) -> Measured:
    """Play the load at all tables; `cpu` returns the server's processor time so far."""
    cpu_before, began = cpu(), time.perf_counter()
    for number, table in enumerate(tables):
        table.start(load, len(tables), number)
    async with asyncio.timeout(at_most):
        await asyncio.gather(*(table.finished for table in tables))
    seconds, used = time.perf_counter() - began, cpu() - cpu_before
    return Measured(load.moves, seconds, used, Timing.of(load.acknowledged), Timing.of(load.heard))
