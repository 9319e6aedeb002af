"""The answer to every possible move of a puzzle: a wrong move is refuted, the right one meets the best defence."""

from __future__ import annotations

from dataclasses import dataclass

from tilewright.analysis.review.reasons import Reason, reasons_for
from tilewright.rules import Move, Position
from tilewright.search import SeatValues
from tilewright.search.move_values import same_take
from tilewright.search.solver import LEAST_DRAW, LEAST_WIN, Deal, Solver, distinct_moves, margin_of

from .best_play import best_play
from .proof import Target, find_target
from .puzzle import BadPuzzles, Puzzle
from .themes import best_wrong_move


@dataclass(frozen=True, slots=True)
class Answer:
    """What follows a move."""

    line: tuple[Move, ...]
    """The move itself, then best play: to the next decision after the right move, else to the end of the game."""
    right: bool
    reasons: list[Reason]
    """What the right move does better; empty for the right move."""
    following: Turn | None = None
    """The next decision of the seat that solves, if one is left."""


@dataclass(frozen=True, slots=True)
class Turn:
    """A decision of the seat that solves, with an answer to every legal move."""

    position: Position
    only: Move
    rival: Move
    """The best of the wrong moves."""
    answers: dict[Move, Answer]


def answer_all(puzzle: Puzzle, solver: Solver) -> Turn:
    """Every decision of a puzzle and the answers to all moves."""
    target = find_target(puzzle.position, solver)
    if target is None:
        raise BadPuzzles(f"no move of {puzzle.id} is the only one that reaches the goal")
    return _turn(puzzle.position, puzzle.solution, target, solver)


def _turn(position: Position, line: tuple[Move, ...], target: Target, solver: Solver) -> Turn:
    only = line[0]
    seat = position.to_move
    assert seat is not None
    kept = _values(solver.value(position.play_unchecked(only), seat, Deal.LOST), seat)
    answers = {}
    for move in distinct_moves(position):
        if move != only:
            refuted = position.play_unchecked(move)
            lost = _values(solver.value(refuted, seat, Deal.WON), seat)
            reasons = reasons_for(position, only, move, None, (kept, lost), proved=True)
            answers[move] = Answer((move, *best_play(refuted, seat, solver, Deal.WON)), False, reasons)
    for move in position.legal_moves():  # `distinct_moves` lists only one of identical factories
        if same_take(position, move, only):
            answers[move] = _right(position, _from_other(line, only, move), target, solver)
        elif move not in answers:
            same = next(each for each in answers if same_take(position, each, move))
            answers[move] = Answer(_from_other(answers[same].line, same, move), False, answers[same].reasons)
    return Turn(position, only, best_wrong_move(position, only, solver, target.enough), answers)


def _right(position: Position, line: tuple[Move, ...], target: Target, solver: Solver) -> Answer:
    """The answer to the only move: best defence to the next decision, or best play to the end."""
    seat = position.to_move
    assert seat is not None
    at = position
    for number, move in enumerate(line):
        if number and at.to_move == seat and len(distinct_moves(at)) > 1:
            return Answer(line[:number], True, [], _turn(at, line[number:], target, solver))
        at = at.play_unchecked(move)
    return Answer((*line, *best_play(at, seat, solver, Deal.LOST)), True, [])


def _from_other(line: tuple[Move, ...], one: Move, other: Move) -> tuple[Move, ...]:
    """The same line with its first take from the other one of two identical factories."""
    swapped = {one.source: other.source, other.source: one.source} if one != other else {}
    return tuple(
        Move.parse(f"{swapped[move.source]}{str(move)[1:]}") if move.source in swapped else move for move in line
    )


def _values(value: int, seat: int) -> SeatValues:
    share = 1.0 if value >= LEAST_WIN else 0.5 if value >= LEAST_DRAW else 0.0
    return SeatValues.of_two(seat, share, float(margin_of(value)))
