"""Checks a table's log against what clients sent and received: no acknowledged move is missing or occurs twice."""

from __future__ import annotations

import asyncio
import json
from collections import Counter
from typing import Any

from bench.load.resuming import AGAIN_S, TRY_AGAIN, Pair, Seat
from bench.load.sockets import Socket, connect
from bench.load.tables import PATH, Api
from tilewright.notation import Record

PATIENCE_S = 60.0
Message = dict[str, Any]


async def log_of(port: int, table: str, told: int = 0, source: str | None = None) -> list[Message]:
    """All events of a table, as a new client at the address `source` gets them.

    After a fault, a process that relays the table may be some seconds behind its owner. A client that claims to have
    event `told` makes the process read the database first, so an event that is missing here is missing in the database.
    Raises TimeoutError.
    """
    async with asyncio.timeout(PATIENCE_S):
        while (message := await _answer(port, table, told, source))["type"] == "error":
            if message["code"] not in TRY_AGAIN:
                raise RuntimeError(f"no log of table {table}: {message}")
            await asyncio.sleep(AGAIN_S)
    log: list[Message] = message["log"]
    return log


async def _answer(port: int, table: str, told: int, source: str | None) -> Message:
    answer: asyncio.Future[Message] = asyncio.get_running_loop().create_future()

    def hear(_: Socket, text: bytes) -> None:
        message = json.loads(text)
        if message["type"] in ("view", "error") and not answer.done():
            answer.set_result(message)

    socket = await connect(port, PATH, hear, source=source)
    if told:
        socket.send(json.dumps({"type": "hello", "table": table, "have": told}).encode())
    socket.send(json.dumps({"type": "hello", "table": table}).encode())
    message = await answer
    socket.abort()
    return message


async def stop_and_judge(port: int, pairs: list[Pair], playing: list[asyncio.Task[None]]) -> dict[str, Any]:
    """End the games of pairs; return what they sent and received, and in `wrong` the differences from the logs."""
    for pair in pairs:
        pair.stop()
    await asyncio.gather(*playing)
    games = [seats for pair in pairs for seats in pair.games]
    seats = [seat for game in games for seat in game]
    return {
        "games": len(games),
        "acknowledged": sum(len(seat.acknowledged) for seat in seats),
        "unanswered": sum(len(moves) for seat in seats for moves in seat.sent.values())
        - sum(len(seat.acknowledged) + len(seat.refused) for seat in seats),
        "resumed": sum(seat.resumed for seat in seats),
        "refused": dict(Counter(code for seat in seats for code in seat.refused)),
        "wrong": [what for number, game in enumerate(games) for what in await judge(port, game, address(number))],
    }


def address(number: int) -> str:
    """An address of this machine. Logs are read from many addresses, because the server limits the bytes of each."""
    return f"127.0.2.{number % 250 + 1}"


async def judge(port: int, seats: list[Seat], source: str) -> list[str]:
    """The errors in a game's log; the record is replayed by the rules as well."""
    table = seats[0].table
    log = await log_of(port, table, max(seq for seat in seats for seq in (0, *seat.events)), source)
    events = {each["seq"]: each["event"] for each in log}
    wrong = [f"{table}: the log has a gap"] if list(events) != list(range(1, len(log) + 1)) else []
    for seat in seats:
        wrong += [f"{table}: {what}" for what in seat.contradictions]
        wrong += [
            f"{table}: event {seq} as a client received it is not in the log"
            for seq, event in seat.events.items()
            if events.get(seq) != event
        ]
        wrong += [
            f"{table}: the acknowledged move {move} at event {seq} is lost"
            for seq, move in seat.acknowledged.items()
            if not led_to(events, seq, seat.seat, move)
        ]
    for seq, event in events.items():
        if event["kind"] == "played":
            sent = seats[event["seat"] - 1].sent.get(seq - 1, [])
            if event["move"] not in sent:
                wrong.append(f"{table}: nobody sent {event['move']} for the turn after event {seq - 1}")
    if any(event["kind"] == "dealt" for event in events.values()):
        Record.parse(Api(port, source).get(f"/api/tables/{table}/record.azr").decode())  # every move and deal legal
    return wrong


def led_to(events: dict[int, Message], last: int, seat: int, move: str) -> bool:
    """Whether a move's events end with number `last`: the move itself, perhaps a deal or the game's end after it."""
    for seq in range(last, 0, -1):
        event = events.get(seq)
        if event is None:
            return False
        if event["kind"] == "played":
            return bool(event["seat"] == seat and event["move"] == move)
        if event["kind"] not in ("dealt", "ended"):
            return False
    return False
