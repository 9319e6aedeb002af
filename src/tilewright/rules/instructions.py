"""Operations that LLVM has and Numba lacks: counting bits, copying a record. Un-jitted, the same in plain Python."""

from __future__ import annotations

from typing import Any

from numba import extending as numba_extending
from numba.core import cgutils as numba_cgutils

from .compiling import compiled, config, types
from .layout import State

cgutils: Any = numba_cgutils  # Numba has no types for its inner parts
extending: Any = numba_extending


def _count_bits(word: int) -> int:
    """How many bits are set."""
    return int(word).bit_count()


def _compile_count_bits(_typing: Any, _word: Any) -> Any:
    """The Numba intrinsic for `_count_bits`: its signature, and the function that emits its LLVM code."""

    def build(_context: Any, builder: Any, _signature: Any, arguments: Any) -> Any:
        return builder.ctpop(arguments[0])

    return types.int64(types.int64), build


def _copy_state(after: State, before: State) -> None:
    """Make a record equal to another. An assignment does so too, but is compiled byte by byte and slower."""
    for name in before.dtype.names or ():
        after[name] = before[name]


def _compile_copy_state(_typing: Any, after: Any, before: Any) -> Any:
    """The Numba intrinsic for `_copy_state`, in the same form."""

    def build(context: Any, builder: Any, _signature: Any, arguments: Any) -> Any:
        size = context.get_constant(types.intp, before.size)
        cgutils.raw_memcpy(builder, arguments[0], arguments[1], size, 1)
        return context.get_dummy_value()

    return types.void(after, before), build


count_bits: Any = _count_bits if config.DISABLE_JIT else extending.intrinsic(_compile_count_bits)
copy_state: Any = _copy_state if config.DISABLE_JIT else extending.intrinsic(_compile_copy_state)


@compiled
def lowest_bit(word: int) -> int:
    """The place of the lowest set bit; there must be one."""
    return int(count_bits(~word & (word - 1)))  # the compiler has one instruction for this form
