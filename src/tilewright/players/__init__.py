"""Who chooses: players that need nothing but a position."""

from .game import PlayedGame, play_game
from .greedy import GreedyPlayer
from .player import Player
from .random import RandomPlayer

__all__ = ["GreedyPlayer", "PlayedGame", "Player", "RandomPlayer", "play_game"]
