"""Documentation is executed: Python sessions, records and commands in README.md and docs/."""

from __future__ import annotations

import doctest
import re
import shlex
from pathlib import Path

import pytest

from tilewright.cli import main, make_parser
from tilewright.notation import Record
from tilewright.rules import IllegalMove, ImpossibleDeal, ImpossiblePosition, UnreadableText

ROOT = Path(__file__).resolve().parents[2]
PAGES = [page for page in (ROOT / "README.md", *sorted((ROOT / "docs").glob("**/*.md"))) if page.exists()]
NAMES = [str(page.relative_to(ROOT)) for page in PAGES]

each_page = pytest.mark.parametrize("page", PAGES, ids=NAMES)


def blocks(page: Path, kind: str) -> list[str]:
    """The fenced blocks of one kind."""
    return re.findall(rf"^```{kind}\n(.*?)^```$", page.read_text(encoding="utf-8"), re.DOTALL | re.MULTILINE)


@each_page
def test_python_sessions(page: Path) -> None:
    """All blocks of a page are one session: later blocks see the names of earlier ones."""
    source = "\n".join(block for block in blocks(page, "python") if ">>>" in block)
    test = doctest.DocTestParser().get_doctest(source, {}, page.name, str(page), 0)
    said: list[str] = []
    failures = doctest.DocTestRunner().run(test, out=said.append).failed
    assert failures == 0, "".join(said)


def programs(page: Path) -> list[str]:
    """The Python blocks without `>>>` prompts."""
    return [block for block in blocks(page, "python") if ">>>" not in block]


@pytest.mark.parametrize(
    "page",
    [
        pytest.param(page, marks=pytest.mark.slow if re.search("torch|jax", "".join(programs(page))) else ())
        for page in PAGES
    ],
    ids=NAMES,
)
def test_python_programs(page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    for program in programs(page):
        exec(compile(program, str(page), "exec"), {})


@each_page
def test_records(page: Path) -> None:
    for block in blocks(page, "azr"):
        assert str(Record.parse(block)) == block
        assert str(Record.parse(block).tidied()) == block


@each_page
def test_commands_can_be_read(page: Path) -> None:
    """Every `tilewright ...` and `python3 dev.py run ...` in a console block has arguments that exist."""
    for block in blocks(page, "console"):
        for line in block.splitlines():
            found = re.match(r"(?:\$ )?(?:tilewright|python3 dev\.py run) ([^#|<>]*)", line)
            if found and not {"...", "--help", "--version"} & set(found[1].split()):
                make_parser().parse_args(shlex.split(found[1]))


@each_page
def test_commands_say_what_is_shown(
    page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Commands after a `$` prompt print what the page shows; `...` at the end of a line matches any text."""
    monkeypatch.chdir(tmp_path)
    for record in blocks(page, "azr"):
        (tmp_path / "broken.azr").write_text(record.replace("3Y2", "3Y1"), encoding="utf-8")
    for block in blocks(page, "console"):
        for part in re.split(r"^\$ ", block, flags=re.MULTILINE)[1:]:
            command, _, expected = part.partition("\n")
            words = shlex.split(command)
            assert words[0] == "tilewright", f"only commands of tilewright can be checked: {command}"
            main(words[1:])
            captured = capsys.readouterr()
            errors = re.sub(r"^tilewright: compiling .*\n", "", captured.err, flags=re.MULTILINE)
            pattern = re.escape(expected).replace(re.escape("...\n"), ".*\n")
            assert re.fullmatch(pattern, captured.out + errors), captured.out + errors


def test_every_error_code_is_documented() -> None:
    from tilewright.cli import protocol

    page = (ROOT / "docs" / "notation.md").read_text(encoding="utf-8")
    codes = re.findall(r"^\| ([a-z-]+) \|", protocol.__doc__ or "", re.MULTILINE)[1:]
    kinds = (UnreadableText, IllegalMove, ImpossibleDeal, ImpossiblePosition)
    assert codes
    for code in (*codes, *(kind.code for kind in kinds)):
        assert f"`{code}`" in page
