"""The one record a search works in: its stack of positions, its numbers, its counters.

Compiled recursion is fastest with a single argument. The transposition table, shared between threads and of any size,
is reached by its address.
"""

from __future__ import annotations

from functools import cache
from typing import Any, TypeAlias

import numpy as np
from numba import types
from numba.extending import intrinsic

from tilewright.evaluation import patterns
from tilewright.evaluation.weights import STEPS
from tilewright.rules.layout import state_dtype

Memory: TypeAlias = Any  # a record of memory_dtype

MOST_PLIES = 72  # takes and column choices in one round
MOST_MOVES = 256
HISTORY = 8 * 5 * 6


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
            ("reduce_from", np.int64, (3,)),  # from which move on late moves are looked at 1, 2, 3 plies less deeply
            ("values", np.int64, (players,)),  # what the position judged last is worth to each seat
            ("tree_size", np.int64),
            ("path", np.int64, (MOST_PLIES,)),  # the way down the tree, and who chose it
            ("path_turns", np.int64, (MOST_PLIES,)),
        ],
        align=True,
    )
    return np.dtype((np.record, record))


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
