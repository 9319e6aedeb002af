"""Where compiled code is kept, when it is thrown away, and what a person is told."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tilewright.rules import compiling

ANNOUNCEMENT = "compiling for this machine"
USE = (
    "from tilewright.rules.dealing import count_tiles\n"
    "from tilewright.rules.kernel import complete_rows\n"
    "print(complete_rows(31) == 1, int(count_tiles(33)))\n"
)
DIGEST = "from tilewright.rules.compiling import sources_digest; print(sources_digest())"


def python(code: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """Run some Python in a process of its own."""
    return subprocess.run(
        [sys.executable, "-c", code], env=os.environ | environment, capture_output=True, text=True, check=True
    )


@pytest.mark.slow
def test_compiled_code_lies_in_a_folder_named_by_the_sources(tmp_path: Path) -> None:
    first = python(USE, TILEWRIGHT_CACHE=str(tmp_path))
    assert first.stdout == "True 2\n"
    assert first.stderr.count(ANNOUNCEMENT) == 1  # two functions were compiled
    folder = tmp_path / "compiled" / compiling.sources_digest()
    assert {path.name.split("-")[0] for path in folder.iterdir()} >= {"kernel.complete_rows", "dealing.count_tiles"}
    assert [path.name for path in (tmp_path / "compiled").iterdir()] == [folder.name]

    second = python(USE, TILEWRIGHT_CACHE=str(tmp_path))
    assert (second.stdout, second.stderr) == ("True 2\n", "")


def test_every_compiled_source_counts() -> None:
    """Nothing is compiled in a room that the digest does not look at."""
    sources = [path for path in compiling.PACKAGE.glob("**/*.py") if "@compiled\n" in path.read_text(encoding="utf-8")]
    assert sources
    rooms = [compiling.PACKAGE / room for room in compiling.COMPILED_ROOMS]
    assert [path for path in sources if not any(path.is_relative_to(room) for room in rooms)] == []


@pytest.mark.slow
def test_an_edited_source_is_compiled_again(tmp_path: Path) -> None:
    """Also one that the compiled functions only import."""
    copy = tmp_path / "tilewright"
    shutil.copytree(compiling.PACKAGE, copy, ignore=shutil.ignore_patterns("__pycache__"))

    def digest() -> str:
        return python(f"import sys; sys.path.insert(0, {str(tmp_path)!r}); {DIGEST}").stdout.strip()

    before = digest()
    assert before == compiling.sources_digest()
    with (copy / "rules" / "layout.py").open("a", encoding="utf-8") as source:
        source.write("# edited\n")
    assert digest() != before


def test_another_way_of_compiling_has_another_folder() -> None:
    assert python(DIGEST, NUMBA_BOUNDSCHECK="1").stdout.strip() != compiling.sources_digest()


@pytest.mark.slow
def test_tables_compiled_by_different_processes_do_not_mix(tmp_path: Path) -> None:
    """A process that loads the code of two others for two and for three players runs the right one for each."""

    def deals(*tables: int) -> str:
        deal = "print(Position.start(players).deal_randomly(1))"
        code = f"from tilewright import Position\nfor players in {tables}: {deal}\n"
        return python(code, TILEWRIGHT_CACHE=str(tmp_path)).stdout

    alone = deals(2) + deals(3)
    assert deals(2, 3) == alone


@pytest.mark.slow
def test_without_a_folder_that_can_be_written(tmp_path: Path) -> None:
    in_the_way = tmp_path / "file"
    in_the_way.touch()
    done = python(USE, TILEWRIGHT_CACHE=str(in_the_way / "cache"))
    assert done.stdout == "True 2\n"
    assert done.stderr.count(ANNOUNCEMENT) == 1
