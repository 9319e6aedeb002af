"""Which lasting names are allowed, and which of them look alike."""

from __future__ import annotations

import pytest

from tilewright.server.errors import Refusal
from tilewright.server.people.names import lasting_name, looks_of
from tilewright.server.table.names import NAMES


@pytest.mark.parametrize(
    "name",
    ["Ana", "Þórunn", "Åse-Marie", "Dr. O'Brien", "Pál 2", "Мария", "Νίκος", "田中ひろ", "김철수", "תמר", "Jean-Luc"],
)
def test_ordinary_names_of_any_script_are_allowed(name: str) -> None:
    assert lasting_name(f"  {name} ") == name


@pytest.mark.parametrize(
    "name",
    [
        "A",
        "x" * 25,
        "x" * 10_000,
        "7up",
        "-ana",
        "<b>Ana</b>",
        "Ana@home",
        "Анa",
        "a..b",
        "A\u0301\u0301\u0301na",
        "😀😀",
    ],
)
def test_names_that_cannot_be_read_are_refused(name: str) -> None:
    with pytest.raises(Refusal) as refused:
        lasting_name(name)
    assert refused.value.code == "bad-name"


@pytest.mark.parametrize(
    "name",
    [
        *NAMES,
        "Tilewright",
        "TiIewright Team",
        "Operator",
        "4dmin".replace("4", "A"),
        "Expert",
        "Mestari",
        "Level 7",
        "Computer",
    ],
)
def test_names_of_authority_and_of_the_computer_are_refused(name: str) -> None:
    with pytest.raises(Refusal) as refused:
        lasting_name(name)
    assert refused.value.code == "forbidden-name"


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Illia", "lIIia"),
        ("Bob", "B0b"),
        ("Ernie", "Emie"),
        ("сор", "cop"),
        ("Jón", "Jon"),
        ("ana b", "Ana-B"),
        ("Bjørn", "Bjorn"),
    ],
)
def test_names_that_look_alike(one: str, other: str) -> None:
    assert looks_of(one) == looks_of(other)
    assert looks_of("Ana") != looks_of("Anna")
