"""docs/architecture.md and CONTRIBUTING.md: the rooms are the layers of import-linter, and named files exist."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
HOMES = (ROOT, ROOT / "src" / "tilewright", ROOT / "web" / "src", ROOT / "tests", ROOT / "tests" / "browser")
ARCHITECTURE = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
CONTRIBUTING = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
PATH = r"`((?:[\w.-]+/)+(?:[\w.-]+)?|[\w-]+\.(?:py|md|toml))`"
MADE = {
    "src/tilewright/server/page/",
    "src/tilewright/cli/NAME.py",
    "locales/xx/",
    "shots/",
}  # made by a build or by the reader, not in the repository


def layers() -> list[str]:
    contracts = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["importlinter"][
        "contracts"
    ]
    return list(contracts[0]["layers"])


def rooms() -> set[str]:
    return {room.strip("() ") for layer in layers() for room in layer.split("|")}


def found(name: str) -> Path | None:
    return next((home / name for home in HOMES if (home / name).exists()), None)


def table(text: str, head: str) -> set[str]:
    """The names in the first column of the table with this head."""
    rows = text.split(head, 1)[1].split("\n\n", 1)[0]
    return set(re.findall(r"^\| `(\w+)` \|", rows, re.MULTILINE))


def test_rooms_are_those_of_the_linter() -> None:
    drawn = ARCHITECTURE.split("```text\n", 1)[1].split("\n```", 1)[0]
    assert drawn.split("\n") == layers()
    assert table(ARCHITECTURE, "| room | answers |") == rooms()
    assert table(CONTRIBUTING, "| package | answers | may import |") == rooms()
    packages = {path.parent.name for path in (ROOT / "src" / "tilewright").glob("*/__init__.py")}
    assert packages == rooms()


@pytest.mark.parametrize("page", ["docs/architecture.md", "CONTRIBUTING.md"])
def test_files_exist(page: str) -> None:
    named = set(re.findall(PATH, (ROOT / page).read_text(encoding="utf-8"))) - MADE
    assert len(named) > 20
    assert not [name for name in named if not found(name)]


@pytest.mark.parametrize("page", ["docs/architecture.md", "CONTRIBUTING.md"])
def test_names_are_in_their_files(page: str) -> None:
    """Names in parentheses after a file occur in that file."""
    text = (ROOT / page).read_text(encoding="utf-8")
    pairs = re.findall(PATH + r"\s+\(((?:`\w+`(?:, )?)+)\)", text)
    missing = []
    for path, names in pairs:
        file = found(path)
        source = file.read_text(encoding="utf-8") if file else ""
        missing += [(path, name) for name in re.findall(r"\w+", names) if not re.search(rf"\b{name}\b", source)]
    assert not missing
