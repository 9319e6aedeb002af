"""The arithmetic of a small network, a vector at a time.

Numba would add up such loops number by number. Here they are written as operations on vectors, which its compiler turns
into what the processor at hand does best. Sums of integers, and products and sums that are rounded one by one in a
fixed order, give the same bits on every machine.
"""

from __future__ import annotations

from typing import Any

from llvmlite import ir as llvmlite_ir
from numba import extending as numba_extending
from numba.core import cgutils as numba_cgutils

from tilewright.rules.compiling import types

ir: Any = llvmlite_ir  # these have no types of their own
cgutils: Any = numba_cgutils
extending: Any = numba_extending

UNITS = 64  # of the first layer
HIDDEN = 32  # of the second
SCALE = 256  # what stands for 1 among the first layer's integers
MOST = 8 * SCALE  # where an activation is cut off
UNDER_WAY = 4  # sums of the second layer that are under way at a time, so that none waits for another

I16, I32, I64, F32 = ir.IntType(16), ir.IntType(32), ir.IntType(64), ir.FloatType()
SUMS = ir.VectorType(I16, UNITS)
FIRST = ir.VectorType(F32, UNITS)
SECOND = ir.VectorType(F32, HIDDEN)
BIAS = UNITS * HIDDEN  # where the second layer's bias lies in a block of later layers
OUTPUTS = BIAS + HIDDEN  # and the rows of the outputs, with their biases after them


def _compile_add_rows(_typing: Any, sums: Any, _table: Any, found: Any, _count: Any) -> Any:
    """`add_rows(sums, table, found, count)`: add the rows that `found` names, of a table at an address."""

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


def _compile_propagate(_typing: Any, sums: Any, _dense: Any, outputs: Any, _count: Any) -> Any:
    """`propagate(sums, dense, outputs, count)`: the outputs that follow from the first layer's sums.

    The later layers lie at an address. The first `count` sums also go straight to the outputs.
    """

    def build(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        total = _load(builder, _data(context, builder, signature.args[0], arguments[0]), SUMS)
        straight = _laid_out(builder, total)
        none, most = ir.Constant(SUMS, None), ir.Constant(SUMS, [ir.Constant(I16, MOST)] * UNITS)
        total = builder.select(builder.icmp_signed(">", total, none), total, none)
        total = builder.select(builder.icmp_signed("<", total, most), total, most)
        active = _laid_out(builder, total)
        weights = builder.inttoptr(arguments[1], F32.as_pointer())

        def at(place: Any) -> Any:
            return builder.gep(weights, [place if isinstance(place, ir.Value) else I64(place)])

        bias = _load(builder, at(BIAS), SECOND)
        zero = ir.Constant(SECOND, None)
        parts = [cgutils.alloca_once_value(builder, zero if k else bias) for k in range(UNDER_WAY)]
        with cgutils.for_range_slice(builder, I64(0), I64(UNITS), I64(UNDER_WAY)) as (first, _):
            for k, part in enumerate(parts):
                unit = builder.add(first, I64(k))
                activation = _everywhere(builder, builder.load(builder.gep(active, [unit])), SECOND)
                product = builder.fmul(activation, _load(builder, at(builder.mul(unit, I64(HIDDEN))), SECOND))
                builder.store(builder.fadd(builder.load(part), product), part)
        hidden = builder.load(parts[0])
        for part in parts[1:]:
            hidden = builder.fadd(hidden, builder.load(part))
        hidden = builder.select(builder.fcmp_ordered(">", hidden, zero), hidden, zero)
        results = _data(context, builder, signature.args[2], arguments[2])
        biases = builder.add(I64(OUTPUTS), builder.mul(arguments[3], I64(HIDDEN)))
        with cgutils.for_range(builder, arguments[3]) as loop:
            row = _load(builder, at(builder.add(I64(OUTPUTS), builder.mul(loop.index, I64(HIDDEN)))), SECOND)
            number = _total(builder, builder.fmul(hidden, row))
            number = builder.fadd(number, builder.load(at(builder.add(biases, loop.index))))
            direct = builder.fmul(builder.load(builder.gep(straight, [loop.index])), F32(1 / SCALE))
            builder.store(builder.fadd(number, direct), builder.gep(results, [loop.index]))
        return context.get_dummy_value()

    return types.void(sums, types.int64, outputs, types.int64), build


def _data(context: Any, builder: Any, kind: Any, array: Any) -> Any:
    """Where an array's numbers begin."""
    return context.make_array(kind)(context, builder, value=array).data


def _load(builder: Any, pointer: Any, kind: Any) -> Any:
    """A vector that may begin at any of its kind of numbers."""
    loaded = builder.load(builder.bitcast(pointer, kind.as_pointer()))
    loaded.align = 2 if kind.element == I16 else 4
    return loaded


def _store(builder: Any, value: Any, pointer: Any) -> None:
    builder.store(value, builder.bitcast(pointer, value.type.as_pointer())).align = (
        2 if value.type.element == I16 else 4
    )


def _laid_out(builder: Any, sums: Any) -> Any:
    """Integers as floating-point numbers in memory, to be read one by one."""
    room = cgutils.alloca_once(builder, F32, UNITS)
    _store(builder, builder.sitofp(builder.sext(sums, ir.VectorType(I32, UNITS)), FIRST), room)
    return room


def _everywhere(builder: Any, number: Any, kind: Any) -> Any:
    """A vector of one number."""
    nothing = ir.Constant(kind, ir.Undefined)
    one = builder.insert_element(nothing, number, I32(0))
    return builder.shuffle_vector(one, nothing, ir.Constant(ir.VectorType(I32, kind.count), None))


def _total(builder: Any, vector: Any) -> Any:
    """The sum of a vector's numbers, one half added to the other until one is left."""
    width = vector.type.count
    while width > 1:
        width //= 2
        nothing = ir.Constant(vector.type, ir.Undefined)
        halves = [
            builder.shuffle_vector(
                vector, nothing, ir.Constant(ir.VectorType(I32, width), [I32(start + i) for i in range(width)])
            )
            for start in (0, width)
        ]
        vector = builder.fadd(*halves)
    return builder.extract_element(vector, I32(0))


add_rows: Any = extending.intrinsic(_compile_add_rows)
propagate: Any = extending.intrinsic(_compile_propagate)
