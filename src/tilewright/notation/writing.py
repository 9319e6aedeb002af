"""A position's text, quickly: what `str(position)` says, for those who write down every position they see.

`str` goes by way of everything a person would name. This reads the record's numbers at once and remembers the text of
each of its parts, for most of them stay as they are from move to move.
"""

from __future__ import annotations

import itertools
import struct
from functools import cache, lru_cache
from typing import Any, NamedTuple

import numpy as np

from tilewright.rules import Position
from tilewright.rules.layout import (
    COUNT_BITS,
    COUNT_MASK,
    FLOOR_COUNT_SHIFT,
    FLOOR_SPACE_BITS,
    FLOOR_SPACE_MASK,
    LINE_COLOUR_SHIFT,
    LINE_COUNT_MASK,
    NOBODY,
    OFFER,
    TILE,
    state_dtype,
)
from tilewright.rules.packing import PHASE_NAMES
from tilewright.rules.vocabulary import COLOUR_LETTERS, MARKER_LETTER

REMEMBERED = 1 << 16
CELL_BITS, CELL_MASK = 3, 7
CODES = {np.dtype(np.int64): "q", np.dtype(np.int32): "i", np.dtype(np.int16): "h", np.dtype(np.int8): "b"}


def position_text(position: Position) -> str:
    """The one-line form of a position that the rules have led to."""
    state = position.state
    record = _record(state.nbytes)
    numbers = record.reader.unpack(state.tobytes())
    centre, *factories = numbers[record.sources]
    bag, lid, round_number = numbers[record.piles]
    cells, lines = numbers[record.cells], numbers[record.lines]
    grey, phase, turn, first, marker = numbers[record.rest]
    players = record.players
    parts = [
        f"{players}{'g' if grey else 'c'}",
        str(round_number),
        f"{PHASE_NAMES[phase]}:{turn + 1}" if phase in (OFFER, TILE) else PHASE_NAMES[phase],
        ",".join(map(_tiles, factories)),
        _centre(centre, marker),
        str(first + 1),
        "-" if marker == NOBODY else str(marker + 1),
        _counts(bag),
        _counts(lid),
    ]
    at = 0
    for score, floor in zip(numbers[record.score], numbers[record.floor], strict=True):
        parts.append(f"{score};{_wall(cells[at : at + 5])};{_lines(lines[at : at + 5])};{_floor(floor)}")
        at += 5
    return " ".join(parts)


class _Record(NamedTuple):
    """How to read a record: all its numbers at once, and where among them the parts stand."""

    players: int
    reader: struct.Struct
    sources: slice
    piles: slice
    score: slice
    floor: slice
    cells: slice
    lines: slice
    rest: slice


@cache
def _record(size: int) -> _Record:
    """Of a record of so many bytes; it has no gaps between its numbers."""
    players = next(players for players in (2, 3, 4) if state_dtype(players).itemsize == size)
    fields = _fields(state_dtype(players))
    kinds = "".join(f"{_size(field)}{CODES[field.base]}" for field, *_ in fields.values())
    reader = struct.Struct(f"={kinds}")
    if reader.size != size:
        raise TypeError("the record of a position has gaps")
    ends = dict(zip(fields, itertools.accumulate(_size(field) for field, *_ in fields.values()), strict=True))

    def part(first: str, last: str) -> slice:
        return slice(ends[first] - _size(fields[first][0]), ends[last])

    return _Record(
        players,
        reader,
        sources=part("sources", "sources"),
        piles=part("bag", "round_number"),
        score=part("score", "score"),
        floor=part("floor", "floor"),
        cells=part("cells", "cells"),
        lines=part("lines", "lines"),
        rest=part("grey", "marker"),
    )


def _fields(dtype: np.dtype[Any]) -> dict[str, Any]:
    fields: Any = dtype.fields
    return dict(sorted(fields.items(), key=lambda field: int(field[1][1])))


def _size(field: np.dtype[Any]) -> int:
    return int(np.prod(field.shape, dtype=int))


@lru_cache(REMEMBERED)
def _tiles(word: int) -> str:
    """Tiles as letters in colour order, `-` for none."""
    return (
        "".join(letter * (word >> (COUNT_BITS * colour) & COUNT_MASK) for colour, letter in enumerate(COLOUR_LETTERS))
        or "-"
    )


@lru_cache(REMEMBERED)
def _centre(word: int, marker: int) -> str:
    tiles = _tiles(word) if word else ""
    return (MARKER_LETTER + tiles) if marker == NOBODY else tiles or "-"


@lru_cache(REMEMBERED)
def _counts(word: int) -> str:
    """Tiles as five counts."""
    return ",".join(str(word >> (COUNT_BITS * colour) & COUNT_MASK) for colour in range(len(COLOUR_LETTERS)))


@lru_cache(REMEMBERED)
def _wall(rows: tuple[int, ...]) -> str:
    letters = "." + COLOUR_LETTERS
    return "/".join("".join(letters[row >> (CELL_BITS * column) & CELL_MASK] for column in range(5)) for row in rows)


@lru_cache(REMEMBERED)
def _lines(lines: tuple[int, ...]) -> str:
    return ",".join(
        f"{line & LINE_COUNT_MASK}{COLOUR_LETTERS[line >> LINE_COLOUR_SHIFT]}" if line else "-" for line in lines
    )


@lru_cache(REMEMBERED)
def _floor(word: int) -> str:
    letters = f"-{COLOUR_LETTERS}{MARKER_LETTER}"
    return (
        "".join(
            letters[word >> (FLOOR_SPACE_BITS * space) & FLOOR_SPACE_MASK] for space in range(word >> FLOOR_COUNT_SHIFT)
        )
        or "-"
    )
