"""The results of a competition, player by player."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from .competition import Competition
from .rating import rate
from .results import GameResult
from .statistics import Estimate, Floats, mean_estimate, means_by_deal, rating_estimate, share_estimate


@dataclass(frozen=True, slots=True)
class Standing:
    """One player's results. If it has several seats in a game, `share` and `margin` count each of them."""

    player: int
    label: str
    games: int
    share: Estimate
    """The mean share of the victories of one of its seats; even is 1 / (seats at the table)."""
    margin: Estimate | None
    """Points over the mean of the others, in games that ended by the rules; None without any."""
    rating: Estimate
    """In a match the rating over the mean of the others; in a league the fitted rating."""
    failures: int


@dataclass(frozen=True, slots=True)
class Summary:
    """Everybody's results."""

    standings: tuple[Standing, ...]
    """In the order of the plan for a match, the best first for a league."""
    first_seat: float
    """The share of the victories that went to the seat that started."""


def sum_up(competition: Competition, *, anchor: tuple[int, float] | None = None) -> Summary:
    """The standings of a match, or of a league if the plan has several tables.

    `anchor`, a player's index and a rating, fixes a rating of a league; without it their mean is 0.
    """
    plan, results = competition.plan, competition.results
    if not plan.is_league:
        standings = [_standing(competition, player) for player in range(len(plan.players))]
    else:
        ratings = rate(results, plan.tables, len(plan.players), anchor)
        standings = [_standing(competition, player, rating) for player, rating in enumerate(ratings)]
        standings.sort(key=lambda standing: -standing.rating.value)
    first_seat = sum(result.shares[0] for result in results) / len(results)
    return Summary(tuple(standings), first_seat)


def _standing(competition: Competition, player: int, rating: Estimate | None = None) -> Standing:
    plan = competition.plan
    results = [result for result in competition.results if player in result.seated]
    share = share_estimate(shares_by_deal(results, player), plan.seats)
    regular = [result for result in results if result.is_regular]
    return Standing(
        player,
        plan.labels[player],
        len(results),
        share,
        mean_estimate(means_by_deal(_seat_values(regular, player, "margins"))) if regular else None,
        rating_estimate(share, plan.seats) if rating is None else rating,
        sum(result.failure is not None and result.seated[result.failure.seat] == player for result in results),
    )


def shares_by_deal(results: Sequence[GameResult], player: int) -> Floats:
    """A player's mean share of the victories in each deal."""
    return means_by_deal(_seat_values(results, player, "shares"))


def _seat_values(results: Sequence[GameResult], player: int, what: str) -> list[tuple[int, float]]:
    return [
        (result.fixture.deal, value)
        for result in results
        for who, value in zip(result.seated, getattr(result, what), strict=True)
        if who == player
    ]


def cross_table(competition: Competition) -> Floats:
    """The row player's share of the victories over the column player; `nan` without a game of just these two."""
    plan = competition.plan
    found = np.full((len(plan.players), len(plan.players)), np.nan)
    if plan.seats != 2:
        return found
    for index, (one, other) in enumerate(plan.tables):
        games = [result for result in competition.results if result.fixture.table == index]
        if games:
            share = sum(game.shares[game.seated.index(one)] for game in games) / len(games)
            found[one, other], found[other, one] = share, 1 - share
    return found
