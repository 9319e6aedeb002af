"""Perft: counting move sequences with the compiled kernel, in short pieces, so that it can be stopped between them."""

from __future__ import annotations

import math
from collections.abc import Callable

import numpy as np

from .move import Move
from .playouts import perft
from .position import Position

PIECE = 2_000_000
"""The most sequences that one call into the kernel may count: some hundredths of a second."""


class Stopped(Exception):
    """The count was stopped on request."""


def never() -> bool:
    """The default of `stopped`: never stop."""
    return False


def count_sequences(position: Position, depth: int, stopped: Callable[[], bool] = never) -> int:
    """Sequences of `depth` moves; one that reaches a deal or the end earlier counts once."""
    if stopped():
        raise Stopped
    widths = widest(position)[:depth]
    if math.prod(widths) <= PIECE:
        return _count_piece(position, len(widths))
    return sum(count_sequences(position.play_unchecked(move), depth - 1, stopped) for move in position.legal_moves())


def divide(position: Position, depth: int, stopped: Callable[[], bool] = never) -> dict[Move, int]:
    """For each legal move, how many sequences of `depth` moves begin with it."""
    return {move: count_sequences(position.play_unchecked(move), depth - 1, stopped) for move in position.legal_moves()}


def widest(position: Position) -> list[int]:
    """For each further move of the round, an upper bound of the number of choices.

    A take empties one pile for good and has six destinations; on the grey side every line that is complete, or that a
    take may complete, asks for one of five columns.
    """
    piles = int(position.state["available"][0]).bit_count()
    takes = [6 * left for left in range(piles, 0, -1)]
    if position.side == "coloured":
        return takes
    complete = sum(line.is_complete for board in position.boards for line in board.lines)
    return takes + [5] * (complete + piles)


def _count_piece(position: Position, depth: int) -> int:
    return int(perft(np.repeat(position.state, depth + 1), 0, depth))
