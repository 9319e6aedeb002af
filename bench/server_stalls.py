"""Stalls of the event loop while all search threads are busy, seen as late answers to pings.

    python -m bench.server_stalls [--seconds S] [--tables N] [--level N] [--json]

Many tables at which the computer plays itself keep every search thread of `tilewright serve` busy. One client sends a
ping every few milliseconds and measures how late each pong is. The same is measured first without searches: the
difference is due to them.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import statistics
import sys
import time

from bench.load.processes import UNLIMITED, ServerProcess, load_average, wait_until_quiet
from bench.load.running import options_of, temporary_server
from bench.load.sockets import Socket, connect
from bench.load.tables import PATH, Api
from tilewright.server.serving import run

BAR_MS = 50.0
EVERY_S = 0.004


async def ping(port: int, seconds: float) -> list[float]:
    """Milliseconds until each pong."""
    sent: dict[int, float] = {}
    late: list[float] = []

    def hear(_: Socket, text: bytes) -> None:
        message = json.loads(text)
        if message["type"] == "pong":
            late.append((time.perf_counter() - sent.pop(message["id"])) * 1e3)

    socket = await connect(port, PATH, hear)
    until = time.perf_counter() + seconds
    number = 0
    while time.perf_counter() < until:
        number += 1
        sent[number] = time.perf_counter()
        socket.send(b'{"type":"ping","id":%d}' % number)
        await asyncio.sleep(EVERY_S)
    while sent:
        await asyncio.sleep(EVERY_S)
    socket.abort()
    return late


def figures(late: list[float]) -> dict[str, float]:
    """Statistics of the delays."""
    thousandths = statistics.quantiles(late, n=1000)
    return {"pings": len(late), "median_ms": thousandths[499], "p999_ms": thousandths[-1], "longest_ms": max(late)}


async def measure(server: ServerProcess, options: argparse.Namespace) -> dict[str, dict[str, float]]:
    """Measure without searches, then with them."""
    wait_until_quiet(server, 120)
    idle = await ping(server.port, options.seconds)
    api = Api(server.port)
    for _ in range(options.tables):
        made = api.post("/api/tables", {"seats": [{"who": "computer", "level": options.level}] * 2})
        watcher = await connect(server.port, PATH, lambda *_: None)  # the computer plays only where somebody watches
        watcher.send(json.dumps({"type": "hello", "table": made["table"]}).encode())
    before = server.cpu()
    thinking = await ping(server.port, options.seconds)
    busy = (server.cpu() - before) / options.seconds
    return {"idle": figures(idle), "thinking": {**figures(thinking), "cores_busy": busy}}


def main(arguments: list[str] | None = None) -> int:
    """Measure and print; 1 when the target is missed."""
    parser = options_of(__doc__)
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--tables", type=int, default=16)
    parser.add_argument("--level", type=int, default=10)
    options = parser.parse_args(arguments)
    with temporary_server(*UNLIMITED, "--computer-pause", "0") as server:
        found = run(measure(server, options))
    if options.json:
        print(json.dumps(found))
    else:
        for name, row in zip(("without searches", "with searches"), found.values(), strict=True):
            print(f"{name:17}{row['pings']:6,.0f} pings: median {row['median_ms']:.1f} ms, ", end="")
            print(f"999 of 1000 within {row['p999_ms']:.1f} ms, longest {row['longest_ms']:.1f} ms")
        print(f"searches kept {found['thinking']['cores_busy']:.1f} cores busy; ", end="")
        print(f"load average {load_average():.1f}")
        print(f"target: the longest delay with searches less than {BAR_MS:.0f} ms above that without")
    return int(found["thinking"]["longest_ms"] - found["idle"]["longest_ms"] >= BAR_MS)


if __name__ == "__main__":
    sys.exit(main())
