"""Who may sit at the table, by the words of the command line. Nothing compiled is loaded until somebody sits down."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tilewright.players import Player

PERSON = "person"
COMPUTER = "computer"
WORDS = (PERSON, COMPUTER, "greedy", "random")
LONGEST_NAME = 30


@dataclass(frozen=True, slots=True)
class Seat:
    """A seat: who decides there, and a name."""

    word: str
    name: str

    @property
    def is_person(self) -> bool:
        return self.word == PERSON


def sit_down(word: str, seed: int | None = None) -> Player | None:
    """The player a seat word stands for; None for a person. `computer` is the strongest there is."""
    if word == PERSON:
        return None
    from tilewright.players import GreedyPlayer, RandomPlayer

    if word in (COMPUTER, "greedy"):
        return GreedyPlayer()
    if word == "random":
        return RandomPlayer(seed)
    raise ValueError(f"nobody is called '{word}'")


def parse_seat(text: str) -> tuple[str, str]:
    """`person`, `computer`, `person:Ana`: the word and the name, which may be empty."""
    word, _, name = text.partition(":")
    name = name.strip()
    if word not in WORDS:
        raise ValueError(f"'{text[:40]}' is not one of {', '.join(WORDS)}, perhaps with a name as in person:Ana")
    if len(name) > LONGEST_NAME or not name.isprintable():
        raise ValueError(f"a name has at most {LONGEST_NAME} printable characters")
    return word, name


def name_seats(words_and_names: Sequence[tuple[str, str]]) -> list[Seat]:
    """Seats with a name each: an only person is `You`, others go by their word, numbered where it is not unique."""
    words = [word for word, _ in words_and_names]
    seats = []
    for number, (word, name) in enumerate(words_and_names, 1):
        if not name and words.count(word) > 1:
            name = f"{'Player' if word == PERSON else word.capitalize()} {number}"
        elif not name:
            name = "You" if word == PERSON else word.capitalize()
        seats.append(Seat(word, name))
    return seats
