"""What a puzzle is about, found by comparing its solution with the best of the wrong moves."""

from __future__ import annotations

from enum import StrEnum

from tilewright.rules import Board, Move, Phase, Position, Side
from tilewright.rules.effects import effect_of
from tilewright.search.solver import Deal, Solver, distinct_moves

from .best_play import best_play
from .proof import Proof


class Theme(StrEnum):
    """A theme; the order is that of docs/puzzles.md."""

    TIE_BREAK = "tie-break"
    """Equal points at the end, after the solution or after the best wrong move: complete rows decide, or the victory is
    shared."""
    DENIAL = "denial"
    """After the best wrong move the opponent takes the tiles that the solution takes."""
    FLOOR = "floor"
    """The solution drops tiles on the floor line, though another move drops none."""
    MARKER = "marker"
    """The solution takes the starting player marker."""
    COLUMN = "column"
    """Complete columns differ at the end: the solution gains one, or costs the opponent one."""
    COLOUR = "colour"
    """The same for complete colours."""
    END = "end"
    """The game need not end with this round: whether it does is up to the players."""
    GREY_COLUMN = "grey-column"
    """On the grey side a column has to be chosen."""


def themes_of(position: Position, proof: Proof, solver: Solver) -> tuple[Theme, ...]:
    """The themes of a puzzle, in the order of `Theme`."""
    seat = position.to_move
    assert seat is not None
    solution = proof.line[0]
    rival = best_wrong_move(position, solution, solver, proof.target.enough)
    after = position.play_unchecked(rival)
    refutation = best_play(after, seat, solver, Deal.WON)
    kept = position.play_unchecked(solution)
    solved = _played(kept, best_play(kept, seat, solver, Deal.LOST))
    refuted = _played(after, refutation)
    found = {
        Theme.TIE_BREAK: any(len(set(final.scores)) == 1 for final in (solved, refuted)),
        Theme.DENIAL: bool(refutation) and _takes_the_same(solution, rival, refutation[0]),
        Theme.FLOOR: _is_sacrifice(position, solution),
        Theme.MARKER: effect_of(position, solution).marker == 1,
        Theme.COLUMN: _lead(solved, seat, "complete_columns") > _lead(refuted, seat, "complete_columns"),
        Theme.COLOUR: _lead(solved, seat, "complete_colours") > _lead(refuted, seat, "complete_colours"),
        Theme.END: not must_end(position),
        Theme.GREY_COLUMN: any(
            not move.is_take and at.to_move == seat and len(at.legal_moves()) > 1
            for at, move in _steps(position, proof.line)
        ),
    }
    return tuple(theme for theme in Theme if found[theme])


def best_wrong_move(position: Position, solution: Move, solver: Solver, enough: int) -> Move:
    """The move that comes closest to the goal without reaching it; the first of several."""
    seat = position.to_move
    assert seat is not None
    best, most = None, -enough
    for move in distinct_moves(position):
        if move == solution:
            continue
        low = -(1 << 24) if best is None else most
        value = solver.value(position.play_unchecked(move), seat, Deal.WON, low, enough)
        if best is None or value > most:
            best, most = move, value
    assert best is not None
    return best


def must_end(position: Position) -> bool:
    """Whether the game is certain to end with this round: some row will be complete whatever is played.

    While columns are chosen, every way to choose them is tried.
    """
    if position.phase is Phase.TILE:
        return all(must_end(position.play_unchecked(move)) for move in position.legal_moves())
    return position.is_over or any(_completes_a_row(position.side, board) for board in position.boards)


def _completes_a_row(side: Side, board: Board) -> bool:
    for row, line in enumerate(board.lines):
        cells = board.wall[row]
        if not line.is_complete or cells.count(None) != 1:
            continue
        if side is Side.COLOURED:
            return True
        # A line above could put this colour into the column first, unless it holds another colour or its row has it.
        above = zip(board.lines[:row], board.wall.rows[:row], strict=True)
        if line.colour not in board.wall.columns[cells.index(None)] and all(
            line.colour in others or other.colour not in (None, line.colour) for other, others in above
        ):
            return True
    return False


def _steps(position: Position, line: tuple[Move, ...]) -> list[tuple[Position, Move]]:
    """The moves of a line, each with the position in which it is played."""
    steps = []
    for move in line:
        steps.append((position, move))
        position = position.play_unchecked(move)
    return steps


def _played(position: Position, line: list[Move]) -> Position:
    for move in line:
        position = position.play_unchecked(move)
    return position


def _takes_the_same(solution: Move, wrong: Move, reply: Move) -> bool:
    """Whether the reply takes what the solution would have taken; the wrong move may have pushed it to the centre."""
    if not (solution.is_take and reply.is_take) or reply.line is None or solution.colour != reply.colour:
        return False
    return reply.source == solution.source or (reply.source == 0 and wrong.source == solution.source)


def _is_sacrifice(position: Position, solution: Move) -> bool:
    if not solution.is_take or effect_of(position, solution).dropped == 0:
        return False
    return any(effect_of(position, move).dropped == 0 for move in position.legal_moves())


def _lead(final: Position, seat: int, bonus: str) -> int:
    """How many more complete columns, or colours, a seat has than its opponent."""
    own, other = (int(getattr(final.boards[each - 1].wall, bonus)) for each in (seat, 3 - seat))
    return own - other
