"""The command in the language of the terminal: help, errors, and what the commands for players say."""

from __future__ import annotations

import argparse
import os
import re
from pathlib import Path

import pytest

from tests.cli.talking import tilewright
from tests.fairness.fair_games import fair_game, last_word_game
from tilewright._catalogue import ENGLISH, Speech, languages
from tilewright.cli import COMMANDS, make_parser
from tilewright.cli.language import FILES, FOR_PLAYERS, PHRASES, SYSTEM, help_message, help_values
from tilewright.notation import Record, example_record

OTHERS = [language for language in languages() if language != ENGLISH]
SAID = re.compile(
    r"\b(the|and|or|with|this|that|show|print|save|seat|seats|round|game|deal|deals|record|usage|options|error|secret)\b",
    re.I,
)
SYNTAX = re.compile(r"\{[^}]*\}|\[[^]]*\]|--?[a-z-]+|[a-z]+:\w*|`[^`]*`|[A-Z]+\.azr|tilewright \w+")
DOCS = Path(__file__).parents[2] / "docs" / "playing.md"


def tidy(text: str | None) -> str:
    return " ".join((text or "").split())


def commands() -> dict[str, argparse.ArgumentParser]:
    (action,) = [each for each in make_parser()._actions if isinstance(each, argparse._SubParsersAction)]
    return dict(action.choices)


def test_the_catalogue_has_the_english_help_of_the_sources() -> None:
    """So that English help needs no catalogue, and the translators see what it says."""
    said = Speech(ENGLISH, *FILES)
    parser = make_parser()
    assert (parser.description, parser.epilog) == (said("help-about"), said("help-epilog"))
    assert {name: said(f"purpose-{name}") for name in COMMANDS} == COMMANDS
    found = commands()
    for name in FOR_PLAYERS:
        assert tidy(found[name].description) == said(f"help-{name}")
        for action in found[name]._actions:
            if action.dest != "help":
                assert action.help == said(help_message(name, action), **help_values(name, ENGLISH))
    for text, name in PHRASES.items():
        assert said(f"argparse-{name}") == text.strip()
    for name in SYSTEM.values():
        assert said(name)


@pytest.mark.parametrize("language", OTHERS)
def test_help_is_in_the_language_of_the_terminal(monkeypatch: pytest.MonkeyPatch, language: str) -> None:
    monkeypatch.setenv("LC_ALL", f"{language}.UTF-8")
    whole = tilewright("--help").stdout
    assert Speech(language, *FILES)("purpose-terminal") in tidy(whole)
    for name in FOR_PLAYERS:
        done = tilewright(name, "--help")
        assert done.returncode == 0
        assert not SAID.findall(SYNTAX.sub("", tidy(done.stdout))), done.stdout
    monkeypatch.setenv("LC_ALL", "C")
    assert tilewright("--help").stdout.startswith("usage: tilewright")  # argparse speaks English again


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
        ["play", "--nonsense"],
    ],
    ids=" ".join,
)
def test_mistakes_are_told_in_the_language_of_the_terminal(
    monkeypatch: pytest.MonkeyPatch, language: str, arguments: list[str]
) -> None:
    monkeypatch.setenv("LC_ALL", f"{language}.UTF-8")
    done = tilewright(*arguments)
    assert (done.returncode, done.stdout) == (2, "")
    sentence = done.stderr.splitlines()[-1]
    choices = re.compile(r"\(.*\)|'[^']*'")
    assert not SAID.findall(SYNTAX.sub("", choices.sub("", sentence))), sentence


@pytest.mark.parametrize("language", OTHERS)
def test_a_game_and_its_proof_are_told(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, language: str) -> None:
    monkeypatch.setenv("LC_ALL", f"{language}.UTF-8")
    records = [example_record(), fair_game(), fair_game(publish=False).shortened(20), last_word_game()]
    for record in [*records, Record.start_from(fair_game().final)]:
        path = tmp_path / "game.azr"
        path.write_text(str(record), encoding="utf-8")
        for command in ("replay", "verify"):
            done = tilewright(command, str(path))
            assert done.stderr == ""
            assert "{" not in done.stdout
            told = SYNTAX.sub("", re.sub(r";.*|Seat \d", "", done.stdout))  # comments and names are the record's own
            assert not SAID.findall(told), done.stdout


def test_the_documentation_says_which_commands_these_are() -> None:
    page = " ".join(DOCS.read_text(encoding="utf-8").split())
    assert f"{', '.join(f'`{name}`' for name in FOR_PLAYERS[:-1])} and `{FOR_PLAYERS[-1]}` speak" in page
    assert os.environ["LC_ALL"] == "C.UTF-8"  # as all other tests of the command expect it
