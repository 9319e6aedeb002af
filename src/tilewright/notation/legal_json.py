"""The legal moves of a position and their effects as JSON, compiled: a server writes them after every move."""

from __future__ import annotations

import numpy as np

from tilewright.rules import Position
from tilewright.rules.compiling import compiled
from tilewright.rules.constants import ALL_MOVES
from tilewright.rules.effects import NUMBERS, list_effects
from tilewright.rules.layout import States
from tilewright.rules.writing import COMMA, DASH, Bytes, put_byte, put_move, put_number

LONGEST_EFFECT = 24
"""The most bytes that a move takes."""
OPEN, CLOSE, QUOTE = b'[]"'


def legal_moves_json(position: Position) -> bytes:
    """`[["3R2",2,1,5,-1],...]`: each move with `placed`, `dropped`, `points` and minus `lost` of its `Effect`."""
    out = np.empty(LONGEST_EFFECT * ALL_MOVES, np.uint8)
    return out[: _put_effects(position.state, out)].tobytes()


@compiled
def _put_effects(states: States, out: Bytes) -> int:
    moves = np.empty(ALL_MOVES, np.int16)
    effects = np.empty((ALL_MOVES, NUMBERS), np.int16)
    at = put_byte(out, 0, OPEN)
    for index in range(list_effects(states, moves, effects)):
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
