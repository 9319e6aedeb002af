"""Sitting down at a table that waits, and getting up."""

from __future__ import annotations

from tilewright.server.errors import Refusal
from tilewright.server.messages import events
from tilewright.server.messages.tables import Joining

from . import log
from .names import tidy_name
from .proposals import Draft, Proposal, refuse_if_full
from .table import Table


def join(
    table: Table, asked: Joining, holder: str, now: float, sitter: log.Sitter | None = None
) -> tuple[Proposal, int]:
    """Take an open seat; also returns its number. A second seat of the same device has no lasting name."""
    open_seats = [number for number, seat in enumerate(table.seats, 1) if seat.who == "open"]
    if asked.seat is not None and asked.seat > table.players:
        raise Refusal("no-such-seat", seat=asked.seat)
    if not open_seats:
        raise Refusal("no-open-seat")
    if asked.seat is not None and asked.seat not in open_seats:
        raise Refusal("seat-taken", seat=asked.seat)
    seat = asked.seat or open_seats[0]
    refuse_if_full(table)
    if table.settings.rated:
        if sitter is None:
            raise Refusal("name-needed")
        if table.holds(holder) or any(other.person == sitter.person for other in table.seats):
            raise Refusal("rated-yourself")
    draft = Draft(table, now)
    known = None if table.holds(holder) else sitter
    draft.add(sat(seat, tidy_name(asked.name), holder, asked.randomness, known))
    return draft.finish(), seat


def recognise(table: Table, holder: str, sitter: log.Sitter, now: float) -> Proposal:
    """A guest now has a lasting name: one of their seats gets it, unless a seat of the table already has it."""
    draft = Draft(table, now)
    guests = [number for number in table.holds(holder) if not table.seat(number).person]
    if not guests or any(seat.person == sitter.person for seat in table.seats):
        return Proposal(table, (), ())
    refuse_if_full(table)
    draft.add(events.Recognised(guests[0], sitter.person, sitter.name, sitter.program))
    return draft.finish()


def get_up(table: Table, holder: str, now: float) -> Proposal:
    """A person leaves a table that waits for others."""
    draft = Draft(table, now)
    if table.state == "waiting":
        for number in table.holds(holder):
            draft.add(log.GotUp(number))
    return draft.finish()


def sat(seat: int, name: str, holder: str, randomness: str, sitter: log.Sitter | None) -> log.Sat:
    """The entry for a person who sits down, with their lasting name if they have one."""
    if sitter is None:
        return log.Sat(seat, name, holder, randomness)
    return log.Sat(seat, sitter.name, holder, randomness, sitter.person, sitter.program, sitter.rating)
