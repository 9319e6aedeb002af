"""A network between programs that can be slow, cut or broken: small TCP relays in a separate process.

    network = Network([5432, 6379])
    network.ports          # connect to these instead
    network.set(0, delay=0.3)          # everything arrives 0.3 s later
    network.set(0, there=False)        # nothing gets there any more; what comes back still does
    network.set(0, there=False, back=False)
    network.heal(0)
    network.reset(0)       # all connections are broken

As with a real cut, no program is informed: connections stay open, and data that was sent arrives, in order, when the
network is back.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import subprocess
import sys
from collections.abc import Sequence
from typing import Any

CHUNK = 65536
MOST_WAITING = 256
"""Chunks on their way in one direction; then the sender has to wait."""
HERE = "127.0.0.1"


class Network:
    """Relays to ports of this machine, one for each."""

    def __init__(self, targets: Sequence[int]) -> None:
        self._process = subprocess.Popen(
            [sys.executable, "-m", __name__, *map(str, targets)], stdin=subprocess.PIPE, stdout=subprocess.PIPE
        )
        assert self._process.stdout is not None
        self.ports: list[int] = json.loads(self._process.stdout.readline())

    def set(self, link: int, *, delay: float = 0.0, there: bool = True, back: bool = True) -> None:
        """Set the delay of a relay, and whether data passes in each direction."""
        self._tell({"link": link, "delay": delay, "open": [there, back]})

    def heal(self, link: int) -> None:
        """Let a relay work normally again."""
        self.set(link)

    def reset(self, link: int) -> None:
        """Break all connections."""
        self._tell({"link": link, "reset": True})

    def remove(self) -> None:
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.close()
        self._process.wait()
        self._process.stdout.close()

    def _tell(self, what: dict[str, Any]) -> None:
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(json.dumps(what).encode() + b"\n")
        self._process.stdin.flush()
        self._process.stdout.readline()  # wait until it is done


class Link:
    """A relay: passes the data of its connections on, late or not at all."""

    def __init__(self, target: int) -> None:
        self._target = target
        self._delay = 0.0
        self._open = (asyncio.Event(), asyncio.Event())
        """Set while data passes: there, and back."""
        for each in self._open:
            each.set()
        self._connections: set[asyncio.Task[None]] = set()

    async def listen(self) -> int:
        """Start to listen; return the port."""
        server = await asyncio.start_server(self._accept, HERE, 0)
        port: int = server.sockets[0].getsockname()[1]
        return port

    def tell(self, what: dict[str, Any]) -> None:
        """A command of `Network`."""
        if "reset" in what:
            for each in self._connections:
                each.cancel()
            return
        self._delay = what["delay"]
        for event, is_open in zip(self._open, what["open"], strict=True):
            event.set() if is_open else event.clear()

    async def _accept(self, near: asyncio.StreamReader, to_near: asyncio.StreamWriter) -> None:
        task = asyncio.current_task()
        assert task is not None
        self._connections.add(task)
        to_far = None
        try:
            far, to_far = await asyncio.open_connection(HERE, self._target)
            ways = [self._carry(near, to_far, self._open[0]), self._carry(far, to_near, self._open[1])]
            async with asyncio.TaskGroup() as group:
                for way in ways:
                    group.create_task(way)
        except (OSError, ExceptionGroup, asyncio.CancelledError):
            pass
        finally:
            self._connections.discard(task)
            for writer in (to_near, to_far):
                if writer is not None:
                    writer.transport.abort()

    async def _carry(self, source: asyncio.StreamReader, to: asyncio.StreamWriter, is_open: asyncio.Event) -> None:
        """One direction, until the connection ends."""
        way: asyncio.Queue[tuple[float, bytes]] = asyncio.Queue(MOST_WAITING)
        loop = asyncio.get_running_loop()

        async def read() -> None:
            while True:
                try:
                    data = await source.read(CHUNK)
                except OSError:
                    data = b""
                await way.put((loop.time() + self._delay, data))
                if not data:
                    return

        reading = loop.create_task(read())
        try:
            while True:
                due, data = await way.get()
                await asyncio.sleep(max(0.0, due - loop.time()))
                await is_open.wait()
                if not data:
                    to.write_eof()
                    return
                to.write(data)
                await to.drain()
        finally:
            reading.cancel()


async def relay(targets: Sequence[int]) -> None:
    """In the process: relay and obey until the standard input ends."""
    links = [Link(target) for target in targets]
    print(json.dumps([await link.listen() for link in links]), flush=True)
    while line := await asyncio.to_thread(sys.stdin.readline):
        what = json.loads(line)
        links[what["link"]].tell(what)
        print("done", flush=True)


if __name__ == "__main__":
    with contextlib.suppress(KeyboardInterrupt):
        asyncio.run(relay([int(port) for port in sys.argv[1:]]))
