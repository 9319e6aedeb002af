"""Makes puzzles from games and checks puzzles. The caller distributes the work."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from functools import cache
from itertools import count

from tilewright.notation import Record
from tilewright.rules import Position, Side
from tilewright.rules.reasons import Reason
from tilewright.search.solver import Solver, TooHard

from .finding import MOST_NODES, puzzles_in, self_play
from .proof import Goal, Proof, prove
from .puzzle import BadPuzzles, Puzzle
from .rating import fits, rating_of, solving_chances
from .themes import Theme, themes_of

SIDES = tuple(Side)
EASIEST = 0.5
"""A puzzle that the weakest level solves with a higher probability is too easy."""
BAND = 150
"""Ratings are spread by bands of this width."""
LARGEST_BAND, LARGEST_THEME, LARGEST_GOAL = 0.12, 0.2, 0.5
"""The largest part of a collection that one band, theme or goal may have. A puzzle is left out if its band, its goal or
all of its themes have reached the limit."""
FEWEST_SPREAD = 20
"""These limits apply only above this many puzzles of a band, theme or goal: small collections need no spread."""
PROOF_MARGIN = 8
"""Describing or checking a puzzle may take this many times MOST_NODES: its themes and its line need nodes, too."""


@dataclass(frozen=True, slots=True)
class Game:
    """A source of puzzles: a game of the computer's levels, or a recorded one."""

    number: int
    """The seed of a game of the levels; its parity decides the side."""
    record: Record | None = None

    def positions(self) -> list[Position]:
        if self.record is None:
            return self_play(self.number, SIDES[self.number % len(SIDES)])
        return list(self.record.positions()) if self.record.final.players == 2 else []


@cache
def _solver() -> Solver:
    """One solver for each process, because its transposition table is large."""
    return Solver()


def games(start: int, records: Iterable[Record] | None = None) -> Iterator[Game]:
    """All games to search for puzzles: those of the records, else endlessly many games of the computer."""
    return map(Game, count(start)) if records is None else map(Game, count(start), records)


def hardest_puzzle(game: Game) -> Puzzle | None:
    """A game's hardest puzzle, by the nodes of its proof, without an id; None if there is none or `describe` drops it.

    Only one is taken, because puzzles of the same game resemble each other.
    """
    solver = _solver()
    found = list(puzzles_in(game.positions(), solver))
    if not found:
        return None
    position, proof = max(found, key=lambda each: each[1].nodes)
    return describe(position, proof, solver)


def describe(position: Position, proof: Proof, solver: Solver) -> Puzzle | None:
    """A proved puzzle with themes and rating; None if it has no theme, is too easy, or fits no rating."""
    solver.allow(PROOF_MARGIN * MOST_NODES)
    try:
        themes = themes_of(position, proof, solver)
    except TooHard:
        return None
    if not themes:
        return None
    chances = solving_chances(position, proof.line)
    if chances[0] > EASIEST:
        return None
    rating = rating_of(chances, proof.nodes)
    if not fits(rating, chances):
        return None
    return Puzzle("", position, proof.target.goal, proof.line, rating, themes)


class Collection:
    """Collects a number of puzzles: no two alike, spread over ratings, themes and goals."""

    def __init__(self, wanted: int) -> None:
        self.wanted = wanted
        self.puzzles: list[Puzzle] = []
        self._seen: set[str] = set()
        self._sizes: Counter[int | Theme | Goal] = Counter()
        self._numbers: Counter[str] = Counter()

    @property
    def is_full(self) -> bool:
        return len(self.puzzles) >= self.wanted

    def add(self, puzzle: Puzzle | None) -> None:
        """Add a puzzle if no other is like it and there is still room for its rating, themes and goal."""
        if puzzle is None or self.is_full or (likeness := likeness_of(puzzle.position)) in self._seen:
            return
        band = puzzle.rating // BAND
        rarest = min(self._sizes[theme] for theme in puzzle.themes)
        sizes = ((self._sizes[band], LARGEST_BAND), (rarest, LARGEST_THEME), (self._sizes[puzzle.goal], LARGEST_GOAL))
        if any(size >= max(FEWEST_SPREAD, part * self.wanted) for size, part in sizes):
            return
        self._seen.add(likeness)
        self._sizes.update([band, puzzle.goal, *puzzle.themes])
        table = str(puzzle.position)[:2]
        self._numbers[table] += 1
        self.puzzles.append(replace(puzzle, id=f"{table}-{self._numbers[table]:06}"))


def likeness_of(position: Position) -> str:
    """A key that ignores the order of factories and seats, the bag, the lid, the round and the first seat."""
    table, _, phase, factories, centre, _, marker, _, _, *boards = str(position).split(" ")
    mover = position.to_move or 1
    seats = [boards[mover - 1], boards[2 - mover]]
    holder = "-" if marker == "-" else "own" if int(marker) == mover else "other"
    return " ".join([table, phase[:-1], ",".join(sorted(factories.split(","))), centre, holder, *seats])


def check(puzzle: Puzzle) -> Reason | None:
    """What is wrong with a puzzle; None if goal, every only move, themes and rating are right."""
    solver = _solver()
    solver.allow(PROOF_MARGIN * MOST_NODES)
    try:
        proof = prove(puzzle.position, solver)
        if proof is None:
            return Reason("no goal is reached by exactly one move", "none")
        if proof.target.goal is not puzzle.goal:
            goal, said = str(proof.target.goal), str(puzzle.goal)
            sentence = f"the goal that exactly one move reaches is '{goal}', not '{said}'"
            return Reason(sentence, "goal", goal=goal, said=said)
        if proof.line != puzzle.solution:
            line, said = (" ".join(map(str, moves)) for moves in (proof.line, puzzle.solution))
            return Reason(f"the solution is {line}, not {said}", "solution", line=line, said=said)
        themes = themes_of(puzzle.position, proof, solver)
    except TooHard:
        nodes = PROOF_MARGIN * MOST_NODES
        return Reason(f"its proof needs more than {nodes:,} nodes", "nodes", nodes=nodes)
    if themes != puzzle.themes:
        found, said = (", ".join(each) or "-" for each in (themes, puzzle.themes))
        return Reason(f"its themes are {found}, not {said}", "themes", themes=found, said=said)
    rating = rating_of(solving_chances(puzzle.position, proof.line), proof.nodes)
    if rating != puzzle.rating:
        sentence = f"its rating is {rating}, not {puzzle.rating}"
        return Reason(sentence, "rating", rating=str(rating), said=str(puzzle.rating))
    return None


def check_together(puzzles: Iterable[Puzzle]) -> None:
    """Refuse two puzzles with one id, and two that are alike."""
    by_id: dict[str, Puzzle] = {}
    by_likeness: dict[str, Puzzle] = {}
    for puzzle in puzzles:
        if puzzle.id in by_id:
            raise BadPuzzles(f"two puzzles have the id {puzzle.id}")
        likeness = likeness_of(puzzle.position)
        if likeness in by_likeness:
            known = by_likeness[likeness].id
            raise BadPuzzles(
                f"{puzzle.id} differs from {known} only in the order of factories or seats, bag, lid or round"
            )
        by_id[puzzle.id] = by_likeness[likeness] = puzzle
