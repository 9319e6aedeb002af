"""The Fluent catalogues that the page, the server and the terminal game share: their folder, and sentences from them.

The folder is `tilewright/locales` in the package, and `locales` at the root of a checkout.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

PACKAGE = Path(__file__).resolve().parent
ENGLISH = "en"
WORDS = "words.ftl"


@cache
def folder() -> Path:
    """The folder of the catalogues."""
    places = (PACKAGE / "locales", PACKAGE.parent.parent / "locales")
    return next((place for place in places if (place / ENGLISH / WORDS).is_file()), places[0])


@cache
def languages() -> tuple[str, ...]:
    """The codes of all languages."""
    return tuple(sorted(path.parent.name for path in folder().glob(f"*/{WORDS}")))


@cache
def bundle(language: str, files: tuple[str, ...]) -> FluentBundle:
    """The messages of these files in a language, in English where a translation is missing."""
    from fluent.runtime import FluentBundle  # slow to import, and most commands need no catalogue

    made = FluentBundle([language, ENGLISH], use_isolating=False)
    for each in dict.fromkeys((ENGLISH, language)):
        for name in files:
            file = folder() / each / name
            if file.is_file():
                made.add_resource(_parsed(file), allow_overrides=True)
    return made


@cache
def _parsed(file: Path) -> Any:
    from fluent.runtime import FluentResource

    return FluentResource(file.read_text(encoding="utf-8"))


def language_of(environment: Mapping[str, str]) -> str:
    """The language that a terminal's environment asks for, as gettext reads it; English if there is no catalogue."""
    wanted = next((value for name in ("LC_ALL", "LC_MESSAGES", "LANG") if (value := environment.get(name))), "C")
    if wanted.partition(".")[0] in ("C", "POSIX"):
        return ENGLISH
    for locale in (*environment.get("LANGUAGE", "").split(":"), wanted):
        code = locale.replace("-", "_").partition("_")[0].partition(".")[0].lower()
        if code in languages():
            return code
    return ENGLISH


class Speech:
    """Sentences in one language."""

    def __init__(self, language: str, *files: str) -> None:
        self.language = language
        self._files = files

    def __call__(self, name: str, /, **variables: object) -> str:
        """A message, filled in."""
        messages = bundle(self.language, self._files)
        pattern = messages.get_message(name).value
        assert pattern is not None, name
        text, errors = messages.format_pattern(pattern, variables)
        assert not errors, (name, errors)
        return str(text)

    def list_and(self, parts: Sequence[str]) -> str:
        """`a`, `a and b`, `a, b and c`."""
        return self._listed("list-and", parts)

    def list_or(self, parts: Sequence[str]) -> str:
        """`a`, `a or b`, `a, b or c`."""
        return self._listed("list-or", parts)

    def _listed(self, name: str, parts: Sequence[str]) -> str:
        return parts[0] if len(parts) == 1 else self(name, first=", ".join(parts[:-1]), last=parts[-1])

    def number(self, value: float, decimals: int) -> str:
        """A number with the language's decimal mark."""
        return f"{value:.{decimals}f}".replace(".", self("decimal-mark"))
