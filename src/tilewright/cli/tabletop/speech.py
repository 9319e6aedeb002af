"""The terminal game's sentences: which files of the catalogues they are in."""

from __future__ import annotations

from tilewright import _catalogue
from tilewright._catalogue import Speech

FILES = ("words.ftl", "page.ftl", "terminal.ftl")


def speech_of(language: str) -> Speech:
    """The terminal game's sentences in a language."""
    return Speech(language, *FILES)


ENGLISH = speech_of(_catalogue.ENGLISH)
