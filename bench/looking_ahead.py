"""RMSE of the boundary network and of a long lookahead, and how lookaheads reduce the log loss, by round of new games.

python3 dev.py python bench/looking_ahead.py --players 3 --minutes 3
"""

from __future__ import annotations

import argparse
import os
import time
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import numpy as np
import numpy.typing as npt

from tilewright import Side
from tilewright.evaluation.network import Network, shipped
from tilewright.rules.compiling import compiled
from tilewright.rules.dealing import deal_randomly, random_below
from tilewright.rules.kernel import play, set_up
from tilewright.rules.layout import DEAL, END, State, States
from tilewright.rules.outcome import share_win
from tilewright.search.evaluate_network import evaluate_all_by_network
from tilewright.search.fixed_nodes import Algorithm, Searcher, choose_move
from tilewright.search.lookahead import look_ahead
from tilewright.search.memory import NO_REUSE, Memory, Nodes
from tilewright.search.values import share_of
from tilewright.training.games.self_play import ROUND_LIMIT

Floats = npt.NDArray[np.float32]

DEALS = 16  # of each lookahead
ONCE, AGAIN, LONG, NETWORK, RESULT = range(5)  # two short lookaheads, a long one, the network, the result
FEWEST = 100  # boundaries before a round; below that, no line is printed


def main() -> None:
    """Play, look ahead, compare."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--players", type=int, choices=(2, 3, 4), default=3)
    parser.add_argument("--side", type=Side, choices=list(Side), default=Side.COLOURED)
    parser.add_argument("--nodes", type=int, default=1000, help="nodes a move in the games")
    parser.add_argument("--short", type=int, default=300, help="nodes of a short lookahead, after each deal")
    parser.add_argument("--long", type=int, default=2000, help="nodes of a long lookahead, after each deal")
    parser.add_argument("--minutes", type=float, default=3)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    network = shipped(asked.players, asked.side)
    if network is None:
        raise SystemExit("no network is shipped for this table")
    threads = os.cpu_count() or 1
    with ThreadPoolExecutor(threads) as pool:
        parts = pool.map(lambda thread: games(network, asked, asked.seed * 1_000_003 + thread), range(threads))
        found = np.concatenate([np.concatenate(part) for part in parts])
    print(f"network {network.digest}, {len(found):,} boundaries of games at {asked.nodes:,} nodes a move")
    print("RMSE (noise of the short lookaheads removed), then gain in log loss over the network")
    print("before round  boundaries | RMSE: network  long lookahead | gain: two short lookaheads         long one")
    for number in range(2, ROUND_LIMIT + 1):
        here = found[found[:, NETWORK, -1] == number][..., :-1]
        if len(here) >= FEWEST:
            print_round(number, here)


def print_round(number: int, found: Floats) -> None:
    """Print a line for the boundaries before a round."""
    once, again, long, network, result = found.transpose(1, 0, 2).astype(np.float64)

    def rmse(other: Any) -> float:
        """RMSE against the mean over all deals, unbiased: the noise of the two short lookaheads is independent."""
        return float(max(((other - once) * (other - again)).mean(), 0.0) ** 0.5)

    def better(other: Any) -> str:
        gain = (result * np.log(np.clip(other, 1e-4, 1) / np.clip(network, 1e-4, 1))).sum(axis=1)
        return f"{gain.mean():.4f} ± {1.96 * gain.std() / len(gain) ** 0.5:.4f}"

    print(
        f"{number:12}  {len(found):10,} | {rmse(network):13.4f}  {rmse(long):14.4f}"
        f" | {better((once + again) / 2):>26}  {better(long):>15}"
    )


def games(network: Network, asked: argparse.Namespace, seed: int) -> list[Floats]:
    """Arrays of one thread's games, by boundary, kind of value and seat; the last column holds the round."""
    players = network.players
    most = max(asked.short, asked.long)
    searcher = Searcher(players, network, asked.nodes, Algorithm.for_table(players), most_nodes=most)
    random = np.array([seed], np.uint64)
    nodes = asked.nodes, asked.short, asked.long
    end = time.monotonic() + 60 * asked.minutes
    found = []
    while time.monotonic() < end:
        game = np.zeros((ROUND_LIMIT, 5, players + 1), np.float32)
        count = play_game(searcher.memory, searcher.tree, searcher.work, network.side is Side.GREY, nodes, random, game)
        found.append(game[:count])
    return found


@compiled
def play_game(
    memories: Any,
    tree: Nodes | None,
    work: States,
    grey: bool,
    nodes: tuple[int, int, int],
    random: npt.NDArray[np.uint64],
    found: Floats,
) -> int:
    """Play a game and examine its boundaries; return how many there were."""
    state = work[0]
    players = len(state.score)
    work[0] = work[1]  # an empty record
    set_up(state, grey, random_below(random, players))
    count = 0
    while state.phase != END and state.round_number <= ROUND_LIMIT:
        if state.phase == DEAL:
            if state.round_number > 1:
                examine(memories[0], tree, state, work[2], nodes, random, found[count])
                count += 1
            deal_randomly(state, random)
        play(state, choose_move(memories[0], tree, state, nodes[0]))
    won = np.zeros(players, np.float32)
    share_win(state, won)
    for i in range(count):
        found[i, RESULT, :players] = won
    return count if state.phase == END else 0


@compiled
def examine(
    memory: Memory,
    tree: Nodes | None,
    state: State,
    after: State,
    nodes: tuple[int, int, int],
    random: npt.NDArray[np.uint64],
    found: Floats,
) -> None:
    """Write what lookaheads and the network find at a boundary."""
    players = len(state.score)
    worth = np.zeros((2, players), np.float32)
    mean = np.zeros((2, players), np.float32)
    for look in range(3):
        length = nodes[2] if look == LONG else nodes[1]
        look_ahead(memory, tree, state, after, random, DEALS, length, worth, mean)
        found[look, :players] = mean[1]
    evaluate_all_by_network(memory, state, NO_REUSE)
    for seat in range(players):
        found[NETWORK, seat] = share_of(int(memory.values[seat]))
    found[NETWORK, players] = state.round_number


if __name__ == "__main__":
    main()
