"""Owen's value on games whose solution is known."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt
import pytest

from tilewright.analysis.owen_value import Floats, divide


def union(parts: int) -> Floats:
    """A union of parts: a coalition counts as many votes as it has parts."""
    return np.array([[bin(number).count("1")] for number in range(1 << parts)], np.float64)


def majority(sums: Floats) -> Floats:
    """Coalitions with at least two of the three votes win 1, the others 0."""
    return np.asarray((sums >= 2).astype(np.float64))


def values(found: list[npt.NDArray[np.float64]]) -> list[float]:
    return [float(value) for parts in found for value in parts[:, 0]]


def test_single_parts_get_shapleys_value() -> None:
    assert values(divide([union(1)] * 3, majority)) == pytest.approx([1 / 3] * 3)
    assert values(divide([union(3)], majority)) == pytest.approx([1 / 3] * 3)


def test_parts_of_a_union_enter_together() -> None:
    assert values(divide([union(2), union(1)], majority)) == pytest.approx([1 / 2, 1 / 2, 0])


def test_in_an_additive_game_each_part_gets_its_own_value() -> None:
    one = np.array([[0, 5], [1, 5], [0, 8], [1, 8]], np.float64)
    other = np.array([[2, 0], [2, 7]], np.float64)
    found = divide([one, other], lambda sums: sums)
    assert found[0] == pytest.approx(np.array([[1, 0], [0, 3]]))
    assert found[1] == pytest.approx(np.array([[0, 7]]))


def test_parts_add_up_to_the_whole() -> None:
    generator = np.random.default_rng(1)
    unions = [generator.normal(size=(1 << parts, 4)) for parts in (3, 1, 4, 1)]

    def worth(sums: Floats) -> Floats:
        return np.asarray(np.tanh(sums) + sums.max(-1, keepdims=True) ** 2)

    added = sum(parts.sum(0) for parts in divide(unions, worth))
    empty, full = (worth(np.asarray(sum(each[place] for each in unions))) for place in (0, -1))
    assert added == pytest.approx(full - empty)
