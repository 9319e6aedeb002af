"""Exact values of positions of two players whose game can end with this round: alpha-beta without any evaluation.

A line of play that leads to another deal has no exact value. So the solver computes one of two bounds for a seat:
`Deal.LOST` counts such lines as lost (what the seat can force in any case), `Deal.WON` as won (what it cannot exceed).
If no line leads to another deal, both bounds are equal.
"""

from __future__ import annotations

from enum import IntEnum
from typing import Any

import numpy as np

from tilewright.rules import Move, Position
from tilewright.rules.compiling import compiled
from tilewright.rules.instructions import copy_state
from tilewright.rules.kernel import is_legal, play
from tilewright.rules.layout import DEAL, END, State, States

from .candidates import NO_MOVE, list_candidates, pick, reward
from .hashing import mixed, position_key
from .memory import Memory, memory_dtype
from .transposition_table import (
    BOUND_MASK,
    BOUND_SHIFT,
    ENTRY,
    ENTRY_BYTES,
    EXACT,
    LOWER,
    MOVE_MASK,
    SOLVED_DRAFT,
    UPPER,
    VALUE_SHIFT,
    entry_at,
    pack_entry,
)
from .values import MARGIN_UNITS, WIN, final_value

# Arguments of the recursion are int64 and nothing else, as in alpha_beta.py.
INFINITE: Any = np.int64(1 << 24)
ROOT: Any = np.int64(0)
WEIGHT: Any = np.int64(4)  # of a cutoff in the history; there is no depth to weigh it by
TABLE_ENTRIES = 1 << 18

LEAST_WIN = WIN // 2  # margins are far below it
LEAST_DRAW = -WIN // 2


class Deal(IntEnum):
    """How a line that leads to another deal counts for the seat."""

    LOST = -1
    WON = 1


class TooHard(Exception):
    """The node budget was not enough."""


class Solver:
    """Computes exact values and bounds; `nodes` counts the positions visited."""

    def __init__(self, most_nodes: int = 1 << 62) -> None:
        """`most_nodes` is the budget of all calls together; `allow` resets it."""
        self._memory = np.zeros(1, memory_dtype(2))
        self._table = np.zeros(TABLE_ENTRIES, ENTRY)
        self._memory["tt_address"] = self._table.ctypes.data
        self._memory["tt_mask"] = TABLE_ENTRIES - 1
        self.allow(most_nodes)

    def allow(self, nodes: int) -> None:
        """Reset the budget and the transposition table, so that the nodes of a call do not depend on earlier ones."""
        self._memory["nodes"] = 0
        self._memory["node_limit"] = nodes
        self._memory["stop"] = 0
        self._memory["history"] = 0
        self._memory["killers"] = NO_MOVE
        self._table["check"] = 0
        self._table["data"] = 0

    @property
    def nodes(self) -> int:
        """Positions visited since `allow`."""
        return int(self._memory["nodes"][0])

    def value(
        self, position: Position, seat: int, deal: Deal, low: int = -int(INFINITE), high: int = int(INFINITE)
    ) -> int:
        """The value to a seat (`values.py`), exact if it lies between `low` and `high`, else a bound."""
        value = int(_solve(self._memory, position.state, seat - 1, low, high, deal * int(INFINITE)))
        if self._memory["stop"][0]:
            raise TooHard
        return value

    def at_least(self, position: Position, seat: int, target: int, deal: Deal) -> bool:
        """Whether the value to the seat is at least `target`."""
        return self.value(position, seat, deal, target - 1, target) >= target


def distinct_moves(position: Position) -> list[Move]:
    """The legal moves; of identical factories only the first one counts."""
    factories = position.factories
    repeated = {number for number, tiles in enumerate(factories, 1) if tiles in factories[: number - 1]}
    return [move for move in position.legal_moves() if not move.is_take or move.source not in repeated]


def margin_of(value: int) -> int:
    """The points over the opponent in the value of a finished game."""
    final = 0 if LEAST_DRAW <= value < LEAST_WIN else WIN if value > 0 else -WIN
    return (value - final) // MARGIN_UNITS


@compiled
def _solve(memories: Any, states: States, seat: int, low: int, high: int, at_deal: int) -> int:
    return solve(memories[0], states[0], seat, low, high, at_deal)


@compiled
def solve(memory: Memory, state: State, seat: int, low: int, high: int, at_deal: int) -> int:
    """The value of a position to a seat, within a window."""
    memory.stack[0] = state
    memory.root_seat = seat
    salt = int(state.round_number) * 8 + seat * 4 + (at_deal > 0)
    for other in range(len(state.score)):
        salt = mixed(salt + (int(state.score[other]) << 8))
    memory.salt = salt
    return descend(memory, ROOT, low, high, at_deal)


@compiled
def descend(memory: Memory, ply: int, low: int, high: int, at_deal: int) -> int:
    """The value of stack[ply] to `memory.root_seat`. Fail-soft: a value outside the window is a bound."""
    memory.nodes += 1
    phase = int(memory.stack[ply].phase)
    if phase == END:
        return final_value(memory.stack[ply], int(memory.root_seat))
    if phase == DEAL:
        return at_deal
    if memory.nodes >= memory.node_limit:
        memory.stop = 1
    if memory.stop:
        return 0
    key = position_key(memory.stack[ply], int(memory.salt))
    entry = entry_at(memory.tt_address + (key & memory.tt_mask) * ENTRY_BYTES)
    data = int(entry.data)
    table_move: int = NO_MOVE
    if int(entry.check) ^ data == key:
        bound = (data >> BOUND_SHIFT) & BOUND_MASK
        value = data >> VALUE_SHIFT
        if bound == EXACT or (bound == LOWER and value >= high) or (bound == UPPER and value <= low):
            return int(value)
        table_move = data & MOVE_MASK
        if not is_legal(memory.stack[ply], table_move):  # stored for another order of the same factories
            table_move = NO_MOVE
    mine = memory.stack[ply].turn == memory.root_seat
    sign = 1 if mine else -1
    alpha = low
    beta = high
    best: int = -2 * INFINITE  # from the view of the seat that moves
    best_move: int = NO_MOVE
    count = list_candidates(memory, ply, table_move)
    for i in range(count):
        move = pick(memory, ply, i, count)
        copy_state(memory.stack[ply + 1], memory.stack[ply])
        play(memory.stack[ply + 1], move)
        value = descend(memory, ply + 1, alpha, beta, at_deal)
        if memory.stop:
            return 0
        if sign * value > best:
            best = sign * value
            best_move = move
            if mine:
                alpha = max(alpha, value)
            else:
                beta = min(beta, value)
            if alpha >= beta:
                reward(memory, ply, move, WEIGHT)
                break
    value = sign * best
    bound = EXACT
    if value >= high:
        bound = LOWER
    elif value <= low:
        bound = UPPER
    data = pack_entry(best_move, SOLVED_DRAFT, bound, 0, 0, value)
    entry.check = key ^ data
    entry.data = data
    return value
