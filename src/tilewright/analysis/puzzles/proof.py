"""What makes a position a puzzle: exactly one move reaches the goal.

Everything here is proved by `tilewright.search.solver`: `prove` finds goal and solution from the position alone.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from tilewright.rules import Move, Position
from tilewright.search.solver import LEAST_DRAW, LEAST_WIN, Deal, Solver, distinct_moves
from tilewright.search.values import MARGIN_UNITS

MORE_POINTS = 3
"""If several moves give the same result, the only move must win by this many points more than any other."""


class Goal(StrEnum):
    """What only one move reaches."""

    WIN = "win"
    DRAW = "draw"
    """A shared victory; nobody can force more."""
    MARGIN = "margin"
    """A win by at least three points more than with any other move."""


@dataclass(frozen=True, slots=True)
class Target:
    """A goal as thresholds of values: the solution reaches `kept`, and every other move stays below `enough`."""

    goal: Goal
    kept: int
    enough: int


@dataclass(frozen=True, slots=True)
class Proof:
    """A proved puzzle."""

    target: Target
    line: tuple[Move, ...]
    """The solution, then both sides' moves on the line that resists longest; the last is of the seat that solves."""
    nodes: int
    """Nodes to find the only move and to refute the others, without those for the rest of the line."""


def prove(position: Position, solver: Solver) -> Proof | None:
    """Goal and solution of a position, or None if it is no puzzle; `TooHard` if the solver's nodes do not suffice."""
    target = find_target(position, solver)
    if target is None:
        return None
    nodes = solver.nodes
    _, line = Defence(solver, position.to_move or 1, target).longest(position)
    return Proof(target, line, nodes)


def find_target(position: Position, solver: Solver) -> Target | None:
    """The goal that exactly one move reaches, if there is one."""
    seat = position.to_move
    if seat is None or len(distinct_moves(position)) < 2:
        return None
    best = solver.value(position, seat, Deal.LOST)
    if best < LEAST_DRAW:
        return None
    if best < LEAST_WIN:
        if solver.at_least(position, seat, LEAST_WIN, Deal.WON):
            return None  # whether it is a win depends on the next deal
        target = Target(Goal.DRAW, LEAST_DRAW, LEAST_DRAW)
    else:
        target = Target(Goal.WIN, LEAST_WIN, LEAST_WIN)
    if only_move(position, solver, target.enough) is not None:
        return target
    if target.goal is Goal.DRAW:
        return None
    target = Target(Goal.MARGIN, best, best - MORE_POINTS * MARGIN_UNITS + 1)
    only = only_move(position, solver, target.enough)
    if only is None:
        return None
    wins_too = any(
        solver.at_least(position.play_unchecked(move), seat, LEAST_WIN, Deal.LOST)
        for move in distinct_moves(position)
        if move != only
    )
    return target if wins_too else None


def only_move(position: Position, solver: Solver, enough: int) -> Move | None:
    """The only move that can reach `enough`, counting another deal as won; None if no move or more than one can."""
    seat = position.to_move
    assert seat is not None
    found = None
    for move in distinct_moves(position):
        if solver.at_least(position.play_unchecked(move), seat, enough, Deal.WON):
            if found is not None:
                return None
            found = move
    return found


class Defence:
    """The longest defence against one seat: the replies that force it to find the largest number of only moves."""

    def __init__(self, solver: Solver, seat: int, target: Target) -> None:
        self._solver = solver
        self._seat = seat
        self._target = target
        self._known: dict[Position, tuple[int, tuple[Move, ...]]] = {}

    def longest(self, position: Position) -> tuple[int, tuple[Move, ...]]:
        """How many only moves the seat must still find against the best defence, and the line up to the last of them.

        A move that is the only legal one need not be found: it does not count, and no line ends with it.
        """
        if position not in self._known:
            self._known[position] = (
                self._of_seat(position) if position.to_move == self._seat else self._of_other(position)
            )
        return self._known[position]

    def _of_seat(self, position: Position) -> tuple[int, tuple[Move, ...]]:
        moves = distinct_moves(position)
        if len(moves) == 1:
            count, line = self.longest(position.play_unchecked(moves[0]))
            return count, (moves[0], *line) if count else ()
        only = only_move(position, self._solver, self._target.enough)
        if only is None:
            return 0, ()
        count, line = self.longest(position.play_unchecked(only))
        return count + 1, (only, *line)

    def _of_other(self, position: Position) -> tuple[int, tuple[Move, ...]]:
        if position.to_move is None:
            return 0, ()
        found = {move: self.longest(position.play_unchecked(move)) for move in distinct_moves(position)}
        most = max(count for count, _ in found.values())
        if most == 0:
            return 0, ()
        longest = [move for move, (count, _) in found.items() if count == most]
        if len(longest) > 1:  # then the reply that costs the seat most points
            values = [self._solver.value(position.play_unchecked(move), self._seat, Deal.LOST) for move in longest]
            longest = [longest[values.index(min(values))]]
        return most, (longest[0], *found[longest[0]][1])
