"""The transposition table of alpha-beta: entries of 16 bytes, shared between threads without locks.

An entry is two words: `data`, and `check` = key ^ data, so that an entry torn by two threads matches no key. `data`
holds, from bit 0: the best move, the draft, the kind of bound, whether a deal was reached, the generation, the value.

Replacement rule: a new entry always replaces the one in its place (step 13 of `alpha_beta.descend`). The drivers
(`alpha_beta_driver`, `solver`) and `fixed_nodes` allocate the tables.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numba import types
from numba.extending import intrinsic

from tilewright.rules.compiling import compiled

ENTRY = np.dtype((np.record, np.dtype([("check", np.int64), ("data", np.int64)], align=True)))
ENTRY_BYTES = ENTRY.itemsize

LOWER, UPPER, EXACT = 1, 2, 3  # kinds of bounds
SOLVED_DRAFT = 63  # the position was searched to the end of the round; deeper than any depth

MOVE_MASK = 511
DRAFT_SHIFT, DRAFT_MASK = 9, 63
BOUND_SHIFT, BOUND_MASK = 15, 3
DEAL_SHIFT = 17
GENERATION_SHIFT, GENERATION_MASK = 18, (1 << 14) - 1
VALUE_SHIFT = 32


@compiled
def pack_entry(move: int, draft: int, bound: int, reached_deal: int, generation: int, value: int) -> int:
    """The data of an entry."""
    data = value << VALUE_SHIFT | generation << GENERATION_SHIFT
    return data | reached_deal << DEAL_SHIFT | bound << BOUND_SHIFT | draft << DRAFT_SHIFT | move


@intrinsic
def _entry_at(typing_context: Any, address: Any) -> Any:
    """The entry at an address, so that no array has to be passed down the recursion."""
    from numba.np.numpy_support import from_dtype

    entry = from_dtype(ENTRY)

    def code(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        return builder.inttoptr(arguments[0], context.get_value_type(signature.return_type))

    return entry(types.int64), code


entry_at: Any = _entry_at
