"""Grades, accuracy, and the level whose errors are like those of a seat."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tilewright.analysis.review import level
from tilewright.analysis.review.care import NORMAL, QUICK, BadCare
from tilewright.analysis.review.grades import BEST_WEIGHT, LEAST_WEIGHTS, Grade, Loss, accuracy_of, grade_of
from tilewright.players.levels import LEVELS


def test_grades_by_weight() -> None:
    assert grade_of(Loss(0.0, 0.0)) is Grade.BEST
    assert grade_of(Loss(0.0, BEST_WEIGHT)) is Grade.GOOD
    for grade, least in LEAST_WEIGHTS.items():
        assert grade_of(Loss(least / 100 + 1e-9, 0.0)) is grade
        assert grade_of(Loss(least / 100 - 0.001, 0.0)) is not grade
    assert grade_of(Loss(1.0, 0.0)) is Grade.BLUNDER  # lost the victory, but not a point: by the tie-break
    assert grade_of(Loss(0.0, 14.0)) is Grade.BLUNDER  # lost only points, in a decided game


def test_accuracy() -> None:
    assert accuracy_of([]) is None
    assert accuracy_of([Loss(0.0, 0.0)] * 3) == 100
    assert accuracy_of([Loss(0.02, 0.3)]) > accuracy_of([Loss(0.05, 1.0)]) > 0  # type: ignore[operator]


def losses(weight: float, moves: int) -> list[Loss]:
    return [Loss(weight / 100, 0.0)] * moves


def test_level_follows_the_losses() -> None:
    found = [level.level_of([losses(weight, 28)], "2c", "quick") for weight in (20.0, 8.0, 3.0, 1.0, 0.3)]
    levels = [each.level for each in found if each is not None]
    assert levels == sorted(levels)
    assert levels[0] < 3
    assert levels[-1] > 7
    for each in found:
        assert each is not None
        assert 1 <= each.low <= each.level <= each.high <= 10


def test_more_games_narrow_the_interval() -> None:
    one = level.level_of([losses(3.0, 28)], "2c", "quick")
    many = level.level_of([losses(3.0, 28)] * 8, "2c", "quick")
    assert one is not None
    assert many is not None
    assert many.high - many.low < one.high - one.low


def test_no_level_without_moves_or_calibration() -> None:
    assert level.level_of([losses(3.0, level.FEWEST_MOVES - 1)], "2c", "quick") is None
    assert level.level_of([losses(3.0, 28)], "9x", "quick") is None
    assert level.level_of([losses(3.0, 28)], "2c", "123 nodes") is not None  # calibrated for another search budget


def test_the_calibration_is_sound() -> None:
    data = json.loads(Path(level.__file__).with_name("levels.json").read_text())
    assert data
    for table, cares in data.items():
        for care, known in cares.items():
            assert care in (QUICK.name, NORMAL.name)
            assert set(map(int, known["levels"])) <= set(LEVELS)
            means = level.calibration(table, care).means  # type: ignore[union-attr]
            assert (means[:-1] >= means[1:]).all()
            assert means[0] > means[-1]
            assert all(row["deviation"] > 0 for row in known["levels"].values())


def test_review_nodes_have_a_minimum_and_are_fewer_at_larger_tables() -> None:
    with pytest.raises(BadCare):
        NORMAL.with_nodes(5)
    assert NORMAL.with_nodes(5_000).nodes == 5_000
    assert NORMAL.at_table(4).nodes < NORMAL.at_table(2).nodes
