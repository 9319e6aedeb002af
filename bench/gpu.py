"""Steps a second of the games as tensors: `python -m bench.gpu`, on a GPU or with `--device cpu`.

Three figures: `moves`, moves alone (uniform legal moves, nothing written but the state); `steps`, whole steps (uniform
legal actions, step, rewards, auto-reset, observation and mask); `graph`, on a GPU, the same steps replayed as a CUDA
graph. `--jax` measures the form for JAX, `--pgx` games of pgx in the same way. `--equal` compares the GPU with the CPU
byte by byte instead.
"""

from __future__ import annotations

import argparse
import itertools
import json
import time
from collections.abc import Callable
from importlib import import_module
from typing import Any

import numpy as np
import torch

from tilewright.environments.games import scatter_game
from tilewright.environments.rewards import Reward
from tilewright.environments.torch import AzulTorch

TABLES = list(itertools.product((2, 3, 4), ("coloured", "grey")))
GRAPH_STEPS = 32
MOVES = 200
EQUAL_BATCH = 1 << 17
PGX_GAMES = ("connect_four", "2048", "backgammon", "go_9x9", "chess")


def timed(work: Callable[[], object], steps: int, seconds: float, device: torch.device) -> float:
    """Steps per second of `work`, each call of which does `steps` steps."""
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
    found = {"moves": timed(lambda: env.rules.on.run(scatter_game, games, scatter), games * MOVES, seconds, env.device)}

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


def differences(games: int, steps: int, players: int, side: str, number: int) -> int:
    """How many games of a batch differ between GPU and CPU, over `steps` steps.

    Rewards, flags, seats, actions and states are compared after every step; observations, masks and greedy moves after
    every tenth. The batches differ in the kind of reward and in the part of the game where they begin. In every second
    batch all seats but the first are opponents that move greedily a quarter of the time.
    """
    reward = list(Reward)[number // 2 % len(Reward)]
    opponents = dict.fromkeys(range(1, players), 0.25) if number % 2 else None
    gpu, cpu = (
        AzulTorch(games, players, side, device=device, reward=reward, opponents=opponents) for device in ("cuda", "cpu")
    )
    shown, wanted = gpu.reset(seed=number), cpu.reset(seed=number)
    if opponents is None:
        shown, wanted = (env.scatter(10 * (players - 1) * number) for env in (gpu, cpu))
    different = torch.zeros(games, dtype=torch.bool, device="cuda")
    for step in range(steps):
        pairs = [(gpu.states, cpu.states), (gpu.sample(), cpu.sample())]
        pairs += list(zip(shown, wanted, strict=True))[0 if step % 10 == 0 else 2 :]
        if step % 10 == 0:
            pairs.append((gpu.rules.greedy(gpu.states), cpu.rules.greedy(cpu.states)))
        for one, other in pairs:
            different |= (one.reshape(games, -1) != other.to("cuda").reshape(games, -1)).any(-1)
        shown, wanted = gpu.step(gpu._actions), cpu.step(cpu._actions)
    return int(different.sum())


def compare(games: int, steps: int, players: int, side: str) -> dict[str, Any]:
    """The number of games that differ, compared batch by batch."""
    batch = min(games, EQUAL_BATCH)
    start = time.perf_counter()
    bad = [differences(batch, steps, players, side, number) for number in range(-(-games // batch))]
    seconds = round(time.perf_counter() - start)
    return {"games": len(bad) * batch, "different": sum(bad), "by_batch": bad, "seconds": seconds}


def measure_jax(env: Any, games: int, seconds: float) -> float:
    """Random legal steps a second of an environment with pgx's names, with auto-reset, in a compiled loop."""
    jax: Any = import_module("jax")  # parts of it have no types
    steps = 64

    def one(state: Any, key: Any) -> tuple[Any, None]:
        for_action, for_step, for_game = jax.random.split(key, 3)
        noise = jax.random.gumbel(for_action, state.legal_action_mask.shape)
        action = jax.numpy.where(state.legal_action_mask, noise, -jax.numpy.inf).argmax(-1)
        stepped = jax.vmap(env.step)(state, action, jax.random.split(for_step, games))
        fresh = jax.vmap(env.init)(jax.random.split(for_game, games))
        over = stepped.terminated | stepped.truncated
        chosen = jax.tree.map(
            lambda new, old: jax.numpy.where(over.reshape(-1, *[1] * (new.ndim - 1)), new, old), fresh, stepped
        )
        return chosen, None

    play = jax.jit(lambda state, key: jax.lax.scan(one, state, jax.random.split(key, steps))[0])
    state = jax.jit(jax.vmap(env.init))(jax.random.split(jax.random.key(0), games))
    state = jax.block_until_ready(play(state, jax.random.key(1)))
    rounds = 0
    start = time.perf_counter()
    while (passed := time.perf_counter() - start) < seconds:
        state = jax.block_until_ready(play(state, jax.random.key(rounds)))
        rounds += 1
    return rounds * steps * games / passed


def jax_differences(env: Any, games: int, steps: int) -> int:
    """How many games of a batch differ between JAX's GPU and JAX's CPU, over `steps` random steps."""
    import jax

    devices = (jax.devices("gpu")[0], jax.devices("cpu")[0])
    init, step = jax.jit(jax.vmap(env.init)), jax.jit(jax.vmap(env.step))
    draw = jax.jit(lambda mask, key: jax.numpy.where(mask, jax.random.uniform(key, mask.shape), -1.0).argmax(1))
    different = np.zeros(games, bool)
    keys = jax.random.split(jax.random.key(0), games)
    states = [init(jax.device_put(keys, device)) for device in devices]
    for number in range(steps):
        for one, other in zip(*map(jax.tree.leaves, states), strict=True):
            different |= (np.asarray(one) != np.asarray(other)).reshape(games, -1).any(-1)
        keys = jax.random.split(jax.random.key(number), games)
        actions = draw(states[1].legal_action_mask, jax.device_put(keys[0], devices[1]))
        states = [
            step(state, jax.device_put(actions, device), jax.device_put(keys, device))
            for state, device in zip(states, devices, strict=True)
        ]
    return int(different.sum())


def jax_environments(tables: list[tuple[int, str]], with_pgx: bool) -> dict[str, Any]:
    """The environments to measure with JAX, by name."""
    from tilewright.environments.jax import Azul

    found: dict[str, Any] = {f"azul {players}{side[0]}": Azul(players, side) for players, side in tables}
    if with_pgx:
        try:
            pgx: Any = import_module("pgx")
        except ImportError as error:
            raise SystemExit(f"--pgx measures games of pgx: pip install pgx ({error})") from error
        found |= {f"pgx {name}": pgx.make(name) for name in PGX_GAMES}
    return found


def main() -> None:
    """Measure what was asked for."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--device", default="cuda")
    parser.add_argument("--seconds", type=float, default=1.0, help="how long each speed is measured")
    parser.add_argument("--games", type=int, nargs="+", default=[1 << n for n in range(6, 21, 2)])
    parser.add_argument("--tables", nargs="+", default=["2c"], help="such as 2c 4g, or all")
    parser.add_argument("--equal", type=int, metavar="GAMES", help="compare GPU and CPU over that many games a table")
    parser.add_argument("--steps", type=int, default=70, help="with --equal: steps of each game")
    parser.add_argument("--jax", action="store_true", help="measure the form for JAX, on JAX's default device")
    parser.add_argument("--pgx", action="store_true", help="and games of pgx in the same loop")
    args = parser.parse_args()
    tables = [(p, s) for p, s in TABLES if "all" in args.tables or f"{p}{s[0]}" in args.tables]

    def tell(**figures: Any) -> None:
        print(json.dumps(figures), flush=True)

    if args.jax or args.pgx:
        for name, env in jax_environments(tables, args.pgx).items():
            if args.equal:
                tell(env=name, games=args.equal, different=jax_differences(env, args.equal, args.steps))
                continue
            for games in args.games:
                tell(env=name, games=games, jax=round(measure_jax(env, games, args.seconds)))
        return
    for players, side in tables:
        table = f"{players}{side[0]}"
        if args.equal:
            tell(table=table, **compare(args.equal, args.steps, players, side))
            continue
        for games in args.games:
            speeds = measure(games, players, side, args.device, args.seconds)
            tell(table=table, games=games, **{name: round(speed) for name, speed in speeds.items()})


if __name__ == "__main__":
    main()
