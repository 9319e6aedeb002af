"""Worked examples of the documentation: a position, what is played, and what must be true afterwards.

An example is a fenced block of kind `{azul}`. Each line is a word and what it says:

| line | says |
|---|---|
| `position TEXT` | where the example starts |
| `play MOVE` or `deal FACTORIES` | a step; there may be several |
| `then FIELD = VALUE` | a field of the position reached (docs/notation.md); a board's fields carry its seat |
| `legal TAKE = MOVES` | the legal moves that begin with TAKE, in the position reached |
| `refused MOVE ID` | a move that is illegal there, and the id of the rule that its error names |
| `winners SEATS` | who has won |
| `show PARTS` | what is drawn: `factories`, `seat 1`, `wall 1`; without it, the factories and every board |
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Self

from tilewright import IllegalMove, Position

FIELDS = ("table", "round", "phase", "factories", "centre", "first", "marker", "bag", "lid")
BOARD_FIELDS = ("score", "wall", "lines", "floor")
RULE = re.compile(
    r"\b((?:SETUP|GOAL|ROUND|OFFER|LINE|FLOOR|TILE|SCORE|PEN|NEXT|END|VAR|EX|SIL|D|T)-\d+)\b"
)  # an id of docs/rules.md
BLOCK = re.compile(r"^```\{azul\}[^\n]*\n(.*?)^```$", re.DOTALL | re.MULTILINE)


class WrongExample(Exception):
    """The example cannot be read, or what it says is not true."""


@dataclass(frozen=True)
class Example:
    """An example as it is written."""

    start: Position
    steps: tuple[str, ...]
    claims: tuple[tuple[str, str], ...]
    show: tuple[str, ...]

    @classmethod
    def parse(cls, text: str) -> Self:
        """Read the lines of a block."""
        start: Position | None = None
        steps, claims, show = [], [], []
        for line in text.strip().splitlines():
            word, _, rest = line.partition(" ")
            match word:
                case "position":
                    start = Position.parse(rest)
                case "play" | "deal":
                    steps.append(rest)
                case "then" | "legal" | "refused" | "winners":
                    claims.append((word, rest))
                case "show":
                    show += rest.split(", ")
                case _:
                    raise WrongExample(f"unknown line: {line}")
        if start is None:
            raise WrongExample("an example needs a position")
        return cls(start, tuple(steps), tuple(claims), tuple(show))

    def run(self) -> Position:
        """Play the steps and check every claim; the position reached."""
        position = self.start
        for step in self.steps:
            position = position.deal(step) if "," in step else position.play(step)
        for word, claim in self.claims:
            found = _found(position, word, claim)
            if found != claim:
                raise WrongExample(f"`{word} {claim}`: it is `{word} {found}` in {position}")
        return position


def examples(page: str) -> list[Example]:
    """All examples of a page."""
    return [Example.parse(block) for block in BLOCK.findall(page)]


def fields(position: Position) -> dict[str, str]:
    """The fields of a position's text by name; those of a board carry its seat (`score 1`)."""
    texts = str(position).split(" ")
    found = dict(zip(FIELDS, texts, strict=False))
    for seat, board in enumerate(texts[len(FIELDS) :], start=1):
        found |= {f"{name} {seat}": part for name, part in zip(BOARD_FIELDS, board.split(";"), strict=True)}
    return found


def _found(position: Position, word: str, claim: str) -> str:
    """What the claim should say to be true."""
    subject = claim.partition(" = ")[0]
    match word:
        case "then":
            return f"{subject} = {fields(position)[subject]}"
        case "legal":
            moves = [str(move) for move in position.legal_moves()]
            return f"{subject} = {' '.join(move for move in moves if move.startswith(subject))}"
        case "refused":
            move = claim.partition(" ")[0]
            try:
                position.play(move)
            except IllegalMove as error:
                return f"{move} {error.rule}"
            return f"{move} (legal)"
    outcome = position.outcome
    return " ".join(map(str, outcome.winners)) if outcome else "(the game goes on)"
