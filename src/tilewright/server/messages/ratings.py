"""Ratings as clients see them. All values are on the scale that people are shown (docs/ratings.md)."""

from __future__ import annotations

from msgspec import Struct

from .fields import LevelNumber, PersonId, RatingKind, Seat, TableId


class SeatRating(Struct, frozen=True):
    """A rating. Its 95% interval is `value` plus or minus 1.96 `deviation`s."""

    value: int
    deviation: int


class RatingChange(Struct, frozen=True):
    """The change of a person's rating by a game."""

    seat: Seat
    before: SeatRating
    after: SeatRating


class CurvePoint(Struct, frozen=True, array_like=True):
    """A rating at a time, as `[time, value, deviation]`; older points of the history are thinned out."""

    time: float
    value: int
    deviation: int


class LuckFree(Struct, frozen=True):
    """The rating from results with the luck of the deals taken out."""

    value: int
    deviation: int
    games: int
    """Games that the server has reviewed."""


class Agreement(Struct, frozen=True):
    """How the moves of the last reviewed games compare with the search. It proves nothing about anybody."""

    games: int
    moves: int
    """The number of moves with a choice."""
    best: float
    """Share of them that the search finds best, 0 to 1."""
    usual_low: float
    usual_high: float
    """The usual range of `best`: 19 of 20 people of this rating are in it, if they play like the computer's levels."""
    accuracy: float
    luck: float
    """The mean luck of the deals in a game, in points."""


class KindRating(Struct, frozen=True):
    """Somebody's rating at one kind of table."""

    kind: RatingKind
    value: int
    deviation: int
    games: int
    luck_free: LuckFree | None
    curve: list[CurvePoint]
    agreement: Agreement | None


class LevelTick(Struct, frozen=True):
    """The rating of one of the computer's levels, to label the scale."""

    level: LevelNumber
    value: int


class MonthAccuracy(Struct, frozen=True):
    """Mean accuracy of the reviewed games of a month."""

    month: str
    """`2026-11`."""
    games: int
    accuracy: float


class RatedGame(Struct, frozen=True):
    """One of the latest rated games."""

    table: TableId | None
    """Null while other tables of a tournament play the same deal, as in a list of games."""
    kind: RatingKind
    time: float
    change: int
    share: float
    """The person's share of the victory."""


class PersonRatings(Struct, frozen=True):
    """GET /api/people/PERSON/ratings: a person's ratings and their history."""

    person: PersonId
    kinds: list[KindRating]
    """The kinds of table with at least one game, most games first."""
    levels: list[LevelTick]
    accuracy: list[MonthAccuracy]
    recent: list[RatedGame]
    """The last rated games, the newest first."""
