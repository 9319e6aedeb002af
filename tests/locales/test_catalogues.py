"""Every language says everything that English says, with the same variables; nothing is unused, nothing is missing."""

from __future__ import annotations

import re

import pytest
from fluent.syntax import ast

from tests.locales.catalogues import (
    ENGLISH,
    ROOT,
    all_messages,
    areas,
    languages,
    messages,
    parts,
    resource,
    texts,
    variables,
)
from tests.locales.usage import called, is_used

OTHERS = [language for language in languages() if language != ENGLISH]
FILES = [(language, area) for language in languages() for area in areas(language)]
ENGLISH_FILES = areas(ENGLISH)
WORD = re.compile(r"[^\W\d_]{2,}")
OPTION = re.compile(r"--[a-z-]+")
ONLY_ENGLISH = {"the", "and", "or", "with", "your", "you", "this", "that", "from", "are", "not", "move", "tiles"}
NAMES = {
    "Tilewright",
    "Azul",
    "Peter",
    "Martin",
    "Andrea",
    "JSON",
    "JavaScript",
    "QR",
    "Enter",
    "azr",
    "hello",
    "SETUP",
}
COGNATES = {
    "da": {
        "Program",
        "Menu",
        "System",
        "Animation",
        "Pause",
        "Version",
        "OK",
        "hint",
        "plus",
        "minus",
        "point",
        "Computer",
        "for",
        "Duel",
        "Sum",
        "Lobby",
        "Arena",
        "live",
        "program",
        "Chat",
        "Send",
        "rating",
    },
    "fi": {"min", "plus"},
    "hu": {"Program", "program"},
    "is": {"best", "Full"},
    "nl": {
        "Chat",
        "rating",
        "Duel",
        "Team",
        "blunder",
        "blunders",
        "Menu",
        "Score",
        "Computer",
        "min",
        "hint",
        "plus",
        "Beginner",
        "Expert",
        "Lobby",
        "Arena",
        "live",
    },
}
"""By language, pieces of messages that may be the same as in English, because both languages have the word."""


@pytest.mark.parametrize(("language", "area"), FILES)
def test_a_catalogue_can_be_read_as_a_whole(language: str, area: str) -> None:
    junk = [entry.content for entry in resource(language, area).body if isinstance(entry, ast.Junk)]
    assert not junk


@pytest.mark.parametrize("language", languages())
def test_no_message_stands_in_two_files(language: str) -> None:
    names = [name for area in areas(language) for name in messages(language, area)]
    assert len(names) == len(set(names))


@pytest.mark.parametrize(("language", "area"), FILES)
def test_messages_refer_to_messages_that_exist(language: str, area: str) -> None:
    unknown = {
        (name, reference)
        for name, message in messages(language, area).items()
        for reference in parts(message).references
        if reference not in all_messages(language)
    }
    assert not unknown


@pytest.mark.parametrize("area", ENGLISH_FILES)
@pytest.mark.parametrize("language", OTHERS)
def test_a_language_has_every_message(language: str, area: str) -> None:
    assert area in areas(language)
    assert set(messages(language, area)) == set(messages(ENGLISH, area))


@pytest.mark.parametrize("language", OTHERS)
def test_a_message_has_the_same_variables_in_every_language(language: str) -> None:
    different = {
        name: (variables(ENGLISH, name), variables(language, name))
        for name in all_messages(ENGLISH)
        if name in all_messages(language) and variables(ENGLISH, name) != variables(language, name)
    }
    assert not different


@pytest.mark.parametrize("language", OTHERS)
def test_no_text_is_left_in_english(language: str) -> None:
    allowed = {word.lower() for word in NAMES | COGNATES[language]}
    left = set()
    for name, message in all_messages(language).items():
        english = {text.strip() for text in texts(all_messages(ENGLISH)[name])}
        for text in texts(message):
            words = {word.lower() for word in WORD.findall(OPTION.sub("", text))}
            if (text.strip() in english and words - allowed) or words & ONLY_ENGLISH:
                left.add((name, text))
    assert not left


def test_every_message_is_used() -> None:
    referred = {reference for message in all_messages(ENGLISH).values() for reference in parts(message).references}
    assert not {name for name in all_messages(ENGLISH) if name not in referred and not is_used(name)}


def test_every_message_that_is_asked_for_exists() -> None:
    assert not {(path, name) for path, name in called() if name not in all_messages(ENGLISH)}


def test_only_the_words_of_the_start_page_are_always_loaded() -> None:
    """All other files are listed in web/catalogues.js: loaded with the pages that need them, or not for the page."""
    source = (ROOT / "web" / "catalogues.js").read_text(encoding="utf-8")
    lists = re.findall(r"const (?:APART|OTHERS) = \[(.*?)\]", source, re.DOTALL)
    apart = {name for each in lists for name in re.findall(r"'([a-z-]+)'", each)}
    assert {area.removesuffix(".ftl") for area in areas(ENGLISH)} - apart == {"page", "words"}
