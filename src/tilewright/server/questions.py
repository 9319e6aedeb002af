"""Answers about positions and records without a table: legal moves, steps, best moves."""

from __future__ import annotations

import re
import threading
from collections.abc import Iterable
from dataclasses import asdict
from typing import Any, Literal

from msgspec import structs

from tilewright.analysis.advice import reasons_of
from tilewright.analysis.explanation import Account, explain
from tilewright.analysis.replay import Replay
from tilewright.fairness import Status, check_record
from tilewright.notation import Record
from tilewright.rules import Move, Phase, Position
from tilewright.rules.effects import legal_effects
from tilewright.rules.problems import find_problems
from tilewright.rules.reading import read_position
from tilewright.search import Limits, MoveValues, NothingToSearch, SearchResult, search, value_moves
from tilewright.search.move_values import same_take

from .catalogue import impossible
from .errors import Refusal
from .limits import RECORD_STEPS, RECORD_WORDS
from .messages.analyses import Analysis, BestMove
from .messages.fields import Language
from .messages.http import (
    AnalysisRequest,
    Impossible,
    PositionAnswer,
    PositionCheck,
    PositionChecked,
    PositionQuestion,
    RecordAnswer,
    RecordFairness,
    RecordQuestion,
    Step,
)
from .messages.reviews import Reason
from .messages.tables import Legal, Result
from .table.log import EndReason
from .table.views import result_of, taken, tiling

DEFAULT_SECONDS = 1.0
LONGEST_SECONDS = 10.0
DEFAULT_NODES = 100_000
MOST_NODES = 20_000_000
TABLE_MB = 32
LINES = 4
"""If all moves are valued, this many of the best get a line of play."""
LINE_SHARE = 0.05
"""Nodes for each of these lines, as a share of the nodes that valued the moves."""
WORD = re.compile(r"[^ \t\n;\[]+")
"""A word of a record. Each step is one word, so a record has at most as many steps as words."""
FAIR: dict[Status, Literal["consistent", "no", "unknown"]] = {Status.CONSISTENT: "consistent", Status.UNFAIR: "no"}


def step_views(replay: Replay) -> list[Step]:
    """Every step of a game."""
    return [
        Step(
            deal=None if step.seat else str(step.action),
            move=str(step.action) if step.seat else None,
            seat=step.seat,
            position=str(step.position),
            taken=taken(step.before, step.action) if isinstance(step.action, Move) and step.action.is_take else None,
            tiling=None if step.tiling is None else tiling(step.tiling),
        )
        for step in replay.steps
    ]


def result_view(replay: Replay) -> Result | None:
    """How a game ended, if it has."""
    outcome = replay.position.outcome
    if outcome is None:
        return None
    reason: EndReason = "row" if outcome.reason == "row" else "exhausted"
    return result_of(replay.position, replay.points, reason, outcome.winners)


def legal_views(position: Position) -> list[Legal]:
    """The legal moves with what each does at once."""
    return [Legal(each.move, each.placed, each.dropped, each.points, -each.lost) for each in legal_effects(position)]


def answer_position(question: PositionQuestion) -> PositionAnswer:
    """Play the moves and list the legal moves of the last position."""
    start = Position.parse(question.position)
    replay = Replay.of_moves(start, question.moves)
    position = replay.position
    return PositionAnswer(
        str(position), position.to_move, legal_views(position), step_views(replay), result_view(replay)
    )


def check_position(question: PositionCheck, language: Language) -> PositionChecked:
    """The problems of a position that somebody sets up."""
    found = find_problems(read_position(question.position))
    return PositionChecked([Impossible(each.code, impossible(each, language), **_place(each.values)) for each in found])


def _place(values: dict[str, int | str]) -> dict[str, Any]:
    return {name: value for name, value in values.items() if name in Impossible.__struct_fields__}


def read_record(text: str) -> Record:
    """Read a record; raises Refusal for one that is too long. Its words are counted before it is parsed."""
    if len(WORD.findall(text)) > RECORD_WORDS:
        raise Refusal("too-long", most=RECORD_STEPS)
    record = Record.parse(text)
    if len(record.steps) > RECORD_STEPS:
        raise Refusal("too-long", most=RECORD_STEPS)
    return record


def answer_record(question: RecordQuestion) -> RecordAnswer:
    """Read a record and step through it."""
    record = read_record(question.record)
    start = record.positions()[0]
    replay = Replay.of_record(record)
    return RecordAnswer(
        names=list(record.seats),
        side="grey" if record.final.side == "grey" else "coloured",
        players=record.final.players,
        date=None if record.date is None else record.date.isoformat(),
        start=str(start),
        steps=step_views(replay),
        result=result_view(replay),
        fair=FAIR.get(check_record(record).status, "unknown"),
        fairness=fairness_view(record),
    )


def fairness_view(record: Record) -> RecordFairness | None:
    """The record's headers about fair deals; None if it lacks them."""
    names = ("Fairness", "Table", "Commitment", "Randomness", "FirstBy", "Secret")
    version, table, committed, added, first_by, secret = (record.header(name) for name in names)
    if not (version and table and committed and added and first_by):
        return None
    revealed, players = list(record.header("Reveals") or ()), record.final.players
    return RecordFairness(
        version=version[0],
        table=table[0],
        commitment=committed[0],
        randomness=list(added),
        secret=secret[0] if secret else None,
        drawn=first_by[0] == "draw",
        reveals=[revealed[place : place + players] for place in range(0, len(revealed), players)] or None,
    )


def analyse(question: AnalysisRequest, stop: threading.Event) -> Analysis:
    """Search a position within the requested budget, and at most `LONGEST_SECONDS`."""
    position = Position.parse(question.position)
    if question.every:
        return _analyse_every_move(position, stop, question.seconds, question.nodes)
    seconds = question.seconds or (LONGEST_SECONDS if question.nodes else DEFAULT_SECONDS)
    return analyse_position(position, stop, seconds, question.nodes, question.lines)


def _analyse_every_move(
    position: Position, stop: threading.Event, seconds: float | None, nodes: int | None
) -> Analysis:
    """The value of every legal move, best first, with lines of play for the best few.

    Takes from identical factories share one value. A search that is stopped early may leave moves out.
    """
    seat = position.to_move
    if seat is None:
        raise NothingToSearch("nobody is to move")
    alarm = threading.Timer(seconds or LONGEST_SECONDS, stop.set)
    alarm.daemon = True
    alarm.start()
    try:
        found = value_moves(position, nodes or (MOST_NODES if seconds else DEFAULT_NODES), stop)
        lines = {each.move: _line_after(position, each.move, found, stop) for each in found.moves[:LINES]}
    finally:
        alarm.cancel()
    legal = position.legal_moves()
    moves = [
        BestMove(
            str(move), each.values.margins[seat - 1], each.values.shares[seat - 1], _texts(lines.get(move, (move,)))
        )
        for each in found.moves
        for move in legal
        if same_take(position, each.move, move)
    ]
    shares = list(found.best.values.shares) if found.moves else []
    return Analysis(str(position), seat, moves, found.nodes, found.depth, found.game_solved, shares)


def _line_after(position: Position, move: Move, found: MoveValues, stop: threading.Event) -> tuple[Move, ...]:
    """A move and its line of play: from the search of all moves, else from a smaller search."""
    if found.line[:1] == (move,):
        return found.line
    after = position.play(move)
    if after.to_move is None or stop.is_set():
        return (move,)
    limits = Limits(nodes=max(1, int(found.nodes * LINE_SHARE)), table_mb=TABLE_MB)
    return (move, *search(after, limits, stop=stop).line)


def analyse_position(
    position: Position, stop: threading.Event, seconds: float | None, nodes: int | None = None, lines: int = 5
) -> Analysis:
    """The best moves of a position. Only the best one has a line of more than one move."""
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


def analyse_hint(position: Position, stop: threading.Event, seconds: float, lines: int) -> Analysis:
    """The best moves of a position with what each does, and where the value of the position comes from."""
    found = analyse_position(position, stop, seconds, lines=lines)
    moves = [
        structs.replace(each, reasons=[Reason(**reason) for reason in reasons_of(position, Move.parse(each.move))])
        for each in found.moves
    ]
    accounts = explain(position).accounts if position.phase is Phase.OFFER else ()
    return structs.replace(found, moves=moves, accounts=[_rounded(each) for each in accounts])


def _rounded(account: Account) -> Account:
    return Account(**{name: round(value, 1) for name, value in asdict(account).items()})


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
