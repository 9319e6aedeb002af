"""Entries that follow without a request: the beginning, a deal, the reveal of columns, a forced move, a take-back that
all have agreed to, the end.
"""

from __future__ import annotations

from tilewright.rules import Phase
from tilewright.search.solver import distinct_moves
from tilewright.server.limits import TABLE_EVENTS
from tilewright.server.messages import events

from . import log
from .table import Offer, Table
from .taking_back import moves_to_take_back


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
    if table.seating.resigned and (entry := _follows_resignation(table)) is not None:
        return entry
    if table.offers and (entry := _follows_offer(table)) is not None:
        return entry
    if table.phase is not Phase.OFFER and (entry := _follows_position(table)) is not None:
        return entry
    return _follows_only_move(table) if table.seating.obvious else None


def _follows_offer(table: Table) -> log.AnyEntry | None:
    agreed: Offer | None = next((offer for offer in table.offers if not offer.waiting), None)
    if agreed is None:
        return None
    if agreed.matter == "stop":
        return log.Ended("stopped", ())
    return events.TookBack(agreed.seat, moves_to_take_back(table, agreed.seat))


def _follows_resignation(table: Table) -> log.AnyEntry | None:
    resigned = table.seating.resigned
    if table.players == 2:
        return log.Ended("time" if table.seat(resigned[0]).timed_out else "resigned", (3 - resigned[0],))
    return log.Ended("stopped", ()) if len(resigned) == table.seating.people else None


def _follows_position(table: Table) -> log.AnyEntry | None:
    position = table.position
    assert position is not None
    if table.phase is Phase.DEAL:
        return None if table.awaited_reveals else next_deal(table)
    if table.phase is Phase.TILE and not table.deciding:
        return log.Tiled(_reveal(table))
    if table.phase is Phase.END:
        assert position.outcome is not None
        return log.Ended("row" if position.outcome.reason == "row" else "exhausted", winners(table))
    return None


def _follows_only_move(table: Table) -> log.AnyEntry | None:
    """The move of a seat that has only one, if its person lets the server play such moves."""
    for seat in table.deciding:
        if not (table.seat(seat).obvious and table.seat(seat).is_active) or seat in table.overdue:
            continue
        position = table.facing(seat)
        assert position is not None
        first, *others = distinct_moves(position)
        if not others:
            return (log.Chose if table.is_choosing else log.Took)(seat, str(first), "obvious")
    return None


def next_deal(table: Table) -> log.Dealt:
    """The deal that is due, with what the seats have revealed so far."""
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
