"""A puzzle and its files: JSON lines as docs/notation.md describes them, gzipped where the name ends with `.gz`."""

from __future__ import annotations

import gzip
import io
import json
import re
import zlib
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any

from tilewright.notation.files import write_bytes
from tilewright.rules import Move, Position, TilewrightError
from tilewright.rules.errors import shown

from .proof import Goal
from .themes import Theme

FORM = 1
ID = re.compile(r"2[cg]-[0-9]{6}")
LARGEST_FILE = 64 << 20
LARGEST_NUMBER = 10_000
SHIPPED = "puzzles.jsonl.gz"


class BadPuzzles(TilewrightError):
    """A puzzle file that cannot be read or contains an invalid puzzle."""

    code = "bad-puzzles"


@dataclass(frozen=True, slots=True)
class Puzzle:
    """A position with a goal that exactly one move reaches."""

    id: str
    position: Position
    goal: Goal
    solution: tuple[Move, ...]
    """The only move, then both sides' moves on the line that resists longest."""
    rating: int
    themes: tuple[Theme, ...]

    def __str__(self) -> str:
        """One line of a puzzle file."""
        fields = {
            "puzzle": FORM,
            "id": self.id,
            "position": str(self.position),
            "goal": str(self.goal),
            "solution": [str(move) for move in self.solution],
            "rating": self.rating,
            "themes": [str(theme) for theme in self.themes],
        }
        return json.dumps(fields, separators=(",", ":"))

    @classmethod
    def parse(cls, line: str) -> Puzzle:
        """Read one line of a puzzle file; every move of the solution must be legal."""
        try:
            fields: Any = json.loads(line)
        except (ValueError, RecursionError):
            raise BadPuzzles("this is not a whole JSON object: the file was cut short or edited") from None
        if not isinstance(fields, dict) or fields.get("puzzle") != FORM:
            raise BadPuzzles(f'this is no puzzle of form {FORM}: it lacks "puzzle": {FORM}')
        try:
            puzzle = cls(
                id=_text(fields, "id"),
                position=Position.parse(_text(fields, "position")),
                goal=Goal(_text(fields, "goal")),
                solution=tuple(map(Move.parse, _texts(fields, "solution"))),
                rating=_whole_number(fields, "rating"),
                themes=tuple(map(Theme, _texts(fields, "themes"))),
            )
        except ValueError as error:  # ours, or that of an enumeration: both messages are sentences
            raise BadPuzzles(str(error)) from None
        puzzle.check_form()
        return puzzle

    def check_form(self) -> None:
        """Refuse what can be checked without a proof: the id, the table, illegal moves."""
        table = f"{self.position.players}{self.position.side[0]}"
        if not ID.fullmatch(self.id) or self.id[:2] != table:
            raise BadPuzzles(f"the id must be {table}- and six digits, not {shown(self.id)}")
        if self.position.to_move is None:
            raise BadPuzzles("nobody is to move in the position")
        if not self.solution:
            raise BadPuzzles("the solution has no move")
        position = self.position
        for move in self.solution:
            position = position.play(move)


def _text(fields: dict[str, Any], name: str) -> str:
    value = fields.get(name)
    if not isinstance(value, str):
        raise BadPuzzles(f'"{name}" must be a text')
    return value


def _texts(fields: dict[str, Any], name: str) -> list[str]:
    value = fields.get(name)
    if not isinstance(value, list) or not all(isinstance(each, str) for each in value):
        raise BadPuzzles(f'"{name}" must be a list of texts')
    return value


def _whole_number(fields: dict[str, Any], name: str) -> int:
    value = fields.get(name)
    if type(value) is not int or abs(value) > LARGEST_NUMBER:
        raise BadPuzzles(f'"{name}" must be a whole number from {-LARGEST_NUMBER} to {LARGEST_NUMBER}')
    return value


def read_puzzles(path: Path) -> list[Puzzle]:
    """The puzzles of a file, gzipped or not."""
    return decode_puzzles(path.read_bytes(), path.name)


@cache
def shipped_puzzles() -> tuple[Puzzle, ...]:
    """The puzzles that come with the package."""
    return tuple(decode_puzzles((files(__package__) / SHIPPED).read_bytes(), SHIPPED))


def decode_puzzles(content: bytes, name: str) -> list[Puzzle]:
    """The puzzles in the bytes of a file."""
    lines = _lines(content, name)
    if not lines:
        raise BadPuzzles(f"{name} holds no puzzle")
    puzzles = []
    for number, line in enumerate(lines, 1):
        try:
            puzzles.append(Puzzle.parse(line))
        except TilewrightError as error:
            raise BadPuzzles(f"{name}, line {number}: {error}") from None
    return puzzles


def _lines(content: bytes, name: str) -> list[str]:
    try:
        if content[:2] == b"\x1f\x8b":
            content = gzip.GzipFile(fileobj=io.BytesIO(content)).read(LARGEST_FILE + 1)
        if len(content) > LARGEST_FILE:
            raise BadPuzzles(f"{name} is no puzzle file: it holds more than {LARGEST_FILE >> 20} MB")
        return content.decode("ascii").splitlines()
    except (EOFError, OSError, zlib.error):
        raise BadPuzzles(f"{name} is damaged or cut short: it cannot be unpacked") from None
    except UnicodeDecodeError:
        raise BadPuzzles(f"{name} is no puzzle file: it is not plain text") from None


def write_puzzles(path: Path, puzzles: Iterable[Puzzle]) -> None:
    """Write a puzzle file, gzipped if its name ends with `.gz`."""
    content = "".join(f"{puzzle}\n" for puzzle in puzzles).encode("ascii")
    write_bytes(path, gzip.compress(content, 9, mtime=0) if path.suffix == ".gz" else content)
