"""Steps a second of every environment, beside PettingZoo's and OpenSpiel's own, in one run and in turns.

    python bench/environments.py [--seconds S] [--slices N] [--json]

Everybody plays uniformly random legal actions on one thread. Short slices alternate and processor time is what counts,
so that whatever else the machine does hits all alike; the median of the slices is reported, and the ratios to the
peers. A step of PettingZoo is `last`, a masked `sample` and `step`; one of OpenSpiel asks for the legal actions or the
chances, chooses and applies, and a drawn tile or a roll of dice is a step too. The vectorised form writes observations
and masks, and its actions are drawn in compiled code.
"""

from __future__ import annotations

import argparse
import json
import random
import statistics
import sys
import time
from collections.abc import Callable, Iterator
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType
from typing import Any

from tilewright.environments import AzulVectorEnv, azul_v0

BARS = {"azul_v0.env()": 20_000, "azul_v0.raw_env()": 60_000, "AzulVectorEnv": 3_000_000, "python_azul": 50_000}
PEERS = {
    "azul_v0.env()": ("tictactoe_v3.env()", "connect_four_v3.env()"),
    "azul_v0.raw_env()": ("tictactoe_v3.raw_env()", "connect_four_v3.raw_env()"),
    "AzulVectorEnv": ("tictactoe_v3.env()", "connect_four_v3.env()"),
    "python_azul": ("backgammon",),
}
VECTOR = 1024
VECTOR_STEPS = 32
MOST_BYTES = 4096

Work = Iterator[int]


def cycle(env: Any) -> Work:
    """PettingZoo: games without end; yields a count after each."""
    while True:
        env.reset()
        steps = 0
        for agent in env.agent_iter():
            seen, _, terminated, truncated, _ = env.last()
            over = terminated or truncated
            env.step(None if over else env.action_space(agent).sample(seen["action_mask"]))
            steps += 1
        yield steps


def tree(name: str) -> Work:
    """OpenSpiel: games without end."""
    pyspiel: Any = import_module("pyspiel")
    game = pyspiel.load_game(name)
    chance = random.Random(1)
    while True:
        state = game.new_initial_state()
        steps = 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                action = chance.choices(outcomes, weights)[0]
            else:
                action = chance.choice(state.legal_actions())
            state.apply_action(action)
            steps += 1
        yield steps


def batch(envs: AzulVectorEnv) -> Work:
    """The vectorised form."""
    envs.reset(seed=1)
    while True:
        for _ in range(VECTOR_STEPS):
            envs.step(envs.choose_actions())
        yield envs.num_envs * VECTOR_STEPS


def peers() -> dict[str, Work]:
    """Other people's games."""
    if find_spec("pygame") is None:  # they draw with it, but nothing is drawn here
        sys.modules["pygame"] = ModuleType("pygame")
    found = {}
    for name, version in (("tictactoe", "v3"), ("connect_four", "v3")):
        module: Any = import_module(f"pettingzoo.classic.{name}.{name}")
        for form in ("env", "raw_env"):
            found[f"{name}_{version}.{form}()"] = cycle(getattr(module, form)())
    return found | {"backgammon": tree("backgammon")}


def ours() -> dict[str, Work]:
    """Tilewright's."""
    import_module("tilewright.environments.python_azul")
    return {
        "azul_v0.env()": cycle(azul_v0.env()),
        "azul_v0.raw_env()": cycle(azul_v0.raw_env()),
        "AzulVectorEnv": batch(AzulVectorEnv(VECTOR)),
        "python_azul": tree("python_azul"),
    }


def tables() -> dict[str, Work]:
    """The vectorised form on every kind of table."""
    return {
        f"AzulVectorEnv {players}{side[0]}": batch(AzulVectorEnv(VECTOR, players, side))
        for players in (2, 3, 4)
        for side in ("coloured", "grey")
    }


def speed(work: Work, seconds: float, clock: Callable[[], float]) -> float:
    """Steps a second of processor time."""
    began, steps = clock(), 0
    end = time.perf_counter() + seconds
    while time.perf_counter() < end:
        steps += next(work)
    return steps / (clock() - began)


def measure(works: dict[str, Work], seconds: float, slices: int) -> dict[str, float]:
    """The median speed of each, in turns."""
    for work in works.values():
        next(work)  # compiles
    found: dict[str, list[float]] = {name: [] for name in works}
    for _ in range(slices):
        for name, work in works.items():
            found[name].append(speed(work, seconds / slices, time.thread_time))
    return {name: statistics.median(speeds) for name, speeds in found.items()}


def on_two_threads(seconds: float) -> float:
    """The vectorised form on two threads, by the clock on the wall."""
    work = batch(AzulVectorEnv(2 * VECTOR, num_threads=2))
    next(work)
    return speed(work, seconds, time.perf_counter)


def main(arguments: list[str] | None = None) -> int:
    """Measure and print; the exit status tells whether every bar is reached."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=2.0, help="for each figure (default 2)")
    parser.add_argument("--slices", type=int, default=5, help="turns (default 5)")
    parser.add_argument("--json", action="store_true", help="print figures for programs")
    options = parser.parse_args(arguments)
    speeds = measure(ours() | peers(), options.seconds, options.slices)
    by_table = measure(tables(), options.seconds / 2, options.slices)
    threads = on_two_threads(options.seconds)
    memory = AzulVectorEnv(VECTOR, 4, "grey").memory_per_env
    ratios = {name: {peer: speeds[name] / speeds[peer] for peer in PEERS[name]} for name in BARS}
    reached = all(speeds[name] >= bar for name, bar in BARS.items()) and memory < MOST_BYTES
    if options.json:
        figures = {"steps_per_s": speeds | by_table, "two_threads_per_s": threads, "ratios": ratios}
        print(json.dumps(figures | {"bytes_per_env": memory, "reached": reached}))
        return 0 if reached else 1
    print(f"{'random legal play, 2c':<28}{'steps/s':>14}{'bar':>14}")
    for name, value in speeds.items():
        print(f"{name:<28}{value:>14,.0f}{f'{BARS[name]:,}' if name in BARS else '':>14}")
    for name, value in by_table.items():
        print(f"{name:<28}{value:>14,.0f}")
    print(f"{'AzulVectorEnv, 2 threads':<28}{threads:>14,.0f}")
    print(f"{'bytes an environment, 4g':<28}{memory:>14,.0f}{f'{MOST_BYTES:,}':>14}")
    for name, compared in ratios.items():
        print(f"{name}: " + ", ".join(f"{ratio:,.1f} times {peer}" for peer, ratio in compared.items()))
    print("every bar is reached" if reached else "NOT every bar is reached")
    return 0 if reached else 1


if __name__ == "__main__":
    sys.exit(main())
