"""Makes text from users and other programs printable on one line; counts things in English."""

from __future__ import annotations


def printable(text: str, longest: int | None = None) -> str:
    """The text with `?` for each unprintable character, cut after `longest` characters."""
    shown = "".join(letter if letter.isprintable() else "?" for letter in text[:longest])
    return shown + "..." if longest is not None and len(text) > longest else shown


def shorten(text: str, width: int) -> str:
    """The text in at most `width` characters."""
    return text if len(text) <= width else text[: width - 3] + "..."


def counted(number: int, thing: str) -> str:
    """Such as `1 game`, `1,000 games`."""
    return f"{number:,} {thing}{'' if number == 1 else 's'}"
