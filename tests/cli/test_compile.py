"""`tilewright compile`."""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from numba import from_dtype, typeof

from tests.compiled_code import lend_compiled_code
from tilewright.cli import main
from tilewright.players import loading
from tilewright.rules.compiling import MONTH, compiled_folder, forget_unused
from tilewright.rules.layout import state_dtype
from tilewright.search.memory import memory_dtype


def test_nothing_to_compile(capsys: pytest.CaptureFixture[str]) -> None:
    loading.load_for(2)
    assert main(["compile", "rules-2", "search-2"]) == 0
    assert capsys.readouterr().out == "There is nothing to compile.\n"


def test_no_folder_for_compiled_code(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("TILEWRIGHT_CACHE", str(tmp_path / "absent"))
    assert main(["compile", "rules-2"]) == 0
    assert capsys.readouterr().out == f"Compiled code cannot be kept: there is no folder {compiled_folder()}.\n"


def test_parts_are_compiled_for_the_types_of_the_search() -> None:
    """The types for which parts are compiled in advance are those of the search's records."""
    memory: Any = from_dtype(memory_dtype(2))
    assert typeof(np.zeros(1, memory_dtype(2))).dtype == memory  # type: ignore[no-untyped-call]
    assert memory.typeof("stack").dtype == from_dtype(state_dtype(2))
    loading.load_here("search", 2)  # loads compiled code; the test compiles nothing
    for part in (*loading.HALVES, loading.EFFECTS):
        loading.load_here(*part)


def test_an_unknown_part(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["compile", "rules-5"]) == 2
    assert capsys.readouterr().err.startswith("tilewright: 'rules-5' is no part; the parts are search-2,")


@pytest.mark.slow
def test_one_part(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    loading.load_for(2)
    lend_compiled_code(tmp_path, without="search.greedy.round_score")
    monkeypatch.setenv("TILEWRIGHT_CACHE", str(tmp_path))
    assert not list(compiled_folder().glob("search.greedy.round_score.*"))
    assert main(["compile", "rules-2"]) == 0
    assert capsys.readouterr().out.startswith("Compiled in ")
    assert loading.missing_parts(loading.RULES) == list(loading.RULES[1:])
    assert list(compiled_folder().glob("search.greedy.round_score.*.nbc"))


@pytest.mark.parametrize(
    ("load", "parts"),
    [
        (loading.load_for, (loading.SEARCH[0], loading.RULES[0])),
        (loading.load_for_search, (loading.SEARCH[0],)),
    ],
)
def test_a_part_in_use_is_still_complete_after_a_month(
    load: Callable[[int], None], parts: Sequence[loading.Part], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TILEWRIGHT_CACHE", str(tmp_path))
    compiled_folder().mkdir(parents=True)
    for part in parts:
        loading._mark(part)
    for marker in compiled_folder().iterdir():
        os.utime(marker, times=(time.time() - MONTH - 60,) * 2)
    load(2)
    forget_unused()
    assert loading.missing_parts(parts) == []


def test_a_part_that_cannot_be_compiled(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("TILEWRIGHT_CACHE", str(tmp_path))
    compiled_folder().mkdir(parents=True)
    monkeypatch.setattr("sys.executable", "/bin/false")
    assert main(["compile", "rules-2"]) == 1
    assert "1 of 1 parts could not be compiled into" in capsys.readouterr().err
