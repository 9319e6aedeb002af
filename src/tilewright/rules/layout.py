"""The memory layout of a position: one aligned record for each number of players, made by one function.

A *source* is the centre (0) or a factory (1..9). Counts of tiles by colour are packed, five bits a colour, into one
word. Everything derived (what is available, what a seat may fill) is kept up to date move by move.
"""

from __future__ import annotations

from functools import cache
from typing import Any

import numpy as np
import numpy.typing as npt

from .constants import COLOURS, FLOOR_PENALTIES, FLOOR_SPACES, factories_for, printed_column

State = np.record
States = npt.NDArray[Any]
int64: Any = np.int64
"""`int64(field)` widens a field of a record. Numba's `int(field)` keeps the narrow type, and a function is compiled
again for each new set of argument types."""

NOBODY = -1
OFFER, TILE, DEAL, END = range(4)

# These masks change no value. They tell the compiler that an index is not negative, which saves a test of its sign.
SEAT_MASK = 3
COLOUR_MASK = 7
COLUMN_MASK = 7

# Packed counts: five bits a colour.
COUNT_BITS = 5
COUNT_MASK = 31
ONE_OF_EACH = sum(1 << (COUNT_BITS * colour) for colour in range(COLOURS))

# `available`: bit colour*10 + source. `open`: bit colour*6 + destination (5 is the floor line).
SOURCE_BITS = 10
DESTINATIONS = 6
FLOOR = 5
EACH_COLOURS_CENTRE = sum(1 << (SOURCE_BITS * colour) for colour in range(COLOURS))
EACH_COLOURS_LINE_1 = sum(1 << (DESTINATIONS * colour) for colour in range(COLOURS))
SOURCE_MASK = (1 << SOURCE_BITS) - 1
DESTINATION_MASK = (1 << DESTINATIONS) - 1
CHOICE_MASK = 63  # ten sources times six destinations fit

# A line: colour*8 + count, 0 when empty.
LINE_COUNT_MASK = 7
LINE_COLOUR_SHIFT = 3

# The floor line: three bits a space from the left (colour + 1, or MARKER_ON_FLOOR). The number of occupied spaces
# begins at bit FLOOR_COUNT_SHIFT.
FLOOR_SPACE_BITS = 3
MARKER_ON_FLOOR = 6
FLOOR_SPACE_MASK = 7
FLOOR_COUNT_SHIFT = 24
FLOOR_ONES = sum(1 << (FLOOR_SPACE_BITS * space) for space in range(FLOOR_SPACES))
FLOOR_PART_BITS = 3 * FLOOR_SPACE_BITS
FLOOR_PART_MASK = (1 << FLOOR_PART_BITS) - 1

# A wall's column as five bits: mask the column, multiply by GATHER_COLUMN, shift. The partial products do not overlap.
WALL_COLUMN = sum(1 << (5 * row) for row in range(5))
GATHER_COLUMN = sum(1 << (4 * row) for row in range(5))
GATHER_SHIFT = 16
FULL = 31


# Lanes: one word with a number up to 511 for each colour, ten bits a lane, as in `available`. Multiplying the word by
# ONE_EACH gives running totals: each lane then holds the sum over its colour and the colours before it.
LANE_BITS = SOURCE_BITS
LANE_MASK = (1 << LANE_BITS) - 1
LAST_LANE = LANE_BITS * (COLOURS - 1)
ALL_LANES = (1 << (LANE_BITS * COLOURS)) - 1
ONE_EACH = EACH_COLOURS_CENTRE
LANE_TOPS = ONE_EACH << (LANE_BITS - 1)
NO_TILES = LANE_TOPS - ONE_EACH  # added to running totals, so that a lane's top bit says whether its total is above 0


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


def _run_points() -> npt.NDArray[np.int8]:
    """By a row (or column) of five bits and a place in it: the points of the unbroken run through that place.

    0 for a tile without a neighbour, which is no run (SCORE-2 to SCORE-4).
    """
    table = np.zeros((32, 5), np.int8)
    for mask in range(32):
        for place in range(5):
            left = place
            while left > 0 and mask >> (left - 1) & 1:
                left -= 1
            right = place
            while right < 4 and mask >> (right + 1) & 1:
                right += 1
            if left < right:
                table[mask, place] = right - left + 1
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


def _spread(distance: int) -> npt.NDArray[np.int64]:
    """By a set of colours as five bits: the same bits, `distance` apart."""
    return np.array(
        [sum((mask >> colour & 1) << (distance * colour) for colour in range(COLOURS)) for mask in range(1 << COLOURS)],
        np.int64,
    )


def _floor_parts() -> npt.NDArray[np.int32]:
    """By three spaces of a floor line: their tiles as packed counts, without the marker."""
    table = np.zeros(1 << FLOOR_PART_BITS, np.int32)
    for part in range(1 << FLOOR_PART_BITS):
        for shift in range(0, FLOOR_PART_BITS, FLOOR_SPACE_BITS):
            fallen = part >> shift & FLOOR_SPACE_MASK
            if 0 < fallen < MARKER_ON_FLOOR:
                table[part] += 1 << (COUNT_BITS * (fallen - 1))
    return table


def _choices() -> tuple[npt.NDArray[np.uint8], npt.NDArray[np.uint8]]:
    """Two tables for the n-th take of a colour: which of its sources, and which destination.

    Both are indexed by the set of open destinations (as bits) and n. Takes are numbered source by source, and within a
    source by destination.
    """
    sources = np.zeros((1 << DESTINATIONS, CHOICE_MASK + 1), np.uint8)
    destinations = np.zeros((1 << DESTINATIONS, CHOICE_MASK + 1), np.uint8)
    for accepting in range(1, 1 << DESTINATIONS):
        width = int(BIT_COUNTS[accepting])
        for choice in range(SOURCE_BITS * width):
            sources[accepting, choice] = choice // width
            destinations[accepting, choice] = BIT_PLACES[accepting, choice % width]
    return sources, destinations


RUN_POINTS = _run_points()
BIT_COUNTS, BIT_PLACES = _set_bits()
NTH_BIT = BIT_PLACES.astype(np.uint8)  # unsigned, so that an index made of it is not checked for being negative
PENALTIES = np.array(FLOOR_PENALTIES, np.int32)
PRINTED_COLUMN = np.array([[printed_column(row, colour) for colour in range(COLOURS)] for row in range(5)], np.int8)
CHOSEN_SOURCE, CHOSEN_DESTINATION = _choices()
LINE_1_OF = _spread(DESTINATIONS)
CENTRE_OF = _spread(SOURCE_BITS)
FLOOR_PARTS = _floor_parts()
