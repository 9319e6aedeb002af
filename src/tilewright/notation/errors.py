"""Errors in a record: the rules' own errors, with the place where they were found.

Each is the error it wraps, with the same code and attributes, so `except IllegalMove` also catches an illegal move in
a record; `place` (and in a text `line` and `column`, both from 1) say where it is.
"""

from __future__ import annotations

from typing import Any

from tilewright.rules import IllegalMove, ImpossibleDeal, ImpossiblePosition, TilewrightError, UnreadableText


class InRecord(TilewrightError):
    """What all errors in a record have: `place`, `line`, `column`, and the `error` without them."""

    def __init__(self, error: TilewrightError, place: str, line: int | None = None, column: int | None = None):
        ValueError.__init__(self, f"{place}: {error}")
        vars(self).update(vars(error))
        self.error = error
        self.place = place
        self.line = line
        self.column = column

    def __reduce__(self) -> Any:
        return type(self), (self.error, self.place, self.line, self.column)


class UnreadableRecord(InRecord, UnreadableText):
    """A record that does not have the documented form, or whose headers contradict its moves."""


class IllegalMoveInRecord(InRecord, IllegalMove):
    """A recorded move that a rule forbids."""


class ImpossibleDealInRecord(InRecord, ImpossibleDeal):
    """A recorded deal that the bag and the lid cannot yield, or that comes at the wrong time."""


class ImpossiblePositionInRecord(InRecord, ImpossiblePosition):
    """A record that starts from a position no game can reach."""


_CLASSES: tuple[tuple[type[TilewrightError], type[InRecord]], ...] = (
    (IllegalMove, IllegalMoveInRecord),
    (ImpossibleDeal, ImpossibleDealInRecord),
    (ImpossiblePosition, ImpossiblePositionInRecord),
    (UnreadableText, UnreadableRecord),
)


def located(error: TilewrightError, place: str, line: int | None = None, column: int | None = None) -> InRecord:
    """The same error, saying where it is."""
    for plain, in_record in _CLASSES:
        if isinstance(error, plain):
            return in_record(error, place, line, column)
    return InRecord(error, place, line, column)
