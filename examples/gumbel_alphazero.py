"""Learn Azul from nothing by planning: a small Gumbel AlphaZero on the pure form of the rules.

    python examples/gumbel_alphazero.py --minutes 10 --save az.pt --plot curve.svg
    python examples/gumbel_alphazero.py --device cpu --minutes 5

At every move a few candidate actions are drawn without replacement by Gumbel noise and compared by sequential halving
(Danihelka et al., 2022): each is tried on copies of the position that the policy plays on for some moves, with deals of
the planner's own, and the value network judges where they end. The network learns the improved policy and the returns.
Needs PyTorch, and numba-cuda for a GPU: pip install 'tilewright[gpu,plot]'
"""

from __future__ import annotations

import argparse
import time
from typing import Any, NamedTuple

import torch
from torch import Tensor

from tilewright.environments import policy as policies
from tilewright.environments.torch import Azul, AzulTorch

SMOOTHING = 0.9
LEARNING_RATE = 1e-3
POINTS_SCALE = 10.0
SHARPNESS = 4.0
"""How much a move gains in log-probability that is POINTS_SCALE points better."""
MIXTURES = (0.0, 0.5, 1.0)
MEASUREMENTS = 20


class Size(NamedTuple):
    """How much is done at once."""

    games: int
    steps: int
    minibatch: int
    epochs: int
    hidden: int
    candidates: int
    plies: int


SIZES = {"cuda": Size(8192, 16, 16384, 2, 512, 16, 3), "cpu": Size(64, 16, 512, 2, 128, 8, 2)}


class Plan(NamedTuple):
    """What planning found for a batch of positions."""

    action: Tensor
    target: Tensor
    """The improved policy, as probabilities."""
    value: Tensor
    """What the network expects of the position itself."""


class Planner:
    """Sequential halving with Gumbel noise over a few candidate actions."""

    def __init__(self, rules: Azul, policy: policies.Policy, size: Size) -> None:
        self.rules, self.policy, self.size = rules, policy, size
        on_gpu = rules.device.type == "cuda"
        self.sample: Any = torch.compile(self._sample, dynamic=True) if on_gpu else self._sample

    def _sample(self, observation: Tensor, mask: Tensor) -> tuple[Tensor, Tensor]:
        logs, value = self.policy(observation, mask)
        return (logs + gumbel(logs)).argmax(1), value

    @torch.no_grad()
    def plan(self, states: Tensor, observation: Tensor, mask: Tensor, seat: Tensor) -> Plan:
        """Compare candidate actions of every position by copies of it."""
        logs, value = self.policy(observation, mask)
        noisy = logs + gumbel(logs)
        games, width = len(states), self.size.candidates
        candidates = noisy.topk(width, dim=1).indices
        allowed = mask.gather(1, candidates)
        total = torch.zeros((games, width), device=states.device)
        visits = torch.zeros((games, width), device=states.device)
        scores = noisy.gather(1, candidates)
        tries = 1
        while width > 1:
            place = (
                (scores + SHARPNESS * total / visits.clamp(min=1)).masked_fill(~allowed, -1e9).topk(width, 1).indices
            )
            action = candidates.gather(1, place)
            found = self._try(states, action, seat, tries)
            total.scatter_add_(1, place, found * tries)
            visits.scatter_add_(1, place, torch.full_like(found, tries))
            width //= 2
            tries *= 2
        worth = total / visits.clamp(min=1)
        best = (scores + SHARPNESS * worth).masked_fill(~allowed | (visits == 0), -1e9).argmax(1)
        expected = value[:, None].expand_as(logs).clone()  # of moves that were not tried, what the network expects
        expected.scatter_(1, candidates, torch.where(allowed, worth, value[:, None]))
        target = (logs + SHARPNESS * expected).softmax(1)
        return Plan(candidates.gather(1, best[:, None])[:, 0], target, value)

    def _try(self, states: Tensor, actions: Tensor, seat: Tensor, tries: int) -> Tensor:
        """What actions (N, K) bring a seat on the mean of some tries, in POINTS_SCALE points."""
        games, width = actions.shape
        rules = self.rules
        now = states.repeat_interleave(width * tries, 0)
        viewer = seat.repeat_interleave(width * tries)
        chosen = actions.flatten().repeat_interleave(tries)
        gained = torch.zeros(len(now), device=now.device)
        for _ in range(1 + self.size.plies):
            now, reward, terminated, _ = rules.play(now, chosen, reward="points")  # an ended game stands still
            gained += 2 * reward.gather(1, viewer[:, None])[:, 0] - reward.sum(1)
            now = rules.deal(now, random_keys(len(now), now.device))
            mover = rules.seats(now)
            observation, mask = rules.observe_and_mask(now, mover)
            chosen, value = self.sample(observation, mask)
        left = torch.where(mover == viewer, value, -value).masked_fill(terminated, 0.0)
        return (gained / POINTS_SCALE + left).view(games, width, tries).mean(2)


def gumbel(like: Tensor) -> Tensor:
    """Gumbel noise: adding it to log-probabilities and taking the greatest is a sample."""
    return -(-torch.rand_like(like).clamp(1e-20).log()).clamp(1e-20).log()


def random_keys(count: int, device: torch.device) -> Tensor:
    """Keys for deals: the planner's, not the game's."""
    return torch.randint(-(2**62), 2**62, (count,), device=device)


class Learner:
    """The network, its optimiser, the games it plays, and where it stands."""

    def __init__(self, device: str, size: Size, seed: int, side: str) -> None:
        torch.manual_seed(seed)
        self.size = size
        self.games = AzulTorch(size.games, players=2, side=side, device=device, reward="points")
        self.device = self.games.device
        self.policy = policies.Policy(side, size.hidden).to(self.device)
        self.planner = Planner(self.games.rules, self.policy, size)
        self.optimiser = torch.optim.AdamW(self.policy.parameters(), LEARNING_RATE, weight_decay=1e-4)
        self.seconds = 0.0
        self.steps = 0
        self.now = self.games.reset(seed=seed)
        self.now = self.games.scatter(20)  # so that not all games begin and end together

    def gather(self) -> tuple[Tensor, ...]:
        """Play by planning; what was seen, the improved policies, and the returns."""
        kept: list[tuple[Tensor, ...]] = []
        now = self.now
        for _ in range(self.size.steps):
            seat = now.seat.clone()
            plan = self.planner.plan(self.games.states, now.observation, now.mask, seat)
            seen, mask = now.observation.clone(), now.mask.clone()
            now = self.games.step(plan.action)
            gain = (2 * now.reward.gather(1, seat[:, None])[:, 0] - now.reward.sum(1)) / POINTS_SCALE
            same = torch.where(now.seat == seat, 1.0, -1.0)
            kept.append(
                (seen, mask, plan.target, plan.value, gain, same.masked_fill(now.terminated | now.truncated, 0.0))
            )
        with torch.no_grad():
            _, following = self.policy(now.observation, now.mask)
        returns = []
        running = following
        for _, _, _, value, gain, sign in reversed(kept):  # lambda-returns of the seat that moved
            running = gain + sign * ((1 - SMOOTHING) * following + SMOOTHING * running)
            following = value
            returns.append(running)
        self.steps += self.size.steps * self.size.games
        seen, masks, targets = (torch.cat([step[part] for step in kept]) for part in range(3))
        return seen, masks, targets, torch.cat(returns[::-1])

    def improve(self, seen: Tensor, masks: Tensor, targets: Tensor, returns: Tensor) -> None:
        """Learn the improved policies and the returns."""
        for _ in range(self.size.epochs):
            order = torch.randperm(len(returns), device=self.device)
            for start in range(0, len(returns), self.size.minibatch):
                part = order[start : start + self.size.minibatch]
                logs, value = self.policy(seen[part], masks[part])
                cross_entropy = -(targets[part] * logs.clamp(min=-30)).sum(1).mean()
                loss = cross_entropy + 0.5 * (value - returns[part]).square().mean()
                self.optimiser.zero_grad()
                loss.backward()
                torch.nn.utils.clip_grad_norm_(self.policy.parameters(), 1.0)
                self.optimiser.step()


def learn(learner: Learner, minutes: float, measured: int, save: str | None) -> list[tuple[float, list[float]]]:
    """Learn for that many minutes; the minutes and win shares of the network alone, without planning."""
    curve: list[tuple[float, list[float]]] = []
    end, next_measure = 60 * minutes, 0.0
    print("minutes    moves" + "".join(f"  vs {mixture:.0%} greedy" for mixture in MIXTURES))
    while True:
        if learner.seconds >= min(next_measure, end):
            shares = [policies.win_share(learner.policy, mixture, measured) for mixture in MIXTURES]
            curve.append((learner.seconds / 60, shares))
            numbers = "".join(f"{share:15.1%}" for share in shares)
            print(f"{learner.seconds / 60:7.2f} {learner.steps:8.2e}{numbers}", flush=True)
            if save:
                policies.save(save, learner.policy, seconds=learner.seconds, steps=learner.steps)
            next_measure = learner.seconds + 60 * minutes / MEASUREMENTS
        if learner.seconds >= end:
            return curve
        start = time.perf_counter()
        learner.improve(*learner.gather())
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
    parser.add_argument("--save", metavar="FILE", help="where to keep the network")
    parser.add_argument("--plot", metavar="FILE", help="where to draw the learning curve (.svg or .png)")
    options = parser.parse_args(arguments)
    learner = Learner(options.device, SIZES[torch.device(options.device).type], options.seed, options.side)
    curve = learn(learner, options.minutes, options.games, options.save)
    if options.plot:
        policies.plot_curve(
            curve, MIXTURES, "Gumbel AlphaZero from nothing, the network alone (2 players)", options.plot
        )


if __name__ == "__main__":
    main()
