"""The gate: a new network replaces the current one only if it wins a sequential test with duplicate deals.

With three and four players, seats with the same network predict each other's moves, so a single seat with another
network is at a disadvantage. Every deal is therefore played in both directions: one new network among current ones,
then one current network among new ones. `loop.py` (`Run`) acts on the verdict.
"""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Executor
from dataclasses import dataclass
from itertools import islice
from threading import local

import numpy as np
import numpy.typing as npt

from tilewright.arena.sequential import SequentialTest
from tilewright.arena.statistics import Estimate, mean_estimate, rating_difference, share_estimate, shrunk_mean
from tilewright.evaluation.evaluator import Evaluator
from tilewright.rules import Side
from tilewright.search.fixed_nodes import Algorithm, Searcher

from .games.matches import play_match

BATCH = 4  # deals a thread plays at a time; the test sees whole batches in order
SIDES = 2  # of a match, however many seats there are: the candidate and the current network


@dataclass(frozen=True)
class Pairing:
    """A match: who plays, with which search."""

    players: int
    side: Side
    first: Evaluator
    second: Evaluator
    searching: Algorithm
    nodes: int
    seed: int


@dataclass(frozen=True)
class MatchResult:
    """The result of a match for its first network: win share (even: 0.5), margin, and the verdict of the test."""

    deals: int
    games: int
    share: Estimate
    margin: float
    rating: float
    """The rating difference, with one imaginary even deal so that it is finite."""
    won: bool
    decided: bool


def hold_match(
    pairing: Pairing,
    deals: int,
    pool: Executor,
    threads: int,
    test: SequentialTest | None = None,
    tell: Callable[[float], None] = lambda _: None,
) -> MatchResult:
    """Play until the test decides, or all deals. The result does not depend on the number of threads."""
    memories = local()
    ways = 1 if pairing.players == SIDES else 2

    def play(start: int) -> tuple[npt.NDArray[np.float64], npt.NDArray[np.float64]]:
        if not hasattr(memories, "first"):
            memories.first, memories.second = (
                Searcher(pairing.players, evaluator, pairing.nodes, pairing.searching)
                for evaluator in (pairing.first, pairing.second)
            )

        def alone(one: Searcher, others: Searcher) -> tuple[npt.NDArray[np.float64], npt.NDArray[np.float64]]:
            count = min(BATCH, deals - start)
            return play_match(one, others, pairing.side, count, pairing.seed, first_deal=start)

        won, ahead = alone(memories.first, memories.second)
        if ways == 1:
            return won, ahead
        lost, behind = alone(memories.second, memories.first)
        return (won + 1 - lost) / 2, (ahead - behind) / 2

    starts = iter(range(0, deals, BATCH))
    under_way = [pool.submit(play, start) for start in islice(starts, 2 * threads)]
    shares: list[float] = []
    margins: list[float] = []
    accepted = None
    try:
        while under_way and accepted is None:
            found = under_way.pop(0).result()
            under_way += [pool.submit(play, start) for start in islice(starts, 1)]
            shares += found[0].tolist()
            margins += found[1].tolist()
            tell(len(shares) / deals)
            if test is not None:
                accepted = test.verdict(np.array(shares), SIDES).accepted
    finally:
        for future in under_way:
            future.cancel()
    known = np.array(shares)
    return MatchResult(
        deals=len(known),
        games=len(known) * pairing.players * ways,
        share=share_estimate(known, SIDES),
        margin=mean_estimate(np.array(margins)).value,
        rating=rating_difference(shrunk_mean(known, SIDES), SIDES),
        won=accepted == 1,
        decided=accepted is not None,
    )
