"""One process on SQLite, one on PostgreSQL, and two that share it: moves a second, latency, processor time for a move.

    python -m bench.server_cluster [--tables N] [--moves N] [--pace N] [--slices N] [--generators N]

Two clients play at each table. With two processes, half of the tables belong to each; "together" both clients are at
the process that owns their table, "apart" one of them is at the other process, which relays. Two processes with twice
the tables show their capacity when each has the same load, and so the same p99, as one alone. "CPU" is the processor
time of the server processes for one move; "engines" is that of PostgreSQL and Redis. Short slices alternate, so that
other programs slow all down alike; the figures are medians. The clients are in `--generators` processes: as many as
keep two servers busy, if there are cores for them.
"""

from __future__ import annotations

import argparse
import json
import statistics
import sys
import tempfile
from collections.abc import Callable
from contextlib import ExitStack
from itertools import count
from pathlib import Path
from typing import Any, NamedTuple

from bench.load.crowd import Crowd, Place
from bench.load.engines import Postgres, Redis
from bench.load.playing import Load, Measured, medians
from bench.load.processes import (
    UNLIMITED,
    ServerProcess,
    allow_connections,
    cpu_of_family,
    load_average,
    tilewright_server,
    wait_until_quiet,
)


class Contender(NamedTuple):
    """Servers that are measured, and where the second client of a table sits."""

    name: str
    servers: list[ServerProcess]
    apart: bool
    times: int
    """How many times the tables of the others."""
    engines: Callable[[], float]

    def cpu(self) -> float:
        """Processor seconds of the servers so far."""
        return sum(server.cpu() for server in self.servers)


def one_slice(contender: Contender, crowd: Crowd, tables: int, load: Load, seed: int) -> tuple[Measured, float]:
    """Make tables and play the load; only the playing is measured. The second figure is for the engines."""
    ports = [server.port for server in contender.servers]
    places = []
    for number in range(tables * contender.times):
        here, there = (ports[place % len(ports)] for place in (number, number + contender.apart))
        places.append(Place(here, (here, there)))
    crowd.seat(places, load, seed)
    wait_until_quiet(contender.servers[0], 3)
    before = contender.engines()
    measured = crowd.play(contender.cpu)
    return measured, (contender.engines() - before) / max(1, measured.moves) * 1e6


def measure(contenders: list[Contender], crowd: Crowd, options: argparse.Namespace) -> dict[str, Any]:
    """Measure all slices, by mode and contender."""
    seeds = count(options.seed, 1000)
    for contender in contenders:  # everything compiled, loaded and warm
        one_slice(contender, crowd, options.tables, Load(options.moves), next(seeds))
    figures: dict[str, Any] = {}
    for mode in options.modes:
        pace = options.pace if mode == "paced" else None
        found: dict[str, list[tuple[Measured, float]]] = {contender.name: [] for contender in contenders}
        for number in range(options.slices):
            for contender in contenders:
                one = one_slice(contender, crowd, options.tables, Load(options.moves, pace), next(seeds))
                found[contender.name].append(one)
            print(f"{mode}: {number + 1} of {options.slices}", file=sys.stderr, flush=True)
        figures[mode] = {
            name: {
                **medians([one for one, _ in slices]),
                "engines_us_per_move": statistics.median(engines for _, engines in slices),
            }
            for name, slices in found.items()
        }
    return figures


def show(figures: dict[str, Any], options: argparse.Namespace) -> None:
    """A table for people."""
    print(f"{2 * options.tables} connections, {options.tables} tables; load average {load_average():.1f}")
    print(f"{'':44}{'CPU/move':>10}{'engines':>10}{'moves/s':>10}{'to done':>18}  (median, p99)")
    for mode, contenders in figures.items():
        for name, row in contenders.items():
            done = f"{row['done_median_ms']:.1f}, {row['done_p99_ms']:.1f} ms"
            cpu, engines = (f"{row[key]:.0f} µs" for key in ("cpu_us_per_move", "engines_us_per_move"))
            print(f"{mode + ', ' + name:44}{cpu:>10}{engines:>10}{row['moves_per_second']:10,.0f}{done:>18}")
    if "unpaced" not in figures:
        return
    one, two = (
        figures["unpaced"][f"PostgreSQL, {name}"] for name in ("one process", "two, together, twice the tables")
    )
    times, later = (two[key] / one[key] for key in ("moves_per_second", "done_p99_ms"))
    print(f"two processes with twice the tables carry {times:.2f} times the moves of one (target: 1.8)", end="")
    print(f" with {later:.2f} times its p99")


def all_of_them(options: argparse.Namespace, folder: Path) -> dict[str, Any]:
    """Start what is measured, measure, stop."""
    with ExitStack() as stack:
        crowd = Crowd(options.generators)
        stack.callback(crowd.remove)
        database, broker = Postgres(), Redis()
        stack.callback(database.remove)
        stack.callback(broker.remove)
        shared = ("--store", database.url, "--broker", broker.url)
        alone = stack.enter_context(tilewright_server(folder / "data", *UNLIMITED))
        two = [stack.enter_context(tilewright_server(folder / "data", *UNLIMITED, *shared)) for _ in range(2)]

        def engines() -> float:
            return cpu_of_family(database.pid) + cpu_of_family(broker.pid)

        contenders = [
            Contender("SQLite, one process", [alone], False, 1, lambda: 0.0),
            Contender("PostgreSQL, one process", two[:1], False, 1, engines),
            Contender("PostgreSQL, two processes, together", two, False, 1, engines),
            Contender("PostgreSQL, two processes, apart", two, True, 1, engines),
            Contender("PostgreSQL, two, together, twice the tables", two, False, 2, engines),
        ]
        return measure(contenders, crowd, options)


def main(arguments: list[str] | None = None) -> int:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=250)
    parser.add_argument("--moves", type=int, default=40, help="moves at each table in each slice")
    parser.add_argument("--pace", type=float, default=300.0, help="moves a second of the paced load")
    parser.add_argument("--slices", type=int, default=3, help="of each kind")
    parser.add_argument("--modes", nargs="+", choices=("paced", "unpaced"), default=("paced", "unpaced"))
    parser.add_argument("--generators", type=int, default=1, help="processes that send moves")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--json", action="store_true")
    options = parser.parse_args(arguments)
    allow_connections(4 * options.tables + 200)
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        figures = all_of_them(options, Path(folder))
    if options.json:
        print(json.dumps(figures))
    else:
        show(figures, options)
    return 0


if __name__ == "__main__":
    sys.exit(main())
