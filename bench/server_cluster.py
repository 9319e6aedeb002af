"""One process on SQLite, one on PostgreSQL, and two that share it: moves a second, latency, processor time for a move.

    python -m bench.server_cluster [--tables N] [--moves N] [--pace N] [--slices N] [--generators N]

Two clients play at each table. With two processes, half of the tables belong to each; "together" both clients are at
the process that owns their table, "apart" one of them is at the other process, which relays. Two processes with twice
the tables show the capacity: each then has the same load, and should have the same p99, as one alone. "CPU" is the
processor time of the server processes for one move; "engines" is that of PostgreSQL and Redis. Short slices alternate,
so that other programs slow all down alike; the figures are medians. The clients run in `--generators`
processes: choose enough to keep two servers busy, if there are cores for them.
"""

from __future__ import annotations

import argparse
import json
import statistics
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from functools import partial
from itertools import count
from pathlib import Path
from typing import Any

from bench.load.comparing import in_turn, load_options, show
from bench.load.crowd import Crowd, Place
from bench.load.engines import Postgres, Redis
from bench.load.playing import Load, Measured, medians
from bench.load.processes import (
    UNLIMITED,
    ServerProcess,
    allow_connections,
    cpu_of_family,
    tilewright_server,
    wait_until_quiet,
)

Slice = tuple[Measured, float]
"""What was measured, and the processor time of PostgreSQL and Redis for a move in microseconds."""


def contender(
    crowd: Crowd, seeds: Iterator[int], servers: list[ServerProcess], tables: int, *, apart: bool, engines: list[int]
) -> Callable[[Load], Slice]:
    """Plays a load at new tables of these servers; only the playing is measured."""
    ports = [server.port for server in servers]
    places = []
    for number in range(tables):
        here, there = (ports[place % len(ports)] for place in (number, number + apart))
        places.append(Place(here, (here, there)))

    def one_slice(load: Load) -> Slice:
        crowd.seat(places, load, next(seeds))
        wait_until_quiet(servers[0], 3)
        before = sum(map(cpu_of_family, engines))
        measured = crowd.play(lambda: sum(server.cpu() for server in servers))
        return measured, (sum(map(cpu_of_family, engines)) - before) / max(1, measured.moves) * 1e6

    return one_slice


def measure(options: argparse.Namespace, folder: Path) -> dict[str, Any]:
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
        made = partial(contender, crowd, count(options.seed, 1000))
        tables, engines = options.tables, [database.pid, broker.pid]
        found = in_turn(
            {
                "SQLite, one process": made([alone], tables, apart=False, engines=[]),
                "PostgreSQL, one process": made(two[:1], tables, apart=False, engines=engines),
                "PostgreSQL, two processes, together": made(two, tables, apart=False, engines=engines),
                "PostgreSQL, two processes, apart": made(two, tables, apart=True, engines=engines),
                "PostgreSQL, two, together, twice the tables": made(two, 2 * tables, apart=False, engines=engines),
            },
            options,
        )
    return {
        mode: {
            name: {
                **medians([one for one, _ in slices]),
                "engines_us_per_move": statistics.median(used for _, used in slices),
            }
            for name, slices in contenders.items()
        }
        for mode, contenders in found.items()
    }


def main(arguments: list[str] | None = None) -> int:
    """Measure and print."""
    parser = load_options(__doc__, pace=300.0)
    parser.add_argument("--generators", type=int, default=1, help="processes that send moves")
    options = parser.parse_args(arguments)
    allow_connections(4 * options.tables + 200)
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        figures = measure(options, Path(folder))
    if options.json:
        print(json.dumps(figures))
        return 0
    show(figures, options)
    if "unpaced" in figures:
        names = ("one process", "two, together, twice the tables")
        one, two = (figures["unpaced"][f"PostgreSQL, {name}"] for name in names)
        times, later = (two[key] / one[key] for key in ("moves_per_second", "done_p99_ms"))
        print(f"two processes with twice the tables carry {times:.2f} times the moves of one (target: 1.8)", end="")
        print(f" with {later:.2f} times its p99")
    return 0


if __name__ == "__main__":
    sys.exit(main())
