"""Actions of the server without a request: the computer's moves, stand-ins, losses on time."""

from __future__ import annotations

from tilewright.server.messages import events
from tilewright.server.messages.ratings import RatingChange

from .following import next_deal
from .moves import add_move
from .proposals import Draft, Proposal
from .table import Table


def computer_plays(table: Table, seat: int, move: str, now: float) -> Proposal:
    """The computer's move for its own seat or as a stand-in."""
    draft = Draft(table, now)
    add_move(draft, seat, move, "computer" if table.seat(seat).who == "computer" else "stand-in")
    return draft.finish()


def stand_in(table: Table, seat: int, because: str, now: float) -> Proposal:
    """The computer stands in for a person who is absent or out of time."""
    draft = Draft(table, now)
    if table.state == "playing" and table.seat(seat).is_active:
        draft.add(events.StoodIn(seat, because))  # type: ignore[arg-type]
    return draft.finish()


def welcome_back(table: Table, holder: str, now: float) -> Proposal:
    """A person is back: the computer returns all their seats."""
    draft = Draft(table, now)
    if table.state == "playing":
        for number in table.holds(holder):
            if table.seat(number).stand_in and not table.seat(number).resigned:
                draft.add(events.Returned(number))
    return draft.finish()


def run_out(table: Table, seat: int, now: float) -> Proposal:
    """A seat has used up its reserve."""
    draft = Draft(table, now)
    draft.add(events.TimedOut(seat))
    return draft.finish()


def deal_without(table: Table, now: float) -> Proposal:
    """The time for reveals is over: deal without the values that did not come."""
    draft = Draft(table, now)
    if table.awaited_reveals:
        draft.add(next_deal(table))
    return draft.finish()


def resume(table: Table, away: float, now: float) -> Proposal:
    """Credit clocks with `away` seconds in which nobody could move, for example because the server was down."""
    draft = Draft(table, now)
    draft.add(events.Resumed(away))
    return draft.finish()


def name_rematch(table: Table, new: str, now: float) -> Proposal:
    """Add the rematch's name to the old table."""
    draft = Draft(table, now)
    draft.add(events.Rematched(new))
    return draft.finish()


def note_ratings(table: Table, changes: list[RatingChange], now: float) -> Proposal:
    """Add the changes of ratings to the table, once."""
    draft = Draft(table, now)
    if table.ratings is None:
        draft.add(events.Rated(changes))
    return draft.finish()
