"""How hard a puzzle is: a level that is rated as high as the puzzle solves it in half of all tries.

Two things count: which levels find the whole solution, and how many nodes the proof took. A level that chooses among
several moves at random finds it with a chance that is known exactly, so no games have to be played.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence

from tilewright.players.levels import LEVELS
from tilewright.players.searching import LevelPlayer
from tilewright.rules import Move, Position
from tilewright.search.move_values import same_take
from tilewright.search.solver import distinct_moves

LEVEL_ZERO = 600
"""Added to the levels' ratings of docs/strength.md, so that no puzzle has a rating below zero."""
SPREAD = 400.0
"""As in Elo's formula: a player rated this much higher than a puzzle solves it 10 times as often as not."""
EXPECTED = (750.0, 220.0)
"""The rating expected from the nodes of the proof: at one node, and the increase per factor of ten."""
UNCERTAINTY = 400.0
"""The standard deviation of that expectation."""
MISFIT = 0.75
"""The largest accepted difference between a level's chance and the one that the rating predicts."""
LOWEST, HIGHEST = 0.0, 4000.0


def solving_chances(position: Position, line: Sequence[Move]) -> tuple[float, ...]:
    """For each level, the probability that it finds all moves of the solution that the seat to move makes."""
    return tuple(chance_of(LevelPlayer(level), position, line) for level in LEVELS)


def chance_of(player: LevelPlayer, position: Position, line: Sequence[Move]) -> float:
    """The probability that a level finds all moves of the solution that the seat to move makes."""
    return chance_to_find(player.options, position, line)


def chance_to_find(options: Callable[[Position], Sequence[Move]], position: Position, line: Sequence[Move]) -> float:
    """The probability that a player who chooses among these options at random finds the solution."""
    seat = position.to_move
    chance = 1.0
    for move in line:
        if position.to_move == seat and len(distinct_moves(position)) > 1:
            chosen = options(position)
            chance *= sum(same_take(position, move, option) for option in chosen) / len(chosen)
            if chance == 0:
                return 0.0
        position = position.play_unchecked(move)
    return chance


def rating_of(chances: Sequence[float], nodes: int) -> int:
    """The most likely rating of a puzzle, given what the levels did and the expectation from its nodes."""
    start, growth = EXPECTED
    expected = start + growth * math.log10(max(1, nodes))
    low, high = LOWEST, HIGHEST
    while high - low > 0.5:
        middle = (low + high) / 2
        solved = sum(expected_score(LEVEL_ZERO + level.rating, middle) for level in LEVELS.values())
        pull = (sum(chances) - solved) * math.log(10) / SPREAD + (middle - expected) / UNCERTAINTY**2
        if pull > 0:  # solved more often than this rating predicts: the puzzle is easier
            high = middle
        else:
            low = middle
    return round((low + high) / 2)


def fits(rating: int, chances: Sequence[float]) -> bool:
    """Whether the levels' results fit the rating; they do not if weak levels succeed where strong ones fail."""
    return all(
        abs(expected_score(LEVEL_ZERO + level.rating, rating) - chance) <= MISFIT
        for level, chance in zip(LEVELS.values(), chances, strict=True)
    )


def expected_score(player: float, puzzle: float) -> float:
    """The probability that a player with one rating solves a puzzle with another."""
    return 1 / (1 + 10 ** ((puzzle - player) / SPREAD))


def weakest_level(position: Position, line: Sequence[Move]) -> int | None:
    """The weakest level that finds the solution more often than not; None if none does."""
    return next((level for level in LEVELS if chance_of(LevelPlayer(level), position, line) > 0.5), None)
