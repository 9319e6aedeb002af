"""Position texts: impossible ones are refused with a reason, unusual but sound ones are read, writing is canonical."""

from __future__ import annotations

import pickle
from collections.abc import Sequence

import pytest

from tests.notation.games import TABLES, random_game
from tests.rules.rulebook_cases import EMPTY, IMPOSSIBLE, SOUND, board, position
from tilewright.rules import ImpossiblePosition, Position, UnreadableText

TOP_ROW = "BYRKW"
FULL = "BBYYRRK"

# For each kind of impossible position: an example, and what its error message must say.
SAID = {
    "nineteen of a colour": (IMPOSSIBLE["nineteen of a colour"], "there are 19 blue tiles instead of 20"),
    "twenty-one of a colour": (IMPOSSIBLE["twenty-one of a colour"], "there are 21 blue tiles instead of 20"),
    "wrong colour on a coloured wall": (
        position("2c", "deal", [board(wall=".B..."), EMPTY], marker="1"),
        "board 1: blue does not belong on wall row 1, column 2",
    ),
    "doubled colour in a row, coloured": (
        position("2c", "deal", [board(wall="B...B"), EMPTY], marker="1"),
        "board 1: blue is twice in wall row 1",
    ),
    "doubled colour in a row, grey": (
        position("2g", "deal", [EMPTY, board(wall="...../R...R")], marker="1"),
        "board 2: red is twice in wall row 2",
    ),
    "doubled colour in a column, grey": (
        position("2g", "deal", [board(wall="R..../R...."), EMPTY], marker="1"),
        "board 1: red is twice in wall column 1",
    ),
    "a line with more tiles than room": (
        position("2c", "deal", [board(lines="-,3B"), EMPTY], marker="1"),
        "board 1: pattern line 2 has room for 2, not 3",
    ),
    "a line with far more tiles than room": (
        position("2c", "deal", [board(lines="-,9B"), EMPTY], marker="1"),
        "board 1: pattern line 2 has room for 2, not 9",
    ),
    "a line of a colour its row has": (
        position("2c", "deal", [EMPTY, board(wall="...../.B...", lines="-,1B")], marker="1"),
        "board 2: pattern line 2 holds blue, which its wall row has",
    ),
    "marker on two floor lines": (
        position("2c", "offer:1", [board(floor="*"), board(floor="*")], factories="BB", marker="1"),
        "marker is in more than one place",
    ),
    "marker twice on one floor line": (
        position("2c", "offer:1", [board(floor="**"), EMPTY], factories="BB", marker="1"),
        "marker is in more than one place",
    ),
    "marker twice in the centre": (
        position("2c", "offer:1", [EMPTY, EMPTY], factories="BB", centre="**"),
        "marker is in more than one place",
    ),
    "marker in the centre and on a floor line": (
        position("2c", "offer:1", [board(floor="*"), EMPTY], factories="BB", centre="*"),
        "marker is in more than one place",
    ),
    "marker in the centre and on its holder's floor line": (
        position("2c", "offer:1", [board(floor="*"), EMPTY], factories="BB", centre="*", marker="1"),
        "marker is in more than one place",
    ),
    "marker in the centre and with a seat": (
        position("2c", "offer:1", [EMPTY, EMPTY], factories="BB", centre="*", marker="1"),
        "seat 1 is said to have the marker, but it lies in the centre",
    ),
    "marker in the centre and beside a full floor line": (
        position("2c", "offer:1", [board(floor=FULL), EMPTY], factories="BB", centre="*", marker="1"),
        "seat 1 is said to have the marker, but it lies in the centre",
    ),
    "no marker": (position("2c", "offer:1", [EMPTY, EMPTY], factories="BB"), "the marker is nowhere"),
    "no marker on its holder's floor line": (
        position("2c", "offer:1", [EMPTY, EMPTY], factories="BB", marker="1"),
        "seat 1 is said to have the marker, but its floor line does not show it",
    ),
    "marker on another floor line": (
        position("2c", "offer:1", [board(floor=FULL), board(floor="*")], factories="BB", marker="1"),
        "it lies on another floor line",
    ),
    "marker in the centre at deal": (
        position("2c", "deal", [EMPTY, EMPTY], centre="*", marker="1"),
        "the marker lies in the centre though no round is being played",
    ),
    "no holder at deal": (
        position("2c", "deal", [EMPTY, EMPTY]),
        "between rounds and at the end a seat keeps the marker",
    ),
    "no holder at end": (
        position("2c", "end", [board(wall=TOP_ROW), EMPTY]),
        "between rounds and at the end a seat keeps the marker",
    ),
    "another seat to start than the holder": (
        position("2c", "deal", [EMPTY, EMPTY], first=1, marker="2"),
        "seat 2 has the marker, so it starts the next round",
    ),
    "a floor longer than seven": (
        position("2c", "offer:1", [board(floor=FULL + "K"), EMPTY], factories="B", centre="*"),
        "board 1: the floor line has 7 spaces, not 8",
    ),
    "offer with nothing to take": (
        position("2c", "offer:1", [EMPTY, EMPTY], centre="*"),
        "a seat must take tiles, but none are on offer",
    ),
    "tiles on the table at deal": (
        position("2c", "deal", [EMPTY, EMPTY], factories="BB", marker="1"),
        "tiles lie in factories or the centre though the phase is 'deal'",
    ),
    "tiles in the centre at end": (
        position("2c", "end", [board(wall=TOP_ROW), EMPTY], centre="BB", marker="1"),
        "tiles lie in factories or the centre though the phase is 'end'",
    ),
    "tiles on the table at tile": (
        position("2g", "tile:1", [board(lines="1R"), board(floor="*")], factories="BB", marker="2"),
        "tiles lie in factories or the centre though the phase is 'tile'",
    ),
    "tile on the coloured side": (
        position("2c", "tile:1", [board(lines="1R"), board(floor="*")], marker="2"),
        "columns are chosen on the grey side only",
    ),
    "tile with nothing to choose": (
        position("2g", "tile:1", [EMPTY, board(floor="*")], marker="2"),
        "seat 1 has no choice between two columns",
    ),
    "tile with one column": (
        position("2g", "tile:1", [board(wall="BYKW.", lines="1R"), board(floor="*")], marker="2"),
        "seat 1 has no choice between two columns",
    ),
    "tile out of turn": (
        position("2g", "tile:2", [board(lines="1B"), board(lines="1R", floor="*")], marker="2"),
        "seat 1 has lines to tile and comes before seat 2",
    ),
    "complete line at deal": (
        position("2c", "deal", [EMPTY, board(lines="1R")], marker="1"),
        "board 2: a complete pattern line was not tiled",
    ),
    "complete line at end": (
        position("2c", "end", [board(wall=TOP_ROW), board(lines="1R")], marker="1"),
        "board 2: a complete pattern line was not tiled",
    ),
    "floor line at deal": (
        position("2c", "deal", [board(floor="RR"), EMPTY], marker="1"),
        "board 1: the floor line was not emptied",
    ),
    "complete row at offer": (
        position("2c", "offer:1", [board(wall=TOP_ROW), EMPTY], factories="BB", centre="*"),
        "a wall row is complete, so the game has ended",
    ),
    "complete row at deal": (
        position("2c", "deal", [board(wall=TOP_ROW), EMPTY], marker="1"),
        "a wall row is complete, so the game has ended",
    ),
    "end without a row while tiles remain": (
        position("2c", "end", [EMPTY, EMPTY], marker="1"),
        "the game cannot have ended",
    ),
    "five tiles on a factory": (
        position("2c", "offer:1", [EMPTY, EMPTY], factories="BBYYR", centre="*"),
        "factory 1: holds 5 tiles",
    ),
    "round 0": (position("2c", "deal", [EMPTY, EMPTY], marker="1", number=0), "rounds count from 1"),
}


def problems_without_refusal(text: str) -> Sequence[str]:
    """The problems that `parse_unchecked` reports, or raises if numbers are too large."""
    try:
        return Position.parse_unchecked(text).problems()
    except ImpossiblePosition as error:
        return error.problems


@pytest.mark.parametrize("name", SAID)
def test_what_is_impossible_is_refused_by_name(name: str) -> None:
    text, sentence = SAID[name]
    with pytest.raises(ImpossiblePosition) as caught:
        Position.parse(text)
    assert any(sentence in problem for problem in caught.value.problems)
    assert caught.value.code == "impossible-position"


@pytest.mark.parametrize("name", SAID)
def test_unchecked_text_has_a_list_of_problems(name: str) -> None:
    text, sentence = SAID[name]
    assert any(sentence in problem for problem in problems_without_refusal(text))


def test_an_impossible_position_can_be_pickled() -> None:
    position = Position.parse_unchecked(SAID["five tiles on a factory"][0])
    again = pickle.loads(pickle.dumps(position))
    assert again == position
    assert again.problems() == position.problems()


@pytest.mark.parametrize("name", SOUND)
def test_sound_positions_have_no_problems(name: str) -> None:
    assert Position.parse(SOUND[name]).problems() == []
    assert Position.parse_unchecked(SOUND[name]).problems() == []


START = str(Position.start())
UNREADABLE = {
    "nothing": ("", "players and side"),
    "players": (START.replace("2c", "5c"), "players and side: '5c'"),
    "side": (START.replace("2c", "2x"), "players and side: '2x'"),
    "a board too few": (START.rsplit(" ", 1)[0], "has 11 fields separated by single spaces, this has 10"),
    "two spaces": (START.replace(" ", "  ", 1), "single spaces, this has 12"),
    "tabs": (START.replace(" ", "\t"), "players and side"),
    "round": (START.replace(" 1 deal", " one deal"), "round: 'one' is not a number"),
    "a negative round": (START.replace(" 1 deal", " -1 deal"), "round: '-1'"),
    "ten digits": (START.replace(" 0;", " 1234567890;"), "board 1, score: '1234567890'"),
    "other digits": (START.replace(" 1 deal", " ٣ deal"), "round: "),
    "phase": (START.replace("deal", "rest"), "phase: 'rest' is not offer:S, tile:S, deal or end"),
    "a seat at deal": (START.replace("deal", "deal:1"), "phase: 'deal:1'"),
    "an unknown seat": (START.replace("deal", "offer:3"), "phase: '3' is not a seat from 1 to 2"),
    "factories": (START.replace("-,-,-,-,- -", "-,-,-,- -", 1), "2 players have 5 factories"),
    "a factory": (START.replace("-,-,-,-,-", "-,BG,-,-,-", 1), "factory 2: 'BG'"),
    "lower case": (START.replace("-,-,-,-,-", "bbyr,-,-,-,-", 1), "factory 1: 'bbyr'"),
    "an empty factory field": (START.replace("-,-,-,-,-", ",-,-,-,-", 1), "factory 1: ''"),
    "centre": (START.replace(" - 1 1", " X 1 1"), "centre: 'X'"),
    "first": (START.replace(" - 1 1", " - 0 1"), "first: '0' is not a seat"),
    "marker": (START.replace(" - 1 1", " - 1 3"), "marker: '3' is not a seat"),
    "bag": (START.replace("20,20,20,20,20", "20,20,20,20"), "bag: '20,20,20,20' is not five counts"),
    "lid": (START.replace("0,0,0,0,0 0;", "0,0,0,0,x 0;"), "lid: 'x' is not a number"),
    "board": (START + ";-", "board 2: .* is not score;wall;lines;floor"),
    "wall": (START.replace("...../.....;", "...../....;", 1), "board 1, wall: .*five rows of five"),
    "lines": (START.replace(";-,-,-,-,-;", ";-,-,-,-;", 1), "board 1, lines: .*five pattern lines"),
    "a line": (START.replace(";-,-,-,-,-;", ";-,R2,-,-,-;", 1), "board 1, pattern line 2: 'R2'"),
    "a line of none": (START.replace(";-,-,-,-,-;", ";-,0R,-,-,-;", 1), "board 1, pattern line 2: '0R'"),
    "floor": (START + "x", "board 2, floor: '-x'"),
    "far too long": (START + " " * 5000, "at most 4000 characters"),
}


@pytest.mark.parametrize("name", UNREADABLE)
def test_unreadable_text_is_refused_by_name(name: str) -> None:
    text, sentence = UNREADABLE[name]
    for read in (Position.parse, Position.parse_unchecked):
        with pytest.raises(UnreadableText, match=sentence):
            read(text)


@pytest.mark.parametrize(("players", "side"), TABLES)
def test_positions_are_read_as_they_were_written(players: int, side: str) -> None:
    for played in random_game(players, side, 5, rounds=8).positions():
        again = Position.parse(str(played))
        assert str(again) == str(played)
        assert again == played
        assert hash(again) == hash(played)
        assert eval(repr(played), {"Position": Position}) == played


def test_tiles_are_read_in_any_order_and_written_in_colour_order() -> None:
    text = position("2c", "offer:1", [EMPTY, EMPTY], factories="BYRK,BBYW", centre="*BYW")
    shuffled = text.replace("BYRK", "KRYB").replace("BBYW", "WBYB").replace("*BYW", "WYB*")
    assert str(Position.parse(shuffled)) == text
    dealt = Position.start().deal("RBYB,WKWK,WRYB,KRRR,KBKB")
    assert str(dealt).split(" ")[3] == "BBYR,KKWW,BYRW,RRRK,BBKK"


def test_white_space_around_a_position_is_ignored() -> None:
    assert str(Position.parse(f"  {START}\n")) == START
