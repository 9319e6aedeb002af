"""Who may sit at the table, by the words of the command line. Nothing compiled is loaded until somebody sits down."""

from __future__ import annotations

import re
from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tilewright.players import Player

PERSON = "person"
COMPUTER = "computer"
LEVELS = tuple(f"level:{level}" for level in range(1, 11))
"""From one who learns with you to full strength."""
DEFAULT_LEVEL = 5
WORDS = (PERSON, COMPUTER, *LEVELS, "greedy", "random")
CHOICE = f"{PERSON}, {COMPUTER}, {LEVELS[0]} to {LEVELS[-1]}, greedy, random"
LONGEST_NAME = 30


@dataclass(frozen=True, slots=True)
class Seat:
    """A seat: who decides there, and a name."""

    word: str
    name: str

    @property
    def is_person(self) -> bool:
        return self.word == PERSON

    @property
    def is_computer(self) -> bool:
        """Whether a level plays there."""
        return self.word in (COMPUTER, *LEVELS)


def sit_down(word: str, seed: int | None = None, computers: Collection[int] = ()) -> Player | None:
    """The player a seat word stands for; None for a person. `computer` plays at a level in the middle.

    It may be told at which seats computers sit.
    """
    if word == PERSON:
        return None
    from tilewright.players import GreedyPlayer, RandomPlayer

    if word == "greedy":
        return GreedyPlayer()
    if word == "random":
        return RandomPlayer(seed)
    from tilewright.players.searching import LevelPlayer

    level = DEFAULT_LEVEL if word == COMPUTER else 1 + LEVELS.index(word)
    return LevelPlayer(level, seed or 0, computers)


def parse_seat(text: str) -> tuple[str, str]:
    """`person`, `level:3`, `person:Ana`, `level:3:Bo`: the word and the name, which may be empty."""
    beginning = re.match("level:[^:]*|[^:]*", text)
    word = beginning[0] if beginning else ""
    name = text[len(word) + 1 :].strip()
    if word not in WORDS:
        raise ValueError(f"'{text[:40]}' is not one of {CHOICE}, perhaps with a name as in person:Ana")
    if len(name) > LONGEST_NAME or not name.isprintable():
        raise ValueError(f"a name has at most {LONGEST_NAME} printable characters")
    return word, name


def name_seats(words_and_names: Sequence[tuple[str, str]]) -> list[Seat]:
    """Seats with a name each: an only person is `You`, others go by their word, numbered where it is not unique."""
    words = [word for word, _ in words_and_names]
    seats = []
    for number, (word, name) in enumerate(words_and_names, 1):
        if not name and words.count(word) > 1:
            name = f"Player {number}" if word == PERSON else _spoken(word, number)
        elif not name:
            name = "You" if word == PERSON else _spoken(word)
        seats.append(Seat(word, name))
    return seats


def _spoken(word: str, number: int | None = None) -> str:
    """`Computer`, `Level 3`; at a numbered seat `Computer 2`, `Level 3 (2)`."""
    name = word.replace(":", " ").capitalize()
    if number is None:
        return name
    return f"{name} ({number})" if word in LEVELS else f"{name} {number}"
