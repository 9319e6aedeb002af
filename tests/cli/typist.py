"""Simulates a person at a terminal game, who types lines and may read the output before each one."""

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
"""Yields the typed lines; `look()` returns the output since its last call. The input ends with the script."""


@dataclass(frozen=True)
class Session:
    """Exit status and output of a run of the command."""

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
    """Run `tilewright terminal` with these lines as its input."""
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
    """A script that plays random legal moves until the game is over, then types the lines of `after`."""

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
    """The last position in an output."""
    return Position.parse(re.findall(r"^[234][cg] .*$", text, re.MULTILINE)[-1])


def written(path: Path, *lines: str) -> str:
    """Write these lines to a file; return its name."""
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")
    return str(path)
