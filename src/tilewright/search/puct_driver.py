"""The search at tables of three and four: PUCT trees, one a thread, whose root moves are added up."""

from __future__ import annotations

import math
import time
from typing import Any

import numpy as np

from tilewright.evaluation.evaluator import Evaluator
from tilewright.evaluation.features import first_role
from tilewright.evaluation.linear import load_linear
from tilewright.evaluation.patterns import UNIT, stage_of
from tilewright.rules import Move, Position
from tilewright.rules.compiling import compiled
from tilewright.rules.layout import States

from . import puct
from .driver import MOST_NODES, Driver, Report
from .evaluate import seat_worth
from .evaluate_network import NO_REUSE, evaluate_all_by_network
from .limits import BadLimits, Limits
from .memory import MOST_MOVES, MOST_PLIES, set_evaluator
from .opponents import OpponentModel
from .result import RootMove, SearchResult

EXPLORATION = 0.4
HELPERS_EXPLORE = (1.0, 0.5, 2.0, 0.7, 1.4)  # times as much, so that they do not all grow the same tree
NODES_PER_SECOND = 12_000_000  # more than this machine can do: only the tree's room depends on it
FIRST_STAGE = 4000  # nodes; every further stage of growth, which counts as a depth, ends at four times as many
MOST_STAGES = 24
SUREST = 0.995  # beyond that, a share says nothing about the margin


class PuctDriver(Driver):
    """A search by PUCT."""

    def __init__(
        self,
        position: Position,
        limits: Limits,
        weights: Evaluator,
        others: OpponentModel | None = None,
        exploration: float = EXPLORATION,
    ) -> None:
        self._others = others or OpponentModel()
        super().__init__(position, limits, weights)
        self.exploration = exploration
        self.seat = (position.to_move or 1) - 1
        self.stages = min(limits.depth or MOST_STAGES, MOST_STAGES)
        self.depth = 0
        self.trees = [Tree(position, memory, limits) for memory in self.memories]

    def _equip(self, memory: Any) -> None:
        players = self.position.players
        set_evaluator(
            memory, self.weights, load_linear(players, self.position.side), self._others.linear_weights(players)
        )

    def _lead(self, report: Report | None) -> None:
        going = True
        while going and self.depth < self.stages:
            going = self.trees[0].grow(FIRST_STAGE * 4**self.depth, self.exploration)
            self.found_something = True
            if going or self.trees[0].is_settled:
                self.depth += 1
                if report is not None:
                    report(self._result())

    def _help(self, number: int) -> None:
        nodes = min(FIRST_STAGE * 4 ** (self.stages - 1), MOST_NODES)
        self.trees[number].grow(nodes, self.exploration * HELPERS_EXPLORE[number % len(HELPERS_EXPLORE)])

    def _result(self) -> SearchResult:
        main = self.trees[0]
        moves = main.children(0)
        visits, shares = self._added_up()
        best = int(np.lexsort((-shares,) if main.is_settled else (-shares, -visits))[0])
        shares = np.minimum(shares, shares[best])  # what was tried less is not trusted with more
        order = [best, *(place for place in np.lexsort((-visits, -shares)).tolist() if place != best)]
        line = main.line(best)
        stage = self._stage_after(line)
        ranking = tuple(
            RootMove(
                Move.from_int(int(moves["move"][place])),
                self._margin(place, float(shares[place]), stage),
                round(min(max(float(shares[place]), 0.0), 1.0), 6),
                True,
            )
            for place in order
        )
        round_solved = main.is_settled and not self.memories[0]["cut"][0]
        return SearchResult(
            best=ranking[0].move,
            margin=self._margin_over_mean(self._end_of(line)),
            share=ranking[0].share,
            line=line,
            moves=ranking,
            nodes=self.nodes,
            depth=max(1, self.depth),
            seconds=time.perf_counter() - self.began,
            round_solved=round_solved,
            game_solved=round_solved and not self.memories[0]["open_end"][0],
        )

    def _added_up(self) -> tuple[Any, Any]:
        """How often each root move was tried in all trees, and its mean share of the win."""
        moves = self.trees[0].children(0)
        visits = moves["visits"].astype(np.int64)
        shares = moves["share"][:, puct.OURS, self.seat].astype(np.float64)
        if self.trees[0].is_settled:
            return visits, shares
        totals = visits * shares
        for helper in self.trees[1:]:
            there = helper.children(0)
            if len(there) == len(moves):
                visits = visits + there["visits"]
                totals += there["visits"] * there["share"][:, puct.OURS, self.seat]
        return visits, np.where(visits > 0, totals / np.maximum(visits, 1), shares)

    def _margin(self, place: int, share: float, stage: int) -> float:
        """What a root move is worth in points over the best other seat: known when its line ends the game."""
        if self.trees[0].children(0)["settled"][place]:
            end = self._end_of(self.trees[0].line(place))
            if end.is_over:
                scores = list(end.scores)
                return float(scores.pop(self.seat) - max(scores))
        return self._margin_behind(min(max(share, 1 - SUREST), SUREST), stage)

    def _margin_over_mean(self, position: Position) -> float:
        """The expected margin of the searching seat over the mean of the others."""
        if position.is_over:
            worths = [float(score) for score in position.scores]
        else:
            points = np.zeros(position.players)
            _expect(self.memories[0], position.state, points)
            worths = points.tolist()
        mine = worths.pop(self.seat)
        return mine - sum(worths) / len(worths)


class Tree:
    """One thread's tree."""

    def __init__(self, position: Position, memory: Any, limits: Limits) -> None:
        self.position = position
        self._memory = memory
        self._deepest = limits.depth or MOST_PLIES
        try:
            self.nodes = np.empty(_room(position.players, limits), puct.node_dtype(position.players))
        except MemoryError:
            raise BadLimits(f"the memory left does not hold a tree of {limits.table_mb} MB") from None
        _plant(memory, self.nodes, position.state)

    def grow(self, pause: int, exploration: float) -> bool:
        """Grow until so many nodes were visited; say whether going on can tell more."""
        return _grow(self._memory, self.nodes, pause, self._deepest, exploration)

    @property
    def views(self) -> int:
        """How many there are of what the others would choose."""
        return int(self._memory["views"][0])

    @property
    def is_settled(self) -> bool:
        return bool(self.nodes[0]["settled"])

    def children(self, node: int) -> Any:
        """The moves after a node."""
        first = int(self.nodes[node]["first"])
        return self.nodes[first : first + int(self.nodes[node]["count"])]

    def line(self, place: int) -> tuple[Move, ...]:
        """How play is expected to go on after a root move, as far as the tree tells."""
        node = int(self.nodes[0]["first"]) + place
        line = [Move.from_int(int(self.nodes[node]["move"]))]
        position = self.position.play_unchecked(line[0])
        while self.nodes[node]["count"] and position.to_move is not None:
            node = int(self.nodes[node]["first"]) + self._best_place(node, position.to_move - 1)
            line.append(Move.from_int(int(self.nodes[node]["move"])))
            position = position.play_unchecked(line[-1])
        return tuple(line)

    def _best_place(self, node: int, seat: int) -> int:
        """Where among the moves after a node the best one lies: the most tried, or the best when that is settled."""
        moves = self.children(node)
        shares = moves["share"][:, puct.OURS, seat]
        if seat + 1 != self.position.to_move:
            shares = shares + self._memory["others"][0, seat] * (moves["share"][:, puct.THEIRS, seat] - shares)
        return int(np.lexsort((-shares,) if self.nodes[node]["settled"] else (-shares, -moves["visits"]))[0])


def _room(players: int, limits: Limits) -> int:
    """As many nodes as a thread can fill, at most its part of what the limits allow."""
    room = (limits.table_mb << 20) // puct.node_dtype(players).itemsize // limits.threads
    if limits.nodes is not None:
        room = min(room, 3 * limits.nodes)
    elif limits.seconds is not None:
        room = math.ceil(min(room, 3 * limits.seconds * NODES_PER_SECOND))
    return room + 4 * MOST_MOVES


# Entries into compiled code: arrays of one record, which Numba passes quickly.


@compiled
def _plant(memories: Any, nodes: Any, states: States) -> None:
    puct.plant(memories[0], nodes, states[0])


@compiled
def _grow(memories: Any, nodes: Any, pause: int, deepest: int, exploration: float) -> bool:
    return puct.grow(memories[0], nodes, pause, deepest, exploration)


@compiled
def _expect(memories: Any, states: States, points: Any) -> None:
    """By seat, the points to expect at the end, but for what all seats get."""
    players = len(points)
    if memories[0].by_network:
        evaluate_all_by_network(memories[0], states[0], NO_REUSE)
        first = first_role(states[0])
        for role in range(players):
            points[(first + role) % players] = memories[0].outputs[role]
    else:
        for seat in range(players):
            points[seat] = seat_worth(memories[0], states[0], seat, stage_of(states[0])) / UNIT
