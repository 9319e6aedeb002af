"""Processor time and latency of a move, with 500 connections at 250 tables of two people.

    python -m bench.server_load [--against boardgame.io] [--tables N] [--moves N] [--pace N] [--slices N] [--json]

`tilewright serve` runs in its own process and keeps its tables on disk. The load plays random legal moves, first at a
fixed rate (`--pace` moves a second at all tables together), then at full speed. "CPU" is the processor time of the
server's process, with system calls and all threads, for one move that was checked, committed, acknowledged and
broadcast.

With `--against boardgame.io` the same load alternates in the same run with matches on boardgame.io's own server, which
keeps them in memory only (bench/boardgame_io has the game; npm installs the server into a temporary folder, or into
`--folder`). Other processes on the machine slow both down alike, so compare the ratio. The figures are medians over the
slices.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import statistics
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

from bench.load.boardgame import boardgame_server, install, make_matches, version
from bench.load.comparing import in_turn, load_options, show
from bench.load.playing import Load, LoadedTable, Measured, medians, play
from bench.load.processes import UNLIMITED, ServerProcess, allow_connections, tilewright_server, wait_until_quiet
from bench.load.tables import make_tables
from tilewright.server.serving import run

BAR_RATIO = 0.40
BAR_P99_MS = 50.0

Seating = Callable[[int, int, random.Random], list[tuple[LoadedTable, list[Any]]]]
"""Makes tables at a port and returns their players."""


def contender(server: ServerProcess, seat: Seating, tables: int, chance: random.Random) -> Callable[[Load], Measured]:
    """Plays a load at new tables of a server; only the playing is measured."""

    async def one_slice(load: Load) -> Measured:
        made = seat(server.port, tables, chance)
        people = [player for _, players in made for player in players]
        await asyncio.gather(*(person.sit(server.port) for person in people))
        wait_until_quiet(server, 5)
        measured = await play([table for table, _ in made], load, server.cpu)
        for person in people:
            person.leave()
        await asyncio.sleep(0.2)
        return measured

    return lambda load: run(one_slice(load))


def measure(options: argparse.Namespace, folder: Path) -> dict[str, dict[str, list[Measured]]]:
    """Start what is measured, measure, stop."""
    chance = random.Random(options.seed)
    with tilewright_server(folder / "data", *UNLIMITED) as ours:
        contenders = {"tilewright": contender(ours, make_tables, options.tables, chance)}
        if options.against is None:
            return in_turn(contenders, options)
        packages = options.folder or folder / "boardgame.io"
        packages.mkdir(parents=True, exist_ok=True)
        install(packages)
        with boardgame_server(packages) as theirs:
            name = f"boardgame.io {version(packages)}"
            contenders[name] = contender(theirs, make_matches, options.tables, chance)
            return in_turn(contenders, options)


def ratio(ours: list[Measured], theirs: list[Measured]) -> float:
    """Our processor time for a move divided by theirs."""
    return statistics.median(one.cpu_per_move / other.cpu_per_move for one, other in zip(ours, theirs, strict=True))


def main(arguments: list[str] | None = None) -> int:
    """Measure and print; 1 when the ratio's target is missed."""
    parser = load_options(__doc__, pace=1000.0)
    parser.add_argument("--against", choices=["boardgame.io"])
    parser.add_argument("--folder", type=Path, help="where npm installs to, to be used again")
    options = parser.parse_args(arguments)
    allow_connections(4 * options.tables + 200)
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        found = measure(options, Path(folder))
    figures: dict[str, dict[str, Any]] = {
        mode: {name: medians(slices) for name, slices in each.items()} for mode, each in found.items()
    }
    ratios = {mode: ratio(*each.values()) for mode, each in found.items() if len(each) == 2}
    if options.json:
        rows = {mode: each | ({"ratio": ratios[mode]} if ratios else {}) for mode, each in figures.items()}
        print(json.dumps(rows))
    else:
        show(figures, options)
        for mode, part in ratios.items():
            print(f"{mode}: CPU for a move is {part:.0%} of boardgame.io's (target: {BAR_RATIO:.0%})")
        print(f"target: p99 of the paced load under {BAR_P99_MS:.0f} ms when the machine is quiet")
    return int(any(part > BAR_RATIO for part in ratios.values()))


if __name__ == "__main__":
    sys.exit(main())
