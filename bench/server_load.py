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
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from bench.load.boardgame import boardgame_server, install, make_matches, version
from bench.load.playing import Load, LoadedTable, Measured, medians, play
from bench.load.processes import (
    UNLIMITED,
    ServerProcess,
    allow_connections,
    load_average,
    tilewright_server,
    wait_until_quiet,
)
from bench.load.running import run
from bench.load.tables import make_tables

BAR_RATIO = 0.40
BAR_P99_MS = 50.0

Seating = Callable[[int, int, random.Random], list[tuple[LoadedTable, list[Any]]]]
"""Makes tables at a port and returns their players."""


class Contender(NamedTuple):
    """A server that is measured."""

    name: str
    server: ServerProcess
    seat: Seating


async def one_slice(contender: Contender, tables: int, load: Load, chance: random.Random) -> Measured:
    """Make tables and play the load; only the playing is measured."""
    made = contender.seat(contender.server.port, tables, chance)
    people = [player for _, players in made for player in players]
    await asyncio.gather(*(person.sit(contender.server.port) for person in people))
    wait_until_quiet(contender.server, 5)
    measured = await play([table for table, _ in made], load, contender.server.cpu)
    for person in people:
        person.leave()
    await asyncio.sleep(0.2)
    return measured


async def measure(contenders: Sequence[Contender], options: argparse.Namespace) -> dict[str, dict[str, list[Measured]]]:
    """Measure all slices, by mode and contender."""
    chance = random.Random(options.seed)
    for contender in contenders:  # everything compiled, loaded and warm
        await one_slice(contender, options.tables, Load(options.moves), chance)
    found: dict[str, dict[str, list[Measured]]] = {}
    for mode, pace in (("paced", options.pace), ("unpaced", None)):
        found[mode] = {contender.name: [] for contender in contenders}
        for _ in range(options.slices):
            for contender in contenders:
                load = Load(options.moves, pace)
                found[mode][contender.name].append(await one_slice(contender, options.tables, load, chance))
    return found


def summary(found: dict[str, dict[str, list[Measured]]]) -> dict[str, Any]:
    """Figures by mode and contender, and the ratio of processor time where there are two."""
    figures: dict[str, Any] = {}
    for mode, contenders in found.items():
        figures[mode] = {name: medians(slices) for name, slices in contenders.items()}
        if len(contenders) == 2:
            ours, theirs = contenders.values()
            pairs = zip(ours, theirs, strict=True)
            figures[mode]["ratio"] = statistics.median(one.cpu_per_move / other.cpu_per_move for one, other in pairs)
    return figures


def show(figures: dict[str, Any], options: argparse.Namespace) -> None:
    """A table for people."""
    print(f"{2 * options.tables} connections, {options.tables} tables; load average {load_average():.1f}")
    print(f"{'':24}{'CPU/move':>10}{'moves/s':>10}{'to done':>18}{'to the other':>18}  (median, p99)")
    for mode, contenders in figures.items():
        for name, row in contenders.items():
            if name == "ratio":
                continue
            done = f"{row['done_median_ms']:.1f}, {row['done_p99_ms']:.1f} ms"
            heard = f"{row['heard_median_ms']:.1f}, {row['heard_p99_ms']:.1f} ms"
            cpu = f"{row['cpu_us_per_move']:.0f} µs"
            print(f"{mode + ', ' + name:24}{cpu:>10}{row['moves_per_second']:10,.0f}{done:>18}{heard:>18}")
        if "ratio" in contenders:
            print(f"{mode}: CPU for a move is {contenders['ratio']:.0%} of theirs (target: {BAR_RATIO:.0%})")
    print(f"target: p99 of the paced load under {BAR_P99_MS:.0f} ms when the machine is quiet")


async def both(options: argparse.Namespace, folder: Path) -> dict[str, Any]:
    """Start what is measured, measure, stop."""
    with tilewright_server(folder / "data", *UNLIMITED) as ours:
        contenders = [Contender("tilewright", ours, make_tables)]
        if options.against is None:
            return summary(await measure(contenders, options))
        packages = options.folder or folder / "boardgame.io"
        packages.mkdir(parents=True, exist_ok=True)
        install(packages)
        with boardgame_server(packages) as theirs:
            contenders.append(Contender(f"boardgame.io {version(packages)}", theirs, make_matches))
            return summary(await measure(contenders, options))


def main(arguments: list[str] | None = None) -> int:
    """Measure and print; 1 when the ratio's target is missed."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--against", choices=["boardgame.io"])
    parser.add_argument("--folder", type=Path, help="where npm installs to, to be used again")
    parser.add_argument("--tables", type=int, default=250)
    parser.add_argument("--moves", type=int, default=40, help="moves at each table in each slice")
    parser.add_argument("--pace", type=float, default=1000.0, help="moves a second of the paced load")
    parser.add_argument("--slices", type=int, default=3, help="of each kind")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--json", action="store_true")
    options = parser.parse_args(arguments)
    allow_connections(4 * options.tables + 200)
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        figures = run(both(options, Path(folder)))
    if options.json:
        print(json.dumps(figures))
    else:
        show(figures, options)
    return int(any(mode.get("ratio", 0.0) > BAR_RATIO for mode in figures.values()))


if __name__ == "__main__":
    sys.exit(main())
