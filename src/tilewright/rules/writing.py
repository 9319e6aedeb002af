"""The one-line form of a position straight from the kernel's record, compiled: a server writes one for every move.

The result equals `str()` of the position's `Contents`. Each function puts bytes into `out` from `at` on and returns
where they end.
"""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from .compiling import compiled
from .constants import COLOUR_LETTERS, COLOURS, MARKER_LETTER, TAKE_MOVES
from .layout import (
    COUNT_BITS,
    COUNT_MASK,
    DESTINATIONS,
    FLOOR,
    FLOOR_COUNT_SHIFT,
    FLOOR_SPACE_BITS,
    FLOOR_SPACE_MASK,
    LINE_COLOUR_SHIFT,
    LINE_COUNT_MASK,
    NOBODY,
    TILE,
    State,
    States,
)

LONGEST = 2048
"""More bytes than any position has, possible or not: 9 factories and a centre hold up to 155 tiles each."""

Bytes = npt.NDArray[np.uint8]

CELLS = np.frombuffer(f".{COLOUR_LETTERS}".encode(), np.uint8)
FALLEN = np.frombuffer(f"-{COLOUR_LETTERS}{MARKER_LETTER}".encode(), np.uint8)
PHASES = np.frombuffer(b"offertile deal end  ", np.uint8).reshape(4, 5)
SPACE, DASH, COMMA, SLASH, SEMICOLON, COLON, ZERO, AT = b" -,/;:0@"
CENTRE, TO_FLOOR, COLOURED, GREY = b"CFcg"
MARKER = ord(MARKER_LETTER)


def position_text(states: States) -> str:
    """The one-line form of an array of one record."""
    out = np.empty(LONGEST, np.uint8)
    return out[: _put_position(states, out)].tobytes().decode("ascii")


@compiled
def _put_position(states: States, out: Bytes) -> int:
    state = states[0]
    players = len(state.score)
    out[0] = ZERO + players
    out[1] = COLOURED if state.grey == 0 else GREY
    out[2] = SPACE
    at = put_number(out, 3, int(state.round_number))
    at = _phase(out, put_byte(out, at, SPACE), state)
    at = put_byte(out, at, SPACE)
    for source in range(1, len(state.sources)):
        if source > 1:
            at = put_byte(out, at, COMMA)
        at = _tiles(out, at, int(state.sources[source]))
    at = _centre(out, put_byte(out, at, SPACE), state)
    at = put_number(out, put_byte(out, at, SPACE), int(state.first) + 1)
    at = put_byte(out, at, SPACE)
    at = put_byte(out, at, DASH) if state.marker == NOBODY else put_number(out, at, int(state.marker) + 1)
    at = _counts(out, put_byte(out, at, SPACE), int(state.bag))
    at = _counts(out, put_byte(out, at, SPACE), int(state.lid))
    for seat in range(players):
        at = _board(out, put_byte(out, at, SPACE), state, seat)
    return at


@compiled
def put_byte(out: Bytes, at: int, byte: int) -> int:
    """One character."""
    out[at] = byte
    return at + 1


@compiled
def put_number(out: Bytes, at: int, number: int) -> int:
    """A number from 0 on, in digits."""
    digits = 1
    rest = number // 10
    while rest > 0:
        digits += 1
        rest //= 10
    for place in range(at + digits - 1, at - 1, -1):
        out[place] = ZERO + number % 10
        number //= 10
    return at + digits


@compiled
def _phase(out: Bytes, at: int, state: State) -> int:
    phase = int(state.phase)
    for place in range(5):
        if PHASES[phase, place] != SPACE:
            at = put_byte(out, at, PHASES[phase, place])
    return put_number(out, put_byte(out, at, COLON), int(state.turn) + 1) if phase <= TILE else at


@compiled
def _letters(out: Bytes, at: int, word: int) -> int:
    for colour in range(COLOURS):
        for _ in range((word >> (COUNT_BITS * colour)) & COUNT_MASK):
            at = put_byte(out, at, CELLS[colour + 1])
    return at


@compiled
def _tiles(out: Bytes, at: int, word: int) -> int:
    return _letters(out, at, word) if word else put_byte(out, at, DASH)


@compiled
def _centre(out: Bytes, at: int, state: State) -> int:
    if state.marker == NOBODY:
        return _letters(out, put_byte(out, at, MARKER), int(state.sources[0]))
    return _tiles(out, at, int(state.sources[0]))


@compiled
def _counts(out: Bytes, at: int, word: int) -> int:
    for colour in range(COLOURS):
        if colour > 0:
            at = put_byte(out, at, COMMA)
        at = put_number(out, at, (word >> (COUNT_BITS * colour)) & COUNT_MASK)
    return at


@compiled
def _board(out: Bytes, at: int, state: State, seat: int) -> int:
    at = put_byte(out, put_number(out, at, int(state.score[seat])), SEMICOLON)
    for row in range(5):
        if row > 0:
            at = put_byte(out, at, SLASH)
        for column in range(5):
            at = put_byte(out, at, CELLS[(int(state.cells[seat, row]) >> (3 * column)) & 7])
    at = put_byte(out, at, SEMICOLON)
    for row in range(5):
        if row > 0:
            at = put_byte(out, at, COMMA)
        line = int(state.lines[seat, row])
        if line == 0:
            at = put_byte(out, at, DASH)
        else:
            at = put_byte(out, put_number(out, at, line & LINE_COUNT_MASK), CELLS[(line >> LINE_COLOUR_SHIFT) + 1])
    at = put_byte(out, at, SEMICOLON)
    floor = int(state.floor[seat])
    fallen = floor >> FLOOR_COUNT_SHIFT
    if fallen == 0:
        return put_byte(out, at, DASH)
    for space in range(fallen):
        at = put_byte(out, at, FALLEN[(floor >> (FLOOR_SPACE_BITS * space)) & FLOOR_SPACE_MASK])
    return at


@compiled
def put_move(out: Bytes, at: int, move: int) -> int:
    """The three characters of a move."""
    if move >= TAKE_MOVES:
        line, column = divmod(move - TAKE_MOVES, 5)
        return put_number(out, put_byte(out, put_number(out, at, line + 1), AT), column + 1)
    source, rest = divmod(move, COLOURS * DESTINATIONS)
    colour, destination = divmod(rest, DESTINATIONS)
    at = put_byte(out, at, CENTRE) if source == 0 else put_number(out, at, source)
    at = put_byte(out, at, CELLS[colour + 1])
    return put_byte(out, at, TO_FLOOR) if destination == FLOOR else put_number(out, at, destination + 1)
