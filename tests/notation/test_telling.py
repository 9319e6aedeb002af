"""The reason for refusing a record, position, move or deal, in every language."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest

from tests.notation.test_record import BAD
from tests.rules.test_illegal import FORBIDDEN
from tests.rules.test_reading import SAID, UNREADABLE
from tilewright._catalogue import languages
from tilewright.fairness import check_record
from tilewright.notation import Record, example_record
from tilewright.notation.files import decode_record
from tilewright.notation.telling import reason_of, sentence_of
from tilewright.rules import Position, TilewrightError

ENGLISH = re.compile(r"\b(the|and|with|this|that|are|not|must|cannot|already|has|holds|expected|missing)\b", re.I)
QUOTED = re.compile(r"'[^']*'|\[[^]]*\]|\"[^\"]*\"")


def refused(read: Callable[[], object]) -> TilewrightError:
    with pytest.raises(TilewrightError) as caught:
        read()
    return caught.value


def all_errors() -> list[TilewrightError]:
    """An error for every case in the tests of records, positions and moves, and some more."""
    lidded = Position.parse(
        "2c 2 deal -,-,-,-,- - 1 1 1,0,0,0,1 19,20,20,20,19 0;...../...../...../...../.....;-,-,-,-,-;- "
        "0;...../...../...../...../.....;-,-,-,-,-;-"
    )
    example = example_record()
    return [
        *(refused(lambda text=text: Record.parse(text)) for text, _, _ in BAD.values()),  # type: ignore[misc]
        *(refused(lambda text=text: Position.parse(text)) for text, _ in UNREADABLE.values()),  # type: ignore[misc]
        *(refused(lambda text=text: Position.parse(text)) for text, _ in SAID.values()),  # type: ignore[misc]
        *(refused(lambda at=at, move=move: Position.parse(at).play(move)) for _, at, move, _ in FORBIDDEN),  # type: ignore[misc]
        refused(lambda: Position.parse("2c " * 2000)),
        refused(lambda: lidded.deal("BBBB,YYYY,RRRR,KKKK,YYYY")),
        refused(lambda: Position.start(3).deal(",".join(["BBBB"] * 7))),
        refused(lambda: Record.parse("x" * 4_000_001)),
        refused(lambda: decode_record(b"\xff")),
        refused(lambda: decode_record(b" " * 16_000_001)),
        refused(lambda: Record.start(seats=("Ana", "Bo")).with_header("Seats", "Ana\n")),
        refused(lambda: Record.start_from(Position.start(), ["Ana"])),
        refused(lambda: check_record(example, noted="x")),
        refused(lambda: check_record(example, own="x")),
    ]


@pytest.mark.parametrize("language", languages())
def test_every_refusal_has_a_sentence(language: str) -> None:
    for error in all_errors():
        said = reason_of(error, language)
        assert said is not None, error
        assert "{" not in said
        assert said.endswith((".", "...")), said
        if language != "en":
            assert not ENGLISH.search(QUOTED.sub("", said)), said


def test_the_place_is_named() -> None:
    error = refused(lambda: Record.parse('[Record "1"]\n[Side "blue"]'))
    assert sentence_of(error, "fi") == (
        'Rivi 2, merkki 1: [Side "blue"] ei ole luettavissa. Tässä pitää olla otsake, esimerkiksi [Side "coloured"].'
    )
    assert sentence_of(TilewrightError("only in English"), "fi") == "only in English"
