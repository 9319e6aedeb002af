"""What a person means by what they typed: a move, part of a move, or a command."""

from __future__ import annotations

import re
from dataclasses import dataclass

from tilewright._catalogue import Speech
from tilewright.rules import Colour, Move, Phase, Position

from .speech import ENGLISH

COMMANDS = ("bag", "help", "hint", "moves", "position", "quit", "save", "show", "undo")
"""Each is typed as the message `command-NAME` says, or in English."""
_SHORT = {"?": "help", "h": "help", "m": "moves", "q": "quit", "exit": "quit", "s": "show", "u": "undo"}


def _commands(speech: Speech) -> dict[str, str]:
    """What may be typed for each command."""
    return {speech(f"command-{name}"): name for name in COMMANDS} | {name: name for name in COMMANDS} | _SHORT


def _letters(speech: Speech) -> dict[str, str]:
    """Words that may replace letters, so that `factory 3 red to line 2` and `centre black floor` are moves too."""
    letters: dict[str, str] = {}
    for each in (ENGLISH, speech):
        letters |= dict.fromkeys(each("typed-ignored").split(), "")
        letters |= dict.fromkeys(each("typed-centre").split(), "C")
        letters |= dict.fromkeys(each("typed-floor").split(), "F")
        for colour in Colour:
            letters |= dict.fromkeys(each("typed-colour", colour=colour.letter).split(), colour.letter)
    return letters


def is_yes(text: str, speech: Speech) -> bool:
    """Whether somebody agrees."""
    return text.lower() in (*ENGLISH("typed-yes").split(), *speech("typed-yes").split())


def is_no(text: str, speech: Speech) -> bool:
    """Whether somebody declines."""
    return text.lower() in (*ENGLISH("typed-no").split(), *speech("typed-no").split())


@dataclass(frozen=True, slots=True)
class Command:
    """A command and what follows it."""

    name: str
    rest: str


@dataclass(frozen=True, slots=True)
class Beginning:
    """The source of a take, perhaps with its colour."""

    source: int
    colour: Colour | None


def understand(text: str, position: Position, speech: Speech = ENGLISH) -> Command | Beginning | Move | None:
    """The meaning of a line; None if it has none. The legality of a move is not checked here."""
    word, _, rest = text.strip().partition(" ")
    name = _commands(speech).get(word.lower())
    if name and (not rest or name == "save"):
        return Command(name, rest.strip())
    known = _letters(speech)
    letters = "".join(known.get(part, part.upper()) for part in re.findall(r"[^\W\d_]+|\S", text.lower()))
    if position.phase is Phase.TILE:
        if re.fullmatch("[1-5]", letters):
            letters = f"{position.legal_moves()[0].line}@{letters}"
    elif match := re.fullmatch("([C1-9])([BYRKW]?)", letters):
        source = 0 if match[1] == "C" else int(match[1])
        return Beginning(source, Colour.from_letter(match[2]) if match[2] else None)
    try:
        return Move.parse(letters)
    except ValueError:
        return None
