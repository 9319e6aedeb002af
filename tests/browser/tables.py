"""Tables in a given state, made and played over the server's API, which is faster than by clicking.

They are for tests of what a page shows, not of how people play on it.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from playwright.sync_api import BrowserContext
from websockets.sync.client import ClientConnection, connect

from tests.browser.serving import HTTP

PATIENCE_S = 120.0
REVIEW_S = 300.0
PERSON = {"who": "person", "name": "Ana"}
OPEN = {"who": "open"}
Message = dict[str, Any]


@dataclass(frozen=True)
class Seated:
    """A seat at a table, as a browser stores it."""

    table: str
    secret: str
    seats: tuple[int, ...]
    invite: str | None

    def give_to(self, context: BrowserContext) -> None:
        """Store the seat in a browser context, as if the person had sat down there."""
        kept = {"table": self.table, "secret": self.secret, "seats": self.seats, "invite": self.invite, "since": 1}
        keep = f"localStorage.setItem('tilewright.table.{self.table}', {json.dumps(json.dumps(kept))})"
        context.add_init_script(f"try {{ {keep} }} catch {{}}")  # empty frames run it too, and have no storage


def computer(level: int = 1, name: str | None = None) -> Message:
    """A seat of the computer; without a name the server gives it one."""
    return {"who": "computer", "level": level, "name": name}


def make_table(address: str, *seats: Message, **settings: Any) -> Seated:
    """Make a table at which the computer never stands in for an absent person."""
    body = {"seats": list(seats), "stand_in_after": None, **settings}
    answer = HTTP.post(f"{address}api/tables", json=body)
    assert answer.status_code == 201, answer.text
    return from_answer(answer.json())


def join_table(address: str, invite: str, name: str) -> Seated:
    """Take an open seat."""
    answer = HTTP.post(f"{address}api/join", json={"invite": invite, "name": name})
    assert answer.status_code == 201, answer.text
    return from_answer(answer.json())


def read_record(address: str, table: str) -> str:
    """A table's record."""
    answer = HTTP.get(f"{address}api/tables/{table}/record.azr")
    assert answer.status_code == 200, answer.text
    return answer.text


def from_answer(answer: Message) -> Seated:
    """The seat in the server's answer."""
    return Seated(answer["table"], answer["secret"], tuple(answer["seats"]), answer["invite"])


# --- Playing --------------------------------------------------------------------------------------------------

Until = Callable[[Message, list[Message]], bool]
"""A function of the table's view and the client's turns that says whether the wanted state is reached."""


def round_of(view: Message) -> int:
    """Which round it is; 0 before the game."""
    return int(view["position"].split()[1]) if view.get("position") else 0


def my_turn(from_round: int) -> Until:
    """It is the client's turn in the middle of this round or a later one: some factories are empty, the centre not."""

    def reached(view: Message, turns: list[Message]) -> bool:
        if not turns or round_of(view) < from_round:
            return False
        factories, centre = view["position"].split()[3:5]
        empty = factories.split(",").count("-")
        return 1 <= empty <= factories.count(",") - 1 and len(centre) > 2

    return reached


def choosing_a_column(view: Message, turns: list[Message]) -> bool:
    """The client has to choose a column, in round 2 or later."""
    return round_of(view) >= 2 and any(move[0][1] == "@" for turn in turns for move in turn["moves"])


def over(view: Message, turns: list[Message]) -> bool:
    """The game is over."""
    return bool(view.get("state") == "over")


def worth(legal: list[Any]) -> float:
    """A rough value of a move, with which games look plausible."""
    move, placed, _, points, floor = legal
    if move[1] == "@":
        return float(points)
    unfinished = 0 if points else 0.25 * (int(move[2]) - placed if move[2] != "F" else 5)
    return float(points + 1.3 * floor + 0.5 * placed - unfinished)


def connection(address: str) -> ClientConnection:
    """A live connection to the server."""
    return connect(f"ws{address.removeprefix('http')}live", max_size=None, open_timeout=PATIENCE_S)


def ask(address: str, seated: Seated, request: Message) -> None:
    """Send one request and wait until it is done."""
    with connection(address) as socket:
        socket.send(json.dumps({"type": "hello", "table": seated.table, "secret": seated.secret}))
        socket.send(json.dumps({**request, "id": 1}))
        while (message := json.loads(socket.recv(PATIENCE_S)))["type"] != "done":
            assert message["type"] != "error", message


def play_on(address: str, seated: Seated, until: Until) -> None:
    """Play for all seats of a client until `until` is true or the game is over."""
    view: Message = {}
    turns: list[Message] = []
    answered = set()
    with connection(address) as socket:
        socket.send(json.dumps({"type": "hello", "table": seated.table, "secret": seated.secret}))
        while True:
            message = json.loads(socket.recv(PATIENCE_S))
            if message["type"] == "view":
                view, turns = message["table"], message["you"]["turns"]
            elif message["type"] == "event":
                view, turns = {**view, **message}, []
            elif message["type"] == "you":
                turns = message["you"]["turns"]
            else:
                assert message["type"] != "error", message
                continue
            if until(view, turns) or over(view, turns):
                return
            turn = next((one for one in turns if (one["seat"], one["at"]) not in answered), None)
            if turn is not None:
                answered.add((turn["seat"], turn["at"]))
                move = max(turn["moves"], key=worth)[0]
                play = {"type": "play", "id": len(answered), "seat": turn["seat"], "move": move, "at": turn["at"]}
                socket.send(json.dumps(play))


class Stock:
    """Tables that many tests look at and none changes; each is made at its first use."""

    def __init__(self, address: str) -> None:
        self.address = address
        self._reviews: dict[str, str] = {}

    def _played(self, until: Until, *seats: Message, **settings: Any) -> Seated:
        seated = make_table(self.address, *seats, first=1, **settings)
        play_on(self.address, seated, until)
        return seated

    @cached_property
    def waiting(self) -> Seated:
        """A table at which two of three seats are open."""
        return make_table(self.address, PERSON, OPEN, OPEN)

    @cached_property
    def two(self) -> Seated:
        """A person against one computer, in round 3 or later."""
        return self._played(my_turn(3), PERSON, computer(3, "Milo"))

    @cached_property
    def three(self) -> Seated:
        """A person against two computers, in round 3 or later."""
        return self._played(my_turn(3), PERSON, computer(), computer())

    @cached_property
    def four(self) -> Seated:
        """A person against three computers, in round 3 or later."""
        return self._played(my_turn(3), PERSON, computer(), computer(), computer())

    @cached_property
    def grey(self) -> Seated:
        """The grey side; the person has to choose a column."""
        return self._played(choosing_a_column, PERSON, computer(), side="grey")

    @cached_property
    def timed(self) -> Seated:
        """Four people with a reserve of 59 minutes each."""
        seated = make_table(self.address, PERSON, OPEN, OPEN, OPEN, first=1, clock={"reserve": 3540, "increment": 10})
        for name in ("Bo", "Cleo", "Dag"):
            join_table(self.address, seated.invite or "", name)
        return seated

    @cached_property
    def slow(self) -> Seated:
        """Two people with three days for a move; the second is on vacation."""
        clock = {"per_move": 3 * 86_400, "unit": "days"}
        seated = make_table(self.address, PERSON, OPEN, first=1, clock=clock)
        other = join_table(self.address, seated.invite or "", "Bo")
        ask(self.address, other, {"type": "vacation", "seat": 2, "days": 3})
        return seated

    @cached_property
    def ended(self) -> Seated:
        """The end of a game of two."""
        return self._played(over, PERSON, computer(name="Milo"))

    @cached_property
    def ended_four(self) -> Seated:
        """The end of a game of four."""
        return self._played(over, PERSON, computer(), computer(), computer())

    @cached_property
    def rated(self) -> Seated:
        """The end of a rated game: somebody with a lasting name gave up."""
        person = HTTP.post(f"{self.address}api/people", json={"name": "Ana Rated"}).json()
        body = {"seats": [PERSON, computer(3, "Milo")], "first": 1, "rated": True}
        answer = HTTP.post(f"{self.address}api/tables", json=body, headers={"Tilewright-Person": person["token"]})
        assert answer.status_code == 201, answer.text
        seated = from_answer(answer.json())
        ask(self.address, seated, {"type": "resign", "seat": 1})
        return seated

    def review(self, seated: Seated) -> str:
        """A table's quick review as JSON lines; made at the first call."""
        if seated.table not in self._reviews:
            path = f"{self.address}api/tables/{seated.table}/review"
            answer = HTTP.post(path, json={"care": "quick"}, timeout=REVIEW_S)
            assert answer.status_code == 200, answer.text
            self._reviews[seated.table] = answer.text
        return self._reviews[seated.table]

    @cached_property
    def begun(self) -> Seated:
        """A table whose seats are all taken, so that its invitation is out of date."""
        seated = make_table(self.address, PERSON, OPEN)
        assert seated.invite is not None
        join_table(self.address, seated.invite, "Bo")
        return seated
