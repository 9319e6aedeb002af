"""How the number of stored tables affects a server's start: time, processor time and memory.

    python -m bench.server_start [--tables N ...] [--slices N] [--json]

Every table is a copy of one at which two people have played 8 moves without a clock. The server is asked for its
health once, and its memory is read when it is idle. Slices alternate; the figures are medians.
"""

from __future__ import annotations

import asyncio
import json
import random
import statistics
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

from bench.load.playing import Load, play
from bench.load.processes import UNLIMITED, load_average, tilewright_server, wait_until_quiet
from bench.load.running import options_of
from bench.load.tables import Api, make_tables
from tilewright.server.serving import run
from tilewright.server.store import WholeTable
from tilewright.server.store.opening import open_store

AT_ONCE = 1000
MOVES = 8


async def play_one(port: int) -> None:
    """Make one table and play some moves there."""
    ((table, players),) = make_tables(port, 1, random.Random(1))
    await asyncio.gather(*(player.sit(port) for player in players))
    await play([table], Load(MOVES), lambda: 0.0)


async def copied(folder: Path) -> WholeTable:
    """The only table in a store, with everything that belongs to it."""
    store = await open_store(folder)
    try:
        (found,) = await store.list_tables()
        return await store.read_whole(found.table)
    finally:
        await store.close()


async def fill(folder: Path, table: WholeTable, number: int) -> None:
    """Fill a store with copies of a table."""
    store = await open_store(folder)
    try:
        for start in range(0, number, AT_ONCE):
            copies = range(start, min(start + AT_ONCE, number))
            await asyncio.gather(*(store.create_whole(renamed(table, copy)) for copy in copies))
    finally:
        await store.close()


def renamed(table: WholeTable, copy: int) -> WholeTable:
    """A copy of a table's rows under another name."""
    return table._replace(stored=table.stored._replace(table=f"copy{copy:08}"), invite=copy.to_bytes(32))


def start(folder: Path) -> dict[str, float]:
    """Start a server once."""
    began = time.perf_counter()
    with tilewright_server(folder, *UNLIMITED) as server:
        health = json.loads(Api(server.port).get("/api/health"))
        seconds = time.perf_counter() - began
        wait_until_quiet(server, 60)
        return {
            "seconds": seconds,
            "cpu_seconds": server.cpu(),
            "megabytes": server.memory() / 1e6,
            "in_memory": health["tables"],
        }


def measure(folder: Path, numbers: list[int], slices: int) -> dict[int, dict[str, float]]:
    """Fill a store for each number of tables, and start servers in turns."""
    with tilewright_server(folder / "one", *UNLIMITED) as server:
        run(play_one(server.port))
    table = run(copied(folder / "one"))
    for number in numbers:
        run(fill(folder / str(number), table, number))
        print(f"{number:,} tables are made", file=sys.stderr, flush=True)
    start(folder / str(numbers[0]))  # everything compiled and in the system's cache
    found: dict[int, list[dict[str, float]]] = {number: [] for number in numbers}
    for _ in range(slices):
        for number in numbers:
            found[number].append(start(folder / str(number)))
    return {
        number: {key: statistics.median(one[key] for one in all_) for key in all_[0]} for number, all_ in found.items()
    }


def main(arguments: list[str] | None = None) -> int:
    """Measure and print."""
    parser = options_of(__doc__)
    parser.add_argument("--tables", type=int, nargs="+", default=[100, 100_000])
    parser.add_argument("--slices", type=int, default=3)
    options = parser.parse_args(arguments)
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        found: dict[int, Any] = measure(Path(folder), options.tables, options.slices)
    if options.json:
        print(json.dumps(found))
        return 0
    print(f"load average {load_average():.1f}")
    for number, row in found.items():
        print(f"{number:>9,} tables: {row['seconds']:.2f} s until it answers, ", end="")
        print(f"{row['cpu_seconds']:.2f} s of processor time, {row['megabytes']:.0f} MB", end="")
        print(f", {row['in_memory']:.0f} tables in memory")
    return 0


if __name__ == "__main__":
    sys.exit(main())
