"""What a seat at a table of three or four expects of the others, and what it learns of them by watching.

Some judge as its networks do, some rather by something like the numbers. The tree of its last search says what the
others would have taken by either; what they took says which of the two each of them is more like.
"""

from __future__ import annotations

import math
from collections.abc import Collection
from typing import TYPE_CHECKING, Any

import numpy as np
import numpy.typing as npt

from tilewright.rules import Phase, Position
from tilewright.rules.compiling import compiled
from tilewright.rules.instructions import copy_state
from tilewright.rules.kernel import play
from tilewright.rules.layout import OFFER, State, States, state_dtype

from .alpha_beta import position_key
from .puct import OURS, ROOT, THEIRS, Nodes

if TYPE_CHECKING:
    from .puct_driver import Tree

DOUBT = 0.01  # giving up so much of the win by one of them counts e to 1 against it, in the first round;
MOST_GIVEN_UP = 0.03  # more than that says no more. Later rounds weigh less, for there is more at stake in them,
MOST_LEANING = 3.0  # and nothing is ever sure
wide: Any = np.int64


class OpponentModel:
    """One seat's expectations through one game; at the seats that are `alike` sit others who judge as it does."""

    def __init__(self, alike: Collection[int] = ()) -> None:
        self._alike = alike
        self._leanings: dict[int, float] = {}  # by seat, the logarithm of the odds that it goes by the numbers
        self._round = 0
        self._tree: Tree | None = None

    def linear_weights(self, players: int) -> list[float]:
        """By seat, how far it is expected to choose by the numbers and not by the networks: at first, half."""
        return [
            0.0 if seat in self._alike else 1 / (1 + math.exp(-self._leanings.get(seat, 0.0)))
            for seat in range(1, players + 1)
        ]

    def keep(self, tree: Tree) -> None:
        """Keep what a search found by both until the seat moves again."""
        self._tree = tree if tree.views == 2 else None

    def observe(self, position: Position) -> None:
        """Compare what the others have done since the last search with what it found."""
        if position.round < self._round:  # another game
            self._leanings.clear()
            self._tree = None
        self._round = position.round
        tree, self._tree = self._tree, None
        own = position.to_move
        if tree is None or own is None or position.phase is not Phase.OFFER:
            return
        if _turn(tree.position) != _turn(position):
            return
        players = position.players
        way = np.zeros(players, np.int64)
        work = np.zeros(players + 1, state_dtype(players))
        known = _retrace(tree.nodes, tree.position.state, position.state, work, way)
        for i in range(1, known):
            seat = (own - 1 + i) % players + 1
            self._leanings[seat] = self._leaning(tree, int(way[i - 1]), int(way[i]), seat)

    def _leaning(self, tree: Tree, node: int, taken: int, seat: int) -> float:
        """The leaning of a seat that could move at a node, after what it took there."""
        leaning = self._leanings.get(seat, 0.0)
        if not tree.nodes[taken]["visits"]:
            return leaning
        moves = tree.children(node)
        tried = moves["share"][moves["visits"] > 0, :, seat - 1].astype(np.float64)
        given_up = np.minimum(tried.max(axis=0) - tree.nodes[taken]["share"][:, seat - 1], MOST_GIVEN_UP)
        leaning += float(given_up[OURS] - given_up[THEIRS]) / (DOUBT * self._round)
        return min(max(leaning, -MOST_LEANING), MOST_LEANING)


def _turn(position: Position) -> tuple[object, ...]:
    """Whose turn it is in which round of what kind of game."""
    return position.players, position.side, position.round, position.to_move


@compiled
def _retrace(nodes: Nodes, before: States, now: States, work: States, way: npt.NDArray[np.int64]) -> int:
    """The way through a tree from the position before to the one now, as far as the tree knows it: how many moves.

    Since then every seat has moved once, so its board says what it took, but for the factory.
    """
    players = len(way)
    following = np.zeros(players, np.int64)  # by move of the way, the child to try next
    nodes_there = np.zeros(players, np.int64)
    way_here = np.zeros(players, np.int64)
    known = 0
    depth = 0
    copy_state(work[0], before[0])
    following[0] = nodes[ROOT].first
    while depth >= 0:
        parent = nodes_there[depth]
        if following[depth] >= wide(nodes[parent].first) + wide(nodes[parent].count):
            depth -= 1
            continue
        child = following[depth]
        following[depth] += 1
        here = work[depth + 1]
        copy_state(here, work[depth])
        play(here, wide(nodes[child].move))
        if not has_same_lines(here, now[0], int(work[depth].turn)):
            continue
        is_there = depth + 1 == players
        if is_there and position_key(here, 0) != position_key(now[0], 0):
            continue
        way_here[depth] = child
        if depth + 1 > known:
            known = depth + 1
            way[:known] = way_here[:known]
        if is_there:
            break
        if here.phase == OFFER and nodes[child].count:
            depth += 1
            nodes_there[depth] = child
            following[depth] = nodes[child].first
    return known


@compiled
def has_same_lines(state: State, other: State, seat: int) -> bool:
    """Whether a seat's pattern lines and floor line hold the same tiles."""
    for row in range(5):
        if state.lines[seat, row] != other.lines[seat, row]:
            return False
    return int(state.floor[seat]) == int(other.floor[seat])
