"""A table's game as a record, with the headers that let anybody check its deals."""

from __future__ import annotations

import datetime

from tilewright.fairness import fair_headers
from tilewright.notation import Record

from .table import Seat, Table


def record_of(table: Table, *, shared_secret: bool = False) -> Record:
    """The game so far; once it is over, with its secret, but that of shared deals only if `shared_secret` is set."""
    if table.first is None:
        raise LookupError("the game has not begun")
    record = Record.start(
        seats=[name_of(seat, number) for number, seat in enumerate(table.seats, 1)],
        side=table.settings.side,
        first=table.first,
        date=datetime.datetime.fromtimestamp(table.made, datetime.UTC).date(),
    )
    headers = fair_headers(
        table.secret,
        table.deals_name,
        table.randomness,
        drawn=table.settings.first is None,
        publish=table.state == "over" and (table.shared is None or shared_secret),
        version=table.fairness,
        reveals=table.reveals,
    )
    for header in headers:
        record = record.with_header(header.name, *header.values)
    if (clock := table.settings.clock) is not None:
        control = f"1/{clock.per_move}" if clock.reserve is None else f"{clock.reserve}+{clock.increment}"
        record = record.with_header("TimeControl", control)
    if table.ended is not None and table.ended.reason in ("resigned", "time", "stopped"):
        record = record.with_header("Termination", table.ended.reason, *map(str, table.ended.winners))
    for step in table.steps:
        record = record.with_deal(step.text) if step.seat is None else record.with_move(step.text)
    return record


def name_of(seat: Seat, number: int) -> str:
    """A seat's name in a record."""
    if seat.who == "computer":
        return f"{seat.name or 'Computer'} (computer, level {seat.level})"
    return seat.name or f"Seat {number}"
