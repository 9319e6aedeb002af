"""Looks for puzzles in games: of the computer's levels against each other, or recorded ones."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby

import numpy as np

from tilewright.players.searching import LevelPlayer
from tilewright.rules import Phase, Position, Side
from tilewright.search.solver import Solver, TooHard, distinct_moves, margin_of

from .proof import Goal, Proof, prove

MOST_NODES = 1_000_000
"""The node budget of a puzzle's proof."""
FEWEST_MOVES = 3
LARGEST_MARGIN = 15
"""The largest margin of a puzzle about the margin: larger wins make dull puzzles."""
LEVELS_THAT_PLAY = (1, 8)
MOST_ROUNDS = 12


def self_play(seed: int, side: Side) -> list[Position]:
    """The positions of a game between two levels of about the same strength."""
    random = np.random.default_rng([seed, side is Side.GREY])
    weakest, strongest = LEVELS_THAT_PLAY
    level = int(random.integers(weakest, strongest))
    players = [LevelPlayer(level + int(random.integers(2)), int(random.integers(2**31))) for _ in range(2)]
    position = Position.start(2, side, first=1 + int(random.integers(2)))
    positions = [position]
    while not position.is_over and position.round <= MOST_ROUNDS:
        if position.phase is Phase.DEAL:
            position = position.deal_randomly(random)
        else:
            position = position.play_unchecked(players[(position.to_move or 1) - 1].choose(position))
        positions.append(position)
    return positions


def puzzles_in(positions: Iterable[Position], solver: Solver) -> Iterator[tuple[Position, Proof]]:
    """The puzzles in a game. Each round is searched backwards from its end, until a position is too hard."""
    for _, group in groupby(positions, key=lambda position: position.round):
        in_play = [position for position in group if position.to_move is not None]
        if in_play and may_end(in_play[0]):
            yield from _puzzles_of_round(in_play, solver)


def _puzzles_of_round(positions: Sequence[Position], solver: Solver) -> Iterator[tuple[Position, Proof]]:
    for position in reversed(positions):
        solver.allow(MOST_NODES)
        try:
            proof = prove(position, solver)
        except TooHard:
            return
        if proof is not None and len(distinct_moves(position)) >= FEWEST_MOVES and _is_close(proof):
            yield position, proof


def _is_close(proof: Proof) -> bool:
    return proof.target.goal is not Goal.MARGIN or margin_of(proof.target.kept) <= LARGEST_MARGIN


def may_end(position: Position) -> bool:
    """Whether some row lacks one tile only, so that the game can end with this round."""
    return any(row.count(None) == 1 for board in position.boards for row in board.wall.rows)
