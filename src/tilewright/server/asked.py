"""Requests of people at a table, as data that can be sent to another process. Calling a request decides on it.

Decisions that only the owner of a table makes (alarms, the computer's moves) are plain functions.
"""

from __future__ import annotations

from msgspec import Struct

from .messages.tables import Joining
from .table import Action, Arrival, Proposal, Sitter, Table, decide, get_up, join, name_rematch, recognise, welcome_back


class Asked(Struct, frozen=True, tag_field="asked"):
    """A request of a person at a table. Calling it returns the decision, or raises Refusal."""

    def __call__(self, table: Table, now: float) -> Proposal:
        """The entries to append."""
        raise NotImplementedError


class Act(Asked, frozen=True, tag="act"):
    """A request over the WebSocket, and the digest of the sender's secret."""

    action: Action
    holder: str | None
    arrived: float | None = None
    """When this server received it; None: just now."""
    lag: float = 0.0
    """The lag of the connection, as this server has measured it."""

    def __call__(self, table: Table, now: float) -> Proposal:
        """Decide on a request of somebody at the table."""
        return decide(table, self.action, self.holder, now, Arrival(self.arrived, self.lag))


class SitDown(Asked, frozen=True, tag="sit-down"):
    """Take an open seat."""

    joining: Joining
    holder: str
    sitter: Sitter | None = None

    def __call__(self, table: Table, now: float) -> Proposal:
        """Give the seat to the person."""
        return join(table, self.joining, self.holder, now, self.sitter)[0]


class GetUp(Asked, frozen=True, tag="get-up"):
    """A person leaves a table that waits for others."""

    holder: str

    def __call__(self, table: Table, now: float) -> Proposal:
        """Open their seats again; nothing happens to a game that has begun."""
        return get_up(table, self.holder, now)


class ComeBack(Asked, frozen=True, tag="come-back"):
    """A person returns to seats at which the computer stands in."""

    holder: str

    def __call__(self, table: Table, now: float) -> Proposal:
        """Give them back their seats."""
        return welcome_back(table, self.holder, now)


class Recognise(Asked, frozen=True, tag="recognise"):
    """A guest now has a lasting name."""

    holder: str
    sitter: Sitter

    def __call__(self, table: Table, now: float) -> Proposal:
        """Give the name to one of their seats."""
        return recognise(table, self.holder, self.sitter, now)


class NameRematch(Asked, frozen=True, tag="name-rematch"):
    """Store the next table's name at the old one."""

    table: str

    def __call__(self, table: Table, now: float) -> Proposal:
        """Add the event, unless there is a next table already: two people may ask at the same moment."""
        return Proposal(table, (), ()) if table.rematch is not None else name_rematch(table, self.table, now)


AnyAsked = Act | SitDown | GetUp | ComeBack | Recognise | NameRematch
