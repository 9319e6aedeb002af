"""Alpha-beta inside the round: every take and column choice until the next deal.

Seats other than the searching one play against it (with two players that is the game itself; with more, the paranoid
assumption).
"""

from __future__ import annotations

from typing import Any

import numpy as np

from tilewright.rules.compiling import compiled
from tilewright.rules.instructions import copy_state, lowest_bit
from tilewright.rules.kernel import asked_columns, is_legal, placing_points, play
from tilewright.rules.layout import (
    BIT_COUNTS,
    BIT_PLACES,
    COUNT_BITS,
    COUNT_MASK,
    DEAL,
    DESTINATIONS,
    FLOOR,
    FLOOR_COUNT_SHIFT,
    LINE_COUNT_MASK,
    NOBODY,
    OFFER,
    PENALTIES,
    PRINTED_COLUMN,
    SEAT_MASK,
    SOURCE_BITS,
    TILE,
    State,
)
from tilewright.rules.vocabulary import COLOURS, TAKE_MOVES

from .evaluate import evaluate, remember_boards
from .evaluate_network import NO_REUSE, REUSE_BOARDS
from .hashing import mixed
from .memory import HISTORY, Memory, entry_at

# Arguments of the recursion are int64 and nothing else: a second set of types would compile it twice, and Numba cannot
# load functions from its cache that recurse through each other.
INFINITE: Any = np.int64(1 << 24)
ROOT: Any = np.int64(0)
FIRST_PLY: Any = np.int64(1)
OWN: Any = np.int64(1)
NO_MOVE: Any = np.int64(511)
PLY_MASK, MOVE_MASK = 127, 255  # they change nothing, as SEAT_MASK does
PROGRESS = np.array([[8 * filled // (row + 1) for filled in range(8)] for row in range(5)], np.int32)
wide: Any = np.int64
SOLVED_DEPTH = 63
MOST_DEPTH = 60
ENTRY_BYTES = 16
LOWER, UPPER, EXACT = 1, 2, 3
GENERATION_SHIFT, GENERATION_MASK = 18, (1 << 14) - 1


@compiled
def position_key(state: State, salt: int) -> int:
    """A key for the position within its round; factories are a set, so their order does not count."""
    factories = 0
    for source in range(1, len(state.sources)):
        factories += mixed(int(state.sources[source]) + 0x51ED)
    key = factories ^ mixed(salt + (int(state.sources[0]) | int(state.turn) << 25 | (int(state.marker) + 1) << 28))
    for seat in range(len(state.score)):
        board = int(state.floor[seat]) >> FLOOR_COUNT_SHIFT
        for row in range(5):
            board = board << 6 | int(state.lines[seat, row])
        key = mixed(key + board + (int(state.wall[seat]) << 35))
        if state.grey:  # while walls are tiled, a space may have been given to one colour or another
            key = mixed(key + int(state.row_colours[seat]))
    return key


@compiled
def list_candidates(memory: Memory, ply: int, table_move: int) -> int:
    """Write the moves worth searching and how promising they look; identical factories count once."""
    ply = ply & PLY_MASK
    state = memory.stack[ply]
    count = 0
    if state.phase == TILE:
        row, columns = asked_columns(state)
        wall = int(state.wall[int(state.turn)])
        for i in range(BIT_COUNTS[columns]):
            column = int(BIT_PLACES[columns, i])
            move = TAKE_MOVES + 5 * row + column
            memory.moves[ply, count] = move
            memory.order[ply, count] = 1 << 29 if move == table_move else placing_points(wall, row, column)
            count += 1
        return count
    seat = int(state.turn) & SEAT_MASK
    accepted = int(state.open[seat])
    available = int(state.available)
    wall = int(state.wall[seat])
    occupied = int(state.floor[seat]) >> FLOOR_COUNT_SHIFT
    sources = len(state.sources)
    skipped = 0
    for source in range(2, sources):
        word = int(state.sources[source])
        for earlier in range(1, source):
            if state.sources[earlier] == word:
                skipped |= 1 << source
                break
    for colour in range(COLOURS):
        offering = (available >> (SOURCE_BITS * colour)) & 1023 & ~skipped
        while offering:
            source = lowest_bit(offering)
            offering &= offering - 1
            tiles = (int(state.sources[source]) >> (COUNT_BITS * colour)) & COUNT_MASK
            on_floor = occupied
            if source == 0 and state.marker == NOBODY:
                on_floor = min(on_floor + 1, 7)
            history = min(tiles, 7) * 30 + colour * DESTINATIONS
            destinations = (accepted >> (DESTINATIONS * colour)) & 63
            while destinations:
                destination = lowest_bit(destinations)
                destinations &= destinations - 1
                move = (source * COLOURS + colour) * DESTINATIONS + destination
                memory.moves[ply, count & MOVE_MASK] = move
                if move == table_move:
                    memory.order[ply, count] = 1 << 29
                elif move == memory.killers[ply, 0]:
                    memory.order[ply, count] = 1 << 20
                elif move == memory.killers[ply, 1]:
                    memory.order[ply, count] = (1 << 20) - 1
                else:
                    surplus = tiles
                    promise = 0
                    if destination != FLOOR:
                        filled = (int(state.lines[seat, destination]) & LINE_COUNT_MASK) + tiles
                        surplus = max(0, filled - destination - 1)
                        if filled > destination:
                            promise = 8 + 8 * placing_points(
                                wall, destination, int(PRINTED_COLUMN[destination, colour])
                            )
                        else:
                            promise = int(PROGRESS[destination, filled & LINE_COUNT_MASK])
                    promise -= 8 * int(PENALTIES[min(7, on_floor + surplus)] - PENALTIES[occupied])
                    memory.order[ply, count & MOVE_MASK] = 4 * promise + memory.history[seat, history + destination]
                count += 1
    return count


@compiled
def history_index(tiles: int, move: int) -> int:
    """Moves of as many tiles of a colour to a destination share their history."""
    return min(tiles, 7) * 30 + move % 30


@compiled
def pick(memory: Memory, ply: int, start: int, count: int) -> int:
    """Bring the most promising of the moves left to the front."""
    ply = ply & PLY_MASK
    start = start & MOVE_MASK
    best = start
    promise = memory.order[ply, start]
    for i in range(start + 1, count):
        if memory.order[ply, i] > promise:
            promise = memory.order[ply, i]
            best = i
    move: int = wide(memory.moves[ply, best])
    memory.moves[ply, best] = memory.moves[ply, start]
    memory.moves[ply, start] = move
    memory.order[ply, best] = memory.order[ply, start]
    memory.order[ply, start] = promise
    return move


@compiled
def reward(memory: Memory, ply: int, move: int, depth: int) -> None:
    """Remember a move that refuted."""
    if move >= TAKE_MOVES:
        return
    if memory.killers[ply, 0] != move:
        memory.killers[ply, 1] = memory.killers[ply, 0]
        memory.killers[ply, 0] = move
    state = memory.stack[ply]
    tiles = (int(state.sources[move // 30]) >> (COUNT_BITS * (move // 6 % 5))) & COUNT_MASK
    index = history_index(tiles, move)
    seat = int(state.turn)
    memory.history[seat, index] += depth * depth
    if memory.history[seat, index] > 1 << 18:
        for i in range(HISTORY):
            memory.history[seat, i] >>= 1


@compiled
def keep_line(memory: Memory, ply: int, move: int) -> None:
    """The principal line from here is this move and the line after it."""
    memory.line[ply, 0] = move
    length = int(memory.line_length[ply + 1])
    for i in range(length):
        memory.line[ply, i + 1] = memory.line[ply + 1, i]
    memory.line_length[ply] = length + 1


@compiled
def descend(memory: Memory, ply: int, depth: int, low: int, high: int, viewer: int) -> int:
    """The value of stack[ply] to the viewer (1: the searching seat, -1: the others), between low and high."""
    memory.line_length[ply] = 0
    memory.nodes += 1
    phase = int(memory.stack[ply].phase)
    if phase >= DEAL or (depth <= 0 and phase == OFFER):
        return viewer * evaluate(memory, memory.stack[ply], NO_REUSE)
    if memory.nodes >= memory.node_limit:
        memory.stop = 1
    if memory.stop:
        return 0
    root_seat = int(memory.root_seat)
    side = OWN if memory.stack[ply].turn == root_seat else -OWN
    alpha = low if side == viewer else -high
    beta = high if side == viewer else -low
    key = position_key(memory.stack[ply], int(memory.salt))
    entry = entry_at(memory.table + (key & memory.table_mask) * ENTRY_BYTES)
    data = int(entry.data)
    table_move: int = NO_MOVE
    if int(entry.check) ^ data == key:
        table_move = data & 511
        draft = (data >> 9) & 63
        kind = (data >> 15) & 3
        value = data >> 32
        certain = kind == EXACT or (kind == LOWER and value >= beta) or (kind == UPPER and value <= alpha)
        certain &= (data >> GENERATION_SHIFT) & GENERATION_MASK == memory.generation
        certain &= memory.whole_lines == 0 or beta - alpha == 1
        if certain and draft >= depth:
            memory.cut |= draft < SOLVED_DEPTH
            memory.open_end |= (data >> 17) & 1
            return int(value * side * viewer)
        if not is_legal(memory.stack[ply], table_move):  # factories in another order
            table_move = NO_MOVE
    outer_cut = int(memory.cut)
    outer_open_end = int(memory.open_end)
    memory.cut = 0
    memory.open_end = 0
    following = depth - 1 if phase == OFFER else depth
    best: int = -INFINITE
    best_move: int = NO_MOVE
    window = alpha
    nearness = NO_REUSE
    count = 1
    i = 0
    if table_move == NO_MOVE:
        count = list_candidates(memory, ply, table_move)
    while i < count:
        move = table_move if i == 0 and table_move != NO_MOVE else pick(memory, ply, i, count)
        copy_state(memory.stack[ply + 1], memory.stack[ply])
        play(memory.stack[ply + 1], move)
        if following <= 0 and memory.stack[ply + 1].phase == OFFER:  # a leaf: no need to descend
            if i > 0 and nearness == NO_REUSE:
                remember_boards(memory, memory.stack[ply], memory.by_network != 0)
                nearness = REUSE_BOARDS
            memory.nodes += 1
            memory.line_length[ply + 1] = 0
            value = side * evaluate(memory, memory.stack[ply + 1], nearness)
        elif i == 0:
            value = descend(memory, ply + 1, following, window, beta, side)
        else:
            reduced = following
            if i >= memory.reduce_from[0] and depth >= 3 and phase == OFFER:
                reduced -= 1 + (i >= memory.reduce_from[1]) + (i >= memory.reduce_from[2])
            value = descend(memory, ply + 1, reduced, window, window + 1, side)
            if value > window and reduced < following:
                value = descend(memory, ply + 1, following, window, window + 1, side)
            if window < value < beta:
                value = descend(memory, ply + 1, following, window, beta, side)
        if memory.stop:
            return 0
        if value > best:
            best = value
            best_move = move
            if value > window:
                window = value
                keep_line(memory, ply, move)
                if value >= beta:
                    reward(memory, ply, move, depth)
                    break
        if i == 0 and table_move != NO_MOVE:
            count = list_candidates(memory, ply, table_move)
            if pick(memory, ply, ROOT, count) != table_move:  # it is listed as a move from an identical factory
                memory.moves[ply, count] = memory.moves[ply, 0]
                memory.order[ply, count] = memory.order[ply, 0]
                count += 1
        i += 1
    kind = EXACT
    if best >= beta:
        kind = LOWER
    elif best <= alpha:
        kind = UPPER
    draft = max(depth, 0) if memory.cut else SOLVED_DEPTH
    data = best << 32 | int(memory.generation) << GENERATION_SHIFT
    data |= int(memory.open_end) << 17 | kind << 15 | draft << 9 | best_move
    entry.check = key ^ data
    entry.data = data
    memory.cut |= outer_cut
    memory.open_end |= outer_open_end
    return int(best * side * viewer)


@compiled
def search_root(memory: Memory, depth: int, lines: int) -> int:
    """One iteration over the root moves, best first; return how many were searched before a stop.

    The best `lines` moves get exact values, the others at least what they cannot exceed.
    """
    memory.cut = 0
    memory.open_end = 0
    count = int(memory.root_count)
    following = depth - 1 if memory.stack[0].phase == OFFER else depth
    for i in range(count):
        bound = -INFINITE
        if i >= lines:  # the value of the worst line that is shown
            bound = nth_best(memory, i, lines)
        copy_state(memory.stack[1], memory.stack[0])
        play(memory.stack[1], wide(memory.root_moves[i]))
        if i < lines:
            value = descend(memory, FIRST_PLY, following, -INFINITE, INFINITE, OWN)
        else:
            reduced = following
            if i >= memory.reduce_from[0] and depth >= 3:
                reduced -= 1
            value = descend(memory, FIRST_PLY, reduced, bound, bound + 1, OWN)
            if value > bound and reduced < following:
                value = descend(memory, FIRST_PLY, following, bound, bound + 1, OWN)
            if value > bound:
                value = descend(memory, FIRST_PLY, following, bound, INFINITE, OWN)
        if memory.stop:
            return i
        memory.root_values[i] = value
        memory.root_exact[i] = value > bound
        is_best = True
        for j in range(i):
            is_best &= memory.root_values[j] < value
        if is_best:
            keep_line(memory, ROOT, wide(memory.root_moves[i]))
    return count


@compiled
def nth_best(memory: Memory, count: int, rank: int) -> int:
    """The rank-th largest of the first root values."""
    for i in range(count):
        above = 0
        equal = 0
        for j in range(count):
            above += memory.root_values[j] > memory.root_values[i]
            equal += memory.root_values[j] == memory.root_values[i]
        if above < rank <= above + equal:
            return int(memory.root_values[i])
    return int(-INFINITE)


@compiled
def prepare(memory: Memory, state: State) -> None:
    """Set the root; the table may keep entries of other searches, the salt tells them apart."""
    memory.stack[0] = state
    memory.root_seat = int(state.turn)
    salt = int(state.round_number) * 8 + int(memory.root_seat)
    for seat in range(len(state.score)):
        salt = mixed(salt + (int(state.score[seat]) << 8))
    memory.salt = salt
    memory.nodes = 0
    memory.stop = 0
    memory.history[:] = 0
    memory.killers[:] = NO_MOVE
    memory.depth = 0
    memory.generation = 0
    memory.whole_lines = 0
    memory.ends = 0
    count = list_candidates(memory, ROOT, NO_MOVE)
    for i in range(count):
        memory.root_moves[i] = pick(memory, ROOT, i, count)
        memory.root_values[i] = 0
        memory.root_exact[i] = 0
    memory.root_count = count


@compiled
def deepen(memory: Memory, lines: int) -> bool:
    """Search one ply deeper and sort the root moves; say whether going on can tell more."""
    depth = int(memory.depth) + 1
    searched = search_root(memory, depth, lines)
    for i in range(1, searched):  # best first; equals keep their order
        move = memory.root_moves[i]
        value = memory.root_values[i]
        exact = memory.root_exact[i]
        j = i
        while j > 0 and memory.root_values[j - 1] < value:
            memory.root_moves[j] = memory.root_moves[j - 1]
            memory.root_values[j] = memory.root_values[j - 1]
            memory.root_exact[j] = memory.root_exact[j - 1]
            j -= 1
        memory.root_moves[j] = move
        memory.root_values[j] = value
        memory.root_exact[j] = exact
    if memory.stop:
        return False
    memory.depth = depth
    return bool(memory.cut)


@compiled
def think(memory: Memory, state: State, nodes: int) -> int:
    """The best move within a node budget, with no clock and no talk: for self-play."""
    prepare(memory, state)
    memory.node_limit = nodes
    while memory.root_count > 1 and deepen(memory, 1) and memory.depth < MOST_DEPTH:
        pass
    return int(memory.root_moves[0])
