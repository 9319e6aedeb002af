"""What does a node cost that networks judge, in times of one that linear numbers judge? At every table.

python3 dev.py python bench/node_cost.py

With three and four players it depends on how the others are expected to choose, and on whether that is still watched.
Of every position the quickest of some runs counts, which other work on the machine disturbs least.
"""

from __future__ import annotations

import argparse
import time

import numpy as np

from tilewright import Phase, Position, Side
from tilewright.evaluation.evaluator import Evaluator
from tilewright.evaluation.linear import load_linear
from tilewright.evaluation.network import shipped
from tilewright.search import Limits, OpponentModel
from tilewright.search.alpha_beta_driver import AlphaBetaDriver
from tilewright.search.driver import Driver
from tilewright.search.limits import MOST_DEPTH
from tilewright.search.puct_driver import PuctDriver

FEWEST_MOVES = 12  # to choose from, in positions that are searched
POSITIONS = 20
EXPECTED = {"alike": 0.0, "like it": 0.05, "half": 0.5, "linear": 0.95}  # of the others, how far they go by the numbers


class Expecting(OpponentModel):
    """Of every seat the same."""

    def __init__(self, by_numbers: float) -> None:
        super().__init__()
        self._expected = by_numbers

    def linear_weights(self, players: int) -> list[float]:
        return [self._expected] * players


def main() -> None:
    """A line for each table."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--nodes", type=int, default=60_000, help="a search")
    parser.add_argument("--runs", type=int, default=6, help="of each search")
    asked = parser.parse_args()
    print("table      linear   network, times that; with three and four players, if the others are expected to be")
    print(f"               ns   {''.join(f'{name:>9}' for name in EXPECTED)}")
    for players in (2, 3, 4):
        for side in Side:
            numbers, network = load_linear(players, side), shipped(players, side)
            assert network is not None
            ways: list[tuple[Evaluator, float]] = [(numbers, 0.0)]
            ways += [(network, expected) for expected in (EXPECTED.values() if players > 2 else (0.0,))]
            costs = quickest(positions(players, side), ways, asked.nodes, asked.runs)
            times = "".join(f"{cost / costs[0]:9.2f}" for cost in costs[1:])
            print(f"{players} {side:8} {costs[0]:6.0f}   {times}", flush=True)


def positions(players: int, side: Side) -> list[Position]:
    """Positions of a game."""
    generator = np.random.default_rng(1)
    position = Position.start(players, side, first=1)
    found: list[Position] = []
    while not position.is_over:
        if position.phase is Phase.DEAL:
            position = position.deal_randomly(generator)
            continue
        if position.phase is Phase.OFFER and len(position.legal_moves()) > FEWEST_MOVES:
            found.append(position)
        position = position.play(new_run(position, 2000, load_linear(players, side), 0.0).go(None, None).best)
    return found[:: max(1, len(found) // POSITIONS)]


def new_run(position: Position, nodes: int, judge: Evaluator, expected: float) -> Driver:
    """A search on one thread; with a depth, if only a large one, it does not look beyond the round."""
    if position.players == 2:
        return AlphaBetaDriver(position, Limits(nodes=nodes, depth=MOST_DEPTH), judge)
    return PuctDriver(position, Limits(nodes=nodes), judge, Expecting(expected))


def quickest(found: list[Position], ways: list[tuple[Evaluator, float]], nodes: int, runs: int) -> list[float]:
    """By way to search, nanoseconds a node: the least of some runs, on average over positions."""
    costs = np.full((len(ways), len(found)), np.inf)
    for _ in range(runs):
        for place, position in enumerate(found):
            for way, (judge, expected) in enumerate(ways):
                run = new_run(position, nodes, judge, expected)
                began = time.process_time()
                run.go(None, None)
                costs[way, place] = min(costs[way, place], (time.process_time() - began) * 1e9 / run.nodes)
    return [float(cost) for cost in costs.mean(axis=1)]


if __name__ == "__main__":
    main()
