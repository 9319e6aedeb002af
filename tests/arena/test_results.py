"""The results file: complete after an interruption; accepted only with the same plan, but for the number of games."""

from __future__ import annotations

import json
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest

from tests.arena.matches import made_up
from tilewright.arena.game import Company
from tilewright.arena.plan import Plan, plan_match
from tilewright.arena.results import BadResults, Failure, GameResult, ResultsFile

PLAN = plan_match(["greedy", "random"], 6, seed=3)


def filled(path: Path, plan: Plan = PLAN, games: int = 6) -> list[GameResult]:
    with closing(ResultsFile(path, plan)) as file, closing(Company(plan)) as company:
        results = [company.play(fixture) for fixture in list(plan.fixtures())[:games]]
        for result in results:
            file.add(result)
    return results


def resumed(path: Path, plan: Plan = PLAN) -> list[GameResult]:
    with closing(ResultsFile(path, plan, resume=True)) as file:
        return file.played


def test_what_is_written_is_read(tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    assert resumed(path) == [], "to resume a file that does not exist is to start it"
    path.unlink()
    assert filled(path) == resumed(path)


def test_failures_are_kept() -> None:
    result = made_up(PLAN, next(PLAN.fixtures()), [0])
    failed = replace(result, reason="failure", failure=Failure(1, "silent", "…"))
    assert GameResult.from_line(failed.to_line()) == failed


def test_only_a_file_is_continued(tmp_path: Path) -> None:
    with pytest.raises(BadResults, match="not a file that can be continued"):
        resumed(tmp_path)


def test_a_torn_line_is_dropped(tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    results = filled(path)
    whole = path.read_bytes()
    for cut in (1, 100, 400):
        path.write_bytes(whole[:-cut])
        assert resumed(path) == results[:-1]
        with closing(ResultsFile(path, PLAN, resume=True)) as file:
            file.add(results[-1])
        assert path.read_bytes() == whole


def test_results_serve_a_longer_or_shorter_match(tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    results = filled(path)
    assert resumed(path, plan_match(["greedy", "random"], 60, seed=3)) == results
    assert resumed(path, plan_match(["greedy", "random"], 4, seed=3)) == results[:4]


def test_games_count_once(tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    results = filled(path, games=2)
    with closing(ResultsFile(path, PLAN, resume=True)) as file:
        file.add(results[0])
    assert resumed(path) == results


@pytest.mark.parametrize(
    "change",
    [
        {"fixture": ["1", 0, 1]},
        {"fixture": [1.0, 0, 1]},
        {"fixture": [1, 0]},
        {"seated": ["0", 1]},
        {"seated": [0]},
        {"shares": [1, 1]},
        {"shares": [2, -1]},
        {"shares": [float("nan"), 1]},
        {"shares": [True, 0]},
        {"shares": None},
        {"scores": [1.5, 2]},
        {"scores": ["1", 2]},
        {"reason": "won"},
        {"rounds": "5"},
        {"failure": [1]},
        {"failure": 0},
        {"failure": {"seat": 2, "kind": "silent", "sentence": ""}},
        {"failure": {"seat": 0, "kind": 1, "sentence": ""}},
        {"seconds": [-1, 0]},
        {"record": None},
    ],
)
def test_edited_results_are_refused(tmp_path: Path, change: dict[str, object]) -> None:
    path = tmp_path / "results.jsonl"
    with closing(ResultsFile(path, PLAN)):
        pass
    sound = json.loads(made_up(PLAN, next(PLAN.fixtures()), [0]).to_line())
    with path.open("a", encoding="utf-8") as file:
        file.write(json.dumps(sound | change) + "\n")
    with pytest.raises(BadResults, match=r"line 2 of .* is not the result of a game"):
        resumed(path)


def test_results_of_another_plan_and_damaged_files_are_refused(tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    filled(path, games=1)
    with pytest.raises(BadResults, match="exists already; --resume continues it"):
        ResultsFile(path, PLAN)
    for plan, sentence in (
        (plan_match(["greedy", "random"], 6, seed=4), "its entry for seed is 3, not 4"),
        (plan_match(["random", "greedy"], 6, seed=3), "its entry for players is"),
        (plan_match(["greedy", "random"], 6, seed=3, side="grey"), 'its entry for side is "coloured", not "grey"'),
        (plan_match(["greedy", "random"], 6, seats=3, seed=3), "its entry for tables is"),
    ):
        with pytest.raises(BadResults, match=sentence):
            ResultsFile(path, plan, resume=True)
    heading, result = path.read_bytes().splitlines(keepends=True)
    for seated in ([5, 6], [1, 0]):
        other = json.loads(result) | {"seated": seated}
        path.write_bytes(heading + json.dumps(other).encode() + b"\n")
        with pytest.raises(BadResults, match=r"line 2 of .* seats the players in another way than the plan"):
            ResultsFile(path, PLAN, resume=True)
    path.write_bytes(heading + result)
    for content, sentence in (
        (b"", "has no results"),
        (b"[" * 100_000 + b"\n", "does not hold results"),
        (heading + b"[" * 100_000 + b"\n", "line 2 of .* is not the result"),
        (b"\n", "does not hold results"),
        (b"[1]\n", "does not hold results"),
        (b"\xff\xfe\n", "does not hold results"),
        (path.read_bytes() + b"{}\n", "line 3 of .* is not the result"),
        (path.read_bytes() + b"[]\n", "line 3 of .* is not the result"),
    ):
        path.write_bytes(content)
        with pytest.raises(BadResults, match=sentence):
            ResultsFile(path, PLAN, resume=True)
