"""Random faults under load: several processes on PostgreSQL and Redis behind nginx, and clients that keep playing.

    python -m bench.server_faults [--faults N] [--tables N] [--processes N] [--pause S] [--kinds NAMES] [--minutes N]

Pairs of clients play one game after the other, each client wherever nginx sends it. At random moments something fails:

    kill       a process is killed and started again
    restart    a process is stopped with SIGTERM and started again
    freeze     a process is suspended for longer than its lease, then resumed
    database   PostgreSQL is restarted, with its connections cut
    crash      PostgreSQL crashes and is started again
    gone       PostgreSQL is away for some seconds
    minute     PostgreSQL is away for a minute
    full       PostgreSQL's disk is full for some seconds (only root can do that)
    broker     Redis is killed and started again, empty
    pause      Redis is suspended for some seconds
    slow       what a process sends to PostgreSQL and Redis, and what they answer, takes 0.2 s longer for a while
    cut        nothing passes between a process and PostgreSQL and Redis for longer than its lease, without a reset
    there      nothing that a process sends to PostgreSQL gets there
    back       nothing that PostgreSQL sends to a process gets there
    mute       nothing that a process sends to Redis gets there
    deaf       nothing that Redis sends to a process gets there
    reset      the connections of a process to PostgreSQL and Redis break

After each fault every pair that is at a table must get an acknowledgement of a move that was sent since. The seconds
until then include thinking time. They count from the beginning of kill, restart, freeze and slow, from the end of other
faults, and for a table that is made later, from its making. At the end the log of every game is compared with what each
client sent and received, as in bench.server_kill; and no client may have received what only servers may know.
"""

from __future__ import annotations

import asyncio
import json
import os
import random
import signal
import sys
import tempfile
import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from bench.load.engines import Nginx, Postgres, Redis, free_port
from bench.load.judging import stop_and_judge
from bench.load.network import Network
from bench.load.processes import UNLIMITED, ServerProcess, allow_connections, tilewright_server
from bench.load.resuming import Pair
from bench.load.running import options_of
from tilewright.server.serving import run

LINES_OF_A_TRACEBACK = 60
LONGEST_CALM_S = 1.0
PATIENCE_S = 120.0
BETWEEN_PAIRS_S, START_S = 0.04, 300.0
FREEZE_S = 30.0
"""Longer than a lease."""
GONE_S = 5.0
MINUTE_S = 60.0
FULL_S = 12.0
PAUSE_S = 5.0
SLOW_S, DELAY_S = 10.0, 0.2
CUT_S = 12.0
"""Longer than a lease."""
DISK_MB = 768
BAR_S = 15.0


class Machines:
    """Everything that can fail."""

    def __init__(self, folder: Path, processes: int, *, small_disk: bool = False) -> None:
        """With `small_disk`, PostgreSQL's disk can be filled."""
        self._folder = folder
        self.database = Postgres(DISK_MB if small_disk else None)
        self.broker = Redis()
        self.network = Network([self.database.port, self.broker.port] * processes)
        self.ports = [free_port() for _ in range(processes)]
        self.servers = [self._serve(which) for which in range(processes)]
        self.proxy = Nginx(self.ports)

    def _serve(self, which: int) -> ServerProcess:
        to_database, to_broker = (self.network.ports[link] for link in links_of(which))
        database = self.database.url.replace(f":{self.database.port}/", f":{to_database}/")
        shared = ("--store", database, "--broker", f"redis://127.0.0.1:{to_broker}")
        return tilewright_server(self._folder, *UNLIMITED, *shared, port=self.ports[which])

    def close(self) -> None:
        """End everything."""
        self.proxy.remove()
        for server in self.servers:
            server.stop()
        self.network.remove()
        self.broker.remove()
        self.database.remove()

    def cause(self, kind: str, which: int) -> None:
        """Cause a fault; `which` is the process it affects, if it affects one. Returns when the fault is over."""
        links = links_of(which)
        match kind:
            case "kill" | "restart":
                self.servers[which].kill() if kind == "kill" else self.servers[which].stop()
                self.servers[which] = self._serve(which)
            case "freeze":
                suspend(self.servers[which].pid, FREEZE_S)
            case "database":
                self._lose_database(0.0)
            case "crash":
                self._lose_database(0.0, "immediate")
            case "gone":
                self._lose_database(GONE_S)
            case "minute":
                self._lose_database(MINUTE_S)
            case "full":
                self.database.fill()
                time.sleep(FULL_S)
                self.database.make_room()
            case "broker":
                self.broker.kill()
                time.sleep(1)
                self.broker.start()
            case "pause":
                suspend(self.broker.pid, PAUSE_S)
            case "slow":
                self._disturb(links, SLOW_S, delay=DELAY_S)
            case "cut":
                self._disturb(links, CUT_S, there=False, back=False)
            case "there":
                self._disturb(links[:1], CUT_S, there=False)
            case "back":
                self._disturb(links[:1], CUT_S, back=False)
            case "mute":
                self._disturb(links[1:], CUT_S, there=False)
            case "deaf":
                self._disturb(links[1:], CUT_S, back=False)
            case "reset":
                for link in links:
                    self.network.reset(link)

    def _lose_database(self, seconds: float, mode: str = "fast") -> None:
        self.database.stop(mode)
        time.sleep(seconds)
        self.database.start()

    def _disturb(self, links: Sequence[int], seconds: float, **how: Any) -> None:
        for link in links:
            self.network.set(link, **how)
        time.sleep(seconds)
        for link in links:
            self.network.heal(link)


def suspend(pid: int, seconds: float) -> None:
    """Let a process stand still for a while."""
    os.kill(pid, signal.SIGSTOP)
    time.sleep(seconds)
    os.kill(pid, signal.SIGCONT)


def links_of(which: int) -> tuple[int, int]:
    """The numbers of a process's links to PostgreSQL and to Redis."""
    return 2 * which, 2 * which + 1


FROM_THE_BEGINNING = ("kill", "restart", "freeze", "slow")
"""Tables must continue while these faults last."""
OF_ENGINES = ("database", "crash", "gone", "minute", "full", "broker", "pause")
OF_THE_NETWORK = ("slow", "cut", "there", "back", "mute", "deaf", "reset")
KINDS = ("kill", "restart", "freeze", *OF_ENGINES, *OF_THE_NETWORK)


async def fail_again_and_again(
    folder: Path, kinds: list[str], tables: int, processes: int, pause: float, seed: int, minutes: float = 1e9
) -> dict[str, Any]:
    """Run the test with one fault of each of `kinds`, in this order; errors are in `wrong`.

    No fault begins after `minutes`.
    """
    chance = random.Random(seed)
    asyncio.get_running_loop().set_default_executor(ThreadPoolExecutor(64))  # for pairs that make tables
    machines = await asyncio.to_thread(Machines, folder, processes, small_disk="full" in kinds)
    port = machines.proxy.port
    pairs = [Pair(random.Random(chance.random()), pause, watchful=True) for _ in range(tables)]
    playing = []
    waits: dict[str, list[float]] = {}
    try:
        for pair in pairs:  # not all at once
            playing.append(asyncio.create_task(pair.play(lambda: port)))
            await asyncio.sleep(BETWEEN_PAIRS_S)
        await all_play_on(pairs, START_S)
        until = time.monotonic() + 60 * minutes
        for kind in kinds:
            if time.monotonic() > until:
                break
            await asyncio.sleep(chance.uniform(0, LONGEST_CALM_S))
            waited = await fail(machines, kind, chance.randrange(processes), pairs)
            waits.setdefault(kind, []).append(waited)
            moves = sum(pair.moves for pair in pairs)
            print(f"{kind}: every table continued after {waited:.1f} s; {moves:,} moves", file=sys.stderr, flush=True)
        await all_play_on(pairs)
        found = await stop_and_judge(port, pairs, playing)
        said = [server.errors() for server in machines.servers]
    except TimeoutError as error:
        logs = [server.errors()[-20000:] for server in machines.servers]
        stuck = [pair.state for pair in pairs]
        raise RuntimeError("\n".join([f"after {waits}: a table does not continue", *logs, *stuck])) from error
    finally:
        for task in playing:
            task.cancel()
        await asyncio.to_thread(machines.close)
    return {
        **found,
        "faults": sum(map(len, waits.values())),
        "kinds": {kind: len(times) for kind, times in waits.items()},
        "waits": {kind: round(max(times), 1) for kind, times in waits.items()},
        "wrong": found["wrong"] + [trace for text in said for trace in tracebacks(text)],
    }


def tracebacks(text: str) -> list[str]:
    """The tracebacks in a server's log, each with the lines before and after it."""
    lines = text.splitlines()
    return [
        "\n".join(lines[max(0, at - 3) : at + LINES_OF_A_TRACEBACK])
        for at, line in enumerate(lines)
        if "Traceback" in line
    ]


async def fail(machines: Machines, kind: str, which: int, pairs: list[Pair]) -> float:
    """Cause a fault; returns the seconds until every pair has an acknowledged move."""
    failing = asyncio.ensure_future(asyncio.to_thread(machines.cause, kind, which))
    if kind not in FROM_THE_BEGINNING:
        await failing
    waited = await all_play_on(pairs)
    await failing
    return waited


async def all_play_on(pairs: list[Pair], patience: float = PATIENCE_S) -> float:
    """Wait until every pair with a table has an acknowledged move that was sent from now on; raises TimeoutError.

    Returns how many seconds the last table took.
    """
    began = time.perf_counter()
    is_late = False
    longest = 0.0
    async with asyncio.timeout(patience):
        while left := [pair for pair in pairs if pair.proved < began and (pair.has_table or not pair.games)]:
            await asyncio.sleep(0.05)
            now = time.perf_counter()
            longest = max(longest, *(now - max(began, pair.seated) for pair in left))
            if not is_late and longest > BAR_S:
                is_late = True
                print("late:", *(pair.state for pair in left[:5]), sep="\n    ", file=sys.stderr, flush=True)
    return longest


def in_turn(kinds: Sequence[str], count: int, chance: random.Random) -> list[str]:
    """`count` kinds of faults: all of them in a random order, repeatedly."""
    found: list[str] = []
    while len(found) < count:
        found += chance.sample(kinds, len(kinds))
    return found[:count]


def main(arguments: list[str] | None = None) -> int:
    """Cause faults, compare and print; 1 when anything is wrong."""
    parser = options_of(__doc__)
    parser.add_argument("--faults", type=int, default=60)
    parser.add_argument("--tables", type=int, default=250)
    parser.add_argument("--processes", type=int, default=3)
    parser.add_argument("--pause", type=float, default=2.0, help="seconds that people think")
    parser.add_argument("--kinds", nargs="+", choices=KINDS, default=KINDS)
    parser.add_argument("--minutes", type=float, default=1e9, help="begin no fault after this time")
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args(arguments)
    allow_connections(8 * options.tables + 200)
    kinds = in_turn(options.kinds, options.faults, random.Random(options.seed))
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        load = (options.tables, options.processes, options.pause, options.seed)
        found = run(fail_again_and_again(Path(folder), kinds, *load, options.minutes))
    if options.json:
        print(json.dumps(found))
    else:
        print(f"{found['faults']} faults ({', '.join(f'{kind} {n}' for kind, n in found['kinds'].items())}), ", end="")
        print(f"{found['games']} games, {found['acknowledged']:,} moves acknowledged, ", end="")
        print(f"{found['resumed']} reconnections")
        print(f"refused: {found['refused'] or 'nothing'}")
        waits = ", ".join(f"{kind} {seconds}" for kind, seconds in found["waits"].items())
        print(f"longest time until every table continued, in seconds: {waits} (target: {BAR_S:.0f})")
        print("\n".join(found["wrong"]) or "no move lost, none applied twice, nothing shown that must stay secret")
    return int(bool(found["wrong"]))


if __name__ == "__main__":
    sys.exit(main())
