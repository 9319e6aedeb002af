"""Runs: stopped and resumed at any point, with truncated files, and on a full disk."""

from __future__ import annotations

import errno
import json
import multiprocessing
import os
import shutil
import signal
import sys
import time
from contextlib import nullcontext
from dataclasses import asdict, replace
from itertools import count
from multiprocessing.process import BaseProcess
from pathlib import Path
from types import SimpleNamespace
from typing import Any
from unittest import mock

import pytest

from tests.training.small import SMALL, Quiet, begun
from tilewright import Side
from tilewright.cli import main
from tilewright.evaluation.network import BadNetwork, write
from tilewright.search.fixed_nodes import Algorithm
from tilewright.training import generation as generations
from tilewright.training import loop
from tilewright.training.folder import BadRun, RunFolder, State
from tilewright.training.games import shards
from tilewright.training.layers import untrained_network
from tilewright.training.loop import Run
from tilewright.training.settings import BadSettings, Settings, preset
from tilewright.training.starting import begin_from

pytestmark = pytest.mark.slow  # training runs


def go(folder: RunFolder, watcher: Quiet | None = None, *, threads: int = 1, charts: bool = False, **more: Any) -> Run:
    """Run the training. Charts, which take as long as everything else, are drawn only if `charts` is set."""
    run = Run(folder, watcher or Quiet(), threads=threads, device="cpu", **more)
    with nullcontext() if charts else mock.patch.object(loop, "draw"):
        run.go()
    return run


@pytest.fixture(scope="module")
def finished(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of a finished run of one generation, which tests copy."""
    folder = begun(tmp_path_factory.mktemp("finished") / "run")
    go(folder, generations=1)
    return folder.path


@pytest.fixture
def whole(finished: Path, tmp_path: Path) -> RunFolder:
    """A copy of the finished run, which a test may change."""
    return RunFolder(shutil.copytree(finished, tmp_path / "whole"))


def games_in(folder: RunFolder) -> dict[str, bytes]:
    """The content of the shards, by name; the files cannot be compared, because they contain times."""
    found = {}
    for path in sorted(folder.games.glob("*.npz")):
        origin, games = shards.read_shard(path)
        found[path.name] = repr(origin).encode() + games.moves.tobytes() + games.deals.tobytes()
    return found


def test_a_run_leaves_all_its_files(tmp_path: Path) -> None:
    watcher = Quiet()
    settings = replace(SMALL, games=96, shard=32)  # enough games for a calibration chart
    folder = begun(tmp_path / "run", settings)
    go(folder, watcher, generations=2, charts=True)
    assert [entry["generation"] for entry in watcher.entries] == [1, 2]
    assert folder.entries() == json.loads(json.dumps(watcher.entries))
    assert sorted(path.name for path in folder.games.iterdir()) == [
        f"0000{generation}-000{part}.npz" for generation in (1, 2) for part in range(3)
    ]
    state = folder.state()
    assert (state.generation, state.games, state.candidate) == (3, 192, "")
    assert folder.settings() == settings
    for entry in watcher.entries:
        assert folder.has_network(entry["candidate"])
        assert entry["play"]["bytes"] / entry["play"]["games"] < 400
        assert set(entry["fit"]["after"]) == {"within", "between"}
    for name in ("loss", "strength", "calibration", "rounds", "scores"):
        assert (folder.plots / f"{name}.svg").read_text(encoding="utf-8").endswith("</svg>\n")
    assert watcher.said == []


@pytest.mark.parametrize("ahead", [False, True])
def test_one_thread_or_three_play_the_same_games(ahead: bool, tmp_path: Path) -> None:
    settings = replace(SMALL, ahead=ahead)
    one, three = begun(tmp_path / "one", settings), begun(tmp_path / "three", settings)
    go(one, generations=2)
    go(three, generations=2, threads=3)
    assert games_in(one) == games_in(three)
    assert one.state().history == three.state().history


def test_some_games_are_played_at_high_nodes(tmp_path: Path) -> None:
    folder = begun(tmp_path / "run", replace(SMALL, careful=0.1, careful_nodes=50))
    go(folder, generations=1)
    origins = [shards.read_shard(path)[0] for path in sorted(folder.games.iterdir())]
    assert [origin.nodes for origin in origins] == [50, 20, 20]


def test_a_run_whose_time_ran_out_resumes(whole: RunFolder, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The clock advances by a second with every reading, so a run ends after a fixed number of readings."""
    cut = begun(tmp_path / "cut")
    monkeypatch.setattr(loop, "time", SimpleNamespace(monotonic=count(1).__next__))
    attempts = 0
    while cut.state().generation == 1:
        attempts += 1
        go(cut, seconds=3 * attempts, generations=1)
    assert attempts > 2
    assert games_in(cut) == games_in(whole)
    assert [entry["candidate"] for entry in cut.entries()] == [entry["candidate"] for entry in whole.entries()]


def train(folder: Path, said: Path) -> None:
    """Run `tilewright train`; this is the target of a process forked from one that has imported everything."""
    with said.open("w", encoding="utf-8") as sys.stderr:
        sys.stdout = sys.stderr
        status = main(["train", str(folder), "--threads", "1", "--device", "cpu"])
    sys.exit(status)


def started(folder: RunFolder, said: Path) -> BaseProcess:
    """Start `tilewright train` in another process."""
    context: Any = multiprocessing.get_context("spawn" if os.name == "nt" else "forkserver")
    context.set_forkserver_preload(["torch", __name__])
    process: BaseProcess = context.Process(target=train, args=(folder.path, said))
    process.start()
    return process


def test_a_run_killed_at_any_moment_resumes(tmp_path: Path) -> None:
    settings = replace(SMALL, games=104, shard=8)  # many small shards, so that some are written between two kills
    folder = begun(tmp_path / "run", settings)
    for _ in range(3):
        before = len(list(folder.path.rglob("*")))
        process = started(folder, tmp_path / "said")
        while process.is_alive() and len(list(folder.path.rglob("*"))) < before + 3:
            time.sleep(0.01)
        process.kill()
        process.join()
    go(folder, generations=1)
    assert folder.state().generation == 2
    other = begun(tmp_path / "other", settings)
    go(other, generations=1)
    assert games_in(folder) == games_in(other)
    assert folder.entries()[0]["candidate"] == other.entries()[0]["candidate"]


@pytest.mark.skipif(os.name == "nt", reason="Windows has no such signals")
def test_interrupted_by_a_person(tmp_path: Path) -> None:
    folder = begun(tmp_path / "run", replace(SMALL, games=20_000))
    process = started(folder, tmp_path / "said")
    while not list(folder.games.glob("*.npz")):
        assert process.is_alive()
        time.sleep(0.05)
    assert process.pid is not None
    os.kill(process.pid, signal.SIGINT)
    process.join(timeout=180)
    assert process.exitcode == 130
    assert "interrupted; run the same command to resume" in (tmp_path / "said").read_text(encoding="utf-8")


def test_incomplete_shards_are_played_again(whole: RunFolder) -> None:
    folder = whole
    expected = games_in(folder)
    first, second, third = sorted(folder.games.iterdir())
    third.write_bytes(first.read_bytes())
    first.write_bytes(first.read_bytes()[:100])
    second.unlink()
    folder.write_state(replace(folder.state(), generation=1))
    watcher = Quiet()
    go(folder, watcher, generations=1)
    assert games_in(folder) == expected
    assert [sentence.partition(" ")[0] for sentence in watcher.said] == [first.name, third.name]
    assert all("is played again" in sentence for sentence in watcher.said)


def test_old_games_that_cannot_be_read_are_left_out(whole: RunFolder) -> None:
    (whole.games / "00001-0001.npz").write_bytes(b"nothing")
    watcher = Quiet()
    go(whole, watcher, generations=2)
    assert [sentence.endswith("the shard is left out") for sentence in watcher.said] == [True]
    assert watcher.entries[0]["fit"]["positions"] > 0


def test_half_written_files_are_removed(tmp_path: Path) -> None:
    folder = begun(tmp_path / "run")
    left = [
        folder.games / ".00001-0000-abcd.part",
        folder.networks / "0123.part.npz",
        folder.path / ".tilewright-1.part",
    ]
    for path in left:
        path.write_bytes(b"half")
    go(folder, seconds=0.001)
    assert not any(path.exists() for path in left)


def test_one_command_at_a_time(tmp_path: Path) -> None:
    folder = begun(tmp_path / "run")
    with folder.held(), pytest.raises(BadRun, match="another command is training in"):
        go(RunFolder(folder.path), generations=1)


def test_an_incomplete_candidate_is_fitted_again(whole: RunFolder) -> None:
    folder = whole
    digest = folder.entries()[0]["candidate"]
    (folder.networks / f"{digest}.npz").write_bytes(b"half")
    folder.write_state(replace(folder.state(), generation=1, candidate=digest, accepted="", history=()))
    go(folder, generations=1)
    assert folder.entries()[-1]["candidate"] == digest
    assert folder.has_network(digest)


def test_a_look_back_match_is_a_stage_of_its_own(tmp_path: Path) -> None:
    folder = begun(tmp_path / "run", replace(SMALL, look_back=1, look_back_deals=2))
    networks = [untrained_network(2, Side.COLOURED, seed) for seed in (1, 2)]
    for network in networks:
        folder.keep(network)
    old, new = (network.digest for network in networks)
    folder.write_state(replace(folder.state(), accepted=new, history=(old, new)))
    watcher = Quiet()
    go(folder, watcher, generations=1)
    assert watcher.entries[0]["back"]["games"] == 4
    assert watcher.stages == {"games", "fit", "gate", "look-back match"}


def test_a_truncated_log_is_continued(tmp_path: Path) -> None:
    folder = begun(tmp_path / "run")
    folder.log({"generation": 1, "old": True})
    with (folder.path / "log.jsonl").open("a") as log:
        log.write('{"generation": 2, "pl')
    folder.log({"generation": 2})
    folder.log({"generation": 1})
    assert folder.entries() == [{"generation": 1}, {"generation": 2}]


def test_a_full_disk_loses_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = begun(tmp_path / "run")
    written = shards.write_shard
    room = [1]

    def with_little_room(*arguments: Any) -> Path:
        if not room:
            raise OSError(errno.ENOSPC, "No space left on device", "games")
        room.pop()
        return written(*arguments)

    monkeypatch.setattr(generations, "write_shard", with_little_room)
    with pytest.raises(OSError, match="No space left"):
        go(folder, generations=1)
    assert len(games_in(folder)) == 1
    monkeypatch.undo()
    go(folder, generations=1)
    assert folder.state().generation == 2


DAMAGES: list[dict[str, Any]] = [
    {"generation": "x"},
    {"generation": 0},
    {"generation": 1.0},
    {"accepted": None},
    {"candidate": 5},
    {"fitted": []},
    {"rating": float("nan")},
    {"history": "ab"},
    {"history": [1]},
    {"games": -1},
    {"seconds": None},
    {"seconds": -1.0},
    {"more": 1},
]


@pytest.mark.parametrize(
    ("file", "text", "sentence"),
    [
        ("run.json", "{", "is not readable"),
        ("run.json", "[]", "should hold one JSON object"),
        ("run.json", '{"version": 9}', "this program reads version"),
        ("run.json", '{"version": 1, "speed": 3}', "there is no setting 'speed'"),
        ("run.json", '{"version": 1, "nodes": "many"}', "nodes cannot be 'many'"),
        ("state.json", '{"generation": 1', "is not readable"),
        ("state.json", '{"genera": 1}', "does not hold the state of a run"),
        ("state.json", None, "is missing"),
        ("state.json", "{}", "does not hold the state of a run"),
        *(
            ("state.json", json.dumps(asdict(State()) | damage), "does not hold the state of a run")
            for damage in DAMAGES
        ),
    ],
)
def test_an_incomplete_folder_is_reported(file: str, text: str | None, sentence: str, tmp_path: Path) -> None:
    folder = begun(tmp_path)
    (tmp_path / file).unlink()
    if text is not None:
        (tmp_path / file).write_text(text)
    with pytest.raises(BadRun, match=sentence) as caught:
        Run(folder, Quiet(), threads=1)
    assert "\n" not in str(caught.value)


def test_starting_from_a_network(tmp_path: Path) -> None:
    network = untrained_network(2, Side.COLOURED, 9)
    path = write(network, tmp_path)
    folder = begun(tmp_path / "run", replace(SMALL, start=str(path)))
    assert folder.settings().start == network.digest
    path.unlink()  # the folder has a copy
    assert generations.name_of(Run(folder, Quiet(), threads=1, device="cpu").evaluator) == network.digest
    with pytest.raises(BadRun, match="is for 2 players on the coloured side, and this run for 2 on the grey side"):
        begun(tmp_path / "grey", replace(SMALL, side=Side.GREY, start=str(folder.networks / path.name)))


def test_a_start_network_that_cannot_be_used_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadRun, match="not 'somewhere'"):
        begun(tmp_path, replace(SMALL, start="somewhere"))
    with pytest.raises(BadNetwork, match="there is no network 0123456789abcdef"):
        begun(tmp_path, replace(SMALL, start="0123456789abcdef"))
    wrong = write(untrained_network(2, Side.COLOURED, 9), tmp_path).rename(tmp_path / "0123456789abcdef.npz")
    with pytest.raises(BadNetwork, match="does not match its name"):
        begun(tmp_path, replace(SMALL, start=str(wrong)))


def test_games_of_another_run_are_learned_from(whole: RunFolder, tmp_path: Path) -> None:
    settings = replace(SMALL, seed=1, ahead=True)
    folder = RunFolder(tmp_path / "run")
    begin_from(folder, settings, [whole.path, whole.games])
    watcher = Quiet()
    go(folder, watcher, generations=1)
    assert not watcher.said
    assert list(games_in(folder))[:7] == [*(f"00000-000{part}.npz" for part in range(6)), "00001-0000.npz"]
    assert watcher.entries[0]["fit"]["positions"] == 2 * whole.entries()[0]["fit"]["positions"]


def test_the_newest_games_are_learned_from_as_far_as_there_is_room(whole: RunFolder, tmp_path: Path) -> None:
    positions = whole.entries()[0]["fit"]["positions"]
    for room, share in ((1, 0.5), (positions - 1, 0.9), (positions, 1.0)):
        folder = RunFolder(tmp_path / str(room))
        begin_from(folder, replace(SMALL, ahead=True, positions=room), [whole.path])
        go(folder, generations=1)
        learned = folder.entries()[0]["fit"]["positions"]
        assert 0 < learned <= share * positions


def test_a_run_takes_no_further_games(
    whole: RunFolder, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The same command resumes a run; one with other games is refused."""
    monkeypatch.setattr(loop, "Run", mock.Mock(side_effect=KeyboardInterrupt))
    begin_from(RunFolder(tmp_path / "with"), SMALL, [whole.path])
    begun(tmp_path / "without")
    games = ["--games", str(whole.path)]
    assert main(["train", str(tmp_path / "with"), *games]) == 130
    for arguments in ([str(tmp_path / "without"), *games], [str(tmp_path / "with"), *games, *games]):
        capsys.readouterr()
        assert main(["train", *arguments]) == 2
        assert "holds a run that did not begin with these games; leave --games out" in capsys.readouterr().err


def test_games_that_cannot_be_copied_are_refused(whole: RunFolder, tmp_path: Path) -> None:
    folder = RunFolder(tmp_path / "run")
    with pytest.raises(BadRun, match="other holds no games"):
        begin_from(folder, SMALL, [begun(tmp_path / "other").path])
    with pytest.raises(BadRun, match="2 players on the coloured side, and this run is for 3"):
        begin_from(folder, replace(SMALL, players=3, searching=Algorithm.PUCT), [whole.path])
    (whole.games / "00001-0000.npz").write_bytes(b"half of it")
    with pytest.raises(shards.BadShard, match=r"00001-0000\.npz is not a complete file"):
        begin_from(folder, SMALL, [whole.path])
    assert not folder.is_begun


def test_settings_are_kept_and_checked() -> None:
    for name in ("tiny", "cpu", "gpu"):
        for players in (2, 3, 4):
            settings = preset(name, players, Side.GREY)
            assert Settings.read(json.loads(json.dumps(settings.plain()))) == settings
            assert settings.searching == ("alpha-beta" if players == 2 else "puct")
    changed = SMALL.with_changes(["nodes=4e2", "warm=yes", "rate=0.01", "searching=puct"])
    assert (changed.nodes, changed.warm, changed.rate, changed.searching) == (400, True, 0.01, "puct")
    assert SMALL.differing(["nodes=20"]) == ""
    assert SMALL.differing(["nodes=21"]) == "nodes is 20"
    for bad, sentence in {
        "nodes": "a setting is written NAME=VALUE",
        "knots=3": "a setting is written NAME=VALUE",
        "nodes=x": "nodes cannot be 'x'",
        "nodes=0": "nodes must be above 0",
        "outlook_growth=0": "outlook_growth must be above 0",
        "outlook_growth=11": "outlook_growth must be at most 10",
        "outcome=2": "outcome must be from 0 to 1",
        "players=5": "players must be 2, 3 or 4",
        "seed=-1": "seed must be at least 0, not -1",
        "seconds=nan": "seconds must be a finite number, not nan",
        "seconds=inf": "seconds must be a finite number, not inf",
        "weight_decay=nan": "weight_decay must be a finite number, not nan",
        "weight_decay=-1": "weight_decay must be at least 0, not -1.0",
        "rate=inf": "rate must be a finite number, not inf",
        "rate=2": "rate must be above 0 and at most 1, not 2",
        "nodes=99999999999999999999": "nodes must be at most 1000000000, not 99999999999999999999",
        f"generations=-{'9' * 400}": "generations must be at least 0, not -9999",
        "gate_low=60": "gate_low and gate_high: .* the smaller first, not 60:60",
        "gate_high=inf": "gate_high must be a finite number",
        "searching=guess": "searching cannot be 'guess'",
        "players=3": "searching=alpha-beta is for two players, not 3",
    }.items():
        with pytest.raises(BadSettings, match=sentence):
            SMALL.with_changes([bad])
    assert SMALL.with_changes([f"seed={2**53 + 1}"]).seed == 2**53 + 1
    for name, wrong in (("nodes", 1.5), ("seed", True), ("games", None)):
        with pytest.raises(BadSettings, match=f"{name} must be an integer, not {wrong}"):
            Settings.read({name: wrong})
    with pytest.raises(BadSettings, match="no preset 'huge'"):
        preset("huge", 2, Side.GREY)
