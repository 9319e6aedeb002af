"""Somebody at the keyboard of a terminal game: types lines, and may look at the screen before each."""

from __future__ import annotations

import io
import random
import re
import sys
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest

from tilewright.cli import main
from tilewright.rules import Position

Look = Callable[[], str]
Script = Callable[[Look], Iterator[str]]
"""Yields what is typed; `look()` gives what was printed since it was last called. When it ends, input ends."""


@dataclass(frozen=True)
class Session:
    """How a run of the command went."""

    status: int
    output: str

    @property
    def lines(self) -> list[str]:
        return self.output.split("\n")


class Keyboard:
    """Standard input that asks a script for each line."""

    encoding = "utf-8"

    def __init__(self, script: Iterator[str]) -> None:
        self._script = script

    def isatty(self) -> bool:
        return False

    def readline(self) -> str:
        line = next(self._script, None)
        return "" if line is None else f"{line}\n"


class Screen(io.StringIO):
    """Standard output that keeps everything."""

    @property
    def encoding(self) -> str:  # type: ignore[override]
        return "utf-8"


def play(monkeypatch: pytest.MonkeyPatch, *arguments: str, typed: Script | Iterable[str] = ()) -> Session:
    """Run `tilewright terminal` with somebody typing."""
    output = Screen()
    seen = 0

    def look() -> str:
        nonlocal seen
        new = output.getvalue()[seen:]
        seen += len(new)
        return new

    script = typed(look) if callable(typed) else iter(typed)
    with monkeypatch.context() as patch:
        patch.setattr(sys, "stdin", Keyboard(script))
        patch.setattr(sys, "stdout", output)
        patch.setattr("tilewright.cli.tabletop.game.HINT_NODES", 5_000)
        status = main(["terminal", *arguments])
    return Session(status, output.getvalue())


def plays_to_the_end(seed: int, after: Iterable[str] = ()) -> Script:
    """Plays any legal moves until the game is over, then types the rest."""

    def script(look: Look) -> Iterator[str]:
        chance = random.Random(seed)
        while True:
            look()
            yield "position"
            position = shown_position(look())
            if position.is_over:
                break
            yield str(chance.choice(position.legal_moves()))
        yield from after

    return script


def shown_position(text: str) -> Position:
    """The last position whose text was printed."""
    return Position.parse(re.findall(r"^[234][cg] .*$", text, re.MULTILINE)[-1])


def written(path: Path, *lines: str) -> str:
    """Write a file of these lines; its name."""
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")
    return str(path)
