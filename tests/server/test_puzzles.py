"""Puzzles over HTTP: the list, and a puzzle with the answers to all possible moves."""

from __future__ import annotations

from collections import OrderedDict
from typing import Any

import pytest

from tests.server.running import RunningServer
from tilewright import Move, Position
from tilewright.analysis.puzzles.puzzle import shipped_puzzles
from tilewright.analysis.puzzles.themes import Theme
from tilewright.search.move_values import same_take
from tilewright.server import puzzle_tries
from tilewright.server.limits import Rates
from tilewright.server.messages.fields import PuzzleTheme
from tilewright.server.puzzle_tries import TryCounter

pytestmark = pytest.mark.slow  # proofs


def test_the_list(server: RunningServer) -> None:
    listed = server.http.get("/api/puzzles").json()
    shipped = shipped_puzzles()
    assert listed == [[each.id, each.rating, each.goal, list(each.themes)] for each in shipped]
    assert set(Theme) == set(PuzzleTheme.__args__)  # type: ignore[attr-defined]


def test_every_move_has_an_answer(server: RunningServer) -> None:
    """Answers to wrong moves lead to an end that misses the goal; the solution reaches it."""
    shipped = sorted(shipped_puzzles(), key=lambda puzzle: (len(puzzle.solution), puzzle.rating))
    for puzzle in (shipped[0], next(each for each in shipped if len(each.solution) == 4 and each.goal == "win")):
        view = server.http.get(f"/api/puzzles/{puzzle.id}").json()
        assert (view["id"], view["rating"], view["seat"]) == (puzzle.id, puzzle.rating, puzzle.position.to_move)
        turn, turns = view["turn"], 0
        assert turn["only"] == str(puzzle.solution[0])
        while turn:
            turns += 1
            position = Position.parse(turn["position"])
            moves = [str(move) for move in position.legal_moves()]
            assert [legal[0] for legal in turn["legal"]] == moves
            answers = dict(zip(moves, turn["answers"], strict=True))
            for move, answer in answers.items():
                final = _play(position, move, answer)
                assert ("next" in answer) != final.is_over
                only = Move.parse(turn["only"])
                assert answer.get("right", False) == same_take(position, only, Move.parse(move))
                if final.is_over:
                    won = final.outcome is not None and final.outcome.winners == (view["seat"],)
                    assert view["goal"] != "win" or won == answer.get("right", False)
                    assert [seat["score"] for seat in answer["result"]["seats"]] == list(final.scores)
            assert turn["rival"] in moves
            turn = answers[turn["only"]].get("next")
        assert turns >= 1


def _play(position: Position, move: str, answer: dict[str, Any]) -> Position:
    assert answer["steps"][0]["move"] == move
    for step in answer["steps"]:
        assert step["seat"] == position.to_move
        position = position.play(step["move"])
        assert step.get("position", str(position)) == str(position)
    return position


def test_a_puzzle_that_does_not_exist(server: RunningServer) -> None:
    answer = server.http.get("/api/puzzles/2c-999999")
    assert (answer.status_code, answer.json()["code"]) == (404, "not-found")


def test_first_tries_are_counted(server: RunningServer, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(puzzle_tries, "TRIES_AT_PUZZLE_OF_ADDRESS", 3)
    one, two = (puzzle.id for puzzle in shipped_puzzles()[:2])
    assert server.http.get(f"/api/puzzles/{one}/tries").json() == {"tries": 0, "solved": 0}
    for solved, counts in ((True, (1, 1)), (False, (2, 1)), (True, (3, 2)), (True, (3, 2))):
        told = server.post(f"/api/puzzles/{one}/tries", {"solved": solved}).json()
        assert (told["tries"], told["solved"]) == counts
    assert server.post(f"/api/puzzles/{two}/tries", {"solved": False}).json() == {"tries": 1, "solved": 0}
    assert server.http.get(f"/api/puzzles/{one}/tries").json() == {"tries": 3, "solved": 2}


def test_bad_tries_are_refused(server: RunningServer) -> None:
    for path, body, code in (
        ("2c-999999", {"solved": True}, "not-found"),
        ("nonsense", {"solved": True}, "malformed"),
        (shipped_puzzles()[0].id, {"solved": "yes"}, "malformed"),
        (shipped_puzzles()[0].id, {"solved": True, "times": 100}, "malformed"),
    ):
        assert server.post(f"/api/puzzles/{path}/tries", body).json()["code"] == code


def test_one_address_cannot_count_without_end() -> None:
    counter = TryCounter.__new__(TryCounter)
    counter._rates = Rates(0, 5, lambda: 0.0)
    counter._counted = OrderedDict()
    assert [counter._may_count(f"2c-{number:06}", "ana") for number in range(7)] == [True] * 5 + [False] * 2
    assert counter._may_count("2c-000001", "bo")
