"""The network's arithmetic as vector instructions, written in LLVM's intermediate language.

Numba does not vectorise such loops well. As operations on LLVM vectors they become SIMD instructions of any processor.
Integer sums, and floating-point operations in a fixed order, give the same bits on every machine.
"""

from __future__ import annotations

from typing import Any

from llvmlite import ir as llvmlite_ir
from numba import extending as numba_extending
from numba.core import cgutils as numba_cgutils

from tilewright.rules.compiling import compiled, types

ir: Any = llvmlite_ir  # these modules have no type hints
cgutils: Any = numba_cgutils
extending: Any = numba_extending

UNITS = 64  # units of the first layer
HIDDEN = 32  # units of the second layer
SCALE = 256  # quantisation: the integer for 1.0 in the first layer
MOST = 8 * SCALE  # activations are clipped to 0..MOST
SECOND_SCALE = 2048  # quantisation: the integer for 1.0 in the second layer's weights
MOST_WEIGHT = 8191  # of the second layer, so that its int32 sums cannot overflow

I16, I32, I64, F32 = ir.IntType(16), ir.IntType(32), ir.IntType(64), ir.FloatType()
SUMS = ir.VectorType(I16, UNITS)
PAIRS = ir.VectorType(I16, 2 * HIDDEN)  # the weights of two units to each hidden unit
SECOND = ir.VectorType(I32, HIDDEN)
LAST = ir.VectorType(F32, HIDDEN)

# Offsets of the later layers' parts in their block, in bytes.
BIAS = 2 * UNITS * HIDDEN
OUTPUTS = BIAS + 4 * HIDDEN  # output rows, then output biases


@compiled
def later_layers_size(outputs: int) -> int:
    """The size of one stage's later layers, in bytes."""
    return OUTPUTS + 4 * outputs * (HIDDEN + 1)


def _compile_add_rows(_typing: Any, sums: Any, _table: Any, found: Any, _count: Any) -> Any:
    """`add_rows(sums, table, found, count)`: add the rows of active features; `table` is an address."""

    def build(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        to = _data(context, builder, signature.args[0], arguments[0])
        rows = builder.inttoptr(arguments[1], SUMS.as_pointer())
        names = _data(context, builder, signature.args[2], arguments[2])
        total = cgutils.alloca_once_value(builder, _load(builder, to, SUMS))
        with cgutils.for_range(builder, arguments[3]) as loop:
            name = builder.zext(builder.load(builder.gep(names, [loop.index])), I64)
            row = _load(builder, builder.gep(rows, [name]), SUMS)
            builder.store(builder.add(builder.load(total), row), total)
        _store(builder, builder.load(total), to)
        return context.get_dummy_value()

    return types.void(sums, types.int64, found, types.int64), build


def _compile_propagate(_typing: Any, sums: Any, _block: Any, outputs: Any, _count: Any) -> Any:
    """`propagate(sums, block, outputs, count)`: the later layers; `block` is an address.

    The first `count` sums are also added to the outputs (skip connection).
    """

    def build(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        direct = _data(context, builder, signature.args[0], arguments[0])
        results = _data(context, builder, signature.args[2], arguments[2])
        block, count = arguments[1], arguments[3]

        def at(place: Any, kind: Any) -> Any:
            return builder.inttoptr(builder.add(block, place), kind.as_pointer())

        none, most = ir.Constant(SUMS, None), ir.Constant(SUMS, [I16(MOST)] * UNITS)
        active = _load(builder, direct, SUMS)
        active = builder.select(builder.icmp_signed(">", active, none), active, none)
        active = builder.select(builder.icmp_signed("<", active, most), active, most)
        twos = cgutils.alloca_once(builder, I32, UNITS // 2)
        _store(builder, active, twos)

        # Two units at a time: multiply-add of int16 pairs to int32 is one instruction (pmaddwd) on most processors.
        parts = [
            cgutils.alloca_once_value(builder, _load(builder, at(I64(BIAS), SECOND), SECOND)),
            cgutils.alloca_once_value(builder, ir.Constant(SECOND, None)),
        ]
        with cgutils.for_range_slice(builder, I64(0), I64(UNITS // 2), I64(len(parts))) as (first, _):
            for i, part in enumerate(parts):
                two = builder.add(first, I64(i))
                both = _broadcast(builder, builder.load(builder.gep(twos, [two])), SECOND)
                row = _load(builder, at(builder.mul(two, I64(4 * HIDDEN)), PAIRS), PAIRS)
                products = _products_of_pairs(builder, builder.bitcast(both, PAIRS), row)
                builder.store(builder.add(builder.load(part), products), part)
        hidden = builder.add(*(builder.load(part) for part in parts))
        zero = ir.Constant(SECOND, None)
        hidden = builder.select(builder.icmp_signed(">", hidden, zero), hidden, zero)
        hidden = builder.sitofp(hidden, LAST)

        biases = builder.add(I64(OUTPUTS), builder.mul(count, I64(4 * HIDDEN)))
        with cgutils.for_range(builder, count) as loop:
            row = _load(builder, at(builder.add(I64(OUTPUTS), builder.mul(loop.index, I64(4 * HIDDEN))), LAST), LAST)
            number = _total(builder, builder.fmul(hidden, row))
            bias = builder.load(at(builder.add(biases, builder.mul(loop.index, I64(4))), F32))
            straight = builder.sitofp(builder.load(builder.gep(direct, [loop.index])), F32)
            number = builder.fadd(builder.fadd(number, bias), builder.fmul(straight, F32(1 / SCALE)))
            builder.store(number, builder.gep(results, [loop.index]))
        return context.get_dummy_value()

    return types.void(sums, types.int64, outputs, types.int64), build


def _products_of_pairs(builder: Any, one: Any, other: Any) -> Any:
    """Multiply element by element and add neighbouring products (pmaddwd)."""
    wide = ir.VectorType(I32, one.type.count)
    products = builder.mul(builder.sext(one, wide), builder.sext(other, wide))
    return builder.add(*(_picked(builder, products, range(start, wide.count, 2)) for start in (0, 1)))


def _data(context: Any, builder: Any, kind: Any, array: Any) -> Any:
    """Pointer to an array's data."""
    return context.make_array(kind)(context, builder, value=array).data


def _load(builder: Any, pointer: Any, kind: Any) -> Any:
    """Load a vector without alignment."""
    loaded = builder.load(builder.bitcast(pointer, kind.as_pointer()))
    loaded.align = 2 if kind.element == I16 else 4
    return loaded


def _store(builder: Any, value: Any, pointer: Any) -> None:
    builder.store(value, builder.bitcast(pointer, value.type.as_pointer())).align = (
        2 if value.type.element == I16 else 4
    )


def _broadcast(builder: Any, number: Any, kind: Any) -> Any:
    """Broadcast a number to a vector."""
    nothing = ir.Constant(kind, ir.Undefined)
    one = builder.insert_element(nothing, number, I32(0))
    return builder.shuffle_vector(one, nothing, ir.Constant(ir.VectorType(I32, kind.count), None))


def _total(builder: Any, vector: Any) -> Any:
    """Horizontal sum by halving, in a fixed order."""
    while (half := vector.type.count // 2) > 0:
        vector = builder.fadd(*(_picked(builder, vector, range(start, start + half)) for start in (0, half)))
    return builder.extract_element(vector, I32(0))


def _picked(builder: Any, vector: Any, places: range) -> Any:
    """Some elements of a vector, as a vector."""
    mask = ir.Constant(ir.VectorType(I32, len(places)), [I32(place) for place in places])
    return builder.shuffle_vector(vector, ir.Constant(vector.type, ir.Undefined), mask)


add_rows: Any = extending.intrinsic(_compile_add_rows)
propagate: Any = extending.intrinsic(_compile_propagate)
