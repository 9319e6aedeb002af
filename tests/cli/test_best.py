"""`tilewright best`: its table and its JSON."""

from __future__ import annotations

import contextlib
import io
import json
import os
import re
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.talking import COMMAND, tilewright
from tests.random_games import TABLES, random_game, table_name
from tilewright import Phase, Position
from tilewright.cli import main
from tilewright.cli.tabletop.words import describe_worth, what_is_left
from tilewright.notation import Deal, example_record, write_record

EMPTY = "0;...../...../...../...../.....;-,-,-,-,-;-"
DEALT = f"2c 1 offer:1 BBYR,KKWW,BYRW,RRRK,BBKK * 1 - 15,18,15,15,17 0,0,0,0,0 {EMPTY} {EMPTY}"
ENDGAME = (
    "2c 5 offer:1 -,BBRR,-,-,- RR 2 1 0,0,0,0,0 12,8,8,9,11 "
    "34;BYRK./WBYR./K.BYR/..W../.....;1W,2K,2W,1Y,2R;* 33;BYRK./WBYR./KWB../R..../..KW.;1W,-,3Y,4K,3Y;-"
)
ROW = re.compile(r" {1,2}(\d+)  (\S{3}) +([+-]\d+\.\d) +(\d+\.\d)% +(\d+) +(0|-\d+)  (\S.*)")


def said(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    assert main(["best", *arguments]) == 0
    return capsys.readouterr().out


def test_table(capsys: pytest.CaptureFixture[str]) -> None:
    shown = said(capsys, DEALT, "--nodes", "3000", "--lines", "3")
    lines = shown.splitlines()
    assert lines[0] == "Round 1, coloured side, 0-0 points; seat 1 to move."
    assert "what it leaves to seat 2" in lines[2]
    rows = [match for line in lines if (match := ROW.fullmatch(line))]
    assert [row[1] for row in rows] == ["1", "2", "3"]
    legal = [str(move) for move in Position.parse(DEALT).legal_moves()]
    assert all(row[2] in legal for row in rows)
    assert len(re.findall(r"^ +It leaves \d \w+ (?:on factory \d|in the centre): ", shown, re.MULTILINE)) == 3
    assert lines[-2].startswith(f"Expected: {rows[0][2]}")
    assert re.fullmatch(r"Solved: no\. Depth \d+, 3,\d+ nodes in \d+\.\d\d s \([\d,]+ a second\)\.", lines[-1])
    assert max(map(len, lines)) <= 110


def test_solved(capsys: pytest.CaptureFixture[str]) -> None:
    shown = said(capsys, ENDGAME, "--nodes", "100000")
    assert "Solved: yes, to the end of the game." in shown
    assert re.search(r"^  1  \S{3} +\+0\.0 +100\.0% ", shown, re.MULTILINE)  # won by the tie-break
    early = next(p for _, p in random_game(2, "coloured", 1) if p.to_move and len(p.legal_moves()) < 8)
    shown = said(capsys, str(early), "--nodes", "100000")
    assert "Solved: yes, to the end of the round, evaluated from there." in shown


@pytest.mark.parametrize(("players", "side"), TABLES, ids=[table_name(*table) for table in TABLES])
def test_json(capsys: pytest.CaptureFixture[str], players: int, side: str) -> None:
    position = Position.start(players, side).deal_randomly(4)
    found = json.loads(said(capsys, str(position), "--depth", "2", "--lines", "2", "--json"))
    assert found["position"] == str(position)
    assert found["seat"] == position.to_move
    assert found["best"] == found["line"][0] == found["moves"][0]["move"]
    assert found["share"] == found["moves"][0]["share"]
    assert (found["depth"], found["round_solved"], found["game_solved"]) == (2, False, False)
    assert found["nodes"] > 0 < found["seconds"]
    assert {str(move) for move in position.legal_moves()} >= {each["move"] for each in found["moves"]}
    for each in found["moves"]:
        assert list(each) == ["move", "margin", "share", "exact", "points", "floor_cost", "what", "leaves"]
    assert [each["exact"] for each in found["moves"][:2]] == [True, True]


def test_columns(capsys: pytest.CaptureFixture[str]) -> None:
    """Grey side: choices of a column are listed as well."""
    position = next(p for _, p in random_game(2, "grey", 2) if p.phase is Phase.TILE)
    shown = said(capsys, str(position), "--depth", "1", "--lines", "1")
    assert re.search(r"^  1  [1-5]@[1-5] .* line \d to column \d$", shown, re.MULTILINE)


def test_what_is_left() -> None:
    dealt = Position.parse(DEALT)
    assert what_is_left(dealt, dealt.legal_moves()[0]) == "2 black on factory 2: line 2 for 1 point"
    seen = set()
    for players, side in TABLES:
        for _, position in random_game(players, side, 1):
            for move in position.legal_moves()[:3]:
                seen.add(re.sub(r"\d+", "N", what_is_left(position, move)).split(":")[-1].split(",")[0])
    assert {" only for the floor line", " line N for N points", " line N", " the round is over"} <= seen
    assert describe_worth(-4.23, 0.2) == "It expects to end about 4.2 points behind, with winning chances of 20%."


def test_standard_input(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(f"{DEALT}\n".encode())))
    assert json.loads(said(capsys, "-", "--depth", "1", "--json"))["position"] == DEALT


def test_record(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    record = example_record()
    file = tmp_path / "game.azr"
    write_record(file, record)
    before = [p for step, p in zip(record.steps, record.positions(), strict=False) if not isinstance(step, Deal)]
    for number in (1, 20, len(before)):
        found = json.loads(said(capsys, "--record", str(file), "--move", str(number), "--depth", "1", "--json"))
        assert found["position"] == str(before[number - 1])
    write_record(file, record.shortened(5))
    found = json.loads(said(capsys, "--record", str(file), "--depth", "1", "--json"))
    assert found["position"] == str(record.shortened(5).final)


def test_the_whole_command() -> None:
    done = tilewright("best", DEALT, "--time", "0.05", "--threads", "2", "--table", "1")
    assert done.returncode == 0
    assert done.stderr == ""
    assert done.stdout.startswith("Round 1, ")


@pytest.mark.slow
@pytest.mark.skipif(sys.platform == "win32", reason="needs POSIX signals")
def test_interrupted() -> None:
    """Ctrl-C ends a long search, and the result so far is printed."""
    import pty

    terminal, theirs = pty.openpty()  # progress is shown on a terminal only
    with subprocess.Popen(
        [*COMMAND, "best", DEALT, "--depth", "60"], stdout=subprocess.PIPE, stderr=theirs, text=True
    ) as process:
        shown = ""
        while "depth 1: " not in shown:
            shown += os.read(terminal, 4096).decode()
        os.kill(process.pid, signal.SIGINT)
        output, _ = process.communicate(timeout=120)
    os.close(theirs)
    with contextlib.suppress(OSError):  # raised at the end of the output
        while more := os.read(terminal, 4096).decode():
            shown += more
    os.close(terminal)
    assert process.returncode == 0
    assert not [line for line in shown.split("\r") if line.strip() and not line.startswith("depth ")]
    assert "Solved: no." in output
