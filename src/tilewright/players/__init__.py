"""Who chooses moves: random, greedy, searching and outside players, and whole games between them.

The names below are loaded when they are first used, so that a command's help can read the tables of levels and players
without loading compiled code.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from .game import PlayedGame, play_game
    from .greedy import GreedyPlayer
    from .player import Player
    from .random import RandomPlayer
    from .registry import player_named

_MODULES = {
    "GreedyPlayer": "greedy",
    "PlayedGame": "game",
    "Player": "player",
    "RandomPlayer": "random",
    "play_game": "game",
    "player_named": "registry",
}

__all__ = ["GreedyPlayer", "PlayedGame", "Player", "RandomPlayer", "play_game", "player_named"]


def __getattr__(name: str) -> Any:
    if name not in _MODULES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module(f".{_MODULES[name]}", __name__), name)
