"""`tilewright explain`: its table, its sentence and its JSON."""

from __future__ import annotations

import io
import json
import re
import sys
from pathlib import Path

import pytest

from tests.cli.talking import tilewright
from tests.random_games import TABLES, random_game, table_name
from tilewright import Phase
from tilewright.analysis.explanation import REASONS
from tilewright.cli import main
from tilewright.cli.explain import name_of
from tilewright.cli.language import analysis_speech
from tilewright.notation import example_record, write_record

DEALT = (
    "2c 3 offer:2 BBYR,-,-,-,- KW 2 1 5,5,5,5,5 9,12,8,13,13 "
    "9;B..../WB.../...../...../.....;-,2Y,-,2R,-;*B 7;..R../...../..B../...../.....;1K,-,-,3R,-;-"
)
DISAGREEING = (
    "2c 5 offer:1 -,-,-,YYWW,- RRRKWW 1 2 0,0,0,0,0 6,13,13,14,13 "
    "0;B.R../.B.RK/K..../...B./Y....;-,-,-,1Y,1K;Y 0;BYR.W/W..R./...../..W../.....;-,-,2K,4B,5B;Y*B"
)
CELL = r" +([+-]\d+\.\d|0)"


def said(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    assert main(["explain", *arguments]) == 0
    return capsys.readouterr().out


def test_every_reason_has_a_name() -> None:
    english = analysis_speech("en")
    assert len({name_of(reason, english) for reason in REASONS}) == len(REASONS)


@pytest.mark.parametrize(("players", "side"), TABLES, ids=[table_name(*table) for table in TABLES])
def test_table(capsys: pytest.CaptureFixture[str], players: int, side: str) -> None:
    """In every phase, the rows shown add up to the total, except for rounding."""
    game = [position for _, position in random_game(players, side, 2)]
    chosen = {position.phase: position for position in game[: len(game) * 2 // 3]} | {Phase.END: game[-1]}
    for phase, position in chosen.items():
        lines = said(capsys, str(position)).splitlines()
        assert lines[0].startswith(f"Round {position.round}, {side} side, ")
        assert lines[1].startswith("The game is over: " if phase is Phase.END else ("Seat ", "Nobody "))
        head = next(number for number, line in enumerate(lines) if line.startswith(" ") and "Seat 1" in line)
        rule = next(number for number, line in enumerate(lines) if line.strip().startswith("---"))
        rows = [
            re.fullmatch(rf"([a-z’ ]+?){CELL * players}", line)
            for line in lines[head + 1 : rule + 3]
            if "---" not in line
        ]
        assert all(rows)
        *reasons, total, margin = [[float(cell) for cell in row.groups()[1:]] for row in rows if row]
        assert [sum(column) for column in zip(*reasons, strict=True)] == pytest.approx(total, abs=0.06 * len(reasons))
        assert sum(margin) == pytest.approx(0, abs=0.05 * players)
        shares = [float(share) for share in re.findall(r"([\d.]+)%", lines[-1])]
        assert sum(shares) == pytest.approx(100, abs=0.05 * players + 0.01)


def test_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    shown = said(capsys, DEALT)
    assert max(map(len, shown.splitlines())) <= 110
    sentence = " ".join(shown.partition("\n\n")[0].splitlines()[1:])
    assert re.fullmatch(
        r"Seat \d is ahead: winning chances \d+%, expected lead: \+\d+\.\d points\. "
        r"Why: [a-z ]+ \+\d+\.\d(, [a-z ]+ \+\d+\.\d)?(, [a-z ]+ -\d+\.\d)?\.",
        sentence,
    )
    empty = "0;...../...../...../...../.....;-,-,-,-,-;-"
    start = f"2c 1 deal -,-,-,-,- - 1 1 20,20,20,20,20 0,0,0,0,0 {empty} {empty}"
    assert said(capsys, start).splitlines()[1].startswith(("Nobody is ahead by much.", "Seat "))


def test_chances_and_points_disagree(capsys: pytest.CaptureFixture[str]) -> None:
    text = " ".join(said(capsys, DISAGREEING).partition("\n\n")[0].splitlines()[1:])
    assert re.match(r"Seat 2 is the most likely to win \(5\d%\), although its expected lead is -\d\.\d points\. ", text)


def test_json(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(f"{DEALT}\n".encode())))
    found = json.loads(said(capsys, "-", "--json"))
    assert list(found) == ["position", "evaluator", "seats"]
    assert found["position"] == DEALT
    assert [seat["seat"] for seat in found["seats"]] == [1, 2]
    assert sum(seat["share"] for seat in found["seats"]) == pytest.approx(1)
    first, second = found["seats"]
    assert first["margin"] == pytest.approx(first["worth"] - second["worth"])
    for seat in found["seats"]:
        assert tuple(seat["reasons"]) == REASONS
        assert sum(seat["reasons"].values()) == pytest.approx(seat["worth"])


def test_record(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "game.azr"
    write_record(file, example_record())
    assert "complete columns" in said(capsys, "--record", str(file))
    assert "; seat " in said(capsys, "--record", str(file), "--move", "7").splitlines()[0]


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        ([], "give one position"),
        (["nonsense"], "nonsense"),
        ([DEALT, "--move", "3"], "--move needs --record"),
        ([DEALT.replace("5,5,5,5,5", "6,5,5,5,5")], "impossible position: there are 21 blue tiles"),
        (["--record", "nowhere.azr"], "nowhere.azr: No such file"),
    ],
)
def test_mistakes(arguments: list[str], complaint: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["explain", *arguments]) == 2
    told = capsys.readouterr()
    assert told.out == ""
    assert complaint in told.err
    assert len(told.err.splitlines()) == 1


def test_the_whole_command() -> None:
    done = tilewright("explain", DEALT)
    assert done.returncode == 0
    assert done.stdout.startswith("Round 3, coloured side, 9-7 points; seat 2 to move.\n")
