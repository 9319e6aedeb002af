"""`python -m tilewright.training.linear 2 coloured FOLDER`: fit the linear evaluation of one kind of table."""

from __future__ import annotations

import argparse
import os
from pathlib import Path

from tilewright.evaluation.linear import load_linear
from tilewright.rules import Side

from .regression import learn


def main() -> None:
    """Run generations of self-play and fitting for a time. Stopping early loses only the current generation."""
    parser = argparse.ArgumentParser(prog="python -m tilewright.training.linear", description=main.__doc__)
    parser.add_argument("players", type=int, choices=(2, 3, 4))
    parser.add_argument("side", type=Side, choices=tuple(Side), metavar="coloured|grey")
    parser.add_argument("folder", type=Path, help="folder for the fitted evaluation and the log")
    parser.add_argument("--seconds", type=float, default=600)
    parser.add_argument("--threads", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--games", type=int, default=4000, help="games of a generation")
    parser.add_argument("--further", action="store_true", help="start from the shipped evaluation, not from a guess")
    chosen = parser.parse_args()
    chosen.folder.mkdir(parents=True, exist_ok=True)
    start = load_linear(chosen.players, chosen.side) if chosen.further else None
    learn(chosen.players, chosen.side, chosen.folder, chosen.seconds, chosen.threads, chosen.games, start)


if __name__ == "__main__":
    main()
