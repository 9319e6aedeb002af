"""Learn Azul from scratch by masked PPO in self-play, and measure the progress against greedy-random mixtures.

    python examples/learn_ppo.py --minutes 5 --plot curve.svg

A mixture is an opponent that plays the greedy move with a given probability and a random legal move otherwise.
Needs PyTorch, and matplotlib for the plot: pip install 'tilewright[environments,examples]'
"""

from __future__ import annotations

import argparse
import sys
import time
from importlib import import_module
from typing import Any

import numpy as np
import numpy.typing as npt

from tilewright.environments import AzulVectorEnv
from tilewright.environments.observing import observation_high

GAMES = 512
STEPS = 64
MINIBATCH = 4096
EPOCHS = 3
LEARNING_RATE = 1e-3
CLIP = 0.2
SMOOTHING = 0.95
ENTROPY = 0.01
POINTS_SCALE = 10.0
MIXTURES = (0.0, 0.5, 0.75, 1.0)
HIDDEN = 128


def load(name: str) -> Any:
    """Import a package that the extra `environments` does not install."""
    try:
        return import_module(name)
    except ModuleNotFoundError:
        sys.exit(f"{name} is missing; install it with: pip install 'tilewright[environments,examples]'")


class Learner:
    """A small network: one trunk, a head that scores the actions and one that predicts the margin."""

    def __init__(self, torch: Any, envs: AzulVectorEnv, seed: int) -> None:
        torch.manual_seed(seed)
        self.torch = torch
        actions = envs.action_masks.shape[1]
        inputs = envs.observations.shape[1]
        nn = torch.nn
        self.network = nn.Sequential(
            nn.Linear(inputs, HIDDEN), nn.ReLU(), nn.Linear(HIDDEN, HIDDEN), nn.ReLU(), nn.Linear(HIDDEN, actions + 1)
        )
        self.optimiser = torch.optim.Adam(self.network.parameters(), LEARNING_RATE)
        self.scale = torch.from_numpy(1.0 / observation_high(envs.players, envs.side).astype(np.float32))

    def look(self, observations: Any, masks: Any) -> tuple[Any, Any]:
        """Log-probabilities of the actions (illegal ones have probability 0), and the value."""
        outputs = self.network(observations.float() * self.scale)
        logits = outputs[:, :-1].masked_fill(masks == 0, -1e9)
        return self.torch.log_softmax(logits, 1), outputs[:, -1]

    def act(self, envs: AzulVectorEnv, *, best: bool = False) -> tuple[Any, Any, Any]:
        """An action for every game, its log-probability, and the value of the position."""
        torch = self.torch
        with torch.no_grad():
            logs, values = self.look(torch.from_numpy(envs.observations), torch.from_numpy(envs.action_masks))
            actions = logs.argmax(1) if best else torch.multinomial(logs.exp(), 1)[:, 0]
            return actions, logs.gather(1, actions[:, None])[:, 0], values


def gather(learner: Learner, envs: AzulVectorEnv) -> dict[str, Any]:
    """Play both seats; returns observations, actions and rewards by step and game."""
    torch = learner.torch
    games = np.arange(envs.num_envs)
    steps: dict[str, list[Any]] = {
        name: [] for name in ("observations", "masks", "actions", "logs", "values", "gains", "over", "seats")
    }
    for _ in range(STEPS):
        seats = envs.current_player.astype(np.int64)
        steps["seats"].append(torch.from_numpy(seats))
        steps["observations"].append(torch.from_numpy(envs.observations.copy()))
        steps["masks"].append(torch.from_numpy(envs.action_masks.copy()))
        actions, logs, values = learner.act(envs)
        _, rewards, terminated, truncated, _ = envs.step(actions.numpy())
        gains = (rewards[games, seats] - rewards[games, 1 - seats]) / POINTS_SCALE
        steps["gains"].append(torch.from_numpy(gains.astype(np.float32)))
        steps["over"].append(torch.from_numpy(terminated | truncated))
        for name, value in (("actions", actions), ("logs", logs), ("values", values)):
            steps[name].append(value)
    _, _, last = learner.act(envs)
    steps["values"].append(last)
    steps["seats"].append(torch.from_numpy(envs.current_player.astype(np.int64)))
    return {name: torch.stack(values) for name, values in steps.items()}


def advantages(torch: Any, steps: dict[str, Any]) -> Any:
    """Generalised advantage estimation for two players: the value changes its sign when the seat to move changes."""
    result = torch.zeros_like(steps["gains"])
    running = torch.zeros_like(steps["gains"][0])
    for step in reversed(range(STEPS)):
        sign = torch.where(steps["seats"][step] == steps["seats"][step + 1], 1.0, -1.0)
        sign = sign * ~steps["over"][step]
        difference = steps["gains"][step] + sign * steps["values"][step + 1] - steps["values"][step]
        running = difference + SMOOTHING * sign * running
        result[step] = running
    return result


def improve(learner: Learner, steps: dict[str, Any]) -> None:
    """A few passes of clipped policy gradients over the gathered steps."""
    torch = learner.torch
    advantage = advantages(torch, steps).flatten()
    target = advantage + steps["values"][:-1].flatten()
    flat = {name: steps[name].flatten(0, 1) for name in ("observations", "masks", "actions", "logs")}
    advantage = (advantage - advantage.mean()) / (advantage.std() + 1e-8)
    for _ in range(EPOCHS):
        for part in torch.randperm(len(target)).split(MINIBATCH):
            logs, values = learner.look(flat["observations"][part], flat["masks"][part])
            ratio = (logs.gather(1, flat["actions"][part, None])[:, 0] - flat["logs"][part]).exp()
            gain = advantage[part]
            policy = -torch.minimum(ratio * gain, ratio.clamp(1 - CLIP, 1 + CLIP) * gain).mean()
            entropy = -(logs.exp() * logs.clamp(min=-30)).sum(1).mean()
            loss = policy + 0.5 * (values - target[part]).square().mean() - ENTROPY * entropy
            learner.optimiser.zero_grad()
            loss.backward()
            torch.nn.utils.clip_grad_norm_(learner.network.parameters(), 0.5)
            learner.optimiser.step()


def win_share(learner: Learner, greedy: float, games: int, seed: int) -> float:
    """The learner's win share against a mixture, over `games` games; it starts in half of them."""
    envs = AzulVectorEnv(games, players=2, reward="win")
    envs.reset(seed=seed)
    seat = np.arange(games) % 2
    result: npt.NDArray[np.float64] = np.full(games, np.nan)
    while np.isnan(result).any():
        actions = envs.choose_actions(greedy).copy()
        chosen, _, _ = learner.act(envs, best=True)
        mine = envs.current_player == seat
        actions[mine] = chosen.numpy()[mine]
        _, rewards, terminated, truncated, _ = envs.step(actions)
        done = (terminated | truncated) & np.isnan(result)
        result[done] = (rewards[np.arange(games), seat][done] + 1) / 2
    return float(result.mean())


def learn(minutes: float, seed: int, games_to_measure: int) -> list[tuple[float, list[float]]]:
    """Learn for `minutes`; returns pairs of minutes and the win shares measured then."""
    torch = load("torch")
    torch.set_num_threads(1)  # the network is too small to share: on busy cores two threads are five times slower
    envs = AzulVectorEnv(GAMES, players=2, reward="points")
    learner = Learner(torch, envs, seed)
    envs.reset(seed=seed)
    curve: list[tuple[float, list[float]]] = []
    learned, next_measure = 0.0, 0.0
    print("minutes   games" + "".join(f"  vs {mixture:.0%} greedy" for mixture in MIXTURES))
    finished = 0
    while True:
        if learned >= next_measure or learned >= minutes * 60:
            shares = [win_share(learner, mixture, games_to_measure, seed=1) for mixture in MIXTURES]
            curve.append((learned / 60, shares))
            print(f"{learned / 60:7.2f} {finished:7d}" + "".join(f"{share:15.1%}" for share in shares), flush=True)
            next_measure = learned + minutes * 60 / 20
        if learned >= minutes * 60:
            return curve
        began = time.perf_counter()
        steps = gather(learner, envs)
        improve(learner, steps)
        finished += int(steps["over"].sum())
        learned += time.perf_counter() - began


def plot(curve: list[tuple[float, list[float]]], path: str) -> None:
    """The learning curve as a picture."""
    matplotlib = load("matplotlib")
    matplotlib.use("Agg")
    matplotlib.rcParams["svg.hashsalt"] = "tilewright"
    pyplot = import_module("matplotlib.pyplot")
    figure, axes = pyplot.subplots(figsize=(7, 4))
    minutes = [when for when, _ in curve]
    for index, mixture in enumerate(MIXTURES):
        label = "random" if mixture == 0 else f"{mixture:.0%} greedy"
        axes.plot(minutes, [100 * shares[index] for _, shares in curve], marker="o", markersize=3, label=label)
    axes.axhline(50, color="grey", linewidth=0.8, linestyle="--")
    axes.set(xlabel="minutes of learning", ylabel="victories, %", ylim=(0, 102))
    axes.set_title("Masked PPO from scratch, against greedy-random mixtures (2 players)")
    axes.legend(loc="center right")
    axes.grid(alpha=0.3)
    figure.tight_layout()
    figure.savefig(path, metadata={"Date": None} if path.endswith(".svg") else None)


def main(arguments: list[str] | None = None) -> None:
    """Learn, report the progress, and plot it."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--minutes", type=float, default=5.0, help="how long to learn (default 5)")
    parser.add_argument("--games", type=int, default=512, help="games of each measurement (default 512)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--plot", metavar="FILE", help="where to draw the learning curve (.svg or .png)")
    options = parser.parse_args(arguments)
    curve = learn(options.minutes, options.seed, options.games)
    if options.plot:
        plot(curve, options.plot)


if __name__ == "__main__":
    main()
