"""Compare the speed of the kernel with the hand-tuned C++ engine in this folder, in alternating slices of one run.

    python bench/against_cpp.py [--seconds S] [--slices N] [--json]

Both play uniformly random games and count perft on one thread. Short slices alternate, and processor time is measured,
so that other load affects both alike. The ratio of a pair is the kernel's speed divided by that of C++; the median of
the pairs is reported. The perft counts must agree. A C++ compiler is needed: g++, or another in the environment
variable CXX.
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass
from pathlib import Path
from resource import RUSAGE_CHILDREN, getrusage

import numpy as np

from tilewright.cli.bench_figures import Games, dealt_start
from tilewright.cli.signature import PLAYERS, SIDES, fixed_deal
from tilewright.players.loading import load_everything
from tilewright.rules import Position
from tilewright.rules.playouts import perft

SOURCE = Path(__file__).with_name("reference.cpp")
FLAGS = ("-O3", "-march=native", "-std=c++20")
PERFT_DEPTH = 4
AGREEMENT_DEPTH = 3


@dataclass(frozen=True)
class Comparison:
    """Two speeds (games or sequences per second), one pair for each slice."""

    what: str
    kernel: list[float]
    cpp: list[float]

    @property
    def ratio(self) -> float:
        """The median of the pairs' ratios."""
        return statistics.median(ours / theirs for ours, theirs in zip(self.kernel, self.cpp, strict=True))

    def __str__(self) -> str:
        kernel, cpp = statistics.median(self.kernel), statistics.median(self.cpp)
        return f"{self.what:<32} {kernel:>14,.0f} {cpp:>14,.0f} {self.ratio:>7.2f}"


class Reference:
    """The compiled C++ engine."""

    def __init__(self, folder: str) -> None:
        compiler = os.environ.get("CXX", "g++")
        if shutil.which(compiler) is None:
            sys.exit(f"against_cpp: there is no C++ compiler '{compiler}'; install g++ or name another in CXX")
        self._program = str(Path(folder, "reference"))
        built = subprocess.run([compiler, *FLAGS, str(SOURCE), "-o", self._program], check=False)
        if built.returncode:
            sys.exit(f"against_cpp: {compiler} could not compile {SOURCE.name}")

    def games_per_s(self, players: int, side: str, seconds: float, seed: int) -> float:
        """Random games a second."""
        found, taken = self._ask("games", str(players), side[0], str(seconds), str(seed))
        return found["games"] / taken

    def perft(self, position: Position, depth: int) -> tuple[int, float]:
        """The number of sequences, and the seconds it took to count them."""
        found, taken = self._ask("perft", str(position), str(depth))
        return int(found["nodes"]), taken

    def _ask(self, *arguments: str) -> tuple[dict[str, float], float]:
        """An answer, and the processor time it took."""
        before = getrusage(RUSAGE_CHILDREN).ru_utime
        answer = subprocess.run([self._program, *arguments], capture_output=True, text=True, check=True)
        return json.loads(answer.stdout), getrusage(RUSAGE_CHILDREN).ru_utime - before


def compare_games(reference: Reference, players: int, side: str, seconds: float, slices: int) -> Comparison:
    """Random games, slice by slice."""
    games = Games(players, side, seed=1)
    kernel, cpp = [], []
    for seed in range(1, slices + 1):
        before, began = games.games, time.thread_time()
        games.play_for(seconds)
        kernel.append((games.games - before) / (time.thread_time() - began))
        cpp.append(reference.games_per_s(players, side, seconds, seed))
    return Comparison(f"games, {players} players, {side}", kernel, cpp)


def compare_perft(reference: Reference, slices: int) -> Comparison:
    """Perft of a dealt two-player start, slice by slice."""
    position = dealt_start()
    stack = np.repeat(position.state, PERFT_DEPTH + 1)
    kernel, cpp = [], []
    for _ in range(slices):
        began = time.thread_time()
        count = int(perft(stack, 0, PERFT_DEPTH))
        kernel.append(count / (time.thread_time() - began))
        theirs, seconds = reference.perft(position, PERFT_DEPTH)
        check_agreement(position, PERFT_DEPTH, count, theirs)
        cpp.append(theirs / seconds)
    return Comparison(f"perft {PERFT_DEPTH}, 2 players, coloured", kernel, cpp)


def agree_everywhere(reference: Reference) -> None:
    """Check that both engines count the same at every table, at every eighth of the first 200 positions of a game."""
    for players in PLAYERS:
        for side in SIDES:
            position = fixed_deal(players, side)
            for step in range(200):
                if position.is_over:
                    break
                if position.to_move is None:
                    position = position.deal_randomly(step)
                if step % 8 == 0:
                    depth = AGREEMENT_DEPTH if len(position.legal_moves()) < 60 else AGREEMENT_DEPTH - 1
                    ours = int(perft(np.repeat(position.state, depth + 1), 0, depth))
                    check_agreement(position, depth, ours, reference.perft(position, depth)[0])
                moves = position.legal_moves()
                position = position.play(moves[7 * step % len(moves)])


def check_agreement(position: Position, depth: int, ours: int, theirs: int) -> None:
    """End with status 1 if the engines count differently."""
    if ours != theirs:
        sys.exit(f"against_cpp: perft {depth} is {ours} here and {theirs} in C++ for {position}")


def main() -> None:
    """Compile, compare, print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=0.5, help="length of a slice (0.5)")
    parser.add_argument("--slices", type=int, default=5, help="how many slices of each (5)")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="tilewright-reference-") as folder:
        reference = Reference(folder)
        load_everything()
        agree_everywhere(reference)
        comparisons = [compare_perft(reference, arguments.slices)]
        for side in SIDES:
            for players in PLAYERS:
                comparisons.append(compare_games(reference, players, side, arguments.seconds, arguments.slices))
    if arguments.json:
        print(json.dumps({c.what: {"kernel": c.kernel, "cpp": c.cpp, "ratio": c.ratio} for c in comparisons}, indent=2))
        return
    print(f"{'per second, one thread':<32} {'kernel':>14} {'C++':>14} {'ratio':>7}")
    print("\n".join(map(str, comparisons)))


if __name__ == "__main__":
    main()
