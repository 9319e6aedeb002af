"""A full lobby in one process: how soon a change reaches everybody, processor time, memory.

    python -m bench.server_lobby [--people N] [--seconds N] [--json]

People come from 127.0.1.1 and the next addresses, 20 of each, so that the server's usual limits hold. While it
measures, each second one open seat is offered (and withdrawn ten seconds later), and two people look for a game with
anybody; paired people sit down with `POST /api/join`. The time of a change runs from sending the request that offers
the seat until a client has read it. The clients are one process on the same machine, so the times include their work.
"""

from __future__ import annotations

import asyncio
import json
import statistics
import sys
from itertools import count
from typing import Any

from bench.load.processes import ServerProcess, allow_connections, load_average, wait_until_quiet
from bench.load.running import few_at_a_time, options_of, temporary_server
from bench.load.sockets import Socket, connect
from bench.load.tables import Api
from tilewright.server.serving import run

PATH = "/api/lobby"
OF_ADDRESS = 20
OPEN_S = 10
FINDS_A_SECOND = 2
WARM = 200
BARS = {"slowest_ms": 500.0, "cpu": 0.5, "kb_each": 30.0}
SEATS = [{"who": "person", "name": "Ana"}, {"who": "open"}]
CLOCK = {"reserve": 300, "increment": 5}


class Lobby:
    """All clients together: identical messages are read once."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.told: dict[str, list[float]] = {}
        """By table: the event loop's times at which clients were told of its open seat."""
        self.sent: dict[str, float] = {}
        self.messages = 0
        self.paired = 0
        self.began = 0
        self._tables: dict[bytes, list[str]] = {}
        self._numbers = count(1)
        self._joining: set[asyncio.Task[None]] = set()

    async def enter(self, number: int) -> Socket:
        seen = asyncio.get_running_loop().create_future()
        source = f"127.0.1.{1 + number // OF_ADDRESS}"

        def hear(socket: Socket, text: bytes) -> None:
            if text.startswith(b'{"type":"changed"'):
                self._note(text)
            elif text.startswith(b'{"type":"lobby"') and not seen.done():
                seen.set_result(None)
            elif text.startswith(b'{"type":"paired"'):
                self.paired += 1
                task = asyncio.get_running_loop().create_task(self._join(socket, json.loads(text), source))
                self._joining.add(task)
                task.add_done_callback(self._joining.discard)
            elif text.startswith(b'{"type":"began"'):
                self.began += 1

        socket = await connect(self.port, PATH, hear, source=source)
        socket.send(json.dumps({"type": "hello", "device": f"device-{number:012}"}).encode())
        await seen
        return socket

    def _note(self, text: bytes) -> None:
        self.messages += 1
        tables = self._tables.get(text)
        if tables is None:
            if len(self._tables) > 100:
                self._tables.clear()
            tables = self._tables[text] = [each["table"] for each in json.loads(text).get("open", ())]
        now = asyncio.get_running_loop().time()
        for table in tables:
            self.told.setdefault(table, []).append(now)

    async def _join(self, socket: Socket, paired: dict[str, Any], source: str) -> None:
        api = Api(self.port, source)
        await asyncio.to_thread(api.post, "/api/invites", {"invite": paired["invite"]})
        seated = await asyncio.to_thread(api.post, "/api/join", {"invite": paired["invite"], "name": "Bo"})
        self.ask(socket, "keep", table=paired["table"], secret=seated["secret"])

    def ask(self, socket: Socket, kind: str, **fields: Any) -> None:
        socket.send(json.dumps({"type": kind, "id": next(self._numbers), **fields}).encode())

    async def offer(self, socket: Socket, number: int) -> None:
        """Offer a seat, and withdraw it later."""
        api = Api(self.port, f"127.0.1.{1 + number // OF_ADDRESS}")
        began = asyncio.get_running_loop().time()
        made = await asyncio.to_thread(api.post, "/api/tables", {"seats": SEATS, "public": True, "clock": CLOCK})
        self.sent[made["table"]] = began
        self.ask(socket, "keep", table=made["table"], secret=made["secret"])
        await asyncio.sleep(OPEN_S)
        self.ask(socket, "withdraw", table=made["table"], secret=made["secret"])


async def measure(server: ServerProcess, people: int, seconds: int) -> dict[str, float]:
    """Fill the lobby, make changes, and measure."""
    lobby = Lobby(server.port)
    for socket in await few_at_a_time(lobby.enter, range(people, people + WARM)):
        socket.abort()
    await asyncio.sleep(1)
    wait_until_quiet(server)
    before = server.memory()
    sockets = await few_at_a_time(lobby.enter, range(people))
    await asyncio.sleep(2)
    kb_each = (server.memory() - before) / people / 1e3
    idle, began = server.cpu(), asyncio.get_running_loop().time()
    await asyncio.sleep(5)
    idle_share = (server.cpu() - idle) / (asyncio.get_running_loop().time() - began)
    lobby.messages = 0
    used, began = server.cpu(), asyncio.get_running_loop().time()
    tasks = []
    for second in range(seconds):
        tasks.append(asyncio.create_task(lobby.offer(sockets[second], second)))
        for place in range(FINDS_A_SECOND):
            wishes = {"players": 2, "sides": ["coloured"], "clocks": ["5+5"]}
            lobby.ask(sockets[-1 - FINDS_A_SECOND * second - place], "find", **wishes)
        await asyncio.sleep(1)
    passed = asyncio.get_running_loop().time() - began
    cpu = (server.cpu() - used) / passed
    await asyncio.gather(*tasks)
    assert all(socket.is_open for socket in sockets)
    told = {table: [at - sent for at in lobby.told[table][:people]] for table, sent in lobby.sent.items()}
    assert all(len(each) == people for each in told.values()), "somebody was not told"
    cuts = statistics.quantiles([delay for each in told.values() for delay in each], n=100)
    slowest = sorted(max(each) for each in told.values())
    return {
        "people": people,
        "changes": len(told),
        "p50_ms": cuts[49] * 1000,
        "p99_ms": cuts[98] * 1000,
        "all_reached_ms": statistics.median(slowest) * 1000,
        "slowest_ms": slowest[-1] * 1000,
        "messages_a_person_a_second": lobby.messages / people / passed,
        "cpu": cpu,
        "idle_cpu": idle_share,
        "kb_each": kb_each,
        "paired": lobby.paired,
        "began": lobby.began,
        "load": load_average(),
    }


def main(arguments: list[str] | None = None) -> int:
    """Measure and print; 1 when a target is missed."""
    parser = options_of(__doc__)
    parser.add_argument("--people", type=int, default=2000)
    parser.add_argument("--seconds", type=int, default=30)
    options = parser.parse_args(arguments)
    allow_connections(options.people + 500)
    with temporary_server() as server:
        found = run(measure(server, options.people, options.seconds))
    if options.json:
        print(json.dumps(found))
    else:
        print(
            f"{found['people']:,.0f} people; {found['changes']:.0f} seats offered, {found['paired']:.0f} people paired"
        )
        print(f"a change reached a person after {found['p50_ms']:.0f} ms (median), {found['p99_ms']:.0f} ms (99%)")
        print(f"it reached all after {found['all_reached_ms']:.0f} ms (median), {found['slowest_ms']:.0f} ms (slowest)")
        print(f"messages to a person in a second: {found['messages_a_person_a_second']:.1f}")
        print(f"processor time: {found['cpu']:.0%} of a core; when nothing happens {found['idle_cpu']:.0%}")
        print(f"memory: {found['kb_each']:.1f} kB a person; load average of the machine: {found['load']:.1f}")
    return int(any(found[name] > bar for name, bar in BARS.items()))


if __name__ == "__main__":
    sys.exit(main())
