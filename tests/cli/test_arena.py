"""`tilewright arena` and `tilewright league`."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tests.cli.talking import COMMAND
from tests.players.bad_engines import command_of
from tilewright.arena import plan_league
from tilewright.cli import main
from tilewright.cli.competition import Progress, read_anchor
from tilewright.notation import read_record


def printed(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    assert main([*arguments, "--processes", "1"]) == 0
    return capsys.readouterr().out


def refused(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    assert main([*arguments]) == 2
    captured = capsys.readouterr()
    assert captured.out == ""
    assert captured.err.count("\n") == 1
    return captured.err


def test_a_match_with_everything(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder = str(tmp_path / "records")
    files = ["--records", folder, "--csv", str(tmp_path / "a.csv"), "--plot", str(tmp_path / "a.svg")]
    out = printed(capsys, "arena", "greedy", "random", "--games", "3", "--seed", "2", *files)
    assert out.startswith("greedy - random: 4 games, 2 deals from 2 seats each; coloured side, seed 2")
    names = sorted(os.listdir(folder))
    assert names == [f"deal-0000{deal}-seating-{seating}.azr" for deal in (1, 2) for seating in (1, 2)]
    assert read_record(tmp_path / "records" / names[1]).seats == ("random", "greedy")
    assert len((tmp_path / "a.csv").read_text(encoding="utf-8").splitlines()) == 9
    assert (tmp_path / "a.svg").read_text(encoding="utf-8").endswith("</svg>\n")


def test_one_against_two_on_the_grey_side(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ["search", "random", "--players", "3", "--side", "grey", "--games", "3", "--nodes", "40", "--json"]
    found = json.loads(printed(capsys, "arena", *arguments))
    assert (found["players"], found["seats"], found["side"]) == (["search:40nodes", "random"], 3, "grey")
    assert found["standings"][0]["games"] == 3


def test_a_sequential_test(capsys: pytest.CaptureFixture[str]) -> None:
    out = printed(capsys, "arena", "random", "greedy", "--games", "200", "--sprt")
    assert "the rating difference of random is +0 rather than +20" in out
    assert "200 games" not in out
    out = printed(capsys, "arena", "random", "greedy", "--games", "4", "--sprt=-9:9", "--alpha", ".01", "--beta", ".01")
    assert "undecided" in out


def test_a_league(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ["random", "greedy", "level:1", "--games", "4", "--anchor", "greedy=1000", "--plot"]
    out = printed(capsys, "league", *arguments, str(tmp_path / "a.png"))
    assert "+1000" in next(line for line in out.splitlines() if line.startswith("greedy"))
    assert (tmp_path / "a.png").exists()


@pytest.mark.parametrize("command", ["arena", "tournament"])
def test_output_files_are_checked_before_the_first_game(
    command: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    results, table = tmp_path / "results.jsonl", tmp_path / "no" / "a.csv"
    error = refused(capsys, command, "greedy", "random", "--results", str(results), "--csv", str(table))
    assert error == f"tilewright: {table}: No such file or directory\n"
    error = refused(capsys, command, "greedy", "random", "--results", str(results), "--csv", str(results))
    assert error == f"tilewright: {results}: this file is named twice\n"
    assert not results.exists()
    printed(capsys, command, "greedy", "random", "--records", str(table.parent), "--csv", str(table))  # now it is there


@pytest.mark.parametrize("command", ["arena", "tournament"])
def test_the_report_is_printed_when_a_file_cannot_be_written(
    command: str, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(path: Path, text: str) -> None:
        raise OSError(28, "No space left on device", str(path))

    monkeypatch.setattr("tilewright.notation.files.write_text", fail)
    assert main([command, "greedy", "random", "--processes", "1", "--csv", str(tmp_path / "a.csv")]) == 2
    printed = capsys.readouterr()
    assert "greedy" in printed.out
    assert printed.err.endswith("a.csv: No space left on device\n")


def test_an_interrupted_match_is_resumed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "results.jsonl"
    match = ["arena", "greedy", "random", "--games", "8", "--json"]
    whole = printed(capsys, *match, "--results", str(path))
    lines = path.read_text(encoding="utf-8").splitlines(keepends=True)
    path.write_text("".join(lines[:4]) + lines[5][:50], encoding="utf-8")
    records = tmp_path / "records"
    again = printed(capsys, *match, "--results", str(path), "--resume", "--records", str(records))
    assert again == whole
    assert path.read_text(encoding="utf-8").startswith("".join(lines[:4]))
    assert len(path.read_text(encoding="utf-8").splitlines()) == 9
    assert len(list(records.iterdir())) == 8, "also the games played before the interruption"
    assert "exists already" in refused(capsys, *match, "--results", str(path))
    assert "holds another competition" in refused(capsys, *match, "--results", str(path), "--resume", "--seed", "7")


def test_a_failing_engine_is_reported_and_the_arena_continues(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    engine = f"engine:{command_of('crash', tmp_path)}"
    assert main(["arena", engine, "greedy", "--games", "14", "--processes", "1"]) == 0
    captured = capsys.readouterr()
    assert captured.err.count("RuntimeError: out of tiles") == 5
    assert "lost 14 games by failing (14 crashed):" in captured.out
    assert "... and 11 more" in captured.out


@pytest.mark.slow
def test_our_own_engine_is_a_player(capsys: pytest.CaptureFixture[str]) -> None:
    engine = f"engine:{' '.join(COMMAND)} engine"
    found = json.loads(printed(capsys, "arena", engine, "random", "--games", "2", "--nodes", "100", "--json"))
    assert found["standings"][0]["failures"] == 0
    assert found["standings"][0]["win_share"]["value"] == 1.0


@pytest.mark.slow
@pytest.mark.parametrize("processes", ["1", "2"])
def test_an_interruption(processes: str, tmp_path: Path) -> None:
    """Ctrl-C ends games and engines, prints how to resume, and leaves a complete results file."""
    engine = tmp_path / "waiting.py"
    engine.write_text(
        "import os, pathlib, time\n"
        f"pathlib.Path({str(tmp_path)!r}, f'pid-{{os.getpid()}}').touch()\n"
        "time.sleep(1000)\n",
        encoding="utf-8",
    )
    path = tmp_path / "results.jsonl"
    arguments = ["--games", "4", "--processes", processes, "--results", str(path)]
    arena = subprocess.Popen(
        [*COMMAND, "arena", f"engine:{sys.executable} {engine}", "greedy", *arguments],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    while len(pids := list(tmp_path.glob("pid-*"))) < int(processes):
        time.sleep(0.05)
    arena.send_signal(signal.SIGINT)
    out, err = arena.communicate()
    assert arena.returncode == 130, err
    assert out == ""
    assert err == "tilewright: interrupted after 0 of 4 games; run it with --resume to continue.\n"
    assert len(path.read_text(encoding="utf-8").splitlines()) == 1
    assert len(pids) == int(processes)
    for pid in pids:
        with pytest.raises(ProcessLookupError):
            os.kill(int(pid.name.removeprefix("pid-")), 0)


def test_bad_input(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for arguments, sentence in (
        (["arena", "greedy", "nobody"], "no player is called 'nobody'; there are random, greedy"),
        (["arena", "greedy", "level:11"], "levels go from level:1 to level:10"),
        (["arena", "greedy"], "2 to 4 players, not 1"),
        (["arena", "greedy", "random", "greedy", "--players", "4"], "4 seats need 4 players or 2"),
        (["arena", "greedy", "random", "--time", "fast"], "such as 200ms"),
        (["arena", "greedy", "random", "--time", "0"], "1 ms to 86400 s"),
        (["arena", "greedy", "random", "--time", "9nodes"], "--time takes a time"),
        (["arena", "greedy", "search:0ms"], "1 ms to 86400 s"),
        (["arena", "greedy", "random", "--sprt", "5"], "two rating differences such as 0:20"),
        (["arena", "greedy", "random", "--sprt", "5:1"], "the smaller first"),
        (["arena", "greedy", "random", "--sprt", "--alpha", "2"], "between 0 and 0.5"),
        (["arena", "greedy", "random", "--alpha", "7"], "--alpha and --beta belong to a sequential test: add --sprt"),
        (["arena", "greedy", "random", "--resume"], "--resume needs --results FILE"),
        (["arena", "greedy", "random", "--plot", "a.pdf"], "a .svg or .png file"),
        (["arena", "greedy", "random", "--plot", str(tmp_path / "no" / "a.svg")], "a.svg: No such file"),
        (["arena", "greedy", "random", "--csv", str(tmp_path)], "not a file that can be replaced"),
        (["arena", "greedy", "random", "--results", str(tmp_path / "no" / "r")], "No such file"),
        (["arena", "greedy", "engine:no-such-program -x"], "there is no program 'no-such-program'"),
        (["arena", "greedy", "engine:"], "needs a command"),
        (["league", "greedy", "random"], "more than 2 players"),
        (["league", "greedy", "random", "greedy"], "must be named once"),
        (["league", "greedy", "random", "level:1", "--anchor", "level:2=5"], "--anchor takes a player of the league"),
        (["league", "greedy", "random", "level:1", "--anchor", "greedy"], "--anchor takes a player of the league"),
        *(
            (["league", "greedy", "random", "level:1", "--anchor", f"greedy={rating}"], "from -10000 to 10000")
            for rating in ("nan", "-inf", "1e308")
        ),
    ):
        assert sentence in refused(capsys, *arguments), arguments
    for wrong in (["--games", "0"], ["--games", "-1"], ["--processes", "0"], ["--seed", "x"], ["--nodes", "0"]):
        with pytest.raises(SystemExit) as caught:
            main(["arena", "greedy", "random", *wrong])
        assert caught.value.code == 2
    capsys.readouterr()


def test_anchors() -> None:
    plan = plan_league(["random", "greedy", "engine:a=b"], 2)
    assert read_anchor("greedy=-10.5", plan) == (1, -10.5)
    assert read_anchor("engine:a=b=7", plan) == (2, 7.0)


def test_progress(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    from tests.arena.matches import made_up
    from tilewright.arena import plan_match

    plan = plan_match(["greedy", "random"], 4)
    fixtures = list(plan.fixtures())
    monkeypatch.setattr(sys.stderr, "isatty", lambda: True)
    progress = Progress(plan, [made_up(plan, fixtures[0], [1])])
    progress.add(made_up(plan, fixtures[1], [0]))
    progress.close()
    shown = capsys.readouterr().err.split("\r")
    assert shown[1].rstrip() == "[#####...............] 1/4 games  greedy 0.0%"
    assert shown[2].rstrip() == "[##########..........] 2/4 games  greedy 50.0%  0:00 left"
    assert shown[3].strip() == ""
