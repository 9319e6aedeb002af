"""What must happen at a certain time: one heap for all tables."""

from __future__ import annotations

import heapq


class Alarms:
    """The next time at which each table wants to be looked at."""

    def __init__(self) -> None:
        self._heap: list[tuple[float, str]] = []
        self._times: dict[str, float] = {}

    def __len__(self) -> int:
        return len(self._times)

    def set(self, table: str, time: float | None) -> None:
        """Look at the table at that time and not at the one set before; None: at none."""
        if self._times.get(table) == time:
            return
        if time is None:
            self._times.pop(table, None)
            return
        self._times[table] = time
        heapq.heappush(self._heap, (time, table))
        if len(self._heap) > 64 + 2 * len(self._times):  # mostly times that were set anew
            self._heap = [(time, table) for table, time in self._times.items()]
            heapq.heapify(self._heap)

    def due(self, now: float) -> list[str]:
        """The tables whose time has come; they are set no more."""
        tables = []
        while self._heap and self._heap[0][0] <= now:
            time, table = heapq.heappop(self._heap)
            if self._times.get(table) == time:
                del self._times[table]
                tables.append(table)
        return tables
