"""A new language is a new folder in locales/ and an entry in the server's list: CONTRIBUTING.md, "Add a language"."""

from __future__ import annotations

from typing import get_args

import pytest

from tests.locales.catalogues import ENGLISH, LOCALES, languages, messages
from tilewright.server.messages.fields import Language


def test_the_servers_list_names_every_folder() -> None:
    assert sorted(get_args(Language)) == languages()
    assert get_args(Language)[0] == ENGLISH


@pytest.mark.parametrize("language", languages())
def test_a_language_names_itself(language: str) -> None:
    assert "language-name" in messages(language, "page.ftl")
    line = next(line for line in text_of(language).splitlines() if line.startswith("language-name = "))
    assert [other for other in languages() if line in text_of(other).splitlines()] == [language]


def text_of(language: str) -> str:
    """The file that web/catalogues.js reads the name from."""
    return (LOCALES / language / "page.ftl").read_text(encoding="utf-8")
