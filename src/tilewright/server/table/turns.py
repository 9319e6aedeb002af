"""Whom a table waits for: the computer, or a person who may run out of time."""

from __future__ import annotations

from .table import Table


def computer_seats(table: Table) -> tuple[int, ...]:
    """The seats for which the computer must choose a move now.

    It waits while people sit at the table and none of them plays: nobody would see the game.
    """
    if table.state != "playing":
        return ()
    seats = tuple(seat for seat in table.deciding if table.seat(seat).computer_level is not None)
    if not seats:
        return ()
    people = [seat for seat in table.seats if seat.is_person]
    return () if people and not any(seat.is_active for seat in people) else seats


def people_awaited(table: Table) -> tuple[int, ...]:
    """The seats where a person is to decide now."""
    if table.state != "playing":
        return ()
    return tuple(seat for seat in table.deciding if table.seat(seat).is_active)


def deadline(table: Table) -> float | None:
    """When the time of those who are to decide runs out."""
    clock = table.settings.clock
    return None if clock is None or not people_awaited(table) else table.since + clock.per_move


def may_stand_in(table: Table, seat: int) -> bool:
    """Whether the computer takes over if this person is gone: only when somebody else is kept waiting."""
    return table.settings.stand_in_after is not None and bool(table.others(seat))
