"""Measure the two-player search against the same search in C++ (search.cpp beside this file), position by position.

    python bench/search_against_cpp.py [--positions N] [--depth D] [--rounds N] [--json]

Both search the same positions to the same depth with the same learned numbers and a table of the same size on one
thread. They must visit as many nodes and find the same move with the same value; processor time alone differs. Slices
alternate, so that whatever else the machine does hits both alike; the ratio of a round is the speed here divided by
that of C++, and the median of the rounds is reported. A C++ compiler is needed: g++, or another in the environment
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

from tilewright import Position
from tilewright.evaluation.weights import load
from tilewright.players.loading import load_for
from tilewright.search import Limits
from tilewright.search.deepening import DeepeningRun

SOURCE = Path(__file__).with_name("search.cpp")
FLAGS = ("-O3", "-march=native", "-std=c++20")
TABLE_BITS = 20
TABLE_MB = 16  # as many entries of 16 bytes


@dataclass(frozen=True)
class Found:
    """What a search of one position told."""

    move: int
    value: int
    nodes: int
    seconds: float

    def agrees(self, other: Found) -> bool:
        return (self.move, self.value, self.nodes) == (other.move, other.value, other.nodes)


class Cpp:
    """The compiled C++ search."""

    def __init__(self, folder: Path) -> None:
        compiler = os.environ.get("CXX", "g++")
        if shutil.which(compiler) is None:
            sys.exit(f"search_against_cpp: there is no C++ compiler '{compiler}'; install g++ or name another in CXX")
        self._program = folder / "search"
        self._file = folder / "positions"
        built = subprocess.run([compiler, *FLAGS, str(SOURCE), "-o", str(self._program)], check=False)
        if built.returncode:
            sys.exit(f"search_against_cpp: {compiler} could not compile {SOURCE.name}")

    def search(self, position: Position, depth: int) -> Found:
        """One position."""
        weights = load(2, "coloured")
        self._file.write_bytes(weights.numbers.tobytes() + weights.win_steps.tobytes() + position.state.tobytes())
        command = [str(self._program), str(self._file), str(depth), str(TABLE_BITS)]
        return Found(**json.loads(subprocess.run(command, capture_output=True, text=True, check=True).stdout))


def search_here(position: Position, depth: int) -> Found:
    """One position by the product's search."""
    run = DeepeningRun(position, Limits(depth=depth, table_mb=TABLE_MB), load(2, "coloured"))
    run.table[:] = 0  # touched before the clock starts, as in C++
    began = time.thread_time()
    result = run.go(None, None)
    seconds = time.thread_time() - began
    memory = run.memories[0]
    return Found(int(memory["root_moves"][0, 0]), int(memory["root_values"][0, 0]), result.nodes, seconds)


def positions(count: int) -> list[Position]:
    """Positions from all over the game: whole rounds of quick searches against themselves."""
    found: list[Position] = []
    game = 0
    while len(found) < count:
        game += 1
        position = Position.start(2, "coloured", first=1 + game % 2)
        takes = 0
        while not position.is_over and len(found) < count:
            if position.to_move is None:
                position = position.deal_randomly(100 * game + position.round)
            if takes % 7 == 3:
                found.append(position)
            takes += 1
            run = DeepeningRun(position, Limits(nodes=300), load(2, "coloured"))
            position = position.play(run.go(None, None).best)
    return found


def compare(cpp: Cpp, chosen: list[Position], depth: int) -> tuple[float, float]:
    """Nodes a second, here and there, over all positions; the searches must agree."""
    nodes = 0
    here = there = 0.0
    for position in chosen:
        ours, theirs = search_here(position, depth), cpp.search(position, depth)
        if not ours.agrees(theirs):
            sys.exit(f"search_against_cpp: {ours} here and {theirs} in C++ for {position}")
        nodes += ours.nodes
        here += ours.seconds
        there += theirs.seconds
    return nodes / here, nodes / there


def main() -> None:
    """Compile, compare, print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--positions", type=int, default=40, help="how many (40)")
    parser.add_argument("--depth", type=int, default=8, help="takes to look ahead (8)")
    parser.add_argument("--rounds", type=int, default=5, help="how often through all positions (5)")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    arguments = parser.parse_args()
    load_for(2)
    chosen = positions(arguments.positions)
    with tempfile.TemporaryDirectory(prefix="tilewright-search-") as folder:
        cpp = Cpp(Path(folder))
        pairs = [compare(cpp, chosen, arguments.depth) for _ in range(arguments.rounds)]
    here, there = (statistics.median(pair[i] for pair in pairs) for i in (0, 1))
    ratio = statistics.median(ours / theirs for ours, theirs in pairs)
    if arguments.json:
        print(json.dumps({"nodes_per_s": here, "cpp_nodes_per_s": there, "ratio": ratio}))
        return
    print(f"{here:,.0f} nodes a second here, {there:,.0f} in C++, ratio {ratio:.2f}")


if __name__ == "__main__":
    main()
