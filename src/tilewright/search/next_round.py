"""Looking beyond the end of a round for two: short searches after many deals of the next one.

What judges the end of a round stands for all deals that may follow, and errs. Where the round is solved and something
is left of the limits, the end to which best play leads is looked at more closely; then best play may lead elsewhere,
and that end is looked at too, until it leads where it has been looked.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt

from tilewright.evaluation.evaluator import Evaluator
from tilewright.evaluation.linear import WIN
from tilewright.rules.compiling import compiled
from tilewright.rules.instructions import copy_state
from tilewright.rules.kernel import play
from tilewright.rules.layout import DEAL, States

from .alpha_beta import MOST_DEPTH, deepen, wide
from .evaluate import end_key, find_end
from .evaluate_network import MOST_STEP, value_of
from .fixed_nodes import Searcher
from .lookahead import Worth, look_ahead
from .memory import MOST_ENDS
from .puct import Nodes

DEALS, AT_ONCE = 128, 16
NODES = 300
SEED = 1  # the same deals after every end, so that their luck is the same


class Beyond:
    """Looks beyond the ends of one round, for the search whose memory that is."""

    def __init__(self, memory: Any, judge: Evaluator, players: int) -> None:
        self._memory = memory
        self._thinker = Searcher(players, judge, NODES)
        self._found: npt.NDArray[np.float32] = np.zeros((2, 2, players), np.float32)
        memory["whole_lines"] = 1

    def solve_again(self) -> bool:
        """Solve the round by what is known of its ends; say whether it was not interrupted."""
        return _solve_again(self._memory)

    def look(self) -> bool:
        """Look beyond the end to which best play leads; say whether that is new, and the round to be solved again."""
        left = int(self._memory["node_limit"][0] - self._memory["nodes"][0])
        random = np.array([SEED], np.uint64)
        thinker = self._thinker
        return left >= DEALS * NODES and _look(
            self._memory, thinker.memory, thinker.tree, thinker.work, random, self._found
        )


@compiled
def _solve_again(memories: Any) -> bool:
    memory = memories[0]
    depth = memory.depth
    memory.depth = MOST_DEPTH - 1  # far enough to see the end of the round, however little late moves are looked at
    deepen(memory, 1)
    memory.depth = depth
    return bool(memory.stop == 0)


@compiled
def _look(
    memories: Any, lookers: Any, tree: Nodes, work: States, random: npt.NDArray[np.uint64], worths: Worth
) -> bool:
    memory, looker = memories[0], lookers[0]
    end = work[0]
    copy_state(end, memory.stack[0])
    for i in range(memory.line_length[0]):
        play(end, wide(memory.line[0, i]))
    if end.phase != DEAL or memory.ends == MOST_ENDS or find_end(memory, end) >= 0:
        return False
    seat = int(memory.root_seat)
    margin = 0.0
    share = 0.0
    for _ in range(DEALS // AT_ONCE):
        look_ahead(looker, tree, end, work[2], random, AT_ONCE, NODES, worths[0], worths[1])
        memory.nodes += AT_ONCE * NODES
        if memory.stop:
            return False
        margin += (worths[1, 0, seat] - worths[1, 0, 1 - seat]) * AT_ONCE / DEALS
        share += worths[1, 1, seat] * AT_ONCE / DEALS
    value = int((2 * share - 1) * WIN) | 1
    if memory.by_network:
        value = value_of(int((2 * share - 1) * MOST_STEP), margin)
    memory.end_keys[memory.ends] = end_key(end)
    memory.end_values[memory.ends] = value
    memory.ends += 1
    memory.generation += 1
    return True
