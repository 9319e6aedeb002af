"""Judges one move of a game against the best one. `luck.py` judges deals."""

from __future__ import annotations

import threading
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType

from tilewright.analysis.replay import Step
from tilewright.evaluation.network import Network
from tilewright.rules import Move, Phase, Position
from tilewright.search import Limits, MoveValues, SearchResult, SeatValues, search, value_moves
from tilewright.search.limits import MOST_DEPTH
from tilewright.search.move_values import same_take

from .care import Care
from .luck import value_awaiting_deal
from .rounding import DIGITS, rounded

CANDIDATES = 5
PROOF_TABLE_MB = 128


@dataclass(frozen=True, slots=True)
class Candidate:
    """One of the best moves of a position, as the moving seat sees it."""

    move: Move
    share: float
    margin: float


@dataclass(frozen=True, slots=True)
class JudgedMove:
    """A move compared with the best one by one search; if proved, by exact searches before the move and after it."""

    before: SeatValues
    """The values after the best move."""
    after: SeatValues
    """The values after the played move."""
    best: Move
    """The played move itself if nothing is better."""
    line: tuple[Move, ...]
    """The expected moves, the best one first."""
    proved: bool
    """Both values are exact. Never with three and four players: what the others choose cannot be proved."""
    candidates: tuple[Candidate, ...]
    care: str


def judge_move(step: Step, network: Network, care: Care, stop: threading.Event | None = None) -> JudgedMove | None:
    """A played move against the best one; None if `stop` was set."""
    found = value_moves(step.before, care.nodes, stop, network)
    if stop is not None and stop.is_set():
        return None
    return judged_by(step, found, care)


def judged_by(step: Step, found: MoveValues, care: Care) -> JudgedMove | None:
    """The judgement that a search of all moves leads to; None if it ended before it had valued the played move."""
    position, played = step.before, step.action
    assert isinstance(played, Move)
    assert position.to_move is not None
    own = next((each for each in found.moves if same_take(position, each.move, played)), None)
    if own is None:
        return None
    seat = position.to_move - 1
    best = played if _as_good(own.values, found.best.values, seat) else found.best.move
    is_line = found.line[:1] == (found.best.move,) and (best != played or own is found.best)
    return JudgedMove(
        before=rounded(found.best.values),
        after=rounded(own.values),
        best=best,
        line=(best, *found.line[1:]) if is_line else (best,),
        proved=found.game_solved and position.players == 2,
        candidates=tuple(
            Candidate(
                played if each is own else each.move,
                round(each.values.shares[seat], DIGITS),
                round(each.values.margins[seat], DIGITS),
            )
            for each in found.moves[:CANDIDATES]
        ),
        care=care.name,
    )


def _as_good(one: SeatValues, other: SeatValues, seat: int) -> bool:
    """Whether two values are the same to a seat."""
    return (one.shares[seat], one.margins[seat]) == (other.shares[seat], other.margins[seat])


def value_position(
    position: Position, network: Network, care: Care, stop: threading.Event | None = None
) -> SeatValues | None:
    """What the last position of an unfinished game is worth; None if `stop` was set."""
    if position.phase is Phase.DEAL:
        return value_awaiting_deal(position, network, care, stop)
    found = value_moves(position, care.nodes, stop, network)
    return None if stop is not None and stop.is_set() else rounded(found.best.values)


# ------------------------------------------------------------ the last round


def prove_ending(
    steps: Sequence[tuple[int, Step]],
    network: Network,
    care: Care,
    stop: threading.Event | None = None,
    known: Mapping[int, JudgedMove] = MappingProxyType({}),
) -> Iterator[tuple[int, JudgedMove]]:
    """Two players: exact values of the last round's moves, from the last backwards as far as the budget allows.

    A search to the end of the game gives the result and the margin of best play. The played move is worth what best
    play gives from the position after it, which was solved before. `known` are moves that were proved earlier.
    """
    solved_after: SeatValues | None = None
    for index, step in reversed(steps):
        position = step.before
        outcome = step.position.outcome
        if outcome is not None:
            solved_after = SeatValues.of_outcome(outcome)
        if solved_after is None or position.to_move is None:
            return
        if index in known:
            solved_after = known[index].before
            continue
        limits = Limits(nodes=care.proof_nodes, depth=MOST_DEPTH, table_mb=PROOF_TABLE_MB)
        found = search(position, limits, stop=stop, evaluator=network)
        if not found.game_solved:
            return
        yield index, _proved(step, found, solved_after, care)
        solved_after = SeatValues.of_two(position.to_move, found.share, found.margin)


def _proved(step: Step, found: SearchResult, after: SeatValues, care: Care) -> JudgedMove:
    position, played = step.before, step.action
    assert isinstance(played, Move)
    assert position.to_move is not None
    seat = position.to_move
    before = SeatValues.of_two(seat, found.share, found.margin)
    best = played if _as_good(before, after, seat - 1) or same_take(position, found.best, played) else found.best
    values = {best: (found.share, found.margin), played: (after.shares[seat - 1], after.margins[seat - 1])}
    return JudgedMove(
        before=rounded(before),
        after=rounded(after),
        best=best,
        line=found.line if best == found.best else (best,),
        proved=True,
        candidates=tuple(Candidate(move, *value) for move, value in values.items()),
        care=care.name,
    )
