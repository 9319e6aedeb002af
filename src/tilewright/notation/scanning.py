"""From a record's text to its words, each with its place and the white space before it."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass

from tilewright.rules import TilewrightError, UnreadableText
from tilewright.rules.reasons import Reason

from .errors import InRecord, located
from .items import HEADER_NAME, STRANGE_CHARACTER, Comment, Header

LONGEST_RECORD = 4_000_000

_QUOTED = r'"((?:[^"\\\n]|\\["\\])*)"'
_GAP = re.compile(r"[ \t\n]*")
_COMMENT = re.compile(r";([^\n]*)")
_HEADER_SO_FAR = re.compile(rf"\[(?:({HEADER_NAME.pattern})((?:[ \t]+{_QUOTED})*)[ \t]*)?")
_VALUE = re.compile(_QUOTED)
_ESCAPED = re.compile(r"\\(.)")
_WORD = re.compile(r"[^ \t\n;\[]+")
_DEAL = re.compile(r"deal[ \t]+([^ \t\n;\[]+)")


@dataclass(frozen=True, slots=True)
class Word:
    """A move, or the factories of a deal, not read yet."""

    text: str
    is_deal: bool = False


@dataclass(frozen=True, slots=True)
class Entry:
    """One item of a record, the white space before it, and a way to say where something about it is wrong."""

    item: Header | Comment | Word
    gap: str
    locate: Callable[[TilewrightError], InRecord]


def scan(text: str) -> tuple[list[Entry], str]:
    """The entries of a record's text, and the white space after the last one."""
    if not isinstance(text, str):
        raise UnreadableText(f"a record is text, not {type(text).__name__}")
    if len(text) > LONGEST_RECORD:
        sentence = f"a record has at most {LONGEST_RECORD} characters, this has {len(text)}"
        raise UnreadableText(Reason(sentence, "record-length", most=LONGEST_RECORD, count=len(text)))
    text = text.removeprefix("\ufeff").replace("\r\n", "\n")
    for strange in STRANGE_CHARACTER.finditer(text):
        if strange[0] != "\n":
            character = f"U+{ord(strange[0]):04X}"
            reason = Reason(f"the character {character} is not allowed in a record", "character", character=character)
            raise _at(text, strange.start(), reason)
    entries: list[Entry] = []
    offset = 0
    while True:
        gap = _match(_GAP, text, offset)[0]
        offset += len(gap)
        if offset == len(text):
            return entries, gap
        entry, offset = _scan_entry(text, offset, gap)
        entries.append(entry)


def _scan_entry(text: str, offset: int, gap: str) -> tuple[Entry, int]:
    if text[offset] == ";":
        match = _match(_COMMENT, text, offset)
        comment = Comment(match[1], own_line=offset == len(gap) or "\n" in gap)
        return Entry(comment, gap, _Place(text, offset)), match.end()
    if text[offset] == "[":
        header, end = _scan_header(text, offset)
        return Entry(header, gap, _Place(text, offset)), end
    match = _match(_WORD, text, offset)
    if match[0] != "deal":
        return Entry(Word(match[0]), gap, _Place(text, offset)), match.end()
    with_factories = _DEAL.match(text, offset)
    if not with_factories:
        sentence = "'deal' is followed on its line by the factories, such as BBYR,KKWW,..."
        raise _at(text, offset, Reason(sentence, "deal-alone"))
    word = Word(with_factories[1], is_deal=True)
    return Entry(word, gap, _Place(text, with_factories.start(1))), with_factories.end()


def _scan_header(text: str, offset: int) -> tuple[Header, int]:
    so_far = _match(_HEADER_SO_FAR, text, offset)
    end = so_far.end()
    if so_far[1] is None or not text.startswith("]", end):
        sentence = (
            'a header is a name and quoted values in brackets on one line, such as [Side "coloured"]; '
            'in quotes a backslash must be followed by " or another backslash'
        )
        raise _at(text, end, Reason(sentence, "header"))
    values = tuple(_ESCAPED.sub(r"\1", value) for value in _VALUE.findall(so_far[2]))
    return Header(so_far[1], values), end + 1


@dataclass(frozen=True, slots=True)
class _Place:
    """Says where in a text an error is; lines and columns are counted only when there is one."""

    text: str
    offset: int

    def __call__(self, error: TilewrightError) -> InRecord:
        line = self.text.count("\n", 0, self.offset) + 1
        column = self.offset - self.text.rfind("\n", 0, self.offset)
        return located(error, f"line {line}, column {column}", line, column)


def _at(text: str, offset: int, reason: Reason) -> InRecord:
    return _Place(text, offset)(UnreadableText(reason))


def _match(pattern: re.Pattern[str], text: str, offset: int) -> re.Match[str]:
    match = pattern.match(text, offset)
    assert match  # every pattern used here matches what the caller has seen
    return match
