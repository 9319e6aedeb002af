"""Time limits: when a person's time for a move runs out, and when the computer stands in for an absent person.

The limit itself is a setting of the table (`Clock` in messages/tables.py, shown as `TableView.deadline` and `clocks`);
`table/turns.py` computes the deadline, `table/reserves.py` what is left of a reserve.
With a limit for each move, a move is accepted until the alarm is handled; then the computer moves. With a reserve the
time of a move is its arrival minus the credited lag, and `table/moves.py` refuses a late one; the alarm is due when no
move can be in time any more.
At a table with `last_word` a deal waits for the values that people's devices reveal; that wait also has a deadline.
`Alarms` holds the next time at which the host must look at each table.
Searches have limits of their own: 5 s for a hint (messages/requests.py), 10 s for an analysis (messages/http.py), a
number of nodes for each level.
"""

from __future__ import annotations

import heapq

from .live_table import LiveTable
from .table import (
    Proposal,
    Table,
    deadline,
    deal_without,
    due,
    may_stand_in,
    out_of_time,
    overdue,
    people_awaited,
    run_out,
    stand_in,
)


def next_alarm(live: LiveTable) -> float | None:
    """When the next time limit at a table runs out; None if there is none."""
    first = due(live.table)
    for seat in people_awaited(live.table):
        time = _stand_in_time(live, seat)
        if time is not None and (first is None or time < first):
            first = time
    return first


def _stand_in_time(live: LiveTable, seat: int) -> float | None:
    """When the computer stands in for an absent person who is to move; None if it does not."""
    table = live.table
    patience = table.settings.stand_in_after
    if patience is None:
        return None
    absent = live.audience.absent_since(table.seat(seat).holder or "")
    if absent is None or not may_stand_in(table, seat):
        return None
    return max(absent, table.since) + patience


def stand_in_for_late(live: LiveTable, table: Table, now: float) -> Proposal:
    """Stand in for the first person who is out of time or absent too long; an empty proposal if there is none.

    A person whose reserve is used up loses on time. A deal that has waited long enough for people's devices is made
    without their values.
    """
    clock = deadline(table)
    if table.awaited_reveals and clock is not None and clock <= now:
        return deal_without(table, now)
    if table.reserves:
        late = out_of_time(table, now)
        return Proposal(table, (), ()) if late is None else run_out(table, late, now)
    late_seats = overdue(table, now)
    for seat in people_awaited(table):
        if seat in late_seats:
            return stand_in(table, seat, "clock", now)
        gone = _stand_in_time(live, seat)
        if gone is not None and gone <= now:
            return stand_in(table, seat, "gone", now)
    return Proposal(table, (), ())


class Alarms:
    """The next alarm of each table, in one heap."""

    def __init__(self) -> None:
        self._heap: list[tuple[float, str]] = []
        self._times: dict[str, float] = {}

    def __len__(self) -> int:
        return len(self._times)

    def set(self, table: str, time: float | None) -> None:
        """Set a table's alarm in place of an earlier one; None removes it."""
        if self._times.get(table) == time:
            return
        if time is None:
            self._times.pop(table, None)
            return
        self._times[table] = time
        heapq.heappush(self._heap, (time, table))
        if len(self._heap) > 64 + 2 * len(self._times):  # most entries are outdated
            self._heap = [(time, table) for table, time in self._times.items()]
            heapq.heapify(self._heap)

    def due(self, now: float) -> list[str]:
        """Remove and return the tables whose alarms are due."""
        tables = []
        while self._heap and self._heap[0][0] <= now:
            time, table = heapq.heappop(self._heap)
            if self._times.get(table) == time:
                del self._times[table]
                tables.append(table)
        return tables
