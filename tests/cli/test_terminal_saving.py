"""Files of the terminal game: saving, resuming, errors of the disk; and options that are refused."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.cli.typist import Look, play, plays_to_the_end, shown_position, written
from tilewright.notation import Deal, Record, read_record


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder of this test for games without `--save`."""
    monkeypatch.setenv("TILEWRIGHT_DATA", str(tmp_path / "data"))
    monkeypatch.chdir(tmp_path)
    return tmp_path / "data" / "games"


# ------------------------------------------------------------ saving and resuming


def test_a_saved_game_resumes_exactly(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    def some_moves(look: Look) -> Iterator[str]:
        yield from moves
        yield f"save {tmp_path / 'half'}"

    arguments = ["--seed", "9", "--seats", "person:Ana", "computer", "computer"]
    whole = tmp_path / "whole.azr"
    play(monkeypatch, *arguments, "--save", str(whole), typed=plays_to_the_end(7))
    record = read_record(whole)
    positions = record.positions()
    moves = [
        str(step)
        for step, position in zip(record.steps, positions, strict=False)
        if position.to_move == 1 and not isinstance(step, Deal)
    ]
    half, rest = moves[: len(moves) // 2], moves[len(moves) // 2 :]
    moves = half
    session = play(monkeypatch, *arguments, typed=some_moves)
    saved = tmp_path / "half.azr"
    assert f"Saved in {saved}" in session.output
    assert read_record(saved).seats == ("Ana", "Computer 2", "Computer 3")
    session = play(monkeypatch, "--resume", str(saved), "--seed", "9", typed=[*rest, "n"])
    assert "Ana" in session.output
    assert read_record(saved).steps == record.steps
    assert str(saved.read_text(encoding="utf-8")) == str(whole.read_text(encoding="utf-8"))


def test_every_move_is_saved(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    def script(look: Look) -> Iterator[str]:
        for _ in range(5):
            yield "position"
            position = shown_position(look())
            assert str(read_record(file).final) == str(position)
            yield str(position.legal_moves()[-1])

    file = tmp_path / "a.azr"
    play(monkeypatch, "--seats", "person", "person", "--save", str(file), typed=script)
    assert len(read_record(file).moves) == 5


@pytest.mark.parametrize("leaving", [["quit"], ["q"], ["exit"], []])
def test_leaving_saves_and_says_where(monkeypatch: pytest.MonkeyPatch, folder: Path, leaving: list[str]) -> None:
    def script(look: Look) -> Iterator[str]:
        yield "position"
        yield str(shown_position(look()).legal_moves()[0])
        yield from leaving

    session = play(monkeypatch, typed=script)
    assert session.status == 0
    (file,) = folder.iterdir()
    assert f"The game is saved in {file}" in session.output
    assert f"--resume {file}" in session.output
    resumed = play(monkeypatch, "--resume", typed=["position"])
    assert str(read_record(file).final) in resumed.output


def test_a_game_nobody_played_leaves_no_file(monkeypatch: pytest.MonkeyPatch, folder: Path) -> None:
    assert play(monkeypatch, typed=["quit"]).status == 0
    assert not folder.exists()


def test_resume_passes_over_what_is_no_game(monkeypatch: pytest.MonkeyPatch, folder: Path) -> None:
    folder.mkdir(parents=True)
    (folder / "game.azr").write_text(str(Record.start(seats=("Ana", "Bo"))), encoding="utf-8")
    (folder / "zzz.azr").mkdir()
    (folder / "broken.azr").symlink_to("nothing")
    os.mkfifo(folder / "pipe.azr")
    (folder / "damaged.azr").write_text("rubbish")
    assert "Ana to start" in play(monkeypatch, "--resume").output


def test_resume_without_any_game(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    assert play(monkeypatch, "--resume").status == 2
    assert "no unfinished game is kept here" in capsys.readouterr().err


def test_resume_with_other_players(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    record = Record.start("grey", ("Ana", "Bo"), 2)
    file = tmp_path / "a.azr"
    file.write_text(str(record), encoding="utf-8")
    session = play(monkeypatch, "--resume", str(file), "--seats", "person", "random:Cleo", "--seed", "1")
    assert session.status == 0
    assert "Cleo to start." in session.output
    resumed = read_record(file)
    assert resumed.seats == ("Ana", "Cleo")
    assert resumed.header("Players") == ("person", "random")


def test_a_record_without_players_is_people(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    file = tmp_path / "a.azr"
    file.write_text(str(Record.start("coloured", ("Ana", "greedy"), 1)), encoding="utf-8")
    assert "Your move:" in play(monkeypatch, "--resume", str(file)).output


def test_resuming_keeps_comments_and_other_headers(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    text = [
        '[Record "1"]',
        '[Side "coloured"]',
        '[Seats "Ana" "Bo"]',
        '[First "1"]',
        '[Event "Kitchen"]',
        "",
        "deal BBYR,KKWW,BYRW,RRRK,BBKK ; lovely",
        "3R2",
    ]
    file = tmp_path / "a.azr"
    play(monkeypatch, "--resume", written(file, *text), typed=["1B1", "2K3"])
    saved = file.read_text(encoding="utf-8")
    assert '[Event "Kitchen"]' in saved
    assert "; lovely" in saved
    assert "3R2 1B1 2K3" in saved


def test_other_files_are_not_overwritten_unasked(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    file = tmp_path / "other.azr"
    file.write_text("precious", encoding="utf-8")
    session = play(monkeypatch, typed=[f"save {file}", "n"])
    assert "exists already. Replace it?" in session.output
    assert "Nothing was saved." in session.output
    assert file.read_text(encoding="utf-8") == "precious"
    play(monkeypatch, typed=[f"save {file}", "yes"])
    assert read_record(file).result == "*"


def test_saving_that_fails_is_a_sentence(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    missing, home = tmp_path / "missing" / "a.azr", tmp_path / "home"
    home.mkdir()
    monkeypatch.setenv("HOME", str(home))
    folders = ["save .", "save /", "save ~"]
    typed = [f"save {missing}", "save a\x00b", "save ~nobody-of-that-name/x/y", "save " + "n" * 5000, "position"]
    session = play(monkeypatch, typed=[*folders, *typed])
    assert session.status == 0
    assert session.output.count("It could not be saved: ") == 7
    assert session.output.count("It could not be saved: this is a folder; name a file.") == 3
    assert list(tmp_path.iterdir()) == [home]
    assert not shown_position(session.output).is_over


def test_a_game_that_cannot_be_saved_is_printed(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    def script(look: Look) -> Iterator[str]:
        yield "position"
        yield str(shown_position(look()).legal_moves()[0])

    (tmp_path / "blocked").write_text("", encoding="utf-8")
    monkeypatch.setenv("TILEWRIGHT_DATA", str(tmp_path / "blocked"))
    session = play(monkeypatch, typed=script)
    assert "The game could not be saved: " in session.output
    text = session.output[session.output.index("[Record") : session.output.rindex("Goodbye.")]
    assert len(Record.parse(text).moves) >= 1


def test_a_disk_that_fails_does_not_stop_the_game(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    def script(look: Look) -> Iterator[str]:
        yield "position"
        os.rename(tmp_path / "there", tmp_path / "gone")
        yield str(shown_position(look()).legal_moves()[0])
        yield "position"

    (tmp_path / "there").mkdir()
    session = play(monkeypatch, "--save", str(tmp_path / "there" / "a.azr"), typed=script)
    assert session.status == 0
    assert session.output.count("The game could not be saved in ") == 1
    assert "The game is saved in " in session.output  # in the default folder


# ------------------------------------------------------------ refusals at the start


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["--resume", "missing.azr"], "missing.azr: No such file or directory"),
        (["--resume", "bad.azr"], "line 6, column 5"),
        (["--resume", "good.azr", "--side", "grey"], "belong to a new game"),
        (["--resume", "good.azr", "--seats", "person", "person", "person"], "has 2 seats, not 3"),
        (["--save", "good.azr"], "good.azr: this file exists already"),
        (["--save", ""], ".: this is not a file that can be replaced"),
        (["--save", "missing/x.azr"], "missing/x.azr: No such file or directory"),
        (["--seats", "person"], "a game has 2 to 4 seats, not 1"),
        (["--seats", *["person"] * 5], "a game has 2 to 4 seats, not 5"),
        (["--first", "3"], "one of 1 to 2, not 3"),
    ],
)
def test_refused_with_one_sentence(
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    tmp_path: Path,
    arguments: list[str],
    sentence: str,
) -> None:
    good = str(Record.start())
    (tmp_path / "good.azr").write_text(good, encoding="utf-8")
    headers = ['[Record "1"]', '[Side "coloured"]', '[Seats "Ana" "Bo"]', '[First "1"]']
    written(tmp_path / "bad.azr", *headers, "deal BBYR,KKWW,BYRW,RRRK,BBKK", "3R2 3R2")
    session = play(monkeypatch, *arguments)
    assert session.status == 2
    error = capsys.readouterr().err.strip().splitlines()[-1]
    assert error.startswith("tilewright: ")
    assert sentence in error
    assert (tmp_path / "good.azr").read_text(encoding="utf-8") == good


@pytest.mark.parametrize(
    "arguments",
    [["--seats", "person", "queen"], ["--seats", "person:" + "a" * 31, "person"], ["--seed", "-1"], ["--side", "blue"]],
)
def test_bad_options_are_usage_errors(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], arguments: list[str]
) -> None:
    with pytest.raises(SystemExit) as leaving:
        play(monkeypatch, *arguments)
    assert leaving.value.code == 2
    assert "error: argument" in capsys.readouterr().err
