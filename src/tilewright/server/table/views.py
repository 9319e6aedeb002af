"""The public view of a table: everything except secrets and columns that were chosen in secret."""

from __future__ import annotations

import time as clock
from collections.abc import Callable, Collection, Sequence
from typing import Any, Literal

import msgspec
from msgspec import UNSET, UnsetType

from tilewright.analysis.points import Points
from tilewright.analysis.tiling import Tiling, tiling_between
from tilewright.fairness import Promised, commitment
from tilewright.notation.legal_json import legal_moves_json
from tilewright.rules import Move, Phase, Position
from tilewright.rules.constants import COLOUR_BONUS, COLUMN_BONUS, ROW_BONUS
from tilewright.rules.effects import effect_of
from tilewright.rules.outcome import ranks_of
from tilewright.rules.writing import position_text
from tilewright.server.messages import events, tables
from tilewright.server.messages.events import Event, OpenEvent
from tilewright.server.messages.live import EventMessage
from tilewright.server.messages.tables import (
    DAY_S,
    EqualDeals,
    Fairness,
    PlacedTile,
    Promise,
    Result,
    RevealAsked,
    SeatResult,
    SeatTiling,
    SeatTime,
    SeatView,
    TableView,
    Taken,
    VacationView,
    You,
)

from . import log
from .table import Seat, Table
from .taking_back import can_undo
from .turns import deadline


def table_view(table: Table, present: Sequence[bool], now: float | None = None) -> TableView:
    """The table as everybody may see it."""
    settings = table.settings
    return TableView(
        table=table.id,
        seq=table.seq,
        side=settings.side,
        first=table.first or settings.first,
        clock=settings.clock,
        undo=settings.undo,
        hints=settings.hints,
        stand_in_after=settings.stand_in_after,
        last_word=settings.last_word,
        rated=settings.rated,
        state=table.state,
        seats=seat_views(table, present),
        position=None if table.position is None else str(table.position),
        deadline=deadline(table),
        clocks=seat_times(table),
        revealing=list(table.awaited_reveals),
        choosing=choosing(table),
        offers=offers(table),
        result=result(table),
        fairness=fairness(table),
        equal=equal_deals(table),
        chat=sorted(table.chat) if table.may_chat else None,
        rematch=table.rematch,
        asked_rematch=sorted(table.asked_rematch),
        ratings=list(table.ratings or ()),
        made=table.made,
        now=clock.time() if now is None else now,
    )


def fairness(table: Table) -> Fairness:
    """The public data to check the deals with."""
    is_over = table.state == "over"
    return Fairness(
        version="2" if table.fairness == "2" else "1",
        commitment=commitment(table.secret, table.deals_name, table.fairness),
        randomness=[""] * table.players if table.state == "waiting" else list(table.randomness),
        secret=_published(table) if is_over else None,
        next=promise(table.next) if is_over else None,
    )


def _published(table: Table) -> str | None:
    """The secret after the end; that of shared deals is published later (docs/duplicate.md)."""
    return None if table.shared is not None else table.secret.hex()


def equal_deals(table: Table) -> EqualDeals | None:
    """The day, duel or tournament whose deals this table shares."""
    shared = table.shared
    if shared is None:
        return None
    people = sum(seat.is_person for seat in table.seats)
    kind: Literal["day", "duel", "teams", "tournament"] = "duel" if people == 1 else "teams"
    if shared.day or shared.tournament:
        kind = "day" if shared.day else "tournament"
    return EqualDeals(kind, shared.day or None, shared.ranked, shared.deal, shared.deals, shared.tournament or None)


def promise(game: Promised | None) -> Promise | None:
    """The public part of a future game."""
    return None if game is None else Promise(game.table, game.commitment)


def seat_views(table: Table, present: Sequence[bool]) -> list[SeatView]:
    """The seats as everybody may see them."""
    return [_seat_view(seat, here) for seat, here in zip(table.seats, present, strict=True)]


def _seat_view(seat: Seat, present: bool) -> SeatView:
    vacation = seat.vacation
    return SeatView(
        who=seat.who,
        name=seat.name,
        level=seat.level,
        present=present and seat.is_person,
        stand_in=seat.stand_in,
        resigned=seat.resigned,
        timed_out=seat.timed_out,
        person=seat.person or None,
        program=seat.program,
        vacation=None if vacation is None else VacationView(vacation.until, vacation.used / DAY_S),
        obvious=seat.obvious,
        rating=seat.rating,
    )


def seat_times(table: Table) -> list[SeatTime | None]:
    """What each seat has left of its reserve; empty without one."""
    if not table.reserves:
        return []
    reserves = [table.reserves.get(seat) for seat in range(1, table.players + 1)]
    return [None if own is None else SeatTime(max(0.0, own.left), own.until) for own in reserves]


def choosing(table: Table) -> list[int]:
    """The seats that still choose columns."""
    return list(table.deciding) if table.is_choosing else []


def offers(table: Table) -> list[tables.Offer]:
    """The open offers."""
    return [tables.Offer(offer.matter, offer.seat, list(offer.waiting)) for offer in table.offers]


class _Turn(msgspec.Struct, frozen=True):
    """A `Turn` whose moves are JSON already."""

    seat: int
    moves: msgspec.Raw
    at: int
    board: str | None


class _You(msgspec.Struct, frozen=True):
    """A `You` whose turns are `_Turn`s."""

    seats: tuple[int, ...]
    turns: list[_Turn]
    can_undo: list[int]
    reveals: list[RevealAsked] | UnsetType


_encode = msgspec.json.Encoder().encode
_decode_you = msgspec.json.Decoder(You).decode


def you(table: Table, holder: str | None) -> You:
    """The data for one client alone: its legal moves and its secret choices."""
    return _decode_you(you_json(table, holder))


def you_json(table: Table, holder: str | None) -> bytes:
    """The same as JSON. Legal moves are most of a message, so compiled code writes them."""
    held = table.holds(holder)
    turns = []
    for seat in table.deciding:  # loops, because a comprehension costs a call
        if seat in held and seat not in table.overdue:
            turns.append(_turn(table, seat))
    undoable = []
    for seat in held:
        if can_undo(table, seat):
            undoable.append(seat)
    if not table.settings.last_word:
        return _encode(_You(held, turns, undoable, UNSET))
    asked = [RevealAsked(seat, round) for seat, round in table.asked_reveals() if seat in held]
    return _encode(_You(held, turns, undoable, asked))


def _turn(table: Table, seat: int) -> _Turn:
    """The turn of a seat that must decide now."""
    is_choosing = table.is_choosing
    position = table.facing(seat) if is_choosing else table.position
    assert position is not None
    return _Turn(
        seat,
        msgspec.Raw(legal_moves_json(position)),
        table.changed[seat],
        str(position.boards[seat - 1]) if is_choosing else None,
    )


# ---------------------------------------------------------------- events


def event_message(before: Table | None, after: Table, entry: log.AnyEntry, time: float) -> EventMessage:
    """An entry of the log as the message that clients get, with what it changes in the view.

    The caller fills in `seats`, because it contains presence, which is not in the log.
    """
    changed = before is None or before.position is not after.position
    settings = after.settings
    return EventMessage(
        seq=after.seq,
        time=time,
        event=event(before, after, entry),
        position=position_text(after.position.state) if changed and after.position is not None else UNSET,
        state=after.state if before is None or before.state != after.state else UNSET,
        deadline=_deadline_change(before, after) if settings.clock is not None or settings.last_word else UNSET,
        clocks=_clocks_change(before, after) if after.reserves else UNSET,
        choosing=choosing(after) if after.choices or (before is not None and before.choices) else UNSET,
        revealing=list(after.awaited_reveals) if settings.last_word else UNSET,
        chat=UNSET if before is None else _chat_change(before, after),
        offers=offers(after) if before is None or before.offers is not after.offers else UNSET,
    )


def _chat_change(before: Table, after: Table) -> list[int] | UnsetType | None:
    if before.chat is after.chat and before.seats is after.seats:
        return UNSET
    if before.chat == after.chat and before.may_chat == after.may_chat:
        return UNSET
    return sorted(after.chat) if after.may_chat else None


def _deadline_change(before: Table | None, after: Table) -> float | UnsetType | None:
    new = deadline(after)
    return UNSET if before is not None and deadline(before) == new else new


def _clocks_change(before: Table | None, after: Table) -> list[SeatTime | None] | UnsetType:
    if before is None or before.reserves is after.reserves or before.reserves == after.reserves:
        return UNSET
    return seat_times(after)


def event(before: Table | None, after: Table, entry: log.AnyEntry) -> Event:
    """An entry of the log in the form that clients see."""
    return entry if isinstance(entry, OpenEvent) else _PUBLIC[type(entry)](before, after, entry)


def _dealt(before: Table, after: Table, entry: log.Dealt) -> Event:
    assert after.position is not None
    return events.Dealt(after.position.round, entry.deal)


def _played(before: Table, after: Table, entry: log.Took) -> Event:
    assert before.position is not None
    moved = taken(before.position, Move.parse(entry.move))
    late = entry.seat in before.overdue
    return events.Played(entry.seat, entry.move, entry.by, moved, _tiling_after_take(before, after), late)


def taken(position: Position, move: Move) -> Taken:
    """What a legal take moves."""
    effect = effect_of(position, move)
    return Taken(effect.placed + effect.dropped, effect.placed, effect.fallen, bool(effect.marker))


def _chose(before: Table, after: Table, entry: log.Chose | log.Reconsidered) -> Event:
    return events.Chose(entry.seat, done=after.facing(entry.seat) is None, late=entry.seat in before.overdue)


def _tiled(before: Table, after: Table, entry: log.Tiled) -> Event:
    before_last_take = after.steps[len(after.steps) - len(entry.moves) - 2].position
    assert after.position is not None
    return events.Tiled(list(entry.moves), tiling(tiling_between(before_last_take, after.position)))


def _ended(before: Table, after: Table, entry: log.Ended) -> Event:
    ended = result(after)
    assert ended is not None
    return events.Ended(ended, _published(after), promise(after.next))


_PUBLIC: dict[type[Any], Callable[[Any, Table, Any], Event]] = {
    log.Made: lambda before, after, entry: events.Made(),
    log.Sat: lambda before, after, entry: events.Joined(entry.seat, entry.name),
    log.GotUp: lambda before, after, entry: events.Left(entry.seat),
    log.Began: lambda before, after, entry: events.Started(entry.first, list(after.randomness)),
    log.Dealt: _dealt,
    log.Took: _played,
    log.Chose: _chose,
    log.Reconsidered: _chose,
    log.Tiled: _tiled,
    log.Ended: _ended,
    log.Shared: lambda before, after, entry: events.Shared(entry.seat),
}


def _tiling_after_take(before: Table, after: Table) -> list[SeatTiling] | None:
    """The wall tiling after a round's last take; None after other takes, and if columns are still to be chosen."""
    assert after.position is not None
    if after.phase in (Phase.OFFER, Phase.TILE) or before.position is None:
        return None
    return tiling(tiling_between(before.position, after.position))


def tiling(done: Sequence[Tiling]) -> list[SeatTiling]:
    """What a wall tiling brought every seat."""
    return [
        SeatTiling(
            seat,
            [PlacedTile(tile.row, tile.column, tile.colour, tile.points) for tile in own.placed],
            -own.lost,
            own.score,
        )
        for seat, own in enumerate(done, 1)
    ]


# ---------------------------------------------------------------- the end


def result(table: Table) -> Result | None:
    """How the game ended; None before its end."""
    if table.ended is None or table.position is None:
        return None
    return result_of(table.position, table.points, table.ended.reason, table.ended.winners, table.seating.resigned)


def result_of(
    last: Position,
    points: Sequence[Points],
    reason: log.EndReason,
    winners: Sequence[int],
    resigned: Collection[int] = (),
) -> Result:
    """A result from a game's last position and where each seat's points came from; `resigned` seats cannot win."""
    scores = [board.score for seat, board in enumerate(last.boards, 1) if seat not in resigned]
    ranks = ranks_of([board.score for board in last.boards], [board.wall.complete_rows for board in last.boards])
    return Result(
        reason=reason,
        winners=list(winners),
        by_rows=last.is_over and 0 < len(winners) < scores.count(max(scores)),  # END-6
        seats=[
            SeatResult(
                score=board.score,
                wall=own.wall,
                floor=-own.floor,
                rows=own.rows // ROW_BONUS,
                columns=own.columns // COLUMN_BONUS,
                colours=own.colours // COLOUR_BONUS,
                rank=rank,
            )
            for board, own, rank in zip(last.boards, points, ranks, strict=True)
        ],
    )
