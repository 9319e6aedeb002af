"""The reasons of a hint: what a move scores and costs at once, and what it leaves to the next seat."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from tilewright.players import GreedyPlayer
from tilewright.rules import Move, Phase, Position
from tilewright.search import RootMove

from .effects import Take, column_points, look_at_take


@dataclass(frozen=True, slots=True)
class Advice:
    """A move of a position, what it is worth, and why."""

    worth: RootMove
    take: Take | None
    """What a take does to the board; None for the choice of a column."""
    points: int
    """Points of the line if the move completes it, or of the chosen column; else 0. Coloured side: with the complete
    lines above tiled first; grey side: on the present wall, in its best column."""
    floor_cost: int
    """Additional points that the floor line costs after the move."""


def advise(position: Position, worth: RootMove) -> Advice:
    """Explain one of the moves that a search of the position found."""
    if not worth.move.is_take:
        return Advice(worth, None, column_points(position, worth.move), 0)
    take = look_at_take(position, worth.move)
    return Advice(worth, take, take.points, take.lost)


def reasons_of(position: Position, move: Move) -> list[dict[str, Any]]:
    """What a move does, in the form of a review's reasons: points, marker, floor line, what it leaves the next seat."""
    if not move.is_take:
        return [{"reason": "scores", "line": move.line, "points": column_points(position, move)}]
    take = look_at_take(position, move)
    reasons: list[dict[str, Any]] = []
    if take.completes and take.points:
        reasons.append({"reason": "scores", "line": take.line, "points": take.points})
    if take.takes_marker:
        reasons.append({"reason": "marker"})
    if take.lost:
        reasons.append({"reason": "floor", "lost": take.lost})
    after = position.play_unchecked(move)
    reply = best_reply(after)
    if reply is not None:
        answer, left = reply
        assert answer.colour is not None
        reasons.append(
            {
                "reason": "leaves",
                "seat": after.to_move,
                "tiles": left.tiles,
                "colour": answer.colour.letter,
                "source": answer.source or 0,
                "line": left.line or 0,
                "points": left.points,
                "lost": left.lost,
            }
        )
    return reasons


def best_reply(after: Position) -> tuple[Move, Take] | None:
    """The take with the largest immediate gain for the seat to move, and its effect; None if no take comes next."""
    if after.phase is not Phase.OFFER:
        return None
    move = GreedyPlayer().choose(after)
    return move, look_at_take(after, move)
