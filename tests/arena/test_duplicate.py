"""`bench/duplicate.py`, which measures how much variance equal deals remove."""

from __future__ import annotations

import argparse

import numpy as np
import pytest

from bench import duplicate


def test_equal_deals_remove_common_variance() -> None:
    chance = np.random.default_rng(1)
    tiles, first, second = (chance.normal(size=4000) for _ in range(3))
    found = duplicate.compare(3 + 10 * first + 5 * tiles, 10 * second + 5 * tiles)
    assert found["explained"] == pytest.approx(25 / 125, abs=0.05)
    assert found["variance_ratio"] == pytest.approx(250 / 200, abs=0.07)
    assert found["lead"] == pytest.approx(3, abs=1)
    assert found["deals_equal"] == pytest.approx(4 * found["deviation_equal_deals"] ** 2 / found["lead"] ** 2)
    assert 0 < found["explained_error"] < 0.05


def test_a_game_is_the_same_every_time() -> None:
    seats = ((1, "weak"), (2, "strong"))
    assert duplicate.margin(7, seats) == duplicate.margin(7, seats)
    assert duplicate.reports([]) == []


def test_pairs_of_levels() -> None:
    assert duplicate.pairs("4-3,7-8") == [(3, 4), (7, 8)]
    for wrong in ("3", "3-11", "a-b", "1-2-3"):
        with pytest.raises(argparse.ArgumentTypeError, match="written as 3-4,7-8"):
            duplicate.pairs(wrong)
