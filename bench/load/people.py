"""Ordinary users at their tables: how long each waits for an acknowledgement, and for the computer's move."""

from __future__ import annotations

import asyncio
import json
import random
import time
from collections.abc import Callable, Coroutine
from typing import Any

from bench.load.sockets import Socket, connect
from bench.load.tables import PATH, Api

EVERY_S = 0.1
PERSON = {"who": "person", "name": "Ana"}


class Game:
    """One client that plays both seats of a table, or one against the computer; a new table follows a finished game."""

    def __init__(self, port: int, chance: random.Random, level: int | None = None) -> None:
        self.waits: list[float] = []
        """Milliseconds until each acknowledgement."""
        self.thoughts: list[float] = []
        """Milliseconds until each move of the computer."""
        self._other = PERSON if level is None else {"who": "computer", "level": level}
        self._api = Api(port)
        self._port = port
        self._random = chance
        self._turns: list[dict[str, Any]] = []
        self._sent = self._last = 0.0
        self._may_go_on = asyncio.Event()
        self._is_over = True
        self._socket: Socket | None = None

    def _hear(self, _: Socket, text: bytes) -> None:
        said = json.loads(text)
        now = time.perf_counter()
        if said["type"] == "done":
            self.waits.append((now - self._sent) * 1e3)
        elif said["type"] == "event":
            event = said["event"]
            if event["kind"] == "played" and event["by"] == "computer":
                self.thoughts.append((now - self._last) * 1e3)
            self._last = now
            self._is_over = self._is_over or event["kind"] == "ended"
        if "you" in said:
            self._turns = said["you"]["turns"]
        if self._turns or self._is_over:
            self._may_go_on.set()

    async def play(self, until: float) -> None:
        """Make moves until a time, with a pause of EVERY_S after each."""
        await asyncio.sleep(self._random.random() * EVERY_S)
        while time.perf_counter() < until:
            if self._is_over:
                await self._begin()
            await asyncio.wait_for(self._may_go_on.wait(), 300)
            if not self._is_over:
                turn, self._turns = self._turns[0], []
                self._may_go_on.clear()
                move = self._random.choice(turn["moves"])[0]
                self._sent = time.perf_counter()
                assert self._socket is not None
                asked = {"type": "play", "id": 1, "seat": turn["seat"], "move": move, "at": turn["at"]}
                self._socket.send(json.dumps(asked).encode())
                await self._may_go_on.wait()
                await asyncio.sleep(EVERY_S)

    async def _begin(self) -> None:
        made = await asyncio.to_thread(self._api.post, "/api/tables", {"seats": [PERSON, self._other], "first": 1})
        if self._socket is not None:
            self._socket.abort()
        self._turns, self._is_over = [], False
        self._may_go_on.clear()
        self._socket = await connect(self._port, PATH, self._hear)
        hello = {"type": "hello", "table": made["table"], "secret": made["secret"]}
        self._socket.send(json.dumps(hello).encode())


async def notice(port: int, attack: Callable[[int], Coroutine[Any, Any, None]], seconds: float) -> dict[str, float]:
    """p99 of the waits for acknowledgements and for the computer's moves, before an attack and during it."""
    chance = random.Random(1)
    games = [Game(port, chance, level) for level in (None, None, None, 3, 3, 3)]
    await asyncio.gather(*(game.play(time.perf_counter() + 1) for game in games))
    found: dict[str, float] = {}
    await _play(games, seconds, "quiet", found)
    task = asyncio.create_task(attack(port))
    await asyncio.sleep(2)
    await _play(games, seconds, "attacked", found)
    if task.done():
        await task  # raises the attack's error: without an attack there is no figure
    task.cancel()
    for who in ("people", "computer"):
        found[f"{who}_ratio"] = found[f"{who}_attacked_ms"] / found[f"{who}_quiet_ms"]
    return found


async def _play(games: list[Game], seconds: float, kind: str, found: dict[str, float]) -> None:
    for game in games:
        game.waits.clear()
        game.thoughts.clear()
    await asyncio.gather(*(game.play(time.perf_counter() + seconds) for game in games))
    found[f"people_{kind}_ms"] = p99([wait for game in games for wait in game.waits])
    found[f"computer_{kind}_ms"] = p99([wait for game in games for wait in game.thoughts])


def p99(waits: list[float]) -> float:
    """The 99th percentile."""
    return sorted(waits)[int(len(waits) * 0.99)]
