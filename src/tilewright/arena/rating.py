"""Ratings of many players from all their games: a Bradley-Terry fit, for tables of any size.

At a table of players with strengths a, b, c ... the first wins with probability a / (a + b + c ...). One imaginary game
at each table, shared by all its players, keeps every rating finite, even after winning or losing all games. Intervals
come from a bootstrap over whole deals and over the shares of the imaginary games. Otherwise a player who won everything
would get a narrow interval around a rating that only the imaginary games determine.
"""

from __future__ import annotations

import math
from collections.abc import Sequence

import numpy as np

from .plan import Table
from .results import GameResult
from .statistics import POINTS_PER_TENFOLD, Estimate, Floats

DRAWS = 400
MOST_STEPS = 5000
EXACT_ENOUGH = 1e-6
BOOTSTRAP_SEED = 20_170_915


def rate(
    results: Sequence[GameResult], tables: Sequence[Table], players: int, anchor: tuple[int, float] | None = None
) -> list[Estimate]:
    """A rating for each player. Their mean is 0, unless `anchor` (a player and a rating) fixes one of them.

    The intervals are those of what is reported: the difference to the mean or to the anchor, which has no interval.
    """
    deals = sorted({result.fixture.deal for result in results})
    place = {deal: index for index, deal in enumerate(deals)}
    wins = np.zeros((len(deals), players))
    games = np.zeros((len(deals), len(tables)))
    for result in results:
        row = place[result.fixture.deal]
        games[row, result.fixture.table] += 1
        for who, share in zip(result.seated, result.shares, strict=True):
            wins[row, who] += share
    random = np.random.default_rng(BOOTSTRAP_SEED)
    counts = random.multinomial(len(deals), [1 / len(deals)] * len(deals), size=DRAWS)
    weights = np.concatenate([np.ones((1, len(deals))), counts])
    sitting = _sitting(tables, players)
    shares = sitting / sitting.sum(axis=1, keepdims=True)
    imaginary = [shares, *(random.gamma(np.where(shares > 0, shares, 1.0)) * sitting for _ in range(DRAWS))]
    won = weights @ wins + [each.sum(axis=0) for each in imaginary]
    ratings = fit(won, weights @ games + [each.sum(axis=1) for each in imaginary], sitting)
    if anchor is not None:
        player, rating = anchor
        ratings = ratings - ratings[:, [player]] + rating
    low, high = np.quantile(ratings[1:], [0.025, 0.975], axis=0)
    return [
        Estimate(float(value), float(min(value, left)), float(max(value, right)))
        for value, left, right in zip(ratings[0], low, high, strict=True)
    ]


def _sitting(tables: Sequence[Table], players: int) -> Floats:
    """For each table, 1 for the players who sit there."""
    found = np.zeros((len(tables), players))
    for index, table in enumerate(tables):
        found[index, list(table)] = 1
    return found


def fit(wins: Floats, games: Floats, sitting: Floats) -> Floats:
    """Ratings with mean 0, by Hunter's MM algorithm, a fit for each row: `wins` by player, `games` by table."""
    logs: Floats = np.zeros_like(wins)
    for _ in range(MOST_STEPS):
        strengths = np.exp(logs)
        expected = strengths * ((games / (strengths @ sitting.T)) @ sitting)
        step = np.log(wins / expected)
        logs += step
        logs -= logs.mean(axis=1, keepdims=True)
        if np.abs(step).max() < EXACT_ENOUGH:
            break
    return logs * (POINTS_PER_TENFOLD / math.log(10))
