"""The learned numbers: where they lie, how they are checked, and a first guess to learn from."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache, cached_property
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from tilewright.rules import Side

from . import patterns as p

FOLDER = Path(__file__).parent / "weights" / "linear"
WIN = 1 << 22  # the value of a certain win; points and their fractions are far below it
STEPS = 1024  # margins from -128 to +128 points, a quarter point a step
STEP_SHIFT = 5


@dataclass(frozen=True)
class LinearEvaluation:
    """The numbers for one table size and side, and how spread out final margins are at each stage."""

    weights: npt.NDArray[np.int16]
    spread: npt.NDArray[np.float32]
    rivals: npt.NDArray[np.float32]
    """How many seats as good as the best other one the others amount to."""

    @cached_property
    def win_steps(self) -> npt.NDArray[np.int32]:
        """By stage and margin: the expected share of the win, from -WIN to WIN."""
        margins = (np.arange(STEPS) - STEPS // 2) / 4
        return np.array(
            [(2 * share_of_win(margins, *each) - 1) * WIN for each in zip(self.spread, self.rivals, strict=True)],
            np.int32,
        )


def share_of_win(margin: Any, spread: float, rivals: float) -> Any:
    """The expected share of the win with that expected margin over the best other seat."""
    return 1 / (1 + rivals * np.exp(-margin / spread))


@cache
def load_linear(players: int, side: str) -> LinearEvaluation:
    """The shipped numbers for that table."""
    with np.load(FOLDER / f"{players}{side[0]}.npz") as stored:
        return LinearEvaluation(stored["numbers"], stored["spread"], stored["rivals"])


def save_linear(linear: LinearEvaluation, folder: Path, players: int, side: Side) -> Path:
    """Write numbers in the form `load_linear` reads."""
    path = folder / f"{players}{side[0]}.npz"
    np.savez_compressed(path, numbers=linear.weights, spread=linear.spread, rivals=linear.rivals)
    return path


def first_guess() -> LinearEvaluation:
    """Numbers a person would write down; learning starts from them."""
    numbers = np.zeros((p.STAGES, p.NUMBERS), np.float32)
    full = [bin(bits).count("1") for bits in range(32)]
    for stage in range(p.STAGES):
        for bits in range(32):
            numbers[stage, p.COLOURED + bits] = (0, 0.2, 0.6, 1.8, 4.5, 10)[full[bits]]
            for i in range(5):
                numbers[stage, p.COLUMNS + i * 32 + bits] = (0, 0.3, 0.8, 1.8, 3.5, 7)[full[bits]]
                for slot in range(5):
                    for count in range(1, 5):
                        where = p.ROWS + (i * 32 + bits) * p.LINE_STATES + 4 * slot + count
                        numbers[stage, where] = 1.5 * count / (i + 1)
                where = p.ROWS + (i * 32 + bits) * p.LINE_STATES
                numbers[stage, where : where + p.LINE_STATES] += (0, 0, 0.2, 0.5, 1, 2)[full[bits]]
        if stage < p.BETWEEN:
            numbers[stage, p.FLOORS : p.FLOORS + 8] = (0, -1, -2, -4, -6, -8, -11, -14)
        numbers[stage, p.MARKERS + 1] = 1.5
        for row in range(5):
            for need in range(5):
                for offer in range(32):
                    enough = min(1.0, (offer // 4) / (need + 1))
                    numbers[stage, p.NEEDS + (row * 5 + need) * 32 + offer] = enough
    spread = np.full(p.STAGES, 8, np.float32)
    return LinearEvaluation(quantise(numbers), spread, np.ones(p.STAGES, np.float32))


def quantise(numbers: npt.NDArray[Any]) -> npt.NDArray[np.int16]:
    """Points to the integers the search adds up."""
    return np.clip(np.round(numbers * p.UNIT), -32000, 32000).astype(np.int16)
