"""The patterns of the linear evaluation: indices of the weights that apply to a seat's board and the offer.

A board is seen as if every complete line were tiled now. Each wall row with its pattern line, each pair of neighbouring
rows, each column and each colour is a pattern with a weight; so are the floor line, the marker, the tiles on offer for
each begun line, and the turn. Weights depend on the stage of the game.
"""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from tilewright.rules.compiling import compiled
from tilewright.rules.instructions import count_bits
from tilewright.rules.kernel import legal_columns
from tilewright.rules.layout import (
    BIT_COUNTS,
    COLOUR_MASK,
    DEAL,
    FLOOR_COUNT_SHIFT,
    FULL,
    LINE_COLOUR_SHIFT,
    LINE_COUNT_MASK,
    NOBODY,
    PRINTED_COLUMN,
    SEAT_MASK,
    State,
    States,
)

from .boards import LINE_STATES, NEED_STATES, need_of, offered_tiles, tiled_board, transposed
from .stages import stage_of

PAIR_STATES = 1 << 10  # which of the ten spaces of two neighbouring rows hold a tile

# Where each kind of pattern begins in a stage's weights.
ROWS = 0
PAIRS = ROWS + 5 * 32 * LINE_STATES
COLUMNS = PAIRS + 4 * PAIR_STATES
COLOURED = COLUMNS + 5 * 32
NEEDS = COLOURED + 32
FLOORS = NEEDS + NEED_STATES
MARKERS = FLOORS + 8
TURNS = MARKERS + 3
WEIGHTS = TURNS + 32

MOST_PATTERNS = 32
UNIT = 128  # one point, in the integers of the weights


@compiled
def find_patterns(state: State, seat: int, patterns: npt.NDArray[np.int32]) -> int:
    """Write a seat's patterns, and -1 after the last; return the points of tiling its lines now."""
    found = find_table_patterns(state, seat, patterns, 0)
    return find_board_patterns(state, seat, patterns, found)


@compiled
def find_board_patterns(state: State, seat: int, patterns: npt.NDArray[np.int32], found: int) -> int:
    """As `find_patterns`, for the patterns on a seat's own board, which change only when that seat moves."""
    seat = seat & SEAT_MASK
    wall, row_colours, points = tiled_board(state, seat)
    for row in range(5):
        line = int(state.lines[seat, row])
        count = line & LINE_COUNT_MASK
        line_state = 0
        if 0 < count <= row:
            colour = (line >> LINE_COLOUR_SHIFT) & COLOUR_MASK
            column = int(PRINTED_COLUMN[row, colour])
            if state.grey:
                column = min(int(BIT_COUNTS[legal_columns(state, seat, row, colour)]), 4)
            line_state = 4 * column + count
        patterns[found + row] = ROWS + (row * 32 + ((wall >> (5 * row)) & FULL)) * LINE_STATES + line_state
    found += 5
    for row in range(4):
        patterns[found + row] = PAIRS + row * PAIR_STATES + ((wall >> (5 * row)) & (PAIR_STATES - 1))
    found += 4
    columns_word = transposed(wall)
    colours_word = transposed(row_colours)
    for i in range(5):
        patterns[found + 2 * i] = COLUMNS + i * 32 + ((columns_word >> (5 * i)) & FULL)
        patterns[found + 2 * i + 1] = COLOURED + ((colours_word >> (5 * i)) & FULL)
    found += 10
    patterns[found] = FLOORS + (int(state.floor[seat]) >> FLOOR_COUNT_SHIFT)
    patterns[found + 1] = -1
    return points


@compiled
def find_table_patterns(state: State, seat: int, patterns: npt.NDArray[np.int32], found: int) -> int:
    """Write the patterns of offer, marker and turn from index `found` on; return where they end."""
    seat = seat & SEAT_MASK
    if state.marker == NOBODY:
        patterns[found] = MARKERS
    elif state.marker == seat:
        patterns[found] = MARKERS + 1
    else:
        patterns[found] = MARKERS + 2
    found += 1
    available = int(state.available)
    if available:
        offered = offered_tiles(state)
        for row in range(5):
            line = int(state.lines[seat, row])
            if 0 < line & LINE_COUNT_MASK <= row:
                patterns[found] = NEEDS + need_of(state, row, line, offered)
                found += 1
    if state.phase != DEAL and state.turn == seat:
        patterns[found] = TURNS + min(count_bits(available), 31)
        found += 1
    patterns[found] = -1
    return found


def read_patterns(states: States) -> tuple[npt.NDArray[np.int32], npt.NDArray[np.int64], int]:
    """Patterns by seat (padded with -1), points of complete lines by seat, and the stage, of one position."""
    players = len(states["wall"][0])
    found = np.full((players, MOST_PATTERNS + 8), -1, np.int32)
    lines = np.zeros(players, np.int64)
    return found, lines, _read_patterns(states, found, lines)


@compiled
def _read_patterns(states: States, found: npt.NDArray[np.int32], lines: npt.NDArray[np.int64]) -> int:
    for seat in range(len(lines)):
        lines[seat] = find_patterns(states[0], seat, found[seat])
    return stage_of(states[0])
