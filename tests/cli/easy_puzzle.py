"""A puzzle whose proof takes little time."""

from __future__ import annotations

import gzip
from importlib.resources import files

from tilewright.analysis import puzzles
from tilewright.analysis.puzzles.puzzle import SHIPPED, Puzzle


def easy_puzzle() -> Puzzle:
    """The shipped puzzle whose line in the file is shortest; only this line is parsed, as all would take a second."""
    lines = gzip.decompress((files(puzzles) / SHIPPED).read_bytes()).decode().splitlines()
    return Puzzle.parse(min(lines, key=len))
