"""A table as a rated game: each seat's share of the victory."""

from __future__ import annotations

from tilewright.contests.ratings import OFFSET, Rating, kind_of
from tilewright.server.messages.ratings import SeatRating
from tilewright.server.messages.reviews import SeatReview
from tilewright.server.table import Table

from .standing import Game, RatedSeat, SeatOfReview


def table_kind(table: Table) -> str:
    """The kind of rating that a table counts for."""
    return kind_of(table.players, table.settings.side)


def people_at(table: Table) -> list[str]:
    """The persons at a table."""
    return [seat.person for seat in table.seats if seat.person]


def game_of(table: Table) -> Game | None:
    """A game that is over; None if it has no result.

    A stopped game has none, unless everybody resigned and only computers were left. A person for whom the computer made
    a move, because they were absent or out of time, has lost, so that no stand-in can win for them.
    """
    assert table.ended is not None
    gave_up = all(seat.resigned for seat in table.seats if seat.is_person)
    if table.ended.reason == "stopped" and not gave_up:
        return None
    unhelped = [number for number in range(1, table.players + 1) if number not in table.helped]
    winners = [number for number in table.ended.winners if number in unhelped] or [
        number for number in unhelped if not table.seat(number).resigned
    ]
    if not winners:
        return None
    shared = table.shared
    return Game(
        table.id,
        table_kind(table),
        tuple(
            RatedSeat(
                1 / len(winners) if number in winners else 0.0,
                seat.person,
                seat.level or 0,
                _round(table) if seat.resigned and not seat.timed_out else 0,
            )
            for number, seat in enumerate(table.seats, 1)
        ),
        tournament=shared.tournament if shared else "",
        deal=shared.deal if shared else 0,
    )


def _round(table: Table) -> int:
    """The round in which a game ended. With three or four players it may be later than the round of a resignation."""
    return 0 if table.position is None else table.position.round


def shown(rating: Rating) -> SeatRating:
    """A rating as people see it."""
    return SeatRating(round(rating.value) + OFFSET, round(rating.deviation))


def seat_of_review(seat: SeatReview) -> SeatOfReview:
    """The part of a review that ratings use."""
    return SeatOfReview(seat.luck.share, seat.luck.margin, seat.accuracy, seat.grades.best, seat.choices)
