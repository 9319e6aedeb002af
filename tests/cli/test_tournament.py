"""`tilewright tournament`."""

from __future__ import annotations

import csv
import json
import os
from pathlib import Path

import pytest

from tests.cli.talking import tilewright
from tests.players.bad_engines import command_of

FIELD = ("greedy", "random", "level:1", "random")


def told(*arguments: str) -> str:
    done = tilewright("tournament", *arguments, "--processes", "1")
    assert (done.returncode, done.stderr) == (0, "")
    return done.stdout


def test_a_swiss_tournament_with_all_its_files(tmp_path: Path) -> None:
    records, table = tmp_path / "records", tmp_path / "table.csv"
    out = told(*FIELD, "--rounds", "3", "--seed", "4", "--records", str(records), "--csv", str(table))
    assert out.startswith("Swiss, 3 rounds, 4 players, 6 games; coloured side, seed 4\n")
    assert len(os.listdir(records)) == 6
    lines = list(csv.DictReader(table.read_text(encoding="utf-8").splitlines()))
    assert [line["place"] for line in lines] == ["1", "2", "3", "4"]
    assert sum(float(line["points"]) for line in lines) == 6
    assert {"greedy", "random", "level:1", "random #2"} == {line["player"] for line in lines}
    assert list(lines[0])[-1] == "round 3"


def test_an_arena_is_the_same_for_the_same_seed() -> None:
    arena = [*FIELD, "--kind", "arena", "--minutes", "4", "--json"]
    first = told(*arena)
    assert told(*arena) == first
    found = json.loads(first)
    assert (found["kind"], found["minutes"], found["state"], found["side"]) == ("arena", 4, "over", "coloured")
    for player in range(4):
        deals = [game["deal"] for game in found["games"] if player in game["seats"]]
        assert len(set(deals)) == len(deals) > 0


def test_one_of_everything_is_in_the_singular() -> None:
    out = told("greedy", "random", "--rounds", "1")
    assert out.startswith("Swiss, 1 round, 2 players, 1 game; coloured side, seed 0\n")


def test_an_interrupted_tournament_is_resumed(tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    swiss = [*FIELD, "--rounds", "2", "--json", "--results", str(path)]
    whole = told(*swiss)
    lines = path.read_text(encoding="utf-8").splitlines(keepends=True)
    path.write_text("".join(lines[:3]) + lines[3][:40], encoding="utf-8")
    assert told(*swiss, "--resume") == whole
    assert path.read_text(encoding="utf-8").splitlines()[:3] == [line.rstrip("\n") for line in lines[:3]]


def test_an_engine_that_fails_loses_its_games(tmp_path: Path) -> None:
    engine = f"engine:{command_of('crash', tmp_path)}"
    done = tilewright("tournament", "random", engine, "--rounds", "1", "--processes", "1")
    assert done.returncode == 0
    assert "tilewright:" in done.stderr
    assert done.stdout.splitlines()[3].startswith("random")


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["greedy"], "a tournament has 2 to 256 players, not 1"),
        (["greedy", "nobody"], "no player is called"),
        (["greedy", "random", "--minutes", "3"], "a Swiss tournament takes --rounds, not --minutes"),
        (["greedy", "random", "--kind", "arena", "--rounds", "3"], "an arena takes --minutes, not --rounds"),
        (["greedy", "random", "--resume"], "--resume needs --results FILE"),
        (["greedy", "engine:/no/such/program"], "there is no program"),
    ],
)
def test_bad_input_is_one_sentence(arguments: list[str], sentence: str) -> None:
    done = tilewright("tournament", *arguments)
    assert (done.returncode, done.stdout, done.stderr.count("\n")) == (2, "", 1)
    assert sentence in done.stderr
