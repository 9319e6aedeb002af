"""The opponent model at tables of three and four: does a seat choose by a network or by the linear evaluation?

The tree of the last search has the value of each opponent's moves by both evaluations. The move that the opponent then
played is evidence for the evaluation by which it loses less.
"""

from __future__ import annotations

import math
from collections.abc import Collection
from typing import TYPE_CHECKING

import numpy as np
import numpy.typing as npt

from tilewright.rules import Phase, Position
from tilewright.rules.compiling import compiled
from tilewright.rules.instructions import copy_state
from tilewright.rules.kernel import play
from tilewright.rules.layout import OFFER, State, States, int64, state_dtype

from .hashing import position_key
from .memory import Nodes
from .puct import LINEAR_MODEL, OWN_MODEL, ROOT

if TYPE_CHECKING:
    from .puct_driver import Tree

# Likelihood scale: a loss of 1 % under one model is 1 nat against it in round 1, and 1/n nat in round n.
LOSS_SCALE = 0.01
MOST_LOSS = 0.03
MOST_LOG_ODDS = 3.0


class OpponentModel:
    """One seat's model of its opponents in one game; those at the seats `alike` are known to use its evaluator."""

    def __init__(self, alike: Collection[int] = ()) -> None:
        self._alike = alike
        self._log_odds: dict[int, float] = {}
        """By seat, log-odds that it chooses by the linear evaluation."""
        self._round = 0
        self._tree: Tree | None = None

    def linear_weights(self, players: int) -> list[float]:
        """By seat, the probability that it chooses by the linear evaluation: 1/2 before anything is observed."""
        return [
            0.0 if seat in self._alike else 1 / (1 + math.exp(-self._log_odds.get(seat, 0.0)))
            for seat in range(1, players + 1)
        ]

    def keep(self, tree: Tree) -> None:
        """Keep the tree of a search until the seat moves again, if both models evaluated it."""
        self._tree = tree if tree.models == 2 else None

    def observe(self, position: Position) -> None:
        """Update the model by the moves played since the last search."""
        if position.round < self._round:  # another game
            self._log_odds.clear()
            self._tree = None
        self._round = position.round
        tree, self._tree = self._tree, None
        own = position.to_move
        if tree is None or own is None or position.phase is not Phase.OFFER:
            return
        if _turn(tree.position) != _turn(position):
            return
        players = position.players
        path = np.zeros(players, np.int64)
        work = np.zeros(players + 1, state_dtype(players))
        known = _retrace(tree.nodes, tree.position.state, position.state, work, path)
        for i in range(1, known):
            seat = (own - 1 + i) % players + 1
            self._log_odds[seat] = self._updated(tree, int(path[i - 1]), int(path[i]), seat)

    def _updated(self, tree: Tree, node: int, played: int, seat: int) -> float:
        """A seat's log-odds after it moved from a node to the node `played`."""
        log_odds = self._log_odds.get(seat, 0.0)
        if not tree.nodes[played]["visits"]:
            return log_odds
        children = tree.children(node)
        visited = children["share"][children["visits"] > 0, :, seat - 1].astype(np.float64)
        loss = np.minimum(visited.max(axis=0) - tree.nodes[played]["share"][:, seat - 1], MOST_LOSS)
        log_odds += float(loss[OWN_MODEL] - loss[LINEAR_MODEL]) / (LOSS_SCALE * self._round)
        return min(max(log_odds, -MOST_LOG_ODDS), MOST_LOG_ODDS)


def _turn(position: Position) -> tuple[object, ...]:
    """Whose turn it is, in which round, at which table."""
    return position.players, position.side, position.round, position.to_move


@compiled
def _retrace(nodes: Nodes, before: States, now: States, work: States, path: npt.NDArray[np.int64]) -> int:
    """Find the moves that led from the root to `now`, one by each seat.

    Write their nodes to `path`; return how many of them the tree has.
    Every seat has moved once. Its board shows what it took, but not from which factory: try them depth-first.
    """
    players = len(path)
    next_child = np.zeros(players, np.int64)
    parents = np.zeros(players, np.int64)
    here = np.zeros(players, np.int64)
    known = 0
    depth = 0
    copy_state(work[0], before[0])
    next_child[0] = nodes[ROOT].first
    while depth >= 0:
        parent = parents[depth]
        if next_child[depth] >= int64(nodes[parent].first) + int64(nodes[parent].count):
            depth -= 1
            continue
        child = next_child[depth]
        next_child[depth] += 1
        after = work[depth + 1]
        copy_state(after, work[depth])
        play(after, int64(nodes[child].move))
        if not has_same_lines(after, now[0], int(work[depth].turn)):
            continue
        is_last = depth + 1 == players
        if is_last and position_key(after, 0) != position_key(now[0], 0):
            continue
        here[depth] = child
        if depth + 1 > known:
            known = depth + 1
            path[:known] = here[:known]
        if is_last:
            break
        if after.phase == OFFER and nodes[child].count:
            depth += 1
            parents[depth] = child
            next_child[depth] = nodes[child].first
    return known


@compiled
def has_same_lines(state: State, other: State, seat: int) -> bool:
    """Whether a seat's pattern lines and floor line hold the same tiles."""
    for row in range(5):
        if state.lines[seat, row] != other.lines[seat, row]:
            return False
    return int(state.floor[seat]) == int(other.floor[seat])
