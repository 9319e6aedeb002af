"""The effect of each log entry on its table: pure, without clock, socket, store and randomness.

`after(table, time, entry)` is the only way a table changes; it returns a new one and leaves the old as it is.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace
from typing import Any

from tilewright.analysis.points import Points, points_gained, points_of_game
from tilewright.fairness import Promised
from tilewright.rules import Phase, Position
from tilewright.server.messages import events
from tilewright.server.messages.tables import ComputerSeat

from . import log
from .clock_effects import (
    credit_move,
    note_spent,
    resume_reserves,
    start_reserves,
    switch_clocks,
    take_back_choices,
    take_back_steps,
)
from .reserves import FIRST_MOVE_S
from .table import Offer, Seat, Step, Table
from .vacations import Vacation


def replay(entries: Iterable[tuple[float, log.AnyEntry]]) -> Table:
    """The table after a whole log."""
    entries = iter(entries)
    time, made = next(entries)
    if not isinstance(made, log.Made):
        raise TypeError("a table's log must begin with `made`")
    table = new_table(time, made)
    for time, entry in entries:
        table = after(table, time, entry)
    return table


def new_table(time: float, made: log.Made) -> Table:
    """A table with computers in their seats, and all other seats open."""
    seats = tuple(
        Seat("computer", plan.name, plan.level) if isinstance(plan, ComputerSeat) else Seat("open")
        for plan in made.settings.seats
    )
    return Table(
        made.table,
        made.settings,
        bytes.fromhex(made.secret),
        time,
        seats,
        since=time,
        fairness=made.fairness,
        next=Promised(made.next_table, bytes.fromhex(made.next_secret)) if made.next_table else None,
        shared=made.shared,
    )


def after(table: Table, time: float, entry: log.AnyEntry) -> Table:
    """The table after one more entry of its log."""
    new = object.__new__(Table)
    known = new.__dict__ = table.__dict__.copy()
    known.pop("still_choosing", None)
    new.seq += 1
    _EFFECTS[type(entry)](new, time, entry)
    known.pop("still_choosing", None)  # an effect may have read and cached it
    if new.reserves:
        switch_clocks(new, time)
    return new


def _sat(table: Table, time: float, entry: log.Sat) -> None:
    seat = Seat(
        "person",
        entry.name or None,
        None,
        entry.holder,
        entry.randomness,
        person=entry.person,
        program=entry.program,
        rating=entry.rating,
    )
    _set_seat(table, entry.seat, seat)


def _recognised(table: Table, time: float, entry: events.Recognised) -> None:
    seat = replace(table.seat(entry.seat), person=entry.person, name=entry.name, program=entry.program)
    _set_seat(table, entry.seat, seat)


def _chat_switched(table: Table, time: float, entry: events.ChatSwitched) -> None:
    table.chat = table.chat | {entry.seat} if entry.on else table.chat - {entry.seat}


def _got_up(table: Table, time: float, entry: log.GotUp) -> None:
    _set_seat(table, entry.seat, Seat("open"))
    table.chat -= {entry.seat}


def _began(table: Table, time: float, entry: log.Began) -> None:
    table.state = "playing"
    table.first = entry.first
    table.points = (Points(),) * table.players
    start_reserves(table)
    _now_decide(table, time, Position.start(table.players, table.settings.side, entry.first))


def _dealt(table: Table, time: float, entry: log.Dealt) -> None:
    assert table.position is not None
    position = table.position.deal(entry.deal)
    if (row := table.revealed_row) is not None:
        table.silent |= set(table.awaited_reveals)
        table.reveals = (*table.reveals, row)
        table.revealed = {}
    table.steps = (*table.steps, Step(entry.deal, None, position))
    table.fixed = len(table.steps)
    table.spent = {}
    _now_decide(table, time, position)
    if table.reserves and len(table.steps) == 1:
        switch_clocks(table, time + FIRST_MOVE_S)


def _revealed(table: Table, time: float, entry: events.Revealed) -> None:
    if table.phase is Phase.DEAL:
        table.revealed = table.revealed | {entry.seat: entry.value}
    table.silent -= {entry.seat}


def _took(table: Table, time: float, entry: log.Took) -> None:
    assert table.position is not None
    position = table.position.play(entry.move)
    phase = position.phase
    if phase is not Phase.OFFER:
        _count_points(table, position)
    if table.settings.clock is not None:
        note_spent(table, time)
        credit_move(table, time, entry)
    _note_help(table, entry)
    table.steps = (*table.steps, Step(entry.move, entry.seat, position, entry.by))
    # overdue moves and finished rounds cannot be taken back
    if table.overdue or phase is Phase.DEAL:
        table.fixed = len(table.steps)
    if phase is Phase.DEAL:
        table.spent = {}
    _withdraw_take_backs(table)
    _now_decide(table, time, position)


def _chose(table: Table, time: float, entry: log.Chose) -> None:
    table.choices = table.choices | {entry.seat: (*table.choices[entry.seat], entry.move)}
    table.changed = table.changed | {entry.seat: table.seq}
    credit_move(table, time, entry, is_complete=table.facing(entry.seat) is None)
    _note_help(table, entry)


def _reconsidered(table: Table, time: float, entry: log.Reconsidered) -> None:
    take_back_choices(table, entry.seat)
    table.choices = table.choices | {entry.seat: ()}
    table.changed = table.changed | {entry.seat: table.seq}


def _tiled(table: Table, time: float, entry: log.Tiled) -> None:
    position = table.position
    assert position is not None
    steps = list(table.steps)
    for move in entry.moves:
        seat, position = position.to_move, position.play(move)
        _count_points(table, position)
        table.position = position
        steps.append(Step(move, seat, position))
    table.steps = tuple(steps)
    table.fixed = len(steps)
    table.spent = {}
    _withdraw_take_backs(table)
    _now_decide(table, time, position)


def _took_back(table: Table, time: float, entry: events.TookBack) -> None:
    for step in table.steps[len(table.steps) - entry.moves :]:
        assert step.position.phase in (Phase.OFFER, Phase.TILE)
    take_back_steps(table, entry.moves)
    note_spent(table, time)
    table.steps = table.steps[: len(table.steps) - entry.moves]
    _withdraw_take_backs(table)
    position = table.steps[-1].position
    table.points = points_of_game([step.position for step in table.steps])
    _now_decide(table, time, position)


def _offered(table: Table, time: float, entry: events.Offered) -> None:
    table.offers = (*table.offers, Offer(entry.matter, entry.seat, table.others(entry.seat)))


def _answered(table: Table, time: float, entry: events.Answered) -> None:
    left = []
    for offer in table.offers:
        if offer.matter == entry.matter:
            if not entry.yes:
                table.declined |= {(offer.seat, offer.matter)}
                continue
            offer = replace(offer, waiting=tuple(seat for seat in offer.waiting if seat != entry.seat))
        left.append(offer)
    table.offers = tuple(left)


def _resigned(table: Table, time: float, entry: events.Resigned) -> None:
    _set_seat(table, entry.seat, replace(table.seat(entry.seat), resigned=True))
    _drop_from_offers(table, entry.seat)


def _timed_out(table: Table, time: float, entry: events.TimedOut) -> None:
    stand_in = table.players > 2
    _set_seat(table, entry.seat, replace(table.seat(entry.seat), resigned=True, timed_out=True, stand_in=stand_in))
    _drop_from_offers(table, entry.seat)


def _stood_in(table: Table, time: float, entry: events.StoodIn) -> None:
    _set_seat(table, entry.seat, replace(table.seat(entry.seat), stand_in=True))
    _drop_from_offers(table, entry.seat)
    if entry.because == "clock":
        table.overdue |= {entry.seat}


def _returned(table: Table, time: float, entry: events.Returned) -> None:
    """The clock runs on: a person who returns has the time that is left."""
    _set_seat(table, entry.seat, replace(table.seat(entry.seat), stand_in=False))


def _vacation(table: Table, time: float, entry: events.Vacation) -> None:
    seat = table.seat(entry.seat)
    old = seat.vacation or Vacation(time, time)
    table.paused = table.paused | {entry.seat: table.paused_seconds(entry.seat, time)}
    _set_seat(table, entry.seat, replace(seat, vacation=old.followed(time, entry.until)))


def _obvious(table: Table, time: float, entry: events.Obvious) -> None:
    _set_seat(table, entry.seat, replace(table.seat(entry.seat), obvious=entry.on))


def _hinted(table: Table, time: float, entry: events.Hinted) -> None:
    """Changes nothing at the table: the event only informs the others."""


def _resumed(table: Table, time: float, entry: events.Resumed) -> None:
    table.since += entry.away
    table.decided_from += entry.away
    for number, seat in enumerate(table.seats, 1):
        if seat.vacation is not None and seat.vacation.until > time - entry.away:
            _set_seat(table, number, replace(seat, vacation=seat.vacation.resumed(entry.away)))
    resume_reserves(table, entry.away, time)


def _ended(table: Table, time: float, entry: log.Ended) -> None:
    table.state = "over"
    table.ended = entry
    table.offers = ()


def _rated(table: Table, time: float, entry: events.Rated) -> None:
    table.ratings = tuple(entry.changes)


def _asked_rematch(table: Table, time: float, entry: events.AskedRematch) -> None:
    table.asked_rematch = table.asked_rematch | {entry.seat: time}


def _rematched(table: Table, time: float, entry: events.Rematched) -> None:
    table.rematch = entry.table


def _shared(table: Table, time: float, entry: log.Shared) -> None:
    table.shares = table.shares | {entry.seat: entry.randomness}


_EFFECTS: dict[type[Any], Callable[[Table, float, Any], None]] = {
    log.Sat: _sat,
    events.Recognised: _recognised,
    events.ChatSwitched: _chat_switched,
    log.GotUp: _got_up,
    log.Began: _began,
    events.Revealed: _revealed,
    log.Dealt: _dealt,
    log.Took: _took,
    log.Chose: _chose,
    log.Reconsidered: _reconsidered,
    log.Tiled: _tiled,
    events.TookBack: _took_back,
    events.Offered: _offered,
    events.Answered: _answered,
    events.Resigned: _resigned,
    events.TimedOut: _timed_out,
    events.StoodIn: _stood_in,
    events.Returned: _returned,
    events.Vacation: _vacation,
    events.Obvious: _obvious,
    events.Hinted: _hinted,
    events.Resumed: _resumed,
    log.Ended: _ended,
    log.Shared: _shared,
    events.AskedRematch: _asked_rematch,
    events.Rematched: _rematched,
    events.Rated: _rated,
}


def _set_seat(table: Table, number: int, seat: Seat) -> None:
    table.seats = (*table.seats[: number - 1], seat, *table.seats[number:])
    table.__dict__.pop("seating", None)
    table.__dict__.pop("source", None)  # it depends on the seats' randomness


def _now_decide(table: Table, time: float, position: Position) -> None:
    """Set the position, and start the clock of the next decision with the time already spent on it."""
    table.position = position
    table.phase = position.phase
    table.to_move = position.to_move
    table.since = time - table.spent.get(len(table.steps), 0.0)
    table.decided_from = time
    table.paused = {}
    table.overdue = frozenset()
    table.declined = frozenset()
    table.changed = dict.fromkeys(range(1, len(table.seats) + 1), table.seq)
    table.choices = dict.fromkeys(_asked(position), ()) if table.phase is Phase.TILE else {}


def _note_help(table: Table, entry: log.Took | log.Chose) -> None:
    if entry.by == "stand-in":
        table.helped |= {entry.seat}


def _asked(position: Position) -> list[int]:
    """The seats that have a column to choose, in turn order; which seats they are does not depend on the choices."""
    asked: list[int] = []
    while position.phase is Phase.TILE:
        if position.to_move is not None and position.to_move not in asked:
            asked.append(position.to_move)
        position = position.play_unchecked(position.legal_moves()[0])
    return asked


def _count_points(table: Table, position: Position) -> None:
    """Add the points of a step that ends a round or chooses a column; no other step scores."""
    assert table.position is not None
    gained = points_gained(table.position, position)
    table.points = tuple(old + new for old, new in zip(table.points, gained, strict=True))


def _withdraw_take_backs(table: Table) -> None:
    """Withdraw offers to take moves back: the last moves have changed."""
    if table.offers:
        table.offers = tuple(offer for offer in table.offers if offer.matter != "take-back")


def _drop_from_offers(table: Table, seat: int) -> None:
    """Drop a seat from all offers: the computer plays it now, or it has resigned.

    In a rated game an offer that then waits for nobody is withdrawn: an absent person has not agreed.
    """
    offers = (
        replace(offer, waiting=tuple(other for other in offer.waiting if other != seat))
        for offer in table.offers
        if offer.seat != seat
    )
    table.offers = tuple(offer for offer in offers if offer.waiting or not table.settings.rated)
