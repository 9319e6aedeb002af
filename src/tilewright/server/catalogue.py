"""Refusals as sentences in the client's language, and which language that is."""

from __future__ import annotations

from functools import cache
from typing import get_args

from tilewright._catalogue import bundle

from .errors import Refusal
from .messages.fields import Language

LANGUAGES: tuple[Language, ...] = get_args(Language)
FALLBACK: Language = "en"
FILES = ("errors.ftl",)
LONGEST_HEADER = 500


def load(language: Language) -> None:
    """Read the sentences of a language now, so that no request waits for it."""
    bundle(language, FILES)


def sentence(refusal: Refusal, language: Language) -> str:
    """The refusal as a sentence; the bare code if the catalogue has none, which a test forbids."""
    return _plain_sentence(refusal.code, language) if not refusal.values else _sentence(refusal, language)


@cache
def _plain_sentence(code: str, language: Language) -> str:
    return _sentence(Refusal(code), language)


def _sentence(refusal: Refusal, language: Language) -> str:
    messages = bundle(language, FILES)
    name = f"error-{refusal.code}"
    if not messages.has_message(name):
        return refusal.code
    pattern = messages.get_message(name).value
    if pattern is None:
        return refusal.code
    formatted, _ = messages.format_pattern(pattern, refusal.values)
    return str(formatted)


def language_for(accepted: str, asked: str | None = None) -> Language:
    """The language that was asked for, else the best match of an Accept-Language header, else English."""
    if asked in LANGUAGES:
        return asked
    return _preferred(accepted[:LONGEST_HEADER])


@cache
def _codes() -> dict[str, Language]:
    return {code: code for code in LANGUAGES}


def _preferred(accepted: str) -> Language:
    best: Language = FALLBACK
    best_quality = 0.0
    for entry in accepted.split(","):
        tag, _, parameter = entry.partition(";")
        language = _codes().get(tag.strip().partition("-")[0].lower())
        quality = _quality(parameter)
        if language is not None and quality > best_quality:
            best, best_quality = language, quality
    return best


def _quality(parameter: str) -> float:
    name, _, value = parameter.strip().partition("=")
    if name != "q":
        return 1.0
    try:
        return float(value)
    except ValueError:
        return 0.0
