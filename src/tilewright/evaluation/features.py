"""The features of the networks: sparse indices, each for one fact about the position.

Seats are numbered as roles: role 0 is the seat that moves (between rounds, the one that will start; while columns are
chosen, the one that began the round), role 1 the seat after it, and so on. Factories are a set: each adds its content,
whatever its place. Boards are seen as if every complete line were tiled now.
"""

from __future__ import annotations

from itertools import combinations_with_replacement

import numpy as np
import numpy.typing as npt

from tilewright.rules.compiling import compiled
from tilewright.rules.instructions import count_bits
from tilewright.rules.kernel import legal_columns
from tilewright.rules.layout import (
    COLOUR_MASK,
    COUNT_BITS,
    COUNT_MASK,
    DESTINATIONS,
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

from .boards import LINE_STATES, NEED_STATES, need_of, offered_tiles, tiled_board, transposed
from .stages import stage_of

MOST_SURPLUS = 23
LINE_FOR_GAP = 6  # the pattern line of a row that lacks a tile: empty, of another colour, or one to four that fit
LINES_FOR_GAPS = LINE_FOR_GAP**2
GAPS = (5 + 10) * LINES_FOR_GAPS  # one tile is missing (five rows), or two are (ten pairs of rows)
GROUP_SIZES = 32  # five bits: groups of one to four tiles, and of five or more, each on offer or not

# On a board.
ROWS = 0  # a wall row's spaces, with the content of its pattern line
COLUMNS = ROWS + 5 * 32 * LINE_STATES
COLOURED = COLUMNS + 5 * 32  # the rows that have a colour
CHOICES = COLOURED + 5 * 32  # grey side: the columns open to a begun line
FLOORS = CHOICES + 5 * 32
NEEDS = FLOORS + 8  # `need_of` a begun line
# One active feature for each colour; all colours share the weights. It combines the lines that do not accept the colour
# with its group sizes on offer.
OUTLETS = NEEDS + NEED_STATES
HOMELESS = OUTLETS + 32 * GROUP_SIZES  # tiles on offer that no line takes
SURPLUS = HOMELESS + MOST_SURPLUS + 1  # tiles on offer that exceed the room for their colour
# On a board, between rounds only.
TOGETHER = SURPLUS + MOST_SURPLUS + 1  # all five lines, each: empty, one tile missing, more missing
FULLEST = TOGETHER + 3**5  # tiles in the two fullest rows of the wall
COLUMN_GAPS = FULLEST + 6 * 6  # a column that lacks one or two tiles: their rows, and the content of those lines
COLOUR_GAPS = COLUMN_GAPS + GAPS
BOARD = COLOUR_GAPS + GAPS

# On the table, after the boards.
FACTORIES = 0
CENTRE = FACTORIES + 512
SUPPLY = CENTRE + 5 * 16  # by colour: how many tiles are on offer, at how many sources
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
"""Every possible content of a factory, as packed counts."""


def _places(multiplier: int) -> npt.NDArray[np.uint32]:
    """`content_place` of every content."""
    return (CONTENTS.astype(np.uint32) * np.uint32(multiplier)) >> np.uint32(23)


def _spread_contents() -> int:
    """A multiplier that makes `content_place` a perfect hash of the 126 contents into 512 places."""
    generator = np.random.default_rng(1)
    while True:
        multiplier = int(generator.integers(1 << 31)) | 1
        if len(np.unique(_places(multiplier))) == len(CONTENTS):
            return multiplier


CONTENT_MULTIPLIER = _spread_contents()


@compiled
def content_place(content: int) -> int:
    """A perfect hash of a factory's content, 0 to 511."""
    return ((content * CONTENT_MULTIPLIER) & 0xFFFFFFFF) >> 23


def _sizes_by_place() -> npt.NDArray[np.int32]:
    """By `content_place`, the group sizes of a content: five bits a colour, as in `group_sizes`."""
    sizes = np.zeros(512, np.int32)
    for content, place in zip(CONTENTS.tolist(), _places(CONTENT_MULTIPLIER).tolist(), strict=True):
        for colour in range(5):
            if tiles := (content >> (COUNT_BITS * colour)) & COUNT_MASK:
                sizes[place] |= 1 << (5 * colour + tiles - 1)
    return sizes


SIZES_BY_PLACE = _sizes_by_place()
ROOM = np.array([sum(row + 1 for row in range(5) if rows >> row & 1) for rows in range(32)], np.int32)
"""By set of lines (bits), how many tiles they hold."""


def most_features(players: int) -> int:
    """An upper bound of the active features of a position."""
    return players * 33 + 40


def feature_count(players: int) -> int:
    """The number of features: rows of the first layer."""
    return players * BOARD + TABLE


@compiled
def find_board(state: State, seat: int, start: int, found: npt.NDArray[np.int16], count: int) -> tuple[int, int]:
    """Features of a seat's own board, which only its moves change; and the points it gains if the round ends now."""
    seat = seat & SEAT_MASK
    wall, row_colours, points = tiled_board(state, seat)
    for row in range(5):
        line = int(state.lines[seat, row])
        filled = line & LINE_COUNT_MASK
        line_state = 0
        if 0 < filled <= row:
            colour = (line >> LINE_COLOUR_SHIFT) & COLOUR_MASK
            line_state = 4 * colour + filled
            if state.grey:
                found[count] = start + CHOICES + row * 32 + legal_columns(state, seat, row, colour)
                count += 1
        found[count] = start + ROWS + (row * 32 + ((wall >> (5 * row)) & FULL)) * LINE_STATES + line_state
        count += 1
    columns_word = transposed(wall)
    colours_word = transposed(row_colours)
    for i in range(5):
        found[count] = start + COLUMNS + i * 32 + ((columns_word >> (5 * i)) & FULL)
        found[count + 1] = start + COLOURED + i * 32 + ((colours_word >> (5 * i)) & FULL)
        count += 2
    on_floor = int(state.floor[seat]) >> FLOOR_COUNT_SHIFT
    found[count] = start + FLOORS + on_floor
    points -= int(PENALTIES[on_floor])
    return count + 1, points


@compiled
def find_prospects(state: State, seat: int, start: int, found: npt.NDArray[np.int16], count: int) -> int:
    """Features of a board between rounds: all lines combined, two fullest rows, nearly complete columns and colours."""
    seat = seat & SEAT_MASK
    wall = int(state.wall[seat])
    row_colours = int(state.row_colours[seat])
    together = 0
    fullest = 0
    second = 0
    for row in range(5):
        filled = int(state.lines[seat, row]) & LINE_COUNT_MASK
        together = 3 * together + (0 if filled == 0 else 1 if filled == row else 2)
        tiles = count_bits((wall >> (5 * row)) & FULL)
        second = max(second, min(tiles, fullest))
        fullest = max(fullest, tiles)
    found[count] = start + TOGETHER + together
    found[count + 1] = start + FULLEST + 6 * fullest + second
    count += 2
    for kind in range(2):  # columns, then colours
        for place in range(5):
            lacking = 0
            rows = 0
            lines = 0
            for row in range(5):
                if (wall if kind == 0 else row_colours) >> (5 * row + place) & 1:
                    continue
                line = int(state.lines[seat, row])
                holds = 0
                if line:
                    colour = (line >> LINE_COLOUR_SHIFT) & COLOUR_MASK
                    fits = colour == place
                    if kind == 0 and state.grey:
                        fits = legal_columns(state, seat, row, colour) >> place & 1 != 0
                    elif kind == 0:
                        fits = PRINTED_COLUMN[row, colour] == place
                    holds = 1 + min(line & LINE_COUNT_MASK, 4) if fits else 1
                rows = rows + row * (row - 1) // 2 if lacking else row  # which of the ten pairs of rows
                lines = LINE_FOR_GAP * lines + holds
                lacking += 1
                if lacking > 2:
                    break
            if 0 < lacking <= 2:
                gaps = (rows + 5 * (lacking - 1)) * LINES_FOR_GAPS + lines
                found[count] = start + (COLUMN_GAPS if kind == 0 else COLOUR_GAPS) + gaps
                count += 1
    return count


@compiled
def room_by_colour(state: State, seat: int) -> int:
    """How many tiles of each colour a seat's lines can take, as packed counts; empty lines count for every colour."""
    seat = seat & SEAT_MASK
    empty = 0
    room = 0
    for row in range(5):
        line = int(state.lines[seat, row])
        if line == 0:
            empty |= 1 << row
        else:
            colour = (line >> LINE_COLOUR_SHIFT) & COLOUR_MASK
            room += (row + 1 - (line & LINE_COUNT_MASK)) << (COUNT_BITS * colour)
    accepted = int(state.open[seat])
    for colour in range(5):
        room += int(ROOM[(accepted >> (DESTINATIONS * colour)) & empty]) << (COUNT_BITS * colour)
    return room


@compiled
def group_sizes(state: State) -> int:
    """The sizes of the groups on offer: five bits a colour, for one to four tiles, and five or more."""
    sizes = 0
    for source in range(1, len(state.sources)):
        sizes |= int(SIZES_BY_PLACE[content_place(int(state.sources[source]))])
    centre = int(state.sources[0])
    for colour in range(5):
        tiles = (centre >> (COUNT_BITS * colour)) & COUNT_MASK
        if tiles:
            sizes |= 1 << (5 * colour + min(tiles, 5) - 1)
    return sizes


@compiled
def find_needs(
    state: State,
    seat: int,
    start: int,
    offered: int,
    sizes: int,
    room: int,
    found: npt.NDArray[np.int16],
    count: int,
) -> int:
    """Features of the offer for a seat's lines."""
    seat = seat & SEAT_MASK
    for row in range(1, 5):
        line = int(state.lines[seat, row])
        if 0 < line & LINE_COUNT_MASK <= row:
            found[count] = start + NEEDS + need_of(state, row, line, offered)
            count += 1
    closed = ~int(state.open[seat])
    homeless = 0
    surplus = 0
    for colour in range(5):
        on_offer = (offered >> (COUNT_BITS * colour)) & COUNT_MASK
        fitting = (room >> (COUNT_BITS * colour)) & COUNT_MASK
        if fitting == 0:
            homeless += on_offer
        surplus += max(on_offer - fitting, 0)
        closed_lines = (closed >> (DESTINATIONS * colour)) & FULL
        found[count] = start + OUTLETS + closed_lines * GROUP_SIZES + ((sizes >> (5 * colour)) & FULL)
        count += 1
    found[count] = start + HOMELESS + min(homeless, MOST_SURPLUS)
    found[count + 1] = start + SURPLUS + min(surplus, MOST_SURPLUS)
    return count + 2


@compiled
def find_table(state: State, start: int, offered: int, found: npt.NDArray[np.int16], count: int) -> int:
    """Features of factories and centre while tiles are on offer."""
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
    """Features of the whole table: marker, stage, lead."""
    players = len(state.score)
    marker = 4
    if state.phase == OFFER and state.marker != NOBODY:
        marker = (int(state.marker) - int(state.turn) + players) % players
    found[count] = start + MARKER + marker
    found[count + 1] = start + STAGE + stage
    found[count + 2] = start + LEAD + min(max((lead >> 1) + 32, 0), 63)
    return count + 3


@compiled
def find_bag(state: State, start: int, found: npt.NDArray[np.int16], count: int) -> int:
    """Features of the bag."""
    bag = int(state.bag)
    for colour in range(5):
        found[count + colour] = start + BAG + colour * 21 + min((bag >> (COUNT_BITS * colour)) & COUNT_MASK, 20)
    return count + 5


@compiled
def first_role(state: State) -> int:
    """The seat that has role 0."""
    return int(state.turn) if state.phase == OFFER else int(state.first)


@compiled
def find_features(state: State, found: npt.NDArray[np.int16], points: npt.NDArray[np.int32]) -> int:
    """Write a position's features and each role's points as if the round ended now; return how many features."""
    players = len(state.score)
    first = first_role(state)
    count = 0
    offered = offered_tiles(state)
    sizes = group_sizes(state)
    best_other = -1000
    for role in range(players):
        seat = (first + role) % players
        count, gain = find_board(state, seat, role * BOARD, found, count)
        points[role] = int(state.score[seat]) + gain
        if role:
            best_other = max(best_other, int(points[role]))
        if state.phase == OFFER:
            room = room_by_colour(state, seat)
            count = find_needs(state, seat, role * BOARD, offered, sizes, room, found, count)
        else:
            count = find_prospects(state, seat, role * BOARD, found, count)
    start = players * BOARD
    if state.phase == OFFER:
        count = find_table(state, start, offered, found, count)
    count = find_bag(state, start, found, count)
    return find_setting(state, start, stage_of(state), int(points[0]) - best_other, found, count)


def read_features(states: npt.NDArray[np.void]) -> tuple[npt.NDArray[np.int16], npt.NDArray[np.int16]]:
    """Features (padded with -1) and points by role of many positions."""
    players = states["score"].shape[1]
    found = np.full((len(states), most_features(players)), -1, np.int16)
    points = np.zeros((len(states), players), np.int16)
    _read_features(states, found, points)
    return found, points


@compiled
def _read_features(states: npt.NDArray[np.void], found: npt.NDArray[np.int16], points: npt.NDArray[np.int16]) -> None:
    by_role = np.zeros(points.shape[1], np.int32)
    scratch = np.zeros(found.shape[1], np.int16)
    for i in range(len(states)):
        count = find_features(states[i], scratch, by_role)
        for j in range(count):
            found[i, j] = scratch[j]
        for j in range(len(by_role)):
            points[i, j] = by_role[j]
