"""Beyond the round, for two players: better values for the ends of a solved round.

The evaluation of an end of the round is an estimate over all deals that may follow. When a round is solved with budget
left, re-evaluate the end of the principal variation by sampled deals, re-solve with that value, and repeat until the
principal variation ends in a position already re-evaluated.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt

from tilewright.evaluation.evaluator import Evaluator
from tilewright.rules.compiling import compiled
from tilewright.rules.instructions import copy_state
from tilewright.rules.kernel import play
from tilewright.rules.layout import DEAL, States, int64

from .alpha_beta import deepen
from .evaluate import find_end
from .fixed_nodes import Searcher
from .hashing import end_key
from .limits import MOST_DEPTH
from .lookahead import ValueRows, look_ahead
from .memory import MOST_ENDS, Nodes
from .values import MOST_STEP, WIN, encode_value

DEALS, AT_ONCE = 128, 16  # sampled deals for each end, and how many between two checks of `stop`
NODES = 300  # after each deal
SEED = 1  # common random numbers: the same deals after every end


class NextRound:
    """Re-evaluates ends of the round for the search that works in `memory`."""

    def __init__(self, memory: Any, evaluator: Evaluator) -> None:
        self._memory = memory
        self._searcher = Searcher(2, evaluator, NODES)
        self._found: npt.NDArray[np.float32] = np.zeros((2, 2, 2), np.float32)
        memory["full_pv"] = 1

    def solve_again(self) -> bool:
        """Solve the round with the values sampled so far; return False if interrupted."""
        return _solve_again(self._memory)

    def sample(self) -> bool:
        """Sample deals after the end of the principal variation; return whether that gave a new value."""
        left = int(self._memory["node_limit"][0] - self._memory["nodes"][0])
        random = np.array([SEED], np.uint64)
        searcher = self._searcher
        return left >= DEALS * NODES and _sample(
            self._memory, searcher.memory, searcher.tree, searcher.work, random, self._found
        )


@compiled
def _solve_again(memories: Any) -> bool:
    memory = memories[0]
    depth = memory.depth
    memory.depth = MOST_DEPTH - 1  # reaches the end of the round, although late moves are reduced
    deepen(memory, 1)
    memory.depth = depth
    return bool(memory.stop == 0)


@compiled
def _sample(
    memories: Any, searchers: Any, tree: Nodes | None, work: States, random: npt.NDArray[np.uint64], found: ValueRows
) -> bool:
    memory, searcher = memories[0], searchers[0]
    end = work[0]
    copy_state(end, memory.stack[0])
    for i in range(memory.pv_length[0]):
        play(end, int64(memory.pv[0, i]))
    if end.phase != DEAL or memory.end_count == MOST_ENDS or find_end(memory, end) >= 0:
        return False
    seat = int(memory.root_seat)
    margin = 0.0
    share = 0.0
    for _ in range(DEALS // AT_ONCE):
        look_ahead(searcher, tree, end, work[2], random, AT_ONCE, NODES, found[0], found[1])
        memory.nodes += AT_ONCE * NODES
        if memory.stop:
            return False
        margin += (found[1, 0, seat] - found[1, 0, 1 - seat]) * AT_ONCE / DEALS
        share += found[1, 1, seat] * AT_ONCE / DEALS
    value = int((2 * share - 1) * WIN) | 1
    if memory.use_network:
        value = encode_value(int((2 * share - 1) * MOST_STEP), margin)
    memory.end_keys[memory.end_count] = end_key(end)
    memory.end_values[memory.end_count] = value
    memory.end_count += 1
    memory.generation += 1
    return True
