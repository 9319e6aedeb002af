"""Lines of best play to the end of the game: how the solution wins, and how a wrong move is refuted."""

from __future__ import annotations

from tilewright.rules import Move, Position
from tilewright.search.solver import Deal, Solver, distinct_moves


def best_play(position: Position, seat: int, solver: Solver, deal: Deal) -> list[Move]:
    """The moves of both sides from a position to the end of the game, each optimal for the seat that makes it.

    The value of the position must be proved with the same `deal`. Then the line never leads to another deal.
    """
    line = []
    value = solver.value(position, seat, deal)
    while position.to_move is not None:
        for move in distinct_moves(position):
            after = position.play_unchecked(move)
            if solver.value(after, seat, deal, value - 1, value + 1) == value:
                line.append(move)
                position = after
                break
        else:
            raise AssertionError("no move keeps the value of a solved position")
    return line
