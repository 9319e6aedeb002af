"""Tables at which the game has gone on for a while, played over the live connection: pictures and tests start there."""

from __future__ import annotations

import json
from contextlib import ExitStack
from typing import Any

import httpx
from websockets.sync.client import ClientConnection, connect

from tests.browser.playing import sensible_move
from tilewright import Position

NAMES = ("Ana", "Bo", "Chen", "Dora")


class Sitter:
    """A person with a connection of their own, who plays sensibly."""

    def __init__(self, address: str, seated: dict[str, Any], stack: ExitStack) -> None:
        live = address.replace("http", "ws", 1) + "live"
        self.connection: ClientConnection = stack.enter_context(connect(live))
        self.position = ""
        self.turns: list[dict[str, Any]] = []
        self.over = False
        self.requests = 0
        self.say({"type": "hello", "table": seated["table"], "secret": seated["secret"]})

    def say(self, request: dict[str, Any]) -> None:
        """Send a request."""
        self.connection.send(json.dumps(request))

    def listen(self, seconds: float = 0.02) -> None:
        """Take in what has come so far."""
        while True:
            try:
                message = json.loads(self.connection.recv(timeout=seconds))
            except TimeoutError:
                return
            if message["type"] == "view":
                self.position = message["table"]["position"] or ""
                self.over = message["table"]["state"] == "over"
            if message["type"] == "event":
                self.position = message.get("position", self.position)
                self.over = self.over or message.get("state") == "over"
            if message["type"] in ("view", "you"):
                self.turns = message["you"]["turns"]

    def play(self) -> None:
        """Play the turn, if there is one: a sensible take, or the column that scores most."""
        for turn in self.turns:
            if turn["moves"][0][0][1] == "@":
                move = max(turn["moves"], key=lambda legal: int(legal[3]))[0]
            else:
                move = sensible_move(Position.parse(self.position))
            self.requests += 1
            self.say({"type": "play", "id": self.requests, "seat": turn["seat"], "move": move, "at": turn["at"]})
        self.turns = []


def played_ahead(
    address: str, people: int, *, side: str = "coloured", round: int | None = None, moves: int = 0, phase: str = "offer"
) -> dict[str, Any]:
    """A game between people, played until Ana has to answer in that round after so many moves; None: to its end."""
    seats = [{"who": "person", "name": NAMES[0]}, *({"who": "open"} for _ in range(people - 1))]
    made = httpx.post(f"{address}api/tables", json={"seats": seats, "side": side, "first": 1}, timeout=60).json()
    everybody = [made]
    for name in NAMES[1:people]:
        joining = {"invite": made["invite"], "name": name}
        everybody.append(httpx.post(f"{address}api/join", json=joining, timeout=60).json())
    with ExitStack() as stack:
        sitters = [Sitter(address, seated, stack) for seated in everybody]
        ana, played = sitters[0], 0
        while not ana.over:
            for sitter in sitters:
                sitter.listen()
            fields = ana.position.split(" ")
            if len(fields) > 1 and round is not None and int(fields[1]) >= round:
                here = fields[2].split(":")[0] == phase and bool(ana.turns)
                if here and played >= moves:
                    break
                played += sum(bool(sitter.turns) for sitter in sitters)
            for sitter in sitters:
                sitter.play()
    return dict(made)
