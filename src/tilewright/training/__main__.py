"""`python -m tilewright.training PLAYERS SIDE FOLDER SECONDS THREADS GAMES`: learn for one kind of table."""

import sys
from pathlib import Path

from tilewright.rules import Side

from .learning import learn

players, side, folder, seconds, threads, games = sys.argv[1:]
learn(int(players), Side(side), Path(folder), float(seconds), int(threads), int(games))
