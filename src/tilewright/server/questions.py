"""Questions about positions and records that belong to no table: what can follow, what happened, what is best."""

from __future__ import annotations

import threading
from collections.abc import Iterable
from typing import Literal

from tilewright.analysis.effects import Points, points_gained
from tilewright.analysis.tiling import tiling_between
from tilewright.notation import Deal, Record
from tilewright.rules import Move, Phase, Position
from tilewright.rules.effects import legal_effects
from tilewright.search import Limits, SearchResult, search

from .messages import (
    Analysis,
    AnalysisRequest,
    BestMove,
    Legal,
    PlacedTile,
    PositionAnswer,
    PositionQuestion,
    RecordAnswer,
    RecordQuestion,
    Result,
    SeatResult,
    SeatTiling,
    Step,
)
from .verifying import Status, check_record

DEFAULT_SECONDS = 1.0
TABLE_MB = 32
FAIR: dict[Status, Literal["yes", "no", "unknown"]] = {Status.FAIR: "yes", Status.UNFAIR: "no"}


class Walk:
    """A game that is walked through step by step, with what each step brought."""

    def __init__(self, start: Position) -> None:
        self.position = start
        self.steps: list[Step] = []
        self.points = (Points(),) * start.players
        self._before_tiling = start

    def go(self, step: Deal | Move | str, to: Position | None = None) -> None:
        """One deal or move on; where it leads is known already, or worked out and checked by the rules."""
        before = self.position
        if not isinstance(step, (Deal, Move)):
            step = Deal.parse(step, before.players) if "," in step else Move.parse(step)
        if to is None:
            to = before.deal(step.factories) if isinstance(step, Deal) else before.play(step)
        if before.phase is Phase.OFFER:
            self._before_tiling = before
        self.position = to
        is_move = isinstance(step, Move)
        if is_move and to.phase is not Phase.OFFER:
            gained = points_gained(before, to)
            self.points = tuple(old + new for old, new in zip(self.points, gained, strict=True))
        has_tiled = is_move and to.phase in (Phase.DEAL, Phase.END)
        self.steps.append(
            Step(
                deal=None if is_move else str(step),
                move=str(step) if is_move else None,
                seat=before.to_move if is_move else None,
                position=str(to),
                tiling=tiling_views(self._before_tiling, to) if has_tiled else None,
            )
        )

    @property
    def result(self) -> Result | None:
        """How it ended, if it has."""
        outcome = self.position.outcome
        if outcome is None:
            return None
        seats = [
            SeatResult(score, points.wall, -points.floor, *complete)
            for score, points, *complete in zip(
                outcome.scores, self.points, outcome.rows, outcome.columns, outcome.colours, strict=True
            )
        ]
        reason: Literal["row", "exhausted"] = "row" if outcome.reason == "row" else "exhausted"
        return Result(reason, list(outcome.winners), outcome.decided_by_rows, seats)


def tiling_views(before: Position, after: Position) -> list[SeatTiling]:
    """What wall tiling brought each seat."""
    return [
        SeatTiling(
            seat,
            [PlacedTile(tile.row, tile.column, tile.colour, tile.points) for tile in tiling.placed],
            -tiling.lost,
            tiling.score,
        )
        for seat, tiling in enumerate(tiling_between(before, after), 1)
    ]


def legal_views(position: Position) -> list[Legal]:
    """The legal moves with what each does at once."""
    return [
        Legal(move, placed, dropped, points, -lost) for move, placed, dropped, points, lost in legal_effects(position)
    ]


def answer_position(question: PositionQuestion) -> PositionAnswer:
    """Play the moves and tell what can follow."""
    walk = Walk(Position.parse(question.position))
    for step in question.moves:
        walk.go(step)
    position = walk.position
    return PositionAnswer(str(position), position.to_move, legal_views(position), walk.steps, walk.result)


def answer_record(question: RecordQuestion) -> RecordAnswer:
    """Read a record and walk through it."""
    record = Record.parse(question.record)
    positions = record.positions()
    walk = Walk(positions[0])
    for step, position in zip(record.steps, positions[1:], strict=True):
        walk.go(step, position)
    return RecordAnswer(
        names=list(record.seats),
        side="grey" if record.final.side == "grey" else "coloured",
        players=record.final.players,
        date=None if record.date is None else record.date.isoformat(),
        start=str(positions[0]),
        steps=walk.steps,
        result=walk.result,
        fair=FAIR.get(check_record(record).status, "unknown"),
    )


def analyse(question: AnalysisRequest, stop: threading.Event) -> Analysis:
    """Search a position within the budget that was asked for."""
    seconds = question.seconds if question.seconds or question.nodes else DEFAULT_SECONDS
    return analyse_position(Position.parse(question.position), stop, seconds, question.nodes, question.lines)


def analyse_position(
    position: Position, stop: threading.Event, seconds: float | None, nodes: int | None = None, lines: int = 5
) -> Analysis:
    """The best moves of a position; each line but the first is searched as far as the first move only."""
    limits = Limits(seconds=seconds, nodes=nodes, lines=lines, table_mb=TABLE_MB)
    found = search(position, limits, stop=stop)
    assert position.to_move is not None
    return Analysis(
        position=str(position),
        seat=position.to_move,
        moves=_best_moves(found, lines),
        nodes=found.nodes,
        depth=found.depth,
        solved=found.game_solved,
    )


def _best_moves(found: SearchResult, lines: int) -> list[BestMove]:
    moves = [each for each in found.moves if each.exact][:lines] or found.moves[:1]
    return [
        BestMove(
            str(each.move), each.margin, each.share, _texts(found.line) if each.move == found.best else [str(each.move)]
        )
        for each in moves
    ]


def _texts(moves: Iterable[Move]) -> list[str]:
    return [str(move) for move in moves]
