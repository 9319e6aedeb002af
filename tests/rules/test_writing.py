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


def test_large_numbers() -> None:
    text = (
        "2c 123456789 offer:1 BBBB,-,-,-,- *BBBBBBBBBBBBBBBBBBBB 1 - 31,0,10,7,20 0,0,0,0,0 "
        "987654321;...../...../...../...../.....;-,-,-,-,5B;BBBBBB* 0;...../...../...../...../.....;-,-,-,-,-;-"
    )
    position = Position.parse_unchecked(text)
    assert str(position.play_unchecked(position.legal_moves()[0])).startswith("2c 123456789 offer:2 ")
    assert str(unpack(position.state)) == text
