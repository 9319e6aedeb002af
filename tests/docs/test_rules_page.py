"""docs/rules.md: every rule id is defined once and listed, and the worked examples are true."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

import pytest

from docs.site.examples import RULE, Example, WrongExample, examples
from tests.rules.rulebook_cases import CASES

ROOT = Path(__file__).resolve().parents[2]
PAGES = [path for path in sorted((ROOT / "docs").glob("*.md")) if "```{azul}" in path.read_text(encoding="utf-8")]
RULES = (ROOT / "docs" / "rules.md").read_text(encoding="utf-8")
DEFINED = re.findall(r"^### ([A-Z]+-\d+)$", RULES, re.MULTILINE)
EXAMPLES = [
    pytest.param(example, id=f"{page.stem}-{number}")
    for page in PAGES
    for number, example in enumerate(examples(page.read_text(encoding="utf-8")), 1)
]


def test_every_id_of_the_list_has_its_place() -> None:
    """The list at the end of the page has exactly the ids that the page defines."""
    families = re.findall(r"^\| ([A-Z]+) \| (\d+) \| (\d+) \|$", RULES, re.MULTILINE)
    listed = [f"{family}-{number}" for family, first, last in families for number in range(int(first), int(last) + 1)]
    assert sorted(DEFINED) == sorted(listed)
    assert len(set(DEFINED)) == len(DEFINED) == 131


def test_every_id_in_use_is_defined() -> None:
    """No file of the repository names a rule id that docs/rules.md does not define."""
    listed = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, check=True).stdout
    unknown = {}
    for name in filter(None, listed.decode().split("\0")):
        path = ROOT / name
        if path.suffix in {".webp", ".npz", ".png", ".azr"} or not path.is_file():
            continue
        missing = set(RULE.findall(path.read_text(encoding="utf-8", errors="ignore"))) - set(DEFINED)
        if missing:
            unknown[name] = missing
    assert not unknown


def test_every_example_and_test_case_is_played_by_both_engines() -> None:
    """All EX- and T- ids are cases in tests/rules, except T-18, which is a property of every game."""
    played = {found for case in CASES for found in RULE.findall(case.id)}
    assert {rule for rule in DEFINED if rule.startswith(("EX-", "T-"))} - played == {"T-18"}
    properties = (ROOT / "tests" / "properties").glob("*.py")
    assert any("T-18" in path.read_text(encoding="utf-8") for path in properties)


@pytest.mark.parametrize("example", EXAMPLES)
def test_worked_examples(example: Example) -> None:
    example.run()


def test_there_are_worked_examples() -> None:
    assert len(EXAMPLES) >= 24


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("then score 1 = 3", "it is `then score 1 = 0`"),
        ("legal 1Y = 1Y1", "it is `legal 1Y = `"),
        ("refused CWF OFFER-4", "it is `refused CWF (legal)`"),
        ("refused 1B1 OFFER-4", "it is `refused 1B1 OFFER-3`"),
        ("winners 1", "it is `winners (the game goes on)`"),
        ("otherwise", "unknown line: otherwise"),
    ],
)
def test_false_lines_of_examples_are_refused(line: str, said: str) -> None:
    start = next(case.start for case in CASES if case.id == "EX-5")
    with pytest.raises(WrongExample, match=re.escape(said)):
        Example.parse(f"position {start}\n{line}").run()
