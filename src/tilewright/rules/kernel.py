"""The rules, compiled. Moves and deals change a position only here and in `dealing`.

Two modules of `environments` change records in other ways: `tree.py` draws single tiles for OpenSpiel, `games.py`
applies symmetries.

Every function works on one record of `layout.state_dtype`, or on the bits of one wall. Nothing here checks its
arguments or raises: `Position` does that. Seats, rows, columns and colours count from 0. Loads go through `int(...)` so
that the same code runs un-jitted.
The numbers of the game (floor penalties, bonuses, tile counts) are in `constants`; `layout` has them as arrays.
"""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from .compiling import compiled, inlined
from .constants import (
    COLOUR_BONUS,
    COLOURS,
    COLUMN_BONUS,
    FLOOR_SPACES,
    ROW_BONUS,
    TAKE_MOVES,
    TILES_PER_COLOUR,
)
from .dealing import random_below
from .instructions import count_bits, lowest_bit
from .layout import (
    BIT_COUNTS,
    BIT_PLACES,
    CHOICE_MASK,
    CHOSEN_DESTINATION,
    CHOSEN_SOURCE,
    COLOUR_MASK,
    COLUMN_MASK,
    COUNT_BITS,
    COUNT_MASK,
    DEAL,
    DESTINATION_MASK,
    DESTINATIONS,
    EACH_COLOURS_CENTRE,
    EACH_COLOURS_LINE_1,
    END,
    FLOOR,
    FLOOR_COUNT_SHIFT,
    FLOOR_ONES,
    FLOOR_PART_BITS,
    FLOOR_PART_MASK,
    FLOOR_PARTS,
    FLOOR_SPACE_BITS,
    FLOOR_SPACE_MASK,
    FULL,
    GATHER_COLUMN,
    GATHER_SHIFT,
    LANE_BITS,
    LANE_MASK,
    LANE_TOPS,
    LAST_LANE,
    LINE_1_OF,
    LINE_COLOUR_SHIFT,
    LINE_COUNT_MASK,
    MARKER_ON_FLOOR,
    NOBODY,
    NTH_BIT,
    OFFER,
    ONE_EACH,
    PENALTIES,
    PRINTED_COLUMN,
    RUN_POINTS,
    SEAT_MASK,
    SOURCE_BITS,
    SOURCE_MASK,
    TILE,
    WALL_COLUMN,
    State,
)

# ---------------------------------------------------------------- the factory offer


@compiled
def drop(state: State, seat: int, colour: int, tiles: int) -> None:
    """Put tiles on a seat's floor line from left to right; tiles without a free space go to the lid."""
    floor = int(state.floor[seat])
    occupied = floor >> FLOOR_COUNT_SHIFT
    if occupied + tiles > FLOOR_SPACES:
        state.lid += (occupied + tiles - FLOOR_SPACES) << (COUNT_BITS * colour)  # FLOOR-3, SIL-9
        tiles = FLOOR_SPACES - occupied
    ones = FLOOR_ONES & ((1 << (FLOOR_SPACE_BITS * tiles)) - 1)
    fallen = (colour + 1) * ones << (FLOOR_SPACE_BITS * occupied)  # FLOOR-1
    state.floor[seat] = floor + fallen + (tiles << FLOOR_COUNT_SHIFT)


@compiled
def take_marker(state: State, seat: int) -> None:
    """The first to take from the centre gets the marker, on the leftmost free floor space (OFFER-5, D-2)."""
    state.marker = seat
    floor = int(state.floor[seat])
    occupied = floor >> FLOOR_COUNT_SHIFT
    if occupied < FLOOR_SPACES:  # SIL-3: on a full floor line it takes no space and costs nothing
        floor |= MARKER_ON_FLOOR << (FLOOR_SPACE_BITS * occupied)
        state.floor[seat] = floor + (1 << FLOOR_COUNT_SHIFT)


@inlined
def take(state: State, source: int, colour: int, destination: int) -> None:
    """The seat to move takes all tiles of a colour from a source and lays them on one line or the floor.

    Mispredicted branches would cost more than the work itself, so there are hardly any: cases that do not apply are
    masked out.
    """
    seat = int(state.turn) & SEAT_MASK
    word = int(state.sources[source])
    tiles = (word >> (COUNT_BITS * colour)) & COUNT_MASK
    arriving = word & -int(source != 0)
    centre = int(state.sources[0]) + arriving - (tiles << (COUNT_BITS * colour))
    state.sources[source] = 0
    state.sources[0] = centre  # OFFER-3, OFFER-4
    available = int(state.available)
    others = (available >> source) & (EACH_COLOURS_CENTRE ^ (1 << (SOURCE_BITS * colour)))
    available = (available & ~(EACH_COLOURS_CENTRE << source)) | others
    state.available = available
    if source | (int(state.marker) - NOBODY) == 0:  # from the centre, and the marker is there
        take_marker(state, seat)  # SIL-4: the marker lands before surplus tiles

    on_line = -int(destination != FLOOR)
    row = min(destination, 4)
    line = int(state.lines[seat, row])
    free = (destination + 1 - (line & LINE_COUNT_MASK)) & on_line
    left = max(0, free - tiles)
    laid = (colour << LINE_COLOUR_SHIFT) | (destination + 1 - left)  # LINE-1
    state.lines[seat, row] = line ^ ((line ^ laid) & on_line)
    still_open = (1 << (DESTINATIONS * colour)) & -int(free > tiles)  # LINE-3: from now on only this colour
    closed = (EACH_COLOURS_LINE_1 ^ still_open) << destination  # LINE-4: a complete line takes nothing more
    state.open[seat] = (int(state.open[seat]) & ~closed) | (EACH_COLOURS_LINE_1 << FLOOR)
    drop(state, seat, colour, tiles + left - free)  # LINE-4: the surplus falls, if there is any

    following = seat + 1  # SIL-28
    state.turn = following & -int(following != len(state.score))
    if available == 0:  # OFFER-6, SIL-7
        tile_walls(state)


# ---------------------------------------------------------------- wall tiling


@compiled
def placing_points(wall: int, row: int, column: int) -> int:
    """What a tile scores on that space of a wall (SCORE-2 to SCORE-5)."""
    in_row = (wall >> (5 * row)) & FULL
    in_column = ((((wall >> column) & WALL_COLUMN) * GATHER_COLUMN) >> GATHER_SHIFT) & FULL
    return max(1, int(RUN_POINTS[in_row, column]) + int(RUN_POINTS[in_column, row]))


@compiled
def place(state: State, seat: int, row: int, column: int) -> None:
    """Move one tile of a complete line to the wall, score it, and put the line's other tiles into the lid."""
    colour = (int(state.lines[seat, row]) >> LINE_COLOUR_SHIFT) & COLOUR_MASK
    wall = int(state.wall[seat])
    state.score[seat] += placing_points(wall, row, column)  # SCORE-1: at once
    state.wall[seat] = wall | (1 << (5 * row + column))
    state.cells[seat, row] |= (colour + 1) << (3 * column)
    row_colours = int(state.row_colours[seat]) | (1 << (5 * row + colour))
    state.row_colours[seat] = row_colours
    state.column_colours[seat] |= 1 << (5 * colour + column)
    state.lid += row << (COUNT_BITS * colour)  # TILE-3
    clear_line(state, seat, row)


@compiled
def clear_line(state: State, seat: int, row: int) -> None:
    """Empty a line; it accepts again every colour its wall row does not hold (LINE-5)."""
    state.lines[seat, row] = 0
    missing = ~(int(state.row_colours[seat]) >> (5 * row)) & FULL
    state.open[seat] |= int(LINE_1_OF[missing]) << row


@compiled
def legal_columns(state: State, seat: int, row: int, colour: int) -> int:
    """The columns of a grey row that may take a colour, as five bits (VAR-2, VAR-3)."""
    occupied = int(state.wall[seat]) >> (5 * row)
    elsewhere = int(state.column_colours[seat]) >> (5 * colour)
    return ~(occupied | elsewhere) & FULL


@compiled
def complete_lines(state: State, seat: int) -> int:
    """Which lines of a seat are complete, as five bits; the others stay as they are (TILE-4)."""
    complete = 0
    for row in range(5):
        complete |= int(int(state.lines[seat, row]) & LINE_COUNT_MASK == row + 1) << row
    return complete


@compiled
def choose_column(state: State, column: int) -> None:
    """Grey side: the asked seat places the tile of its topmost complete line, then tiling continues."""
    seat = int(state.turn) & SEAT_MASK
    place(state, seat, lowest_bit(complete_lines(state, seat)), column)
    tile_walls(state)


@compiled
def tile_walls(state: State) -> None:
    """Tile every complete line, top to bottom (TILE-2), until a seat must choose or everybody is done.

    Tiled lines are empty, so a call after a choice continues where tiling stopped. Choices begin with the first seat
    (SIL-12).
    """
    if state.grey == 0:
        tile_printed_spaces(state)
        end_round(state)
        return
    players = len(state.score)
    seat = int(state.first) & SEAT_MASK
    for _ in range(players):
        complete = complete_lines(state, seat)
        while complete:
            row = lowest_bit(complete)
            complete &= complete - 1
            colour = (int(state.lines[seat, row]) >> LINE_COLOUR_SHIFT) & COLOUR_MASK
            columns = legal_columns(state, seat, row, colour)
            if columns == 0:  # VAR-5, SIL-15: all its tiles fall, before the floor is scored
                clear_line(state, seat, row)
                drop(state, seat, colour, row + 1)
            elif columns & (columns - 1):  # SIL-13: it must be placed, the seat says where
                state.phase = TILE
                state.turn = seat
                return
            else:
                place(state, seat, row, lowest_bit(columns))
        seat = 0 if seat + 1 == players else seat + 1
    end_round(state)


@compiled
def tile_printed_spaces(state: State) -> None:
    """Coloured side: tile every complete line of every seat, with nothing to choose.

    One loop runs over the lines of all seats, so its end is mispredicted once and not once for each seat.
    """
    complete = 0
    for seat in range(len(state.score)):
        complete |= complete_lines(state, seat) << (5 * seat)
    while complete:
        line = lowest_bit(complete)
        complete &= complete - 1
        seat = (line // 5) & SEAT_MASK
        row = line % 5
        colour = (int(state.lines[seat, row]) >> LINE_COLOUR_SHIFT) & COLOUR_MASK
        place(state, seat, row, int(PRINTED_COLUMN[row, colour]) & COLUMN_MASK)


# ---------------------------------------------------------------- the end of a round and of the game


@compiled
def score_floor(state: State, seat: int) -> None:
    """Charge a seat's floor line and empty it into the lid."""
    floor = int(state.floor[seat])
    occupied = (floor >> FLOOR_COUNT_SHIFT) & FLOOR_SPACE_MASK
    tiles = floor & ((1 << FLOOR_COUNT_SHIFT) - 1)
    # PEN-1, SIL-2: the spaces cost 1, 1, 2, 2, 2, 3, 3 points. PEN-2, SIL-10: no score falls below 0.
    state.score[seat] = max(0, int(state.score[seat]) - int(PENALTIES[occupied]))
    state.floor[seat] = 0
    lid = int(state.lid)
    for part in range(3):  # PEN-3; PEN-4: the marker stays with its owner
        lid += int(FLOOR_PARTS[(tiles >> (FLOOR_PART_BITS * part)) & FLOOR_PART_MASK])
    state.lid = lid


@compiled
def complete_rows(wall: int) -> int:
    """How many rows of a wall are complete."""
    return int(count_bits(wall & (wall >> 1) & (wall >> 2) & (wall >> 3) & (wall >> 4) & WALL_COLUMN))


@compiled
def end_round(state: State) -> None:
    """Everybody has tiled: charge the floors, then end the game or wait for the next deal."""
    players = len(state.score)
    over = False
    for seat in range(players):
        score_floor(state, seat)
        over |= complete_rows(int(state.wall[seat])) > 0
    if state.marker == NOBODY:  # SIL-8: nobody took it, so the same seat starts again
        state.marker = state.first
    state.turn = 0
    if over or state.bag + state.lid == 0:  # END-1, or SIL-21: no tile is left at all
        for seat in range(players):
            rows, columns, colours = complete_sets(state, seat)
            state.score[seat] += ROW_BONUS * rows + COLUMN_BONUS * columns + COLOUR_BONUS * colours  # SIL-23
        state.phase = END
    else:  # NEXT-1
        state.phase = DEAL
        state.round_number += 1
        state.first = state.marker  # NEXT-2


@compiled
def complete_sets(state: State, seat: int) -> tuple[int, int, int]:
    """How many rows, columns and colours of a wall are complete (END-2 to END-4)."""
    wall = int(state.wall[seat])
    column_colours = int(state.column_colours[seat])
    rows = 0
    columns = 0
    colours = 0
    for i in range(5):
        rows += (wall >> (5 * i)) & FULL == FULL
        columns += (wall >> i) & WALL_COLUMN == WALL_COLUMN
        colours += (column_colours >> (5 * i)) & FULL == FULL  # five columns, so five tiles of that colour
    return rows, columns, colours


# ---------------------------------------------------------------- moves


@compiled
def is_legal(state: State, move: int) -> bool:
    """Whether a move integer may be played now."""
    if move < 0:
        return False
    if state.phase == OFFER and move < TAKE_MOVES:
        destination = move % DESTINATIONS
        colour = move // DESTINATIONS % COLOURS
        source = move // (DESTINATIONS * COLOURS)
        seat = int(state.turn)
        offered = (int(state.available) >> (SOURCE_BITS * colour + source)) & 1
        return offered & (int(state.open[seat]) >> (DESTINATIONS * colour + destination)) == 1
    if state.phase == TILE and TAKE_MOVES <= move < TAKE_MOVES + 25:
        row, columns = asked_columns(state)
        return (move - TAKE_MOVES) // 5 == row and (columns >> ((move - TAKE_MOVES) % 5)) & 1 == 1
    return False


@compiled
def asked_columns(state: State) -> tuple[int, int]:
    """Grey side: the line the seat to move must tile, and its legal columns."""
    seat = int(state.turn) & SEAT_MASK
    row = lowest_bit(complete_lines(state, seat))
    return row, legal_columns(state, seat, row, (int(state.lines[seat, row]) >> LINE_COLOUR_SHIFT) & COLOUR_MASK)


@compiled
def play(state: State, move: int) -> None:
    """Play a legal move integer."""
    if move < TAKE_MOVES:
        take(
            state,
            move // (DESTINATIONS * COLOURS),
            move // DESTINATIONS % COLOURS,
            move % DESTINATIONS,
        )
    else:
        choose_column(state, (move - TAKE_MOVES) % 5)


@compiled
def list_moves(state: State, moves: npt.NDArray[np.int16]) -> int:
    """Write the legal moves in the order of their integers; return how many."""
    count = 0
    if state.phase == OFFER:
        available = int(state.available)
        accepted = int(state.open[int(state.turn)])
        for source in range(len(state.sources)):
            for colour in range(COLOURS):
                if (available >> (SOURCE_BITS * colour + source)) & 1:
                    destinations = (accepted >> (DESTINATIONS * colour)) & DESTINATION_MASK
                    for i in range(BIT_COUNTS[destinations]):
                        moves[count] = (source * COLOURS + colour) * DESTINATIONS + int(BIT_PLACES[destinations, i])
                        count += 1
    elif state.phase == TILE:
        row, columns = asked_columns(state)
        for i in range(BIT_COUNTS[columns]):
            moves[count] = TAKE_MOVES + 5 * row + int(BIT_PLACES[columns, i])
            count += 1
    return count


@inlined
def play_randomly(state: State, random: npt.NDArray[np.uint64]) -> None:
    """Play one legal move, each as likely as the others."""
    if state.phase == TILE:
        _, column = random_column(state, random)
        choose_column(state, column)
    else:
        source, colour, destination = random_take(state, random)
        take(state, source, colour, destination)


@compiled
def random_move(state: State, random: npt.NDArray[np.uint64]) -> int:
    """The move integer that `play_randomly` would play."""
    if state.phase == TILE:
        row, column = random_column(state, random)
        return TAKE_MOVES + 5 * row + column
    source, colour, destination = random_take(state, random)
    return (source * COLOURS + colour) * DESTINATIONS + destination


@inlined
def random_column(state: State, random: npt.NDArray[np.uint64]) -> tuple[int, int]:
    """The line that must be tiled, and one of its legal columns."""
    row, columns = asked_columns(state)
    return row, int(NTH_BIT[columns, random_below(random, count_bits(columns))])


@inlined
def random_take(state: State, random: npt.NDArray[np.uint64]) -> tuple[int, int, int]:
    """Source, colour and destination of a legal take, chosen without listing them.

    Takes count by colour, then by source, then by destination.
    """
    available = int(state.available)
    accepted = int(state.open[int(state.turn) & SEAT_MASK])
    takes = 0
    for colour in range(COLOURS):
        sources = count_bits((available >> (SOURCE_BITS * colour)) & SOURCE_MASK)
        destinations = count_bits((accepted >> (DESTINATIONS * colour)) & DESTINATION_MASK)
        takes |= sources * destinations << (LANE_BITS * colour)
    totals = takes * ONE_EACH
    chosen = random_below(random, (totals >> LAST_LANE) & LANE_MASK)
    above = ((totals | LANE_TOPS) - (chosen + 1) * ONE_EACH) & LANE_TOPS
    colour = COLOURS - count_bits(above)
    before = (totals << LANE_BITS) >> (LANE_BITS * colour)
    choice = (chosen - before) & CHOICE_MASK
    sources = (available >> (SOURCE_BITS * colour)) & SOURCE_MASK
    destinations = (accepted >> (DESTINATIONS * colour)) & DESTINATION_MASK
    source = int(NTH_BIT[sources, CHOSEN_SOURCE[destinations, choice]])
    return source, colour, int(CHOSEN_DESTINATION[destinations, choice])


# ---------------------------------------------------------------- setting up


@compiled
def set_up(state: State, grey: bool, first: int) -> None:
    """A new game before its first deal; the record must be all zeros (SETUP-1 to SETUP-5)."""
    state.round_number = 1
    state.grey = grey
    state.phase = DEAL
    state.first = first
    state.marker = first
    for colour in range(COLOURS):
        state.bag += TILES_PER_COLOUR << (COUNT_BITS * colour)
    for seat in range(len(state.score)):
        state.open[seat] = (1 << (DESTINATIONS * COLOURS)) - 1


@compiled
def derive(state: State) -> None:
    """Compute everything derived from cells, lines and sources: for positions read from text."""
    for seat in range(len(state.score)):
        wall = 0
        row_colours = 0
        column_colours = 0
        for row in range(5):
            cells = int(state.cells[seat, row])
            for column in range(5):
                colour = ((cells >> (3 * column)) & 7) - 1
                if colour >= 0:
                    wall |= 1 << (5 * row + column)
                    row_colours |= 1 << (5 * row + colour)
                    column_colours |= 1 << (5 * colour + column)
        state.wall[seat] = wall
        state.row_colours[seat] = row_colours
        state.column_colours[seat] = column_colours
        accepted = EACH_COLOURS_LINE_1 << FLOOR
        for row in range(5):
            line = int(state.lines[seat, row])
            for colour in range(COLOURS):
                free = (row_colours >> (5 * row + colour)) & 1 == 0  # LINE-5
                matches = line == 0 or line >> LINE_COLOUR_SHIFT == colour  # LINE-3
                if free and matches and line & LINE_COUNT_MASK <= row:
                    accepted |= 1 << (DESTINATIONS * colour + row)
        state.open[seat] = accepted
    available = 0
    for source in range(len(state.sources)):
        for colour in range(COLOURS):
            if (int(state.sources[source]) >> (COUNT_BITS * colour)) & COUNT_MASK:
                available |= 1 << (SOURCE_BITS * colour + source)
    state.available = available
