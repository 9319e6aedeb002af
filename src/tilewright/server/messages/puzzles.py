"""Puzzles: the list of all, and one with the answers to everything that can be tried (docs/puzzles.md)."""

from __future__ import annotations

from msgspec import Struct

from .fields import PuzzleGoal, PuzzleTheme, Request, Seat
from .reviews import Reason
from .tables import Legal, Result, SeatTiling, Taken


class PuzzleLine(Struct, frozen=True, array_like=True):
    """GET /api/puzzles: one puzzle of the list."""

    id: str
    rating: int
    goal: PuzzleGoal
    themes: list[PuzzleTheme]


class PuzzleStep(Struct, frozen=True, omit_defaults=True):
    """A move of an answer."""

    seat: Seat
    move: str
    taken: Taken | None = None
    """What a take moved; absent for a choice of a column."""
    tiling: list[SeatTiling] | None = None
    position: str | None = None
    """The position afterwards; absent after a take that does not end the round."""


class PuzzleAnswer(Struct, frozen=True, omit_defaults=True):
    """What follows a move: the refutation of a wrong one to the end of the game, or the best defence."""

    steps: list[PuzzleStep]
    right: bool = False
    """Whether the move is the only right one, or has the same effect."""
    reasons: list[Reason] = []
    """What the right move does better."""
    result: Result | None = None
    """How the game ends; absent if the person who solves has to find another move."""
    next: PuzzleTurn | None = None


class PuzzleTurn(Struct, frozen=True):
    """A decision of the person who solves the puzzle."""

    position: str
    legal: list[Legal]
    only: str
    """The only right move; takes from identical factories are equally right."""
    rival: str
    """The best of the wrong moves."""
    answers: list[PuzzleAnswer]
    """An answer to each of the legal moves, in the same order."""


class PuzzleView(Struct, frozen=True):
    """GET /api/puzzles/PUZZLE: a puzzle with the answers to everything that can be tried."""

    id: str
    rating: int
    goal: PuzzleGoal
    themes: list[PuzzleTheme]
    seat: Seat
    level: int | None
    """The weakest level that finds the solution more often than not; null if none does."""
    turn: PuzzleTurn


class PuzzleTry(Request, frozen=True):
    """POST /api/puzzles/PUZZLE/tries: a device's first try at a puzzle."""

    solved: bool


class PuzzleTries(Struct, frozen=True):
    """First tries at a puzzle, as reported by devices."""

    tries: int
    solved: int
    """Tries without a wrong move."""
