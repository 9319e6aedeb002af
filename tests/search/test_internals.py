"""docs/search-internals.md lists all record fields, modules and bits of table entries."""

from __future__ import annotations

import re
from pathlib import Path

from tilewright import search
from tilewright.search.memory import memory_dtype
from tilewright.search.transposition_table import EXACT, GENERATION_MASK, SOLVED_DRAFT, pack_entry

DOCUMENT = Path(__file__).parents[2] / "docs" / "search-internals.md"
FOLDER = Path(search.__file__).parent


def rows(heading: str) -> list[list[str]]:
    """The cells of the first table under a heading, without its head."""
    section = DOCUMENT.read_text(encoding="utf-8").split(f"\n## {heading}\n")[1].split("\n## ")[0]
    return [[cell.strip() for cell in row.strip("|").split("|")] for row in re.findall(r"^\|.*\|$", section, re.M)[2:]]


def named(cell: str) -> list[str]:
    return re.findall(r"`(\w+)`", cell)


def test_every_field_of_the_record_is_listed_once() -> None:
    fields = [name for _, cell, _ in rows("The record") for name in named(cell)]
    assert sorted(fields) == sorted(memory_dtype(2).names or ())


def test_every_module_is_listed_once() -> None:
    modules = [name for _, cell, _ in rows("Compiled code and drivers") for name in named(cell)]
    assert sorted(modules) == sorted(each.stem for each in FOLDER.glob("*.py") if each.stem != "__init__")


def test_owners_are_modules() -> None:
    assert all((FOLDER / f"{name}.py").exists() for owner, _, _ in rows("The record") for name in named(owner))


def test_bits_of_an_entry() -> None:
    """The document's bits are those that `pack_entry` fills, from the lowest field to the highest."""
    largest = (511, SOLVED_DRAFT, EXACT, 1, GENERATION_MASK, -1)
    places = []
    for place in range(len(largest)):
        fields = [0] * len(largest)
        fields[place] = largest[place]
        data = int(pack_entry(*fields)) & (1 << 64) - 1
        low, high = (data & -data).bit_length() - 1, data.bit_length() - 1
        places.append(str(low) if low == high else f"{low} to {high}")
    assert [bits for bits, _ in rows("The transposition table")] == places
