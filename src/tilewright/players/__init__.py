"""Who chooses: players that need nothing but a position."""

from .greedy import GreedyPlayer
from .player import Player
from .random import RandomPlayer

__all__ = ["GreedyPlayer", "Player", "RandomPlayer"]
