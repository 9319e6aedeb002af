"""Learn Azul from nothing by masked PPO in self-play, wholly on a GPU, or smaller on a CPU.

    python examples/ppo.py --minutes 10 --save ppo.pt --plot curve.svg
    python examples/ppo.py --minutes 10 --resume ppo.pt --save ppo.pt
    python examples/ppo.py --device cpu --minutes 5

Both seats are played by one network; observations, actions, rewards and gradients never leave the device. On the way it
is measured against greedy-random mixtures: an opponent that plays the greedy move with the given probability and any
legal move otherwise.
Needs PyTorch, and numba-cuda for a GPU: pip install 'tilewright[gpu,plot]'
"""

from __future__ import annotations

import argparse
import math
import time
from typing import Any, NamedTuple

import torch
from torch import Tensor, nn

from tilewright.environments import policy as policies
from tilewright.environments.torch import AzulTorch

CLIP = 0.2
SMOOTHING = 0.95
ENTROPY = (0.01, 0.001)  # its weight at the start and at the end
LEARNING_RATE = (1e-3, 1e-4)
POINTS_SCALE = 10.0
MIXTURES = (0.0, 0.5, 1.0)
MEASUREMENTS = 20


class Size(NamedTuple):
    """How much is done at once."""

    games: int
    steps: int
    minibatch: int
    epochs: int
    hidden: int


SIZES = {"cuda": Size(65536, 32, 131072, 2, 512), "cpu": Size(512, 64, 4096, 3, 128)}


class Learner:
    """The network, its optimiser, the games it plays, and where it stands."""

    def __init__(self, device: str, size: Size, seed: int, side: str) -> None:
        torch.manual_seed(seed)
        self.size = size
        self.games = AzulTorch(size.games, players=2, side=side, device=device, reward="points")
        self.device = self.games.device
        on_gpu = self.device.type == "cuda"
        self.policy = policies.Policy(side, size.hidden).to(self.device)
        self.optimiser = torch.optim.Adam(self.policy.parameters(), LEARNING_RATE[0], eps=1e-5, fused=on_gpu)
        self.loss: Any = torch.compile(self._loss) if on_gpu else self._loss
        self.choose: Any = torch.compile(self._choose) if on_gpu else self._choose
        self.seconds = 0.0
        self.steps = 0
        self.now = self.games.reset(seed=seed)
        shape = (size.steps, size.games)
        self.seen = torch.empty((*shape, self.now.observation.shape[1]), dtype=torch.uint8, device=self.device)
        self.masks = torch.empty((*shape, self.now.mask.shape[1]), dtype=torch.bool, device=self.device)
        self.chosen = torch.empty(shape, dtype=torch.int64, device=self.device)
        numbers = (torch.empty(shape, device=self.device) for _ in range(5))
        self.logs, self.values, self.gains, self.signs, self.advantages = numbers

    def _loss(
        self, seen: Tensor, mask: Tensor, chosen: Tensor, before: Tensor, gain: Tensor, target: Tensor, weight: Tensor
    ) -> Tensor:
        """PPO's clipped policy loss, the error of the value, and a little entropy."""
        logs, value = self.policy(seen, mask)
        ratio = (logs.gather(1, chosen[:, None])[:, 0] - before).exp()
        policy = -torch.minimum(ratio * gain, ratio.clamp(1 - CLIP, 1 + CLIP) * gain).mean()
        entropy = -(logs.exp() * logs.clamp(min=-30)).sum(1).mean()
        loss: Tensor = policy + 0.5 * (value - target).square().mean() - weight * entropy
        return loss

    def _choose(self, observation: Tensor, mask: Tensor) -> tuple[Tensor, Tensor, Tensor]:
        """A sampled action, its log-probability, and the value of where it is played."""
        logs, value = self.policy(observation, mask)
        noise = torch.rand_like(logs).clamp(1e-20).log().neg().log().neg()
        action = (logs + noise).argmax(1)  # Gumbel's trick: a sample without a running total
        return action, logs.gather(1, action[:, None])[:, 0], value

    @torch.no_grad()
    def gather(self) -> None:
        """Play both seats for a while and keep what was seen, done and gained; then work out the advantages."""
        now = self.now
        for step in range(self.size.steps):
            action, self.logs[step], self.values[step] = self.choose(now.observation, now.mask)
            self.seen[step], self.masks[step], self.chosen[step] = now.observation, now.mask, action
            seat = now.seat.clone()
            now = self.games.step(action)
            mine = now.reward.gather(1, seat[:, None])[:, 0]
            self.gains[step] = (2 * mine - now.reward.sum(1)) / POINTS_SCALE
            same = torch.where(now.seat == seat, 1.0, -1.0)  # what is good for the next seat is bad for this one
            self.signs[step] = torch.where(now.terminated | now.truncated, 0.0, same)
        _, following = self.policy(now.observation, now.mask)
        running = torch.zeros_like(following)
        for step in reversed(range(self.size.steps)):  # generalised advantage estimation
            error = self.gains[step] + self.signs[step] * following - self.values[step]
            running = error + SMOOTHING * self.signs[step] * running
            self.advantages[step] = running
            following = self.values[step]
        self.steps += self.size.steps * self.size.games

    def improve(self, progress: float) -> None:
        """A few passes of clipped policy gradients over what was gathered."""
        rate, entropy = (math.exp(math.log(a) + progress * math.log(b / a)) for a, b in (LEARNING_RATE, ENTROPY))
        for group in self.optimiser.param_groups:
            group["lr"] = rate
        weight = torch.tensor(entropy, device=self.device)
        gains = self.advantages.flatten()
        target = gains + self.values.flatten()
        gains = (gains - gains.mean()) / (gains.std() + 1e-8)
        seen, masks = self.seen.flatten(0, 1), self.masks.flatten(0, 1)
        chosen, before = self.chosen.flatten(), self.logs.flatten()
        for _ in range(self.size.epochs):
            order = torch.randperm(len(target), device=self.device)
            for start in range(0, len(target), self.size.minibatch):
                part = order[start : start + self.size.minibatch]
                self.optimiser.zero_grad()
                inputs = (seen[part], masks[part], chosen[part], before[part], gains[part], target[part])
                self.loss(*inputs, weight).backward()
                nn.utils.clip_grad_norm_(self.policy.parameters(), 0.5, foreach=True)
                self.optimiser.step()

    def save(self, path: str) -> None:
        """Write all that going on needs."""
        optimiser = self.optimiser.state_dict()
        policies.save(path, self.policy, optimiser=optimiser, seconds=self.seconds, steps=self.steps)

    def resume(self, path: str) -> None:
        """Go on where a saved run stood."""
        policy, content = policies.load(path, self.device)
        if (policy.side, policy.hidden) != (self.policy.side, self.policy.hidden):
            raise SystemExit(f"{path} holds a network of {policy.hidden} units for the {policy.side} side")
        self.policy.load_state_dict(policy.state_dict())
        self.optimiser.load_state_dict(content["optimiser"])
        self.seconds, self.steps = content["seconds"], content["steps"]


def learn(learner: Learner, minutes: float, measured: int, save: str | None) -> list[tuple[float, list[float]]]:
    """Learn for that many minutes more; the minutes and win shares measured on the way."""
    curve: list[tuple[float, list[float]]] = []
    began, begun_steps = learner.seconds, learner.steps
    end, next_measure = began + 60 * minutes, began
    print("minutes    steps  million/s" + "".join(f"  vs {mixture:.0%} greedy" for mixture in MIXTURES))
    while True:
        if learner.seconds >= min(next_measure, end):
            shares = [policies.win_share(learner.policy, mixture, measured) for mixture in MIXTURES]
            curve.append((learner.seconds / 60, shares))
            speed = (learner.steps - begun_steps) / max(learner.seconds - began, 1e-9) / 1e6
            numbers = "".join(f"{share:15.1%}" for share in shares)
            print(f"{learner.seconds / 60:7.2f} {learner.steps:8.2e} {speed:10.2f}{numbers}", flush=True)
            if save:
                learner.save(save)
            next_measure = learner.seconds + 60 * minutes / MEASUREMENTS
        if learner.seconds >= end:
            return curve
        start = time.perf_counter()
        learner.gather()
        learner.improve(min(1.0, (learner.seconds - began) / max(end - began, 1e-9)))
        if learner.device.type == "cuda":
            torch.cuda.synchronize()
        learner.seconds += time.perf_counter() - start


def main(arguments: list[str] | None = None) -> None:
    """Learn, say how it goes, and plot it."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--minutes", type=float, default=5.0, help="how long to learn (default 5)")
    parser.add_argument("--device", default="cuda" if torch.cuda.is_available() else "cpu")
    parser.add_argument("--side", default="coloured", choices=("coloured", "grey"))
    parser.add_argument("--games", type=int, default=512, help="games of each measurement (default 512)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--save", metavar="FILE", help="where to keep the network and where it stands")
    parser.add_argument("--resume", metavar="FILE", help="go on from a saved network")
    parser.add_argument("--plot", metavar="FILE", help="where to draw the learning curve (.svg or .png)")
    options = parser.parse_args(arguments)
    learner = Learner(options.device, SIZES[torch.device(options.device).type], options.seed, options.side)
    if options.resume:
        learner.resume(options.resume)
    curve = learn(learner, options.minutes, options.games, options.save)
    if options.plot:
        title = "Masked PPO from nothing, against greedy-random mixtures (2 players)"
        policies.plot_curve(curve, MIXTURES, title, options.plot)


if __name__ == "__main__":
    main()
