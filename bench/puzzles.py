"""How often players solve puzzles, by the puzzles' ratings: the solving rates must fall as the ratings rise.

    python bench/puzzles.py [FILE] [--processes P] [--every N] [--plot FILE.svg]

Prints a table: a row for each band of ratings, a column for each level, and one for each of three searches that had no
part in the ratings (300, 3,000 and 30,000 nodes). A level that chooses among several moves at random counts with the
chance that it finds the whole solution. Below the table: every rise from a band to the next, with its standard error
over the puzzles. --every N takes every N-th puzzle only; --plot needs matplotlib.
"""

from __future__ import annotations

import argparse
import math
import sys
from collections.abc import Sequence
from functools import partial
from itertools import pairwise
from pathlib import Path
from statistics import mean, variance

sys.path.insert(0, str(Path(__file__).parent.parent))

from tilewright.analysis.puzzles.puzzle import Puzzle, read_puzzles, shipped_puzzles
from tilewright.analysis.puzzles.rating import chance_to_find, solving_chances
from tilewright.arena.spread import spread
from tilewright.cli.competition import cores
from tilewright.players.levels import LEVELS
from tilewright.rules import Move, Position
from tilewright.search import Limits, search

BANDS = (0, 600, 800, 1000, 1200, 1500, 1800, 4000)
BUDGETS = (300, 3_000, 30_000)


def rates_of(puzzle: Puzzle) -> list[float]:
    """The probability that each level, and each of the searches, solves a puzzle."""
    searches = [chance_to_find(partial(_best, nodes=nodes), puzzle.position, puzzle.solution) for nodes in BUDGETS]
    return [*solving_chances(puzzle.position, puzzle.solution), *searches]


def _best(position: Position, nodes: int) -> list[Move]:
    return [search(position, Limits(nodes=nodes)).best]


def main(argv: Sequence[str]) -> None:
    """Measure, print, draw."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("file", nargs="?", type=Path)
    parser.add_argument("--processes", type=int, default=cores())
    parser.add_argument("--every", type=int, default=1)
    parser.add_argument("--plot", type=Path)
    arguments = parser.parse_args(argv)
    puzzles = (read_puzzles(arguments.file) if arguments.file else shipped_puzzles())[:: arguments.every]
    found = list(zip(puzzles, spread(rates_of, puzzles, processes=arguments.processes), strict=True))
    names = [*(f"level {level}" for level in LEVELS), *(f"{budget:,} nodes" for budget in BUDGETS)]
    print("| rating | puzzles |", " | ".join(names), "|")
    print("|" + "---|" * (len(names) + 2))
    rows = []
    bands = []
    for low, high in pairwise(BANDS):
        rates = [rates for puzzle, rates in found if low <= puzzle.rating < high]
        if rates:
            means = [mean(column) for column in zip(*rates, strict=True)]
            rows.append((mean(puzzle.rating for puzzle, _ in found if low <= puzzle.rating < high), means))
            bands.append((f"{low} to {high - 1}", list(zip(*rates, strict=True))))
            print(f"| {low} to {high - 1} | {len(rates)} |", " | ".join(f"{rate:.0%}" for rate in means), "|")
    for (lower, easier), (higher, harder) in pairwise(bands):
        for name, before, after in zip(names, easier, harder, strict=True):
            if mean(after) > mean(before):
                print(f"{name}: a larger share is solved at {higher} than at {lower}: {_rise(before, after)}")
    if arguments.plot:
        draw(arguments.plot, rows)


def _rise(before: Sequence[float], after: Sequence[float]) -> str:
    error = math.sqrt(sum(variance(rates) / len(rates) for rates in (before, after) if len(rates) > 1))
    return f"{mean(after):.2%} instead of {mean(before):.2%}, standard error of the rise {error:.2%}"


def draw(path: Path, rows: list[tuple[float, list[float]]]) -> None:
    """A line for each level."""
    import matplotlib.pyplot as plt

    figure, axes = plt.subplots(figsize=(7, 4.2))
    colours = plt.get_cmap("viridis")
    for index, level in enumerate(LEVELS):
        axes.plot(
            [mean for mean, _ in rows],
            [100 * means[index] for _, means in rows],
            marker="o",
            markersize=3,
            color=colours(index / len(LEVELS)),
            label=f"level {level}",
        )
    axes.set_xlabel("rating of the puzzle")
    axes.set_ylabel("solved, %")
    axes.legend(fontsize="small", ncols=2)
    axes.grid(alpha=0.3)
    figure.tight_layout()
    figure.savefig(path)


if __name__ == "__main__":
    main(sys.argv[1:])
