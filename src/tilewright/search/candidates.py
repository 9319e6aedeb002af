"""The moves worth searching, and the order in which they are searched."""

from __future__ import annotations

from typing import Any

import numpy as np

from tilewright.rules.compiling import compiled
from tilewright.rules.constants import COLOURS, FLOOR_SPACES, TAKE_MOVES
from tilewright.rules.instructions import lowest_bit
from tilewright.rules.kernel import asked_columns, placing_points
from tilewright.rules.layout import (
    BIT_COUNTS,
    BIT_PLACES,
    COUNT_BITS,
    COUNT_MASK,
    DESTINATION_MASK,
    DESTINATIONS,
    FLOOR,
    FLOOR_COUNT_SHIFT,
    LINE_COUNT_MASK,
    NOBODY,
    PENALTIES,
    PRINTED_COLUMN,
    SEAT_MASK,
    SOURCE_BITS,
    SOURCE_MASK,
    TILE,
    int64,
)

from .memory import HISTORY, MOST_COUNTED, MOVES_A_SOURCE, Memory

NO_MOVE: Any = np.int64(511)
PLY_MASK, CANDIDATE_MASK = 127, 255  # no-op masks: they tell Numba that an index is not negative
TABLE_MOVE_SCORE = 1 << 29
KILLER_SCORE = 1 << 20
MOST_HISTORY = 1 << 18
PROGRESS = np.array([[8 * filled // (row + 1) for filled in range(8)] for row in range(5)], np.int32)
"""The static score of a line that is not complete, by row and tiles in it."""


@compiled
def list_candidates(memory: Memory, ply: int, table_move: int) -> int:
    """Write the moves of stack[ply] and their ordering scores; return how many. Identical factories count once."""
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
            memory.move_scores[ply, count] = (
                TABLE_MOVE_SCORE if move == table_move else placing_points(wall, row, column)
            )
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
        offering = (available >> (SOURCE_BITS * colour)) & SOURCE_MASK & ~skipped
        while offering:
            source = lowest_bit(offering)
            offering &= offering - 1
            tiles = (int(state.sources[source]) >> (COUNT_BITS * colour)) & COUNT_MASK
            on_floor = occupied
            if source == 0 and state.marker == NOBODY:
                on_floor = min(on_floor + 1, FLOOR_SPACES)
            history = history_index(tiles, colour * DESTINATIONS)
            destinations = (accepted >> (DESTINATIONS * colour)) & DESTINATION_MASK
            while destinations:
                destination = lowest_bit(destinations)
                destinations &= destinations - 1
                move = (source * COLOURS + colour) * DESTINATIONS + destination
                memory.moves[ply, count & CANDIDATE_MASK] = move
                if move == table_move:
                    memory.move_scores[ply, count] = TABLE_MOVE_SCORE
                elif move == memory.killers[ply, 0]:
                    memory.move_scores[ply, count] = KILLER_SCORE
                elif move == memory.killers[ply, 1]:
                    memory.move_scores[ply, count] = KILLER_SCORE - 1
                else:
                    surplus = tiles
                    static = 0
                    if destination != FLOOR:
                        filled = (int(state.lines[seat, destination]) & LINE_COUNT_MASK) + tiles
                        surplus = max(0, filled - destination - 1)
                        if filled > destination:
                            static = 8 + 8 * placing_points(wall, destination, int(PRINTED_COLUMN[destination, colour]))
                        else:
                            static = int(PROGRESS[destination, filled & LINE_COUNT_MASK])
                    static -= 8 * int(PENALTIES[min(FLOOR_SPACES, on_floor + surplus)] - PENALTIES[occupied])
                    memory.move_scores[ply, count & CANDIDATE_MASK] = (
                        4 * static + memory.history[seat, history + destination]
                    )
                count += 1
    return count


@compiled
def history_index(tiles: int, move: int) -> int:
    """Takes of the same number of tiles, colour and destination share a history score, whatever their source."""
    return min(tiles, MOST_COUNTED) * MOVES_A_SOURCE + move % MOVES_A_SOURCE


@compiled
def pick(memory: Memory, ply: int, start: int, count: int) -> int:
    """One step of a selection sort: swap the best remaining move to index `start` and return it."""
    ply = ply & PLY_MASK
    start = start & CANDIDATE_MASK
    best = start
    score = memory.move_scores[ply, start]
    for i in range(start + 1, count):
        if memory.move_scores[ply, i] > score:
            score = memory.move_scores[ply, i]
            best = i
    move: int = int64(memory.moves[ply, best])
    memory.moves[ply, best] = memory.moves[ply, start]
    memory.moves[ply, start] = move
    memory.move_scores[ply, best] = memory.move_scores[ply, start]
    memory.move_scores[ply, start] = score
    return move


@compiled
def reward(memory: Memory, ply: int, move: int, depth: int) -> None:
    """After a beta cutoff: make the move a killer of its ply and raise its history score."""
    if move >= TAKE_MOVES:
        return
    if memory.killers[ply, 0] != move:
        memory.killers[ply, 1] = memory.killers[ply, 0]
        memory.killers[ply, 0] = move
    state = memory.stack[ply]
    source, colour = move // MOVES_A_SOURCE, move // DESTINATIONS % COLOURS
    tiles = (int(state.sources[source]) >> (COUNT_BITS * colour)) & COUNT_MASK
    index = history_index(tiles, move)
    seat = int(state.turn)
    memory.history[seat, index] += depth * depth
    if memory.history[seat, index] > MOST_HISTORY:
        for i in range(HISTORY):
            memory.history[seat, i] >>= 1
