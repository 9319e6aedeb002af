"""The interface of all players."""

from __future__ import annotations

from typing import Protocol

from tilewright.rules import Move, Position, TilewrightError


class UnknownPlayer(TilewrightError):
    """A name that no player has."""

    code = "unknown-player"


class Player(Protocol):
    """Chooses moves."""

    name: str

    def choose(self, position: Position) -> Move:
        """A legal move in a position that has one."""
        ...
