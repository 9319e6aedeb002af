"""The public form of ratings, and the figures for the operator."""

from __future__ import annotations

from collections.abc import Collection

from tilewright.contests.ratings import OFFSET, anchor
from tilewright.contests.usual import usual_agreement
from tilewright.players.levels import LEVELS
from tilewright.server.messages.ratings import (
    Agreement,
    CurvePoint,
    KindRating,
    LevelTick,
    LuckFree,
    MonthAccuracy,
    PersonRatings,
    RatedGame,
)

from .games import shown
from .standing import Ratings, Settled

FEWEST_REVIEWED = 5
"""Reviewed games of a kind before agreement is shown: fewer say nothing."""
EARLY_ROUND = 2
STREAK = 5
DROP = 3.0
"""A rating that fell by more deviations than this is unusual."""


def person_ratings(
    person: str, ratings: Ratings, now: float, hidden: Collection[tuple[str, int]] = ()
) -> PersonRatings:
    """The answer about one person; `hidden`: the deals of tournaments that must stay hidden."""
    kinds = sorted(ratings.kinds, key=lambda kind: (-ratings.kinds[kind].games, kind))
    return PersonRatings(
        person,
        [_kind(ratings, kind, now) for kind in kinds],
        [LevelTick(level, round(anchor(level).value) + OFFSET) for level in LEVELS],
        [
            MonthAccuracy(name, each.games, round(each.accuracy / each.games, 1))
            for name, each in ratings.months.items()
        ],
        [
            RatedGame(
                None if (each.tournament, each.deal) in hidden else each.table,
                each.kind,  # type: ignore[arg-type]
                each.time,
                gain_of(each),
                each.share,
            )
            for each in reversed(ratings.recent)
        ],
    )


def gain_of(game: Settled) -> int:
    """The displayed change of a rating by a game."""
    return round(game.after.value) - round(game.before.value)


def _kind(ratings: Ratings, kind: str, now: float) -> KindRating:
    own = ratings.kinds[kind]
    rating = shown(ratings.at(kind, now))
    return KindRating(
        kind,  # type: ignore[arg-type]
        rating.value,
        rating.deviation,
        own.games,
        _luck_free(ratings, kind, now),
        [CurvePoint(point.time, round(point.value) + OFFSET, round(point.deviation)) for point in own.curve],
        agreement_of(ratings, kind, now),
    )


def _luck_free(ratings: Ratings, kind: str, now: float) -> LuckFree | None:
    if kind not in ratings.luck_free:
        return None
    found = shown(ratings.at(kind, now, luck_free=True))
    return LuckFree(found.value, found.deviation, ratings.luck_free[kind].games)


def agreement_of(ratings: Ratings, kind: str, now: float) -> Agreement | None:
    """How a person's moves compare with the search, with the usual range; None after too few games."""
    games = [each for each in ratings.reviewed if each.kind == kind]
    moves = sum(each.choices for each in games)
    if len(games) < FEWEST_REVIEWED or not moves:
        return None
    low, high = usual_agreement(kind, ratings.at(kind, now).value, len(games))
    return Agreement(
        len(games),
        moves,
        round(sum(each.best for each in games) / moves, 3),
        round(low, 3),
        round(high, 3),
        round(sum(each.accuracy for each in games) / len(games), 1),
        round(sum(each.luck for each in games) / len(games), 1),
    )


# ------------------------------------------------------------ for the operator


def signs(ratings: Ratings, now: float) -> list[str]:
    """Unusual figures of a person's games. They prove nothing."""
    found = []
    for kind in ratings.kinds:
        agreement = agreement_of(ratings, kind, now)
        if agreement is not None and agreement.best > agreement.usual_high:
            found.append(
                f"{kind}: {agreement.best:.0%} of {agreement.moves} moves agree with the search, usual at this rating "
                f"are {agreement.usual_low:.0%} to {agreement.usual_high:.0%}"
            )
        highest = max(ratings.kinds[kind].curve, key=lambda point: point.value, default=None)
        rating = ratings.at(kind, now)
        if highest is not None and highest.value - rating.value > DROP * highest.deviation:
            found.append(f"{kind}: fell from {round(highest.value) + OFFSET} to {shown(rating).value}")
    early = 0
    for game in reversed(ratings.recent):
        if not 0 < game.resigned <= EARLY_ROUND:
            break
        early += 1
    if early >= STREAK:
        found.append(f"gave up the last {early} games in the first {EARLY_ROUND} rounds")
    found.extend(_pairs(ratings))
    return found


def _pairs(ratings: Ratings) -> list[str]:
    """Opponents from whom most of the gains in the last games came."""
    gains: dict[str, int] = {}
    for game in ratings.recent:
        for other in game.others:
            gains[other] = gains.get(other, 0) + gain_of(game)
    total = sum(max(0, gain_of(game)) for game in ratings.recent)
    return [
        f"gained {gain} points against person {other} alone, of {total} in the last {len(ratings.recent)} games"
        for other, gain in gains.items()
        if gain >= 100 and gain >= 0.7 * total and len(ratings.recent) >= STREAK
    ]
