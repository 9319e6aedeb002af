"""What the networks see of many positions at once."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from tilewright.evaluation.features import first_role, read_features
from tilewright.evaluation.patterns import stage_of
from tilewright.rules.compiling import compiled
from tilewright.rules.layout import States

__all__ = ["read_features", "read_setting"]


def read_setting(states: States) -> tuple[npt.NDArray[np.int8], npt.NDArray[np.int8]]:
    """The stage of each position, and the seat from which it is seen."""
    stages = np.zeros(len(states), np.int8)
    firsts = np.zeros(len(states), np.int8)
    _read_setting(states, stages, firsts)
    return stages, firsts


@compiled
def _read_setting(states: States, stages: npt.NDArray[np.int8], firsts: npt.NDArray[np.int8]) -> None:
    for i in range(len(states)):
        stages[i] = stage_of(states[i])
        firsts[i] = first_role(states[i])
