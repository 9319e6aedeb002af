"""Solves the last round by plain alpha-beta with the oracle's rules, without compiled code and without evaluation.

A result for a seat is a pair: 1, 0 or -1 for a win, a shared victory or a loss; then its margin in points. A greater
pair is better for the seat.
"""

from __future__ import annotations

from collections.abc import Hashable

from tests.oracle.engine import Table
from tests.oracle.state import END

Result = tuple[float, float]

LOST: Result = (-2, 0)
WON: Result = (2, 0)


class NotTheLastRound(Exception):
    """Raised if a line of play leads to another deal."""


class Solver:
    """Solves positions of two players in which the game is certain to end with this round."""

    def __init__(self) -> None:
        self._known: dict[Hashable, tuple[Result, Result]] = {}
        self.visited = 0

    def value(self, table: Table, seat: int) -> Result:
        """The result for a seat if both play best."""
        return self._between(table, seat, LOST, WON)

    def reaches(self, table: Table, seat: int, target: Result) -> bool:
        """Whether a seat gets at least this result if both play best; faster than `value`."""
        return self._between(table, seat, (target[0], target[1] - 0.25), target) >= target

    def values(self, table: Table) -> dict[str, Result]:
        """For each legal move, the result that the seat to move can reach with it."""
        return {move: self.value(table.play(move), table.seat) for move in table.legal_moves()}

    def _between(self, table: Table, seat: int, low: Result, high: Result) -> Result:
        """The value if it lies between low and high; otherwise a bound on the same side of both."""
        self.visited += 1
        if table.phase == END:
            return final_result(table, seat)
        if table.seat == 0:
            raise NotTheLastRound
        key = seat, position_key(table)
        least, most = self._known.get(key, (LOST, WON))
        if least >= high or least == most:
            return least
        if most <= low:
            return most
        low, high = max(low, least), min(high, most)
        mine = table.seat == seat
        best = LOST if mine else WON
        alpha, beta = low, high
        for following in successors(table):
            value = self._between(following, seat, alpha, beta)
            if mine:
                best = max(best, value)
                alpha = max(alpha, best)
            else:
                best = min(best, value)
                beta = min(beta, best)
            if alpha >= beta:
                break
        if best < high:
            most = min(most, best)
        if best > low:
            least = max(least, best)
        self._known[key] = (least, most)
        return best


def position_key(table: Table) -> Hashable:
    """A key of a position within one round, without the order of the factories. The bag does not change in a round."""
    boards = [(board.score, *board.wall, *board.lines, board.floor) for board in table.boards]
    return table.phase, table.seat, *sorted(table.factories), table.centre, table.marker, *boards


def successors(table: Table) -> list[Table]:
    """The different positions after all legal moves, those first that look best for the seat that moves."""
    mover = table.seat - 1
    after = {position_key(following): following for following in map(table.play, table.legal_moves())}

    def static_score(following: Table) -> int:
        board = following.boards[mover]
        complete = sum(len(tiles) == line for line, tiles in enumerate(board.lines, 1))
        return 2 * complete + sum(map(len, board.lines)) - 2 * len(board.floor) + board.score

    return sorted(after.values(), key=static_score, reverse=True)


def final_result(table: Table, seat: int) -> Result:
    """The result of a finished game of two players for a seat."""
    outcome = table.outcome()
    assert outcome is not None
    margin = outcome.scores[seat - 1] - outcome.scores[2 - seat]
    if len(outcome.winners) == 2:
        return 0, margin
    return (1 if seat in outcome.winners else -1), margin
