"""The stored document of a person's ratings, and how games change it. Pure, as `contests.ratings` is.

A document holds the games that are under way (`open`), so that a game is counted once: settling takes it out, for all
seats in one write. `recent` holds the changes by the last games, `unreviewed` those whose review is awaited.
"""

from __future__ import annotations

import time as clock
from collections.abc import Mapping, Sequence

from msgspec import Struct
from msgspec.structs import replace

from tilewright.contests.luck_free import after_reviewed_game
from tilewright.contests.ratings import DAY_S, Rating, after_game, aged, anchor, first_rating

MOST_OPEN = 200
"""Rated games that a person may have under way; if there are more, the oldest may not count."""
MOST_RECENT = 50
MOST_UNREVIEWED = 50
MOST_REVIEWED = 50
MOST_MONTHS = 60
MOST_POINTS = 120
MOST_PAIRS = 100
PAIR_GAIN = 30.0
"""A rating may gain at most this much plus its own deviation from one opponent in a day."""


def rating_key(person: str) -> str:
    """The key of a person's ratings. All such keys have the same length, so none is a prefix of another."""
    return f"rating/{person}"


class Point(Struct, frozen=True, array_like=True):
    """A rating at a time."""

    time: float
    value: float
    deviation: float


class Standing(Struct, frozen=True, omit_defaults=True):
    """A rating at one kind of table."""

    value: float
    deviation: float
    time: float
    games: int = 0
    curve: tuple[Point, ...] = ()

    @property
    def rating(self) -> Rating:
        return Rating(self.value, self.deviation)


class Settled(Struct, frozen=True, omit_defaults=True):
    """The change of a rating by a game."""

    table: str
    kind: str
    time: float
    seat: int
    share: float
    before: Point
    after: Point
    others: tuple[str, ...] = ()
    """The other persons at the table."""
    resigned: int = 0
    """If the person gave up, the round in which the game ended; else 0."""
    tournament: str = ""
    deal: int = 0
    """Of the tournament. While other tables play this deal, nobody else may learn the table's id."""


class Reviewed(Struct, frozen=True, omit_defaults=True):
    """The figures of a person's seat from the review of a game."""

    table: str
    kind: str
    time: float
    accuracy: float
    best: int
    choices: int
    luck: float
    """The luck of the deals, in points."""


class Month(Struct, frozen=True, array_like=True):
    """Reviewed games of a month, and the sum of their accuracies."""

    games: int = 0
    accuracy: float = 0.0


class Room(Struct, frozen=True, array_like=True):
    """How much more a person may gain from one opponent on a day; `day` counts days since 1970."""

    day: int
    left: float


class Ratings(Struct, frozen=True, omit_defaults=True):
    """The document of a person."""

    kinds: dict[str, Standing] = {}
    luck_free: dict[str, Standing] = {}
    open: tuple[str, ...] = ()
    recent: tuple[Settled, ...] = ()
    unreviewed: tuple[str, ...] = ()
    reviewed: tuple[Reviewed, ...] = ()
    months: dict[str, Month] = {}
    rooms: dict[str, Room] = {}
    """By opponent: how much more may be gained from them today."""

    def at(self, kind: str, now: float, *, luck_free: bool = False) -> Rating:
        """The rating now at a kind of table; estimated from other kinds if there were no games of this one."""
        known = self.luck_free if luck_free else self.kinds
        if (own := known.get(kind)) is not None:
            return aged(own.rating, now - own.time)
        return first_rating({other: aged(each.rating, now - each.time) for other, each in known.items()})


class RatedSeat(Struct, frozen=True):
    """A seat of a game that is over."""

    share: float
    person: str = ""
    level: int = 0
    """The level of a computer; 0 for a person."""
    resigned: int = 0


class Game(Struct, frozen=True):
    """A rated game that is over."""

    table: str
    kind: str
    seats: tuple[RatedSeat, ...]
    tournament: str = ""
    deal: int = 0


class SeatOfReview(Struct, frozen=True):
    """The figures of a seat from a review."""

    share_luck: float
    points_luck: float
    accuracy: float | None
    best: int
    choices: int


Known = Mapping[str, Ratings | None]
"""By person; None for somebody whose ratings were deleted meanwhile."""
Changed = dict[str, Ratings]


def opened(ratings: Ratings | None, table: str) -> Ratings:
    """A rated game has begun."""
    known = ratings or Ratings()
    if table in known.open or any(each.table == table for each in known.recent):
        return known
    return replace(known, open=(*known.open, table)[-MOST_OPEN:])


def dropped(ratings: Ratings, table: str) -> Ratings:
    """The ratings without a game that was under way."""
    return replace(ratings, open=tuple(each for each in ratings.open if each != table))


def settled(known: Known, game: Game, now: float) -> Changed:
    """Everybody's ratings after a game; empty if it was counted before."""
    people = {seat.person for seat in game.seats if seat.person}
    if not any(ratings is not None and game.table in ratings.open for ratings in known.values()):
        return {}
    before = [_before(known, seat, game.kind, now) for seat in game.seats]
    after = after_game(game.kind, before, [seat.share for seat in game.seats])
    changed: Changed = {}
    for number, seat in enumerate(game.seats):
        ratings = known.get(seat.person) if seat.person else None
        if ratings is None:
            continue
        others = tuple(sorted(people - {seat.person}))
        ratings, after_it = _bounded(ratings, others, before[number], after[number], now)
        old = ratings.kinds.get(game.kind)
        change = Settled(
            game.table,
            game.kind,
            now,
            number + 1,
            seat.share,
            Point(now, before[number].value, before[number].deviation),
            Point(now, after_it.value, after_it.deviation),
            others,
            seat.resigned,
            game.tournament,
            game.deal,
        )
        changed[seat.person] = replace(
            dropped(ratings, game.table),
            kinds=ratings.kinds | {game.kind: _moved(old, after_it, now)},
            recent=(*ratings.recent, change)[-MOST_RECENT:],
            unreviewed=(*ratings.unreviewed, game.table)[-MOST_UNREVIEWED:],
        )
    return changed


def _before(known: Known, seat: RatedSeat, kind: str, now: float, *, luck_free: bool = False) -> Rating:
    if seat.level:
        return anchor(seat.level)
    return (known.get(seat.person) or Ratings()).at(kind, now, luck_free=luck_free)


def _bounded(
    ratings: Ratings, others: Sequence[str], before: Rating, after: Rating, now: float
) -> tuple[Ratings, Rating]:
    """Limit the gain from one opponent in a day, so that two accounts of one person gain little from each other."""
    today = int(now // DAY_S)
    rooms = {other: room for other, room in ratings.rooms.items() if room.day == today}
    for other in others:
        rooms.setdefault(other, Room(today, PAIR_GAIN + before.deviation))
    gain = min([after.value - before.value, *(max(0.0, rooms[other].left) for other in others)])
    for other in others:
        rooms[other] = Room(today, rooms[other].left - gain)
    kept = dict(list(rooms.items())[-MOST_PAIRS:])
    return replace(ratings, rooms=kept), Rating(before.value + gain, after.deviation)


def _moved(old: Standing | None, after: Rating, now: float) -> Standing:
    point = Point(now, round(after.value, 2), round(after.deviation, 2))
    curve = thinned((*(() if old is None else old.curve), point))
    return Standing(after.value, after.deviation, now, (0 if old is None else old.games) + 1, curve)


def thinned(curve: tuple[Point, ...]) -> tuple[Point, ...]:
    """The curve; if it has too many points, every second one of the older half is dropped."""
    if len(curve) <= MOST_POINTS:
        return curve
    half = MOST_POINTS // 2
    return curve[:half:2] + curve[half:]


def reviewed(known: Known, game: Game, seats: Sequence[SeatOfReview], now: float) -> Changed:
    """Everybody's ratings after the review of a settled game; empty if it was counted before."""
    if not any(ratings is not None and game.table in ratings.unreviewed for ratings in known.values()):
        return {}
    before = [_before(known, seat, game.kind, now, luck_free=True) for seat in game.seats]
    after = after_reviewed_game(
        game.kind, before, [seat.share for seat in game.seats], [seat.share_luck for seat in seats]
    )
    changed: Changed = {}
    for seat, found, moved in zip(game.seats, seats, after, strict=True):
        ratings = known.get(seat.person) if seat.person else None
        if ratings is None:
            continue
        old = ratings.luck_free.get(game.kind)
        standing = Standing(moved.value, moved.deviation, now, (0 if old is None else old.games) + 1)
        changed[seat.person] = replace(
            _with_review(ratings, game, found, now),
            luck_free=ratings.luck_free | {game.kind: standing},
            unreviewed=tuple(each for each in ratings.unreviewed if each != game.table),
        )
    return changed


def _with_review(ratings: Ratings, game: Game, found: SeatOfReview, now: float) -> Ratings:
    if found.accuracy is None or not found.choices:
        return ratings
    name = clock.strftime("%Y-%m", clock.gmtime(now))
    month = ratings.months.get(name, Month())
    months = ratings.months | {name: Month(month.games + 1, month.accuracy + found.accuracy)}
    line = Reviewed(game.table, game.kind, now, found.accuracy, found.best, found.choices, found.points_luck)
    return replace(
        ratings, reviewed=(*ratings.reviewed, line)[-MOST_REVIEWED:], months=dict(sorted(months.items())[-MOST_MONTHS:])
    )
