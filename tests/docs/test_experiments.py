"""strength.md: commands and figures; experiments: their sections and their index; glossary.md: paths that exist."""

from __future__ import annotations

import re
import shlex
from pathlib import Path

import pytest

from tilewright.cli import make_parser

ROOT = Path(__file__).resolve().parents[2]
DOCS = ROOT / "docs"
EXPERIMENTS = sorted((DOCS / "experiments").glob("2*.md"))


def rows(page: Path) -> list[list[str]]:
    """The cells of all table rows but the headings."""
    text = page.read_text(encoding="utf-8")
    lines = re.sub(r"^\|.*\n\|[-|]+\n", "", text, flags=re.MULTILINE).splitlines()
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines if line.startswith("|")]


def test_matches_have_a_command_that_plays_as_many_games() -> None:
    matches = [row for row in rows(DOCS / "strength.md") if any("% (" in cell for cell in row)]
    assert len(matches) >= 40
    for row in matches:
        command = next(re.findall("`(.+)`", cell)[0] for cell in row if "`" in cell)
        assert f"{make_parser().parse_args(shlex.split(command)[1:]).games:,}" in row


def test_readme_has_the_same_figures() -> None:
    section = (ROOT / "README.md").read_text(encoding="utf-8").partition("## Strong\n")[2].partition("\n## ")[0]
    figures = re.findall(r"[\d.]+%", section)
    shares = [re.findall(r"([\d.]+%) \(", cell) for row in rows(DOCS / "strength.md") for cell in row]
    assert figures
    assert {*figures} <= {share for found in shares for share in found}


def test_programs_exist() -> None:
    programs = re.findall(r"python3 dev\.py python ([\w/.]+)", (DOCS / "strength.md").read_text(encoding="utf-8"))
    assert programs
    assert all((ROOT / program).is_file() for program in programs)


@pytest.mark.parametrize("page", EXPERIMENTS, ids=lambda page: page.stem)
def test_experiment_has_its_parts_and_is_listed(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    headings = re.findall(r"^## (.+)$", text, re.MULTILINE)
    assert headings == ["Question", "Setting", "Result", "Kept or not"]
    listed = re.findall(r"^\| ([-\d]+) \| .*\]\((.+)\)", (DOCS / "experiments" / "index.md").read_text(), re.MULTILINE)
    assert (page.name[:10], page.name) in listed
    assert [date for date, _ in listed] == sorted(date for date, _ in listed)


def test_glossary_names_what_exists() -> None:
    for row in rows(DOCS / "glossary.md"):
        for path, name in re.findall(r"`([\w/.]+?)(?:: (\w+))?`", row[-1]):
            place = ROOT / "src" / "tilewright" / path
            assert place.exists(), path
            assert not name or re.search(rf"\b{name}\b", place.read_text(encoding="utf-8")), f"{path}: {name}"
