"""The effect of log entries on a table's clocks: reserves, and the time spent of the limit for a move."""

from __future__ import annotations

from . import log
from .reserves import Reserve
from .table import OWN, Table


def start_reserves(table: Table) -> None:
    """Give every person's seat its reserve, if the table's clock has reserves."""
    clock = table.settings.clock
    if clock is not None and clock.reserve is not None:
        table.reserves = {
            number: Reserve(float(clock.reserve)) for number, seat in enumerate(table.seats, 1) if seat.is_person
        }


def note_spent(table: Table, time: float) -> None:
    """Note the time of the current decision, in case it is taken back and made again."""
    if table.settings.clock is not None and not table.reserves:
        paused = 0.0 if table.to_move is None else table.paused_seconds(table.to_move, time)
        table.spent = table.spent | {len(table.steps): time - table.since - paused}


def switch_clocks(table: Table, time: float) -> None:
    """Run the reserves of the seats that must decide, and stop the others."""
    deciding = table.deciding
    table.reserves = {
        seat: own.switched(seat in deciding and not table.seat(seat).resigned, time)
        for seat, own in table.reserves.items()
    }


def credit_move(table: Table, time: float, entry: log.Took | log.Chose, *, is_complete: bool = True) -> None:
    """Credit a reserve with a move's lag and increment; of several column choices the last one has the increment."""
    if entry.seat not in table.reserves or entry.by not in OWN:
        return
    own = table.reserves[entry.seat].credited(entry.lag, entry.queued, time)
    _change_reserve(table, entry.seat, own.moved(table.increment) if is_complete else own)


def take_back_steps(table: Table, steps: int) -> None:
    """Remove the increments of moves that are taken back."""
    table.reserves = {
        seat: own.taken_back(table.increment, table.own_moves(seat, steps)) for seat, own in table.reserves.items()
    }


def take_back_choices(table: Table, seat: int) -> None:
    """Remove the increment if all columns of a seat were chosen."""
    if seat in table.reserves and table.facing(seat) is None:
        _change_reserve(table, seat, table.reserves[seat].taken_back(table.increment, 1))


def resume_reserves(table: Table, away: float, time: float) -> None:
    """Credit running clocks with a downtime of the server."""
    table.reserves = {seat: own.resumed(away, time) for seat, own in table.reserves.items()}


def _change_reserve(table: Table, seat: int, own: Reserve) -> None:
    table.reserves = table.reserves | {seat: own}
