"""Finds where messages are used: in the sources of the page, its HTML document, the server and the command."""

from __future__ import annotations

import re
from functools import cache

from tests.locales.catalogues import ROOT

PAGE = ROOT / "web" / "src"
SERVER = ROOT / "src" / "tilewright" / "server"
COMMAND = ROOT / "src" / "tilewright" / "cli"
RULES = ROOT / "src" / "tilewright" / "rules"
REASONS = ("impossible-", "illegal-", "no-deal-", "unreadable-")
CALL = re.compile(r"\bwords\(\s*(?P<chosen>[^,()]*(?:\([^()]*\)[^,()]*)*)")
COMPARED = re.compile(r"[!=]==?\s*(['\"])[^'\"]*\1")
IN_DOCUMENT = re.compile(r"\{\{ (?P<name>[a-z-]+) \}\}")
BEGUN = re.compile(r"`(?P<start>[a-z][a-z0-9-]*-)\$\{")
QUOTED = re.compile(r"(['\"`])(?P<text>[a-z][a-z0-9-]*)\1")


@cache
def page_sources() -> dict[str, str]:
    """The page's sources by path, without its tests and the gallery, which are not shipped."""
    files = [file for kind in ("*.ts", "*.svelte") for file in PAGE.rglob(kind)] + [ROOT / "web" / "catalogues.js"]
    return {
        str(file.relative_to(ROOT)): file.read_text(encoding="utf-8")
        for file in files
        if not file.name.endswith(".test.ts") and "gallery" not in file.parts
    }


@cache
def server_sources() -> str:
    """All sources of the server as one text."""
    return "\n".join(file.read_text(encoding="utf-8") for file in SERVER.rglob("*.py"))


@cache
def reading_sources() -> str:
    """All sources with reasons for a refusal (rules, notation, fairness, command) as one text."""
    rooms = (RULES, *(RULES.parent / room for room in ("notation", "fairness", "cli")))
    return "\n".join(file.read_text(encoding="utf-8") for room in rooms for file in room.glob("*.py"))


@cache
def page_texts() -> frozenset[str]:
    """Everything in quotes in the page's sources that could be a message's id."""
    return frozenset(found["text"] for source in page_sources().values() for found in QUOTED.finditer(source))


@cache
def document_texts() -> frozenset[str]:
    """The messages that web/index.html names, and everything in quotes in web/documents.js, which fills it in."""
    page, filling = ((ROOT / "web" / name).read_text(encoding="utf-8") for name in ("index.html", "documents.js"))
    named = {found["name"] for found in IN_DOCUMENT.finditer(page)}
    return frozenset(named | {found["text"] for found in QUOTED.finditer(filling)})


@cache
def page_beginnings() -> tuple[str, ...]:
    """The beginnings of ids that the page composes, such as `reaction-` in `reaction-${name}`."""
    return tuple({found["start"] for source in page_sources().values() for found in BEGUN.finditer(source)})


@cache
def command_texts() -> tuple[frozenset[str], tuple[str, ...]]:
    """Everything in quotes in the command's sources, and the beginnings of ids that it composes."""
    files = [*COMMAND.rglob("*.py"), COMMAND.parent / "_catalogue.py"]
    source = "\n".join(file.read_text(encoding="utf-8") for file in files)
    begun = {found["start"] for found in re.finditer(r"\"(?P<start>[a-z][a-z0-9-]*-)\{", source)}
    return frozenset(found["text"] for found in QUOTED.finditer(source)), tuple(begun)


def is_used(name: str) -> bool:
    """Whether the page, the server or the command can ask for a message."""
    texts, beginnings = command_texts()
    if name in texts or name.startswith(beginnings):
        return True
    if name.startswith("error-"):
        code = name.removeprefix("error-")
        return f'"{code}"' in server_sources()
    if kind := next((kind for kind in REASONS if name.startswith(kind)), None):
        return f'"{name.removeprefix(kind)}"' in reading_sources()
    if name.startswith("reason-"):
        return f'"{name}"' in reading_sources()
    if name.startswith("notice-"):
        return f'"{name}"' in server_sources()
    return name in page_texts() or name in document_texts() or name.startswith(page_beginnings())


def called() -> set[tuple[str, str]]:
    """Every id in a call of `words` in the page's sources, with the path of the file."""
    found = set()
    for path, source in page_sources().items():
        for call in CALL.finditer(source):
            chosen = COMPARED.sub("", call["chosen"])
            found |= {(path, quoted["text"]) for quoted in QUOTED.finditer(chosen)}
    return found
