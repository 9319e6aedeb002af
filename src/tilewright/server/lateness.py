"""When a table must be looked at: clocks that run out, and people who are gone while others wait for them."""

from __future__ import annotations

from .live_table import LiveTable
from .table import Proposal, Table, deadline, may_stand_in, people_awaited, stand_in


def next_alarm(live: LiveTable) -> float | None:
    """When somebody will be too late; None if nobody can be."""
    times = [time for seat in people_awaited(live.table) if (time := _stand_in_time(live, seat)) is not None]
    if (clock := deadline(live.table)) is not None:
        times.append(clock)
    return min(times, default=None)


def _stand_in_time(live: LiveTable, seat: int) -> float | None:
    """When the computer takes over from somebody who is to decide and gone."""
    table = live.table
    patience = table.settings.stand_in_after
    absent = live.audience.absent_since(table.seat(seat).holder or "")
    if patience is None or absent is None or not may_stand_in(table, seat):
        return None
    return max(absent, table.since) + patience


def stand_in_for_late(live: LiveTable, table: Table, now: float) -> Proposal:
    """The computer takes over the first seat whose person is out of time, or gone for too long."""
    clock = deadline(table)
    for seat in people_awaited(table):
        if clock is not None and clock <= now:
            return stand_in(table, seat, "clock", now)
        gone = _stand_in_time(live, seat)
        if gone is not None and gone <= now:
            return stand_in(table, seat, "gone", now)
    return Proposal(table, (), ())
