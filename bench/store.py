"""Events per second through the store's interface, compared with bare SQLite that writes the same rows.

    python bench/store.py [--tables N] [--seconds S] [--slices N] [--folder PATH] [--json]

Each table appends one event at a time and waits until it is committed, as a server does. "Bare" writes one row for each
table in one transaction by `executemany`, with the same durability but without checking sequence numbers, summaries and
answers. Short slices alternate, so that other processes slow both down alike; the figures are medians. "CPU" is the
processor time of the process for one event, with the event loop.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import sqlite3
import statistics
import sys
import tempfile
import time
from pathlib import Path

from tilewright.server.store import Summary
from tilewright.server.store.sqlite import SqliteStore
from tilewright.server.store.sqlite.schema import connect_writer, migrate

BAR = 15_000
BODY = b'{"kind":"move","seat":1,"move":"3b4","clock":[412.5,388.1],"key":"0123456789abcdef0123456789abcdef"}'
GOING = Summary(finished=False, started=True, seats=2, people=2)


class Slice:
    """Wall and processor time of a block, and the events that it wrote."""

    def __init__(self) -> None:
        self.events = 0

    def __enter__(self) -> Slice:
        self._wall, self._cpu = time.perf_counter(), time.process_time()
        return self

    def __exit__(self, *_: object) -> None:
        self.wall = time.perf_counter() - self._wall
        self.cpu = time.process_time() - self._cpu

    @property
    def rate(self) -> float:
        return self.events / self.wall

    @property
    def microseconds(self) -> float:
        """Processor time for an event."""
        return self.cpu / self.events * 1e6


async def append_for_a_while(store: SqliteStore, table: str, after: int, until: float, waits: list[float]) -> int:
    """One table: the next event when the last is committed; returns the last sequence number."""
    while (asked := time.perf_counter()) < until:
        await store.append(table, after, (BODY,), time.time(), GOING)
        waits.append(time.perf_counter() - asked)
        after += 1
    return after


def bare(connection: sqlite3.Connection, tables: int, seq: int, until: float) -> int:
    """Write transactions until the time is up; returns the last sequence number."""
    insert = "INSERT INTO events (table_id, seq, time, checksum, body) VALUES (?, ?, ?, ?, ?)"
    while time.perf_counter() < until:
        seq += 1
        connection.execute("BEGIN IMMEDIATE")
        connection.executemany(insert, [(table, seq, time.time(), 12345, BODY) for table in range(tables)])
        connection.execute("COMMIT")
    return seq


async def measure(folder: Path, tables: int, seconds: float, slices: int) -> dict[str, float]:
    """Measure both, alternating."""
    store = await SqliteStore.open(folder / "store.db")
    plain = connect_writer(folder / "bare.db", create=True)
    migrate(plain)
    names = [f"table-{number}" for number in range(tables)]
    await asyncio.gather(*(store.create(name, f"invite-{name}", (BODY,), time.time(), GOING) for name in names))
    lasts, seq = [1] * tables, 0
    ours, theirs, waits = [], [], list[float]()
    for _ in range(slices):
        with Slice() as slice_:
            until = time.perf_counter() + seconds
            work = zip(names, lasts, strict=True)
            reached = await asyncio.gather(*(append_for_a_while(store, *one, until, waits) for one in work))
            slice_.events = sum(reached) - sum(lasts)
        lasts = reached
        ours.append(slice_)
        with Slice() as slice_:
            before, seq = seq, bare(plain, tables, seq, time.perf_counter() + seconds)
            slice_.events = (seq - before) * tables
        theirs.append(slice_)
    for name, last in zip(names, lasts, strict=True):
        assert len(await store.read(name)) == last
    await store.close()
    plain.close()
    return {
        "events_per_second": statistics.median(one.rate for one in ours),
        "cpu_us": statistics.median(one.microseconds for one in ours),
        "bare_events_per_second": statistics.median(one.rate for one in theirs),
        "bare_cpu_us": statistics.median(one.microseconds for one in theirs),
        "ratio": statistics.median(one.rate / other.rate for one, other in zip(ours, theirs, strict=True)),
        "wait_median_ms": statistics.median(waits) * 1e3,
        "wait_p99_ms": statistics.quantiles(waits, n=100)[-1] * 1e3,
    }


def main(arguments: list[str] | None = None) -> int:
    """Measure and print; 1 when the target is missed."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=250)
    parser.add_argument("--seconds", type=float, default=1.0, help="length of a slice")
    parser.add_argument("--slices", type=int, default=5, help="of each kind")
    parser.add_argument("--folder", type=Path, help="where to write; default: the folder for temporary files")
    parser.add_argument("--json", action="store_true")
    options = parser.parse_args(arguments)
    with tempfile.TemporaryDirectory(dir=options.folder, ignore_cleanup_errors=True) as folder:
        found = asyncio.run(measure(Path(folder), options.tables, options.seconds, options.slices))
    if options.json:
        print(json.dumps(found))
    else:
        print(f"{'':14}{'events/s':>10}{'CPU/event':>12}")
        print(f"{'the store':14}{found['events_per_second']:10,.0f}{found['cpu_us']:9.1f} µs")
        print(f"{'bare SQLite':14}{found['bare_events_per_second']:10,.0f}{found['bare_cpu_us']:9.1f} µs")
        print(f"ratio of events/s {found['ratio']:.2f}; an append waits {found['wait_median_ms']:.1f} ms, ", end="")
        print(f"99 of 100 less than {found['wait_p99_ms']:.1f} ms, with {options.tables} tables at once")
        print(f"target: {BAR:,} events/s")
    return 0 if found["events_per_second"] >= BAR else 1


if __name__ == "__main__":
    sys.exit(main())
