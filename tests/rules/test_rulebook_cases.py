"""The cases of rulebook_cases.py, with both engines."""

from __future__ import annotations

import re
from itertools import permutations

import pytest

from tests.rules.engines import Engine, Game
from tests.rules.rulebook_cases import BROKEN_RULES, CASES, COLOURS, DEAD_WALL, IMPOSSIBLE, SOUND, Case, facts
from tilewright.rules.errors import TilewrightError


def named(case: Case) -> str:
    """The case's id for the test report."""
    return case.id


def step(game: Game, word: str) -> Game:
    """Play a move, or give a deal (a word with commas in it)."""
    return game.deal(word) if "," in word else game.play(word)


@pytest.mark.parametrize("case", CASES, ids=named)
def test_case(case: Case, engine: Engine) -> None:
    game = engine.parse(case.start)
    assert str(game) == case.start
    for word in case.steps:
        game = step(game, word)

    found = facts(str(game))
    assert {name: found[name] for name in case.facts} == dict(case.facts)
    moves = game.legal_moves()
    if case.legal is not None:
        assert moves == list(case.legal)
    for take, destinations in case.destinations.items():
        assert "".join(move[2] for move in moves if move.startswith(take)) == destinations
    for word, rule in case.refused.items():
        with pytest.raises(ValueError, match=r"\S") as caught:
            step(game, word)
        if isinstance(caught.value, TilewrightError):  # the oracle's errors do not name rules
            assert getattr(caught.value, "rule", caught.value.code) == rule, word
    result = game.result()
    if case.result is not None:
        assert result == case.result
    assert (result is None) == (found["phase"] != "end")
    assert str(engine.parse(str(game))) == str(game)


@pytest.mark.parametrize("name", SOUND)
def test_sound_position_is_accepted(name: str, engine: Engine) -> None:
    assert str(engine.parse(SOUND[name])) == SOUND[name]


@pytest.mark.parametrize("name", IMPOSSIBLE)
def test_impossible_position_is_refused(name: str, engine: Engine) -> None:
    with pytest.raises(ValueError, match=r"\S") as caught:
        engine.parse(IMPOSSIBLE[name])
    if isinstance(caught.value, TilewrightError):
        found = re.findall(r"[A-Z]+-[0-9]+", str(caught.value))
        assert BROKEN_RULES.get(name) in (found or [None])


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("side", ["coloured", "grey"])
def test_start(players: int, side: str, engine: Engine) -> None:
    """SETUP-1 to SETUP-5, SIL-18: an empty table, and any seat may start."""
    for first in range(1, players + 1):
        found = facts(str(engine.start(players, side, first)))
        assert found["table"] == f"{players}{side[0]}"
        assert (found["round"], found["phase"], found["first"], found["marker"]) == (
            "1",
            "deal",
            str(first),
            str(first),
        )
        assert found["factories"] == ",".join("-" * (2 * players + 1))
        assert (found["bag"], found["lid"], found["centre"]) == ("20,20,20,20,20", "0,0,0,0,0", "-")
        assert {found[f"score {seat}"] for seat in range(1, players + 1)} == {"0"}


def test_new_game_is_written_as_the_notation_shows_it(engine: Engine) -> None:
    assert str(engine.start(2, "coloured", 1)) == (
        "2c 1 deal -,-,-,-,- - 1 1 20,20,20,20,20 0,0,0,0,0 "
        "0;...../...../...../...../.....;-,-,-,-,-;- 0;...../...../...../...../.....;-,-,-,-,-;-"
    )


def test_tiles_are_read_in_any_order(engine: Engine) -> None:
    text = SOUND["offer"]
    assert "BBYR" in text
    assert str(engine.parse(text.replace("BBYR", "RBYB"))) == text


def test_no_row_of_the_dead_wall_can_be_completed() -> None:
    """T-17, SIL-17: checked for every row and every order of its missing colours."""
    rows = DEAD_WALL.split("/")
    columns = ["".join(column) for column in zip(*rows, strict=True)]
    for row in rows:
        free = [column for column in range(5) if row[column] == "."]
        missing = [colour for colour in COLOURS if colour not in row]
        for order in permutations(missing):
            assert any(colour in columns[column] for colour, column in zip(order, free, strict=True))
