"""Search with networks: reproducible, and exact in endgames."""

from __future__ import annotations

import pytest

from tests.evaluation.networks import random_network, some_positions
from tests.search.endgames import endgames
from tilewright import Phase
from tilewright.search import Limits, search

TABLES = [(players, side) for players in (2, 3, 4) for side in ("coloured", "grey")]


@pytest.mark.parametrize(("players", "side"), TABLES)
def test_reproducible(players: int, side: str) -> None:
    network = random_network(players, side)
    for position in list(some_positions(players, side, games=1))[:40:8]:
        if position.phase is not Phase.OFFER:
            continue
        first, second = (search(position, Limits(nodes=3000), evaluator=network) for _ in range(2))
        assert (first.best, first.margin, first.share, first.nodes) == (
            second.best,
            second.margin,
            second.share,
            second.nodes,
        )
        assert first.best in position.legal_moves()
        assert 0 <= first.share <= 1
        assert len(first.moves) > 0


@pytest.mark.parametrize("side", ["coloured", "grey"])
def test_endgames_stay_exact(side: str) -> None:
    network = random_network(2, side)
    for position in endgames(side, 10, 6, seed=50):
        by_shipped = search(position, Limits(nodes=5_000_000))
        by_network = search(position, Limits(nodes=5_000_000), evaluator=network)
        assert by_shipped.game_solved
        assert by_network.game_solved
        assert (by_network.margin, by_network.share) == (by_shipped.margin, by_shipped.share)
