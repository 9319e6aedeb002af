"""Repeated `kill -9` under load: no acknowledged move is lost or applied twice, and all clients resume.

    python -m bench.server_kill [--kills N] [--tables N] [--pause S] [--json]

Pairs of clients play one game after the other at tables of `tilewright serve`. At random moments the server is killed
and started again on the same data. Between two kills every pair must play a few moves. At the end the log of every game
is compared with what each client sent and received: every event has the sequence number under which it was received,
every move was sent for the turn in which it was played, and the record follows the rules.
"""

from __future__ import annotations

import asyncio
import json
import random
import sys
import tempfile
from pathlib import Path
from typing import Any

from bench.load.judging import stop_and_judge
from bench.load.processes import UNLIMITED, allow_connections, tilewright_server
from bench.load.resuming import Pair
from bench.load.running import options_of
from tilewright.server.serving import run

LONGEST_CALM_S = 1.0
PATIENCE_S = 180.0


async def kill_again_and_again(folder: Path, kills: int, tables: int, pause: float, seed: int) -> dict[str, Any]:
    """Run the test; errors are in `wrong`."""
    chance = random.Random(seed)
    server = tilewright_server(folder, *UNLIMITED)
    port = server.port
    pairs = [Pair(random.Random(chance.random()), pause) for _ in range(tables)]
    playing = [asyncio.create_task(pair.play(lambda: port)) for pair in pairs]
    try:
        for _ in range(kills):
            await all_play_on(pairs)
            await asyncio.sleep(chance.uniform(0, LONGEST_CALM_S))
            await asyncio.to_thread(server.kill)
            server = await asyncio.to_thread(tilewright_server, folder, *UNLIMITED, port=port)
        await all_play_on(pairs)
        found = await stop_and_judge(port, pairs, playing)
    finally:
        for task in playing:
            task.cancel()
        await asyncio.to_thread(server.stop)
    return {"kills": kills, **found}


async def all_play_on(pairs: list[Pair]) -> None:
    """Wait until every pair has played a few more moves; raises TimeoutError."""
    before = [pair.moves for pair in pairs]
    async with asyncio.timeout(PATIENCE_S):
        while any(pair.moves < moves + 3 for pair, moves in zip(pairs, before, strict=True)):
            await asyncio.sleep(0.02)


def main(arguments: list[str] | None = None) -> int:
    """Kill, compare and print; 1 when anything is wrong."""
    parser = options_of(__doc__)
    parser.add_argument("--kills", type=int, default=20)
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--pause", type=float, default=0.1, help="seconds that people think")
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args(arguments)
    allow_connections(8 * options.tables + 200)
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        found = run(kill_again_and_again(Path(folder), options.kills, options.tables, options.pause, options.seed))
    if options.json:
        print(json.dumps(found))
    else:
        print(f"{found['kills']} kills, {found['games']} games, {found['acknowledged']:,} moves acknowledged, ", end="")
        print(f"{found['unanswered']} without an answer, {found['resumed']} reconnections")
        print(f"refused: {found['refused'] or 'nothing'}")
        print("\n".join(found["wrong"]) or "no move lost, none applied twice, all clients resumed")
    return int(bool(found["wrong"]))


if __name__ == "__main__":
    sys.exit(main())
