"""How a position lies in memory: one aligned record per table size, made by one function.

A *source* is the centre (0) or a factory (1..9). Counts of tiles by colour are packed, five bits a colour, into one
word. Everything derived (what is available, what a seat may fill) is kept up to date move by move.
"""

from __future__ import annotations

from functools import cache
from typing import Any

import numpy as np
import numpy.typing as npt

from .vocabulary import COLOURS, FLOOR_PENALTIES, FLOOR_SPACES, factories_for, printed_column

State = np.record
States = npt.NDArray[Any]

NOBODY = -1
OFFER, TILE, DEAL, END = range(4)

# Packed counts: five bits a colour.
COUNT_BITS = 5
COUNT_MASK = 31

# `available`: bit colour*10 + source. `open`: bit colour*6 + destination (5 is the floor line).
SOURCE_BITS = 10
DESTINATIONS = 6
FLOOR = 5
EACH_COLOURS_CENTRE = sum(1 << (SOURCE_BITS * colour) for colour in range(COLOURS))
EACH_COLOURS_LINE_1 = sum(1 << (DESTINATIONS * colour) for colour in range(COLOURS))

# A line: colour*8 + count, 0 when empty.
LINE_COUNT_MASK = 7
LINE_COLOUR_SHIFT = 3

# The floor line: three bits a space from the left (colour + 1, or MARKER_ON_FLOOR), the number of occupied
# spaces above them.
FLOOR_SPACE_BITS = 3
MARKER_ON_FLOOR = 6
FLOOR_SPACE_MASK = 7
FLOOR_COUNT_SHIFT = 24
FLOOR_ONES = np.array([sum(1 << (FLOOR_SPACE_BITS * i) for i in range(n)) for n in range(FLOOR_SPACES + 1)], np.int32)

# A wall's column as five bits: mask, multiply, shift (no two products meet).
WALL_COLUMN = sum(1 << (5 * row) for row in range(5))
GATHER_COLUMN = sum(1 << (4 * row) for row in range(5))
GATHER_SHIFT = 16
FULL = 31


# Running totals of a bag: one byte a colour.
ONE_EACH = sum(1 << (8 * colour) for colour in range(COLOURS))
LANE_TOPS = ONE_EACH << 7
ALL_LANES = (1 << (8 * COLOURS)) - 1


@cache
def state_dtype(players: int) -> np.dtype[Any]:
    """The record of one position for that many players."""
    seats = (players,)
    fields: list[Any] = [
        ("available", np.int64),  # which source has which colour
        ("sources", np.int32, (factories_for(players) + 1,)),  # packed counts; 0 is the centre
        ("bag", np.int32),  # packed counts
        ("lid", np.int32),  # packed counts
        ("round_number", np.int32),
        ("score", np.int32, seats),
        ("wall", np.int32, seats),  # bit row*5 + column: occupied
        ("row_colours", np.int32, seats),  # bit row*5 + colour: the row has it (LINE-5)
        ("column_colours", np.int32, seats),  # bit colour*5 + column: the column has it (VAR-3)
        ("open", np.int32, seats),  # which destination accepts which colour
        ("floor", np.int32, seats),
        ("cells", np.int16, (players, 5)),  # by row, three bits a column: colour + 1
        ("lines", np.int8, (players, 5)),
        ("grey", np.int8),
        ("phase", np.int8),
        ("turn", np.int8),  # seats count from 0 here
        ("first", np.int8),
        ("marker", np.int8),  # NOBODY while it lies in the centre
    ]
    used = np.dtype(fields, align=False).itemsize
    fields.append(("unused", np.int8, (-used % 8,)))  # so that equal positions are equal byte by byte
    record = np.dtype(fields, align=True)
    return np.dtype((np.record, record))


def _run_lengths() -> npt.NDArray[np.int8]:
    """By a row (or column) of five bits and a place in it: the length of the unbroken run through that place."""
    table = np.ones((32, 5), np.int8)
    for mask in range(32):
        for place in range(5):
            left = place
            while left > 0 and mask >> (left - 1) & 1:
                left -= 1
            right = place
            while right < 4 and mask >> (right + 1) & 1:
                right += 1
            table[mask, place] = right - left + 1
    return table


def _points() -> npt.NDArray[np.int8]:
    """By horizontal and vertical run length: the points of a placed tile (SCORE-2 to SCORE-5)."""
    table = np.zeros((6, 6), np.int8)
    for across in range(1, 6):
        for down in range(1, 6):
            linked = (across if across > 1 else 0) + (down if down > 1 else 0)
            table[across, down] = max(1, linked)
    return table


def _set_bits() -> tuple[npt.NDArray[np.int8], npt.NDArray[np.int8]]:
    """For ten-bit masks: how many bits are set, and the place of the n-th set bit."""
    counts = np.zeros(1 << SOURCE_BITS, np.int8)
    places = np.zeros((1 << SOURCE_BITS, SOURCE_BITS), np.int8)
    for mask in range(1 << SOURCE_BITS):
        set_places = [bit for bit in range(SOURCE_BITS) if mask >> bit & 1]
        counts[mask] = len(set_places)
        places[mask, : len(set_places)] = set_places
    return counts, places


RUN_LENGTHS = _run_lengths()
POINTS = _points()
BIT_COUNTS, BIT_PLACES = _set_bits()
PENALTIES = np.array(FLOOR_PENALTIES, np.int32)
PRINTED_COLUMN = np.array([[printed_column(row, colour) for colour in range(COLOURS)] for row in range(5)], np.int8)
QUOTIENTS = np.array([[n // max(1, width) for n in range(64)] for width in range(DESTINATIONS + 1)], np.int8)
