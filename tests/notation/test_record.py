"""Records: reading, writing, replaying, appending, and errors with line and column."""

from __future__ import annotations

import copy
import datetime
import pickle

import numpy as np
import pytest

from tests.notation.games import NAMES, TABLES, random_game
from tilewright.notation import Comment, Deal, Header, InRecord, Record, example_record
from tilewright.rules import (
    IllegalMove,
    ImpossibleDeal,
    ImpossiblePosition,
    Move,
    Position,
    TilewrightError,
    UnreadableText,
)

HEADERS = """\
[Record "1"]
[Side "coloured"]
[Seats "Ana" "Bo"]
[First "1"]
[Date "2026-11-15"]
[Result "*"]
"""
OPENING = HEADERS + "\ndeal BBYR,KKWW,BYRW,RRRK,BBKK\n4R3 CK1\n"
BY_HAND = """\
; a game in the garden
[Record "1"] ; the version
[Side  "coloured"]
[Seats "Ana \\"A\\" \\\\" "Bo"]
[Weather "sunny; a little wind" "22"]
[Weather "later rain"]
[Nothing]
[First "2"]

[Result "*"];no space before this
  ; the first round
deal   RBYB,KKWW,BYRW,RRRK,BBKK 4R3
\tCK1;oh!

2W5    ; and then \t
; more to come"""


def texts(record: Record) -> list[str]:
    return [str(position) for position in record.positions()]


def test_the_documented_form() -> None:
    record = Record.parse(OPENING)
    assert record.seats == ("Ana", "Bo")
    assert record.date == datetime.date(2026, 11, 15)
    assert record.header("Side") == ("coloured",)
    assert record.header("Event") is None
    assert [str(step) for step in record.steps] == ["BBYR,KKWW,BYRW,RRRK,BBKK", "4R3", "CK1"]
    assert record.moves == (Move("4R3"), Move("CK1"))
    start = Position.start(2, "coloured", 1)
    dealt = start.deal("BBYR,KKWW,BYRW,RRRK,BBKK")
    taken = dealt.play("4R3")
    assert texts(record) == [str(start), str(dealt), str(taken), str(taken.play("CK1"))]
    assert record.final is record.positions()[-1]
    assert record.result == "*"
    assert record.outcome is None
    assert str(record) == OPENING


@pytest.mark.parametrize(("players", "side"), TABLES)
def test_what_we_write_is_read_back(players: int, side: str) -> None:
    for seed in range(3):
        record = random_game(players, side, seed)
        text = str(record)
        again = Record.parse(text)
        assert again == record
        assert texts(again) == texts(record)
        assert str(again) == text
        assert str(again.tidied()) == text
        assert record.seats == NAMES[:players]
        assert all(len(line.split()) <= 10 for line in text.split("\n\n", 1)[1].splitlines())


def test_by_hand_everything_keeps_its_place() -> None:
    record = Record.parse(BY_HAND)
    expected = BY_HAND.replace("[Side  ", "[Side ").replace("deal   RBYB", "deal BBYR")
    assert str(record) == expected
    assert record.seats == ('Ana "A" \\', "Bo")
    assert record.header("Weather") == ("sunny; a little wind", "22")
    assert record.header("Nothing") == ()
    assert record.items[0] == Comment(" a game in the garden")
    assert record.items[2] == Comment(" the version", own_line=False)
    assert Comment("oh!", own_line=False) in record.items
    assert Record.parse(expected) == record


def test_tidied() -> None:
    assert (
        str(Record.parse(BY_HAND).tidied())
        == """\
; a game in the garden
[Record "1"] ; the version
[Side "coloured"]
[Seats "Ana \\"A\\" \\\\" "Bo"]
[Weather "sunny; a little wind" "22"]
[Weather "later rain"]
[Nothing]
[First "2"]
[Result "*"] ;no space before this

; the first round
deal BBYR,KKWW,BYRW,RRRK,BBKK
4R3 CK1 ;oh!
2W5 ; and then \t
; more to come
"""
    )


def test_byte_order_mark_and_windows_line_ends_are_accepted() -> None:
    assert str(Record.parse("\ufeff" + OPENING.replace("\n", "\r\n"))) == OPENING


def test_appending_keeps_the_layout_and_the_result() -> None:
    record = Record.parse(BY_HAND).with_move("CK2")
    assert str(record) == str(Record.parse(BY_HAND)) + "\nCK2\n"
    again = Record.parse(OPENING)
    for move in again.final.legal_moves()[:1]:
        assert str(again.with_move(move)) == OPENING.rstrip("\n") + f" {move}\n"
        assert again.with_move(int(move)) == again.with_move(move) == again.with_move(str(move))
    assert str(again) == OPENING


def test_appending_from_the_start() -> None:
    record = Record.start(seats=("Ana", "Bo"), first=1, date=datetime.date(2026, 11, 15))
    assert str(record) == HEADERS
    dealt = record.with_deal("BBYR,KKWW,BYRW,RRRK,BBKK")
    assert str(dealt.with_move("4R3").with_move("CK1")) == OPENING
    assert dealt == record.with_deal(dealt.final.factories) == record.with_deal(Deal(dealt.final.factories))
    assert record.with_random_deal(5) == record.with_random_deal(5)
    with_comment = dealt.with_comment(" well").with_move("4R3")
    assert str(with_comment).endswith("BBKK\n; well\n4R3\n")
    assert Record.parse(str(with_comment)) == with_comment
    assert str(record.with_comment(" before")) == HEADERS + "\n; before\n"


def test_the_result_follows_the_moves() -> None:
    record = example_record()
    assert record.outcome is not None
    assert record.header("Result") == (record.result,) == ("70-72",)
    for steps, position in enumerate(record.positions()):
        shorter = record.shortened(steps)
        assert shorter.final is position
        assert shorter.header("Result") == (shorter.result,)
        assert (shorter.result == "*") == (not position.is_over)
        assert Record.parse(str(shorter)) == shorter
    last = record.moves[-1]
    assert record.shortened(len(record.steps) - 1).with_move(last) == record
    for steps in (-1, len(record.steps) + 1):
        with pytest.raises(UnreadableText, match="deals and moves"):
            record.shortened(steps)


def test_a_record_without_a_result_gets_one() -> None:
    text = OPENING.replace('[Result "*"]\n', "")
    record = Record.parse(text)
    assert str(record) == text
    assert str(record.with_move("2W5")).startswith(HEADERS.replace('[Date "2026-11-15"]\n[Result "*"]\n', ""))
    assert record.with_move("2W5").header("Result") == ("*",)


def test_with_header() -> None:
    record = Record.parse(OPENING).with_header("Event", 'the "cup"')
    assert str(record) == OPENING.replace('[Result "*"]', '[Result "*"]\n[Event "the \\"cup\\""]')
    assert record.with_header("Event", 'the "cup"') == record
    assert record.with_header("Event").header("Event") == ()
    assert record.with_header("Seats", "C", "D").seats == ("C", "D")
    for name, values in (("Seats", ["C"]), ("First", ["2", "1"]), ("Result", ["1-0"]), ('A"]', []), ("A", ["\n"])):
        with pytest.raises(TilewrightError):
            record.with_header(name, *values)


def test_from_any_position() -> None:
    position = random_game(3, "grey", 1).final
    record = Record.start_from(position, ["A", "B", "C"])
    assert texts(record) == [str(position)]
    assert Record.parse(str(record)) == record
    assert Record.start_from(position).seats == ("Seat 1", "Seat 2", "Seat 3")
    assert Record.start_from(example_record().final).result == "70-72"
    alone = Record.parse(f'[Record "1"]\n[Position "{position}"]\n')
    assert alone.seats == ("Seat 1", "Seat 2", "Seat 3")
    full = f'[Record "1"]\n[Side "grey"]\n[First "{position.first}"]\n[Position "{position}"]\n'
    assert str(Record.parse(full).final) == str(position)


def test_a_position_is_written_in_colour_order() -> None:
    position = Position.start().deal("BBYR,KKWW,BYRW,RRRK,BBKK")
    text = f'[Record "1"]\n[Position "{position}"]\n'
    assert str(Record.parse(text.replace("BBYR", "RBYB"))) == text


def test_equality_hash_pickle_and_repr() -> None:
    record = Record.parse(BY_HAND)
    assert eval(repr(record), {"Record": Record}) == record
    assert str(pickle.loads(pickle.dumps(record))) == str(record)
    assert copy.deepcopy(record) == record
    assert hash(record.tidied()) == hash(record)
    assert record != Record.parse(OPENING)
    assert record != BY_HAND


BAD: dict[str, tuple[str, type[TilewrightError], str]] = {
    "empty": ("", UnreadableText, 'a record begins with the header \\[Record "1"\\]'),
    "only white space": (" \n\n", UnreadableText, "a record begins"),
    "only words": ("hello\nworld", UnreadableText, "line 1, column 1: a record begins"),
    "no version": (OPENING.replace('[Record "1"]\n', ""), UnreadableText, 'line 1, .*"1"\\] is missing'),
    "another version": (OPENING.replace('"1"]', '"2"]', 1), UnreadableText, 'line 1, column 1: .*version "2"'),
    "no side": (OPENING.replace('[Side "coloured"]\n', ""), UnreadableText, "Side .* is missing"),
    "no seats": (OPENING.replace('[Seats "Ana" "Bo"]\n', ""), UnreadableText, "Seats .* is missing"),
    "no first": (OPENING.replace('[First "1"]\n', ""), UnreadableText, "First .* is missing"),
    "unknown side": (OPENING.replace("coloured", "red"), UnreadableText, "line 2, column 1: .*does not have the form"),
    "one seat": (OPENING.replace(' "Bo"', ""), UnreadableText, "line 3, column 1: .*two to four names"),
    "five seats": (OPENING.replace(' "Bo"', ' "B" "C" "D" "E"'), UnreadableText, "line 3, column 1"),
    "first of 3": (OPENING.replace('First "1"', 'First "3"'), ImpossiblePosition, "line 4, column 1: .*SIL-18"),
    "first in words": (OPENING.replace('First "1"', 'First "Ana"'), UnreadableText, "line 4, column 1"),
    "no such day": (OPENING.replace("11-15", "02-30"), UnreadableText, "line 5, column 1: .*year, month and day"),
    "no date": (OPENING.replace("2026-11-15", "?"), UnreadableText, "line 5, column 1"),
    "two results": (OPENING.replace('[Result "*"]', '[Result "*"]\n[Result "*"]'), UnreadableText, "line 7, .*twice"),
    "a strange result": (OPENING.replace('"*"', '"Ana won"'), UnreadableText, "line 6, column 1"),
    "a result too early": (OPENING.replace('"*"', '"62-48"'), UnreadableText, "line 6, .*do not end the game"),
    "an open quote": (OPENING.replace('"Bo"', '"Bo'), UnreadableText, "line 3, column 14: a header is"),
    "an open bracket": (OPENING.replace('"Bo"]', '"Bo"'), UnreadableText, "line 3, column 18: a header is"),
    "an unknown escape": (OPENING.replace("Bo", "B\\o"), UnreadableText, "line 3, column 14: .*backslash"),
    "a nameless header": (OPENING.replace("[Side", "["), UnreadableText, "line 2, column 2"),
    "a comment in a header": (OPENING.replace('"Ana" "Bo"]', '"Ana" ;"Bo"]'), UnreadableText, "line 3, column 14"),
    "a header in the game": (OPENING + "[Event]", UnreadableText, "line 10, column 1: headers come before"),
    "a control character": (OPENING.replace("Bo", "B\x1bo"), UnreadableText, "line 3, column 16: .*U\\+001B"),
    "a lone carriage return": (OPENING.replace("\n", "\r"), UnreadableText, "line 1, column 13: .*U\\+000D"),
    "half a surrogate pair": (OPENING + ";\ud800", UnreadableText, "line 10, column 2: .*U\\+D800"),
    "a word that is no move": (OPENING + "castles", UnreadableText, "line 10, column 1: 'castles' is not a move"),
    "a cut move": (OPENING[:-2], UnreadableText, "line 9, column 5: 'CK' is not a move"),
    "a deal without its word": (OPENING.replace("deal ", ""), UnreadableText, "line 8, column 1"),
    "a deal without factories": (HEADERS + "\ndeal", UnreadableText, "line 8, column 1: 'deal' is followed"),
    "factories on the next line": (OPENING.replace("deal ", "deal\n"), UnreadableText, "line 8, column 1: 'deal'"),
    "a cut deal": (HEADERS + "\ndeal BBYR,KK", UnreadableText, "line 8, column 6: .*has 2"),
    "an unknown colour": (OPENING.replace("KKWW", "KKGG"), UnreadableText, "line 8, column 6: factory 2"),
    "a factory of three": (OPENING.replace("KKWW", "KKW"), ImpossibleDeal, "line 8, column 6: .*NEXT-2"),
    "a colour that the factory does not have": (
        OPENING.replace("BBYR,KKWW,BYRW,RRRK,BBKK", "BBBB,BBBB,BBBB,BBBB,BBBB") + "deal BBBB,BBBB,BBBB,BBBB,BBBB",
        IllegalMove,
        "line 9, column 1: 4R3 is not legal: factory 4 has no red tile",
    ),
    "an illegal move": (OPENING + "5B5 2W1", IllegalMove, "line 10, column 5: 2W1 is not legal: .*LINE"),
    "no deal": (HEADERS + "\n4R3", IllegalMove, "line 8, column 1: .*a deal is awaited"),
    "a deal too early": (OPENING + "deal BBYR,KKWW,BYRW,RRRK,BBKK", ImpossibleDeal, "line 10, column 6: .*'offer'"),
    "a column too early": (OPENING + "2@4", IllegalMove, "line 10, column 1: .*TILE-2"),
    "a move after the end": (f"{example_record()}CWF", IllegalMove, "column 1: CWF is not legal: the game is over"),
    "a deal after the end": (
        f"{example_record()}deal BBYR,KKWW,BYRW,RRRK,BBKK",
        ImpossibleDeal,
        "column 6: .*no deal is awaited, the phase is 'end'",
    ),
    "a finished game called unfinished": (
        str(example_record()).replace("70-72", "*"),
        UnreadableText,
        'line 7, column 1: the result is "\\*", but the game ends with "70-72"',
    ),
    "another result": (str(example_record()).replace("70-72", "72-70"), UnreadableText, "line 7, .*70-72"),
    "a cut game": (str(example_record())[:-5], UnreadableText, "line 7, column 1: .*do not end the game"),
    "an unreadable position": ('[Record "1"]\n[Position "2c"]', UnreadableText, "line 2, column 1: .*fields"),
    "an impossible position": (
        f'[Record "1"]\n[Position "{str(Position.start()).replace("20", "19", 1)}"]',
        ImpossiblePosition,
        "line 2, column 1: impossible position: there are 19 blue",
    ),
    "a side that contradicts the position": (
        f'[Record "1"]\n[Position "{Position.start()}"]\n[Side "grey"]',
        UnreadableText,
        "line 3, column 1: .*contradicts the position, whose side is coloured",
    ),
    "a first seat that contradicts the position": (
        f'[Record "1"]\n[First "2"]\n[Position "{Position.start()}"]\n',
        UnreadableText,
        "line 2, column 1: .*first seat is 1",
    ),
    "seats that contradict the position": (
        f'[Record "1"]\n[Seats "A" "B" "C"]\n[Position "{Position.start()}"]\n',
        UnreadableText,
        "line 2, column 1: .*number of seats is 2",
    ),
}


@pytest.mark.parametrize("name", BAD)
def test_a_bad_record_is_refused_with_its_place(name: str) -> None:
    text, kind, sentence = BAD[name]
    with pytest.raises(kind, match=sentence) as caught:
        Record.parse(text)
    assert caught.value.code == kind.code
    assert "\n" not in str(caught.value)


def test_an_error_keeps_its_type_and_gets_its_place() -> None:
    with pytest.raises(IllegalMove) as caught:
        Record.parse(OPENING + "5B5 2W1")
    error = caught.value
    assert isinstance(error, InRecord)
    assert (error.line, error.column, error.place) == (10, 5, "line 10, column 5")
    assert (error.move, error.rule) == ("2W1", "LINE-3")
    assert error.position == str(Record.parse(OPENING + "5B5").final)
    assert error.code == "illegal-move"
    again = pickle.loads(pickle.dumps(error))
    assert (type(again), str(again), again.line) == (type(error), str(error), 10)


def test_long_texts_and_other_types_are_refused() -> None:
    with pytest.raises(UnreadableText, match="at most"):
        Record.parse(";" * 5_000_000)
    for value in (None, 5, OPENING.encode(), [OPENING]):
        with pytest.raises(UnreadableText, match="a record is text"):
            Record.parse(value)  # type: ignore[arg-type]


def test_bad_steps_are_refused_plainly() -> None:
    record = Record.parse(OPENING)
    with pytest.raises(IllegalMove, match=r"^9R1 is not legal"):
        record.with_move("9R1")
    with pytest.raises(ImpossibleDeal, match="no deal is awaited"):
        record.with_deal("BBYR,KKWW,BYRW,RRRK,BBKK")
    with pytest.raises(ImpossibleDeal, match="no deal is awaited"):
        record.with_random_deal(1)
    with pytest.raises(UnreadableText, match=r"U\+000A"):
        record.with_comment("two\nlines")
    with pytest.raises(UnreadableText, match=r"U\+000A"):
        Record.start(seats=("A\n", "B"))
    with pytest.raises(ImpossiblePosition, match="2 to 4 players"):
        Record.start(seats=("A",))
    with pytest.raises(UnreadableText, match="2 names, not 3"):
        Record.start_from(record.final, ["A", "B", "C"])


def test_numbers_that_are_no_integers() -> None:
    for first in (1.0, True, "1"):
        with pytest.raises(ImpossiblePosition, match=f"the first seat is one of 1 to 2, not '?{first}'?"):
            Record.start(first=first)  # type: ignore[arg-type]
    for players in (2.0, True, None):
        with pytest.raises(ImpossiblePosition, match=f"a game has 2 to 4 players, not {players}"):
            Position.start(players)  # type: ignore[arg-type]
    for seed in (3.0, True, -1):
        with pytest.raises(UnreadableText, match=f"a seed of 0 or more, not {seed}"):
            Position.start().deal_randomly(seed)  # type: ignore[arg-type]
    record = Record.start(first=np.int64(2))  # type: ignore[arg-type]
    assert record == Record.start(first=2) == Record.parse(str(record))
    assert Position.start(np.int8(3)) == Position.start(3)  # type: ignore[arg-type]
    assert Position.start().deal_randomly(np.int64(3)) == Position.start().deal_randomly(3)


def test_the_example_is_a_whole_game() -> None:
    record = example_record()
    assert record.outcome is not None
    assert record.outcome.reason == "row"
    assert isinstance(record.items[0], Header)
    assert str(record.tidied()) == str(record)
