"""The one record a search works in: its stack of positions, its numbers, its counters.

Compiled recursion is fastest with a single argument. The transposition table, shared between threads and of any size,
is reached by its address.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any, TypeAlias

import numpy as np
from numba import types
from numba.extending import intrinsic

from tilewright.evaluation import features, patterns, vectors
from tilewright.evaluation.evaluator import Evaluator
from tilewright.evaluation.linear import STEPS, LinearEvaluation
from tilewright.evaluation.network import Network
from tilewright.rules.layout import state_dtype

Memory: TypeAlias = Any  # a record of memory_dtype

MOST_PLIES = 72  # takes and column choices in one round
MOST_MOVES = 256
HISTORY = 8 * 5 * 6
BOARDS_KEPT = 2048
TABLES_KEPT = 1024
MOST_ENDS = 64  # of a round, looked beyond
REDUCE_FROM = (4, 10, 24)  # late moves are looked at 1, 2, 3 plies less deeply first


@cache
def memory_dtype(players: int) -> np.dtype[Any]:
    """The working record for that many players."""
    record = np.dtype(
        [
            ("stack", state_dtype(players), (MOST_PLIES,)),
            ("moves", np.int16, (MOST_PLIES, MOST_MOVES)),
            ("order", np.int32, (MOST_PLIES, MOST_MOVES)),
            ("line", np.int16, (MOST_PLIES, MOST_PLIES)),  # the principal line from each ply
            ("line_length", np.int32, (MOST_PLIES,)),
            ("killers", np.int16, (MOST_PLIES, 2)),
            ("history", np.int32, (players, HISTORY)),
            ("numbers", np.int16, (patterns.STAGES, patterns.NUMBERS)),
            ("win_steps", np.int32, (patterns.STAGES, STEPS)),
            ("found", np.int32, (patterns.MOST_PATTERNS + 8,)),
            ("by_network", np.int64),  # 0: positions are judged by the numbers; 1: by the networks
            ("views", np.int64),  # 2: some other seats are expected to go by the numbers all the same,
            ("others", np.float32, (players,)),  # so far
            ("tables", np.int64, (2,)),  # addresses of their first layers, within a round and between rounds
            ("later_layers", np.int64, (2,)),
            ("steepness", np.float32, (patterns.STAGES,)),
            ("sums", np.int16, (vectors.UNITS,)),
            ("board_keys", np.int64, (BOARDS_KEPT,)),  # boards met before: which,
            ("board_gains", np.int32, (BOARDS_KEPT,)),  # what tiling them brings,
            ("board_rooms", np.int32, (BOARDS_KEPT,)),  # how many tiles of each colour they can take,
            ("board_sums", np.int16, (BOARDS_KEPT, vectors.UNITS)),  # and what they add to the first layer
            ("worth_keys", np.int64, (BOARDS_KEPT,)),  # boards that numbers judged,
            ("worths", np.int64, (BOARDS_KEPT,)),  # and what they are worth
            ("table_keys", np.int64, (TABLES_KEPT,)),  # the same for what lay between them
            ("table_offered", np.int32, (TABLES_KEPT,)),
            ("table_sizes", np.int32, (TABLES_KEPT,)),
            ("table_sums", np.int16, (TABLES_KEPT, vectors.UNITS)),
            ("others_sums", np.int16, (vectors.UNITS,)),  # of all boards but that of the last role,
            ("closing", np.int64),  # whether one of those ends the game,
            ("take_sums", np.int16, (vectors.UNITS,)),  # and with what is on offer to them:
            ("offered", np.int64),
            ("sizes", np.int64),
            ("rooms", np.int32, (players,)),
            ("features", np.int16, (features.most_features(players),)),
            ("role_points", np.int32, (players,)),
            ("outputs", np.float32, (2 * players,)),
            ("root_moves", np.int16, (MOST_MOVES,)),
            ("root_values", np.int32, (MOST_MOVES,)),
            ("root_exact", np.int8, (MOST_MOVES,)),
            ("root_count", np.int64),
            ("nodes", np.int64),
            ("node_limit", np.int64),
            ("boards", np.int64, (players,)),  # what each board of the position above a leaf is worth
            ("boards_stage", np.int64),
            ("boards_turn", np.int64),
            ("stop", np.int64),  # set from another thread
            ("cut", np.int64),  # a leaf inside the round was judged: the round is not solved
            ("open_end", np.int64),  # a leaf between rounds was judged: the game is not solved
            ("root_seat", np.int64),
            ("salt", np.int64),  # what the key of a position within its round leaves out
            ("table", np.int64),  # address of the first entry
            ("table_mask", np.int64),
            ("depth", np.int64),
            ("generation", np.int64),  # what the table has from an earlier one says what to try first, and no more
            ("whole_lines", np.int64),  # 1: the principal line goes on where the table knows the value
            ("ends", np.int64),  # so many ends of the round were looked beyond:
            ("end_keys", np.int64, (MOST_ENDS,)),  # which,
            ("end_values", np.int64, (MOST_ENDS,)),  # and what they are worth to the searching seat
            ("reduce_from", np.int64, (3,)),  # from which move on late moves are looked at 1, 2, 3 plies less deeply
            ("values", np.int64, (players,)),  # what the position judged last is worth to each seat
            ("tree_size", np.int64),
            ("path", np.int64, (MOST_PLIES,)),  # the way down the tree, and who chose it
            ("path_turns", np.int64, (MOST_PLIES,)),
        ],
        align=True,
    )
    return np.dtype((np.record, record))


def set_evaluator(
    memory: Any,
    judge: Evaluator,
    numbers: LinearEvaluation | None = None,
    by_numbers: Sequence[float] = (),
) -> None:
    """Let a search judge positions by these numbers or networks, which must outlive it.

    With networks, other seats at a table of three or four may be expected to go by numbers, so far as it says by seat.
    """
    memory["others"] = 0
    memory["by_network"] = isinstance(judge, Network)
    memory["reduce_from"][0] = REDUCE_FROM
    if isinstance(judge, Network):
        memory["tables"][0] = [each.table.ctypes.data for each in (judge.within, judge.between)]
        memory["later_layers"][0] = [each.block.ctypes.data for each in (judge.within, judge.between)]
        memory["steepness"][0] = judge.steepness
        if numbers is not None:
            memory["others"] = by_numbers
    else:
        numbers = judge
    memory["views"] = 1 + memory["others"].any()
    if numbers is not None:
        memory["numbers"][0] = numbers.weights
        memory["win_steps"][0] = numbers.win_steps


ENTRY = np.dtype((np.record, np.dtype([("check", np.int64), ("data", np.int64)], align=True)))


@intrinsic
def _entry_at(typing_context: Any, address: Any) -> Any:
    """The table entry at an address."""
    from numba.np.numpy_support import from_dtype

    entry = from_dtype(ENTRY)

    def code(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        return builder.inttoptr(arguments[0], context.get_value_type(signature.return_type))

    return entry(types.int64), code


entry_at: Any = _entry_at
