"""How fast moves of running games are acknowledged while reviews run, compared with the same moves without reviews.

    python -m bench.server_reviews [--seconds S] [--slices N] [--tables N] [--reviews N] [--json]

At each table one client plays random legal moves for both seats, at a steady pace. Slices without reviews and slices
with them alternate, so that other load on the machine falls on both alike. The reviews come from different addresses
and are stopped at the end of their slice, as if their clients disconnected.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import http.client
import json
import random
import statistics
import sys
import time
from typing import Any

from bench.load.people import Game
from bench.load.processes import UNLIMITED, ServerProcess, load_average, wait_until_quiet
from bench.load.running import options_of, temporary_server
from tilewright.notation import example_record
from tilewright.server.serving import run

BAR = 1.5


def ask_review(port: int, number: int) -> http.client.HTTPConnection:
    """Ask for the review of a new game, from a new address."""
    connection = http.client.HTTPConnection("127.0.0.1", port)
    record = str(example_record().with_comment(f"copy {number}"))
    headers = {"content-type": "application/json", "x-forwarded-for": f"192.0.2.{number % 250}"}
    connection.request("POST", "/api/reviews", json.dumps({"record": record}), headers)
    connection.getresponse().readline()
    return connection


async def measure(server: ServerProcess, options: argparse.Namespace) -> dict[str, Any]:
    """Alternate slices without and with reviews."""
    wait_until_quiet(server, 120)
    chance = random.Random(1)
    games = [Game(server.port, chance) for _ in range(options.tables)]
    await asyncio.gather(*(game.play(time.perf_counter() + 2) for game in games))
    waits: dict[str, list[float]] = {"without": [], "with": []}
    busy = 0.0
    for number in range(2 * options.slices):
        kind = ("without", "with")[number % 2]
        reviews = []
        if kind == "with":
            reviews = [
                await asyncio.to_thread(ask_review, server.port, number * options.reviews + each)
                for each in range(options.reviews)
            ]
        for game in games:
            game.waits.clear()
        before = server.cpu()
        await asyncio.gather(*(game.play(time.perf_counter() + options.seconds) for game in games))
        if kind == "with":
            busy += (server.cpu() - before) / options.seconds / options.slices
        waits[kind] += [wait for game in games for wait in game.waits]
        for review in reviews:
            with contextlib.suppress(OSError):
                review.sock.close()
            review.close()
        await asyncio.sleep(0.5)
    found: dict[str, Any] = {
        name: {
            "moves": len(some),
            "median_ms": statistics.median(some),
            "p99_ms": statistics.quantiles(some, n=100)[-1],
        }
        for name, some in waits.items()
    }
    return {**found, "ratio": found["with"]["p99_ms"] / found["without"]["p99_ms"], "cores_busy": busy}


def main(arguments: list[str] | None = None) -> int:
    """Measure and print; 1 when the target is missed."""
    parser = options_of(__doc__)
    parser.add_argument("--seconds", type=float, default=5.0, help="of a slice")
    parser.add_argument("--slices", type=int, default=4)
    parser.add_argument("--tables", type=int, default=20)
    parser.add_argument("--reviews", type=int, default=4)
    options = parser.parse_args(arguments)
    with temporary_server(*UNLIMITED) as server:
        found = run(measure(server, options))
    if options.json:
        print(json.dumps(found))
    else:
        for name in ("without", "with"):
            row = found[name]
            print(f"{name:8}{row['moves']:6,} moves: median {row['median_ms']:.1f} ms, p99 {row['p99_ms']:.1f} ms")
        print(f"p99 with reviews is {found['ratio']:.2f} times that without; target: at most {BAR}")
        print(f"with reviews the server kept {found['cores_busy']:.1f} cores busy; load average {load_average():.1f}")
    return int(found["ratio"] > BAR)


if __name__ == "__main__":
    sys.exit(main())
