"""What a record is made of, in the order of the text: headers, comments, deals and moves; and how they are spaced."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TypeAlias

from tilewright.rules import Move, Tiles
from tilewright.rules.reading import read_factories

MOVES_ON_A_LINE = 10
HEADER_NAME = re.compile(r"[A-Za-z][A-Za-z0-9_-]*")
STRANGE_CHARACTER = re.compile(r"[\x00-\x08\x0a-\x1f\x7f-\x9f\ud800-\udfff]")
"""Control characters except the tab, and halves of surrogate pairs: no header and no comment holds them."""


@dataclass(frozen=True, slots=True)
class Header:
    """A line such as `[Seats "Ana" "Bo"]`."""

    name: str
    values: tuple[str, ...]

    def __str__(self) -> str:
        escaped = [value.replace("\\", "\\\\").replace('"', '\\"') for value in self.values]
        return " ".join([f"[{self.name}", *(f'"{value}"' for value in escaped)]) + "]"


@dataclass(frozen=True, slots=True)
class Comment:
    """The text from a `;` to the end of the line, on a separate line or after something else."""

    text: str
    own_line: bool = True

    def __str__(self) -> str:
        return f";{self.text}"


@dataclass(frozen=True, slots=True)
class Deal:
    """The factories that begin a round; `str` is the form that `Position.deal` reads."""

    factories: tuple[Tiles, ...]

    @classmethod
    def parse(cls, text: str, players: int) -> Deal:
        """Read `BBYR,KKWW,...` for that many players; `Position.deal` checks whether the bag can yield it."""
        return cls(read_factories(text, players))

    def __str__(self) -> str:
        return ",".join(map(str, self.factories))


Step: TypeAlias = Deal | Move
Item: TypeAlias = Header | Comment | Step


def written(items: Sequence[Item], gaps: Sequence[str]) -> str:
    """The items as text, each after its white space."""
    return "".join(
        f"{gap}deal {item}" if isinstance(item, Deal) else f"{gap}{item}" for item, gap in zip(items, gaps, strict=True)
    )


def canonical_gaps(items: Sequence[Item]) -> tuple[str, ...]:
    """The white space before each item in the canonical layout.

    Each header is a line. A blank line follows the headers. Each deal is a line, and its moves follow, ten a line.
    """
    gaps: list[str] = []
    headers_end = max((i for i, item in enumerate(items, 1) if isinstance(item, Header)), default=0)
    for index, item in enumerate(items):
        if index == 0:
            gaps.append("")
        elif index < headers_end and not (isinstance(item, Comment) and not item.own_line):
            gaps.append("\n")
        else:
            gaps.append(gap_after(items[max(0, index - MOVES_ON_A_LINE) : index], gaps, item))
    return tuple(gaps)


def gap_after(before: Sequence[Item], gaps: Sequence[str], item: Item) -> str:
    """The white space before an item that is added, in the canonical layout; `before` may be only the last items."""
    if isinstance(item, Comment) and not item.own_line:
        return " "
    if isinstance(before[-1], Header) or (len(before) > 1 and _remarks_on_header(*before[-2:])):
        return "\n\n"  # the first thing after the headers
    if isinstance(item, Move) and _moves_on_last_line(before, gaps) in range(1, MOVES_ON_A_LINE):
        return " "
    return "\n"


def _remarks_on_header(last_but_one: Item, last: Item) -> bool:
    return isinstance(last_but_one, Header) and isinstance(last, Comment) and not last.own_line


def _moves_on_last_line(before: Sequence[Item], gaps: Sequence[str]) -> int:
    """The number of consecutive moves at the end of the last line."""
    moves = 0
    for item, gap in zip(reversed(before), reversed(gaps), strict=False):
        if not isinstance(item, Move):
            return moves
        moves += 1
        if "\n" in gap:
            return moves
    return moves
