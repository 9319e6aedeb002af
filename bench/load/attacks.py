"""Attacks on the server that need nothing but a client: one function for each.

Each runs until it is cancelled. Attackers use 127.0.0.2 and the addresses after it, because the server trusts 127.0.0.1
as a proxy. Most attacks come from one address. In a code such as H1, the letter is the severity (high, medium) and the
number is the kind of attack.
"""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Callable, Coroutine
from contextlib import suppress
from itertools import count
from typing import Any

from bench.load.sockets import PING, Socket, connect, frame
from bench.load.tables import PATH, Api
from tilewright.notation import Record
from tilewright.rules import Phase

STRANGER = "127.0.0.2"
PERSON, COMPUTER, STRONG = {"who": "person"}, {"who": "computer", "level": 1}, {"who": "computer", "level": 10}
Attack = Callable[[int], Coroutine[Any, Any, None]]


class Client:
    """An attacker's WebSocket."""

    def __init__(self) -> None:
        self.socket: Socket
        self.turns: list[dict[str, Any]] = []
        self.rematch: str | None = None
        self.news = asyncio.Event()

    @classmethod
    async def open(cls, port: int, table: str | None = None, secret: str | None = None) -> Client:
        """Connect, and say hello if there is a table."""
        client = cls()
        client.socket = await connect(port, PATH, client._hear, lambda _: client.news.set(), source=STRANGER)
        if table is not None:
            client.say("hello", table=table, **({} if secret is None else {"secret": secret}))
        return client

    def _hear(self, _: Socket, text: bytes) -> None:
        if b'"you"' in text[:2000] or b'"turns"' in text or b'"rematched"' in text:
            said = json.loads(text)
            self.turns = said.get("you", {}).get("turns", self.turns)
            self.rematch = said.get("event", {}).get("table", self.rematch)
        self.news.set()

    def say(self, kind: str, **fields: Any) -> None:
        self.socket.send(json.dumps({"type": kind, **fields}).encode())


def head(path: str, length: int) -> bytes:
    """The head of a request with a body."""
    fields = ["host: x", "connection: close", "content-type: application/json", f"content-length: {length}"]
    return "\r\n".join([f"POST {path} HTTP/1.1", *fields, "", ""]).encode()


async def post(port: int, path: str, body: bytes, source: str = STRANGER, *, wait: bool = True) -> bytes:
    """One HTTP request; without `wait` the connection is dropped at once."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port, local_addr=(source, 0))
    try:
        writer.write(head(path, len(body)) + body)
        with suppress(ConnectionError):
            await writer.drain()
            return await reader.read() if wait else b""
        return b""
    finally:
        writer.close()


async def make(port: int, *seats: dict[str, Any], **settings: Any) -> dict[str, Any]:
    """A table of the attacker."""
    body = {"seats": list(seats), **settings}
    made: dict[str, Any] = await asyncio.to_thread(Api(port, STRANGER).post, "/api/tables", body)
    return made


async def send_pings(port: int) -> None:
    """H1: ping frames at 800 kB/s on one connection, opened again when it is closed."""
    while True:
        client = await Client.open(port)
        while client.socket.is_open:
            client.socket.send_raw(frame(b"", PING) * 1350)
            await asyncio.sleep(0.01)


async def send_pings_and_never_read(port: int) -> None:
    """H2: large pings whose answers pile up."""
    while True:
        client = await Client.open(port)
        client.socket.stop_reading()
        while client.socket.is_open:
            client.socket.send_raw(frame(bytes(125), PING) * 500)
            await asyncio.sleep(0.01)


async def ask_hints(port: int) -> None:
    """H3: 60 connections that ask for hints of 5 s, again and again."""
    made = await make(port, PERSON, COMPUTER, first=1)

    async def ask() -> None:
        client = await Client.open(port, made["table"], made["secret"])
        for number in count():
            client.say("hint", id=number, seat=1, seconds=5)
            await asyncio.sleep(1)

    await asyncio.gather(*(ask() for _ in range(60)))


async def let_computers_play(port: int) -> None:
    """H3: 30 tables of four computers at full strength that nobody watches."""
    for _ in range(30):
        await make(port, STRONG, STRONG, STRONG, STRONG)
    await asyncio.Event().wait()


async def watch_computers_play(port: int) -> None:
    """H3: the same, with somebody who watches each table."""
    for _ in range(30):
        await Client.open(port, (await make(port, STRONG, STRONG, STRONG, STRONG))["table"])
    await asyncio.Event().wait()


async def ask_analyses(port: int) -> None:
    """H3: analyses of 10 s from ten addresses."""
    record = long_record(5)
    body = json.dumps({"position": str(record.final), "seconds": 10}).encode()

    async def ask(source: str) -> None:
        while True:
            await post(port, "/api/analysis", body, source)
            await asyncio.sleep(0.05)

    await asyncio.gather(*(ask(f"127.0.0.{last}") for last in range(2, 12)))


async def drop_records(port: int) -> None:
    """H4: records as long as allowed and longer, each connection dropped at once."""
    short = json.dumps({"record": str(long_record(990))}).encode()
    long = json.dumps({"record": str(long_record(990)) + " 1BF" * 240_000}).encode()
    while True:
        for body in (short, short, long):
            with suppress(ConnectionError):
                await post(port, "/api/records", body, wait=False)
        await asyncio.sleep(0.05)


async def connect_silently(port: int) -> None:
    """H5: 1,100 connections that say nothing."""
    writers = []
    for _ in range(1100):
        with suppress(ConnectionError):
            writers.append((await asyncio.open_connection("127.0.0.1", port, local_addr=(STRANGER, 0)))[1])
    await asyncio.Event().wait()


async def leave_bodies_unfinished(port: int) -> None:
    """H5: 300 requests that never send the end of a large body."""
    writers = []
    for _ in range(300):
        with suppress(ConnectionError):
            _, writer = await asyncio.open_connection("127.0.0.1", port, local_addr=(STRANGER, 0))
            writer.write(head("/api/records", 260_000) + b" " * 250_000)
            writers.append(writer)
    await asyncio.Event().wait()


async def play_and_undo(port: int) -> None:
    """M1, M2: play and undo for ever, in 50 tabs."""
    made = await make(port, PERSON, PERSON, first=1, clock={"per_move": 5})

    async def go_on() -> None:
        client = await Client.open(port, made["table"], made["secret"])
        for number in count():
            if client.turns:
                turn = client.turns[0]
                client.say("play", id=number, seat=turn["seat"], move=turn["moves"][0][0], at=turn["at"])
                client.say("undo", id=number, seat=turn["seat"])
            await asyncio.sleep(0.1)

    await asyncio.gather(*(go_on() for _ in range(50)))


async def say_hello_again(port: int) -> None:
    """M2: 20 watchers of a table with a long log who ask for all of it again and again."""
    made = await make(port, PERSON, PERSON, first=1)
    player = await Client.open(port, made["table"], made["secret"])
    for number in range(100):
        await asyncio.sleep(0.1)
        if player.turns:
            turn = player.turns[0]
            player.say("play", id=number, seat=turn["seat"], move=turn["moves"][0][0], at=turn["at"])
            player.say("undo", id=number, seat=turn["seat"])

    async def watch() -> None:
        while True:
            client = await Client.open(port)
            while client.socket.is_open:
                client.say("hello", table=made["table"])
                await asyncio.sleep(0.05)

    await asyncio.gather(*(watch() for _ in range(20)))


async def chain_rematches(port: int) -> None:
    """M3: resign, play again, resign ..."""
    while True:
        made = await make(port, PERSON, COMPUTER)
        table, seat = made["table"], 1
        while True:
            client = await Client.open(port, table, made["secret"])
            client.say("resign", id=1, seat=seat)
            client.say("rematch", id=2, seat=seat)
            for _ in range(20):
                await asyncio.sleep(0.05)
                if client.rematch is not None:
                    break
            client.socket.abort()
            if client.rematch is None:
                break
            table, seat = client.rematch, 3 - seat
        await asyncio.sleep(2)


async def send_unreadable_requests(port: int) -> None:
    """M9: bodies that are not text, and connections that end within them."""
    while True:
        await post(port, "/api/tables", b'{"seats": "\xff\xfe"}')
        await post(port, "/api/tables", b"[" * 16_000)
        _, writer = await asyncio.open_connection("127.0.0.1", port, local_addr=(STRANGER, 0))
        writer.write(head("/api/tables", 9) + b"{")
        writer.close()
        await asyncio.sleep(0.05)


ATTACKS: dict[str, Attack] = {
    "H1": send_pings,
    "H2": send_pings_and_never_read,
    "H3-hints": ask_hints,
    "H3-unwatched": let_computers_play,
    "H3-watched": watch_computers_play,
    "H3-analyses": ask_analyses,
    "H4": drop_records,
    "H5-silent": connect_silently,
    "H5-bodies": leave_bodies_unfinished,
    "M1-M2": play_and_undo,
    "M2": say_hello_again,
    "M3": chain_rematches,
    "M9": send_unreadable_requests,
}
"""The kinds M4 to M8 are missing here: they cause no load, and tests cover them."""


def long_record(steps: int) -> Record:
    """A legal record without an end: all tiles go to the floor line."""
    chance = random.Random(1)
    record = Record.start(seats=["Ana", "Bo"], side="coloured", first=1)
    while len(record.steps) < steps:
        if record.final.phase is Phase.DEAL:
            record = record.with_random_deal(chance.randrange(2**32))
        else:
            record = record.with_move(next(move for move in record.final.legal_moves() if str(move).endswith("F")))
    return record
