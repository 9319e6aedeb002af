"""Owen's value: divides the worth of a whole among its parts, so that their shares add up to the whole exactly.

It is the Shapley value for parts that come in unions. A part gets the mean of what it adds, over all orders of the
unions and all orders of the parts within each union.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from math import comb

import numpy as np
import numpy.typing as npt

Floats = npt.NDArray[np.float64]


def divide(unions: list[Floats], worth: Callable[[Floats], Floats]) -> list[Floats]:
    """By union and part, what the part contributes to the worth (a vector).

    A union is an array with a vector for each subset of its parts: bit i of the index says whether part i is present.
    `worth` takes an array of sums of such vectors, one from each union.
    """
    values = []
    for number, own in enumerate(unions):
        others = unions[:number] + unions[number + 1 :]
        present = _sets(len(others))
        around = np.zeros((len(present), own.shape[1]))
        for there, other in zip(present.T, others, strict=True):
            around += np.where(there[:, None], other[-1], other[0])
        each_set = worth(around[:, None] + own)
        values.append(_shapley_values(np.tensordot(_weights(len(others)), each_set, 1)))
    return values


def _shapley_values(worth: Floats) -> Floats:
    """The Shapley value of each part, from the worth of every set of parts."""
    parts = len(worth).bit_length() - 1
    sets = _sets(parts)
    values = []
    for part in range(parts):
        without = np.flatnonzero(~sets[:, part])
        added = worth[without | 1 << part] - worth[without]
        values.append(np.tensordot(_weights(parts - 1), added, 1))
    return np.array(values)


@cache
def _sets(count: int) -> npt.NDArray[np.bool_]:
    """A matrix by subset of `count` elements and element: whether the subset contains it."""
    return (np.arange(1 << count)[:, None] >> np.arange(count) & 1).astype(np.bool_)


@cache
def _weights(others: int) -> Floats:
    """For each subset of the others: the share of all orders in which exactly that subset comes before a given part."""
    return np.array([1 / ((others + 1) * comb(others, size)) for size in _sets(others).sum(1).tolist()])
