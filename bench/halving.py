"""PUCT with sequential halving at the root, as Gumbel searches choose: again and again the better half goes on.

Which moves begin is said by what they promise, the prior of the product's PUCT; below the root grows its tree.
"""

from __future__ import annotations

import math

from bench.textbook_puct import only
from tilewright.evaluation.network import Network
from tilewright.evaluation.weights import Weights
from tilewright.rules import Move, Position
from tilewright.search import Limits, Others, SearchResult
from tilewright.search.growing import GrowingRun
from tilewright.search.puct import OURS
from tilewright.search.running import Report

CANDIDATES = 16


class HalvingRun(GrowingRun):
    """A search with a budget of nodes."""

    def __init__(
        self,
        position: Position,
        limits: Limits,
        weights: Weights | Network,
        others: Others,
        candidates: int = CANDIDATES,
    ) -> None:
        super().__init__(position, limits, weights, others)
        self._candidates = candidates
        self._best = 0

    def _lead(self, report: Report | None) -> None:
        self.trees[0].grow(1, self.exploration)
        moves = self.trees[0].children(0)
        promising = sorted(range(len(moves)), key=lambda place: -moves["promise"][place])
        left = [_Candidate(self, place) for place in promising[: self._candidates]]
        stages = math.ceil(math.log2(len(left)))
        while len(left) > 1:
            for candidate in left:
                candidate.grow((self.limits.nodes or 0) // (stages * len(left)))
            left.sort(key=lambda candidate: -candidate.share)
            left = left[: -(-len(left) // 2)]
        self._best = left[0].number
        self.found_something = True

    def _result(self) -> SearchResult:
        return only(self, self._best)


class _Candidate:
    """A move of the root, with a tree of what follows."""

    def __init__(self, run: GrowingRun, place: int) -> None:
        move = run.trees[0].children(0)[place]
        self.number = int(move["move"])
        self.share = float(move["share"][OURS, run.seat])
        self._seat = run.seat
        self._nodes = 0
        after = run.position.play(Move.from_int(self.number))
        self._below = None
        if after.to_move is not None:
            everybody = Others(range(1, after.players + 1))
            self._below = GrowingRun(after, run.limits, run.weights, everybody, run.exploration)

    def grow(self, nodes: int) -> None:
        """Search on below it, unless the round ends there."""
        if self._below is None:
            return
        self._nodes += nodes
        tree = self._below.trees[0]
        tree.grow(self._nodes, self._below.exploration)
        self.share = float(tree.nodes[0]["share"][OURS, self._seat])
