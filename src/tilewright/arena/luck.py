"""Results with the luck of the deals removed: the same mean and, between strong players, narrower intervals.

The luck of a deal is zero on average for any players (`analysis.review.luck`), so a share of the victories minus luck
estimates the same strength as the plain share. Between strong players it varies less; between weak ones it may vary
more (docs/experiments/luck.json).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass

import numpy as np

from tilewright.analysis.review.care import Care
from tilewright.analysis.review.luck import luck_of_deals
from tilewright.notation import Record

from .competition import Competition
from .plan import Fixture
from .results import GameResult
from .statistics import Estimate, mean_estimate, means_by_deal
from .summary import shares_by_deal

CARE = Care("luck", nodes=1_000, deals=32, deal_nodes=20_000, evaluated=4096, proof_nodes=0)

Lucks = dict[Fixture, tuple[float, ...]]
"""By game and seat: the share of the victory that the deals gave."""


@dataclass(frozen=True, slots=True)
class LessLuck:
    """One player's share of the victories without luck, and how its variance compares with that of the plain share."""

    label: str
    share: Estimate
    variance_ratio: float
    """Variance of the plain shares divided by that of the shares minus luck."""


def find_luck(
    results: Sequence[GameResult], threads: int, tell: Callable[[int], None] = lambda done: None, care: Care = CARE
) -> Lucks:
    """The luck of every game; `tell` is called with the number of games done."""
    with ThreadPoolExecutor(threads) as pool:
        found: Lucks = {}
        for result, luck in zip(results, pool.map(lambda each: _luck(each, care), results), strict=True):
            found[result.fixture] = luck
            tell(len(found))
    return found


def _luck(result: GameResult, care: Care) -> tuple[float, ...]:
    return tuple(luck_of_deals(Record.parse(result.record), care)[:, 0].sum(0).tolist())


def less_luck(competition: Competition, lucks: Lucks) -> tuple[LessLuck, ...]:
    """Every player's share of the victories without luck."""
    found = []
    for player, label in enumerate(competition.plan.labels):
        results = [result for result in competition.results if player in result.seated]
        values = [
            (result.fixture.deal, share - luck)
            for result in results
            for who, share, luck in zip(result.seated, result.shares, lucks[result.fixture], strict=True)
            if who == player
        ]
        adjusted = means_by_deal(values)
        plain = shares_by_deal(results, player)
        ratio = float(np.var(plain) / np.var(adjusted)) if np.var(adjusted) > 0 else 1.0
        found.append(LessLuck(label, mean_estimate(adjusted), ratio))
    return tuple(found)
