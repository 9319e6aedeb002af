"""Numbers as options of commands: each reader refuses what is out of its range, in one sentence."""

from __future__ import annotations

import argparse
import re
from collections.abc import Callable


def whole(least: int, *, most: int | None = None, digits: int = 12) -> Callable[[str], int]:
    """A reader of whole numbers with a limited number of digits."""
    what = f"of {least} or more with at most {digits} digits" if most is None else f"from {least} to {most}"

    def read(text: str) -> int:
        is_number = text.isascii() and text.isdigit() and len(text) <= digits
        if not is_number or int(text) < least or (most is not None and int(text) > most):
            raise argparse.ArgumentTypeError(f"'{text[:40]}' is not a whole number {what}")
        return int(text)

    return read


def number(unit: str, most: int, *, or_zero: bool = False) -> Callable[[str], float]:
    """A reader of numbers above 0; with `or_zero` also of 0."""

    def read(text: str) -> float:
        try:
            found = float(text)
        except ValueError:
            found = -1.0
        if not 0 <= found <= most or (found == 0 and not or_zero):
            least = "from 0 to" if or_zero else "above 0 and up to"
            raise argparse.ArgumentTypeError(f"'{text[:40]}' is not a number of {unit} {least} {most}")
        return found

    return read


def number_reader(form: str, what: str) -> Callable[[str], re.Match[str]]:
    """A parser for options of the form `form`."""

    def read(text: str) -> re.Match[str]:
        if (found := re.fullmatch(form, text)) is None:
            raise argparse.ArgumentTypeError(f"'{text[:40]}' is not {what}")
        return found

    return read


_read_whole_number = number_reader("-?[0-9]{1,15}", "a whole number of at most 15 digits")


def whole_number(text: str) -> int:
    """A whole number, perhaps negative; its range is checked where it is used."""
    return int(_read_whole_number(text)[0])


count = whole(1)
seed = whole(0, digits=100)
positive_seconds = number("seconds", 86_400)
