"""Stepping through a game: each deal and move with the position it led to, what the round scored, the points so far.

`server/questions.py` gives the steps of a record (.azr) or of a position with moves to the page.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from operator import add

from tilewright.notation import Deal, Record
from tilewright.rules import Move, Phase, Position

from .points import Points, points_gained
from .tiling import Tiling, tiling_between


@dataclass(frozen=True, slots=True)
class Step:
    """A deal or a move, and what followed from it."""

    action: Deal | Move
    seat: int | None
    """Who played the move; None for a deal."""
    before: Position
    position: Position
    """The position after the step."""
    tiling: tuple[Tiling, ...] | None
    """By seat, at the move that ended the round; None at any other step."""


class Replay:
    """A game from its first position on, one step after the other."""

    def __init__(self, start: Position) -> None:
        self.position = start
        self.steps: list[Step] = []
        self.points = (Points(),) * start.players
        """What each seat has scored since the start."""
        self._before_tiling = start

    @classmethod
    def of_moves(cls, start: Position, texts: Iterable[str]) -> Replay:
        """Play deals and moves in notation; the rules check each."""
        replay = cls(start)
        for text in texts:
            before = replay.position
            if "," in text:
                deal = Deal.parse(text, before.players)
                replay.add(deal, before.deal(deal.factories))
            else:
                move = Move.parse(text)
                replay.add(move, before.play(move))
        return replay

    @classmethod
    def of_record(cls, record: Record) -> Replay:
        """All steps of a record, which were checked when it was read."""
        start, *later = record.positions()
        replay = cls(start)
        for action, position in zip(record.steps, later, strict=True):
            replay.add(action, position)
        return replay

    def add(self, action: Deal | Move, after: Position) -> None:
        """One more step, whose position is known."""
        before, self.position = self.position, after
        if before.phase is Phase.OFFER:
            self._before_tiling = before
        tiling = None
        if isinstance(action, Move) and after.phase is not Phase.OFFER:
            self.points = tuple(map(add, self.points, points_gained(before, after)))
            if after.phase is not Phase.TILE:
                tiling = tiling_between(self._before_tiling, after)
        self.steps.append(Step(action, before.to_move, before, after, tiling))
