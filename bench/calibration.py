"""Calibration of the networks: predicted win probabilities and margins against the results of new games.

python3 dev.py python bench/calibration.py --players 3 --side grey
"""

from __future__ import annotations

import argparse
import os
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from tilewright import Side
from tilewright.evaluation.features import first_role
from tilewright.evaluation.network import Network, read, shipped
from tilewright.rules.compiling import compiled
from tilewright.rules.layout import States
from tilewright.search.evaluate_network import evaluate_all_by_network
from tilewright.search.fixed_nodes import Algorithm, Searcher
from tilewright.search.memory import NO_REUSE, memory_dtype, set_evaluator
from tilewright.search.values import decode_value
from tilewright.training.games.replay import Samples, replay
from tilewright.training.games.self_play import play_games

POSITIONS = 20_000
AT_ONCE = 50  # games
ONE_OF = 12  # neighbouring positions are correlated: evaluate one in twelve
TENTHS = 10


def main() -> None:
    """Play, evaluate, compare."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--players", type=int, choices=(2, 3, 4), default=2)
    parser.add_argument("--side", type=Side, choices=list(Side), default=Side.COLOURED)
    parser.add_argument("--network", type=Path, help="a network's file (default: the shipped one)")
    parser.add_argument("--nodes", type=int, default=1000, help="nodes a move")
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    network = read(asked.network) if asked.network else shipped(asked.players, asked.side)
    if network is None:
        sys.exit("no network is shipped for this table; name one with --network FILE")
    predicted, happened, off = compared(network, asked.nodes, asked.seed)
    print(f"{len(off):,} positions, network {network.digest}")
    print(f"margin: bias {off.mean():+.2f} points, RMSE {np.sqrt((off**2).mean()):.1f}")
    print("win probability, by deciles of the predictions:")
    print("predicted    actual   difference")
    for places in np.array_split(np.argsort(predicted, kind="stable"), TENTHS):
        said, came = predicted[places].mean(), happened[places].mean()
        print(f"{said:9.1%} {came:9.1%} {said - came:+11.1%}")


def compared(network: Network, nodes: int, seed: int) -> tuple[npt.NDArray[Any], npt.NDArray[Any], npt.NDArray[Any]]:
    """Predicted and actual shares of the victory, by position and seat; then the error of the margin, by position."""
    threads = os.cpu_count() or 1
    found: list[Samples] = []
    with ThreadPoolExecutor(threads) as pool:
        while sum(len(each.states) for each in found) < ONE_OF * POSITIONS:
            start = seed * 1_000_003 + len(found)
            found += [
                each
                for pair in pool.map(lambda i, s=start: play(network, nodes, s + i), range(threads))
                for each in pair
            ]
    states, shares, final = (
        np.concatenate([getattr(each, name) for each in found]) for name in ("states", "shares", "final")
    )
    chosen = np.random.default_rng(seed).choice(len(states), POSITIONS, replace=False)
    predicted = np.zeros((POSITIONS, network.players))
    points = np.zeros((POSITIONS, network.players))
    memory = np.zeros(1, memory_dtype(network.players))
    set_evaluator(memory, network)
    evaluate_positions(memory, states[chosen], predicted, points)
    own = network.players / (network.players - 1) * (points - points.mean(1, keepdims=True))
    true = network.players / (network.players - 1) * (final[chosen] - final[chosen].mean(1, keepdims=True))
    first = states[chosen]["turn"].astype(int)
    off = np.take_along_axis(own - true, first[:, None], 1)[:, 0]
    return predicted.ravel(), shares[chosen].ravel(), off


def play(network: Network, nodes: int, seed: int) -> tuple[Samples, Samples]:
    """Some games of the network against itself, and their positions."""
    searcher = Searcher(network.players, network, nodes, Algorithm.for_table(network.players))
    return replay(play_games(searcher, network.side, AT_ONCE, seed), network.side)


@compiled
def evaluate_positions(
    memories: Any, states: States, shares: npt.NDArray[np.float64], points: npt.NDArray[np.float64]
) -> None:
    """Write win probabilities and points by seat."""
    memory = memories[0]
    for i in range(len(states)):
        evaluate_all_by_network(memory, states[i], NO_REUSE)
        players = shares.shape[1]
        first = first_role(states[i])
        for role in range(players):
            seat = (first + role) % players
            shares[i, seat] = decode_value(memory.values[seat])[1]
            points[i, seat] = memory.outputs[role]


if __name__ == "__main__":
    main()
