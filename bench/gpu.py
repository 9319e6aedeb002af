"""Steps a second of the games as tensors: `python -m bench.gpu`, on a GPU or with `--device cpu`.

Three columns: moves alone (uniform legal moves, nothing written but the state), a whole step (uniform legal actions,
step, rewards, auto-reset, observation and mask), and the same steps replayed as a CUDA graph. `--equal` compares the
GPU with the CPU byte by byte instead.
"""

from __future__ import annotations

import argparse
import itertools
import json
import time
from collections.abc import Callable

import torch

from tilewright.environments.games import scatter_game
from tilewright.environments.torch import AzulTorch

TABLES = list(itertools.product((2, 3, 4), ("coloured", "grey")))
GRAPH_STEPS = 32
MOVES = 200


def timed(work: Callable[[], object], steps: int, seconds: float, device: torch.device) -> float:
    """How many steps a second `work` does, which does `steps` of them."""
    work()
    settle(device)
    rounds = 0
    start = time.perf_counter()
    while True:
        work()
        settle(device)
        rounds += 1
        if (passed := time.perf_counter() - start) > seconds:
            return rounds * steps / passed


def settle(device: torch.device) -> None:
    """Wait for everything that is queued."""
    if device.type == "cuda":
        torch.cuda.synchronize(device)


def measure(games: int, players: int, side: str, device: str, seconds: float) -> dict[str, float]:
    """The three speeds of one kind of table with `games` games."""
    env = AzulTorch(games, players, side, device=device)
    env.reset(seed=1)
    env.scatter(50)
    scatter = env._arguments | {"steps": MOVES}
    found = {
        "moves": timed(lambda: env.rules._on.run(scatter_game, games, scatter), games * MOVES, seconds, env.device)
    }

    def steps(count: int) -> None:
        for _ in range(count):
            env.step(env.sample())

    count = 8 if games >= 1 << 17 else 32
    found["steps"] = timed(lambda: steps(count), games * count, seconds, env.device)
    if env.device.type == "cuda":
        graph = torch.cuda.CUDAGraph()
        with torch.cuda.graph(graph):
            steps(GRAPH_STEPS)
        found["graph"] = timed(graph.replay, games * GRAPH_STEPS, seconds, env.device)
    return found


def differences(games: int, steps: int, players: int, side: str, seed: int) -> int:
    """How many games of a batch differ between GPU and CPU, over `steps` steps.

    Rewards, flags, seats, actions and states are compared after every step, observations and masks after every tenth.
    """
    gpu, cpu = (AzulTorch(games, players, side, device=device) for device in ("cuda", "cpu"))
    shown, wanted = gpu.reset(seed=seed), cpu.reset(seed=seed)
    different = torch.zeros(games, dtype=torch.bool, device="cuda")
    for step in range(steps):
        pairs = [(gpu.states, cpu.states), (gpu.sample(), cpu.sample())]
        pairs += list(zip(shown, wanted, strict=True))[0 if step % 10 == 0 else 2 :]
        for one, other in pairs:
            different |= (one.reshape(games, -1) != other.to("cuda").reshape(games, -1)).any(-1)
        shown, wanted = gpu.step(gpu._actions), cpu.step(cpu._actions)
    return int(different.sum())


def main() -> None:
    """Measure what was asked for."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--device", default="cuda")
    parser.add_argument("--seconds", type=float, default=1.0, help="how long each speed is measured")
    parser.add_argument("--games", type=int, nargs="+", default=[1 << n for n in range(6, 21, 2)])
    parser.add_argument("--tables", nargs="+", default=["2c"], help="such as 2c 4g, or all")
    parser.add_argument("--equal", type=int, metavar="GAMES", help="compare GPU and CPU over that many games a table")
    parser.add_argument("--steps", type=int, default=150, help="with --equal: steps of each game")
    args = parser.parse_args()
    tables = [(p, s) for p, s in TABLES if "all" in args.tables or f"{p}{s[0]}" in args.tables]
    for players, side in tables:
        if args.equal:
            batch = min(args.equal, 1 << 17)
            batches = -(-args.equal // batch)
            bad = sum(differences(batch, args.steps, players, side, seed) for seed in range(batches))
            print(json.dumps({"table": f"{players}{side[0]}", "games": args.equal, "different": bad}), flush=True)
            continue
        for games in args.games:
            speeds = {
                name: round(speed) for name, speed in measure(games, players, side, args.device, args.seconds).items()
            }
            print(json.dumps({"table": f"{players}{side[0]}", "games": games} | speeds), flush=True)


if __name__ == "__main__":
    main()
