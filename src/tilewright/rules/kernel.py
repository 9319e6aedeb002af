"""The rules, compiled: the only place in the product where a position changes.

Every function works on one record of `layout.state_dtype`. Nothing here checks its arguments or raises: `Position` does
that. Seats, rows, columns and colours count from 0. Loads go through `int(...)` so that the same code runs un-jitted.
"""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from .compiling import compiled
from .layout import (
    ALL_LANES,
    BIT_COUNTS,
    BIT_PLACES,
    COUNT_BITS,
    COUNT_MASK,
    DEAL,
    DESTINATIONS,
    EACH_COLOURS_CENTRE,
    EACH_COLOURS_LINE_1,
    END,
    FLOOR,
    FLOOR_COUNT_SHIFT,
    FLOOR_ONES,
    FLOOR_SPACE_BITS,
    FLOOR_SPACE_MASK,
    FULL,
    GATHER_COLUMN,
    GATHER_SHIFT,
    LANE_TOPS,
    LINE_COLOUR_SHIFT,
    LINE_COUNT_MASK,
    MARKER_ON_FLOOR,
    NOBODY,
    OFFER,
    ONE_EACH,
    PENALTIES,
    POINTS,
    PRINTED_COLUMN,
    QUOTIENTS,
    RUN_LENGTHS,
    SOURCE_BITS,
    TILE,
    WALL_COLUMN,
    State,
)
from .vocabulary import (
    COLOUR_BONUS,
    COLOURS,
    COLUMN_BONUS,
    FLOOR_SPACES,
    ROW_BONUS,
    TAKE_MOVES,
    TILES_PER_COLOUR,
    TILES_PER_FACTORY,
)

# ---------------------------------------------------------------- the factory offer


@compiled
def drop(state: State, seat: int, colour: int, tiles: int) -> None:
    """Put tiles on a seat's floor line from left to right; what finds no space goes to the lid."""
    floor = int(state.floor[seat])
    occupied = floor >> FLOOR_COUNT_SHIFT
    fallen = min(tiles, FLOOR_SPACES - occupied)
    floor |= (colour + 1) * int(FLOOR_ONES[fallen]) << (FLOOR_SPACE_BITS * occupied)  # FLOOR-1
    state.floor[seat] = floor + (fallen << FLOOR_COUNT_SHIFT)
    state.lid += (tiles - fallen) << (COUNT_BITS * colour)  # FLOOR-3, SIL-9


@compiled
def take_marker(state: State, seat: int) -> None:
    """The first to take from the centre gets the marker, on the leftmost free floor space (OFFER-5, D-2)."""
    state.marker = seat
    floor = int(state.floor[seat])
    occupied = floor >> FLOOR_COUNT_SHIFT
    if occupied < FLOOR_SPACES:  # SIL-3: on a full floor line it takes no space and costs nothing
        floor |= MARKER_ON_FLOOR << (FLOOR_SPACE_BITS * occupied)
        state.floor[seat] = floor + (1 << FLOOR_COUNT_SHIFT)


@compiled
def take(state: State, source: int, colour: int, destination: int) -> None:
    """The seat to move takes all tiles of a colour from a source and lays them on one line or the floor."""
    seat = int(state.turn)
    word = int(state.sources[source])
    tiles = (word >> (COUNT_BITS * colour)) & COUNT_MASK
    rest = word & ~(COUNT_MASK << (COUNT_BITS * colour))
    available = int(state.available)
    if source == 0:  # OFFER-4
        state.sources[0] = rest
        state.available = available & ~(1 << (SOURCE_BITS * colour))
        if state.marker == NOBODY:
            take_marker(state, seat)  # SIL-4: the marker lands before surplus tiles
    else:  # OFFER-3
        state.sources[source] = 0
        state.sources[0] += rest
        moved = (available >> source) & EACH_COLOURS_CENTRE & ~(1 << (SOURCE_BITS * colour))
        state.available = (available & ~(EACH_COLOURS_CENTRE << source)) | moved
    if destination != FLOOR:  # LINE-1
        line = int(state.lines[seat, destination])
        filled = (line & LINE_COUNT_MASK) + tiles
        closed = EACH_COLOURS_LINE_1 << destination
        tiles = filled - (destination + 1)
        if tiles >= 0:  # LINE-4: complete; the surplus falls
            filled = destination + 1
        else:  # LINE-3: from now on only this colour
            closed &= ~(1 << (DESTINATIONS * colour + destination))
            tiles = 0
        state.lines[seat, destination] = (colour << LINE_COLOUR_SHIFT) | filled
        state.open[seat] &= ~closed
    if tiles > 0:
        drop(state, seat, colour, tiles)
    following = seat + 1  # SIL-28
    state.turn = 0 if following == len(state.score) else following
    if state.available == 0:  # OFFER-6, SIL-7
        tile_walls(state)


# ---------------------------------------------------------------- wall tiling


@compiled
def placing_points(wall: int, row: int, column: int) -> int:
    """What a tile scores on that space of a wall (SCORE-2 to SCORE-5)."""
    across = RUN_LENGTHS[(wall >> (5 * row)) & FULL, column]
    in_column = ((((wall >> column) & WALL_COLUMN) * GATHER_COLUMN) >> GATHER_SHIFT) & FULL
    return int(POINTS[across, RUN_LENGTHS[in_column, row]])


@compiled
def place(state: State, seat: int, row: int, column: int) -> None:
    """Move one tile of a complete line to the wall, score it, and put the line's other tiles into the lid."""
    colour = int(state.lines[seat, row]) >> LINE_COLOUR_SHIFT
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
    missing = ~(int(state.row_colours[seat]) >> (5 * row))
    accepted = 0
    for colour in range(COLOURS):
        accepted |= ((missing >> colour) & 1) << (DESTINATIONS * colour)
    state.open[seat] |= accepted << row


@compiled
def legal_columns(state: State, seat: int, row: int, colour: int) -> int:
    """The columns of a grey row that may take a colour, as five bits (VAR-2, VAR-3)."""
    occupied = int(state.wall[seat]) >> (5 * row)
    elsewhere = int(state.column_colours[seat]) >> (5 * colour)
    return ~(occupied | elsewhere) & FULL


@compiled
def choose_column(state: State, column: int) -> None:
    """Grey side: the asked seat places the tile of its topmost complete line, then tiling goes on."""
    seat = int(state.turn)
    for row in range(5):
        if int(state.lines[seat, row]) & LINE_COUNT_MASK == row + 1:
            place(state, seat, row, column)
            break
    tile_walls(state)


@compiled
def tile_walls(state: State) -> None:
    """Tile every complete line, top to bottom (TILE-2), until a seat must choose or everybody is done.

    Emptied lines are done, so this also goes on after a choice. Seats are asked from the first seat on (SIL-12).
    """
    players = len(state.score)
    seat = int(state.first)
    for _ in range(players):
        for row in range(5):
            line = int(state.lines[seat, row])
            if line & LINE_COUNT_MASK != row + 1:  # TILE-4
                continue
            colour = line >> LINE_COLOUR_SHIFT
            if state.grey == 0:
                place(state, seat, row, int(PRINTED_COLUMN[row, colour]))
                continue
            columns = legal_columns(state, seat, row, colour)
            if columns == 0:  # VAR-5, SIL-15: all its tiles fall, before the floor is scored
                clear_line(state, seat, row)
                drop(state, seat, colour, row + 1)
            elif columns & (columns - 1):  # SIL-13: it must be placed, the seat says where
                state.phase = TILE
                state.turn = seat
                return
            else:
                place(state, seat, row, int(BIT_PLACES[columns, 0]))
        seat = 0 if seat + 1 == players else seat + 1
    end_round(state)


# ---------------------------------------------------------------- the end of a round and of the game


@compiled
def score_floor(state: State, seat: int) -> None:
    """Charge a seat's floor line and empty it into the lid."""
    floor = int(state.floor[seat])
    occupied = floor >> FLOOR_COUNT_SHIFT
    if occupied == 0:
        return
    state.score[seat] = max(0, int(state.score[seat]) - int(PENALTIES[occupied]))  # PEN-1, PEN-2, SIL-10
    lid = int(state.lid)
    for _ in range(occupied):
        fallen = floor & FLOOR_SPACE_MASK
        if fallen != MARKER_ON_FLOOR:  # PEN-4: the marker stays with its owner
            lid += 1 << (COUNT_BITS * (fallen - 1))  # PEN-3
        floor >>= FLOOR_SPACE_BITS
    state.lid = lid
    state.floor[seat] = 0


@compiled
def has_full_row(wall: int) -> bool:
    """Whether a wall has a complete horizontal line."""
    full = wall & (wall >> 1) & (wall >> 2) & (wall >> 3) & (wall >> 4)
    return bool(full & WALL_COLUMN)


@compiled
def end_round(state: State) -> None:
    """Everybody has tiled: charge the floors, then end the game or wait for the next deal."""
    players = len(state.score)
    over = False
    for seat in range(players):
        score_floor(state, seat)
        over |= has_full_row(int(state.wall[seat]))
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


# ---------------------------------------------------------------- deals


@compiled
def begin_round(state: State) -> None:
    """The factories are filled: the first seat lays the marker in the centre and begins (OFFER-1)."""
    available = 0
    for source in range(1, len(state.sources)):
        word = int(state.sources[source])
        for colour in range(COLOURS):
            if (word >> (COUNT_BITS * colour)) & COUNT_MASK:
                available |= 1 << (SOURCE_BITS * colour + source)
    state.available = available
    state.marker = NOBODY
    state.turn = state.first
    state.phase = OFFER


@compiled
def refill(state: State) -> bool:
    """Empty the lid into an empty bag; say whether there is a tile to draw (NEXT-3, D-14: only when needed)."""
    if state.bag == 0:
        state.bag = state.lid
        state.lid = 0
    return int(state.bag) != 0


@compiled
def random_below(random: npt.NDArray[np.uint64], bound: int) -> int:
    """An unbiased number in 0..bound-1 (splitmix64, multiply and reject)."""
    limit = np.uint64(bound)
    while True:
        random[0] += np.uint64(0x9E3779B97F4A7C15)
        mixed = random[0]
        mixed = (mixed ^ (mixed >> np.uint64(30))) * np.uint64(0xBF58476D1CE4E5B9)
        mixed = (mixed ^ (mixed >> np.uint64(27))) * np.uint64(0x94D049BB133111EB)
        product = (mixed >> np.uint64(32)) * limit
        low = product & np.uint64(0xFFFFFFFF)
        if low >= limit or low >= (np.uint64(0x100000000) - limit) % limit:
            return int(np.int64(product >> np.uint64(32)))


@compiled
def count_tiles(word: int) -> int:
    """How many tiles a packed word holds."""
    total = 0
    for colour in range(COLOURS):
        total += (word >> (COUNT_BITS * colour)) & COUNT_MASK
    return total


@compiled
def running_totals(word: int) -> int:
    """Eight bits a colour: how many tiles of this colour and those before it a packed word holds."""
    counts = 0
    for colour in range(COLOURS):
        counts |= ((word >> (COUNT_BITS * colour)) & COUNT_MASK) << (8 * colour)
    return counts * ONE_EACH & ALL_LANES


@compiled
def deal_randomly(state: State, random: npt.NDArray[np.uint64]) -> None:
    """Fill factory after factory with four tiles drawn from the bag (NEXT-2, SIL-19, SIL-20).

    A tile is drawn without branches: with the running totals of the bag in the lanes of one word, its colour is the
    number of totals that are not above the drawn place.
    """
    totals = running_totals(int(state.bag))
    for source in range(1, len(state.sources)):
        factory = 0
        for _ in range(TILES_PER_FACTORY):
            left = totals >> (8 * (COLOURS - 1))
            if left == 0:
                state.bag = 0
                if not refill(state):  # NEXT-4: the round starts with what there is
                    break
                totals = running_totals(int(state.bag))
                left = totals >> (8 * (COLOURS - 1))
            not_above = ~((totals | LANE_TOPS) - (random_below(random, left) + 1) * ONE_EACH) & LANE_TOPS
            colour = (((not_above >> 7) * ONE_EACH) >> (8 * (COLOURS - 1))) & 7
            totals -= (ONE_EACH << (8 * colour)) & ALL_LANES
            factory += 1 << (COUNT_BITS * colour)
        state.sources[source] = factory
    bag = 0
    below = 0
    for colour in range(COLOURS):
        total = (totals >> (8 * colour)) & 255
        bag |= (total - below) << (COUNT_BITS * colour)
        below = total
    state.bag = bag
    begin_round(state)


@compiled
def deal_these(state: State, factories: npt.NDArray[np.int32]) -> None:
    """Fill the factories with a deal known to be possible, given as packed counts."""
    for source in range(1, len(state.sources)):
        wanted = int(factories[source - 1])
        state.sources[source] = wanted
        if count_tiles(int(state.bag)) < count_tiles(wanted):  # SIL-19: what is left of the bag goes first
            wanted -= int(state.bag)
            state.bag = 0
            refill(state)
        state.bag -= wanted
    begin_round(state)


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
    seat = int(state.turn)
    row = 0
    while int(state.lines[seat, row]) & LINE_COUNT_MASK != row + 1:
        row += 1
    return row, legal_columns(state, seat, row, int(state.lines[seat, row]) >> LINE_COLOUR_SHIFT)


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
                    destinations = (accepted >> (DESTINATIONS * colour)) & 63
                    for i in range(BIT_COUNTS[destinations]):
                        moves[count] = (source * COLOURS + colour) * DESTINATIONS + int(BIT_PLACES[destinations, i])
                        count += 1
    elif state.phase == TILE:
        row, columns = asked_columns(state)
        for i in range(BIT_COUNTS[columns]):
            moves[count] = TAKE_MOVES + 5 * row + int(BIT_PLACES[columns, i])
            count += 1
    return count


@compiled
def play_randomly(state: State, random: npt.NDArray[np.uint64]) -> None:
    """Play one legal move, each as likely as the others, without listing them."""
    if state.phase == TILE:
        _, columns = asked_columns(state)
        choose_column(state, int(BIT_PLACES[columns, random_below(random, int(BIT_COUNTS[columns]))]))
        return
    available = int(state.available)
    accepted = int(state.open[int(state.turn)])
    total = 0
    for colour in range(COLOURS):
        sources = int(BIT_COUNTS[(available >> (SOURCE_BITS * colour)) & 1023])
        total += sources * int(BIT_COUNTS[(accepted >> (DESTINATIONS * colour)) & 63])
    chosen = random_below(random, total)
    colour = 0
    before = 0
    passed = 0
    for candidate in range(COLOURS):  # no early exit: a branch nobody can predict costs more than the loop
        if chosen >= passed:
            colour = candidate
            before = passed
        sources = int(BIT_COUNTS[(available >> (SOURCE_BITS * candidate)) & 1023])
        passed += sources * int(BIT_COUNTS[(accepted >> (DESTINATIONS * candidate)) & 63])
    destinations = (accepted >> (DESTINATIONS * colour)) & 63
    width = int(BIT_COUNTS[destinations])
    which = int(QUOTIENTS[width, chosen - before])
    source = int(BIT_PLACES[(available >> (SOURCE_BITS * colour)) & 1023, which])
    take(state, source, colour, int(BIT_PLACES[destinations, chosen - before - which * width]))


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
    """Work out everything derived from cells, lines and sources: for positions read from text."""
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
