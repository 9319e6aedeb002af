"""A server for tests of equal deals, and devices that play there."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from unittest.mock import patch

from tests.server.running import Message, Person, RunningServer, running
from tilewright.server.duplicate import days

DAY_S = 86_400.0
NOON_S = DAY_S / 2
Choice = Callable[[list[list[Any]]], list[Any]]


def first_move(moves: list[list[Any]]) -> list[Any]:
    """The first legal move."""
    return moves[0]


def last_move(moves: list[list[Any]]) -> list[Any]:
    """The last legal move."""
    return moves[-1]


@contextmanager
def at_noon(folder: Path, **options: Any) -> Iterator[RunningServer]:
    """A server whose clock says noon, so that no test passes midnight; the computer plays at its quickest level."""
    with running(folder, **options) as server, patch.object(days, "LEVELS_OF_THE_WEEK", (1,) * 7):
        server.clock.ahead += NOON_S - server.clock() % DAY_S
        duplicate = server.application.host.duplicate
        duplicate.days.reference_level = duplicate.duels.reference_level = 1
        yield server


class Device:
    """A browser, which keeps the secret of its tries."""

    def __init__(self, server: RunningServer) -> None:
        self.server = server
        self.secret: str | None = None

    @property
    def headers(self) -> dict[str, str]:
        return {} if self.secret is None else {"Authorization": f"Bearer {self.secret}"}

    def day(self, date: str = "") -> Message:
        answer = self.server.http.get(f"/api/daily/{date}" if date else "/api/daily", headers=self.headers)
        assert answer.status_code == 200, answer.text
        found: Message = answer.json()
        return found

    def post(self, path: str, body: Any) -> Message:
        """The server's answer, which may be a refusal."""
        found: Message = self.server.post(path, body, **self.headers).json()
        return found

    def begin(self, date: str = "", **wishes: Any) -> Message:
        """Begin a try, today if no date is given."""
        seated = self.post(f"/api/daily/{date or self.day()['date']}/tries", {"name": "Ana", **wishes})
        self.secret = seated.get("secret", self.secret)
        return seated

    def play(self, seated: Message, choice: Choice = first_move) -> Message:
        """Play a game to its end against the computer; return the last view of the table."""
        with Person(self.server, seated["table"], seated["secret"]) as person:
            play_on([person], choice)
        self.result(seated["table"])  # makes the server count the result now
        return person.view

    def result(self, table: str) -> Message:
        found: Message = self.server.http.get(f"/api/tables/{table}/daily").json()
        return found


def play_on(people: list[Person], choice: Choice = first_move) -> None:
    """All people play until the game is over."""
    while not all(person.is_over for person in people):
        for person in people:
            time.sleep(0.05)  # else the questions exceed the rate limit of a connection
            person.settle()
            turn = person.turn
            if turn is not None and not person.is_over:
                person._answered.add((turn["seat"], turn["at"]))
                person.must("play", seat=turn["seat"], move=choice(turn["moves"])[0], at=turn["at"])
