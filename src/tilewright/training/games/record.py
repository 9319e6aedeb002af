"""Games as they are kept: who began, what was dealt, what was played, and how it ended."""

from __future__ import annotations

from dataclasses import dataclass, fields

import numpy as np
import numpy.typing as npt


@dataclass(frozen=True)
class Games:
    """Many games at one kind of table, one after the other."""

    first: npt.NDArray[np.uint8]
    """By game, the seat that began."""
    rounds: npt.NDArray[np.uint8]
    lengths: npt.NDArray[np.uint16]
    """By game, how many moves were played."""
    clean: npt.NDArray[np.uint16]
    """By game, how many moves were played before the last one at random was over."""
    final: npt.NDArray[np.int16]
    """By game and seat, the points at the end."""
    deals: npt.NDArray[np.int32]
    """By round of all games, the factories as packed counts."""
    moves: npt.NDArray[np.int16]
    """Of all games."""
    kept: npt.NDArray[np.uint8]
    """By game, how many of its positions within rounds are to be learned from."""
    places: npt.NDArray[np.uint16]
    """Of all these positions, how many moves of their games were played before."""
    worth: npt.NDArray[np.float16]
    """By such a position and seat, what the search found: final points over the mean, shares of the win. Or NaN."""
    outlook: npt.NDArray[np.float16]
    """The same by round of all games, before its deal."""

    def __len__(self) -> int:
        return len(self.first)

    @property
    def players(self) -> int:
        """Seats at the table."""
        return int(self.final.shape[1])

    @classmethod
    def joined(cls, parts: list[Games]) -> Games:
        """The games of all parts."""
        return cls(**{each.name: np.concatenate([getattr(part, each.name) for part in parts]) for each in fields(cls)})
