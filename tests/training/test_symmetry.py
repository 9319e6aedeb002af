"""Symmetries of the grey side: permuted features agree with those of positions that are recoloured or mirrored."""

from __future__ import annotations

from itertools import permutations

import numpy as np
import pytest

from tests.random_games import random_game
from tilewright import Position
from tilewright.evaluation.features import feature_count, read_features
from tilewright.training.symmetry import grey_symmetries

COLOURS = "BYRKW"
COLOURINGS = list(permutations(range(5)))


def seen(text: str, colours: tuple[int, ...], is_mirrored: bool) -> Position:
    """A position with its colours permuted and, if `is_mirrored`, its walls mirrored."""
    *table, bag, lid = text.split()[:9]
    boards = text.split()[9:]
    painted = str.maketrans(COLOURS, "".join(COLOURS[colour] for colour in colours))
    table[3:5] = [each.translate(painted) for each in table[3:5]]
    for counts in (bag, lid):
        by_colour = counts.split(",")
        table.append(",".join(by_colour[colours.index(colour)] for colour in range(5)))
    for board in boards:
        score, wall, lines, floor = board.split(";")
        if is_mirrored:
            wall = "/".join(row[::-1] for row in wall.split("/"))
        table.append(";".join([score, *(each.translate(painted) for each in (wall, lines, floor))]))
    return Position.parse(" ".join(table))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_features_become_those_of_the_transformed_position(players: int) -> None:
    ways = grey_symmetries(players)
    generator = np.random.default_rng(players)
    compared = 0
    for seed in range(6):
        for _, position in random_game(players, "grey", seed):
            if position.is_over:
                continue
            way = int(generator.integers(len(ways)))
            if any(line.is_complete for board in position.boards for line in board.lines):
                way -= way % 2  # do not mirror: a complete line counts as tiled in the leftmost of its best columns
            colours, is_mirrored = COLOURINGS[way // 2], way % 2 == 1
            found, points = read_features(position.state)
            wanted, wanted_points = read_features(seen(str(position), colours, is_mirrored).state)
            assert np.array_equal(points, wanted_points)
            here = ways[way][found[found >= 0]]
            assert sorted(here) == sorted(wanted[wanted >= 0])
            compared += 1
    assert compared > 200


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_symmetry_is_a_permutation(players: int) -> None:
    ways = grey_symmetries(players)
    every = np.arange(feature_count(players) + 1)
    assert len(ways) == len(np.unique(ways, axis=0)) == 240
    assert (np.sort(ways, axis=1) == every).all()
    assert (ways[:, -1] == every[-1]).all()
