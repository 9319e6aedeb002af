"""The common part of the learning examples: a loop that learns, measures and saves, its options, and CUDA graphs."""

from __future__ import annotations

import argparse
import math
import time
from collections.abc import Callable
from typing import Any, Generic, TypeVar

import torch

from . import policy as policies
from .errors import UnusableOption

MIXTURES = (0.0, 0.5, 1.0)
"""Opponents of the measurements, by their probability of a greedy move; their other moves are random."""
MEASUREMENTS = 20
WARM_UP = 2
"""The first rounds compile and capture, so they do not count for the steady speed."""

Result = TypeVar("Result")
Curve = list[tuple[float, list[float]]]
Rates = tuple[float, float]


class Learner:
    """A network, its optimiser and its progress; subclasses implement `learn_once`."""

    def __init__(self, policy: policies.Policy, optimiser: torch.optim.Optimizer) -> None:
        self.policy, self.optimiser = policy, optimiser
        self.device = policy.scale.device
        self.seconds = 0.0
        self.steps = 0

    def learn_once(self, progress: float) -> None:
        """Play for a while and learn from it; `progress` goes from 0 to 1 during a run."""
        raise NotImplementedError

    def set_rate(self, rates: Rates, progress: float) -> None:
        """Interpolate the learning rate between the first and the second, geometrically."""
        for group in self.optimiser.param_groups:
            group["lr"] = between(rates, progress)

    def save(self, path: str) -> None:
        """Write a checkpoint."""
        optimiser = self.optimiser.state_dict()
        policies.save(path, self.policy, optimiser=optimiser, seconds=self.seconds, steps=self.steps)

    def resume(self, path: str) -> None:
        """Continue from a checkpoint."""
        policy, content = policies.load(path, self.device)
        if (policy.side, policy.hidden) != (self.policy.side, self.policy.hidden):
            raise SystemExit(f"{path} holds another network: {policy.hidden} units, {policy.side} side")
        try:
            optimiser, self.seconds, self.steps = (content[name] for name in ("optimiser", "seconds", "steps"))
            self.optimiser.load_state_dict(optimiser)
        except (KeyError, TypeError, ValueError) as error:
            raise SystemExit(f"{path} holds a policy, but no training to continue: {error}") from error
        self.policy.load_state_dict(policy.state_dict())


def between(ends: Rates, progress: float) -> float:
    """Geometric interpolation between two numbers."""
    return math.exp(math.log(ends[0]) + progress * math.log(ends[1] / ends[0]))


class Replayed(Generic[Result]):
    """A function without arguments whose work on a GPU is recorded once and then replayed as a CUDA graph.

    Launching a kernel from Python takes longer than most kernels run. The first call compiles, the second records. The
    function must read and write the same tensors in every call. A replay overwrites the tensors that the recorded
    call returned.
    """

    allowed = True

    def __init__(self, work: Callable[[], Result], device: torch.device) -> None:
        self._work, self._on_gpu = work, device.type == "cuda"
        self._graph: Any = None
        self._calls = 0
        self._result: Any = None

    def __call__(self) -> Result:
        self._calls += 1
        if not (self._on_gpu and self.allowed) or self._calls == 1:
            return self._work()
        if self._graph is None:
            self._graph = torch.cuda.CUDAGraph()
            with torch.cuda.graph(self._graph):
                self._result = self._work()
        self._graph.replay()
        result: Result = self._result
        return result


def compiled(function: Callable[..., Any], device: torch.device) -> Callable[..., Any]:
    """The function, on a GPU compiled by PyTorch."""
    return torch.compile(function) if device.type == "cuda" else function


def learn(learner: Learner, minutes: float, measured: int, save: str | None) -> Curve:
    """Learn for that many more minutes; return the minutes and win shares measured meanwhile."""
    curve: Curve = []
    began, end = learner.seconds, learner.seconds + 60 * minutes
    next_measure = began
    all_seconds, all_steps = [0.0], [learner.steps]
    last = 0
    print("minutes    steps  million/s" + "".join(f"  vs {mixture:.0%} greedy" for mixture in MIXTURES))
    while True:
        if learner.seconds >= min(next_measure, end):
            shares = [policies.win_share(learner.policy, mixture, measured) for mixture in MIXTURES]
            curve.append((learner.seconds / 60, shares))
            speed = (all_steps[-1] - all_steps[last]) / max(all_seconds[-1] - all_seconds[last], 1e-9) / 1e6
            last = len(all_steps) - 1
            numbers = "".join(f"{share:15.1%}" for share in shares)
            print(f"{learner.seconds / 60:7.2f} {learner.steps:8.2e} {speed:10.2f}{numbers}", flush=True)
            if save:
                learner.save(save)
            next_measure = learner.seconds + 60 * minutes / MEASUREMENTS
        if learner.seconds >= end:
            break
        start = time.perf_counter()
        learner.learn_once(min(1.0, (learner.seconds - began) / max(end - began, 1e-9)))
        if learner.device.type == "cuda":
            torch.cuda.synchronize()
        learner.seconds += time.perf_counter() - start
        all_seconds.append(learner.seconds - began)
        all_steps.append(learner.steps)
    overall = (all_steps[-1] - all_steps[0]) / max(all_seconds[-1], 1e-9) / 1e6
    print(f"{overall:.3f} million steps/s with compiling", end="")
    if len(all_steps) > WARM_UP + 1:
        steady = (all_steps[-1] - all_steps[WARM_UP]) / (all_seconds[-1] - all_seconds[WARM_UP]) / 1e6
        print(f", {steady:.3f} after it", end="")
    print(flush=True)
    return curve


def run_example(
    words: str | None, title: str, make: Callable[[str, int, str], Learner], arguments: list[str] | None = None
) -> None:
    """The command of an example: make the learner, learn, print progress, save a checkpoint, plot the curve."""
    parser = argparse.ArgumentParser(description=words, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--minutes", type=float, default=5.0, help="how long to learn (default 5)")
    parser.add_argument("--device", default="cuda" if torch.cuda.is_available() else "cpu")
    parser.add_argument("--side", default="coloured", choices=("coloured", "grey"))
    parser.add_argument("--games", type=int, default=512, help="games of each measurement (default 512)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--save", metavar="FILE", help="where to save the network and its progress")
    parser.add_argument("--resume", metavar="FILE", help="continue from a saved network")
    parser.add_argument("--export", metavar="FILE.npz", help="where to freeze the network as a baseline")
    parser.add_argument("--plot", metavar="FILE", help="where to draw the learning curve (.svg or .png)")
    parser.add_argument("--no-graphs", action="store_true", help="run without CUDA graphs, which is slower")
    options = parser.parse_args(arguments)
    if options.games < 2:
        parser.error("--games: two or more, because each seat begins in half of them")
    Replayed.allowed = not options.no_graphs
    try:
        learner = make(options.device, options.seed, options.side)
        if options.resume:
            learner.resume(options.resume)
    except UnusableOption as error:
        raise SystemExit(str(error)) from error
    curve = learn(learner, options.minutes, options.games, options.save)
    if options.export:
        policies.export(options.export, learner.policy, learner.steps)
    if options.plot:
        plot_curve(curve, title, options.plot)


def plot_curve(curve: Curve, title: str, path: str) -> None:
    """A learning curve as a picture: minutes and win shares against greedy-random mixtures."""
    import matplotlib

    matplotlib.use("Agg")
    matplotlib.rcParams["svg.hashsalt"] = "tilewright"
    from matplotlib import pyplot

    figure, axes = pyplot.subplots(figsize=(7, 4))
    for index, mixture in enumerate(MIXTURES):
        label = "random" if mixture == 0 else f"{mixture:.0%} greedy"
        shares = [100 * found[index] for _, found in curve]
        axes.plot([when for when, _ in curve], shares, marker="o", markersize=3, label=label)
    axes.axhline(50, color="grey", linewidth=0.8, linestyle="--")
    axes.set(xlabel="minutes of learning", ylabel="victories, %", ylim=(0, 102))
    axes.set_title(title)
    axes.legend(loc="lower right")
    axes.grid(alpha=0.3)
    figure.tight_layout()
    figure.savefig(path, metadata={"Date": None} if path.endswith(".svg") else None)
