"""The lessons of the page are the rulebooks' examples: the rules agree with what each of them teaches."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tilewright import Position

FILE = Path(__file__).resolve().parents[2] / "web" / "src" / "learn" / "lessons.json"
LESSONS: dict[str, dict[str, Any]] = {lesson["id"]: lesson for lesson in json.loads(FILE.read_text(encoding="utf-8"))}


def before(name: str) -> Position:
    """The position in which the learner is asked to move."""
    lesson = LESSONS[name]
    position = Position.parse(lesson["position"])
    for move in lesson["moves"]:
        position = position.play(move)
    return position


def after(name: str) -> Position:
    """The position after the first move that the lesson accepts."""
    return before(name).play(LESSONS[name]["accept"][0])


@pytest.mark.parametrize("name", LESSONS)
def test_a_lesson_is_possible_and_can_be_done(name: str) -> None:
    position = before(name)
    assert not position.problems()
    assert position.to_move == LESSONS[name]["seat"]
    assert set(LESSONS[name]["accept"]) <= {str(move) for move in position.legal_moves()}


def test_taking_pushes_the_rest_to_the_centre() -> None:
    assert str(after("take")).split(" ")[4] == "*BW"
    assert str(after("leave")).split(" ")[4] == "*BRRRW"
    assert str(after("centre")).split(" ")[4:7] == ["BW", "1", "3"]


def test_two_yellow_have_exactly_three_destinations() -> None:
    moves = [str(move) for move in before("lines").legal_moves()]
    assert [move for move in moves if move.startswith("2Y")] == ["2Y1", "2Y5", "2YF"]


@pytest.mark.parametrize(
    ("name", "points"), [("tile", 2), ("alone", 1), ("row", 3), ("column", 3), ("both", 7), ("floor", -8)]
)
def test_what_a_lesson_scores(name: str, points: int) -> None:
    seat = LESSONS[name]["seat"] - 1
    assert after(name).boards[seat].score - before(name).boards[seat].score == points


def test_the_end_brings_a_row_a_column_and_a_colour() -> None:
    position = after("end")
    assert position.outcome is not None
    assert position.boards[0].score - before("end").boards[0].score == 5 + 5 + 2 + 7 + 10
