"""Legal moves as clients see them are those that the rules tell."""

from __future__ import annotations

import pytest

from tests.random_games import TABLES, random_game
from tilewright.rules.effects import legal_effects
from tilewright.server.messages import Legal
from tilewright.server.table.views import legal


@pytest.mark.parametrize(("players", "side"), TABLES)
def test_legal_moves(players: int, side: str) -> None:
    for _, position in random_game(players, side, seed=players):
        expected = [Legal(effect.move, *effect[1:4], -effect.lost) for effect in legal_effects(position)]
        assert legal(position) == expected
