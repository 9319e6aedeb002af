"""Shared by patterns and features: a board with every complete line tiled, and the offer for a begun line."""

from __future__ import annotations

import numpy as np

from tilewright.rules.compiling import compiled
from tilewright.rules.instructions import count_bits
from tilewright.rules.kernel import legal_columns, placing_points
from tilewright.rules.layout import (
    BIT_COUNTS,
    BIT_PLACES,
    COLOUR_MASK,
    COUNT_BITS,
    COUNT_MASK,
    FULL,
    LINE_COLOUR_SHIFT,
    LINE_COUNT_MASK,
    PRINTED_COLUMN,
    SOURCE_BITS,
    SOURCE_MASK,
    State,
    int64,
)

# States of an incomplete line: 1 (empty) + 4 counts × 5 values. The value is the tiles' colour (networks), their
# printed column (linear, coloured side), or the number of legal columns, at most 4 (linear, grey side).
LINE_STATES = 21
NEED_STATES = 5 * 5 * 32  # rows, missing tiles, and what is on offer

# By row and the row's five bits: the same bits in the transposed word, which has five bits for each column (or colour).
TRANSPOSED = np.array(
    [[sum((bits >> i & 1) << (5 * i + row) for i in range(5)) for bits in range(32)] for row in range(5)], np.int32
)


@compiled
def tiled_board(state: State, seat: int) -> tuple[int, int, int]:
    """Tile every complete line (grey side: greedily); return the wall, its colours by row, and the points gained."""
    wall = int64(state.wall[seat])
    row_colours = int64(state.row_colours[seat])
    points = 0
    for row in range(5):
        line = int(state.lines[seat, row])
        if line & LINE_COUNT_MASK > row:
            colour = (line >> LINE_COLOUR_SHIFT) & COLOUR_MASK
            column = int64(PRINTED_COLUMN[row, colour])
            if state.grey:
                column = best_column(wall, row, legal_columns(state, seat, row, colour))
            if column >= 0:
                points += placing_points(wall, row, column)
                wall |= 1 << (5 * row + column)
                row_colours |= 1 << (5 * row + colour)
    return wall, row_colours, points


@compiled
def best_column(wall: int, row: int, columns: int) -> int:
    """Grey side: the column that scores most, the first of equals, or -1 if there is none."""
    best = -1
    most = -1
    for i in range(BIT_COUNTS[columns]):
        column = int64(BIT_PLACES[columns, i])
        points = placing_points(wall, row, column)
        if points > most:
            most = points
            best = column
    return best


@compiled
def transposed(by_row: int) -> int:
    """Five rows of five bits, as five columns of five bits."""
    word = 0
    for row in range(5):
        word |= int(TRANSPOSED[row, (by_row >> (5 * row)) & FULL])
    return word


@compiled
def offered_tiles(state: State) -> int:
    """Everything on offer, as packed counts."""
    offered = 0
    for source in range(len(state.sources)):
        offered += int(state.sources[source])
    return offered


@compiled
def need_of(state: State, row: int, line: int, offered: int) -> int:
    """One number for a begun line: its row, the tiles it lacks, the tiles on offer for it, and at how many sources."""
    colour = (line >> LINE_COLOUR_SHIFT) & COLOUR_MASK
    on_offer = (offered >> (COUNT_BITS * colour)) & COUNT_MASK
    places = count_bits((int(state.available) >> (SOURCE_BITS * colour)) & SOURCE_MASK)
    return (row * 5 + (row - (line & LINE_COUNT_MASK))) * 32 + min(on_offer, 7) * 4 + int(min(places, 3))
