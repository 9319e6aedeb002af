"""Which of the computer's levels a seat played like, from what its moves lost.

`levels.json` holds, by table and care, what reviewed games of each level lose: the mean and the standard deviation over
games of `score_of`. So far it has quick reviews only. `bench/review.py calibrate` and `write` make it.
"""

from __future__ import annotations

import json
import math
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from importlib.resources import files

import numpy as np
import numpy.typing as npt

from tilewright.players.levels import STRONGEST, WEAKEST

from .care import NORMAL, QUICK
from .grades import Loss

FEWEST_MOVES = 5
SMALLEST_WEIGHT = 0.2
"""Added to the mean weight, which may be 0, before the logarithm is taken."""
STEP = 0.1
OUTSIDE = 0.1  # the probability outside the interval, on each side


@dataclass(frozen=True, slots=True)
class LevelEstimate:
    """A level and the interval that holds it with a probability of 80%."""

    level: float
    low: float
    high: float


@dataclass(frozen=True, slots=True)
class Calibration:
    """By level, the mean over games of a seat's `score_of`; one standard deviation is used for all levels."""

    levels: npt.NDArray[np.float64]
    means: npt.NDArray[np.float64]
    deviation: float
    """Standard deviation of a seat's score in one game (root mean square over the levels)."""
    moves: float
    """The mean number of a seat's choices in a game."""


def score_of(losses: Sequence[Loss]) -> float:
    """The logarithm of the mean weight: its standard deviation differs less between levels than that of the mean."""
    return math.log(SMALLEST_WEIGHT + sum(loss.weight for loss in losses) / len(losses))


def level_of(games: Sequence[Sequence[Loss]], table: str, care: str) -> LevelEstimate | None:
    """The level that explains one or several games best; None for too few moves or a table without calibration."""
    games = [losses for losses in games if len(losses) >= FEWEST_MOVES]
    known = calibration(table, care)
    if not games or known is None:
        return None
    grid = np.arange(WEAKEST - 0.5, STRONGEST + 0.5 + STEP / 2, STEP)  # half a level beyond the ends
    means = np.interp(grid, known.levels, known.means)
    log_likelihood = np.zeros(len(grid))
    for losses in games:
        spread = known.deviation * math.sqrt(known.moves / len(losses))
        log_likelihood -= ((score_of(losses) - means) / spread) ** 2 / 2
    chances = np.exp(log_likelihood - log_likelihood.max())
    chances /= chances.sum()
    below = np.cumsum(chances)
    level, *ends = (
        round(min(max(value, WEAKEST), STRONGEST), 1)
        for value in (float((grid * chances).sum()), *np.interp((OUTSIDE, 1 - OUTSIDE), below, grid).tolist())
    )
    return LevelEstimate(level, min(level, ends[0]), max(level, ends[1]))


@cache
def calibration(table: str, care: str) -> Calibration | None:
    """The calibration for a table such as `2c`, from reviews with that care, else from the most careful ones."""
    cares = json.loads(files(__package__).joinpath("levels.json").read_text()).get(table)
    if not cares:
        return None
    known = cares.get(care) or cares.get(NORMAL.name) or cares[QUICK.name]
    levels = sorted(known["levels"], key=int)
    rows = [known["levels"][level] for level in levels]
    return Calibration(
        np.array([float(level) for level in levels]),
        _falling(np.array([row["mean"] for row in rows])),
        math.sqrt(float(np.mean([row["deviation"] ** 2 for row in rows]))),
        float(np.mean([row["moves"] for row in rows])),
    )


def _falling(means: npt.NDArray[np.float64]) -> npt.NDArray[np.float64]:
    """The nearest sequence that never rises (pool adjacent violators): a stronger level does not lose more."""
    blocks: list[list[float]] = []
    for mean in means.tolist():
        blocks.append([mean])
        while len(blocks) > 1 and np.mean(blocks[-2]) < np.mean(blocks[-1]):
            last = blocks.pop()
            blocks[-1] += last
    return np.array([float(np.mean(block)) for block in blocks for _ in block])
