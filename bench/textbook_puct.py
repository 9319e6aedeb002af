"""PUCT as in the textbook: equal chances for all moves, and random play from a new leaf to the end of the round.

What stands on the table then is judged as the product judges it between rounds, or by its points alone.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any, TypeVar

import numba
import numpy as np
import numpy.typing as npt

from tilewright.evaluation.weights import Weights
from tilewright.rules import Move, Position
from tilewright.rules.kernel import play, play_randomly
from tilewright.rules.layout import DEAL, State, States
from tilewright.search import Limits, SearchResult
from tilewright.search.alpha_beta import NO_MOVE, list_candidates
from tilewright.search.judging import judge_each
from tilewright.search.memory import MOST_MOVES, Memory
from tilewright.search.networking import APART
from tilewright.search.puct import (
    BEYOND,
    OURS,
    ROOT,
    WALKING,
    Nodes,
    choose,
    clear_node,
    node_dtype,
    plant,
    share_of,
)
from tilewright.search.running import Report, Run

TREE_NODES = 1 << 23
EXPLORATION = 1.0
Random = npt.NDArray[np.uint64]
wide: Any = np.int64
F = TypeVar("F", bound=Callable[..., Any])


def compiled_anew(function: F) -> F:
    """Compile in every process: the product's cache does not notice edits here."""
    dispatcher: Any = numba.njit(nogil=True, error_model="numpy")(function)
    return dispatcher  # type: ignore[no-any-return]


def only(run: Run, number: int) -> SearchResult:
    """A result that knows the best move and nothing of the others."""
    best = Move.from_int(number)
    return SearchResult(best, 0.0, 0.0, (best,), (), run.nodes, 0, 0.0, False, False)


def points_only(weights: Weights) -> Weights:
    """Weights that know the points on the table and nothing else."""
    return replace(weights, numbers=0 * weights.numbers)


class TextbookRun(Run):
    """A search by textbook PUCT; its nodes are playouts."""

    def __init__(self, position: Position, limits: Limits, weights: Weights, exploration: float = EXPLORATION) -> None:
        super().__init__(position, limits, weights)
        self._exploration = exploration
        self._nodes = np.empty(TREE_NODES, node_dtype(position.players))

    def _lead(self, report: Report | None) -> None:
        random = np.zeros(1, np.uint64)
        _grow(self.memories[0], self._nodes, random, self.position.state, self._exploration)

    def _result(self) -> SearchResult:
        first = int(self._nodes[0]["first"])
        moves = self._nodes[first : first + int(self._nodes[0]["count"])]
        best = int(np.argmax(moves["visits"]))
        return only(self, int(moves["move"][best]))


@compiled_anew
def _grow(memories: Any, nodes: Nodes, random: Random, states: States, exploration: float) -> None:
    plant(memories[0], nodes, states[0])
    _walk(memories[0], nodes, random, exploration)
    while not memories[0].stop and memories[0].nodes < memories[0].node_limit:
        _walk(memories[0], nodes, random, exploration)


@compiled_anew
def _walk(memory: Memory, nodes: Nodes, random: Random, exploration: float) -> None:
    """Down the tree, one new leaf, a random end of the round, and what it brought back up."""
    memory.nodes += 1
    memory.stack[WALKING] = memory.stack[0]
    node = ROOT
    length = 0
    memory.path[0] = node
    while memory.stack[WALKING].phase < DEAL:
        if nodes[node].count == 0:
            if (node != ROOT and nodes[node].visits == 0) or memory.tree_size + MOST_MOVES > len(nodes):
                break
            _expand(memory, nodes, node)
        node = choose(nodes, node, int(memory.stack[WALKING].turn), 0.0, exploration)
        play(memory.stack[WALKING], wide(nodes[node].move))
        length += 1
        memory.path[length] = node
    memory.stack[BEYOND] = memory.stack[WALKING]
    _play_out(memory.stack[BEYOND], random)
    judge_each(memory, memory.stack[BEYOND], memory.by_network != 0, APART)
    for i in range(length + 1):
        node = memory.path[i]
        nodes[node].visits += 1
        for seat in range(len(memory.stack[0].score)):
            mean = float(nodes[node].share[OURS, seat])
            nodes[node].share[OURS, seat] = mean + (share_of(int(memory.values[seat])) - mean) / nodes[node].visits


@compiled_anew
def _play_out(state: State, random: Random) -> None:
    while state.phase < DEAL:
        play_randomly(state, random)


@compiled_anew
def _expand(memory: Memory, nodes: Nodes, node: int) -> None:
    """List the moves after a node; of a move that was not tried yet as much is expected as of the node."""
    count = list_candidates(memory, WALKING, NO_MOVE)
    first = int(memory.tree_size)
    memory.tree_size += count
    nodes[node].first = first
    nodes[node].count = count
    for i in range(count):
        clear_node(nodes, first + i, wide(memory.moves[WALKING, i]))
        nodes[first + i].promise = 1 / count
        for seat in range(len(memory.stack[0].score)):
            nodes[first + i].share[OURS, seat] = nodes[node].share[OURS, seat]
