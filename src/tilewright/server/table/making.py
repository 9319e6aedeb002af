"""Making tables: a new one, one with shared deals, and a rematch."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from tilewright.fairness import VERSION, Promised
from tilewright.server.errors import Refusal
from tilewright.server.messages.fields import SideName
from tilewright.server.messages.tables import Clock, ComputerSeat, NewTable, OpenSeat, PersonSeat

from . import log
from .joining import sat
from .names import tidy_name, with_names
from .proposals import Draft, Proposal
from .table import Table

# The bounds of a clock, in seconds (docs/clocks.md).
PER_MOVE_S = range(5, 14 * 86_400 + 1)
RESERVE_S = range(30, 3 * 3600 + 1)
INCREMENT_S = range(181)


def make_table(
    asked: NewTable, game: Promised, *, next: Promised, holder: str, now: float, sitter: log.Sitter | None = None
) -> Proposal:
    """A new table with its maker on every seat that was asked for a person; `next` is for a rematch.

    The maker's randomness counts only if they saw the commitment first. A maker with a lasting name has the first of
    the seats; the others are for guests at the same device.
    """
    if asked.first is not None and asked.first > len(asked.seats):
        raise Refusal("no-such-seat", seat=asked.first)
    refuse_bad_clock(asked.clock)
    if asked.clock is not None and asked.clock.is_slow:
        asked = msgspec.structs.replace(asked, stand_in_after=None)
    asked = as_rated(asked, sitter) if asked.rated else asked
    draft = Draft.of_new(made_entry(with_names(asked, game.table), game, next), now)
    randomness = "" if asked.promise is None else asked.randomness
    for number, plan in enumerate(asked.seats, 1):
        if isinstance(plan, PersonSeat):
            draft.add(sat(number, tidy_name(plan.name) if plan.name else "", holder, randomness, sitter))
            randomness, sitter = "", None
    return draft.finish()


def as_rated(asked: NewTable, maker: log.Sitter | None) -> NewTable:
    """The settings of a rated table: no hints, no taking back, and the maker has one seat and a lasting name."""
    own = sum(isinstance(plan, PersonSeat) for plan in asked.seats)
    if own and maker is None:
        raise Refusal("name-needed")
    if own > 1:
        raise Refusal("rated-yourself")
    return msgspec.structs.replace(asked, undo=False, hints=False)


def refuse_bad_clock(clock: Clock | None) -> None:
    """Refuse a clock with neither or both kinds of limits, and limits out of bounds."""
    if clock is None:
        return
    if clock.reserve is None:
        fits = clock.per_move in PER_MOVE_S and clock.increment == 0
    else:
        fits = clock.per_move is None and clock.reserve in RESERVE_S and clock.increment in INCREMENT_S
    if not fits:
        raise Refusal("bad-clock")


def make_shared_table(
    table: str,
    secret: bytes,
    shared: log.SharedDeals,
    seats: Sequence[ComputerSeat | log.Sat],
    now: float,
    *,
    side: SideName = "coloured",
    clock: Clock | None = None,
    rated: bool = False,
) -> Proposal:
    """A table for two with shared deals. All seats are taken, so the game begins at once."""
    plans: list[PersonSeat | OpenSeat | ComputerSeat] = [
        seat if isinstance(seat, ComputerSeat) else OpenSeat() for seat in seats
    ]
    settings = NewTable(seats=plans, side=side, clock=clock, undo=False, hints=False, stand_in_after=None, rated=rated)
    made = log.Made(table, with_names(settings, shared.name), secret.hex(), VERSION, shared=shared)
    draft = Draft.of_new(made, now)
    for seat in seats:
        if isinstance(seat, log.Sat):
            draft.add(seat)
    return draft.finish()


def rematch(table: Table, game: Promised, *, next: Promised, now: float) -> Proposal:
    """The next game of the same people: the second seat becomes the first, the first the last.

    Only randomness that was added after the commitment of this game was published counts.
    """
    order = [*range(2, table.players + 1), 1]
    seats = [table.seat(number) for number in order]
    settings = NewTable(
        seats=[ComputerSeat(seat.level or 1, seat.name) if seat.who == "computer" else OpenSeat() for seat in seats],
        side=table.settings.side,
        clock=table.settings.clock,
        undo=table.settings.undo,
        hints=table.settings.hints,
        stand_in_after=table.settings.stand_in_after,
        public=table.settings.public,
        last_word=table.settings.last_word,
        rated=table.settings.rated,
    )
    now_rated = {change.seat: change.after for change in table.ratings or ()}
    draft = Draft.of_new(made_entry(settings, game, next), now)
    shares = table.shares if game == table.next else {}
    for number, (before, seat) in enumerate(zip(order, seats, strict=True), 1):
        if seat.holder is not None:
            share = shares.get(before, "")
            rating = now_rated.get(before, seat.rating)
            draft.add(log.Sat(number, seat.name or "", seat.holder, share, seat.person, seat.program, rating))
    return draft.finish()


def made_entry(settings: NewTable, game: Promised, next: Promised) -> log.Made:
    """The first entry of a table's log."""
    return log.Made(game.table, settings, game.secret.hex(), VERSION, next.table, next.secret.hex())
