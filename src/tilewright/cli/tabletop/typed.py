"""What a person means by what they typed: a move, part of a move, or a command."""

from __future__ import annotations

import re
from dataclasses import dataclass

from tilewright.rules import Colour, Move, Phase, Position

from .words import colour_name

COMMANDS = {
    "bag": "what is left in the bag and what lies in the lid",
    "help": "this list",
    "hint": "what the computer would do here",
    "moves": "every legal move",
    "position": "the position as one line of text",
    "quit": "save the game and leave",
    "save": "save the game: save FILE.azr, or just save",
    "show": "show the table again",
    "undo": "take moves back, to the last decision of a person in this round",
}
_SHORT = {"?": "help", "h": "help", "m": "moves", "q": "quit", "exit": "quit", "s": "show", "u": "undo"}

# Words that may stand for letters, so that `factory 3 red to line 2` and `centre black floor` are moves too.
_LETTERS = {colour_name(colour): colour.letter for colour in Colour} | {
    "centre": "C",
    "center": "C",
    "floor": "F",
    **dict.fromkeys(("factory", "line", "column", "to", "from", "the", "on"), ""),
}


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


def understand(text: str, position: Position) -> Command | Beginning | Move | None:
    """The meaning of a line; None if it has none. Whether a move is legal is not asked here."""
    word, _, rest = text.strip().partition(" ")
    name = _SHORT.get(word.lower(), word.lower())
    if name in COMMANDS and (not rest or name == "save"):
        return Command(name, rest.strip())
    letters = "".join(_LETTERS.get(part, part.upper()) for part in re.findall(r"[a-z]+|[^a-z\s]", text.lower()))
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
