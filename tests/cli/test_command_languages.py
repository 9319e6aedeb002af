"""The command in the language of the terminal: help, errors, and the output of the commands for players."""

from __future__ import annotations

import argparse
import os
import re
from dataclasses import replace
from pathlib import Path

import pytest

from tests.cli.easy_puzzle import easy_puzzle
from tests.cli.reviewing import review_cheaply
from tests.cli.talking import tilewright
from tests.fairness.fair_games import fair_game, last_word_game
from tilewright._catalogue import ENGLISH, Speech, languages
from tilewright.analysis.puzzles.puzzle import write_puzzles
from tilewright.cli import COMMANDS, make_parser
from tilewright.cli.language import FILES, FOR_PLAYERS, PHRASES, SYSTEM, help_message, help_values
from tilewright.notation import Record, example_record, write_record

OTHERS = [language for language in languages() if language != ENGLISH]
SAID = re.compile(
    r"\b(the|and|or|with|this|that|show|print|save|seat|seats|round|game|deal|deals|record|usage|options|error|secret)\b",
    re.I,
)
WORTH = re.compile(r"\d\.\d+ ?%|\b(better|best|luck|move|moves|errors|wins|loses|margin|points|floor|puzzles)\b", re.I)
SYNTAX = re.compile(r"\{[^}]*\}|\[[^]]*\]|--?[a-z-]+|[a-z]+:\w*|`[^`]*`|[A-Z]+\.azr|\b[A-Z]{2,}\b|tilewright \w+")
DOCS = Path(__file__).parents[2] / "docs" / "playing.md"


def tidy(text: str | None) -> str:
    return " ".join((text or "").split())


def commands() -> dict[str, argparse.ArgumentParser]:
    (action,) = [each for each in make_parser()._actions if isinstance(each, argparse._SubParsersAction)]
    return dict(action.choices)


def test_the_catalogue_has_the_english_help_of_the_sources() -> None:
    """English help is in the sources, so that it needs no catalogue; the copy in the catalogue is for translators."""
    said = Speech(ENGLISH, *FILES)
    parser = make_parser()
    assert (parser.description, parser.epilog) == (said("help-about"), said("help-epilog"))
    assert {name: said(f"purpose-{name}") for name in COMMANDS} == COMMANDS
    found = commands()
    for name in FOR_PLAYERS:
        check_help(name, found[name], said)
    for text, name in PHRASES.items():
        assert said(f"argparse-{name}") == text.strip()
    for name in SYSTEM.values():
        assert said(name)


def check_help(name: str, command: argparse.ArgumentParser, said: Speech) -> None:
    assert tidy(command.description) == said(f"help-{name}")
    for action in command._actions:
        if isinstance(action, argparse._SubParsersAction):
            assert [line.help for line in action._choices_actions] == [
                said(f"purpose-{name}-{task}") for task in action.choices
            ]
            for task, parser in action.choices.items():
                check_help(f"{name}-{task}", parser, said)
        elif action.dest != "help":
            assert action.help == said(help_message(name, action), **help_values(name, ENGLISH))


@pytest.mark.parametrize("language", OTHERS)
def test_help_is_in_the_language_of_the_terminal(monkeypatch: pytest.MonkeyPatch, language: str) -> None:
    monkeypatch.setenv("LC_ALL", f"{language}.UTF-8")
    whole = tilewright("--help").stdout
    assert Speech(language, *FILES)("purpose-terminal") in tidy(whole)
    for name in [*FOR_PLAYERS, "puzzles make", "puzzles verify"]:
        done = tilewright(*name.split(), "--help")
        assert done.returncode == 0
        assert not SAID.findall(SYNTAX.sub("", tidy(done.stdout))), done.stdout
    monkeypatch.setenv("LC_ALL", "C")
    assert tilewright("--help").stdout.startswith("usage: tilewright")  # argparse is back in English


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize(
    "arguments",
    [
        ["nonsense"],
        ["verify"],
        ["terminal", "--seats", "nobody"],
        ["terminal", "--seats", f"person:{'a' * 40}"],
        ["terminal", "--seed", "x"],
        ["terminal", "--side"],
        ["replay", "/nonsense.azr"],
        ["replay"],
        ["replay", "--example", "--position", "1000"],
        ["replay", "--example", "--text", "--json"],
        ["play", "--port", "many"],
        ["new", "game.azr", "--position"],
        ["new", __file__],
        ["new", "/"],
        ["new", "--players", "3", "--seats", "A", "B"],
        ["review"],
        ["review", "--example", "--seat", "3"],
        ["verify", "README.md", "--tournament", "README.md"],
        ["best"],
        ["best", "2c", "--move", "3"],
        ["explain", "nonsense"],
        ["play", "--nonsense"],
    ],
    ids=" ".join,
)
def test_errors_are_in_the_language_of_the_terminal(
    monkeypatch: pytest.MonkeyPatch, language: str, arguments: list[str]
) -> None:
    monkeypatch.setenv("LC_ALL", f"{language}.UTF-8")
    done = tilewright(*arguments)
    assert (done.returncode, done.stdout) == (2, "")
    sentence = done.stderr.splitlines()[-1]
    choices = re.compile(r"\(.*\)|'[^']*'")
    assert not SAID.findall(SYNTAX.sub("", choices.sub("", sentence))), sentence


@pytest.mark.parametrize("language", OTHERS)
def test_a_game_and_its_proof_are_in_the_language(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, language: str
) -> None:
    monkeypatch.setenv("LC_ALL", f"{language}.UTF-8")
    records = [example_record(), fair_game(), fair_game(publish=False).shortened(20), last_word_game()]
    for record in [*records, Record.start_from(fair_game().final)]:
        path = tmp_path / "game.azr"
        path.write_text(str(record), encoding="utf-8")
        for command in ("replay", "verify"):
            done = tilewright(command, str(path))
            assert done.stderr == ""
            assert "{" not in done.stdout
            told = SYNTAX.sub("", re.sub(r";.*|Seat \d", "", done.stdout))  # comments and names are not translated
            assert not SAID.findall(told), done.stdout


EMPTY = "0;...../...../...../...../.....;-,-,-,-,-;-"
POSITIONS = {
    "offer": "2c 3 offer:2 BBYR,-,-,-,- KW 2 1 5,5,5,5,5 9,12,8,13,13 "
    "9;B..../WB.../...../...../.....;-,2Y,-,2R,-;*B 7;..R../...../..B../...../.....;1K,-,-,3R,-;-",
    "three": f"3c 1 offer:1 BBYR,KKWW,BYRW,RRRK,BBKK,YYWW,YYWW * 1 - 15,14,15,15,13 0,0,0,0,0 {EMPTY} {EMPTY} {EMPTY}",
    "end": "2c 5 end -,-,-,-,- - 1 1 0,0,0,0,0 13,13,13,11,12 "
    "70;BYRKW/WBYRK/KWB../RKWB./.R...;-,-,-,-,-;- 72;BYRKW/WBYRK/..BYR/.KW.Y/Y....;-,-,1W,-,2K;-",
}


@pytest.mark.parametrize("language", OTHERS)
def test_positions_are_advised_and_explained(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, language: str) -> None:
    monkeypatch.setenv("LC_ALL", f"{language}.UTF-8")
    told = [tilewright("new", str(tmp_path / "1.azr"), "--seats", "Ana", "Bo")]
    told += [tilewright("explain", position) for position in POSITIONS.values()]
    told.append(tilewright("best", POSITIONS["offer"], "--depth", "2"))
    for done in told:
        assert (done.returncode, done.stderr) == (0, "")
        assert "{" not in done.stdout
        assert not SAID.findall(SYNTAX.sub("", done.stdout.replace(str(tmp_path), ""))), done.stdout
        assert not WORTH.findall(done.stdout), done.stdout
    done = tilewright("explain", POSITIONS["offer"], "--json")
    assert '"share": 0.' in done.stdout  # JSON is the same in every language


@pytest.fixture(scope="module")
def reviews(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder for saved reviews: the game is searched once, and the review shown in every language."""
    return tmp_path_factory.mktemp("reviews")


@pytest.mark.slow
@pytest.mark.parametrize("language", OTHERS)
def test_reviews_and_puzzles_are_in_the_language(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, reviews: Path, language: str
) -> None:
    monkeypatch.setenv("LC_ALL", f"{language}.UTF-8")
    monkeypatch.setattr("tilewright.cli.review.kept_reviews", lambda: reviews)
    review_cheaply(monkeypatch)
    folder = tmp_path / "games"
    folder.mkdir()
    write_record(folder / "game.azr", example_record().shortened(30))
    page, puzzles = tmp_path / "page.html", tmp_path / "some.jsonl"
    write_puzzles(puzzles, [replace(easy_puzzle(), rating=9)])
    told = [
        tilewright("review", str(folder / "game.azr"), "--quick", "--html", str(page)).stdout,
        tilewright("review", str(folder), "--quick").stdout,
        re.sub(r"<style>.*</style>|<[^>]*>|tilewright \S+.*", " ", page.read_text(), flags=re.DOTALL),
        tilewright("puzzles", "verify", str(puzzles), "--processes", "1").stdout,
    ]
    for text in told:
        assert text
        assert "{" not in text
        assert not SAID.findall(SYNTAX.sub("", text)), text
        assert not WORTH.findall(text), text
    assert f'lang="{language}"' in page.read_text()


def test_the_documentation_lists_the_translated_commands() -> None:
    page = " ".join(DOCS.read_text(encoding="utf-8").split())
    assert f"{', '.join(f'`{name}`' for name in FOR_PLAYERS[:-1])} and `{FOR_PLAYERS[-1]}` use the language" in page
    assert os.environ["LC_ALL"] == "C.UTF-8"  # the tests above have restored it
