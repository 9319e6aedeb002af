"""The JSON form: lossless, strict, and with errors that name the path."""

from __future__ import annotations

import copy
import json
from typing import Any

import pytest

from tests.notation.games import TABLES, random_game
from tests.notation.test_record import BY_HAND, OPENING
from tilewright.notation import InRecord, Record, example_record, from_json, to_json
from tilewright.rules import (
    IllegalMove,
    ImpossibleDeal,
    ImpossiblePosition,
    Move,
    Outcome,
    Position,
    TilewrightError,
    UnreadableText,
)

DEALT = Position.start().deal("BBYR,KKWW,BYRW,RRRK,BBKK")


def through_json(value: dict[str, Any]) -> Any:
    return json.loads(json.dumps(value))


@pytest.mark.parametrize(("players", "side"), TABLES)
def test_games_and_positions_survive_json(players: int, side: str) -> None:
    record = random_game(players, side, 7)
    assert from_json(Record, through_json(to_json(record))) == record
    for position in record.positions():
        assert str(from_json(Position, through_json(to_json(position)))) == str(position)


def test_every_move_survives_json() -> None:
    for number in range(325):
        move = Move.from_int(number)
        assert from_json(Move, through_json(to_json(move))) is move


def test_outcomes_survive_json() -> None:
    outcome = example_record().outcome
    assert outcome is not None
    assert from_json(Outcome, through_json(to_json(outcome))) == outcome


@pytest.mark.parametrize("text", [BY_HAND, OPENING, str(example_record())])
def test_comments_and_unknown_headers_survive_json(text: str) -> None:
    record = Record.parse(text)
    again = from_json(Record, through_json(to_json(record)))
    assert again == record
    assert str(again) == str(record.tidied())


def test_the_documented_shapes() -> None:
    assert to_json(Move("3R2")) == {"move": "3R2", "source": 3, "colour": "R", "line": 2}
    assert to_json(Move("CKF")) == {"move": "CKF", "source": 0, "colour": "K", "line": None}
    assert to_json(Move("2@4")) == {"move": "2@4", "line": 2, "column": 4}
    shape = to_json(DEALT.play("CK1") if DEALT.is_legal("CK1") else DEALT.play("4R3"))
    assert shape["factories"][3] == [0, 0, 0, 0, 0]
    assert shape["centre"] == [0, 0, 0, 1, 0]
    assert shape["boards"][0]["lines"][2] == {"count": 3, "colour": "R"}
    assert (shape["phase"], shape["to_move"], shape["marker"], shape["side"]) == ("offer", 2, None, "coloured")
    assert to_json(Record.parse(OPENING))["body"] == [
        {"deal": "BBYR,KKWW,BYRW,RRRK,BBKK"},
        {"move": "4R3"},
        {"move": "CK1"},
    ]


def changed(value: dict[str, Any], path: list[str | int], new: object) -> dict[str, Any]:
    """A copy with one part replaced."""
    whole = copy.deepcopy(value)
    inner: Any = whole
    for key in path[:-1]:
        inner = inner[key]
    inner[path[-1]] = new
    return whole


BAD_POSITIONS: list[tuple[list[str | int], object, str]] = [
    (["players"], 5, "players: a whole number from 2 to 4 is expected, not 5"),
    (["players"], True, "players: .*not true"),
    (["players"], 3, r"factories: a list of 7 is expected, not of 5"),
    (["side"], "red", "side: one of coloured, grey is expected, not 'red'"),
    (["round"], 10**5000, "round: .*a huge number"),
    (["round"], 1.0, "round: .*not 1.0"),
    (["phase"], None, "phase: .*not null"),
    (["phase"], "deal", "to_move: a seat is to move at offer and tile"),
    (["to_move"], None, "to_move: "),
    (["to_move"], 3, "to_move: a whole number from 1 to 2"),
    (["factories", 2], "BBYR", r"factories\[2\]: a list is expected, not 'BBYR'"),
    (["factories", 2, 4], -1, r"factories\[2\]\[4\]: a whole number from 0 to 20"),
    (["bag"], [20, 20], "bag: a list of 5 is expected, not of 2"),
    (["boards"], {}, "boards: a list is expected, not an object"),
    (["boards", 1], [], r"boards\[1\]: an object with score, wall, lines, floor is expected, not a list"),
    (["boards", 1, "score"], "12", r"boards\[1\]\.score: "),
    (["boards", 1, "lines", 2, "count"], 99, r"boards\[1\]\.lines\[2\]\.count: .* from 0 to 20 .*not 99"),
    (["boards", 1, "lines", 2, "count"], 1, r"boards\[1\]\.lines\[2\]\.colour: an empty pattern line"),
    (["boards", 0, "wall", 4, 4], "G", r"boards\[0\]\.wall\[4\]\[4\]: one of B, Y, R, K, W is expected"),
    (["boards", 0, "floor"], ["*", 7], r"boards\[0\]\.floor\[1\]: one of B, Y, R, K, W, \* is expected, not 7"),
    (["boards", 0, "floor"], ["*"] * 101, r"boards\[0\]\.floor: a list of 0 to 100"),
    (["boards", 0, "hat"], 1, r"boards\[0\]: 'hat' is not one of its keys"),
    (["colour"], 1, "position: 'colour' is not one of its keys"),
]


@pytest.mark.parametrize(("path", "new", "sentence"), BAD_POSITIONS, ids=[str(i) for i in range(len(BAD_POSITIONS))])
def test_a_bad_position_is_refused_with_its_path(path: list[str | int], new: object, sentence: str) -> None:
    with pytest.raises(UnreadableText, match=f"^{sentence}"):
        from_json(Position, changed(to_json(DEALT), path, new))


def test_an_impossible_position_is_refused() -> None:
    with pytest.raises(ImpossiblePosition, match="19 blue"):
        from_json(Position, changed(to_json(DEALT), ["bag", 0], 14))
    with pytest.raises(ImpossiblePosition, match="its floor line does not show it"):
        from_json(Position, changed(to_json(DEALT), ["marker"], 1))


@pytest.mark.parametrize("missing", to_json(DEALT))
def test_every_key_of_a_position_is_needed(missing: str) -> None:
    shape = to_json(DEALT)
    del shape[missing]
    with pytest.raises(UnreadableText, match=f"position: '{missing}' is missing"):
        from_json(Position, shape)


@pytest.mark.parametrize(
    ("shape", "sentence"),
    [
        (None, "move: an object with move, source, colour, line is expected, not null"),
        ("3R2", "move: an object"),
        ({"move": "3R2"}, "move: 'source' is missing"),
        ({"move": "3X2", "source": 3, "colour": "R", "line": 2}, "move: '3X2' is not a move"),
        ({"move": "3R2", "source": 4, "colour": "R", "line": 2}, "source: .*does not agree with the move 3R2"),
        ({"move": "3R2", "source": 3, "colour": "R", "line": 2.0}, "line: "),
        ({"move": "1R2", "source": True, "colour": "R", "line": 2}, "source: "),
        ({"move": "2@4", "source": 3, "colour": "R", "line": 2}, "move: 2@4 needs other keys: move, line, column"),
        ({"move": "3R2", "line": 2, "column": 1}, "move: 3R2 needs other keys"),
    ],
)
def test_a_bad_move_is_refused(shape: object, sentence: str) -> None:
    with pytest.raises(UnreadableText, match=f"^{sentence}"):
        from_json(Move, shape)


@pytest.mark.parametrize(
    ("key", "new", "sentence"),
    [
        ("winners", [1], "winners: by points, then rows, the winning seats are 2"),
        ("winners", [], "winners: a list of 1 to 2"),
        ("scores", [1], "scores: a list of 2 to 4"),
        ("rows", [1, 2, 3], "rows: a list of 2 is expected"),
        ("rows", [1, 6], r"rows\[1\]: a whole number from 0 to 5"),
        ("reason", "boredom", "reason: one of row, exhausted is expected"),
    ],
)
def test_a_bad_outcome_is_refused(key: str, new: object, sentence: str) -> None:
    outcome = example_record().outcome
    assert outcome is not None
    with pytest.raises(UnreadableText, match=sentence):
        from_json(Outcome, {**to_json(outcome), key: new})


HEADERS = to_json(Record.parse(OPENING))["headers"]
DEAL = {"deal": "BBYR,KKWW,BYRW,RRRK,BBKK"}


@pytest.mark.parametrize(
    ("shape", "kind", "sentence"),
    [
        ([], UnreadableText, "record: an object with headers, body"),
        ({"headers": [], "body": []}, UnreadableText, "headers: a list of 1 to"),
        (
            {"headers": [{"comment": "", "own_line": True}], "body": []},
            UnreadableText,
            r"headers\[0\]: a record begins",
        ),
        ({"headers": HEADERS[1:], "body": []}, UnreadableText, r"headers\[0\]: the header .Record"),
        ({"headers": HEADERS, "body": [DEAL, {"move": "9R1"}]}, IllegalMove, r"body\[1\]\.move: 9R1 is not legal"),
        ({"headers": HEADERS, "body": [DEAL, DEAL]}, ImpossibleDeal, r"body\[1\]\.deal: the deal"),
        ({"headers": HEADERS, "body": [{"deal": "BB"}]}, UnreadableText, r"body\[0\]\.deal: factories"),
        ({"headers": HEADERS, "body": [{"move": 5}]}, UnreadableText, r"body\[0\]\.move: text is expected"),
        (
            {"headers": HEADERS, "body": [{"header": "A", "values": []}]},
            UnreadableText,
            r"body\[0\]: 'move' is missing",
        ),
        (
            {"headers": [{"header": "A]", "values": []}], "body": []},
            UnreadableText,
            r"headers\[0\]\.header: a header's",
        ),
        ({"headers": [{"header": "A", "values": ["\n"]}], "body": []}, UnreadableText, r"values\[0\]: .*U\+000A"),
        ({"headers": HEADERS, "body": [{"comment": "\n", "own_line": True}]}, UnreadableText, r"U\+000A"),
        ({"headers": HEADERS, "body": [{"comment": "", "own_line": 1}]}, UnreadableText, "own_line: true or false"),
        (
            {"headers": HEADERS, "body": [{"comment": "a", "own_line": True}, {"comment": "b", "own_line": False}]},
            UnreadableText,
            r"body\[1\]\.own_line: a comment that is first or follows another",
        ),
    ],
)
def test_a_bad_record_is_refused(shape: object, kind: type[TilewrightError], sentence: str) -> None:
    with pytest.raises(kind, match=sentence):
        from_json(Record, shape)


def test_an_error_in_a_record_has_a_place_without_a_line() -> None:
    with pytest.raises(InRecord) as caught:
        from_json(Record, {"headers": HEADERS, "body": [DEAL, {"move": "9R1"}]})
    assert (caught.value.place, caught.value.line, caught.value.column) == ("body[1].move", None, None)
