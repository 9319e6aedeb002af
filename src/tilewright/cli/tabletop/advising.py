"""Moves with what they are worth and why, for people: what each brings now, costs now, and leaves to the next seat."""

from __future__ import annotations

from dataclasses import dataclass

from tilewright.analysis.effects import column_points, look_at_take
from tilewright.players import GreedyPlayer
from tilewright.rules import Move, Phase, Position
from tilewright.search import RootMove

from .words import colour_name, counted, describe_source


@dataclass(frozen=True, slots=True)
class Advice:
    """A move and what can be said about it."""

    worth: RootMove
    what: str
    """The move in words."""
    points: int
    """What the line it completes scores on the wall as it stands; on the grey side at its best column."""
    floor_cost: int
    """Points that the floor line costs more than before."""
    leaves: str
    """The best that the next seat can take at once, or that there is nothing left to take."""


def advise(position: Position, worth: RootMove) -> Advice:
    """What to tell about a move of a position."""
    move = worth.move
    if not move.is_take:
        what = f"line {move.line} to column {move.column}"
        return Advice(worth, what, column_points(position, move), 0, what_is_left(position, move))
    take = look_at_take(position, move)
    where = "the floor line" if take.line is None else f"line {take.line}"
    what = f"{describe_source(position, move)} to {where}"
    if take.completes:
        what += ", complete"
    elif take.line is not None:
        what += f", {take.filled} of {take.line}"
    if take.takes_marker:
        what += ", takes the marker"
    return Advice(worth, what, take.points, take.lost, what_is_left(position, move))


def what_is_left(position: Position, move: Move) -> str:
    """`3 red in the centre: line 3 for 4 points`: what pays the next seat most as its board stands."""
    after = position.play_unchecked(move)
    if after.is_over:
        return "nothing: the game is over"
    if after.phase is Phase.DEAL:
        return "nothing: the round is over"
    if after.phase is Phase.TILE:
        return "nothing: the walls are tiled"
    reply = GreedyPlayer().choose(after)
    assert reply.colour is not None
    take = look_at_take(after, reply)
    where = f"on factory {reply.source}" if reply.source else "in the centre"
    if take.line is None:
        gain = "only for the floor line"
    elif take.completes:
        gain = f"line {take.line} for {counted(take.points, 'point')}"
    else:
        gain = f"line {take.line}, {take.filled} of {take.line}"
    lost = f", {counted(take.lost, 'point')} lost" if take.lost else ""
    return f"{take.tiles} {colour_name(reply.colour)} {where}: {gain}{lost}"


def describe_worth(margin: float, share: float) -> str:
    """`about 4.2 points ahead at the end, 63% of the win`."""
    side = "ahead" if margin >= 0 else "behind"
    return f"about {abs(margin):.1f} points {side} at the end, {share:.0%} of the win"
