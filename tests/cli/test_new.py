"""`tilewright new`: the record of a new game."""

from __future__ import annotations

import datetime
from pathlib import Path

import pytest

from tilewright.cli import main
from tilewright.notation import Record, read_record
from tilewright.rules import Position


def printed(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    assert main(["new", *arguments]) == 0
    return capsys.readouterr().out


def refused(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    assert main(["new", *arguments]) == 2
    captured = capsys.readouterr()
    assert captured.out == ""
    assert captured.err.count("\n") == 1
    return captured.err


def test_it_prints_a_record_with_a_first_deal(capsys: pytest.CaptureFixture[str]) -> None:
    record = Record.parse(printed(capsys))
    assert record.final.phase == "offer"
    assert (record.final.players, record.final.side, len(record.steps)) == (2, "coloured", 1)
    assert record.seats == ("Seat 1", "Seat 2")
    assert record.date is not None
    assert abs(record.date - datetime.date.today()) <= datetime.timedelta(days=1)


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("side", ["coloured", "grey"])
def test_options(players: int, side: str, capsys: pytest.CaptureFixture[str]) -> None:
    record = Record.parse(printed(capsys, "--players", str(players), "--side", side, "--first", str(players)))
    assert (record.final.players, record.final.side, record.final.to_move) == (players, side, players)


def test_names(capsys: pytest.CaptureFixture[str]) -> None:
    record = Record.parse(printed(capsys, "--seats", "Ana", 'B"o\\', "Çelik"))
    assert record.seats == ("Ana", 'B"o\\', "Çelik")


def test_a_seed_repeats_the_game(capsys: pytest.CaptureFixture[str]) -> None:
    same = {printed(capsys, "--seed", "5") for _ in range(3)}
    assert len(same) == 1
    deals = {printed(capsys, "--seed", str(seed)) for seed in range(8)}
    assert len(deals) == 8
    chosen = {printed(capsys, "--seed", "5", "--first", seat).splitlines()[-1] for seat in "12"}
    assert len(chosen) == 1


def test_the_first_seat_is_drawn(capsys: pytest.CaptureFixture[str]) -> None:
    """SIL-18: any seat may start."""
    firsts = {
        Position.parse(printed(capsys, "--seed", str(seed), "--players", "4", "--position")).first for seed in range(30)
    }
    assert firsts == {1, 2, 3, 4}


def test_position(capsys: pytest.CaptureFixture[str]) -> None:
    out = printed(capsys, "--seed", "1", "--position")
    assert str(Position.parse(out)) == out.rstrip("\n")
    assert out.rstrip("\n") == str(Record.parse(printed(capsys, "--seed", "1")).final)


def test_files(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "game.azr"
    assert "starts" in printed(capsys, str(path), "--seed", "1")
    before = path.read_bytes()
    assert read_record(path).final.phase == "offer"
    assert "exists already" in refused(capsys, str(path), "--seed", "2")
    assert path.read_bytes() == before
    printed(capsys, str(path), "--seed", "2", "--force")
    assert path.read_bytes() != before


def test_bad_input(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert "the first seat is one of 1 to 2, not 3" in refused(capsys, "--first", "3")
    assert "--players says 3, but --seats names 2" in refused(capsys, "--players", "3", "--seats", "A", "B")
    assert "2 to 4 players, not 5" in refused(capsys, "--seats", *"ABCDE")
    assert "U+000A" in refused(capsys, "--seats", "A\n", "B")
    assert "writes no file" in refused(capsys, str(tmp_path / "game.azr"), "--position")
    assert "No such file" in refused(capsys, str(tmp_path / "none" / "game.azr"))
    for arguments in (["--seed", "-1"], ["--seed", "x"], ["--players", "5"], ["--side", "red"]):
        with pytest.raises(SystemExit) as caught:
            main(["new", *arguments])
        assert caught.value.code == 2
    assert list(tmp_path.iterdir()) == []
