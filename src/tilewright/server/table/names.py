"""The names of people and computers at a table."""

from __future__ import annotations

import random
import re
from collections.abc import Iterable
from unicodedata import category, normalize

import msgspec

from tilewright.server.errors import Refusal
from tilewright.server.messages.tables import ComputerSeat, NewTable, PersonSeat

NAMES = (
    "Alma",
    "Bruno",
    "Cleo",
    "Dario",
    "Elsa",
    "Felix",
    "Greta",
    "Hugo",
    "Iris",
    "Jonas",
    "Klara",
    "Livia",
    "Milo",
    "Nora",
    "Oskar",
    "Petra",
    "Quim",
    "Rosa",
    "Silas",
    "Tilda",
    "Ugo",
    "Viola",
    "Wanda",
    "Xenia",
    "Yara",
    "Zeno",
)


def with_names(settings: NewTable, table: str) -> NewTable:
    """The settings with a name for every computer that has none; `table`, its name in the fair deals, decides which.

    Pictures show the first letter. So the chosen names differ in it from each other and from all names in the settings;
    people who join later may have any name.
    """
    taken = [seat.name for seat in settings.seats if isinstance(seat, (PersonSeat, ComputerSeat)) and seat.name]
    free = _free_names(taken, random.Random(table))
    seats = [
        msgspec.structs.replace(seat, name=tidy_name(seat.name) if seat.name else free.pop())
        if isinstance(seat, ComputerSeat)
        else seat
        for seat in settings.seats
    ]
    return msgspec.structs.replace(settings, seats=seats)


def _free_names(taken: Iterable[str], rng: random.Random) -> list[str]:
    letters = {name.strip()[:1].upper() for name in taken}
    free = [name for name in NAMES if name[0] not in letters]
    return rng.sample(free, len(free))


BLANK = "\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0"
"""Characters that Python counts as printable although they are invisible."""
COMPUTERS_NAME = re.compile(r".*\(\s*(computer\s*,)?\s*level\s*\d+\s*\)")


def tidy_text(text: str) -> str:
    """A text on one line, without invisible characters."""
    text = " ".join("".join(letter if letter.isprintable() and letter not in BLANK else " " for letter in text).split())
    if not any(category(letter)[0] not in "MZ" for letter in text):
        raise Refusal("malformed", detail="a text must have a visible character")
    return text


def tidy_name(name: str) -> str:
    """A nickname on one line that cannot be taken for the computer's name in records."""
    name = tidy_text(name)
    if COMPUTERS_NAME.fullmatch(normalize("NFKC", name).casefold()):
        raise Refusal("malformed", detail="records use this name for the computer")
    return name
