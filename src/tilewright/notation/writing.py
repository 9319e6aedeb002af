"""A position's text, quickly: what `str(position)` says, for those who write down every position they see.

`str` goes by way of everything a person would name. This reads the record's numbers at once and remembers the text of
each of its parts, for most of them stay as they are from move to move.
"""

from __future__ import annotations

import struct
from functools import cache, lru_cache
from typing import Any

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
    players = position.players
    numbers = _reader(players).unpack(position.state.tobytes())
    places = _places(players)

    def part(name: str) -> tuple[int, ...]:
        return numbers[places[name]]

    (phase,), (turn,), (marker,) = part("phase"), part("turn"), part("marker")
    sources = part("sources")
    centre = (MARKER_LETTER if marker == NOBODY else "") + _tiles(sources[0]).replace("-", "")
    name = PHASE_NAMES[phase]
    cells, lines = part("cells"), part("lines")
    return " ".join(
        (
            f"{players}{'g' if part('grey')[0] else 'c'}",
            str(part("round_number")[0]),
            f"{name}:{turn + 1}" if phase in (OFFER, TILE) else name,
            ",".join(map(_tiles, sources[1:])),
            centre or "-",
            str(part("first")[0] + 1),
            "-" if marker == NOBODY else str(marker + 1),
            _counts(part("bag")[0]),
            _counts(part("lid")[0]),
            *(
                f"{score};{_wall(cells[at : at + 5])};{_lines(lines[at : at + 5])};{_floor(floor)}"
                for score, floor, at in zip(part("score"), part("floor"), range(0, 5 * players, 5), strict=True)
            ),
        )
    )


@cache
def _reader(players: int) -> struct.Struct:
    """Reads all numbers of a record; the record has no gaps between them."""
    dtype = state_dtype(players)
    kinds = "".join(f"{_size(field)}{CODES[field.base]}" for field, *_ in _fields(dtype).values())
    reader = struct.Struct(f"={kinds}")
    if reader.size != dtype.itemsize:
        raise TypeError("the record of a position has gaps")
    return reader


@cache
def _places(players: int) -> dict[str, slice]:
    """Where among its numbers each field of a record stands."""
    places = {}
    at = 0
    for name, (field, *_) in _fields(state_dtype(players)).items():
        places[name] = slice(at, at + _size(field))
        at += _size(field)
    return places


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
