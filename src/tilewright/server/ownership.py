"""Who owns a table: the one process that decides at it and appends to its log.

A server of one process owns all tables (`SoleOwner`). Of several processes, each owns some and relays the requests for
the others: `cluster/cluster.py` has the same interface, and the leases are in `store/postgres/leases.py`.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import TYPE_CHECKING, Protocol

from .errors import Refusal
from .live_table import LiveTable

if TYPE_CHECKING:
    from .host import Host

AGAIN_S = 5.0
SHORT_ABSENCE_S = 1.0
"""Time without an owner that is shorter than this is not credited to clocks."""


class Ownership(Protocol):
    """Which tables this process owns."""

    process: str
    """The name of this process among several; empty if there is one."""

    async def start(self, host: Host, away: float) -> None:
        """Start, and credit clocks with the `away` seconds in which no process ran; raises StoreError."""

    def new_table(self, host: Host) -> LiveTable:
        """A table to be loaded or begun."""

    async def claim(self, live: LiveTable, table: str) -> float:
        """Take the table, or find its owner, before its log is read; return the seconds for which it had no owner."""

    def let_go(self, tables: Sequence[LiveTable]) -> None:
        """These tables are no longer in memory."""

    async def credit_unloaded(self, host: Host, seconds: float) -> None:
        """Credit the clocks of tables that no process has in memory with time in which nobody could move."""

    async def withdraw(self) -> None:
        """Accept no more requests of other processes."""

    async def close(self) -> None:
        """Release everything."""


class SoleOwner:
    """One process owns all tables."""

    process = ""

    async def start(self, host: Host, away: float) -> None:
        """Load the unfinished tables that have clocks."""
        tables = [each.table for each in await host.services.store.unfinished(with_due=True)]
        if abs(away) > SHORT_ABSENCE_S:  # negative: the system's clock was set back
            host.away = dict.fromkeys(tables, away)
        host.spawn(_take_up(host, tables))

    def new_table(self, host: Host) -> LiveTable:
        """A table to be loaded or begun."""
        return LiveTable(host.services, host.look_after, host.give_up)

    async def claim(self, live: LiveTable, table: str) -> float:
        """All tables are owned."""
        return 0.0

    def let_go(self, tables: Sequence[LiveTable]) -> None:
        """They stay owned."""

    async def credit_unloaded(self, host: Host, seconds: float) -> None:
        """Note the time, to be credited when they are loaded."""
        for each in await host.services.store.unfinished(with_due=True):
            if each.table not in host.tables:
                host.away[each.table] = host.away.get(each.table, 0.0) + seconds

    async def withdraw(self) -> None:
        """There are no other processes."""

    async def close(self) -> None:
        """There is nothing to release."""


async def _take_up(host: Host, tables: list[str]) -> None:
    """Load the tables with running clocks, earliest deadline first; retry while the store is unavailable."""
    await host.services.computers.rules_ready.wait()
    while tables:
        left = []
        for table in tables:
            try:
                await host.live(table)
            except Refusal as refusal:
                if refusal.code == "store-unavailable":
                    left.append(table)
            await asyncio.sleep(0)
        tables = left
        if tables:
            await asyncio.sleep(AGAIN_S)
