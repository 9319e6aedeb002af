"""Texts and JSON written by compiled code agree with those of the plain Python values."""

from __future__ import annotations

import json

import pytest

from tests.random_games import TABLES, random_game
from tilewright import Position
from tilewright.notation.legal_json import legal_moves_json
from tilewright.rules.effects import legal_effects
from tilewright.rules.packing import unpack


@pytest.mark.parametrize(("players", "side"), TABLES)
def test_every_position_of_some_games(players: int, side: str) -> None:
    for seed in range(5):
        for _, position in random_game(players, side, seed):
            assert str(position) == str(unpack(position.state))


@pytest.mark.parametrize(("players", "side"), TABLES)
def test_legal_moves_as_json(players: int, side: str) -> None:
    for _, position in random_game(players, side, seed=players):
        expected = [[*effect[:4], -effect.lost] for effect in legal_effects(position)]
        assert json.loads(legal_moves_json(position)) == expected


def test_a_long_text() -> None:
    """No position can be so full, but `parse_unchecked` reads it and its moves can be played."""
    pile = "B" * 20 + "Y" * 20 + "R" * 20 + "K" * 20 + "W" * 20
    board = "999999999;BYRKW/BYRKW/BYRKW/BYRKW/BYRKW;1B,2B,3B,4B,5B;BBBBBBB"
    factories = ",".join(["B", *[pile] * 8])
    text = f"4c 999999999 offer:1 {factories} *{pile} 1 - 31,31,31,31,31 10,10,10,10,10 {' '.join([board] * 4)}"
    after = Position.parse_unchecked(text).play("1BF")
    assert len(str(after)) > len(text) - 5
    assert str(after) == str(unpack(after.state))


def test_large_numbers() -> None:
    text = (
        "2c 123456789 offer:1 BBBB,-,-,-,- *BBBBBBBBBBBBBBBBBBBB 1 - 31,0,10,7,20 0,0,0,0,0 "
        "987654321;...../...../...../...../.....;-,-,-,-,5B;BBBBBB* 0;...../...../...../...../.....;-,-,-,-,-;-"
    )
    position = Position.parse_unchecked(text)
    assert str(position.play_unchecked(position.legal_moves()[0])).startswith("2c 123456789 offer:2 ")
    assert str(unpack(position.state)) == text
