"""The headers we know: what they must say, alone and together."""

from __future__ import annotations

import datetime
import re
from collections.abc import Callable, Sequence
from typing import TypeAlias

from tilewright.rules import Position, Side, TilewrightError, UnreadableText
from tilewright.rules.reasons import Reason

from .errors import InRecord
from .items import Header

VERSION = "1"
UNFINISHED = "*"

Placed: TypeAlias = tuple[Header, Callable[[TilewrightError], InRecord]]

_SHOWN = {
    "Record": '[Record "1"]',
    "Side": '[Side "coloured"] or [Side "grey"]',
    "Seats": '[Seats "Ana" "Bo"] with two to four names',
    "First": '[First "1"] with a seat\'s number',
    "Date": '[Date "2026-11-15"] with year, month and day',
    "Position": '[Position "2c 1 deal ..."]',
    "Result": '[Result "62-48"] with the scores in seat order, or [Result "*"]',
}
_FORM = {name: shown[: shown.index("]") + 1] for name, shown in _SHOWN.items()}
"""Only the example of each, for messages in other languages."""
_FORMS = {
    "Record": re.compile(r".*"),
    "Side": re.compile("|".join(Side)),
    "First": re.compile(r"[1-4]"),
    "Date": re.compile(r"[0-9]{4}-[0-9]{2}-[0-9]{2}"),
    "Position": re.compile(r".*"),
    "Result": re.compile(r"\*|[0-9]+(-[0-9]+){1,3}"),
}


_MEANT = {"Side": "side is", "First": "first seat is", "Seats": "number of seats is"}


def result_of(position: Position) -> str:
    """The scores in seat order, or `*` while the game is unfinished."""
    return "-".join(map(str, position.scores)) if position.is_over else UNFINISHED


def read_start(headers: Sequence[Placed]) -> Position:
    """The position a record starts from, once the headers we know have been checked."""
    known = _known_headers(headers)
    try:
        if "Position" in known:
            header, locate = known["Position"]
            position = Position.parse(header.values[0])
            _check_agreement(known, position)
            return position
        for name in ("Side", "Seats", "First"):
            if name not in known:
                locate = headers[0][1]
                raise UnreadableText(Reason(f"the header {_SHOWN[name]} is missing", "no-header", header=_FORM[name]))
        header, locate = known["First"]
        seats, side = known["Seats"][0].values, known["Side"][0].values[0]
        return Position.start(len(seats), side, int(header.values[0]))
    except InRecord:
        raise
    except TilewrightError as error:
        raise locate(error) from None


def check_result(headers: Sequence[Placed], final: Position) -> None:
    """Refuse a result that the moves do not lead to."""
    for header, locate in headers:
        if header.name == "Result" and header.values != (result_of(final),):
            said = header.values[0]
            if final.is_over:
                true = result_of(final)
                sentence = f'the result is "{said}", but the game ends with "{true}"'
                reason = Reason(sentence, "other-result", said=said, result=true)
            else:
                sentence = f'the result is "{said}", but the recorded moves do not end the game; write "*"'
                reason = Reason(sentence, "no-result", said=said)
            raise locate(UnreadableText(reason))


def _known_headers(headers: Sequence[Placed]) -> dict[str, Placed]:
    known: dict[str, Placed] = {}
    for header, locate in headers:
        if header.name in known:
            sentence = f"the header {header.name} occurs twice"
            raise locate(UnreadableText(Reason(sentence, "header-twice", header=header.name)))
        if header.name in _SHOWN:
            known[header.name] = header, locate
    if "Record" not in known:
        reason = Reason('the header [Record "1"] is missing', "no-header", header=_FORM["Record"])
        raise headers[0][1](UnreadableText(reason))
    header, locate = known["Record"]
    if header.values != (VERSION,):
        said = " ".join(header.values)
        sentence = f'this is version "{said}" of records; only version "{VERSION}" is known'
        raise locate(UnreadableText(Reason(sentence, "version", said=said, version=VERSION)))
    for header, locate in known.values():
        if not _has_form(header):
            sentence = f"{header} does not have the form {_SHOWN[header.name]}"
            reason = Reason(sentence, "header-form", header=str(header), form=_FORM[header.name])
            raise locate(UnreadableText(reason))
    return known


def _has_form(header: Header) -> bool:
    if header.name == "Seats":
        return 2 <= len(header.values) <= 4
    if len(header.values) != 1 or not _FORMS[header.name].fullmatch(header.values[0]):
        return False
    if header.name == "Date":
        try:
            datetime.date.fromisoformat(header.values[0])
        except ValueError:
            return False
    return True


def _check_agreement(known: dict[str, Placed], position: Position) -> None:
    """Refuse headers that contradict a [Position] header."""
    for header, locate in known.values():
        said = str(len(header.values)) if header.name == "Seats" else header.values[0]
        true = {"Side": str(position.side), "First": str(position.first), "Seats": str(position.players)}
        if said != true.get(header.name, said):
            meant = true[header.name]
            sentence = f"{header} contradicts the position, whose {_MEANT[header.name]} {meant}"
            values = {"header": str(header), "name": header.name, "meant": meant}
            raise locate(UnreadableText(Reason(sentence, "contradiction", **values)))
