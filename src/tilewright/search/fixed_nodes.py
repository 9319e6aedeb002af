"""Choosing moves in compiled code with no clock and no talk: by alpha-beta, or by a tree that PUCT grows."""

from __future__ import annotations

from enum import StrEnum

import numpy as np
import numpy.typing as npt

from tilewright.evaluation.evaluator import Evaluator
from tilewright.rules.compiling import compiled
from tilewright.rules.layout import State, States, state_dtype
from tilewright.rules.vocabulary import ALL_MOVES

from .alpha_beta import think
from .memory import ENTRY, MOST_MOVES, MOST_PLIES, REDUCE_FROM, Memory, memory_dtype, set_evaluator
from .puct import OURS, Nodes, grow, node_dtype, plant
from .puct_driver import EXPLORATION

SMALL_TABLE = 1 << 13


class Algorithm(StrEnum):
    """Which search chooses the moves."""

    ALPHA_BETA = "alpha-beta"
    PUCT = "puct"

    @classmethod
    def for_table(cls, players: int) -> Algorithm:
        """The search that plays at that table."""
        return cls.ALPHA_BETA if players == 2 else cls.PUCT


class Searcher:
    """One thread's memory for choosing moves, and what judges positions in it; trees have room for `most_nodes`."""

    def __init__(
        self,
        players: int,
        judge: Evaluator,
        nodes: int,
        searching: Algorithm = Algorithm.ALPHA_BETA,
        *,
        most_nodes: int = 0,
        table: int = SMALL_TABLE,
        reduce_from: tuple[int, int, int] = REDUCE_FROM,
    ) -> None:
        self.players = players
        self.judge = judge  # the memory holds its addresses
        self.nodes = nodes
        self.memory = np.zeros(1, memory_dtype(players))
        self.table = np.zeros(table, ENTRY)
        self.memory["table"] = self.table.ctypes.data
        self.memory["table_mask"] = table - 1
        set_evaluator(self.memory, judge)
        self.memory["reduce_from"][0] = reduce_from
        room = 3 * max(nodes, most_nodes) + 4 * MOST_MOVES if searching is Algorithm.PUCT else 0
        self.tree = np.zeros(room, node_dtype(players))
        self.work: States = np.zeros(3, state_dtype(players))
        self.moves: npt.NDArray[np.int16] = np.zeros(ALL_MOVES, np.int16)

    def forget(self) -> None:
        """Forget the games before, so that the next one does not depend on them."""
        self.table["check"] = 0
        self.table["data"] = 0


@compiled
def choose_move(memory: Memory, tree: Nodes, state: State, nodes: int) -> int:
    """The move to play: by a tree where there is room for one, else by alpha-beta."""
    if len(tree) == 0:
        return think(memory, state, nodes)
    plant(memory, tree, state)
    memory.stop = 0
    memory.node_limit = nodes
    grow(memory, tree, 1, MOST_PLIES, EXPLORATION)
    if tree[0].count > 1:
        grow(memory, tree, nodes, MOST_PLIES, EXPLORATION)
    return int(tree[best_reply(tree, 0, int(state.turn))].move)


@compiled
def had_choice(memory: Memory, tree: Nodes) -> bool:
    """Whether there was more than one move to choose from; else nothing was searched."""
    return int(tree[0].count) > 1 if len(tree) else memory.root_count > 1


@compiled
def best_reply(tree: Nodes, node: int, seat: int) -> int:
    """The reply that was tried most often; where all is settled, the one that is best for the seat that moves."""
    first = int(tree[node].first)
    best = first
    for child in range(first + 1, first + int(tree[node].count)):
        more = int(tree[child].visits) - int(tree[best].visits)
        if tree[node].settled:
            more = 0
        if more > 0 or (more == 0 and tree[child].share[OURS, seat] > tree[best].share[OURS, seat]):
            best = child
    return best
