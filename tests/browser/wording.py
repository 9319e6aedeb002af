"""The page's texts, read from its catalogues: tests name messages, so that a better wording breaks no test."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from playwright.sync_api import Page, expect

LOCALES = Path(__file__).parents[2] / "locales"


@cache
def _bundle(language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    for file in sorted((LOCALES / language).glob("*.ftl")):
        bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return bundle


def words(name: str, language: str = "en", /, **variables: Any) -> str:
    """The text of a message, in English unless another language is named."""
    bundle = _bundle(language)
    message = bundle.get_message(name)
    assert message.value is not None
    text, errors = bundle.format_pattern(message.value, variables)
    assert not errors, errors
    return str(text)


def message_ids(language: str) -> set[str]:
    """The names of all messages of a language."""
    texts = [file.read_text(encoding="utf-8") for file in sorted((LOCALES / language).glob("*.ftl"))]
    return {name for text in texts for name in re.findall(r"^([a-z][a-z0-9-]*) =", text, re.MULTILINE)}


def speak(page: Page, language: str) -> None:
    """Switch the language as another tab of the same browser would: by the stored setting, without a reload."""
    page.evaluate(
        """(language) => {
          localStorage.setItem('tilewright.language', JSON.stringify(language));
          dispatchEvent(new StorageEvent('storage', { key: 'tilewright.language' }));
        }""",
        language,
    )
    expect(page.locator("html")).to_have_attribute("lang", language)
