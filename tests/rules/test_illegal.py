"""The error for a forbidden move names the rule that it breaks; every rule that an error can name is tried."""

from __future__ import annotations

import inspect
import re

import pytest

from tests.rules.rulebook_cases import EMPTY, board, last_take, position
from tilewright import IllegalMove, Position
from tilewright.rules import illegal

OFFER = position("2c", "offer:1", [EMPTY, EMPTY], factories="BBYR,KKWW", centre="*RR")
BEGUN = position("2c", "offer:1", [board(wall="...../.B...", lines="-,-,2R,4B"), EMPTY], factories="BBBY", centre="*")
GREY = position("2g", "offer:2", [EMPTY, board(wall="R....", lines="-,2K")], factories="RRKK", centre="*")
CHOOSING = position("2g", "tile:1", [board(wall="B..../..R..", lines="1R,-,3K"), board(floor="*")], marker="2")

FORBIDDEN = [
    # taking: tiles that are not there
    ("SETUP-3", OFFER, "6BF", "two players have five factories"),
    ("SETUP-3", position("3c", "offer:1", [EMPTY] * 3, factories="BBBB", centre="*"), "8B1", "three have seven"),
    ("OFFER-3", OFFER, "1K1", "no black tile on that factory"),
    ("OFFER-3", OFFER, "3BF", "nothing on that factory"),
    ("OFFER-4", OFFER, "CB1", "no blue tile in the centre"),
    ("OFFER-6", GREY, "2@1", "nobody chooses columns before the last take"),
    ("TILE-2", OFFER, "1@1", "the coloured wall has a space for each colour"),
    # placing: one line, its colour, its room, its wall row
    ("LINE-3", BEGUN, "1B3", "line 3 holds red"),
    ("LINE-3", BEGUN, "1Y4", "line 4 is full, but also of another colour, which comes first"),
    ("LINE-4", BEGUN, "1B4", "line 4 is full of blue"),
    ("LINE-5", BEGUN, "1B2", "wall row 2 has blue"),
    ("LINE-3", GREY, "1R2", "line 2 holds black; the same rule as on the coloured side"),
    ("LINE-4", GREY, "1K2", ""),
    ("LINE-5", GREY, "1R1", "D-8: so no colour comes twice into a grey row"),
    # choosing columns
    ("OFFER-6", CHOOSING, "1BF", "the last tile is taken"),
    ("SIL-12", CHOOSING, "3@1", "line 1 comes first"),
    ("VAR-2", CHOOSING, "1@1", "row 1 has a tile in column 1"),
    ("VAR-3", CHOOSING, "1@3", "column 3 has red in row 2"),
    # nobody may move
    ("NEXT-2", position("2c", "deal", [EMPTY, EMPTY], marker="1"), "1BF", "the factories must be filled first"),
    ("END-1", position("2c", "end", [board(wall="BYRKW"), EMPTY], marker="1"), "1BF", "a row is complete"),
    ("END-1", position("2g", "end", [board(wall="BYRKW"), EMPTY], marker="1"), "1@1", ""),
]


@pytest.mark.parametrize(("rule", "text", "move", "why"), FORBIDDEN, ids=[f"{each[0]} {each[2]}" for each in FORBIDDEN])
def test_a_forbidden_move_names_its_rule(rule: str, text: str, move: str, why: str) -> None:
    found = Position.parse(text)
    assert not found.is_legal(move), why
    with pytest.raises(IllegalMove, match=rf" \({rule}\)\. Position: ") as caught:
        found.play(move)
    assert (caught.value.rule, caught.value.move, caught.value.position) == (rule, move, text)


def test_every_id_that_a_message_can_name_is_tried() -> None:
    source = "".join(
        inspect.getsource(each) for each in (illegal.why_illegal, illegal._why_not_taken, illegal._why_not_this_column)
    )
    assert {rule for rule, *_ in FORBIDDEN} == set(re.findall(r'"([A-Z]+-[0-9]+)"', source))


def test_every_illegal_move_breaks_one_of_these_rules() -> None:
    """In some positions, every illegal move is refused, and the error names one of the rules above."""
    known = {rule for rule, *_ in FORBIDDEN}
    for text in (OFFER, BEGUN, GREY, CHOOSING, last_take("2g", board(lines="1R"))):
        found = Position.parse(text)
        legal = {int(move) for move in found.legal_moves()}
        for move in set(range(325)) - legal:
            with pytest.raises(IllegalMove) as caught:
                found.play(move)
            assert caught.value.rule in known
