"""What each part of something adds to its worth, so that the parts add up to the whole: Owen's value.

It is Shapley's value where some parts belong together. Every part gets the mean of what it adds when it comes, over all
orders in which unions can come one after the other, and within its union the parts.
"""

from __future__ import annotations

from collections.abc import Callable
from math import comb
from typing import Any

import numpy as np
import numpy.typing as npt

Floats = npt.NDArray[np.float64]


def divide(unions: list[Floats], worth: Callable[[Floats], Floats]) -> list[Floats]:
    """By union and part: what the part adds to the worth, itself a vector.

    A union is a vector for each set of its parts: number 0 for none, and with bit i if part i is there. `worth` takes
    any array of sums of such vectors, one from each union.
    """
    values = []
    for number, own in enumerate(unions):
        others = unions[:number] + unions[number + 1 :]
        present = _sets(len(others))
        around = np.zeros((len(present), own.shape[1]))
        for there, other in zip(present.T, others, strict=True):
            around += np.where(there[:, None], other[-1], other[0])
        each_set = worth(around[:, None] + own)
        values.append(_shapley_values(np.tensordot(_weights(present), each_set, 1)))
    return values


def _shapley_values(worth: Floats) -> Floats:
    """By part, from the worth of every set of parts."""
    parts = len(worth).bit_length() - 1
    sets = _sets(parts)
    values = []
    for part in range(parts):
        without = np.flatnonzero(~sets[:, part])
        added = worth[without | 1 << part] - worth[without]
        values.append(np.tensordot(_weights(np.delete(sets[without], part, axis=1)), added, 1))
    return np.array(values)


def _sets(count: int) -> npt.NDArray[np.bool_]:
    """By number of a set and thing: whether it is there."""
    return (np.arange(1 << count)[:, None] >> np.arange(count) & 1).astype(np.bool_)


def _weights(before: npt.NDArray[Any]) -> Floats:
    """By set: the share of the orders of things in which exactly that set, of all the others, comes before one."""
    others = before.shape[1]
    return np.array([1 / ((others + 1) * comb(others, size)) for size in before.sum(1).tolist()])
