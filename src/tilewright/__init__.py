"""Tilewright: the board game Azul, with rules, search, server, research environments and training. Unofficial.

>>> from tilewright import Position
>>> position = Position.start(players=2, side="coloured", first=1).deal("BBYR,KKWW,BYRW,RRRK,BBKK")
>>> position = position.play("4R3")
>>> position.to_move
2

The names below are loaded when they are first used, so that `import tilewright` is fast.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ._version import __version__

if TYPE_CHECKING:
    from .notation import Record
    from .rules import (
        Board,
        Colour,
        IllegalMove,
        ImpossibleDeal,
        ImpossiblePosition,
        Move,
        Outcome,
        Phase,
        Position,
        Side,
        Tiles,
        TilewrightError,
        UnreadableText,
    )

_ROOMS = {
    "Board": "rules",
    "Colour": "rules",
    "IllegalMove": "rules",
    "ImpossibleDeal": "rules",
    "ImpossiblePosition": "rules",
    "Move": "rules",
    "Outcome": "rules",
    "Phase": "rules",
    "Position": "rules",
    "Record": "notation",
    "Side": "rules",
    "Tiles": "rules",
    "TilewrightError": "rules",
    "UnreadableText": "rules",
}

__all__ = [
    "Board",
    "Colour",
    "IllegalMove",
    "ImpossibleDeal",
    "ImpossiblePosition",
    "Move",
    "Outcome",
    "Phase",
    "Position",
    "Record",
    "Side",
    "Tiles",
    "TilewrightError",
    "UnreadableText",
    "__version__",
]


def __getattr__(name: str) -> Any:
    if name not in _ROOMS:
        raise AttributeError(f"module 'tilewright' has no attribute '{name}'")
    from importlib import import_module

    return getattr(import_module(f".{_ROOMS[name]}", __name__), name)


def __dir__() -> list[str]:
    return __all__
