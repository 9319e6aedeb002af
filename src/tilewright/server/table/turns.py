"""Whose turn it is: the computer's or a person's, and a person's deadline for the move.

`server/time_limits.py` sets alarms for deadlines, and decides when the computer stands in for an absent person.
"""

from __future__ import annotations

import hmac

from .table import STAND_IN_LEVEL, Table

REVEAL_S = 20.0
"""How long a deal waits for the values of people's devices."""


def computer_level(table: Table, seat: int) -> int | None:
    """The level at which the computer decides for a seat now; None if a person decides."""
    return STAND_IN_LEVEL if seat in table.overdue else table.seat(seat).computer_level


def computer_seats(table: Table) -> tuple[int, ...]:
    """The seats for which the computer must move now.

    While the computer stands in for every person, the game waits until one of them returns, except that the computer
    makes a move whose time has run out.
    """
    if table.seating.all_play and not table.overdue:
        return ()
    seats = tuple([seat for seat in table.deciding if computer_level(table, seat) is not None])
    if not seats:
        return ()
    if table.seating.people and not any(seat.is_active for seat in table.seats):
        return tuple(seat for seat in seats if seat in table.overdue)
    return seats


def seed_of_turn(table: Table, seat: int) -> int:
    """The random seed for the computer's choice among nearly equal moves.

    With shared deals it depends only on the deals and the position, so that the computer plays alike at all tables.
    """
    which = f"{table.changed[seat]}"
    if table.shared is not None:
        which = f"{' '.join((table.shared.name, *table.shared.randomness))} {table.position}"
    return int.from_bytes(hmac.digest(table.secret, f"the computer's move {seat} {which}".encode(), "sha256"))


def people_awaited(table: Table) -> tuple[int, ...]:
    """The seats whose person must move now."""
    if table.seating.all_play and not table.overdue:
        return table.deciding
    return tuple([seat for seat in table.deciding if table.seat(seat).is_active and seat not in table.overdue])


def has_just_begun(table: Table) -> bool:
    """Whether the game has begun and nobody has moved."""
    return table.state == "playing" and all(step.seat is None for step in table.steps)


def deadline(table: Table) -> float | None:
    """When the time for the current move runs out; None without a clock, or if only the computer must move.

    While a deal waits for values that people's devices reveal, it is the end of that wait, with or without a clock.
    """
    clock = table.settings.clock
    if table.settings.last_word and table.awaited_reveals:
        return table.since + REVEAL_S
    if clock is None or not people_awaited(table):
        return None
    if clock.per_move is not None:
        return min(_limit(table, seat, clock.per_move) for seat in people_awaited(table))
    return min((own.until for own in table.reserves.values() if own.until is not None), default=None)


def overdue(table: Table, now: float) -> tuple[int, ...]:
    """The seats whose person has exceeded the limit for a move by now."""
    clock = table.settings.clock
    if clock is None or clock.per_move is None:
        return ()
    return tuple(seat for seat in people_awaited(table) if _limit(table, seat, clock.per_move) <= now)


def _limit(table: Table, seat: int, per_move: int) -> float:
    return table.since + per_move + table.paused_seconds(seat)


def due(table: Table) -> float | None:
    """When the server must check the table: the deadline, plus the largest credit for lag with a reserve."""
    if table.reserves and table.state == "playing":
        times = [own.lost for own in table.reserves.values() if own.lost is not None]
        if times:
            return min(times)
    return deadline(table)


def out_of_time(table: Table, now: float) -> int | None:
    """The first seat that has lost on time by now; None if there is none."""
    return next((seat for seat, own in table.reserves.items() if own.lost is not None and own.lost <= now), None)


def may_stand_in(table: Table, seat: int) -> bool:
    """Whether the computer may stand in for this person when absent: only if another person waits.

    With a reserve it may not: the clock of an absent person runs.
    """
    return not table.reserves and table.settings.stand_in_after is not None and bool(table.others(seat))
