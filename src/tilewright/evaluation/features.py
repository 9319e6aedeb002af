"""What the networks see of a position: a list of numbers, each for something that lies on the table.

Seats are seen from the one that acts: role 0 is the seat that moves (between rounds, the one that will start), role 1
the seat after it, and so on. Factories are a set: each adds its content, wherever it stands. Boards are seen as if
every complete line were tiled now.
"""

from __future__ import annotations

from itertools import combinations_with_replacement

import numpy as np
import numpy.typing as npt

from tilewright.rules.compiling import compiled
from tilewright.rules.instructions import count_bits
from tilewright.rules.kernel import legal_columns, placing_points
from tilewright.rules.layout import (
    COLOUR_MASK,
    COUNT_BITS,
    COUNT_MASK,
    FLOOR_COUNT_SHIFT,
    FULL,
    LINE_COLOUR_SHIFT,
    LINE_COUNT_MASK,
    NOBODY,
    OFFER,
    PENALTIES,
    PRINTED_COLUMN,
    SEAT_MASK,
    SOURCE_BITS,
    SOURCE_MASK,
    State,
)

from .patterns import LINE_STATES, TRANSPOSED, best_column, stage_of

# On a board.
ROWS = 0  # a row's spaces with what its line holds
COLUMNS = ROWS + 5 * 32 * LINE_STATES
COLOURED = COLUMNS + 5 * 32  # the rows that have a colour
CHOICES = COLOURED + 5 * 32  # grey side: the columns open to a begun line
FLOORS = CHOICES + 5 * 32
NEEDS = FLOORS + 8  # for a begun line: what it needs, what is on offer, at how many places
BOARD = NEEDS + 5 * 5 * 32

# On the table, after the boards.
FACTORIES = 0
CENTRE = FACTORIES + 512
SUPPLY = CENTRE + 5 * 16  # of a colour: how many tiles, at how many places
GROUPS = SUPPLY + 5 * 16 * 12
MARKER = GROUPS + 48
STAGE = MARKER + 5
BAG = STAGE + 12
LEAD = BAG + 5 * 21
TABLE = LEAD + 64

CONTENTS = np.array(
    sorted(
        sum(1 << (COUNT_BITS * colour) for colour in tiles)
        for size in range(5)
        for tiles in combinations_with_replacement(range(5), size)
    ),
    np.int32,
)
"""All that a factory can hold, as packed counts."""


def _spread_contents() -> int:
    """A multiplier that gives each of the 126 contents of a factory a place of its own among 512."""
    generator = np.random.default_rng(1)
    while True:
        multiplier = int(generator.integers(1 << 31)) | 1
        places = (CONTENTS.astype(np.uint32) * np.uint32(multiplier)) >> np.uint32(23)
        if len(np.unique(places)) == len(CONTENTS):
            return multiplier


CONTENT_MULTIPLIER = _spread_contents()


@compiled
def content_place(content: int) -> int:
    """The place of a factory's content among 512."""
    return ((content * CONTENT_MULTIPLIER) & 0xFFFFFFFF) >> 23


def most_features(players: int) -> int:
    """As many features as a position can have."""
    return players * 26 + 40


def feature_count(players: int) -> int:
    """As many kinds of features as there are."""
    return players * BOARD + TABLE


@compiled
def find_board(state: State, seat: int, start: int, found: npt.NDArray[np.int16], count: int) -> tuple[int, int]:
    """Features of a seat's own board, which change only when that seat moves; and its points if it were tiled now."""
    seat = seat & SEAT_MASK
    wall = int(state.wall[seat])
    row_colours = int(state.row_colours[seat])
    points = 0
    for row in range(5):
        line = int(state.lines[seat, row])
        filled = line & LINE_COUNT_MASK
        line_state = 0
        if filled:
            colour = (line >> LINE_COLOUR_SHIFT) & COLOUR_MASK
            column = int(PRINTED_COLUMN[row, colour])
            if filled <= row:
                line_state = 4 * colour + filled
                if state.grey:
                    found[count] = start + CHOICES + row * 32 + legal_columns(state, seat, row, colour)
                    count += 1
            else:
                if state.grey:
                    column = best_column(wall, row, legal_columns(state, seat, row, colour))
                if column >= 0:
                    points += placing_points(wall, row, column)
                    wall |= 1 << (5 * row + column)
                    row_colours |= 1 << (5 * row + colour)
        found[count] = start + ROWS + (row * 32 + ((wall >> (5 * row)) & FULL)) * LINE_STATES + line_state
        count += 1
    columns_word = 0
    colours_word = 0
    for row in range(5):
        columns_word |= int(TRANSPOSED[row, (wall >> (5 * row)) & FULL])
        colours_word |= int(TRANSPOSED[row, (row_colours >> (5 * row)) & FULL])
    for i in range(5):
        found[count] = start + COLUMNS + i * 32 + ((columns_word >> (5 * i)) & FULL)
        found[count + 1] = start + COLOURED + i * 32 + ((colours_word >> (5 * i)) & FULL)
        count += 2
    on_floor = int(state.floor[seat]) >> FLOOR_COUNT_SHIFT
    found[count] = start + FLOORS + on_floor
    points -= int(PENALTIES[on_floor])
    return count + 1, points


@compiled
def find_needs(state: State, seat: int, start: int, offered: int, found: npt.NDArray[np.int16], count: int) -> int:
    """Features of a seat's begun lines and what is on offer for them."""
    seat = seat & SEAT_MASK
    available = int(state.available)
    for row in range(1, 5):
        line = int(state.lines[seat, row])
        filled = line & LINE_COUNT_MASK
        if 0 < filled <= row:
            colour = (line >> LINE_COLOUR_SHIFT) & COLOUR_MASK
            on_offer = (offered >> (COUNT_BITS * colour)) & COUNT_MASK
            places = count_bits((available >> (SOURCE_BITS * colour)) & SOURCE_MASK)
            found[count] = start + NEEDS + (row * 5 + (row - filled)) * 32 + min(on_offer, 7) * 4 + min(places, 3)
            count += 1
    return count


@compiled
def find_table(state: State, start: int, offered: int, found: npt.NDArray[np.int16], count: int) -> int:
    """Features of what lies between the boards while tiles are on offer."""
    available = int(state.available)
    for source in range(1, len(state.sources)):
        found[count] = start + FACTORIES + content_place(int(state.sources[source]))
        count += 1
    centre = int(state.sources[0])
    for colour in range(5):
        in_centre = (centre >> (COUNT_BITS * colour)) & COUNT_MASK
        on_offer = (offered >> (COUNT_BITS * colour)) & COUNT_MASK
        places = count_bits((available >> (SOURCE_BITS * colour)) & SOURCE_MASK)
        found[count] = start + CENTRE + colour * 16 + min(in_centre, 15)
        found[count + 1] = start + SUPPLY + (colour * 16 + min(on_offer, 15)) * 12 + places
        count += 2
    found[count] = start + GROUPS + min(count_bits(available), 47)
    return count + 1


@compiled
def find_setting(state: State, start: int, stage: int, lead: int, found: npt.NDArray[np.int16], count: int) -> int:
    """Features of the whole: marker, stage, lead, bag."""
    players = len(state.score)
    marker = 4
    if state.phase == OFFER and state.marker != NOBODY:
        marker = (int(state.marker) - int(state.turn) + players) % players
    found[count] = start + MARKER + marker
    found[count + 1] = start + STAGE + stage
    found[count + 2] = start + LEAD + min(max((lead >> 1) + 32, 0), 63)
    count += 3
    bag = int(state.bag)
    for colour in range(5):
        found[count + colour] = start + BAG + colour * 21 + min((bag >> (COUNT_BITS * colour)) & COUNT_MASK, 20)
    return count + 5


@compiled
def offered_tiles(state: State) -> int:
    """Everything on offer, as packed counts."""
    offered = 0
    for source in range(len(state.sources)):
        offered += int(state.sources[source])
    return offered


@compiled
def first_role(state: State) -> int:
    """The seat from which a position is seen."""
    return int(state.turn) if state.phase == OFFER else int(state.first)


@compiled
def find_features(state: State, found: npt.NDArray[np.int16], points: npt.NDArray[np.int32]) -> int:
    """Write a position's features, and each role's points as if its board were tiled now; return how many features."""
    players = len(state.score)
    first = first_role(state)
    count = 0
    offered = offered_tiles(state)
    best_other = -1000
    for role in range(players):
        seat = (first + role) % players
        count, gain = find_board(state, seat, role * BOARD, found, count)
        points[role] = int(state.score[seat]) + gain
        if role:
            best_other = max(best_other, int(points[role]))
        if state.phase == OFFER:
            count = find_needs(state, seat, role * BOARD, offered, found, count)
    start = players * BOARD
    if state.phase == OFFER:
        count = find_table(state, start, offered, found, count)
    return find_setting(state, start, stage_of(state), int(points[0]) - best_other, found, count)


def read_features(states: npt.NDArray[np.void]) -> tuple[npt.NDArray[np.int16], npt.NDArray[np.int16]]:
    """Features (-1 after the last) and points by role of many positions."""
    players = states["score"].shape[1]
    found = np.full((len(states), most_features(players)), -1, np.int16)
    points = np.zeros((len(states), players), np.int16)
    _read_features(states, found, points)
    return found, points


@compiled
def _read_features(states: npt.NDArray[np.void], found: npt.NDArray[np.int16], points: npt.NDArray[np.int16]) -> None:
    own = np.zeros(points.shape[1], np.int32)
    room = np.zeros(found.shape[1], np.int16)
    for i in range(len(states)):
        count = find_features(states[i], room, own)
        for j in range(count):
            found[i, j] = room[j]
        for j in range(len(own)):
            points[i, j] = own[j]
