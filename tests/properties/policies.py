"""Policies for random games that lead to different special cases of the rules."""

from __future__ import annotations

import random
from collections.abc import Callable

from tests.oracle.engine import Table
from tests.oracle.state import FREE, OFFER

Policy = Callable[[random.Random, Table, list[str]], str]


def anything(rng: random.Random, table: Table, moves: list[str]) -> str:
    """Any legal move, with equal probability."""
    return rng.choice(moves)


def lines_first(rng: random.Random, table: Table, moves: list[str]) -> str:
    """Pattern lines, preferably ones that the tiles complete exactly: short games with full rows."""
    if table.phase != OFFER:
        return rng.choice(moves)
    exact = [move for move in moves if missing_after(table, move) == 0]
    on_lines = [move for move in moves if move[2] != "F"]
    if exact and rng.random() < 0.6:
        return rng.choice(exact)
    return rng.choice(on_lines or moves)


def floor_first(rng: random.Random, table: Table, moves: list[str]) -> str:
    """Mostly the floor line: it overflows, the marker comes to full ones, and scores stay at zero."""
    on_floor = [move for move in moves if move[-1] == "F"]
    return rng.choice(on_floor if on_floor and rng.random() < 0.7 else moves)


def no_full_row(rng: random.Random, table: Table, moves: list[str]) -> str:
    """Fill walls and lines, but avoid completing a row, so that tiles run out."""
    if table.phase != OFFER:
        return rng.choice(moves)
    board = table.boards[table.seat - 1]
    quiet = [move for move in moves if move[2] != "F" and missing_after(table, move) >= 0]
    rows = {str(line + 1) for line in range(5) if board.wall[line].count(FREE) == 1}
    safe = [move for move in quiet if move[2] not in rows or missing_after(table, move) > 0]
    floor = [move for move in moves if move[2] == "F"]
    return rng.choice(safe or floor)


def missing_after(table: Table, move: str) -> int:
    """Free spaces of the line after a take; negative if tiles are left over, or for a take to the floor line."""
    if move[2] == "F":
        return -1
    tiles = table.centre if move[0] == "C" else table.factories[int(move[0]) - 1]
    line = int(move[2])
    return line - len(table.boards[table.seat - 1].lines[line - 1]) - tiles.count(move[1])


POLICIES: dict[str, Policy] = {
    "anything": anything,
    "lines_first": lines_first,
    "floor_first": floor_first,
    "no_full_row": no_full_row,
}
