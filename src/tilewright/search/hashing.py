"""Hash keys: of a position within its round, of an end of the round, of a board, of the offer."""

from __future__ import annotations

from tilewright.rules.compiling import compiled
from tilewright.rules.layout import FLOOR_COUNT_SHIFT, State

FACTORY_SALT = 0x51ED  # an empty factory must not hash to 0


@compiled
def mixed(word: int) -> int:
    """Scatter the bits of a word (a multiply-and-shift finaliser)."""
    word = (word ^ ((word >> 31) & 0x1FFFFFFFF)) * 0x7FB5D329728EA185
    word = (word ^ ((word >> 27) & 0x1FFFFFFFFF)) * 0x581F0D2A3F4B1E35
    return word ^ ((word >> 33) & 0x7FFFFFFF)


@compiled
def factories_key(state: State) -> int:
    """A sum over the factories, because their order does not matter."""
    key = 0
    for source in range(1, len(state.sources)):
        key += mixed(int(state.sources[source]) + FACTORY_SALT)
    return key


@compiled
def position_key(state: State, salt: int) -> int:
    """Hash of a position within its round. `salt` covers what is constant: round, scores at the root, root seat."""
    centre_and_turn = int(state.sources[0]) | int(state.turn) << 25 | (int(state.marker) + 1) << 28
    key = factories_key(state) ^ mixed(salt + centre_and_turn)
    for seat in range(len(state.score)):
        board = int(state.floor[seat]) >> FLOOR_COUNT_SHIFT
        for row in range(5):
            board = board << 6 | int(state.lines[seat, row])
        key = mixed(key + board + (int(state.wall[seat]) << 35))
        if state.grey:  # choices of columns can fill the same spaces with other colours
            key = mixed(key + int(state.row_colours[seat]))
    return key


@compiled
def end_key(state: State) -> int:
    """Hash of an end-of-round position: the fields that can differ within one round."""
    key = int(state.first)
    for seat in range(len(state.score)):
        board = int(state.score[seat])
        for row in range(5):
            board = board << 6 | int(state.lines[seat, row])
        key = mixed(key + board + (int(state.wall[seat]) << 39))
        if state.grey:
            key = mixed(key + int(state.row_colours[seat]))
    return key


@compiled
def board_key(state: State, seat: int, role: int, kind: int) -> int:
    """Key of everything that a board's features and points depend on; never 0. No collisions on the coloured side."""
    lines = 1
    for row in range(5):
        lines = lines << 6 | int(state.lines[seat, row])
    on_floor = int(state.floor[seat]) >> FLOOR_COUNT_SHIFT
    key = ((int(state.wall[seat]) << 3 | on_floor) << 1 | kind) << 2 | role
    if state.grey:
        return mixed(
            mixed(key + (lines << 33)) + int(state.column_colours[seat]) + (int(state.row_colours[seat]) << 30)
        )
    return lines << 31 | key


@compiled
def offer_key(state: State) -> int:
    """Hash of factories, centre and bag."""
    return mixed(int(state.sources[0]) | int(state.bag) << 25) + factories_key(state)
