"""Networks with random weights, and positions for them to evaluate."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np
import numpy.typing as npt

from tests.random_games import Chance, random_deal
from tilewright import Phase, Position, Side
from tilewright.evaluation.features import BOARD, STAGE, feature_count, read_features
from tilewright.evaluation.network import Layers, Network
from tilewright.evaluation.stages import STAGES
from tilewright.evaluation.vectors import HIDDEN, MOST, SCALE, UNITS
from tilewright.players import GreedyPlayer


def random_network(players: int, side: str, seed: int = 0) -> Network:
    """A network with small random weights."""
    generator = np.random.default_rng(seed)

    def numbers(*shape: int) -> npt.NDArray[np.float32]:
        return generator.normal(0, 0.1, shape).astype(np.float32)

    def layers() -> Layers:
        return Layers.rounded(
            numbers(feature_count(players), UNITS),
            numbers(STAGES, UNITS, HIDDEN),
            numbers(STAGES, HIDDEN),
            numbers(STAGES, 2 * players, HIDDEN),
            numbers(STAGES, 2 * players),
        )

    return Network(players, Side(side), layers(), layers(), np.full(STAGES, 0.1, np.float32))


def outputs(network: Network, position: Position) -> tuple[npt.NDArray[np.float64], npt.NDArray[np.int16]]:
    """A network's outputs for a position, and the points by role that they are added to: a slow reference in NumPy."""
    found, points = read_features(position.state)
    layers = network.within if position.phase is Phase.OFFER else network.between
    sums = layers.table[found[0][found[0] >= 0]].astype(np.int64).sum(axis=0)
    active = np.clip(sums, 0, MOST)
    first = network.players * BOARD + STAGE
    stage = next(int(each) - first for each in found[0] if first <= each < first + STAGES)
    second = layers.second[stage].astype(np.int64).transpose(0, 2, 1).reshape(UNITS, HIDDEN)
    hidden = np.maximum(active @ second + layers.second_bias[stage], 0)
    assert np.abs(hidden).max() < 2**31
    count = 2 * network.players
    said = layers.outputs[stage].astype(np.float64) @ hidden + layers.outputs_bias[stage] + sums[:count] / SCALE
    return said, points[0]


def some_positions(players: int, side: str, games: int, seed: int = 0) -> Iterator[Position]:
    """Positions before a take or a deal, in games of greedy players who play a random move every fourth time."""
    greedy = GreedyPlayer()
    for game in range(games):
        chance = Chance(seed + game)
        position = Position.start(players, side, first=1 + chance.below(players))
        while not position.is_over:
            if position.phase is Phase.DEAL:
                yield position
                position = position.deal(random_deal(position, chance))
            if position.phase is Phase.OFFER:
                yield position
            moves = position.legal_moves()
            careless = chance.below(4) == 0
            position = position.play(moves[chance.below(len(moves))] if careless else greedy.choose(position))
