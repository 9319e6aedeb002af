"""`tilewright review`: table, JSON, page, folder, saved reviews, interruption, bad input."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.cli.reviewing import review_cheaply
from tests.cli.talking import tilewright
from tests.notation.games import random_game
from tilewright.analysis.review import NORMAL, Progress, Review
from tilewright.cli.language import analysis_speech
from tilewright.cli.review_table import reason_text
from tilewright.cli.values import margin_text, share_change, share_text
from tilewright.notation import example_record, write_record

pytestmark = pytest.mark.slow  # whole games are reviewed

NAMES = ["Ana", "Bo"]
ENGLISH = analysis_speech("en")


@pytest.fixture(autouse=True)
def own_reviews(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder of its own for the saved reviews of each test, without moving the cache of compiled code."""
    folder = tmp_path / "reviews"
    monkeypatch.setattr("tilewright.cli.review.kept_reviews", lambda: folder)
    review_cheaply(monkeypatch)
    return folder


@pytest.fixture
def game(tmp_path: Path) -> Path:
    file = tmp_path / "game.azr"
    write_record(file, example_record())
    return file


def test_table(game: Path) -> None:
    said = tilewright("review", str(game), "--quick")
    assert said.returncode == 0
    lines = said.stdout.splitlines()
    assert lines[0] == "Ana, Bo: coloured side, 70-72 (quick look)"
    assert len([line for line in lines if line.startswith("Round ")]) == 5
    assert len([line for line in lines if re.match(r" +\d+\. (Ana|Bo) ", line)]) == len(example_record().moves)
    assert any("blunder" in line and "better" in line for line in lines)
    start, luck, own, others, rest, end = (
        [line for line in lines if line.startswith(label)][-1].split()[-4:]
        for label in ("at the start", "Luck with", "own moves", "moves of", "remainder", "at the end")
    )
    margins = [float(part[1]) for part in (start, luck, own, others, rest)]
    assert sum(margins) == pytest.approx(float(end[1]), abs=0.31)  # five numbers, each rounded
    only = tilewright("review", str(game), "--quick", "--seat", "2").stdout
    assert not re.search(r"^ +\d+\. Ana ", only, re.MULTILINE)
    assert re.search(r"^ +\d+\. Bo ", only, re.MULTILINE)


def test_json_page_and_plot(game: Path, tmp_path: Path) -> None:
    page, plot = tmp_path / "game.html", tmp_path / "game.svg"
    said = tilewright("review", str(game), "--quick", "--json", "--html", str(page), "--plot", str(plot))
    found = json.loads(said.stdout)
    assert found["review"] == 1
    assert found["complete"]
    assert len(found["steps"]) == len(example_record().steps)
    html = page.read_text()
    assert html.startswith("<!doctype html>")
    assert html.count("<polyline") == 2
    assert html.count("<tr") == 1 + len(found["steps"])
    assert not re.search(r'(src|href)="(?!#)', html)  # no external resources
    assert "<svg" in plot.read_text()


def test_names_cannot_break_the_page(tmp_path: Path) -> None:
    file, page = tmp_path / "game.azr", tmp_path / "game.html"
    write_record(file, example_record().with_header("Seats", "<script>", "Bo").shortened(4))
    assert tilewright("review", str(file), "--quick", "--html", str(page)).returncode == 0
    assert "<script>" not in page.read_text()


@pytest.mark.parametrize("players", [2, 3])
def test_kept_reviews_answer_at_once(
    tmp_path: Path, own_reviews: Path, monkeypatch: pytest.MonkeyPatch, players: int
) -> None:
    game = tmp_path / "game.azr"
    write_record(game, random_game(players, "coloured", 8).shortened(30))
    first = tilewright("review", str(game), "--quick", "--json").stdout
    (kept,) = own_reviews.glob("*.json")
    units: list[Progress] = []
    run = Review.run

    def counted(self: Review, threads: int = 1) -> Iterator[Progress]:
        for each in run(self, threads):
            units.append(each)
            yield each

    monkeypatch.setattr(Review, "run", counted)
    assert tilewright("review", str(game), "--quick", "--json").stdout == first
    assert not units
    kept.write_text("{")
    assert tilewright("review", str(game), "--quick", "--json").stdout == first
    assert units


def test_folder(tmp_path: Path) -> None:
    folder = tmp_path / "games"
    folder.mkdir()
    write_record(folder / "one.azr", example_record())
    write_record(folder / "two.azr", example_record().shortened(12))
    write_record(folder / "own.azr", example_record().shortened(8).with_header("Seats", "Cleo", "Cleo"))
    (folder / "three.azr").write_text("rubbish")
    said = tilewright("review", str(folder), "--quick")
    assert said.returncode == 2
    assert "three.azr: " in said.stderr
    rows = said.stdout.splitlines()
    assert {row.split()[0]: row.split()[1] for row in rows[1:]} == {"Ana": "2", "Bo": "2", "Cleo": "1"}
    found = json.loads(tilewright("review", str(folder), "--quick", "--json").stdout)
    assert [game["file"] for game in found["games"]] == ["one.azr", "own.azr", "two.azr"]
    assert found["players"]["Ana"]["finished"] == 1
    for option in (("--html", str(tmp_path / "game.html")), ("--plot", str(tmp_path / "game.svg")), ("--seat", "1")):
        said = tilewright("review", str(folder), *option)
        assert (said.returncode, said.stdout) == (2, "")
        assert "--html, --plot and --seat are for one record, not for a folder" in said.stderr


def test_an_interrupted_review_is_printed_and_can_be_completed(
    game: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = tmp_path / "game.html"
    run = Review.run
    passed = []

    def interrupted(self: Review, threads: int = 1) -> Iterator[Progress]:
        for number, each in enumerate(run(self, threads)):
            passed.append(each)
            yield each
            if number == 20:
                raise KeyboardInterrupt

    whole = tilewright("review", str(game), "--quick", "--json").stdout
    with monkeypatch.context() as patch:
        patch.setattr(Review, "run", interrupted)
        files = ("--html", str(page), "--plot", str(page.with_suffix(".svg")))
        said = tilewright("review", str(game), "--quick", "--json", "--fresh", *files)
    assert said.returncode == 130
    assert not page.exists()
    assert re.search(r"interrupted at \d+%; the same command continues from there", said.stderr)
    partial = json.loads(said.stdout)
    assert not partial["complete"]
    assert sum(step["judged"] is not None for step in partial["steps"]) >= 21
    assert tilewright("review", str(game), "--quick", "--json").stdout == whole


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        ([], "name one record to review"),
        (["GAME", "--example"], "name one record to review"),
        (["GAME", "--seat", "3"], "the game has seats 1 to 2, not 3"),
        (["GAME", "--nodes", "5"], "a review takes 1000 to 100000000 nodes a move, not 5"),
        (["GAME", "--plot", "game.txt"], "a plot is a .svg or .png file"),
        (["GAME", "--html", "no/such/folder/game.html"], "game.html: No such file"),
        (["missing.azr"], "missing.azr"),
        (["EMPTY"], "the record has no move to review"),
        (["ILLEGAL"], "line"),
        (["OTHER"], "version"),
        (["IMPOSSIBLE"], "impossible"),
        (["FOLDER"], "there is no record (.azr) in"),
        (["GAME", "--html", "GAME"], "game.azr: this file is named twice"),
    ],
)
def test_bad_input(arguments: list[str], sentence: str, game: Path, tmp_path: Path) -> None:
    text = game.read_text()
    files = {"GAME": game} | {name: tmp_path / f"{name}.azr" for name in ("EMPTY", "ILLEGAL", "OTHER", "IMPOSSIBLE")}
    files["FOLDER"] = tmp_path / "nothing"
    files["FOLDER"].mkdir()
    write_record(files["EMPTY"], example_record().shortened(1))
    files["ILLEGAL"].write_text(text.replace("1B1", "1B1 1B1", 1))
    files["OTHER"].write_text(text.replace('[Record "1"]', '[Record "9"]'))
    impossible = str(example_record().positions()[1]).replace("16,17,16,14,17", "17,17,16,14,17")
    files["IMPOSSIBLE"].write_text(f'[Record "1"]\n[Position "{impossible}"]\n')
    said = tilewright("review", *(str(files.get(each, each)) for each in arguments))
    assert said.returncode == 2
    assert sentence in said.stderr
    assert len(said.stderr.splitlines()) == 1


def test_threads_are_counted(game: Path) -> None:
    said = tilewright("review", str(game), "--threads", "-1")
    assert said.returncode == 2
    assert said.stderr.splitlines()[-1].endswith("'-1' is not a whole number of 1 or more with at most 12 digits")


def test_reasons_in_words() -> None:
    """Each kind of reason as an English sentence."""

    def told(**reason: object) -> str:
        return reason_text(reason, "5R5", NAMES, ENGLISH)

    leaves = {"reason": "leaves", "seat": 2, "tiles": 4, "colour": "R", "source": 0, "points": 3}
    assert told(**leaves, line=4) == "The move played leaves Bo 4 red from the centre for line 4: 3 points."
    assert told(**leaves, line=0) == "The move played leaves Bo 4 red from the centre."
    shares = told(reason="result", best=0.5, played=0.0)
    assert shares == "Proved: 5R5 shares the victory, the move played loses."
    floor = told(reason="floor", lost=0, played_lost=6)
    assert floor == "The move played costs 6 points on the floor line, 5R5 none."
    scores = told(reason="scores", line=4, points=5, played_points=1)
    assert scores == "5R5 fills line 4: 5 points. The move played brings 1."
    assert told(reason="marker") == "5R5 takes the starting player marker."
    outlook = told(reason="outlook", part="columns", points=2.1)
    assert outlook == "5R5 is better for the columns of the wall: +2.1 points by estimate."


def test_values_have_one_format() -> None:
    assert (share_text(0.632, ENGLISH), margin_text(4.21, ENGLISH), margin_text(-0.04, ENGLISH)) == (
        "63.2%",
        "+4.2",
        "+0.0",
    )
    assert share_change(-0.0312, ENGLISH) == "-3.1%"
    assert share_change(-0.0312, analysis_speech("da")) == "-3,1 %"
    assert NORMAL.nodes == 2_000_000  # stated in --help
