"""The cost of a node with the network, relative to one with the linear evaluation, at every table.

python3 dev.py python bench/node_cost.py

With three and four players the cost depends on the opponent model: the others are known to use the network, they are
inferred to use it, or the linear evaluation has half or nearly all of the weight. Each position is searched several
times and its fastest run counts, because other load on the machine affects that run least.
"""

from __future__ import annotations

import argparse
import time

import numpy as np

from tilewright import Phase, Position, Side
from tilewright.evaluation.evaluator import Evaluator
from tilewright.evaluation.linear import load_linear
from tilewright.evaluation.network import shipped
from tilewright.search import Limits, OpponentModel, search
from tilewright.search.limits import MOST_DEPTH

FEWEST_MOVES = 12  # legal moves of a position that is searched
POSITIONS = 20
MODELS = {"known": 0.0, "inferred": 0.05, "half": 0.5, "linear": 0.95}  # weight of the linear evaluation for opponents


class FixedModel(OpponentModel):
    """The same weight for every seat, whatever it plays."""

    def __init__(self, weight: float) -> None:
        super().__init__()
        self._weight = weight

    def linear_weights(self, players: int) -> list[float]:
        return [self._weight] * players


def main() -> None:
    """A line for each table."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--nodes", type=int, default=60_000, help="nodes of each search (60000)")
    parser.add_argument("--runs", type=int, default=6, help="how often each position is searched (6)")
    asked = parser.parse_args()
    print("table      linear   network, relative to linear; with three and four players, by the model of opponents")
    print(f"               ns   {''.join(f'{name:>9}' for name in MODELS)}")
    for players in (2, 3, 4):
        for side in Side:
            network = shipped(players, side)
            assert network is not None
            ways: list[tuple[Evaluator, float]] = [(load_linear(players, side), 0.0)]
            ways += [(network, weight) for weight in (MODELS.values() if players > 2 else (0.0,))]
            costs = fastest(positions(players, side), ways, asked.nodes, asked.runs)
            ratios = "".join(f"{cost / costs[0]:9.2f}" for cost in costs[1:])
            print(f"{players} {side:8} {costs[0]:6.0f}   {ratios}", flush=True)


def positions(players: int, side: Side) -> list[Position]:
    """Positions of a game."""
    generator = np.random.default_rng(1)
    linear = load_linear(players, side)
    position = Position.start(players, side, first=1)
    found: list[Position] = []
    while not position.is_over:
        if position.phase is Phase.DEAL:
            position = position.deal_randomly(generator)
            continue
        if position.phase is Phase.OFFER and len(position.legal_moves()) > FEWEST_MOVES:
            found.append(position)
        position = position.play(search(position, Limits(nodes=2000), evaluator=linear).best)
    return found[:: max(1, len(found) // POSITIONS)]


def fastest(found: list[Position], ways: list[tuple[Evaluator, float]], nodes: int, runs: int) -> list[float]:
    """Nanoseconds per node, by way to search: the minimum of several runs, averaged over positions."""
    costs = np.full((len(ways), len(found)), np.inf)
    for _ in range(runs):
        for place, position in enumerate(found):
            # With a depth limit, even a large one, two players' searches stay within the round.
            limits = Limits(nodes=nodes, depth=MOST_DEPTH if position.players == 2 else None)
            for way, (evaluator, weight) in enumerate(ways):
                began = time.process_time()
                result = search(position, limits, evaluator=evaluator, opponents=FixedModel(weight))
                costs[way, place] = min(costs[way, place], (time.process_time() - began) * 1e9 / result.nodes)
    return [float(cost) for cost in costs.mean(axis=1)]


if __name__ == "__main__":
    main()
