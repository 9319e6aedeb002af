"""A proposal: entries to add to a table's log, with those that follow automatically, and the table after each.

It takes effect when it is stored.
"""

from __future__ import annotations

from typing import NamedTuple

from tilewright.server.errors import Refusal
from tilewright.server.limits import TABLE_OTHER_EVENTS

from . import log
from .effects import after, new_table
from .following import follows
from .table import Table


class Arrival(NamedTuple):
    """When a request arrived and with which lag, as measured by the server."""

    time: float | None = None
    """When it arrived; None: just now."""
    lag: float = 0.0
    """The seconds that a message needs to the client and back."""


JUST_NOW = Arrival()


class Proposal(NamedTuple):
    """Entries to append, and the table after each of them."""

    before: Table | None
    entries: tuple[log.AnyEntry, ...]
    tables: tuple[Table, ...]

    @property
    def table(self) -> Table:
        """The table after all entries."""
        last = self.tables[-1] if self.tables else self.before
        assert last is not None
        return last


class Draft:
    """A proposal that is being built."""

    def __init__(self, table: Table, now: float, arrival: Arrival = JUST_NOW) -> None:
        self.table = table
        self.now = now
        self.arrival = arrival
        self._before: Table | None = table
        self._entries: list[log.AnyEntry] = []
        self._tables: list[Table] = []

    @classmethod
    def of_new(cls, made: log.Made, now: float) -> Draft:
        """A draft that begins with a new table."""
        draft = cls(new_table(now, made), now)
        draft._before = None
        draft._entries.append(made)
        draft._tables.append(draft.table)
        return draft

    def add(self, entry: log.AnyEntry) -> None:
        """Add an entry and apply it to the table."""
        self.table = after(self.table, self.now, entry)
        self._entries.append(entry)
        self._tables.append(self.table)

    def finish(self) -> Proposal:
        """Add the entries that follow automatically."""
        while (entry := follows(self.table)) is not None:
            self.add(entry)
        return Proposal(self._before, tuple(self._entries), tuple(self._tables))


def refuse_if_full(table: Table) -> None:
    """Refuse requests that could be repeated for ever without a move, beyond the table's limit."""
    if table.seq - len(table.steps) >= TABLE_OTHER_EVENTS:
        raise Refusal("table-full")


def must_be_playing(table: Table) -> None:
    """Refuse before the beginning and after the end."""
    if table.state == "waiting":
        raise Refusal("not-begun")
    if table.state == "over":
        raise Refusal("game-over")
