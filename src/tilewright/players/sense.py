"""Which takes are sensible, so that a beginner could justify them. The weak levels choose among these.

A take is senseless by either of two rules, which look at the board without any search:

1. The take throws points away: the tiles that it drops cost more than the line that it completes scores, and another
   take loses less.
2. The take gets too few tiles: another take puts more tiles of the same colour on the same line, drops none, and takes
   the marker only if this one does.

Strong levels break both rules now and then, because they see a gain later. docs/strength.md has the figures.
"""

from __future__ import annotations

from tilewright.rules import Move, Position
from tilewright.rules.constants import FLOOR_PENALTIES, FLOOR_SPACES
from tilewright.rules.effects import Effect, legal_effects


def sensible_moves(position: Position) -> list[Move]:
    """The legal moves that are not senseless, at least one. On the grey side every choice of a column is sensible."""
    effects = {Move.parse(effect.move): effect for effect in legal_effects(position)}
    if position.to_move is None or not all(move.is_take for move in effects):
        return list(effects)
    on_floor = len(position.boards[position.to_move - 1].floor)
    losses = {move: _loss(effect, on_floor) for move, effect in effects.items()}
    least = max(0, min(losses.values()))
    alike: dict[str, list[Effect]] = {}
    """By colour and destination: all of a move's text but the source."""
    for effect in effects.values():
        alike.setdefault(effect.move[1:], []).append(effect)
    return [
        move
        for move, effect in effects.items()
        if losses[move] <= least and not any(_takes_more(other, effect) for other in alike[effect.move[1:]])
    ]


def _loss(effect: Effect, on_floor: int) -> int:
    """What the dropped tiles cost, less what the completed line scores; the cost of the marker does not count."""
    before = min(FLOOR_SPACES, on_floor + effect.marker)
    after = min(FLOOR_SPACES, before + effect.dropped)
    cost = FLOOR_PENALTIES[after] - FLOOR_PENALTIES[before]
    return max(cost, effect.dropped) - effect.points  # past a full floor line a tile costs nothing, but it is wasted


def _takes_more(other: Effect, effect: Effect) -> bool:
    """Whether another take of the same colour for the same line is better by rule 2."""
    return other.placed > effect.placed and other.dropped == 0 and other.marker <= effect.marker
