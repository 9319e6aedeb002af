"""What each legal move does to the board at once, to be shown before it is played."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from . import kernel
from .compiling import compiled
from .constants import ALL_MOVES, COLOURS, FLOOR_SPACES, TAKE_MOVES
from .layout import (
    COLOUR_MASK,
    COUNT_BITS,
    COUNT_MASK,
    DESTINATIONS,
    FLOOR,
    FLOOR_COUNT_SHIFT,
    LINE_COLOUR_SHIFT,
    LINE_COUNT_MASK,
    NOBODY,
    PENALTIES,
    PRINTED_COLUMN,
    SEAT_MASK,
    State,
    States,
)
from .move import ALL, Move
from .position import Position


class Effect(NamedTuple):
    """A legal move and what it does to the board of its seat at once."""

    move: str
    placed: int
    """Tiles that go to the pattern line; 1 for a choice of a column."""
    dropped: int
    """Tiles that fall to the floor line or past a full one; the marker is not counted."""
    points: int
    """Points of the line if the move completes it, or of the chosen column; else 0. Coloured side: with the complete
    lines above tiled first; grey side: on the present wall, in its best column."""
    lost: int
    """Additional points that the floor line costs."""
    fallen: int
    """Pieces that go to the floor line, including the marker; those past a full one are not counted."""
    marker: int
    """1 if the starting player marker is taken too, else 0."""


NUMBERS = len(Effect._fields) - 1
"""How many numbers an effect has, in the order of the fields."""


def legal_effects(position: Position) -> list[Effect]:
    """Every legal move in the order of the move integers, with its effect."""
    moves = np.empty(ALL_MOVES, np.int16)
    effects = np.empty((ALL_MOVES, NUMBERS), np.int16)
    count = list_effects(position.state, moves, effects)
    return [
        Effect(str(ALL[move]), *effect)
        for move, effect in zip(moves[:count].tolist(), effects[:count].tolist(), strict=True)
    ]


def effect_of(position: Position, move: Move) -> Effect:
    """The effect of one legal move."""
    effect = np.empty(NUMBERS, np.int16)
    _look_at(position.state, int(move), effect)
    return Effect(str(move), *effect.tolist())


@compiled
def list_effects(states: States, moves: npt.NDArray[np.int16], effects: npt.NDArray[np.int16]) -> int:
    """Write the legal moves of states[0] and the effect of each; return how many there are."""
    count = kernel.list_moves(states[0], moves)
    for index in range(count):
        _look_at(states, int(moves[index]), effects[index])
    return count


@compiled
def _look_at(states: States, move: int, effect: npt.NDArray[np.int16]) -> None:
    state = states[0]
    if move < TAKE_MOVES:
        _look_at_take(state, move, effect)
        return
    row, column = divmod(move - TAKE_MOVES, 5)
    effect[:] = 0
    effect[0] = 1
    effect[2] = kernel.placing_points(int(state.wall[int(state.turn) & SEAT_MASK]), row, column)


@compiled
def _look_at_take(state: State, move: int, effect: npt.NDArray[np.int16]) -> None:
    seat = int(state.turn) & SEAT_MASK
    destination = move % DESTINATIONS
    colour = move // DESTINATIONS % COLOURS
    source = move // (DESTINATIONS * COLOURS)
    tiles = (int(state.sources[source]) >> (COUNT_BITS * colour)) & COUNT_MASK
    placed = 0
    points = 0
    if destination != FLOOR:
        room = destination + 1 - (int(state.lines[seat, destination]) & LINE_COUNT_MASK)
        placed = min(tiles, room)
        if placed == room:
            points = _line_points(state, seat, destination, colour)
    occupied = int(state.floor[seat]) >> FLOOR_COUNT_SHIFT
    marker = int(source == 0 and state.marker == NOBODY)
    then = min(FLOOR_SPACES, occupied + marker + tiles - placed)
    effect[0] = placed
    effect[1] = tiles - placed
    effect[2] = points
    effect[3] = int(PENALTIES[then]) - int(PENALTIES[occupied])
    effect[4] = then - occupied
    effect[5] = marker


@compiled
def _line_points(state: State, seat: int, row: int, colour: int) -> int:
    """What a line completed now scores when the walls are tiled."""
    wall = int(state.wall[seat])
    best = 0
    if state.grey == 0:
        for above in range(row):  # TILE-2: complete lines above are tiled first
            line = int(state.lines[seat, above])
            if line & LINE_COUNT_MASK == above + 1:
                printed = int(PRINTED_COLUMN[above, (line >> LINE_COLOUR_SHIFT) & COLOUR_MASK])
                wall |= 1 << (5 * above + printed)
        best = kernel.placing_points(wall, row, int(PRINTED_COLUMN[row, colour]))
    else:
        columns = kernel.legal_columns(state, seat, row, colour)
        for column in range(5):
            if columns >> column & 1:
                best = max(best, kernel.placing_points(wall, row, column))
    return best
