"""One process on SQLite, one on PostgreSQL, and two that share it: moves a second, latency, processor time for a move.

    python -m bench.server_cluster [--tables N] [--moves N] [--pace N] [--slices N] [--json]

Two clients play at each table. With two processes, half of the tables belong to each; "together" both clients are at
the process that owns their table, "apart" one of them is at the other process, which relays. "CPU" is the processor
time of the server processes for one move; "engines" is that of PostgreSQL and Redis. Short slices alternate, so that
other programs slow all down alike; the figures are medians.
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
from contextlib import ExitStack
from pathlib import Path
from typing import Any, NamedTuple

from bench.load.engines import Postgres, Redis
from bench.load.playing import Load, LoadedTable, Measured, play
from bench.load.processes import (
    UNLIMITED,
    ServerProcess,
    allow_connections,
    cpu_of_family,
    load_average,
    tilewright_server,
    wait_until_quiet,
)
from bench.load.running import run
from bench.load.tables import Api, TablePlayer


class Contender(NamedTuple):
    """Servers that are measured, and where the second client of a table sits."""

    name: str
    servers: list[ServerProcess]
    apart: bool
    engines: Callable[[], float]

    def cpu(self) -> float:
        """Processor seconds of the servers so far."""
        return sum(server.cpu() for server in self.servers)


async def one_slice(contender: Contender, tables: int, load: Load, chance: random.Random) -> tuple[Measured, float]:
    """Make tables and play the load; only the playing is measured. The second figure is for the engines."""
    made = []
    sitting = []
    for number in range(tables):
        port = contender.servers[number % len(contender.servers)].port
        other = contender.servers[(number + contender.apart) % len(contender.servers)].port
        name, secrets = Api(port).table_for_two()
        table = LoadedTable()
        players = [TablePlayer(table, name, seat, secret, chance) for seat, secret in enumerate(secrets, 1)]
        made.append(table)
        sitting += [(players[0], port), (players[1], other)]
    await asyncio.gather(*(player.sit(port) for player, port in sitting))
    wait_until_quiet(contender.servers[0], 3)
    before = contender.engines()
    measured = await play(made, load, contender.cpu)
    engines = (contender.engines() - before) / max(1, measured.moves) * 1e6
    for player, _ in sitting:
        player.leave()
    await asyncio.sleep(0.2)
    return measured, engines


async def measure(contenders: list[Contender], options: argparse.Namespace) -> dict[str, Any]:
    """Measure all slices, by mode and contender."""
    chance = random.Random(options.seed)
    for contender in contenders:  # everything compiled, loaded and warm
        await one_slice(contender, options.tables, Load(options.moves), chance)
    figures: dict[str, Any] = {}
    for mode, pace in (("paced", options.pace), ("unpaced", None)):
        found: dict[str, list[tuple[Measured, float]]] = {contender.name: [] for contender in contenders}
        for _ in range(options.slices):
            for contender in contenders:
                one = await one_slice(contender, options.tables, Load(options.moves, pace), chance)
                found[contender.name].append(one)
        figures[mode] = {name: medians(slices) for name, slices in found.items()}
    return figures


def medians(slices: list[tuple[Measured, float]]) -> dict[str, float]:
    """Of what was measured."""
    return {
        "cpu_us_per_move": statistics.median(one.cpu_per_move for one, _ in slices),
        "engines_us_per_move": statistics.median(engines for _, engines in slices),
        "moves_per_second": statistics.median(one.rate for one, _ in slices),
        "done_median_ms": statistics.median(one.acknowledged.median for one, _ in slices),
        "done_p99_ms": statistics.median(one.acknowledged.p99 for one, _ in slices),
    }


def show(figures: dict[str, Any], options: argparse.Namespace) -> None:
    """A table for people."""
    print(f"{2 * options.tables} connections, {options.tables} tables; load average {load_average():.1f}")
    print(f"{'':44}{'CPU/move':>10}{'engines':>10}{'moves/s':>10}{'to done':>18}  (median, p99)")
    for mode, contenders in figures.items():
        for name, row in contenders.items():
            done = f"{row['done_median_ms']:.1f}, {row['done_p99_ms']:.1f} ms"
            cpu, engines = (f"{row[key]:.0f} µs" for key in ("cpu_us_per_move", "engines_us_per_move"))
            print(f"{mode + ', ' + name:44}{cpu:>10}{engines:>10}{row['moves_per_second']:10,.0f}{done:>18}")


async def all_of_them(options: argparse.Namespace, folder: Path) -> dict[str, Any]:
    """Start what is measured, measure, stop."""
    with ExitStack() as stack:
        database, broker = Postgres(), Redis()
        stack.callback(database.remove)
        stack.callback(broker.remove)
        shared = ("--store", database.url, "--broker", broker.url)
        alone = stack.enter_context(tilewright_server(folder / "data", *UNLIMITED))
        two = [stack.enter_context(tilewright_server(folder / "data", *UNLIMITED, *shared)) for _ in range(2)]

        def engines() -> float:
            return cpu_of_family(database.pid) + cpu_of_family(broker.pid)

        contenders = [
            Contender("SQLite, one process", [alone], False, lambda: 0.0),
            Contender("PostgreSQL, one process", two[:1], False, engines),
            Contender("PostgreSQL, two processes, together", two, False, engines),
            Contender("PostgreSQL, two processes, apart", two, True, engines),
        ]
        return await measure(contenders, options)


def main(arguments: list[str] | None = None) -> int:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=250)
    parser.add_argument("--moves", type=int, default=40, help="moves at each table in each slice")
    parser.add_argument("--pace", type=float, default=300.0, help="moves a second of the paced load")
    parser.add_argument("--slices", type=int, default=3, help="of each kind")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--json", action="store_true")
    options = parser.parse_args(arguments)
    allow_connections(4 * options.tables + 200)
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        figures = run(all_of_them(options, Path(folder)))
    if options.json:
        print(json.dumps(figures))
    else:
        show(figures, options)
    return 0


if __name__ == "__main__":
    sys.exit(main())
