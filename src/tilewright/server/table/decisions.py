"""Decisions on the requests of people at a table: the entries that a request adds to the log, or a refusal."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tilewright.fairness.chains import follows as continues
from tilewright.server.errors import Refusal
from tilewright.server.messages import events
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
from tilewright.server.messages.tables import DAY_S

from . import log
from .moves import add_move
from .proposals import JUST_NOW, Arrival, Draft, Proposal, must_be_playing, refuse_if_full
from .table import Table
from .taking_back import can_undo, moves_to_take_back, refuse_unaffordable
from .vacations import MOST_VACATION_S, Vacation

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

REPEATABLE = frozenset({Undo, MakeOffer, Leave, Hint, TakeVacation, PlayObvious, SwitchChat})
"""Requests that could be repeated for ever without a move."""


def decide(table: Table, action: Action, holder: str | None, now: float, arrival: Arrival = JUST_NOW) -> Proposal:
    """Decide on a person's request. If the computer stands in for the seat, the person gets it back first."""
    if not 1 <= action.seat <= len(table.seats):
        raise Refusal("no-such-seat", seat=action.seat)
    seat = table.seats[action.seat - 1]
    if holder is None or seat.holder != holder:
        raise Refusal("not-your-seat", seat=action.seat)
    draft = Draft(table, now, arrival)
    if seat.stand_in and not seat.resigned and table.state == "playing" and not isinstance(action, (Leave, Reveal)):
        draft.add(events.Returned(action.seat))
    if seat.resigned and not isinstance(action, (Rematch, Share, SwitchChat)):
        raise Refusal("already-resigned")
    if table.shared is not None and not isinstance(action, (Play, Leave)):
        raise Refusal("equal-deals")
    kind = type(action)
    if kind in REPEATABLE:
        refuse_if_full(table)
    _DECISIONS[kind](draft, action)
    return draft.finish()


def _play(draft: Draft, action: Play) -> None:
    table = draft.table
    must_be_playing(table)
    if action.seat in table.overdue:
        raise Refusal("time-is-up")
    if action.at != table.changed.get(action.seat):
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
        raise Refusal("rated-game" if table.settings.rated else "undo-not-allowed")
    if not can_undo(table, action.seat):
        raise Refusal("nothing-to-undo" if not moves_to_take_back(table, action.seat) else "too-late-to-undo")
    draft.add(events.TookBack(action.seat, 1))


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
        refuse_unaffordable(table, action.seat, draft.now)
    draft.add(events.Offered(action.seat, action.matter))


def _answer(draft: Draft, action: Answer) -> None:
    must_be_playing(draft.table)
    if not any(offer.matter == action.matter and action.seat in offer.waiting for offer in draft.table.offers):
        raise Refusal("nothing-offered")
    if action.matter == "take-back" and action.yes:
        seat = next(offer.seat for offer in draft.table.offers if offer.matter == action.matter)
        refuse_unaffordable(draft.table, seat, draft.now)
    for seat in draft.table.holds(draft.table.seat(action.seat).holder):  # one answer for all seats on one device
        if any(offer.matter == action.matter and seat in offer.waiting for offer in draft.table.offers):
            draft.add(events.Answered(seat, action.matter, action.yes))


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
        and not draft.table.reserves  # the clock of an absent person runs
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
    table = draft.table
    if table.state != "over":
        raise Refusal("not-over")
    if table.settings.rated and table.rematch is None and not table.has_asked_rematch(action.seat, draft.now):
        refuse_if_full(table)
        draft.add(events.AskedRematch(action.seat))


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
    holder = draft.table.seat(action.seat).holder
    if any(seat.is_person and seat.holder != holder for seat in draft.table.seats):  # also for those who are away now
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
