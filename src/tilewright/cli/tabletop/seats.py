"""The seats of a terminal game, as the command line names them. Nothing compiled is loaded until a player is made."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from tilewright._catalogue import ENGLISH
from tilewright.cli.language import speech
from tilewright.players.levels import DEFAULT_LEVEL, LEVELS
from tilewright.players.registry import KINDS, Argument, player_named

if TYPE_CHECKING:
    from tilewright._catalogue import Speech
    from tilewright.players import Player
    from tilewright.search import OpponentModel

PERSON = "person"
COMPUTER = "computer"
LEVEL_WORDS = tuple(f"level:{level}" for level in LEVELS)
PLAIN_WORDS = tuple(name for name, kind in KINDS.items() if kind.takes is Argument.NOTHING)
WORDS = (PERSON, COMPUTER, *LEVEL_WORDS, *PLAIN_WORDS)
CHOICE = ", ".join((PERSON, COMPUTER, *KINDS["level"].syntax, *PLAIN_WORDS))
LONGEST_NAME = 30


def choice_in(language: str) -> str:
    """The words to choose from; in other languages than English a dash replaces "to"."""
    return CHOICE if language == ENGLISH else CHOICE.replace(" to ", "–")


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
        return self.word in (COMPUTER, *LEVEL_WORDS)


def sit_down(word: str, seed: int, opponents: OpponentModel | None = None) -> Player:
    """The player of a seat that is not a person's; `opponents` is the seat's opponent model."""
    return player_named(f"level:{DEFAULT_LEVEL}" if word == COMPUTER else word, seed, opponents=opponents)


def parse_seat(text: str) -> tuple[str, str]:
    """`person`, `level:3`, `person:Ana`, `level:3:Bo`: the word and the name, which may be empty."""
    beginning = re.match("level:[^:]*|[^:]*", text)
    word = beginning[0] if beginning else ""
    name = text[len(word) + 1 :].strip()
    if word not in WORDS:
        said = speech()
        raise ValueError(said("refused-seat", text=text[:40], choice=choice_in(said.language)))
    if len(name) > LONGEST_NAME or not name.isprintable():
        raise ValueError(speech()("refused-name", most=LONGEST_NAME))
    return word, name


def name_seats(words_and_names: Sequence[tuple[str, str]], speech: Speech) -> list[Seat]:
    """Name all seats: a single person is `You`, others are called by their word, numbered where it is not unique."""
    words = [word for word, _ in words_and_names]
    seats = []
    for number, (word, name) in enumerate(words_and_names, 1):
        if not name and words.count(word) > 1:
            name = speech("player-number", seat=number) if word == PERSON else _spoken(word, speech, number)
        elif not name:
            name = speech("terminal-you") if word == PERSON else _spoken(word, speech)
        seats.append(Seat(word, name))
    return seats


def _spoken(word: str, speech: Speech, number: int | None = None) -> str:
    """`Computer`, `Level 3`; at a numbered seat `Computer 2`, `Level 3 (2)`."""
    if word == COMPUTER:
        return speech("computer") if number is None else speech("computer-number", seat=number)
    if word in LEVEL_WORDS:
        name = speech("terminal-level", level=int(word.partition(":")[2]))
        return name if number is None else f"{name} ({number})"
    return word.capitalize() if number is None else f"{word.capitalize()} {number}"
