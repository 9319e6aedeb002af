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


def bench_commands(text: str) -> list[tuple[str, set[str]]]:
    """The programs of bench/ that a page runs, as names of modules, each with the options given to it."""
    prose = re.sub(r"^```.*?^```", "", text, flags=re.MULTILINE | re.DOTALL)
    pieces = re.findall(r"`([^`]+)`", prose) + text.splitlines()  # a command in prose may go on in the next line
    pattern = r"(?:python3 dev\.py )?python (?:-m bench\.(\w+)|bench/(\w+)\.py)(.*)"
    found = [match for piece in pieces if (match := re.match(pattern, piece, re.DOTALL))]
    return [(each[1] or each[2], set(re.findall(r"\s(--[a-z][\w-]*)", each[3]))) for each in found]


def options_of(program: Path) -> set[str]:
    """The options in the source of a program of bench/ and in the modules of bench/load that it imports."""
    text = program.read_text(encoding="utf-8")
    imported = [program.parent / "load" / f"{name}.py" for name in re.findall(r"from bench\.load\.(\w+) import", text)]
    texts = [text, *(path.read_text(encoding="utf-8") for path in imported)]
    return {"--help", *(option for each in texts for option in re.findall(r"""add_argument\(\s*"(--[\w-]+)\"""", each))}


@pytest.mark.parametrize("page", sorted(DOCS.glob("*.md")), ids=lambda page: page.stem)
def test_programs_of_bench_exist_with_their_options(page: Path) -> None:
    for name, options in bench_commands(page.read_text(encoding="utf-8")):
        program = ROOT / "bench" / f"{name}.py"
        assert program.is_file(), name
        assert options <= options_of(program), name


def test_commands_of_bench_are_found_in_prose_and_in_blocks() -> None:
    text = (
        "```console\npython3 dev.py python bench/two.py run --out FILE\n```\n`python -m bench.one --first 1\n--second`"
    )
    assert bench_commands(text) == [("one", {"--first", "--second"}), ("two", {"--out"})]
    assert sum(len(bench_commands(page.read_text(encoding="utf-8"))) for page in DOCS.glob("*.md")) >= 40


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
