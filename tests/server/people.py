"""People with lasting names, for tests."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import count

from tests.server.running import RunningServer

_numbers = count()
LETTERS = "abdefghkmopst"
"""Letters that cannot be confused with each other, alone or in pairs."""


@dataclass(frozen=True)
class SignedIn:
    """Somebody with a lasting name on one device."""

    id: str
    name: str
    token: str
    phrase: str | None

    @property
    def headers(self) -> dict[str, str]:
        """The headers that identify the person in a request."""
        return {"Tilewright-Person": self.token}


def new_name(start: str = "Someone") -> str:
    """A name that nobody has had in this process."""
    number, letters = next(_numbers), ""
    while True:
        number, digit = divmod(number, len(LETTERS))
        letters += LETTERS[digit]
        if not number:
            return f"{start} {letters}q"


def sign_up(server: RunningServer, name: str = "", *, phrase: bool = False) -> SignedIn:
    """Sign somebody up, under a new name if none is given."""
    answer = server.post("/api/people", {"name": name or new_name(), "phrase": phrase})
    assert answer.status_code == 201, answer.text
    found = answer.json()
    return SignedIn(found["person"], found["name"], found["token"], found["phrase"])
