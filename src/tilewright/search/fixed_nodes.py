"""Searches with a node budget, all in compiled code: for self-play and sampled lookahead."""

from __future__ import annotations

from enum import StrEnum
from typing import Any

import numpy as np
import numpy.typing as npt
from numba import extending as numba_extending

from tilewright.evaluation.evaluator import Evaluator
from tilewright.rules.compiling import compiled, types
from tilewright.rules.constants import ALL_MOVES
from tilewright.rules.layout import State, States, int64, state_dtype

from .alpha_beta import search_nodes
from .memory import MOST_MOVES, MOST_PLIES, Memory, Nodes, memory_dtype, set_evaluator
from .puct import EXPLORATION, best_child, grow, node_dtype, set_root
from .transposition_table import ENTRY

extending: Any = numba_extending  # Numba has no types for its inner parts

TABLE_ENTRIES = 1 << 13


class Algorithm(StrEnum):
    """Which search chooses the moves."""

    ALPHA_BETA = "alpha-beta"
    PUCT = "puct"

    @classmethod
    def for_table(cls, players: int) -> Algorithm:
        """The algorithm that `tilewright.search.search` uses at that table."""
        return cls.ALPHA_BETA if players == 2 else cls.PUCT


class Searcher:
    """The memory of one thread: record, transposition table, tree with room for `most_nodes`.

    `algorithm` is by default that of the table; alpha-beta is for two players only. `table_entries` is a power of two.
    """

    def __init__(
        self,
        players: int,
        evaluator: Evaluator,
        nodes: int,
        algorithm: Algorithm | None = None,
        *,
        most_nodes: int = 0,
        table_entries: int = TABLE_ENTRIES,
    ) -> None:
        algorithm = algorithm or Algorithm.for_table(players)
        if algorithm is Algorithm.ALPHA_BETA and players != 2:
            raise ValueError(f"alpha-beta is for two players, not {players}")
        self.players = players
        self.evaluator = evaluator  # kept alive: the record holds its addresses
        self.nodes = nodes
        self.memory = np.zeros(1, memory_dtype(players))
        self.table = np.zeros(table_entries, ENTRY)
        self.memory["tt_address"] = self.table.ctypes.data
        self.memory["tt_mask"] = table_entries - 1
        set_evaluator(self.memory, evaluator)
        self.tree: Nodes | None = None
        if algorithm is Algorithm.PUCT:
            self.tree = np.zeros(3 * max(nodes, most_nodes) + 4 * MOST_MOVES, node_dtype(players))
        self.work: States = np.zeros(3, state_dtype(players))
        self.moves: npt.NDArray[np.int16] = np.zeros(ALL_MOVES, np.int16)

    def forget(self) -> None:
        """Clear the transposition table, so that the next game does not depend on earlier ones."""
        self.table["check"] = 0
        self.table["data"] = 0


def choose_move(memory: Memory, tree: Nodes | None, state: State, nodes: int) -> int:
    """The best move: by PUCT if there is a tree, else by alpha-beta."""
    return search_nodes(memory, state, nodes) if tree is None else _search_tree(memory, tree, state, nodes)


def _compile_choose_move(memory: Any, tree: Any, state: Any, nodes: Any) -> Any:
    """The Numba overload of `choose_move`. Compiles only the algorithm that is used: both would take twice as long."""

    def by_alpha_beta(memory: Any, tree: Any, state: Any, nodes: Any) -> Any:
        return search_nodes(memory, state, nodes)

    def by_puct(memory: Any, tree: Any, state: Any, nodes: Any) -> Any:
        return _search_tree(memory, tree, state, nodes)

    return by_alpha_beta if isinstance(tree, types.NoneType) else by_puct


extending.overload(choose_move)(_compile_choose_move)


@compiled
def _search_tree(memory: Memory, tree: Nodes, state: State, nodes: int) -> int:
    set_root(memory, tree, state)
    memory.stop = 0
    memory.node_limit = nodes
    deepest = int64(MOST_PLIES)  # Numba compiles a function again for each constant argument, but not for an int64
    grow(memory, tree, int64(1), deepest, EXPLORATION)
    if tree[0].count > 1:
        grow(memory, tree, nodes, deepest, EXPLORATION)
    return int(tree[best_child(tree, 0, int(state.turn))].move)


@compiled
def had_choice(memory: Memory, tree: Nodes | None) -> bool:
    """Whether there was more than one move; otherwise nothing was searched."""
    if tree is None:
        return bool(memory.root_count > 1)
    return int(tree[0].count) > 1
