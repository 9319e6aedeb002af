"""What a seat's board is worth, as a sum of learned numbers looked up by the patterns on it.

A position is seen as if every complete line were tiled now. Then each wall row with its pattern line, each pair of
neighbouring rows, each column and each colour is a pattern with a number of its own; so are the floor line, the marker,
the tiles on offer for each begun line, and the turn. Numbers depend on the *stage* of the game.
"""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from tilewright.rules.compiling import compiled
from tilewright.rules.instructions import count_bits
from tilewright.rules.kernel import legal_columns, placing_points
from tilewright.rules.layout import (
    BIT_COUNTS,
    BIT_PLACES,
    COLOUR_MASK,
    COUNT_BITS,
    COUNT_MASK,
    DEAL,
    FLOOR_COUNT_SHIFT,
    FULL,
    LINE_COLOUR_SHIFT,
    LINE_COUNT_MASK,
    NOBODY,
    PRINTED_COLUMN,
    SEAT_MASK,
    SOURCE_BITS,
    SOURCE_MASK,
    State,
    States,
)

# Stages: within rounds 1 to 5 and later, within a round that certainly is the last, and between rounds.
ROUND_STAGES = 6
LAST_ROUND = ROUND_STAGES
BETWEEN = LAST_ROUND + 1  # before round 2, 3, 4, 5, later ones
STAGES = BETWEEN + 5

# Where each kind of pattern begins in a stage's numbers.
LINE_STATES = 21  # empty, or five columns by one to four tiles
ROWS = 0
PAIRS = ROWS + 5 * 32 * LINE_STATES
COLUMNS = PAIRS + 4 * 1024
COLOURED = COLUMNS + 5 * 32
NEEDS = COLOURED + 32
FLOORS = NEEDS + 5 * 5 * 32
MARKERS = FLOORS + 8
TURNS = MARKERS + 3
NUMBERS = TURNS + 32

MOST_PATTERNS = 32
UNIT = 128  # one point

# By row and five-bit pattern: the pattern's bits in the word that holds every column (or colour) as five bits.
TRANSPOSED = np.array(
    [[sum((bits >> i & 1) << (5 * i + row) for i in range(5)) for bits in range(32)] for row in range(5)], np.int32
)


@compiled
def stage_of(state: State) -> int:
    """Which set of numbers applies."""
    last = 0
    if state.phase != DEAL:
        for seat in range(len(state.score)):
            last |= closes(state, seat)
    return stage_of_round(state, last)


@compiled
def stage_of_round(state: State, last: int) -> int:
    """The stage, if it is known whether this round is certainly the last."""
    if state.phase == DEAL:
        return BETWEEN + min(max(int(state.round_number) - 2, 0), 4)
    if last:
        return LAST_ROUND
    return min(int(state.round_number) - 1, ROUND_STAGES - 1)


@compiled
def closes(state: State, seat: int) -> int:
    """1 if a seat's complete lines will complete a row of its wall, which ends the game."""
    for row in range(5):
        line = int(state.lines[seat, row])
        if line & LINE_COUNT_MASK == row + 1:
            occupied = (int(state.wall[seat]) >> (5 * row)) & FULL
            if count_bits(occupied) == 4 and (
                state.grey == 0 or legal_columns(state, seat, row, line >> LINE_COLOUR_SHIFT)
            ):
                return 1
    return 0


@compiled
def find_patterns(state: State, seat: int, patterns: npt.NDArray[np.int32]) -> int:
    """Write which numbers a seat looks up, and -1 after the last; return the points of tiling its lines now."""
    found = find_table_patterns(state, seat, patterns, 0)
    return find_board_patterns(state, seat, patterns, found)


@compiled
def find_board_patterns(state: State, seat: int, patterns: npt.NDArray[np.int32], found: int) -> int:
    """The patterns on a seat's own board, which change only when that seat moves."""
    seat = seat & SEAT_MASK
    wall = int(state.wall[seat])
    row_colours = int(state.row_colours[seat])
    points = 0
    for row in range(5):
        line = int(state.lines[seat, row])
        count = line & LINE_COUNT_MASK
        line_state = 0
        if count:
            colour = (line >> LINE_COLOUR_SHIFT) & COLOUR_MASK
            column = int(PRINTED_COLUMN[row, colour])
            if count <= row:
                if state.grey:
                    column = min(int(BIT_COUNTS[legal_columns(state, seat, row, colour)]), 4)
                line_state = 4 * column + count
            else:
                if state.grey:
                    column = best_column(wall, row, legal_columns(state, seat, row, colour))
                if column >= 0:
                    points += placing_points(wall, row, column)
                    wall |= 1 << (5 * row + column)
                    row_colours |= 1 << (5 * row + colour)
        patterns[found + row] = ROWS + (row * 32 + ((wall >> (5 * row)) & FULL)) * LINE_STATES + line_state
    found += 5
    columns_word = 0
    colours_word = 0
    for row in range(5):
        columns_word |= int(TRANSPOSED[row, (wall >> (5 * row)) & FULL])
        colours_word |= int(TRANSPOSED[row, (row_colours >> (5 * row)) & FULL])
    for row in range(4):
        patterns[found + row] = PAIRS + row * 1024 + ((wall >> (5 * row)) & 1023)
    found += 4
    for i in range(5):
        patterns[found + 2 * i] = COLUMNS + i * 32 + ((columns_word >> (5 * i)) & FULL)
        patterns[found + 2 * i + 1] = COLOURED + ((colours_word >> (5 * i)) & FULL)
    found += 10
    patterns[found] = FLOORS + (int(state.floor[seat]) >> FLOOR_COUNT_SHIFT)
    patterns[found + 1] = -1
    return points


@compiled
def best_column(wall: int, row: int, columns: int) -> int:
    """Grey side: the column that scores most, the first of equals, or -1 if there is none."""
    best = -1
    most = -1
    for i in range(BIT_COUNTS[columns]):
        column = int(BIT_PLACES[columns, i])
        points = placing_points(wall, row, column)
        if points > most:
            most = points
            best = column
    return best


@compiled
def find_table_patterns(state: State, seat: int, patterns: npt.NDArray[np.int32], found: int) -> int:
    """The patterns that change with every move: what is on offer for begun lines, the marker, the turn."""
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
        offered = 0
        for source in range(len(state.sources)):
            offered += int(state.sources[source])
        for row in range(5):
            line = int(state.lines[seat, row])
            count = line & LINE_COUNT_MASK
            if 0 < count <= row:
                colour = (line >> LINE_COLOUR_SHIFT) & COLOUR_MASK
                on_offer = (offered >> (COUNT_BITS * colour)) & COUNT_MASK
                places = count_bits((available >> (SOURCE_BITS * colour)) & SOURCE_MASK)
                patterns[found] = NEEDS + (row * 5 + (row - count)) * 32 + min(on_offer, 7) * 4 + min(places, 3)
                found += 1
    if state.phase != DEAL and state.turn == seat:
        patterns[found] = TURNS + min(count_bits(available), 31)
        found += 1
    patterns[found] = -1
    return found


def read_patterns(states: States) -> tuple[npt.NDArray[np.int32], npt.NDArray[np.int64], int]:
    """Of one position: by seat its patterns (-1 fills up) and what its complete lines score; and its stage."""
    players = len(states["wall"][0])
    found = np.full((players, MOST_PATTERNS + 8), -1, np.int32)
    lines = np.zeros(players, np.int64)
    return found, lines, _read_patterns(states, found, lines)


@compiled
def _read_patterns(states: States, found: npt.NDArray[np.int32], lines: npt.NDArray[np.int64]) -> int:
    for seat in range(len(lines)):
        lines[seat] = find_patterns(states[0], seat, found[seat])
    return stage_of(states[0])
