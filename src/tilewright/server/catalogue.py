"""Refusals as sentences in the client's language, and which language that is."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import get_args

from tilewright._catalogue import bundle
from tilewright.rules.problems import Problem

from .errors import Refusal
from .messages.fields import Language

LANGUAGES: tuple[Language, ...] = get_args(Language)
FALLBACK: Language = "en"
FILES = ("words.ftl", "errors.ftl", "impossible.ftl", "notices.ftl")
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
    return _message(f"error-{refusal.code}", refusal.values, language) or refusal.code


def text(name: str, language: Language) -> str:
    """A message without placeables; its name if the catalogue has none."""
    return _message(name, {}, language) or name


def impossible(problem: Problem, language: Language) -> str:
    """What is impossible about a position as a sentence; in English if the catalogue has none, which a test forbids."""
    return _message(f"impossible-{problem.code}", problem.values, language) or str(problem)


def _message(name: str, values: Mapping[str, str | int], language: Language) -> str:
    messages = bundle(language, FILES)
    pattern = messages.get_message(name).value if messages.has_message(name) else None
    if pattern is None:
        return ""
    formatted, _ = messages.format_pattern(pattern, dict(values))
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
