"""Steps a second of azul_v0, AzulVectorEnv and python_azul, and of other games of PettingZoo and OpenSpiel.

    python bench/environments.py [--seconds S] [--slices N] [--threads] [--json]

All play uniformly random legal actions on one thread. Short slices alternate in one run, and processor time is
measured, so that other load affects all alike. The median of the slices is reported, and the ratios to the other games.
A step of PettingZoo is `last`, a masked `sample` and `step`; the last call of each agent, `step(None)`, counts too. A
step of OpenSpiel is a decision of a player: list the legal actions, choose one and apply it. Chance nodes (a drawn
tile, a roll of dice) take time but are not counted. "observed" also makes the observation tensor and the mask. The
vectorised form writes observations and masks, and its actions are drawn in compiled code; it is measured with copied
arrays, as by default, and without.

--threads measures the vectorised form in wall-clock time instead, with one thread and more, for batches of several
sizes. Use an idle machine.
"""

from __future__ import annotations

import argparse
import json
import os
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

BARS = {
    "azul_v0.env()": 20_000,
    "azul_v0.raw_env()": 60_000,
    "AzulVectorEnv, copy=False": 3_000_000,
    "python_azul": 30_000,
}
PEERS = {
    "azul_v0.env()": ("tictactoe_v3.env()", "connect_four_v3.env()"),
    "azul_v0.raw_env()": ("tictactoe_v3.raw_env()", "connect_four_v3.raw_env()"),
    "AzulVectorEnv, copy=False": ("AzulVectorEnv", "tictactoe_v3.env()", "connect_four_v3.env()"),
    "python_azul": ("backgammon",),
    "python_azul, observed": ("backgammon, observed",),
}
VECTOR = 1024
VECTOR_STEPS = 32
MOST_BYTES = 4096

Work = Iterator[int]


def cycle(env: Any) -> Work:
    """PettingZoo: an endless series of games; yields the number of steps after each."""
    while True:
        env.reset()
        steps = 0
        for agent in env.agent_iter():
            seen, _, terminated, truncated, _ = env.last()
            over = terminated or truncated
            env.step(None if over else env.action_space(agent).sample(seen["action_mask"]))
            steps += 1
        yield steps


def tree(name: str, *, observed: bool = False) -> Work:
    """OpenSpiel: an endless series of games; only the players' decisions count."""
    pyspiel: Any = import_module("pyspiel")
    game = pyspiel.load_game(name)
    observation = import_module("open_spiel.python.observation").make_observation(game) if observed else None
    chance = random.Random(1)
    while True:
        state = game.new_initial_state()
        decisions = 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                action = chance.choices(outcomes, weights)[0]
            else:
                if observation is not None:
                    observation.set_from(state, state.current_player())
                    state.legal_actions_mask()
                action = chance.choice(state.legal_actions())
                decisions += 1
            state.apply_action(action)
        yield decisions


def batch(envs: AzulVectorEnv) -> Work:
    """The vectorised form."""
    envs.reset(seed=1)
    while True:
        for _ in range(VECTOR_STEPS):
            envs.step(envs.choose_actions())
        yield envs.num_envs * VECTOR_STEPS


def peers() -> dict[str, Work]:
    """Games of PettingZoo and OpenSpiel."""
    if find_spec("pygame") is None:  # these games import pygame, but draw nothing here
        sys.modules["pygame"] = ModuleType("pygame")
    found = {}
    for name, version in (("tictactoe", "v3"), ("connect_four", "v3")):
        module: Any = import_module(f"pettingzoo.classic.{name}.{name}")
        for form in ("env", "raw_env"):
            found[f"{name}_{version}.{form}()"] = cycle(getattr(module, form)())
    return found | {"backgammon": tree("backgammon"), "backgammon, observed": tree("backgammon", observed=True)}


def ours() -> dict[str, Work]:
    """The environments of Tilewright."""
    import_module("tilewright.environments.python_azul")
    return {
        "azul_v0.env()": cycle(azul_v0.env()),
        "azul_v0.raw_env()": cycle(azul_v0.raw_env()),
        "AzulVectorEnv": batch(AzulVectorEnv(VECTOR)),
        "AzulVectorEnv, copy=False": batch(AzulVectorEnv(VECTOR, copy=False)),
        "python_azul": tree("python_azul"),
        "python_azul, observed": tree("python_azul", observed=True),
    }


def tables() -> dict[str, Work]:
    """The vectorised form on every kind of table."""
    return {
        f"AzulVectorEnv {players}{side[0]}": batch(AzulVectorEnv(VECTOR, players, side, copy=False))
        for players in (2, 3, 4)
        for side in ("coloured", "grey")
    }


def speed(work: Work, seconds: float, clock: Callable[[], float]) -> float:
    """Steps a second, by the given clock."""
    began, steps = clock(), 0
    end = time.perf_counter() + seconds
    while time.perf_counter() < end:
        steps += next(work)
    return steps / (clock() - began)


def measure(works: dict[str, Work], seconds: float, slices: int) -> dict[str, float]:
    """The median speed of each, measured in turns."""
    for work in works.values():
        next(work)  # compiles
    found: dict[str, list[float]] = {name: [] for name in works}
    for _ in range(slices):
        for name, work in works.items():
            found[name].append(speed(work, seconds / slices, time.thread_time))
    return {name: statistics.median(speeds) for name, speeds in found.items()}


def by_threads(seconds: float, slices: int) -> None:
    """Print the steps a second (wall clock) of batches of several sizes: with one thread, and with more."""
    cores = os.cpu_count() or 1
    counts = [count for count in (1, 2, 4, 8, 16) if count <= cores]
    print(f"{'games':>8}" + "".join(f"{f'{count} threads':>14}" for count in counts) + "  threads by default")
    for games in (64, 1024, 2048, 4096, 8192, 16384, 65536):
        works = {count: batch(AzulVectorEnv(games, num_threads=count, copy=False)) for count in counts}
        for work in works.values():
            next(work)
        found: dict[int, list[float]] = {count: [] for count in counts}
        for _ in range(slices):
            for count, work in works.items():
                found[count].append(speed(work, seconds / slices, time.perf_counter))
        row = "".join(f"{statistics.median(found[count]):>14,.0f}" for count in counts)
        print(f"{games:>8,}{row}{AzulVectorEnv(games).num_threads:>20}", flush=True)


def main(arguments: list[str] | None = None) -> int:
    """Measure and print; the exit status tells whether every target is reached."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=2.0, help="for each figure (default 2)")
    parser.add_argument("--slices", type=int, default=5, help="alternating slices for each figure (default 5)")
    parser.add_argument("--json", action="store_true", help="print figures for programs")
    parser.add_argument("--threads", action="store_true", help="measure threads instead")
    options = parser.parse_args(arguments)
    if options.threads:
        by_threads(options.seconds, options.slices)
        return 0
    speeds = measure(ours() | peers(), options.seconds, options.slices)
    by_table = measure(tables(), options.seconds / 2, options.slices)
    memory = AzulVectorEnv(VECTOR, 4, "grey").memory_per_env
    ratios = {name: {peer: speeds[name] / speeds[peer] for peer in PEERS[name]} for name in PEERS}
    reached = all(speeds[name] >= bar for name, bar in BARS.items()) and memory < MOST_BYTES
    if options.json:
        figures = {"steps_per_s": speeds | by_table, "ratios": ratios}
        print(json.dumps(figures | {"bytes_per_env": memory, "reached": reached}))
        return 0 if reached else 1
    print(f"{'random legal play, 2c':<28}{'steps/s':>14}{'target':>14}")
    for name, value in speeds.items():
        print(f"{name:<28}{value:>14,.0f}{f'{BARS[name]:,}' if name in BARS else '':>14}")
    for name, value in by_table.items():
        print(f"{name:<28}{value:>14,.0f}")
    print(f"{'bytes an environment, 4g':<28}{memory:>14,.0f}{f'{MOST_BYTES:,}':>14}")
    for name, compared in ratios.items():
        print(f"{name}: " + ", ".join(f"{ratio:,.1f} times {peer}" for peer, ratio in compared.items()))
    print("every target is reached" if reached else "NOT every target is reached")
    return 0 if reached else 1


if __name__ == "__main__":
    sys.exit(main())
