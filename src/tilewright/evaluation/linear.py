"""The linear evaluation: weights of patterns, fitted by least squares; loading, saving, and a first guess."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache, cached_property
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from tilewright.rules import Side

from . import patterns as p
from .boards import LINE_STATES
from .stages import BETWEEN, STAGES

FOLDER = Path(__file__).parent / "weights" / "linear"
STEPS = 1024  # of the win table: margins from -128 to +128 points, a quarter point a step
STEP_SHIFT = 5  # a right shift, from UNITs to steps


@dataclass(frozen=True)
class LinearEvaluation:
    """For one table size and side: the weights, and the parameters of the curve from margins to win probabilities."""

    weights: npt.NDArray[np.int16]
    """By stage and pattern, in UNITs."""
    spread: npt.NDArray[np.float32]
    """By stage, the scale of final margins in points."""
    rivals: npt.NDArray[np.float32]
    """By stage, the effective number of equally strong opponents."""

    @cached_property
    def win_table(self) -> npt.NDArray[np.float64]:
        """By stage and step of the margin, the expected result, from -1 (loss) to 1 (win)."""
        margins = (np.arange(STEPS) - STEPS // 2) / 4
        return np.array([2 * share_of_win(margins, *each) - 1 for each in zip(self.spread, self.rivals, strict=True)])


def share_of_win(margin: Any, spread: float, rivals: float) -> Any:
    """The win probability for an expected margin over the best other seat: a logistic curve."""
    return 1 / (1 + rivals * np.exp(-margin / spread))


@cache
def load_linear(players: int, side: str) -> LinearEvaluation:
    """The shipped linear evaluation for that table."""
    with np.load(FOLDER / f"{players}{side[0]}.npz") as stored:
        return LinearEvaluation(stored["numbers"], stored["spread"], stored["rivals"])


def save_linear(linear: LinearEvaluation, folder: Path, players: int, side: Side) -> Path:
    """Write a file that `load_linear` can read."""
    path = folder / f"{players}{side[0]}.npz"
    np.savez_compressed(path, numbers=linear.weights, spread=linear.spread, rivals=linear.rivals)
    return path


def first_guess() -> LinearEvaluation:
    """Weights written by hand, to start fitting from."""
    weights = np.zeros((STAGES, p.WEIGHTS), np.float32)
    full = [bin(bits).count("1") for bits in range(32)]
    for stage in range(STAGES):
        for bits in range(32):
            weights[stage, p.COLOURED + bits] = (0, 0.2, 0.6, 1.8, 4.5, 10)[full[bits]]
            for i in range(5):
                weights[stage, p.COLUMNS + i * 32 + bits] = (0, 0.3, 0.8, 1.8, 3.5, 7)[full[bits]]
                for slot in range(5):
                    for count in range(1, 5):
                        where = p.ROWS + (i * 32 + bits) * LINE_STATES + 4 * slot + count
                        weights[stage, where] = 1.5 * count / (i + 1)
                where = p.ROWS + (i * 32 + bits) * LINE_STATES
                weights[stage, where : where + LINE_STATES] += (0, 0, 0.2, 0.5, 1, 2)[full[bits]]
        if stage < BETWEEN:
            weights[stage, p.FLOORS : p.FLOORS + 8] = (0, -1, -2, -4, -6, -8, -11, -14)
        weights[stage, p.MARKERS + 1] = 1.5
        for row in range(5):
            for need in range(5):
                for offer in range(32):
                    enough = min(1.0, (offer // 4) / (need + 1))
                    weights[stage, p.NEEDS + (row * 5 + need) * 32 + offer] = enough
    spread = np.full(STAGES, 8, np.float32)
    return LinearEvaluation(quantise(weights), spread, np.ones(STAGES, np.float32))


def quantise(weights: npt.NDArray[Any]) -> npt.NDArray[np.int16]:
    """Points to integers in UNITs."""
    return np.clip(np.round(weights * p.UNIT), -32000, 32000).astype(np.int16)
