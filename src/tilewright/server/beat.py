"""Doing together what was asked for within a moment.

A busy server that wakes up for each move by itself, and decides, commits and tells it alone, spends half as much again
on it as one that does a handful at a time. So what tables have to do is gathered as long as the last handful was only
just done. Whoever asks after a pause, as somebody does who plays alone, is served at once.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable

BEAT_S = 0.02


class Beat:
    """Calls back at most every `seconds`, everybody who waits at the same time."""

    def __init__(self, seconds: float = BEAT_S) -> None:
        self._seconds = seconds
        self._waiting: list[Callable[[], None]] = []
        self._next = 0.0

    def call(self, work: Callable[[], None]) -> None:
        """Call `work` with the next beat."""
        self._waiting.append(work)
        if len(self._waiting) == 1:
            loop = asyncio.get_running_loop()
            if loop.time() >= self._next:
                loop.call_soon(self._beat)
            else:
                loop.call_at(self._next, self._beat)

    def _beat(self) -> None:
        self._next = asyncio.get_running_loop().time() + self._seconds
        waiting, self._waiting = self._waiting, []
        for work in waiting:
            work()
