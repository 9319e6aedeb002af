"""The terminal game in every language: whole games, commands and moves typed as words, the choice of language."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.cli.typist import Keyboard, Look, Screen, Session, play, shown_position
from tilewright._catalogue import language_of, languages
from tilewright.cli.tabletop.console import Console
from tilewright.cli.tabletop.speech import speech_of
from tilewright.cli.tabletop.typed import COMMANDS, Beginning, Command, understand
from tilewright.cli.tabletop.words import describe_ending
from tilewright.cli.terminal import ask_wishes
from tilewright.notation.telling import sentence_of
from tilewright.rules import Colour, IllegalMove, Move, Outcome, Position

OTHERS = [language for language in languages() if language != "en"]
ENGLISH = re.compile(
    r"\b(the|and|or|you|your|line|wall|factory|centre|bag|lid|round|tiles?|points|lost|move|game|saved|seat|to)\b", re.I
)
NOT_WORDS = re.compile(r"\S*/\S*|\([A-Z]+-\d+\)")
WIDTH = 80


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Saved games go to a folder of this test."""
    monkeypatch.setenv("TILEWRIGHT_DATA", str(tmp_path / "data"))
    monkeypatch.chdir(tmp_path)


def is_english(text: str) -> bool:
    """Whether a sentence has English words, apart from file names and rules' ids."""
    return bool(ENGLISH.search(NOT_WORDS.sub("", text)))


def english_in(session: Session) -> list[str]:
    """Lines with English words."""
    return [line for line in session.lines if is_english(line)]


@pytest.mark.slow
@pytest.mark.parametrize("plain", [False, True])
@pytest.mark.parametrize("language", OTHERS)
def test_a_whole_game(monkeypatch: pytest.MonkeyPatch, language: str, plain: bool) -> None:
    speech = speech_of(language)

    def script(look: Look) -> Iterator[str]:
        yield from (speech(f"command-{name}") for name in COMMANDS if name not in ("quit", "save"))
        yield from ["9B", "1", "C", "CB", "1@1", "§§"]
        while True:
            look()
            yield speech("command-position")
            position = shown_position(look())
            if position.is_over:
                break
            move = position.legal_moves()[-1]
            yield f"{move.source or 'C'}{move.colour.letter}" if move.is_take and move.colour else ""
            yield str(move)
        yield "§§"
        yield speech("typed-no").split()[-1]

    side = "grey" if plain else "coloured"
    arguments = ["--language", language, "--seed", "3", "--side", side, "--seats", "person", "level:1", "level:1"]
    session = play(monkeypatch, *arguments, *(["--plain"] if plain else []), typed=script)
    assert session.status == 0
    assert "{" not in session.output
    assert not english_in(session)
    assert speech("terminal-goodbye") in session.output
    assert speech("terminal-another-answers") in session.output
    if not plain:
        shown = [line for line in session.lines if "/" not in line and not re.match(r"[234][cg] ", line)]
        asked = speech("terminal-your-move")
        assert max(len(line) for line in shown if not line.startswith(asked)) <= WIDTH


@pytest.mark.parametrize("language", languages())
def test_commands_and_moves_in_words(language: str) -> None:
    speech = speech_of(language)
    position = Position.start().deal("BBYR,KKWW,BYRW,RRRK,BBKK")
    for name in COMMANDS:
        assert understand(speech(f"command-{name}"), position, speech) == Command(name, "")
        assert understand(name, position, speech) == Command(name, "")
    for colour in Colour:
        for word in speech("typed-colour", colour=colour.letter).split():
            assert understand(f"3 {word}", position, speech) == Beginning(3, colour)
            for floor in speech("typed-floor").split():
                for centre in speech("typed-centre").split():
                    assert str(understand(f"{centre} {word} {floor}", position, speech)) == f"C{colour.letter}F"
    assert understand("3R2", position, speech) == Move.parse("3R2")


EMPTY = "0;...../...../...../...../.....;-,-,-,-,-;-"
REFUSED = {
    str(Position.start().deal("BBYR,KKWW,BYRW,RRRK,BBKK").play("1B2").play("2K3")): {
        "1@1": "TILE-2",
        "9B1": "SETUP-3",
        "CB1": "OFFER-4",
        "1R1": "OFFER-3",
        "3R2": "LINE-3",
        "3B2": "LINE-4",
    },
    f"2c 2 offer:1 BBYR,-,-,-,- * 1 - 17,19,19,20,20 0,0,0,0,0 7;B..../...../...../...../.....;-,-,-,-,-;- {EMPTY}": {
        "1B1": "LINE-5"
    },
    f"2g 1 offer:1 BBYR,-,-,-,- * 1 - 18,19,19,20,20 0,0,0,0,0 {EMPTY} {EMPTY}": {"1@1": "OFFER-6"},
    "2g 2 tile:1 -,-,-,-,- - 1 1 19,19,17,19,20 0,0,0,0,0 "
    "5;B..../K..../.R.../...../.....;-,2R,-,-,-;* 3;Y..../...../...../...../.....;-,-,-,-,-;-": {
        "1B1": "OFFER-6",
        "1@3": "SIL-12",
        "2@1": "VAR-2",
        "2@2": "VAR-3",
    },
}


@pytest.mark.parametrize("language", languages())
def test_why_a_move_is_refused(language: str) -> None:
    said = set()
    for text, moves in REFUSED.items():
        position = Position.parse(text)
        for move, rule in moves.items():
            with pytest.raises(IllegalMove) as refused:
                position.play(move)
            assert refused.value.rule == rule
            said.add(sentence_of(refused.value, language).partition(":")[2])
    assert len(said) == sum(map(len, REFUSED.values()))
    assert not [sentence for sentence in said if "{" in sentence]
    if language != "en":
        assert not [sentence for sentence in said if is_english(sentence)]


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize(
    ("scores", "rows", "winners"), [((50, 48), (1, 0), (1,)), ((50, 50), (1, 2), (2,)), ((50, 50), (1, 1), (1, 2))]
)
def test_how_a_game_ended(
    language: str, scores: tuple[int, ...], rows: tuple[int, ...], winners: tuple[int, ...]
) -> None:
    speech = speech_of(language)
    none = (0,) * len(scores)
    outcome = Outcome(winners=winners, scores=scores, rows=rows, columns=none, colours=none, reason="row")
    told = describe_ending(outcome, ["Ana", "Bo"], speech)
    assert "Ana" in told
    assert "50" in told
    assert not is_english(told)


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "is_IS.UTF-8"}, "is"),
        ({"LANG": "C.UTF-8", "LANGUAGE": "fi"}, "en"),
        ({"LANG": "de_DE.UTF-8", "LANGUAGE": "de:da:fi"}, "da"),
        ({"LANG": "hu_HU", "LC_ALL": "nl_BE.UTF-8"}, "nl"),
        ({"LANG": "sv_SE.UTF-8"}, "en"),
        ({"LANG": "fi", "LC_MESSAGES": ""}, "fi"),
    ],
)
def test_the_terminals_language(environment: dict[str, str], language: str) -> None:
    assert language_of(environment) == language


def test_the_environments_language_is_spoken(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("LC_ALL", raising=False)
    monkeypatch.setenv("LANG", "is_IS.UTF-8")
    assert speech_of("is")("terminal-goodbye") in play(monkeypatch).output


@pytest.mark.parametrize("language", languages())
def test_the_questions_at_the_start(monkeypatch: pytest.MonkeyPatch, language: str) -> None:
    speech = speech_of(language)
    output = Screen()
    monkeypatch.setattr(sys, "stdin", Keyboard(iter(["3", "9", "", "7", speech("typed-side-grey")])))
    monkeypatch.setattr(sys, "stdout", output)
    wishes = ask_wishes(Console(language=language))
    assert wishes.seats == [("person", ""), ("level:7", ""), ("level:7", "")]
    assert wishes.side == "grey"
    assert speech("terminal-please-answer", answers=speech.list_or(["0", "1", "2", "3"])) in output.getvalue()
    if language != "en":
        assert not is_english(output.getvalue())
