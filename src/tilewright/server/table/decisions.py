"""Decisions: the entries that a request adds to a table's log, or a refusal. Pure, as the table is.

A `Proposal` holds the entries, those that follow automatically (a deal, a reveal, the end), and the table after each.
It takes effect when the store has it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

import msgspec

from tilewright.fairness import VERSION, Promised
from tilewright.fairness.chains import follows as continues
from tilewright.rules import Move, Phase
from tilewright.search.solver import distinct_moves
from tilewright.server.errors import Refusal
from tilewright.server.limits import TABLE_EVENTS, TABLE_OTHER_EVENTS
from tilewright.server.messages import events
from tilewright.server.messages.fields import By, SideName
from tilewright.server.messages.ratings import RatingChange
from tilewright.server.messages.requests import (
    Answer,
    Hint,
    Leave,
    MakeOffer,
    Play,
    PlayObvious,
    Rematch,
    Resign,
    Reveal,
    Share,
    SwitchChat,
    TakeVacation,
    Undo,
)
from tilewright.server.messages.tables import DAY_S, Clock, ComputerSeat, Joining, NewTable, OpenSeat, PersonSeat

from . import log
from .names import tidy_name, with_names
from .reserves import MS
from .table import OWN, Offer, Table, after, new_table
from .vacations import MOST_VACATION_S, Vacation

PER_MOVE_S = range(5, 14 * 86_400 + 1)
RESERVE_S = range(30, 3 * 3600 + 1)
INCREMENT_S = range(181)
"""The bounds of a clock (docs/clocks.md)."""
LONGEST_QUEUE_S = 60.0
"""A longer wait in the server is no measurement: its clock was set."""

Action = (
    Play
    | Undo
    | MakeOffer
    | Answer
    | Resign
    | Leave
    | Share
    | Reveal
    | Rematch
    | Hint
    | TakeVacation
    | PlayObvious
    | SwitchChat
)
"""Requests of a person at the table."""


class Arrival(NamedTuple):
    """How a request came, for the clock: what the server itself has measured."""

    time: float | None = None
    """When it arrived; None: just now."""
    lag: float = 0.0
    """The seconds that a message needs to the client and back."""


JUST_NOW = Arrival()


@dataclass(frozen=True, slots=True)
class Proposal:
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


# ---------------------------------------------------------------- making and joining a table


def make_table(
    asked: NewTable, game: Promised, *, next: Promised, holder: str, now: float, sitter: log.Sitter | None = None
) -> Proposal:
    """A new table with its maker on every seat that was asked for a person; `next` is for a rematch.

    What the maker adds to the deals counts only if they saw the commitment first. A maker with a name that lasts has
    the first of the seats; the others are for guests at the same device.
    """
    if asked.first is not None and asked.first > len(asked.seats):
        raise Refusal("no-such-seat", seat=asked.first)
    refuse_bad_clock(asked.clock)
    asked = as_rated(asked, sitter) if asked.rated else asked
    draft = Draft.of_new(made_entry(with_names(asked, game.table), game, next), now)
    randomness = "" if asked.promise is None else asked.randomness
    for number, plan in enumerate(asked.seats, 1):
        if isinstance(plan, PersonSeat):
            draft.add(_sat(number, tidy_name(plan.name) if plan.name else "", holder, randomness, sitter))
            randomness, sitter = "", None
    return draft.finish()


def as_rated(asked: NewTable, maker: log.Sitter | None) -> NewTable:
    """The settings of a rated table: nobody has help, and the maker has one seat and a name that lasts."""
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
    """A table for two whose deals others get, too. It has no seat to wait for, so the game begins at once."""
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


def _sat(seat: int, name: str, holder: str, randomness: str, sitter: log.Sitter | None) -> log.Sat:
    if sitter is None:
        return log.Sat(seat, name, holder, randomness)
    return log.Sat(seat, sitter.name, holder, randomness, sitter.person, sitter.program, sitter.rating)


def join(
    table: Table, asked: Joining, holder: str, now: float, sitter: log.Sitter | None = None
) -> tuple[Proposal, int]:
    """Take an open seat; returns its number, too. A second seat of the same device is a guest's."""
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
    draft.add(_sat(seat, tidy_name(asked.name), holder, asked.randomness, known))
    return draft.finish(), seat


def recognise(table: Table, holder: str, sitter: log.Sitter, now: float) -> Proposal:
    """Somebody who sat down as a guest has a lasting name now; one seat of theirs gets it, unless they have one."""
    draft = Draft(table, now)
    guests = [number for number in table.holds(holder) if not table.seat(number).person]
    if not guests or any(seat.person == sitter.person for seat in table.seats):
        return Proposal(table, (), ())
    refuse_if_full(table)
    draft.add(events.Recognised(guests[0], sitter.person, sitter.name))
    return draft.finish()


def made_entry(settings: NewTable, game: Promised, next: Promised) -> log.Made:
    """The first entry of a table's log."""
    return log.Made(game.table, settings, game.secret.hex(), VERSION, next.table, next.secret.hex())


def rematch(table: Table, game: Promised, *, next: Promised, now: float) -> Proposal:
    """The next game of the same people: the second seat becomes the first, the first the last.

    Of the seats' randomness only what they shared after seeing the commitment of this game counts.
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


# ---------------------------------------------------------------- requests of people


def decide(table: Table, action: Action, holder: str | None, now: float, arrival: Arrival = JUST_NOW) -> Proposal:
    """Decide on a person's request. If the computer stands in for the seat, the person gets it back first."""
    if not 1 <= action.seat <= table.players:
        raise Refusal("no-such-seat", seat=action.seat)
    seat = table.seat(action.seat)
    if holder is None or seat.holder != holder:
        raise Refusal("not-your-seat", seat=action.seat)
    draft = Draft(table, now, arrival)
    if seat.stand_in and not seat.resigned and table.state == "playing" and not isinstance(action, Leave | Reveal):
        draft.add(events.Returned(action.seat))
    if seat.resigned and not isinstance(action, (Rematch, Share, SwitchChat)):
        raise Refusal("already-resigned")
    if table.shared is not None and not isinstance(action, Play | Leave):
        raise Refusal("equal-deals")
    if isinstance(action, Undo | MakeOffer | Leave | Hint | TakeVacation | PlayObvious | SwitchChat):
        refuse_if_full(table)
    _DECISIONS[type(action)](draft, action)
    return draft.finish()


def get_up(table: Table, holder: str, now: float) -> Proposal:
    """A person leaves a table that waits for others."""
    draft = Draft(table, now)
    if table.state == "waiting":
        for number in table.holds(holder):
            draft.add(log.GotUp(number))
    return draft.finish()


def welcome_back(table: Table, holder: str, now: float) -> Proposal:
    """A person is back: the computer gives back every seat of theirs."""
    draft = Draft(table, now)
    if table.state == "playing":
        for number in table.holds(holder):
            if table.seat(number).stand_in and not table.seat(number).resigned:
                draft.add(events.Returned(number))
    return draft.finish()


def stand_in(table: Table, seat: int, because: str, now: float) -> Proposal:
    """The computer stands in for a person who is absent or out of time."""
    draft = Draft(table, now)
    if table.state == "playing" and table.seat(seat).is_active:
        draft.add(events.StoodIn(seat, because))  # type: ignore[arg-type]
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
        draft.add(_deal(table))
    return draft.finish()


def computer_plays(table: Table, seat: int, move: str, now: float) -> Proposal:
    """The computer's move for its own seat or as a stand-in."""
    draft = Draft(table, now)
    add_move(draft, seat, move, "computer" if table.seat(seat).who == "computer" else "stand-in")
    return draft.finish()


def resume(table: Table, away: float, now: float) -> Proposal:
    """The server is back after `away` seconds; clocks are credited with them."""
    draft = Draft(table, now)
    draft.add(events.Resumed(away))
    return draft.finish()


def name_rematch(table: Table, new: str, now: float) -> Proposal:
    """Tell the old table where the next one is."""
    draft = Draft(table, now)
    draft.add(events.Rematched(new))
    return draft.finish()


def note_ratings(table: Table, changes: list[RatingChange], now: float) -> Proposal:
    """Tell the table what a rated game did to ratings, once."""
    draft = Draft(table, now)
    if table.ratings is None:
        draft.add(events.Rated(changes))
    return draft.finish()


def add_move(draft: Draft, seat: int, text: str, by: By) -> None:
    """Add a move or a choice of a column, checked by the rules."""
    move = Move.parse(text)
    if draft.table.is_choosing:
        position = draft.table.facing(seat)
        if seat not in draft.table.choices or position is None:
            raise Refusal("not-your-turn")
        position.play(move)
        draft.add(log.Chose(seat, str(move), by, *_credit(draft, seat, by)))
        return
    if draft.table.to_move != seat:
        raise Refusal("not-your-turn")
    draft.add(log.Took(seat, str(move), by, *_credit(draft, seat, by)))


def _credit(draft: Draft, seat: int, by: By) -> tuple[int, int]:
    """What a reserve is credited with for a move: the milliseconds of lag, and those in the server's queue.

    Refuses a move that left the client too late: what counts is its arrival less the credited lag.
    """
    own = draft.table.reserves.get(seat)
    if own is None or by not in OWN:
        return 0, 0
    ran = own.ran(draft.now)
    waited = 0.0 if draft.arrival.time is None else draft.now - draft.arrival.time
    queued = min(int(waited * MS), ran) if 0 <= waited <= LONGEST_QUEUE_S else 0
    lag = min(own.allowance(draft.arrival.lag), ran - queued)
    if own.at(draft.now) + (lag + queued) / MS <= 0:
        raise Refusal("out-of-time")
    return lag, queued


def _play(draft: Draft, action: Play) -> None:
    must_be_playing(draft.table)
    if action.seat in draft.table.overdue:
        raise Refusal("time-is-up")
    if action.at != draft.table.changed.get(action.seat):
        raise Refusal("stale")
    add_move(draft, action.seat, action.move, "person")


def _undo(draft: Draft, action: Undo) -> None:
    table = draft.table
    must_be_playing(table)
    if action.seat in table.overdue:
        raise Refusal("too-late-to-undo")
    if table.choices.get(action.seat):
        draft.add(log.Reconsidered(action.seat))
        return
    if not table.settings.undo:
        raise Refusal("undo-not-allowed")
    if not can_undo(table, action.seat):
        raise Refusal("nothing-to-undo" if not moves_to_take_back(table, action.seat) else "too-late-to-undo")
    draft.add(events.TookBack(action.seat, 1))


def can_undo(table: Table, seat: int) -> bool:
    """Whether a seat may take its last action back without asking the others."""
    if table.state != "playing" or seat in table.overdue:
        return False
    if table.choices.get(seat):
        return True
    nobody_chose = not any(table.choices.values())
    return table.settings.undo and nobody_chose and moves_to_take_back(table, seat) == 1


def moves_to_take_back(table: Table, seat: int) -> int:
    """The number of takes from a seat's last one on; 0 if it has none since the last deal, reveal or overdue take.

    A take without an alternative is not worth taking back: it would be made again at once.
    """
    takes = table.steps[table.fixed :]
    own = (count for count, step in enumerate(reversed(takes), 1) if step.seat == seat and step.by != "obvious")
    return next(own, 0)


def _offer(draft: Draft, action: MakeOffer) -> None:
    table = draft.table
    must_be_playing(table)
    if any(offer.matter == action.matter for offer in table.offers):
        raise Refusal("already-offered")
    if (action.seat, action.matter) in table.declined:
        raise Refusal("already-declined")
    if table.settings.rated and (action.matter == "take-back" or not table.others(action.seat)):
        raise Refusal("rated-game")  # computers would agree to everything
    if action.matter == "take-back":
        if not moves_to_take_back(table, action.seat):
            raise Refusal("nothing-to-undo")
        _refuse_unaffordable(draft, action.seat)
    draft.add(events.Offered(action.seat, action.matter))


def _answer(draft: Draft, action: Answer) -> None:
    must_be_playing(draft.table)
    if not any(offer.matter == action.matter and action.seat in offer.waiting for offer in draft.table.offers):
        raise Refusal("nothing-offered")
    if action.matter == "take-back" and action.yes:
        _refuse_unaffordable(draft, next(offer.seat for offer in draft.table.offers if offer.matter == action.matter))
    for seat in draft.table.holds(draft.table.seat(action.seat).holder):  # one answer for all seats on one device
        if any(offer.matter == action.matter and seat in offer.waiting for offer in draft.table.offers):
            draft.add(events.Answered(seat, action.matter, action.yes))


def _refuse_unaffordable(draft: Draft, seat: int) -> None:
    """Refuse to take moves back if without their increments somebody would have lost on time."""
    table = draft.table
    steps = moves_to_take_back(table, seat)
    increment = 0 if table.settings.clock is None else table.settings.clock.increment
    for number, own in table.reserves.items():
        if own.at(draft.now) <= increment * table.own_moves(number, steps):
            raise Refusal("too-late-to-undo")


def _resign(draft: Draft, action: Resign) -> None:
    must_be_playing(draft.table)
    draft.add(events.Resigned(action.seat))
    if draft.table.players > 2:
        draft.add(events.StoodIn(action.seat, "resigned"))


def _leave(draft: Draft, action: Leave) -> None:
    if draft.table.state == "waiting":
        draft.add(log.GotUp(action.seat))
    elif (
        draft.table.state == "playing"
        and draft.table.seat(action.seat).is_active
        and draft.table.shared is None
        and not draft.table.reserves  # the clock of who is away runs
    ):
        draft.add(events.StoodIn(action.seat, "left"))


def _share(draft: Draft, action: Share) -> None:
    table = draft.table
    if table.state != "over":
        raise Refusal("not-over")
    if table.next is None or table.rematch is not None or action.seat in table.shares:
        raise Refusal("too-late-to-share")
    draft.add(log.Shared(action.seat, action.randomness))


def _reveal_value(draft: Draft, action: Reveal) -> None:
    table = draft.table
    must_be_playing(table)
    if (action.seat, action.round) not in table.asked_reveals():
        raise Refusal("no-reveal-awaited")
    if not continues(action.value, action.round, table.randomness[action.seat - 1], table.reveals, action.seat):
        raise Refusal("wrong-reveal")
    draft.add(events.Revealed(action.seat, action.round, action.value))


def _rematch(draft: Draft, action: Rematch) -> None:
    if draft.table.state != "over":
        raise Refusal("not-over")


def _switch_chat(draft: Draft, action: SwitchChat) -> None:
    if not draft.table.may_chat:
        raise Refusal("no-chat")
    for seat in draft.table.holds(draft.table.seat(action.seat).holder):  # one switch for all seats on one device
        if (seat in draft.table.chat) != action.on:
            draft.add(events.ChatSwitched(seat, action.on))


def _hint(draft: Draft, action: Hint) -> None:
    must_be_playing(draft.table)
    if not draft.table.settings.hints:
        raise Refusal("hints-not-allowed")
    if not draft.table.deciding:
        raise Refusal("nothing-to-search")
    if draft.table.others(action.seat):
        draft.add(events.Hinted(action.seat))


def _take_vacation(draft: Draft, action: TakeVacation) -> None:
    table = draft.table
    must_be_playing(table)
    if table.settings.clock is None or not table.settings.clock.has_days:
        raise Refusal("no-vacation")
    if action.seat in table.overdue:
        raise Refusal("time-is-up")
    old = table.seat(action.seat).vacation or Vacation(draft.now, draft.now)
    if old.until <= draft.now and not action.days:
        return
    new = old.followed(draft.now, draft.now + action.days * DAY_S)
    if action.days and new.used > MOST_VACATION_S:
        raise Refusal("vacation-used", days=max(0, int((MOST_VACATION_S - new.before) / DAY_S)))
    draft.add(events.Vacation(action.seat, new.until))


def _play_obvious(draft: Draft, action: PlayObvious) -> None:
    must_be_playing(draft.table)
    if draft.table.seat(action.seat).obvious != action.on:
        draft.add(events.Obvious(action.seat, action.on))


_DECISIONS: dict[type[Action], Callable[[Draft, Any], None]] = {
    Play: _play,
    Undo: _undo,
    MakeOffer: _offer,
    Answer: _answer,
    Resign: _resign,
    Leave: _leave,
    Share: _share,
    Reveal: _reveal_value,
    Rematch: _rematch,
    Hint: _hint,
    SwitchChat: _switch_chat,
    TakeVacation: _take_vacation,
    PlayObvious: _play_obvious,
}


def refuse_if_full(table: Table) -> None:
    """Refuse what could be repeated for ever without the game going on."""
    if table.seq - len(table.steps) >= TABLE_OTHER_EVENTS:
        raise Refusal("table-full")


def must_be_playing(table: Table) -> None:
    """Refuse before the beginning and after the end."""
    if table.state == "waiting":
        raise Refusal("not-begun")
    if table.state == "over":
        raise Refusal("game-over")


# ---------------------------------------------------------------- entries that follow automatically


def follows(table: Table) -> log.AnyEntry | None:
    """The next entry that needs no request; None if somebody must act."""
    if table.state == "waiting":
        if any(seat.who == "open" for seat in table.seats):
            return None
        return log.Began(table.settings.first or table.source.first_seat(table.players))
    if table.state == "over":
        return None
    if table.seq >= TABLE_EVENTS:
        return log.Ended("stopped", ())
    return _follows_offer(table) or _follows_resignation(table) or _follows_position(table) or _follows_obviously(table)


def _follows_offer(table: Table) -> log.AnyEntry | None:
    agreed: Offer | None = next((offer for offer in table.offers if not offer.waiting), None)
    if agreed is None:
        return None
    if agreed.matter == "stop":
        return log.Ended("stopped", ())
    return events.TookBack(agreed.seat, moves_to_take_back(table, agreed.seat))


def _follows_resignation(table: Table) -> log.AnyEntry | None:
    resigned = [number for number, seat in enumerate(table.seats, 1) if seat.resigned]
    if not resigned:
        return None
    people = [seat for seat in table.seats if seat.is_person]
    if table.players == 2:
        return log.Ended("time" if table.seat(resigned[0]).timed_out else "resigned", (3 - resigned[0],))
    return log.Ended("stopped", ()) if len(resigned) == len(people) else None


def _follows_position(table: Table) -> log.AnyEntry | None:
    position = table.position
    assert position is not None
    if table.phase is Phase.OFFER:
        return None
    if table.phase is Phase.DEAL:
        return None if table.awaited_reveals else _deal(table)
    if table.phase is Phase.TILE and not table.deciding:
        return log.Tiled(_reveal(table))
    if table.phase is Phase.END:
        assert position.outcome is not None
        return log.Ended("row" if position.outcome.reason == "row" else "exhausted", winners(table))
    return None


def _follows_obviously(table: Table) -> log.AnyEntry | None:
    """The only move of a seat whose person lets the server play such moves."""
    for seat in table.deciding:
        if not (table.seat(seat).obvious and table.seat(seat).is_active) or seat in table.overdue:
            continue
        position = table.facing(seat)
        assert position is not None
        first, *others = distinct_moves(position)
        if not others:
            return (log.Chose if table.is_choosing else log.Took)(seat, str(first), "obvious")
    return None


def _deal(table: Table) -> log.Dealt:
    assert table.position is not None
    return log.Dealt(table.source.deal(table.position, table.revealed_row))


def _reveal(table: Table) -> tuple[str, ...]:
    """All secret choices, in the order in which the rules ask for them."""
    position = table.position
    assert position is not None
    choices = {seat: iter(chosen) for seat, chosen in table.choices.items()}
    moves = []
    while position.phase is Phase.TILE and position.to_move is not None:
        moves.append(next(choices[position.to_move]))
        position = position.play(moves[-1])
    return tuple(moves)


def winners(table: Table) -> tuple[int, ...]:
    """The winners of a finished game: END-5 to END-7 among the seats that did not resign."""
    assert table.position is not None
    outcome = table.position.outcome
    assert outcome is not None
    ranks = {seat: rank for seat, rank in enumerate(outcome.ranks, 1) if not table.seat(seat).resigned}
    return tuple(seat for seat, rank in ranks.items() if rank == min(ranks.values()))
