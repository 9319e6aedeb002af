"""Memory of idle connections: 10,000 clients send `hello` and then nothing.

    python -m bench.server_idle [--connections N] [--watching] [--json]

Two clients sit at each table, so 5,000 tables are in memory, too; with `--watching` all clients watch one table. A few
hundred connections are opened and closed first, so that one-time costs are not counted. This process and the server
need one open file for each connection: the soft limit is raised, and if the hard limit is too low, the program ends.
"""

from __future__ import annotations

import asyncio
import json
import sys
from collections.abc import Iterator
from functools import partial
from itertools import islice

from bench.load.processes import UNLIMITED, ServerProcess, allow_connections, wait_until_quiet
from bench.load.running import few_at_a_time, options_of, temporary_server
from bench.load.sockets import Socket, connect
from bench.load.tables import PATH, Api
from tilewright.server.serving import run

BAR_MB = 300
WARM = 200


async def greet(port: int, hello: bytes) -> Socket:
    """Connect, say hello and wait for the view."""
    seen = asyncio.get_running_loop().create_future()

    def hear(_: Socket, text: bytes) -> None:
        if text.startswith(b'{"type":"view"') and not seen.done():
            seen.set_result(None)

    socket = await connect(port, PATH, hear)
    socket.send(hello)
    await seen
    return socket


def hellos(port: int, *, watching: bool) -> Iterator[bytes]:
    """Yields one client after the other: both people of a table, then those of the next."""
    api = Api(port)
    table, secrets = api.table_for_two()
    while True:
        for secret in secrets:
            yield json.dumps({"type": "hello", "table": table, **({} if watching else {"secret": secret})}).encode()
        if not watching:
            table, secrets = api.table_for_two()


async def measure(server: ServerProcess, connections: int, *, watching: bool) -> dict[str, float]:
    """Memory before and after."""
    greetings = hellos(server.port, watching=watching)
    enter = partial(greet, server.port)
    for socket in await few_at_a_time(enter, list(islice(greetings, WARM))):
        socket.abort()
    await asyncio.sleep(1)
    wait_until_quiet(server)
    before = server.memory()
    sockets = await few_at_a_time(enter, list(islice(greetings, connections)))
    await asyncio.sleep(1)
    wait_until_quiet(server, 10)
    after = server.memory()
    assert all(socket.is_open for socket in sockets)
    health = json.loads(Api(server.port).get("/api/health"))
    return {
        "connections": health["connections"],
        "tables": health["tables"],
        "before_mb": before / 1e6,
        "added_mb": (after - before) / 1e6,
        "kb_each": (after - before) / connections / 1e3,
    }


def main(arguments: list[str] | None = None) -> int:
    """Measure and print; 1 when the target is missed."""
    parser = options_of(__doc__)
    parser.add_argument("--connections", type=int, default=10_000)
    parser.add_argument("--watching", action="store_true")
    options = parser.parse_args(arguments)
    allow_connections(options.connections + 500)
    with temporary_server(*UNLIMITED, "--all-connections", str(max(WARM, options.connections) + 100)) as server:
        found = run(measure(server, options.connections, watching=options.watching))
    if options.json:
        print(json.dumps(found))
    else:
        print(f"{found['connections']:,.0f} connections, {found['tables']:,.0f} tables in memory")
        print(f"added {found['added_mb']:.0f} MB to {found['before_mb']:.0f} MB", end="")
        print(f" ({found['kb_each']:.1f} kB for each connection); target: {BAR_MB} MB")
    return int(found["added_mb"] >= BAR_MB)


if __name__ == "__main__":
    sys.exit(main())
