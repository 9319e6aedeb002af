"""Positions late in a round that is certain to be the last, from games of greedy players who sometimes err."""

from __future__ import annotations

from collections.abc import Iterator

from tests.random_games import Chance, random_deal
from tilewright import Phase, Position
from tilewright.players import GreedyPlayer
from tilewright.rules import Board, Side

CARELESS = 4
"""One move in this many is a random legal move."""


def endgames(side: str, count: int, most_takes: int, seed: int = 0) -> Iterator[Position]:
    """`count` positions for two players with at most `most_takes` takes left, each from a game of its own."""
    fewest = max(1, most_takes - 2)
    while count:
        seed += 1
        last_round = [position for position in play(side, seed) if is_last_round(position)]
        fitting = [position for position in last_round if fewest <= takes_left(position) <= most_takes]
        if fitting:
            count -= 1
            yield fitting[Chance(seed).below(len(fitting))]


def play(side: str, seed: int) -> list[Position]:
    """Play a game; return the positions of its last round in which tiles are taken."""
    chance = Chance(seed)
    greedy = GreedyPlayer()
    position = Position.start(2, side, first=1 + chance.below(2))
    seen: list[Position] = []
    while not position.is_over:
        if position.phase is Phase.DEAL:
            position = position.deal(random_deal(position, chance))
            seen = []
        seen.append(position)
        moves = position.legal_moves()
        move = moves[chance.below(len(moves))] if chance.below(CARELESS) == 0 else greedy.choose(position)
        position = position.play(move)
    return [position for position in seen if position.phase is Phase.OFFER]


def takes_left(position: Position) -> int:
    """How many takes the round can still have at most: one for each colour of each factory and of the centre."""
    return sum(count > 0 for tiles in (*position.factories, position.centre) for count in tiles)


def is_last_round(position: Position) -> bool:
    """Whether some row is certain to be completed when this round is tiled."""
    return any(_will_complete_a_row(position.side, board) for board in position.boards)


def _will_complete_a_row(side: Side, board: Board) -> bool:
    for row, line in enumerate(board.lines):
        cells = board.wall.rows[row]
        if not line.is_complete or cells.count(None) != 1:
            continue
        if side is Side.COLOURED:
            return True
        colour = line.colour
        column = cells.index(None)
        above = zip(board.lines[:row], board.wall.rows[:row], strict=True)
        # A line above could put this colour into the same column first. It cannot if it holds another colour, or if its
        # wall row already has this colour.
        if colour not in board.wall.columns[column] and all(
            colour in wall_row or other.colour not in (None, colour) for other, wall_row in above
        ):
            return True
    return False
