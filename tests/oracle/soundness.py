"""Finds what is impossible in a position that was written by hand."""

from __future__ import annotations

from collections.abc import Iterator

from tests.oracle.state import (
    COLOURED,
    COLOURS,
    DEAL,
    END,
    FACTORY_SIZE,
    FLOOR_SPACES,
    FREE,
    MARKER,
    NOBODY,
    OFFER,
    TILE,
    TILES_OF_A_COLOUR,
    Board,
    State,
)
from tests.oracle.wall import columns_for, printed_colour


def problems(state: State) -> list[str]:
    """Every reason why no game can look like this; an empty list if there is none."""
    found = list(colour_problems(state))
    for factory in state.factories:
        if len(factory) > FACTORY_SIZE:  # SETUP-5, NEXT-2
            found.append(f"factory {factory} has more than four tiles")
    for seat, board in enumerate(state.boards, start=1):
        found += [f"seat {seat}: {problem}" for problem in board_problems(state.side, board)]
    return found + list(marker_problems(state)) + list(phase_problems(state))


def colour_problems(state: State) -> Iterator[str]:
    """T-18: every colour totals 20 over the whole table."""
    seen = state.tiles_on_offer()
    for board in state.boards:
        seen += "".join(board.wall) + "".join(board.lines) + board.floor
    for colour in COLOURS:
        total = seen.count(colour) + state.bag[colour] + state.lid[colour]
        if total != TILES_OF_A_COLOUR:
            yield f"{total} tiles of {colour} instead of {TILES_OF_A_COLOUR}"


def board_problems(side: str, board: Board) -> Iterator[str]:
    """Problems of a wall, of pattern lines or of a floor line that no game can reach."""
    for row in range(5):
        if has_double(board.wall[row]):
            yield f"a colour twice in row {row + 1}"  # VAR-4
        for column in range(5):
            tile = board.wall[row][column]
            if side == COLOURED and tile not in (FREE, printed_colour(row, column)):
                yield f"{tile} on another colour's space in row {row + 1}"  # SIL-1
    for number, cells in enumerate(map(board.column, range(5)), start=1):
        if has_double(cells):
            yield f"a colour twice in column {number}"  # VAR-3
    for line, tiles in enumerate(board.lines):
        if len(tiles) > line + 1:
            yield f"line {line + 1} holds more than it has room for"  # LINE-1
        if tiles and tiles[0] in board.wall[line]:
            yield f"line {line + 1} has a colour that its row has"  # LINE-5
    if len(board.floor) > FLOOR_SPACES:
        yield "more than seven on the floor line"  # SIL-2, FLOOR-3


def has_double(cells: str) -> bool:
    """Whether a colour occurs more than once."""
    return any(cells.count(colour) > 1 for colour in COLOURS)


def marker_problems(state: State) -> Iterator[str]:
    """T-18: the marker is in exactly one place, and the marker field says where."""
    on_floors = [seat for seat, board in enumerate(state.boards, start=1) for mark in board.floor if mark == MARKER]
    in_centre = MARKER in state.centre
    if state.marker == NOBODY:
        if not in_centre:
            yield "the marker is nowhere"
        if on_floors:
            yield "the marker lies in the centre and on a floor line"
        return
    if in_centre:
        yield "a seat has the marker, yet it lies in the centre"
    if state.phase in (OFFER, TILE):
        full = len(state.boards[state.marker - 1].floor) >= FLOOR_SPACES
        if on_floors != [state.marker] and not (on_floors == [] and full):  # OFFER-5, SIL-3
            yield "the marker is not on the floor line of the seat that has it"


def phase_problems(state: State) -> Iterator[str]:
    """Contradictions between the phase and the tiles on the table."""
    rows = sum(board.full_rows() for board in state.boards)
    stock = sum(state.bag.values()) + sum(state.lid.values())
    if state.phase == OFFER and not state.tiles_on_offer():
        yield "nothing to take"  # OFFER-6
    if state.phase != OFFER and state.tiles_on_offer():
        yield "tiles still on the table"  # OFFER-6
    if state.phase in (OFFER, DEAL) and rows:
        yield "a complete row, yet the game goes on"  # END-1
    if state.phase == TILE:
        yield from tile_problems(state)
    if state.phase in (DEAL, END):
        if state.marker == NOBODY:
            yield "nobody has the marker between rounds"  # PEN-4, SIL-8
        if any(board.topmost_complete_line() is not None for board in state.boards):
            yield "a complete line was not tiled"  # TILE-2
        if any(board.floor for board in state.boards):
            yield "a floor line was not emptied"  # PEN-3
    if state.phase == DEAL and state.first != state.marker:
        yield "the seat with the marker does not start the next round"  # PEN-4
    if state.phase == DEAL and not stock:
        yield "nothing left to deal"  # SIL-21
    if state.phase == END and not rows and stock:
        yield "no complete row and tiles left, yet the game is over"  # END-1, SIL-21


def tile_problems(state: State) -> Iterator[str]:
    """While columns are chosen: the seat to choose has at least two columns, and the seats before it are done."""
    if state.side == COLOURED:
        yield "nobody chooses a column on the coloured side"
        return
    reached = 5  # how many lines of this seat the tiling has passed
    for seat in state.turn_order():
        board = state.boards[seat - 1]
        line = board.topmost_complete_line()
        if seat == state.seat:
            reached = line or 0
        if any(FREE not in row for row in board.wall[reached:]):
            yield f"seat {seat} had a complete row before this round's tiling"  # END-1
        if seat == state.seat:
            if line is None or len(columns_for(state.side, board, line, board.lines[line][0])) < 2:
                yield "no choice of two columns"
            reached = 0
        elif reached and line is not None:
            yield f"seat {seat} comes first and is not done"  # SIL-12
