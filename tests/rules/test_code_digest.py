"""The digest of a module's code: which edits change it, so that the module is compiled again."""

from __future__ import annotations

import re
import shutil
import sys
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType

import pytest

from tilewright.rules.code_digest import PACKAGE, code_digest, has_source, parse

KERNEL, SEARCH = "tilewright.rules.kernel", "tilewright.search.alpha_beta"


@pytest.fixture
def copy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A copy of the package that a test may edit."""
    monkeypatch.setenv("TILEWRIGHT_CACHE", str(tmp_path / "cache"))
    return shutil.copytree(PACKAGE, tmp_path / "tilewright", ignore=shutil.ignore_patterns("__pycache__", "page"))


def digests(copy: Path, *modules: str) -> list[str]:
    """The digests of modules of a copy, computed by a fresh import of code_digest.py, as in a new process."""
    spec = spec_from_file_location("code_digest_of_a_copy", copy / "rules" / "code_digest.py")
    assert spec is not None
    assert spec.loader is not None
    fresh = module_from_spec(spec)
    spec.loader.exec_module(fresh)
    assert copy == fresh.PACKAGE
    return [fresh.code_digest(module) for module in modules]


def edit(path: Path, pattern: str, replacement: str) -> None:
    text, count = re.subn(pattern, replacement, path.read_text(encoding="utf-8"), count=1, flags=re.MULTILINE)
    assert count == 1
    path.write_text(text, encoding="utf-8")


def test_comments_docstrings_and_lines_do_not_count(copy: Path) -> None:
    before = digests(copy, KERNEL, SEARCH)
    assert before == [code_digest(KERNEL), code_digest(SEARCH)]
    edit(copy / "rules" / "kernel.py", r'\A"""', '"""Edited. ')
    edit(copy / "rules" / "kernel.py", r"^@compiled", "# Edited.\n\n\n@compiled")
    assert digests(copy, KERNEL, SEARCH) == before


def test_a_constant_counts_for_every_module_that_reaches_it(copy: Path) -> None:
    before = digests(copy, KERNEL, SEARCH)
    edit(copy / "rules" / "constants.py", r"^FLOOR_SPACES\b.*$", "FLOOR_SPACES = 8")
    after = digests(copy, KERNEL, SEARCH)
    assert after[0] != before[0]
    assert after[1] != before[1]


def test_code_that_a_module_does_not_reach_does_not_count(copy: Path) -> None:
    before = digests(copy, KERNEL, SEARCH)
    with (copy / "search" / "alpha_beta.py").open("a", encoding="utf-8") as source:
        source.write("EDITED = 1\n")
    after = digests(copy, KERNEL, SEARCH)
    assert after[0] == before[0]
    assert after[1] != before[1]


def test_a_module_outside_of_the_package_is_covered_with_what_it_imports(
    copy: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    program = ModuleType("program")
    program.__file__ = str(tmp_path / "program.py")
    monkeypatch.setitem(sys.modules, "program", program)
    monkeypatch.setitem(sys.modules, "typed_in", ModuleType("typed_in"))
    Path(program.__file__).write_text("from tilewright.rules.kernel import play\n", encoding="utf-8")
    before = digests(copy, "program")
    edit(copy / "rules" / "constants.py", r"^FLOOR_SPACES\b.*$", "FLOOR_SPACES = 8")
    after = digests(copy, "program")
    assert after != before
    edit(Path(program.__file__), "play", "take")
    assert digests(copy, "program") != after
    assert not has_source("typed_in")


def test_every_form_of_import_is_followed() -> None:
    source = (
        "import tilewright.a.b, numpy\n"
        "from . import c\n"
        "from .d import e\n"
        "from ..f.g import h\n"
        "def later():\n"
        "    from tilewright.i import j\n"
    )
    wanted = ["a.b", "f.g", "f.g.h", "i", "i.j", "room", "room.c", "room.d", "room.d.e"]
    assert list(parse(source, ("tilewright", "room")).imports) == [f"tilewright.{name}" for name in wanted]


@pytest.mark.slow  # everything is parsed five times
def test_a_damaged_list_of_parsed_files_is_written_again(copy: Path) -> None:
    before = digests(copy, SEARCH)
    known = copy.parent / "cache" / "compiled" / "parsed.json"
    whole = known.read_text(encoding="utf-8")
    for damaged in ("", "[1]", '{"a": 1}', whole[:100]):
        known.write_text(damaged, encoding="utf-8")
        assert digests(copy, SEARCH) == before
