"""The rules on a GPU: the compiled functions of the CPU, compiled once more for CUDA from the same source."""

from __future__ import annotations

import builtins
import importlib.util
import inspect
import warnings
from collections.abc import Mapping
from functools import cache
from types import FunctionType
from typing import Any

import numpy as np

from tilewright.rules import instructions
from tilewright.rules.constants import ALL_MOVES
from tilewright.rules.layout import BIT_PLACES, state_dtype

from .actions import action_count
from .batch import argument_names
from .errors import GpuMissing
from .observing import observation_size, write_mask, write_observation

BLOCK = 256
MOST_REGISTERS = 96
"""Registers of a thread that plays one game: with fewer, they spill to memory; with more, fewer threads run at once."""
OBSERVED_BLOCK = 64
"""Games for each block that writes observations: their rows fit into shared memory several times."""
SIX_BITS = ("list_moves", "best_column", "write_board")
"""Functions that look up masks of at most six bits in BIT_PLACES. They get only its first 64 rows: each function has
its own copy of a table, and a GPU has 64 KB for all of them."""
SMALL_BIT_PLACES = BIT_PLACES[:64].copy()
MISSING = "games on a GPU need NVIDIA's numba-cuda and a CUDA driver: pip install 'tilewright[gpu]' ({})"


@cache
def cuda() -> Any:
    """Numba's CUDA compiler, if there is a GPU; GpuMissing says what is missing."""
    if importlib.util.find_spec("numba_cuda") is None:
        raise GpuMissing(MISSING.format("numba-cuda is not installed"))
    numpy: Any = np
    if not hasattr(numpy, "row_stack"):  # NumPy 2.5 has no such name; numba-cuda 0.30 asks for it when it is loaded
        numpy.row_stack = np.vstack
    try:
        from numba import cuda as module

        compiler: Any = module  # it has no types
        available = compiler.is_available()
        warnings.filterwarnings("ignore", ".*Grid size")  # a batch of few games is no mistake
    except Exception as error:  # a broken driver may raise anything
        raise GpuMissing(MISSING.format(error)) from error
    if not available:
        raise GpuMissing(MISSING.format("no CUDA GPU was found, or its driver is too old"))
    return compiler


@cache
def on_gpu(function: Any) -> Any:
    """A compiled function as a device function, with all functions that it calls.

    The code object stays the same. Only its globals are replaced: compiled functions by device functions.
    """
    if function is instructions.count_bits:
        return _count_bits()
    source: FunctionType = getattr(function, "py_func", function)
    space: dict[str, Any] = {"__builtins__": builtins}
    for name in _global_names(source.__code__):
        if name in source.__globals__:
            value = source.__globals__[name]
            if value is BIT_PLACES and source.__name__ in SIX_BITS:
                value = SMALL_BIT_PLACES
            space[name] = on_gpu(value) if _is_ours(value) else value
    return cuda().jit(FunctionType(source.__code__, space, source.__name__), device=True)


def _global_names(code: Any) -> set[str]:
    nested = [_global_names(constant) for constant in code.co_consts if inspect.iscode(constant)]
    return set(code.co_names).union(*nested)


def _is_ours(value: Any) -> bool:
    """Whether a global of a compiled function is a compiled function, too."""
    return hasattr(value, "py_func") or value is instructions.count_bits or inspect.isfunction(value)


def _count_bits() -> Any:
    compiler: Any = cuda()
    uint64, int64 = np.uint64, np.int64

    def count_bits(word: int) -> Any:
        return int64(compiler.popc(uint64(word)))

    return compiler.jit(count_bits, device=True)


@cache
def kernel(function: Any, players: int, absent: frozenset[str] = frozenset()) -> Any:
    """A kernel that calls `function(game, ...)` with one thread for each game: `kernel[blocks, threads](games, ...)`.

    Arguments named `work` and `moves` are local to a thread: a position and a list of moves. Those that are `absent`
    are None in `function` and not passed to the kernel. Its source is generated; for `greedy_game`:

        def kernel(games, states, actions):
            game = cuda.grid(1)
            if game < games:
                work = cuda.local.array(1, state)
                moves = cuda.local.array(325, int16)
                body(game, states, work, moves, actions)
    """
    names = argument_names(function)
    given = [name for name in names if name not in ("work", "moves", *absent)]
    own = dict.fromkeys(absent, "None")
    own |= {"work": "cuda.local.array(1, state)", "moves": f"cuda.local.array({ALL_MOVES}, int16)"}
    lines = [f"def kernel(games, {', '.join(given)}):", "    game = cuda.grid(1)", "    if game < games:"]
    lines += [f"        {name} = {made}" for name, made in own.items() if name in names]
    lines += [f"        body(game, {', '.join(names)})"]
    space = {
        "cuda": cuda(),
        "state": _record_type(players),
        "int16": np.int16,
        "body": on_gpu(function),
    }
    exec("\n".join(lines), space)
    return cuda().jit(space["kernel"], max_registers=MOST_REGISTERS)


def _record_type(players: int) -> Any:
    from numba import from_dtype

    return from_dtype(state_dtype(players))


def launch(function: Any, players: int, games: int, arguments: Mapping[str, Any], stream: Any) -> None:
    """Call `function(game, ...)` for every game, on a stream; an argument that is None is left out of the kernel."""
    names = argument_names(function)
    absent = frozenset(name for name in names if arguments.get(name, 0) is None)
    given = [arguments[name] for name in names if name not in ("work", "moves", *absent)]
    kernel(function, players, absent)[-(-games // BLOCK), BLOCK, stream](games, *given)


def launch_observation(
    players: int,
    side: str,
    games: int,
    states: Any,
    seats: Any,
    rows: tuple[Any, Any],
    masks: tuple[Any, Any],
    stream: Any,
) -> None:
    """Write what the given seats see and may do.

    `rows` and `masks` are pairs of views of the same flat memory: one with an element for every four bytes, one with an
    element for each value. For float32 and bfloat16 (as int16), both views of `rows` have an element for each value.
    """
    kernel = observation_kernel(players, side, rows[1].dtype.itemsize)
    kernel[-(-games // OBSERVED_BLOCK), OBSERVED_BLOCK, stream](games, states, seats, *rows, *masks)


@cache
def observation_kernel(players: int, side: str, width: int) -> Any:
    """A kernel that writes observations (of 1, 2 or 4 bytes a value) and masks of OBSERVED_BLOCK games a block.

    A thread writes the rows of its game into shared memory; then the block copies them out side by side, because
    memory is fastest when neighbouring threads write to neighbouring addresses (coalescing). Bytes are copied
    four at a time, except in a last block that is not full.
    """
    size, actions = observation_size(players, side), action_count(players, side)
    words = OBSERVED_BLOCK * size // 4
    mask_words = OBSERVED_BLOCK * actions // 4
    compiler: Any = cuda()
    write_observation_here: Any = on_gpu(write_observation)
    write_mask_here: Any = on_gpu(write_mask)
    uint8, uint32, float32 = np.uint8, np.uint32, np.float32
    float_as_int: Any = compiler.libdevice.float_as_int

    def rows(games, states, seats, seen, seen_bytes, masks, mask_bytes):  # type: ignore[no-untyped-def]
        shared = compiler.shared.array(words, uint32)
        shared_masks = compiler.shared.array(mask_words, uint32)
        values = shared.view(uint8)
        mask_values = shared_masks.view(uint8)
        thread = compiler.threadIdx.x
        first = compiler.blockIdx.x * OBSERVED_BLOCK
        game = first + thread
        if game < games:
            seat = max(0, int(seats[game]))
            write_observation_here(states[game], seat, values[thread * size : (thread + 1) * size])
            write_mask_here(states[game], seat, mask_values[thread * actions : (thread + 1) * actions])
        compiler.syncthreads()
        here = min(OBSERVED_BLOCK, games - first)
        if width == 2:  # bfloat16 is the upper half of a float32, exact up to 256
            for i in range(thread, here * size, OBSERVED_BLOCK):
                seen[first * size + i] = float_as_int(float32(values[i])) >> 16
        elif width == 4:
            for i in range(thread, here * size, OBSERVED_BLOCK):
                seen[first * size + i] = values[i]
        elif here == OBSERVED_BLOCK:
            for i in range(thread, words, OBSERVED_BLOCK):
                seen[compiler.blockIdx.x * words + i] = shared[i]
        else:
            for i in range(thread, here * size, OBSERVED_BLOCK):
                seen_bytes[first * size + i] = values[i]
        if here == OBSERVED_BLOCK:
            for i in range(thread, mask_words, OBSERVED_BLOCK):
                masks[compiler.blockIdx.x * mask_words + i] = shared_masks[i]
        else:
            for i in range(thread, here * actions, OBSERVED_BLOCK):
                mask_bytes[first * actions + i] = mask_values[i]

    return compiler.jit(rows)
