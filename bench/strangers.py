"""A hundred thousand malformed, oversized, out-of-order, replayed or forged messages and requests to a real server.

Nothing may crash, no table may change, every one is answered by a coded error, and memory does not grow.

    python bench/strangers.py [--messages 100000]
"""

from __future__ import annotations

import argparse
import asyncio
import collections
import http.client
import json
import random
import signal
import subprocess
import sys
import tempfile
import time
import urllib.request
from pathlib import Path
from typing import Any

from websockets.asyncio.client import ClientConnection, connect

VALUES: list[Any] = [None, -1, 0, 1, 4, 5, 2**60, 1.5, "", "1R1", "x" * 100, [], {}, True, "\u0000", "é" * 50]
IN_ONE_GO = 50
LARGE_EVERY = 2000


class Server:
    """A server of its own, with limits that let everything through to where it is judged."""

    def __init__(self) -> None:
        limits = {"requests": 10**6, "burst": 10**6, "connections": 10**4, "tables": 10**6, "mistakes": 10**9 - 1}
        options = [word for name, most in limits.items() for word in (f"--{name}", str(most))]
        command = [sys.executable, "-m", "tilewright", "serve", "--no-page", "--port", "0"]
        self._folder = tempfile.TemporaryDirectory()
        self.process = subprocess.Popen(
            [*command, *options, "--data", self._folder.name], stdout=subprocess.PIPE, text=True
        )
        assert self.process.stdout is not None
        self.address = self.process.stdout.readline().split()[-1].rstrip("/")

    @property
    def memory_mb(self) -> float:
        """What the process holds."""
        status = Path(f"/proc/{self.process.pid}/status").read_text(encoding="utf-8")
        return next(int(line.split()[1]) for line in status.splitlines() if line.startswith("VmRSS")) / 1024

    def ask(self, path: str, body: Any = None) -> Any:
        """A request that should succeed."""
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(self.address + path, data, {"content-type": "application/json"})
        with urllib.request.urlopen(request) as answer:
            return json.load(answer)

    def close(self) -> None:
        """End it."""
        self.process.send_signal(signal.SIGINT)
        self.process.wait()
        self._folder.cleanup()


class Stranger:
    """Sends mutations of real requests with the secret of another table, a forged one, or none."""

    def __init__(self, server: Server, table: str, secret: str, seed: int) -> None:
        self._server = server
        self._chance = random.Random(seed)
        self._requests: list[dict[str, Any]] = [
            {"type": "hello", "table": table, "secret": "A" * 43},
            {"type": "hello", "table": "A" * 12},
            {"type": "hello", "table": table, "secret": secret},
            {"type": "hello", "table": table, "protocol": 7},
            {"type": "play", "id": 1, "seat": 2, "move": "1R1", "at": 4},
            {"type": "play", "id": 1, "seat": 1, "move": "1R1", "at": 0},
            {"type": "undo", "id": 2, "seat": 2},
            {"type": "offer", "id": 3, "seat": 2, "matter": "stop"},
            {"type": "answer", "id": 4, "seat": 1, "matter": "stop", "yes": True},
            {"type": "resign", "id": 5, "seat": 2},
            {"type": "rematch", "id": 6, "seat": 1},
            {"type": "react", "id": 7, "seat": 2, "reaction": "nice"},
            {"type": "hint", "id": 8, "seat": 2},
        ]
        self.answers: collections.Counter[str] = collections.Counter()

    def message(self) -> str:
        """One bad message; a few mutations come out as a harmless hello or ping."""
        chance = self._chance
        request = dict(chance.choice(self._requests))
        if chance.random() < 0.5:
            name = chance.choice([name for name in request if name != "secret"])
            if chance.random() < 0.7:
                request[name] = chance.choice(VALUES)
            else:
                del request[name]
        text = json.dumps(request)
        return text if chance.random() < 0.8 else text[: chance.randrange(len(text))]

    async def run(self, messages: int) -> None:
        """Send so many, on as many connections as it takes, and hear an answer to each."""
        left = messages
        while left > 0:
            async with connect(self._server.address.replace("http", "ws", 1) + "/live", compression=None) as live:
                for _ in range(min(LARGE_EVERY // IN_ONE_GO, left // IN_ONE_GO)):
                    for _ in range(IN_ONE_GO):
                        await live.send(self.message())
                    for _ in range(IN_ONE_GO):
                        await self._hear_answer(live)
                    left -= IN_ONE_GO
                await live.send("x" * self._chance.randrange(4097, 200_000))
                await self._hear_answer(live)
                left -= 1

    async def _hear_answer(self, live: ClientConnection) -> None:
        """The answer to one message; what else is said to everybody at the table does not count."""
        async with asyncio.timeout(60):
            while True:
                answer = json.loads(await live.recv())
                if answer["type"] in ("error", "done", "view"):
                    self.answers[answer["code"] if answer["type"] == "error" else answer["type"]] += 1
                    return


def bad_requests(server: Server, count: int, chance: random.Random) -> collections.Counter[int]:
    """The same over HTTP; the statuses of the answers."""
    statuses: collections.Counter[int] = collections.Counter()
    host = server.address.removeprefix("http://")
    connection = http.client.HTTPConnection(host)
    paths = [
        "/api/tables",
        "/api/join",
        "/api/invites",
        "/api/position",
        "/api/records",
        "/api/analysis",
        "/api/nothing",
    ]
    bodies = [
        b"",
        b"{",
        b"[]",
        b"null",
        b"\xff\xfe",
        b'{"seats":[]}',
        b'{"invite":"AAAAAAAAAAAAAAAA","name":"x"}',
        b"x" * 20_000,
    ]
    for _ in range(count):
        method = chance.choice(["POST", "POST", "POST", "PUT", "DELETE", "GET"])
        try:
            connection.request(
                method, chance.choice(paths), chance.choice(bodies), {"content-type": "application/json"}
            )
            answer = connection.getresponse()
            answer.read()
            statuses[answer.status] += 1
        except (http.client.HTTPException, OSError):
            connection.close()
    return statuses


async def main() -> None:
    """Send everything, then look whether anything has changed."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--messages", type=int, default=100_000)
    messages = parser.parse_args().messages
    server = Server()
    try:
        while server.ask("/api/health")["status"] != "ok":
            await asyncio.sleep(0.2)
        seated = server.ask("/api/tables", {"seats": [{"who": "person"}, {"who": "person"}], "first": 1})
        table = seated["table"]
        secret = server.ask("/api/tables", {"seats": [{"who": "person"}, {"who": "open"}]})["secret"]
        before = server.ask(f"/api/tables/{table}")
        warm_up = Stranger(server, table, secret, 0)
        await warm_up.run(messages // 20)
        bad_requests(server, messages // 200, random.Random(0))
        memory = server.memory_mb
        began = time.perf_counter()
        strangers = [Stranger(server, table, secret, seed) for seed in range(1, 5)]
        await asyncio.gather(*(stranger.run(messages * 9 // 40) for stranger in strangers))
        statuses = await asyncio.to_thread(bad_requests, server, messages // 10, random.Random(1))
        took = time.perf_counter() - began
        after = server.ask(f"/api/tables/{table}")
        answers = sum((stranger.answers for stranger in strangers), collections.Counter[str]())
        print(f"{messages} bad messages and requests in {took:.1f} s")
        print(f"answers to {sum(answers.values())} messages:", dict(answers.most_common()))
        print("HTTP:", dict(statuses.most_common()))
        print(f"memory: {memory:.1f} MB before, {server.memory_mb:.1f} MB after")
        print("table unchanged:", {**before, "now": 0, "seats": 0} == {**after, "now": 0, "seats": 0})
        print("server alive:", server.ask("/api/health")["status"])
    finally:
        server.close()


if __name__ == "__main__":
    asyncio.run(main())
