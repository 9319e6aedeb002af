"""`tilewright replay`: a recorded game in words, as positions, as JSON."""

from __future__ import annotations

import io
import json
import sys
from pathlib import Path

import pytest

from tests.notation.games import TABLES, random_game
from tests.notation.test_record import OPENING
from tilewright.cli import main
from tilewright.notation import Record, example_record, from_json, write_record
from tilewright.rules import Move, Outcome, Position


def shown(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    assert main(["replay", *arguments]) == 0
    return capsys.readouterr().out


def refused(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    assert main(["replay", *arguments]) == 2
    captured = capsys.readouterr()
    assert captured.out == ""
    assert captured.err.startswith("tilewright: ")
    assert captured.err.count("\n") == 1
    return captured.err


def test_the_example_in_words(capsys: pytest.CaptureFixture[str]) -> None:
    out = shown(capsys, "--example")
    lines = out.splitlines()
    assert lines[0] == "Ana, Bo: coloured side, 2026-11-15, result 70-72"
    assert "Round 1, Ana starts: BRKW,RKWW,BYYK,BRRK,BYKK" in lines
    assert "   1. 1B1  Ana: 1 blue from factory 1 to line 1, completes it for 1 point" in lines
    assert "       ; `tilewright replay --example` tells this game in words." in lines
    for number in range(1, 6):
        assert f"Round {number} is scored: " in out
    assert "Round 5 is scored: Ana +24 -8 = 59, Bo +16 -1 = 58." in lines
    assert "Bo won with 72 points." in lines
    assert lines[-1].split() == ["total", "70", "72"]
    assert "columns, 7 each" in out


@pytest.mark.parametrize(("players", "side"), TABLES)
def test_every_kind_of_game(players: int, side: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    record = random_game(players, side, 3)
    path = tmp_path / "game.azr"
    write_record(path, record)
    out = shown(capsys, str(path))
    for number, move in enumerate(record.moves, 1):
        assert f"{number:>4}. {move}  " in out
    assert ("The game is over" in out) == (record.outcome is not None)


def test_positions(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    record = example_record()
    texts = [str(position) for position in record.positions()]
    assert shown(capsys, "--example", "--positions").splitlines() == texts
    assert shown(capsys, "--example", "--position", "0") == texts[0] + "\n"
    moves = 0
    for step, text in zip(record.steps, texts[1:], strict=True):
        moves += isinstance(step, Move)
        if moves in (1, 10, 11, len(record.moves)) and isinstance(step, Move):
            assert shown(capsys, "--example", "--position", str(moves)) == text + "\n"


def test_text_is_the_record_in_our_layout(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "game.azr"
    path.write_text(OPENING.replace(" CK1", "\n\n   CK1 "), encoding="utf-8")
    assert shown(capsys, str(path), "--text") == OPENING


def test_json(capsys: pytest.CaptureFixture[str]) -> None:
    record = example_record()
    whole = json.loads(shown(capsys, "--example", "--json"))
    assert sorted(whole) == ["final", "outcome", "positions", "record"]
    assert from_json(Record, whole["record"]) == record
    assert str(from_json(Position, whole["final"])) == whole["positions"][-1] == str(record.final)
    assert from_json(Outcome, whole["outcome"]) == record.outcome
    assert len(whole["positions"]) == len(record.steps) + 1


def test_standard_input(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    class Piped:
        buffer = io.BytesIO(OPENING.encode())

    monkeypatch.setattr(sys, "stdin", Piped)
    out = shown(capsys, "-")
    assert out.endswith("The game is unfinished: in round 1 it is Ana's turn.\n")


def test_unfinished_and_from_a_position(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "game.azr"
    whole = example_record()
    middle = next(i for i, position in enumerate(whole.positions()) if position.round == 2)
    write_record(path, whole.shortened(middle))
    assert "unfinished: the deal of round 2 is awaited" in shown(capsys, str(path))
    record = Record.start_from(whole.positions()[middle + 3], ["Ana", "Bo"])
    for step in whole.steps[middle + 3 :]:
        record = record.with_move(step) if isinstance(step, Move) else record.with_deal(step)
    write_record(path, record)
    out = shown(capsys, str(path))
    assert "Round 2, as it was when the record begins" in out
    assert out.splitlines()[-1].split() == ["total", "70", "72"]
    write_record(path, Record.start_from(whole.final))
    assert "Seat 2 won with 72 points." in shown(capsys, str(path))


def test_the_tie_break_is_said(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    first = "20;BYRKW/WB.../...../...../.....;-,-,-,-,-;-"
    second = "20;BYRKW/WBYRK/...../...../.....;-,-,-,-,-;-"
    bag = "16,17,17,17,16"
    text = f"2c 5 end -,-,-,-,- - 1 1 {bag} 0,0,0,0,0 {first} {second}"
    path = tmp_path / "game.azr"
    write_record(path, Record.start_from(Position.parse(text), ["Ana", "Bo"]))
    assert "Bo won by the tie-break, more complete rows (2)" in shown(capsys, str(path))


def test_bad_input(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "game.azr"
    assert "No such file" in refused(capsys, str(path))
    path.write_bytes(b"\xff\xfe")
    assert "line 1, column 1: the byte 0xFF" in refused(capsys, str(path))
    path.write_text(OPENING + "9R9", encoding="utf-8")
    assert "line 10, column 1: '9R9' is not a move" in refused(capsys, str(path))
    path.write_text(OPENING + "4R1", encoding="utf-8")
    assert "line 10, column 1: 4R1 is not legal: factory 4 has no red tile (OFFER-3)" in refused(capsys, str(path))
    assert "name one record" in refused(capsys)
    assert "name one record" in refused(capsys, str(path), "--example")
    for number in ("-1", "59"):
        assert "the record has 58 moves" in refused(capsys, "--example", f"--position={number}")


@pytest.mark.parametrize(
    ("locale", "said"), [("fi_FI.UTF-8", "Rivi 1, merkki 1: Tallenne alkaa"), ("C", "line 1, col")]
)
def test_what_is_wrong_is_said_in_the_terminals_language(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, locale: str, said: str
) -> None:
    monkeypatch.setenv("LC_ALL", locale)
    file = tmp_path / "bad.azr"
    file.write_text("castles")
    assert refused(capsys, str(file)).startswith(f"tilewright: {said}")
