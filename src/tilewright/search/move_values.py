"""`value_moves(position, nodes)`: one search that values every root move, for every seat.

With two players `search` gives most moves only an upper bound; with three and four it rarely visits moves that look
bad, so their values are inaccurate. A review needs an accurate value for each. So with two players each move is
searched with a full window, and with three and four a part of the visits is spread evenly over all moves.
"""

from __future__ import annotations

import threading
from dataclasses import dataclass

from tilewright.evaluation.evaluator import Evaluator, best_evaluator
from tilewright.rules import Move, Position

from .alpha_beta_driver import AlphaBetaDriver
from .limits import Limits
from .memory import MOST_MOVES
from .opponents import OpponentModel
from .puct_driver import PuctDriver
from .values_by_seat import SeatValues

EVEN_SHARE = 0.5


@dataclass(frozen=True, slots=True)
class MoveValue:
    """A root move and what the position after it is worth."""

    move: Move
    values: SeatValues


@dataclass(frozen=True, slots=True)
class MoveValues:
    """The valued moves of a position: all, unless the search was stopped. Takes from identical factories count once."""

    moves: tuple[MoveValue, ...]
    """Best first, for the seat to move."""
    line: tuple[Move, ...]
    """The principal variation."""
    nodes: int
    depth: int
    game_solved: bool
    """Every line of play was searched to the end of the game: with two players all values are exact."""

    @property
    def best(self) -> MoveValue:
        return self.moves[0]


def value_moves(
    position: Position, nodes: int, stop: threading.Event | None = None, evaluator: Evaluator | None = None
) -> MoveValues:
    """Value every move within a node budget, in one thread; with `stop` set the values are those found so far."""
    evaluator = evaluator or best_evaluator(position.players, position.side)
    driver: AlphaBetaDriver | PuctDriver
    if position.players == 2:
        driver = AlphaBetaDriver(position, Limits(nodes=nodes, lines=MOST_MOVES), evaluator)
    else:
        alike = OpponentModel(range(1, position.players + 1))  # all seats choose by the same evaluation
        driver = PuctDriver(position, Limits(nodes=nodes), evaluator, alike, even_share=EVEN_SHARE)
    found = driver.go(stop=stop)
    moves = tuple(MoveValue(move, values) for move, values in driver.root_values())
    return MoveValues(moves, found.line, found.nodes, found.depth, found.game_solved)


def same_take(position: Position, one: Move, other: Move) -> bool:
    """Whether two moves have the same effect: one colour and destination, from one source or identical factories."""
    if one == other:
        return True
    if not (one.is_take and other.is_take and one.source and other.source):
        return False
    if (one.colour, one.line) != (other.colour, other.line):
        return False
    return position.factories[one.source - 1] == position.factories[other.source - 1]
