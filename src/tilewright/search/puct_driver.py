"""The search for three and four players: one PUCT tree for each thread, merged at the root."""

from __future__ import annotations

import math
import time
from typing import Any

import numpy as np

from tilewright.evaluation.evaluator import Evaluator
from tilewright.evaluation.features import first_role
from tilewright.evaluation.linear import load_linear
from tilewright.evaluation.patterns import UNIT
from tilewright.evaluation.stages import stage_of
from tilewright.rules import Move, Position
from tilewright.rules.compiling import compiled
from tilewright.rules.layout import States

from . import puct
from .driver import MOST_NODES, Driver, Report
from .evaluate_linear import write_points
from .evaluate_network import evaluate_all_by_network
from .limits import BadLimits, Limits
from .memory import MOST_MOVES, MOST_PLIES, NO_REUSE, set_evaluator
from .opponents import OpponentModel
from .result import RootMove, SearchResult
from .values_by_seat import SeatValues, over_best_other

HELPERS_EXPLORE = (1.0, 0.5, 2.0, 0.7, 1.4)  # factors, so that the threads do not all grow the same tree
NODES_PER_SECOND = 12_000_000  # an upper bound; only the size of the tree depends on it
FIRST_ITERATION = 4000  # nodes; each further iteration ends at four times as many, and `depth` counts iterations
MOST_ITERATIONS = 24
SUREST = 0.995  # beyond that, a win probability says nothing about the margin


class PuctDriver(Driver):
    """PUCT; each thread grows a separate tree."""

    def __init__(
        self,
        position: Position,
        limits: Limits,
        evaluator: Evaluator,
        opponents: OpponentModel | None = None,
        exploration: float = puct.EXPLORATION,
        even_share: float = 0.0,
    ) -> None:
        """`even_share` is the part of the visits that is spread evenly over the root moves."""
        self._opponents = opponents or OpponentModel()
        super().__init__(position, limits, evaluator)
        self.exploration = exploration
        for memory in self.memories:
            memory["even_share"] = even_share
        self.seat = (position.to_move or 1) - 1
        self.iterations = min(limits.depth or MOST_ITERATIONS, MOST_ITERATIONS)
        self.depth = 0
        self.trees = [Tree(position, memory, limits) for memory in self.memories]

    def _set_evaluator(self, memory: Any) -> None:
        players = self.position.players
        set_evaluator(
            memory, self.evaluator, load_linear(players, self.position.side), self._opponents.linear_weights(players)
        )

    def _lead(self, report: Report | None) -> None:
        going = True
        while going and self.depth < self.iterations:
            going = self.trees[0].grow(FIRST_ITERATION * 4**self.depth, self.exploration)
            self.has_result = True
            if going or self.trees[0].is_solved:
                self.depth += 1
                if report is not None:
                    report(self._result())

    def _help(self, number: int) -> None:
        nodes = min(FIRST_ITERATION * 4 ** (self.iterations - 1), MOST_NODES)
        self.trees[number].grow(nodes, self.exploration * HELPERS_EXPLORE[number % len(HELPERS_EXPLORE)])

    def _result(self) -> SearchResult:
        main = self.trees[0]
        moves = main.children(0)
        visits, shares = self._merged()
        best = int(np.lexsort((-shares,) if main.is_solved else (-shares, -visits))[0])
        shares = np.minimum(shares, shares[best])  # a move with fewer visits may not show a higher value
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
        round_solved = main.is_solved and not self.memories[0]["reached_horizon"][0]
        return SearchResult(
            best=ranking[0].move,
            margin=ranking[0].margin,
            share=ranking[0].share,
            points_over_mean=self._points_over_mean(self._end_of(line)),
            line=line,
            moves=ranking,
            nodes=self.nodes,
            depth=max(1, self.depth),
            seconds=time.perf_counter() - self.began,
            round_solved=round_solved,
            game_solved=round_solved and not self.memories[0]["reached_deal"][0],
        )

    def root_values(self) -> list[tuple[Move, SeatValues]]:
        """Every root move with its values for all seats, best first; margins are those at the end of its line."""
        tree = self.trees[0]
        children = tree.children(0)
        ranking = self._result().moves
        places = {int(number): place for place, number in enumerate(children["move"].tolist())}
        found = []
        for each in ranking:
            place = places[int(each.move)]
            shares = children["share"][place, puct.OWN_MODEL].astype(np.float64)
            others = np.delete(shares, self.seat).sum()
            rest = max(0.0, 1 - each.share)  # because `_result` may have lowered this seat's share
            shares *= rest / others if others > 0 else 0.0
            shares[self.seat] = each.share if others > 0 else 1.0
            points = self._expected_points(self._end_of(tree.line(place)))
            found.append((each.move, SeatValues(tuple(shares.tolist()), over_best_other(points))))
        return found

    def _merged(self) -> tuple[Any, Any]:
        """Visits and mean win probability of each root move over all trees."""
        moves = self.trees[0].children(0)
        visits = moves["visits"].astype(np.int64)
        shares = moves["share"][:, puct.OWN_MODEL, self.seat].astype(np.float64)
        if self.trees[0].is_solved:
            return visits, shares
        totals = visits * shares
        for helper in self.trees[1:]:
            there = helper.children(0)
            if len(there) == len(moves):
                visits = visits + there["visits"]
                totals += there["visits"] * there["share"][:, puct.OWN_MODEL, self.seat]
        return visits, np.where(visits > 0, totals / np.maximum(visits, 1), shares)

    def _margin(self, place: int, share: float, stage: int) -> float:
        """A root move's margin: exact if its line ends the game, else from its win probability."""
        if self.trees[0].children(0)["solved"][place]:
            end = self._end_of(self.trees[0].line(place))
            if end.is_over:
                scores = list(end.scores)
                return float(scores.pop(self.seat) - max(scores))
        return self._margin_for(min(max(share, 1 - SUREST), SUREST), stage)

    def _points_over_mean(self, position: Position) -> float:
        """Expected points of the searching seat over the mean of the others."""
        expected = self._expected_points(position)
        own = expected.pop(self.seat)
        return own - sum(expected) / len(expected)

    def _expected_points(self, position: Position) -> list[float]:
        """Expected final points by seat; before the end of the game, up to a constant common to all seats."""
        if position.is_over:
            return [float(score) for score in position.scores]
        points = np.zeros(position.players)
        _expect(self.memories[0], position.state, points)
        return [float(each) for each in points]


class Tree:
    """One thread's tree."""

    def __init__(self, position: Position, memory: Any, limits: Limits) -> None:
        self.position = position
        self._memory = memory
        self._deepest = min(limits.depth or MOST_PLIES, MOST_PLIES)
        try:
            self.nodes = np.empty(_room(position.players, limits), puct.node_dtype(position.players))
        except MemoryError:
            raise BadLimits(f"there is not enough free memory for a tree of {limits.table_mb} MB") from None
        _set_root(memory, self.nodes, position.state)

    def grow(self, pause: int, exploration: float) -> bool:
        """Grow until `pause` nodes were visited; return False if stopped, solved or at the node limit."""
        return _grow(self._memory, self.nodes, pause, self._deepest, exploration)

    @property
    def models(self) -> int:
        """2 if opponents may use another evaluation than the searching seat, else 1."""
        return int(self._memory["models"][0])

    @property
    def is_solved(self) -> bool:
        return bool(self.nodes[0]["solved"])

    def children(self, node: int) -> Any:
        """The children of a node."""
        first = int(self.nodes[node]["first"])
        return self.nodes[first : first + int(self.nodes[node]["count"])]

    def line(self, place: int) -> tuple[Move, ...]:
        """The principal variation after a root move."""
        node = int(self.nodes[0]["first"]) + place
        line = [Move.from_int(int(self.nodes[node]["move"]))]
        position = self.position.play_unchecked(line[0])
        while self.nodes[node]["count"] and position.to_move is not None:
            node = int(self.nodes[node]["first"]) + self._best_place(node, position.to_move - 1)
            line.append(Move.from_int(int(self.nodes[node]["move"])))
            position = position.play_unchecked(line[-1])
        return tuple(line)

    def _best_place(self, node: int, seat: int) -> int:
        """The index of the best child: most visits, or of a solved node the best value by the mover's model."""
        moves = self.children(node)
        shares = moves["share"][:, puct.OWN_MODEL, seat]
        if seat + 1 != self.position.to_move:
            shares = shares + self._memory["opponent_weights"][0, seat] * (
                moves["share"][:, puct.LINEAR_MODEL, seat] - shares
            )
        return int(np.lexsort((-shares,) if self.nodes[node]["solved"] else (-shares, -moves["visits"]))[0])


def _room(players: int, limits: Limits) -> int:
    """As many nodes as a thread can fill, at most its part of `table_mb`."""
    room = (limits.table_mb << 20) // puct.node_dtype(players).itemsize // limits.threads
    if limits.nodes is not None:
        room = min(room, 3 * limits.nodes)
    elif limits.seconds is not None:
        room = math.ceil(min(room, 3 * limits.seconds * NODES_PER_SECOND))
    return room + 4 * MOST_MOVES


# Entry points into compiled code: arrays of one record, which Numba passes quickly.


@compiled
def _set_root(memories: Any, nodes: Any, states: States) -> None:
    puct.set_root(memories[0], nodes, states[0])


@compiled
def _grow(memories: Any, nodes: Any, pause: int, deepest: int, exploration: float) -> bool:
    return puct.grow(memories[0], nodes, pause, deepest, exploration)


@compiled
def _expect(memories: Any, states: States, points: Any) -> None:
    """Write each seat's expected final points, up to a constant common to all seats."""
    players = len(points)
    if memories[0].use_network:
        evaluate_all_by_network(memories[0], states[0], NO_REUSE)
        first = first_role(states[0])
        for role in range(players):
            points[(first + role) % players] = memories[0].outputs[role]
    else:
        write_points(memories[0], states[0], stage_of(states[0]), NO_REUSE)
        for seat in range(players):
            points[seat] = memories[0].values[seat] / UNIT
