"""The preset `tiny`, from the command to a network that plays."""

from __future__ import annotations

import json
from pathlib import Path
from unittest import mock

import pytest

from tests.cli.talking import tilewright
from tilewright import Position, Side
from tilewright.evaluation.network import read
from tilewright.players import player_named
from tilewright.search import Limits, search
from tilewright.training import loop
from tilewright.training.settings import preset

pytestmark = pytest.mark.slow  # a training run


@pytest.fixture(scope="module")
def run(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, str]:
    folder = tmp_path_factory.mktemp("training") / "run"
    one = ("--set", "generations=1")  # the preset has two; test_loop.py runs several
    with mock.patch.object(loop, "draw"):  # test_loop.py tests the charts
        done = tilewright("train", str(folder), "--preset", "tiny", *one, "--threads", "2", "--device", "cpu")
    assert done.returncode == 0, done.stderr
    return folder, done.stdout


def test_a_tiny_run_learns_and_passes_its_gate(run: tuple[Path, str]) -> None:
    folder, told = run
    entries = [json.loads(line) for line in (folder / "log.jsonl").read_text().splitlines()]
    first = entries[0]
    assert first["accepted"]  # it beats an untrained network
    assert first["gate"]["share"] > 0.5
    for part in ("within", "between"):
        assert first["fit"]["after"][part]["loss"] < first["fit"]["before"][part]["loss"]
    settings = preset("tiny", 2, Side.COLOURED)
    assert settings.generations * settings.games == 10_000
    assert entries[-1]["total_games"] == settings.games
    assert all(entry["gate"]["games"] <= 1200 for entry in entries)
    state = json.loads((folder / "state.json").read_text())
    assert f"nets/{state['accepted']}.npz" in told.replace("\\", "/")
    assert "Play it: tilewright arena net:" in told


def test_its_weights_load_and_play(run: tuple[Path, str]) -> None:
    folder, _ = run
    digest = json.loads((folder / "state.json").read_text())["accepted"]
    path = folder / "nets" / f"{digest}.npz"
    network = read(path)
    position = Position.start(2).deal_randomly(1)
    assert search(position, Limits(nodes=500), evaluator=network).best in position.legal_moves()
    player = player_named(f"net:{path}@200nodes", seed=1)
    assert player.name == f"net:{path}@200nodes"
    assert player.choose(position) in position.legal_moves()
    done = tilewright("arena", f"net:{path}@50nodes", "random", "--games", "4", "--processes", "1", "--json")
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout)["standings"][0]["win_share"]["value"] > 0.9


def test_the_same_command_has_nothing_left_to_do(run: tuple[Path, str]) -> None:
    folder, told = run
    again = tilewright("train", str(folder), "--preset", "tiny", "--start", "none", "--device", "cpu")
    assert again.returncode == 0
    assert again.stdout.splitlines()[-1] == told.splitlines()[-1]


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["--players", "3"], "holds a run with players 2, not 3; name another folder"),
        (["--side", "grey"], "holds a run with side coloured, not grey"),
        (["--seed", "4"], "holds a run with seed 0, not 4"),
        (["--preset", "gpu"], "holds a run with preset tiny, not gpu"),
        (["--start", "linear"], "holds a run that started from none, not from linear"),
        (["--set", "nodes=70"], "holds a run with other settings (nodes is 60)"),
    ],
)
def test_arguments_that_differ_from_the_folders_run_are_refused(
    arguments: list[str], sentence: str, run: tuple[Path, str]
) -> None:
    done = tilewright("train", str(run[0]), *arguments)
    assert done.returncode == 2
    assert sentence in done.stderr
    assert len(done.stderr.splitlines()) == 1


def test_bad_commands(tmp_path: Path) -> None:
    (tmp_path / "mine.txt").write_text("not a run")
    for arguments, sentence in {
        (str(tmp_path),): "is not empty and holds no run",
        (str(tmp_path / "a"), "--start", "nowhere.npz"): "there is no network nowhere.npz",
        (str(tmp_path / "a"), "--set", "nodes=none"): "nodes cannot be 'none'",
        (str(tmp_path / "a"), "--seconds", "-3"): "seconds above 0",
    }.items():
        done = tilewright("train", *arguments)
        assert done.returncode == 2
        assert sentence in done.stderr


def test_a_network_for_another_table_is_refused(run: tuple[Path, str]) -> None:
    folder, _ = run
    (path, *_) = (folder / "nets").glob("*.npz")
    done = tilewright("arena", f"net:{path}", "random", "--players", "3", "--games", "3")
    assert done.returncode == 2
    assert "is for 2 players on the coloured side, not for 3" in done.stderr
    assert read(path).side is Side.COLOURED
