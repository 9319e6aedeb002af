"""Errors for bad input to an environment.

TilewrightError
├── IllegalMove
│   └── IllegalAction    an action that the position does not allow, or that the table does not have
├── UnusableOption       an option that does not exist, or a value it cannot have
├── UnusableBatch        actions, masks or states of the wrong shape or type
├── NotPlaying           a step before the first reset or after the end
└── GpuMissing           no GPU, no driver, or no numba-cuda
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tilewright.rules import IllegalMove, TilewrightError

MISSING_PACKAGE = "{} is missing; install it with: pip install 'tilewright[environments]'"


class IllegalAction(IllegalMove):
    """An action that may not be played now; `legal` holds the ones that may, as moves in notation."""

    code = "illegal-action"

    def __init__(
        self,
        move: str,
        reason: str,
        rule: str,
        position: str,
        legal: Sequence[str],
        action: int | None = None,
        game: int | None = None,
    ) -> None:
        super().__init__(move if action is None else f"action {action} ({move})", reason, rule, position)
        self.move = move
        self.legal = tuple(legal)
        self.action = action
        self.game = game
        """The number of the game in a batch, from 0."""
        where = "" if game is None else f"game {game}: "
        self.args = (f"{where}{self.args[0]}. Legal: {' '.join(legal)}",)

    def __reduce__(self) -> tuple[type[IllegalAction], tuple[Any, ...]]:
        given = (self.move, self.reason, self.rule, self.position, self.legal, self.action, self.game)
        return type(self), given


class UnusableOption(TilewrightError):
    """An option that does not exist, or a value it cannot have."""

    code = "unusable-option"


class UnusableBatch(TilewrightError):
    """Actions, masks or states of the wrong shape or type."""

    code = "unusable-batch"


class NotPlaying(TilewrightError):
    """A step before the first reset or after the end of the game."""

    code = "not-playing"


class GpuMissing(TilewrightError, ImportError):
    """There is no GPU, no driver for it, or no compiler for it."""

    code = "gpu-missing"
