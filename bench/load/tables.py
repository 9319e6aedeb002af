"""Players at tables of `tilewright serve`, two at each, who choose random moves of those that the server lists."""

from __future__ import annotations

import asyncio
import http.client
import json
import random
from contextlib import closing
from typing import Any

import msgspec

from bench.load.playing import LoadedTable
from bench.load.sockets import Socket, connect

PATH = "/live"
STAND_IN_AFTER_S = 86_400
"""So long that the computer never replaces absent players of earlier tables: its searches would add to the load."""


class Turn(msgspec.Struct):
    """A turn; of each move only the name is used."""

    seat: int
    moves: list[tuple[str, int, int, int, int]]
    at: int


class You(msgspec.Struct):
    """What only this client may know."""

    turns: list[Turn]


class Event(msgspec.Struct):
    """The fields of an event that a player needs."""

    kind: str
    seat: int | None = None
    move: str | None = None


class Said(msgspec.Struct):
    """Any message of the server, with the fields that a player needs."""

    type: str
    seq: int | None = None
    id: int | None = None
    you: You | None = None
    event: Event | None = None
    code: str | None = None


_read = msgspec.json.Decoder(Said).decode
_write = msgspec.json.Encoder().encode


class TablePlayer:
    """One client at one seat."""

    def __init__(self, table: LoadedTable, name: str, seat: int, secret: str, chance: random.Random) -> None:
        self.seated = asyncio.get_running_loop().create_future()
        self._table = table
        self._name = name
        self._seat = seat
        self._secret = secret
        self._random = chance
        self._socket: Socket | None = None
        self._turn: Turn | None = None
        self._number = 0

    async def sit(self, port: int) -> None:
        """Connect, say hello and get the view."""
        self._socket = await connect(port, PATH, self._hear)
        self._socket.send(_write({"type": "hello", "table": self._name, "secret": self._secret}))
        await self.seated

    def leave(self) -> None:
        if self._socket is not None:
            self._socket.abort()

    def _hear(self, _: Socket, text: bytes) -> None:
        said = _read(text)
        match said.type:
            case "event":
                assert said.event is not None
                if said.event.kind == "played" and said.event.seat != self._seat:
                    self._table.heard()
                elif said.event.kind == "ended":
                    self._table.over()
            case "you":
                self._consider(said.you)
            case "done":
                self._table.acknowledged()
            case "view":
                self._consider(said.you)
                self.seated.set_result(None)
            case "error":
                raise RuntimeError(f"the server refused a move: {text!r}")

    def _consider(self, you: You | None) -> None:
        if you is not None and you.turns:
            self._turn = you.turns[0]
            self._table.may_move(self)

    def play(self) -> None:
        turn, self._turn = self._turn, None
        assert turn is not None
        self._number += 1
        move = self._random.choice(turn.moves)[0]
        assert self._socket is not None
        self._socket.send(_write({"type": "play", "id": self._number, "seat": turn.seat, "move": move, "at": turn.at}))


class Api:
    """The server's HTTP API."""

    def __init__(self, port: int, source: str = "127.0.0.1", timeout: float = 300.0) -> None:
        self._port = port
        self._source = source
        self._timeout = timeout

    def post(self, path: str, body: Any) -> dict[str, Any]:
        """Send a request and return the answer."""
        said: dict[str, Any] = json.loads(self._ask("POST", path, json.dumps(body)))
        return said

    def get(self, path: str) -> bytes:
        return self._ask("GET", path)

    def _ask(self, method: str, path: str, body: str | None = None) -> bytes:
        place = ("127.0.0.1", self._port)
        source = (self._source, 0)
        with closing(http.client.HTTPConnection(*place, self._timeout, source_address=source)) as connection:
            connection.request(method, path, body, {"Content-Type": "application/json"})
            answer = connection.getresponse()
            said = answer.read()
        if answer.status >= 300:
            raise RuntimeError(f"{path} was refused: {said!r}")
        return said

    def table_for_two(self, **settings: Any) -> tuple[str, list[str]]:
        """A new table with two people: its name and their secrets."""
        made = self.post("/api/tables", {"seats": [{"who": "person", "name": "Ana"}, {"who": "open"}], **settings})
        joined = self.post("/api/join", {"invite": made["invite"], "name": "Bo"})
        return made["table"], [made["secret"], joined["secret"]]


def make_tables(port: int, tables: int, chance: random.Random) -> list[tuple[LoadedTable, list[TablePlayer]]]:
    """Tables with both people seated, through the HTTP API."""
    api = Api(port)
    made = []
    for _ in range(tables):
        name, secrets = api.table_for_two(stand_in_after=STAND_IN_AFTER_S)
        table = LoadedTable()
        made.append((table, [TablePlayer(table, name, seat, secret, chance) for seat, secret in enumerate(secrets, 1)]))
    return made
