"""The page's lessons: they agree with the rules, and the search confirms their statements about moves."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest

from tests.browser.wording import words
from tests.locales.catalogues import languages, messages
from tests.locales.usage import page_texts
from tilewright import Position
from tilewright.search import MoveValues, value_moves
from web import positions

NODES = 20_000
LESSONS: list[dict[str, Any]] = json.loads(positions.LESSONS.read_text(encoding="utf-8"))
TASKS: dict[str, dict[str, Any]] = {task["id"]: task for task in positions.tasks()}
SOLVED = [name for name, task in TASKS.items() if "margins" in task.get("proof", {})]
SEARCHED = [name for name, task in TASKS.items() if "nodes" in task.get("proof", {})]


def before(name: str) -> Position:
    """The position in which the learner is asked to move."""
    task = TASKS[name]
    position = Position.parse(task["position"])
    for move in task["moves"]:
        position = position.play(move)
    return position


def after(name: str, move: str | None = None) -> Position:
    """The position after a move (by default the first accepted one) and the moves that follow it in the lesson."""
    task = TASKS[name]
    move = move or task["accept"][0]
    position = before(name).play(move)
    for step in task.get("then", {}).get(move, []):
        position = position.deal(step) if "," in step else position.play(step)
    return position


def margins(position: Position, values: MoveValues) -> dict[str, float]:
    """The margin of each move for the player to move."""
    assert position.to_move is not None
    return {str(each.move): each.values.margins[position.to_move - 1] for each in values.moves}


def test_the_files_are_what_the_rules_say() -> None:
    assert not positions.outdated(), "run `python3 dev.py check --fix`"


@pytest.mark.parametrize("name", TASKS)
def test_a_task_is_possible_and_can_be_done(name: str) -> None:
    task, position = TASKS[name], before(name)
    assert not position.problems()
    assert position.to_move == task["seat"]
    legal = {str(move) for move in position.legal_moves()}
    assert set(task["accept"]) <= legal
    assert set(task.get("then", {})) <= legal
    assert set(task.get("says", {})) <= legal - set(task["accept"])


def test_every_lesson_has_its_words_and_every_word_its_lesson() -> None:
    needed = {f"learn-{lesson['id']}" for lesson in LESSONS}
    for name, task in TASKS.items():
        needed |= {f"learn-{name}-task", f"learn-{name}-done"}
        needed |= {f"learn-{name}-{reply}" for reply in task.get("says", {}).values()}
    written = set(messages("en", "learn.ftl"))
    assert needed <= written
    assert written - needed <= page_texts()


# --- The rules ------------------------------------------------------------------------------------------------


def test_taking_pushes_the_rest_to_the_centre() -> None:
    assert str(after("take")).split(" ")[4] == "*BW"
    assert str(after("leave")).split(" ")[4] == "*BRRRW"
    assert str(after("centre")).split(" ")[4:7] == ["BW", "1", "3"]


def test_two_yellow_have_exactly_three_destinations() -> None:
    moves = [str(move) for move in before("lines").legal_moves()]
    assert [move for move in moves if move.startswith("2Y")] == ["2Y1", "2Y5", "2YF"]


@pytest.mark.parametrize(
    ("name", "points"),
    [
        ("tile", 2),
        ("alone", 1),
        ("row", 3),
        ("column", 3),
        ("both", 7),
        ("floor", -8),
        ("overflow", -14),
        ("refill", 4),
        ("grey", 4),
    ],
)
def test_what_a_lesson_scores(name: str, points: int) -> None:
    seat = TASKS[name]["seat"] - 1
    assert after(name).boards[seat].score - before(name).boards[seat].score == points


def test_the_lesson_about_overflow_begins_with_one_free_space_and_one_legal_move() -> None:
    position = before("overflow")
    assert len(str(position).split(" ")[9].split(";")[3]) == 6
    assert [str(move) for move in position.legal_moves()] == ["CRF"]


def test_two_factories_are_filled_from_the_bag_and_three_from_the_lid() -> None:
    assert sum(before("refill").bag) == 8
    position = after("refill")
    assert sum(position.lid) == 0
    assert position.to_move == 2  # Martin, at seat 2, had the marker


def test_the_end_brings_a_row_a_column_and_a_colour() -> None:
    position = after("end")
    assert position.outcome is not None
    assert position.boards[0].score - before("end").boards[0].score == 5 + 5 + 2 + 7 + 10


def test_more_rows_win_a_tie() -> None:
    outcome = after("tie").outcome
    assert outcome is not None
    assert outcome.winners == (1,)
    assert outcome.scores == (57, 57)


def test_the_lesson_of_the_grey_side_asks_for_the_best_column() -> None:
    position = before("grey")
    gained = {
        str(move): position.play(move).boards[0].score - position.boards[0].score for move in position.legal_moves()
    }
    assert gained == {"3@1": 4, "3@4": 1, "3@5": 1}


# --- Strategy -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", SOLVED)
def test_a_solved_position_is_worth_what_the_lesson_says(name: str) -> None:
    task, position = TASKS[name], before(name)
    values = value_moves(position, NODES)
    assert values.game_solved
    found = margins(position, values)
    assert found == task["proof"]["margins"]
    assert set(task["accept"]) == {move for move, margin in found.items() if margin == max(found.values())}


@pytest.mark.parametrize(("name", "move"), [(name, move) for name in SOLVED for move in TASKS[name]["then"]])
def test_the_line_after_a_move_is_the_best_play_of_both(name: str, move: str) -> None:
    position = before(name).play(move)
    for reply in TASKS[name]["then"][move]:
        found = margins(position, value_moves(position, NODES))
        assert found[reply] == max(found.values())
        position = position.play(reply)
    assert position.outcome is not None
    mine, other = position.outcome.scores
    assert mine - other == TASKS[name]["proof"]["margins"][move]


@pytest.mark.parametrize("name", SEARCHED)
def test_the_search_clearly_prefers_the_move_that_is_asked_for(name: str) -> None:
    task, position = TASKS[name], before(name)
    found = margins(position, value_moves(position, task["proof"]["nodes"]))
    wanted = min(found[move] for move in task["accept"])
    others = max(margin for move, margin in found.items() if move not in task["accept"])
    assert wanted - others >= task["proof"]["clear"]


@pytest.mark.parametrize(
    ("name", "move", "margin"),
    [(name, *end) for name in SEARCHED for end in TASKS[name]["proof"].get("ends", {}).items()],
)
def test_a_move_that_ends_the_game_has_the_stated_result(name: str, move: str, margin: int) -> None:
    outcome = before(name).play(move).outcome
    assert outcome is not None
    assert outcome.scores[0] - outcome.scores[1] == margin


def test_the_marker_is_worth_about_four_points() -> None:
    position = before("marker")
    found = margins(position, value_moves(position, NODES))
    assert found["CR5"] - found["1R5"] == pytest.approx(4, abs=1)


def test_who_is_behind_plays_on_and_who_is_ahead_ends_the_game() -> None:
    waiting = value_moves(before("waiting"), NODES).best
    assert str(waiting.move) == "CK1"
    assert waiting.values.shares[0] > 0.75  # the lesson says "the clear favourite"
    ending = value_moves(before("ending"), NODES)
    assert all(each.values.margins[0] < 0 for each in ending.moves if str(each.move) != "CK2")  # "to fall behind"


def test_no_white_tile_can_come_from_the_bag() -> None:
    position = before("bag")
    assert sum(position.bag) == 30  # more than the 20 of the next round
    assert position.bag[3:] == (8, 0)


@pytest.mark.parametrize(
    ("message", "task", "move"),
    [
        ("learn-tie-done", "tie", "CK2"),
        ("learn-denial-done", "denial", "1W5"),
        ("learn-marker-last-done", "marker-last", "1Y2"),
        ("learn-bonus-done", "bonus", "1B5"),
        ("learn-bonus-yellow", "bonus", "2Y3"),
        ("learn-bonus-column", "bonus", "3R4"),
        ("learn-ending-done", "ending", "CK2"),
        ("learn-waiting-done", "waiting", "CK2"),
        ("learn-waiting-now", "waiting", "CK2"),
    ],
)
@pytest.mark.parametrize("language", languages())
def test_a_text_names_the_final_scores(message: str, task: str, move: str, language: str) -> None:
    outcome = after(task, move).outcome
    assert outcome is not None
    numbers = {int(number) for number in re.findall(r"\d+", words(message, language))}
    assert set(outcome.scores) <= numbers


@pytest.mark.parametrize(
    ("task", "move", "points"), [("denial", "2R2", (5, 8)), ("bonus", "2Y3", (7, 5)), ("ending", "CK2", (5,))]
)
def test_what_single_tiles_of_a_task_score(task: str, move: str, points: tuple[int, ...]) -> None:
    answer = positions.played()[task]["answers"][move]
    tiling = answer["steps"][-1].tiling
    scored = [placed.points for seat in tiling for placed in seat.placed]
    assert set(points) <= set(scored)
