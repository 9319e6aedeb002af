"""Makes text from users and other programs printable on one line."""

from __future__ import annotations


def printable(text: str, longest: int | None = None) -> str:
    """The text without control characters, cut after `longest` characters."""
    shown = "".join(letter if letter.isprintable() else "?" for letter in text[:longest])
    return shown + "..." if longest is not None and len(text) > longest else shown


def shorten(text: str, width: int) -> str:
    """The text in at most `width` characters."""
    return text if len(text) <= width else text[: width - 3] + "..."
