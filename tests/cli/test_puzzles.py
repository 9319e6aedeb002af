"""`tilewright puzzles`: making and verifying puzzles; one-line errors."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.cli.easy_puzzle import easy_puzzle
from tests.cli.talking import tilewright
from tilewright.analysis.puzzles.making import Game
from tilewright.analysis.puzzles.puzzle import Puzzle, read_puzzles, write_puzzles
from tilewright.arena.cluster import connected
from tilewright.notation import example_record, write_record

slow = pytest.mark.slow  # puzzles are searched for
ONE_PROCESS = ("--processes", "1")


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every game gives the same puzzle, except that an error comes at once in game 1 of the computer's."""

    def found(game: Game) -> Puzzle:
        if game.record is None and game.number == 1:
            raise OSError("no more games")
        return easy_puzzle()

    monkeypatch.setattr("tilewright.analysis.puzzles.making.hardest_puzzle", found)


def test_a_damaged_record_is_named_and_skipped(quick: None, tmp_path: Path) -> None:
    (tmp_path / "a.azr").write_text("nonsense")
    (tmp_path / "b.azr").mkdir()
    write_record(tmp_path / "c.azr", example_record())
    file = tmp_path / "made.jsonl"
    make = ["puzzles", "make", str(file), "--records", str(tmp_path), *ONE_PROCESS]
    done = tilewright(*make, "--count", "1")
    assert (done.returncode, done.stdout.split(" in ")[0]) == (0, "1 puzzle from 1 game")
    first, second = done.stderr.splitlines()
    assert first.startswith("tilewright: a.azr: line 1")
    assert second.startswith(f"tilewright: {tmp_path / 'b.azr'}: ")
    assert len(read_puzzles(file)) == 1
    file.unlink()
    done = tilewright(*make, "--count", "2")
    assert (done.returncode, len(read_puzzles(file))) == (2, 1)
    assert done.stderr.endswith("tilewright: the records hold no more: 1 of 2 puzzles.\n")


def test_what_was_found_is_written_after_an_error_and_never_over_a_file(quick: None, tmp_path: Path) -> None:
    file = tmp_path / "made.jsonl"
    make = ["puzzles", "make", "--count", "2", *ONE_PROCESS]
    done = tilewright(*make, str(file))
    assert (done.returncode, done.stderr) == (2, "tilewright: no more games\n")
    assert len(read_puzzles(file)) == 1
    done = tilewright(*make, str(file))
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == f"tilewright: {file}: this file exists already\n"
    for wrong in (tmp_path, tmp_path / "none" / "made.jsonl"):
        done = tilewright(*make, str(wrong))
        assert (done.returncode, done.stdout) == (2, ""), "before the search"
        assert done.stderr.startswith(f"tilewright: {wrong}: ")


@slow
def test_make_and_verify(tmp_path: Path) -> None:
    """One process and two make the same puzzle, and `verify` proves it."""
    one, two = tmp_path / "one.jsonl", tmp_path / "two.jsonl.gz"
    for path, processes in ((one, "1"), (two, "2")):
        done = tilewright("puzzles", "make", str(path), "--count", "1", "--seed", "110", "--processes", processes)
        assert done.returncode == 0, done.stderr
        assert done.stdout.startswith("1 puzzle from ")
    assert read_puzzles(one) == read_puzzles(two)
    done = tilewright("puzzles", "verify", str(one), "--processes", "1")
    assert (done.returncode, done.stdout[:26]) == (0, "1 of 1 puzzles are proved,")


@pytest.fixture
def one_cluster(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Commands share the Ray cluster that the first one starts, because a start takes 5 s of CPU time."""
    import ray

    started: list[Any] = []

    def connected_once(address: str, processes: int) -> Any:
        if not started:
            started.append(connected(address, processes))
        return started[0]

    shutdown = ray.shutdown
    monkeypatch.setattr("tilewright.arena.spread.connected", connected_once)
    monkeypatch.setattr(ray, "shutdown", lambda: None)
    yield
    shutdown()


@slow
def test_a_cluster_finds_the_same(tmp_path: Path, one_cluster: None) -> None:
    """A local Ray cluster makes the same puzzle as one process, and proves it."""
    here, there = tmp_path / "here.jsonl", tmp_path / "there.jsonl"
    for path, where in ((here, ("--processes", "1")), (there, ("--cluster", "local", "--processes", "2"))):
        done = tilewright("puzzles", "make", str(path), "--count", "1", "--seed", "110", *where)
        assert done.returncode == 0, done.stderr
    assert read_puzzles(there) == read_puzzles(here)
    done = tilewright("puzzles", "verify", str(there), "--cluster", "local")
    assert (done.returncode, done.stdout[:26]) == (0, "1 of 1 puzzles are proved,")


@slow
def test_a_missing_cluster_is_one_sentence(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "some.jsonl"
    write_puzzles(path, [easy_puzzle()])
    done = tilewright("puzzles", "verify", str(path), "--cluster", "127.0.0.1:1")
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.startswith("tilewright: there is no Ray cluster at '127.0.0.1:1'")
    assert done.stderr.count("\n") == 1
    monkeypatch.setitem(sys.modules, "ray", None)
    done = tilewright("puzzles", "make", str(tmp_path / "new.jsonl"), "--count", "1", "--cluster", "local")
    assert done.returncode == 2
    assert "needs Ray, which is not installed" in done.stderr


@slow
def test_a_file_that_was_edited_or_cut(tmp_path: Path) -> None:
    path = tmp_path / "some.jsonl"
    puzzle = easy_puzzle()
    write_puzzles(path, [puzzle])
    whole = path.read_text()
    path.write_text(whole.replace(f'"rating":{puzzle.rating}', '"rating":9'))
    done = tilewright("puzzles", "verify", str(path), "--processes", "1")
    assert done.returncode == 1
    assert f"{puzzle.id}: its rating is {puzzle.rating}, not 9" in done.stdout
    path.write_text(whole[:-30])
    done = tilewright("puzzles", "verify", str(path))
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == (
        "tilewright: some.jsonl, line 1: this is not a whole JSON object: the file was cut short or edited\n"
    )
    done = tilewright("puzzles", "verify", str(tmp_path / "missing.jsonl"))
    assert done.returncode == 2
    assert "missing.jsonl: No such file" in done.stderr
    done = tilewright("puzzles", "make", str(tmp_path / "new.jsonl"), "--count", "1", "--records", str(tmp_path))
    assert done.returncode == 2
    assert "holds no records" in done.stderr
