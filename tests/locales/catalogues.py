"""Reading the catalogues: which messages a language has, and which variables each of them needs."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

ROOT = Path(__file__).resolve().parents[2]
LOCALES = ROOT / "locales"
ENGLISH = "en"


def languages() -> list[str]:
    """Every language that has a folder."""
    return sorted(folder.name for folder in LOCALES.iterdir() if folder.is_dir())


def areas(language: str) -> list[str]:
    """The files of a language."""
    return sorted(file.name for file in (LOCALES / language).glob("*.ftl"))


@cache
def resource(language: str, area: str) -> ast.Resource:
    """The syntax tree of a file."""
    return FluentParser(with_spans=False).parse((LOCALES / language / area).read_text(encoding="utf-8"))


@cache
def messages(language: str, area: str) -> dict[str, ast.Message]:
    """The messages of a file by their ids."""
    return {entry.id.name: entry for entry in resource(language, area).body if isinstance(entry, ast.Message)}


@cache
def all_messages(language: str) -> dict[str, ast.Message]:
    """The messages of all files of a language."""
    return {name: message for area in areas(language) for name, message in messages(language, area).items()}


class _Parts(Visitor):
    """Collects the variables and the references of a message."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.references: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 (the parser names it)
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802 (the parser names it)
        self.references.add(node.id.name)


@cache
def parts(message: ast.Message) -> _Parts:
    """The variables and references of a message, including those of its attributes."""
    collected = _Parts()
    collected.visit(message)
    return collected


class _Texts(Visitor):
    """Collects the literal texts of a message."""

    def __init__(self) -> None:
        self.texts: list[str] = []

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802 (the parser names it)
        self.texts.append(node.value)


def texts(message: ast.Message) -> list[str]:
    """The literal texts of a message, without variables."""
    collected = _Texts()
    collected.visit(message)
    return collected.texts


def variables(language: str, name: str) -> set[str]:
    """The variables of a message and of all messages that it refers to."""
    needed: set[str] = set()
    for each in _reachable(language, name):
        message = all_messages(language).get(each)
        if message is not None:
            needed |= parts(message).variables
    return needed


def _reachable(language: str, name: str) -> Iterator[str]:
    seen: set[str] = set()
    waiting = [name]
    while waiting:
        each = waiting.pop()
        if each in seen:
            continue
        seen.add(each)
        yield each
        message = all_messages(language).get(each)
        if message is not None:
            waiting.extend(parts(message).references)
