"""The gate: a new network replaces the old one only if it wins a sequential test with duplicate deals."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Executor
from dataclasses import dataclass
from itertools import islice
from threading import local

import numpy as np
import numpy.typing as npt

from tilewright.arena.sequential import SequentialTest
from tilewright.arena.statistics import Estimate, mean_estimate, rating_difference, share_estimate
from tilewright.evaluation.network import Network
from tilewright.evaluation.weights import Weights
from tilewright.rules import Side

from .games.matches import play_match
from .games.playing import Searching, Thinker

BATCH = 4  # deals a thread plays at a time; the test looks at whole batches in their order


@dataclass(frozen=True)
class Pairing:
    """Who meets whom, and how."""

    players: int
    side: Side
    first: Weights | Network
    second: Weights | Network
    searching: Searching
    nodes: int
    seed: int


@dataclass(frozen=True)
class MatchResult:
    """How a match ended: the first one's share of the wins, and whether the test accepted that it is stronger."""

    deals: int
    games: int
    share: Estimate
    margin: float
    rating: float
    """The rating difference, with one imaginary even deal."""
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
    """Play until the test decides, or all the deals; the result does not depend on the number of threads."""
    memories = local()

    def play(start: int) -> tuple[npt.NDArray[np.float64], npt.NDArray[np.float64]]:
        if not hasattr(memories, "first"):
            memories.first, memories.second = (
                Thinker(pairing.players, judge, pairing.nodes, pairing.searching)
                for judge in (pairing.first, pairing.second)
            )
        count = min(BATCH, deals - start)
        return play_match(memories.first, memories.second, pairing.side, count, pairing.seed, first_deal=start)

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
                accepted = test.verdict(np.array(shares), pairing.players).accepted
    finally:
        for future in under_way:
            future.cancel()
    known = np.array(shares)
    even = 1 / pairing.players
    return MatchResult(
        deals=len(known),
        games=len(known) * pairing.players,
        share=share_estimate(known, pairing.players),
        margin=mean_estimate(np.array(margins)).value,
        rating=rating_difference((float(known.sum()) + even) / (len(known) + 1), pairing.players),
        won=accepted == 1,
        decided=accepted is not None,
    )
