"""What each legal move does at once, for everybody who must show it before it is played."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from . import kernel
from .compiling import compiled
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
from .move import _ALL, Move
from .position import Position
from .vocabulary import ALL_MOVES, COLOURS, FLOOR_SPACES, TAKE_MOVES
from .writing import COMMA, DASH, Bytes, put_byte, put_move, put_number

PARTS = 6
"""Numbers for each take: the four of `Effect`, then pieces that come to lie on the floor line, and the marker."""
LONGEST_EFFECT = 24
"""Bytes of JSON for a move."""
OPEN, CLOSE, QUOTE = b'[]"'


class Effect(NamedTuple):
    """A legal move and what it does to the own board at once."""

    move: str
    placed: int
    """Tiles that come to lie on the pattern line; 1 for a choice of a column."""
    dropped: int
    """Tiles that fall to the floor line or past a full one; the marker is not counted."""
    points: int
    """What the line scores on the wall as it stands if this completes it (grey side: at its best column)."""
    lost: int
    """Points that the floor line costs more than before."""


def legal_effects(position: Position) -> list[Effect]:
    """Every legal move in the order of the move integers, with its effect."""
    moves = np.empty(ALL_MOVES, np.int16)
    effects = np.empty((ALL_MOVES, PARTS), np.int16)
    count = _list_effects(position.state, moves, effects)
    return [
        Effect(str(_ALL[move]), *effect)
        for move, effect in zip(moves[:count].tolist(), effects[:count, :4].tolist(), strict=True)
    ]


def take_effect(position: Position, move: str) -> tuple[int, int, int, bool]:
    """Of a legal take: tiles taken, tiles placed, pieces that come to lie on the floor line, with the marker or not."""
    effect = np.empty(PARTS, np.int16)
    _take_effect(position.state, Move.parse(move).__index__(), effect)
    placed, dropped, _, _, fallen, marker = effect.tolist()
    return placed + dropped, placed, fallen, bool(marker)


def legal_effects_json(position: Position) -> bytes:
    """The same as JSON, `[["3R2",2,1,5,-1],...]`, with the floor line's cost as points won: 0 or negative."""
    out = np.empty(LONGEST_EFFECT * ALL_MOVES, np.uint8)
    return out[: _put_effects(position.state, out)].tobytes()


@compiled
def _put_effects(states: States, out: Bytes) -> int:
    moves = np.empty(ALL_MOVES, np.int16)
    effects = np.empty((ALL_MOVES, PARTS), np.int16)
    at = put_byte(out, 0, OPEN)
    for index in range(_list_effects(states, moves, effects)):
        if index > 0:
            at = put_byte(out, at, COMMA)
        at = put_byte(out, put_byte(out, at, OPEN), QUOTE)
        at = put_byte(out, put_move(out, at, int(moves[index])), QUOTE)
        for part in range(3):
            at = put_number(out, put_byte(out, at, COMMA), int(effects[index, part]))
        at = put_byte(out, at, COMMA)
        if effects[index, 3] > 0:
            at = put_byte(out, at, DASH)
        at = put_byte(out, put_number(out, at, int(effects[index, 3])), CLOSE)
    return put_byte(out, at, CLOSE)


@compiled
def _list_effects(states: States, moves: npt.NDArray[np.int16], effects: npt.NDArray[np.int16]) -> int:
    state = states[0]
    count = kernel.list_moves(state, moves)
    for index in range(count):
        move = int(moves[index])
        if move < TAKE_MOVES:
            _look_at_take(state, move, effects[index])
        else:
            row, column = divmod(move - TAKE_MOVES, 5)
            wall = int(state.wall[int(state.turn) & SEAT_MASK])
            effects[index, 0] = 1
            effects[index, 1] = 0
            effects[index, 2] = kernel.placing_points(wall, row, column)
            effects[index, 3] = 0
    return count


@compiled
def _take_effect(states: States, move: int, effect: npt.NDArray[np.int16]) -> None:
    _look_at_take(states[0], move, effect)


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
