"""Clients that reconnect automatically after any failure, and record everything that they receive.

A `Seat` plays one seat of one table. When its connection ends, it reconnects as soon as there is a server, says which
events it has, and continues. A `Pair` plays one game after the other, each at a new table.
"""

from __future__ import annotations

import asyncio
import http.client
import json
import random
import time
from collections.abc import Callable
from typing import Any

from bench.load.sockets import Socket, connect
from bench.load.tables import PATH, Api

RETRY_S = 0.1
AGAIN_S = 0.5
"""The pause after a refusal that asks to try again."""
OPENING_S = 12.0
"""The longest time that a client waits for a connection to open, or for a sign of life."""
CLICK_AGAIN_S, LONGEST_CLICK_S = 3.0, 24.0
"""How long people who make a table wait for an answer before they try again: at first, and at most."""
LOOK_S = 0.1
# A watchful client is as patient as the page on a fast network (web/src/net/live.ts).
QUIET_WAITING_S, QUIET_S = 2.0, 4.0
"""Seconds without a message before it sends a ping: while it waits for an answer, and otherwise."""
SIGN_S, SIGN_FACTOR = 2.5, 4
"""How long it waits for a pong or for the answer to `hello`: a multiple of its shortest wait, at least SIGN_S."""
OPENING_PATIENCE_S, OPENING_FACTOR = 0.4, 2
"""When it opens another connection beside one that is still opening: after a multiple of the shortest opening time so
far, at least OPENING_PATIENCE_S."""
MOST_OPENING = 6
SOON_S = 0.25
"""The longest pause before it reconnects after silence."""
FIRST_WAIT_S, LONGEST_WAIT_S = 0.5, 10.0
"""The longest pause after a connection that failed or was closed: at first, and after repeated failures."""
TRY_AGAIN = ("store-unavailable", "conflict", "closing")
SECRETS = (b'"holder"', b'"next_secret"', b'"next_table"')
"""Fields of the log that no client may see."""
FIRST = asyncio.FIRST_COMPLETED
Message = dict[str, Any]
Opened = tuple[Socket, asyncio.Event, float]
"""A connection, the event of its end, and how many seconds it took to open."""


class Seat:
    """One person with one secret."""

    def __init__(
        self, table: str, seat: int, secret: str, chance: random.Random, pause: float, watchful: bool = False
    ) -> None:
        """`watchful` clients detect a frozen server, as the page does; others wait until the connection is closed."""
        self.table = table
        self.seat = seat
        self.events: dict[int, Message] = {}
        """By sequence number: every event as it was first received."""
        self.contradictions: list[str] = []
        """Events that came twice with different contents, or with a gap."""
        self.sent: dict[int, list[str]] = {}
        """By turn (`at`): the moves that were sent for it."""
        self.acknowledged: dict[int, str] = {}
        """By sequence number: the moves that the server has acknowledged."""
        self.proved = 0.0
        """When the last acknowledged move was sent (perf_counter)."""
        self.refused: list[str] = []
        self.resumed = 0
        """Number of reconnections."""
        self.over = asyncio.Event()
        self._secret = secret
        self._random = chance
        self._pause = pause
        self._watchful = watchful
        self._heard = 0.0
        self._opened_in, self._answered_in = OPENING_PATIENCE_S, 1.0  # initial guesses
        self._asked = 0.0
        self._measures_anew = True
        self._greeted = self._fell_silent = False
        self._last = 0
        self._socket: Socket | None = None
        self._lost = asyncio.Event()
        self._waiting: dict[int, tuple[str, float]] = {}
        """By request: moves that are not answered yet, and when they were sent."""
        self._number = 0
        self._turn: Message | None = None
        self._stopped = False

    def __str__(self) -> str:
        turn = "no turn" if self._turn is None else f"turn {self._turn['at']}"
        refused = self.refused[-3:]
        is_open = self._socket is not None and self._socket.is_open
        where = (
            f"connection {self.resumed + 1}, {'open' if is_open else 'lost'}{'' if self._greeted else ', no answer'}"
        )
        return (
            f"{self.table} seat {self.seat}: {where}, event {self._last}, {turn}, waiting {self._waiting}, "
            f"refused {refused}"
        )

    async def play(self, port: Callable[[], int]) -> None:
        """Play until the game is over or `stop` is called."""
        came = tries = 0
        while not self.over.is_set() and not self._stopped:
            self._lost.clear()
            self._waiting.clear()  # hello will tell what became of them
            self._turn = None
            self._greeted = self._fell_silent = False
            try:
                self._socket, closed = await self._open(port(), tries)
            except OSError:
                await asyncio.sleep(self._wait(tries) if self._watchful else RETRY_S)
                tries += 1
                continue
            came += 1
            self.resumed = came - 1
            have = {"have": self._last} if self._last else {}
            self._asked = asyncio.get_running_loop().time()
            self._send({"type": "hello", "table": self.table, "secret": self._secret, **have})
            ends = [asyncio.ensure_future(each.wait()) for each in (self.over, self._lost, closed)]
            watching = asyncio.ensure_future(self._watch()) if self._watchful else None
            await asyncio.wait(ends, return_when=asyncio.FIRST_COMPLETED)
            for each in (*ends, *(() if watching is None else (watching,))):
                each.cancel()
            self._socket.abort()
            if self._watchful and not self.over.is_set():
                tries = 0 if self._greeted else tries
                silent = self._random.uniform(0, SOON_S)
                await asyncio.sleep(silent if self._fell_silent else self._wait(tries))
                tries += 1

    async def _open(self, port: int, tries: int) -> tuple[Socket, asyncio.Event]:
        """The first connection that opens, and the event of its end; raises OSError when all have failed."""
        loop = asyncio.get_running_loop()

        async def try_one() -> Opened:
            began, closed = loop.time(), asyncio.Event()
            socket = await connect(port, PATH, self._hear, lambda _code: closed.set())
            return socket, closed, loop.time() - began

        opening: list[asyncio.Task[Opened]] = []
        try:
            while True:
                opening.append(loop.create_task(try_one()))
                if len(opening) > MOST_OPENING:
                    _let_go(opening.pop(0))
                patience = self._opening_limit(tries)
                while opening and (done := (await asyncio.wait(opening, timeout=patience, return_when=FIRST))[0]):
                    each = done.pop()
                    opening.remove(each)
                    if each.exception() is None:
                        socket, closed, took = each.result()
                        self._opened_in = took if self._measures_anew else min(took, self._opened_in)
                        return socket, closed
                if not opening:
                    raise ConnectionError("no connection has opened")
                tries += 1
                self._measures_anew = True
        finally:
            for each in opening:
                _let_go(each)

    def _wait(self, tries: int) -> float:
        longest = min(LONGEST_WAIT_S, FIRST_WAIT_S * 2.0**tries)
        return self._random.uniform(longest / 2, longest)

    async def _watch(self) -> None:
        """Send a ping after some silence, and disconnect if there is no pong; the same for `hello`."""
        loop = asyncio.get_running_loop()
        asked: float | None = self._asked
        while asked is None or loop.time() - asked < self._sign_limit:
            await asyncio.sleep(LOOK_S)
            if asked is not None and self._heard > asked:
                asked = None
            quiet = QUIET_WAITING_S if self._waiting else QUIET_S
            if asked is None and loop.time() - self._heard > quiet:
                asked = self._asked = loop.time()
                self._send({"type": "ping", "id": 0})
        self._measures_anew = self._fell_silent = True
        self._lost.set()

    @property
    def _sign_limit(self) -> float:
        return min(OPENING_S, max(SIGN_S, SIGN_FACTOR * self._answered_in))

    def _opening_limit(self, tries: int) -> float:
        if not self._watchful:
            return OPENING_S
        first = max(OPENING_PATIENCE_S, OPENING_FACTOR * self._opened_in)
        return min(OPENING_S, first * 2.0 ** (max(0, tries - 1) // MOST_OPENING))

    def stop(self) -> None:
        """Send no more moves."""
        self._stopped = True
        self._lost.set()

    def _send(self, message: Message) -> None:
        if self._socket is not None:
            self._socket.send(json.dumps(message).encode())

    def _hear(self, socket: Socket, text: bytes) -> None:
        if self._stopped or (self._watchful and socket is not self._socket):
            return
        self._socket = socket
        self._heard = asyncio.get_running_loop().time()
        if any(secret in text for secret in SECRETS):
            self.contradictions.append(f"told what only the server may know: {text[:200]!r}")
        message = json.loads(text)
        if not self._greeted and message["type"] in ("view", "you"):
            self._greeted = True
            took = self._heard - self._asked
            self._answered_in = took if self._measures_anew else min(took, self._answered_in)
            self._measures_anew = False
        match message["type"]:
            case "view":
                for event in message["log"]:
                    self._note(event)
                self._consider(message["you"])
            case "pong":
                self._answered_in = min(self._answered_in, self._heard - self._asked)
            case "event":
                self._note(message)
            case "you":
                self._consider(message["you"])
            case "done":
                waiting = self._waiting.pop(message["id"], None)
                if waiting is not None:
                    move, self.proved = waiting
                    self._confirm(message["seq"], move)
            case "error":
                self.refused.append(message["code"])
                self._waiting.pop(message.get("id"), None)
                if message.get("id") is None:
                    socket.abort()  # hello was not answered: try again
                elif message["code"] in TRY_AGAIN and self._turn is not None:
                    asyncio.get_running_loop().call_later(AGAIN_S, self._move, self._turn)

    def _note(self, message: Message) -> None:
        seq, event = message["seq"], message["event"]
        known = self.events.setdefault(seq, event)
        if known != event:
            self.contradictions.append(f"event {seq} was {known}, then {event}")
        if seq > self._last + 1:
            self.contradictions.append(f"event {seq} came after {self._last}")
        self._last = max(self._last, seq)
        if event["kind"] == "ended":
            self.over.set()

    def _confirm(self, seq: int, move: str) -> None:
        """`done` names the last event that the move led to; the move itself may be followed by a deal or the end."""
        self.acknowledged[seq] = move

    def _consider(self, you: Message) -> None:
        turn = you["turns"][0] if you["turns"] else None
        if turn is not None and (self._turn is None or turn["at"] != self._turn["at"]):
            self._turn = turn
            asyncio.get_running_loop().call_later(self._pause * self._random.uniform(0.5, 1.5), self._move, turn)

    def _move(self, turn: Message) -> None:
        if turn is not self._turn or self._socket is None or not self._socket.is_open or self._stopped:
            return
        move = self._random.choice(turn["moves"])[0]
        self._number += 1
        self._waiting[self._number] = (move, time.perf_counter())
        self.sent.setdefault(turn["at"], []).append(move)
        self._send({"type": "play", "id": self._number, "seat": self.seat, "move": move, "at": turn["at"]})


def _let_go(opening: asyncio.Task[Opened]) -> None:
    """Close a connection that may not be open yet."""
    opening.cancel()
    opening.add_done_callback(lambda task: None if task.cancelled() or task.exception() else task.result()[0].abort())


class Pair:
    """Two people who play one game after the other."""

    def __init__(self, chance: random.Random, pause: float, watchful: bool = False) -> None:
        self._watchful = watchful
        self.games: list[list[Seat]] = []
        self._random = chance
        self._pause = pause
        self._stopped = False
        self.has_table = False
        """False while they make a new table."""
        self.seated = 0.0
        """When they sat down at the current table (perf_counter)."""

    @property
    def moves(self) -> int:
        """Number of acknowledged moves."""
        return sum(len(seat.acknowledged) for seats in self.games for seat in seats)

    @property
    def proved(self) -> float:
        """When the last acknowledged move was sent (perf_counter): proof that the table was playable then."""
        return max((seat.proved for seats in self.games[-2:] for seat in seats), default=0.0)

    @property
    def state(self) -> str:
        """What the pair is doing, for debugging."""
        return "; ".join(str(seat) for seat in self.games[-1]) if self.games else "no table yet"

    async def play(self, port: Callable[[], int]) -> None:
        """Play games until `stop` is called."""
        first = CLICK_AGAIN_S if self._watchful else 300.0
        patience = first
        while not self._stopped:
            self.has_table = False
            try:
                table, secrets = await asyncio.to_thread(self._make, port(), patience)
            except (OSError, http.client.HTTPException, RuntimeError, ValueError):
                await asyncio.sleep(RETRY_S)
                patience = max(first, min(LONGEST_CLICK_S, 2 * patience))
                continue
            patience = first
            self.games.append(self._sit_down(table, secrets))
            self.has_table, self.seated = True, time.perf_counter()
            await asyncio.gather(*(seat.play(port) for seat in self.games[-1]))

    @staticmethod
    def _make(port: int, patience: float) -> tuple[str, list[str]]:
        return Api(port, timeout=patience).table_for_two(stand_in_after=None)

    def _sit_down(self, table: str, secrets: list[str]) -> list[Seat]:
        seats = [
            Seat(table, number, secret, self._random, self._pause, self._watchful)
            for number, secret in enumerate(secrets, 1)
        ]
        for seat in seats if self._stopped else ():
            seat.stop()
        return seats

    def stop(self) -> None:
        """Send no more moves."""
        self._stopped = True
        for seats in self.games:
            for seat in seats:
                seat.stop()
