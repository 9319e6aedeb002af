"""Learn Azul from scratch by planning: a small Gumbel AlphaZero on the pure form of the rules.

    python examples/gumbel_alphazero.py --minutes 10 --save az.pt --export gumbel-2c.npz --plot curve.svg
    python examples/gumbel_alphazero.py --minutes 10 --resume az.pt --save az.pt
    python examples/gumbel_alphazero.py --device cpu --minutes 5

At every move a few candidate actions are drawn without replacement by Gumbel noise and compared by sequential halving
(Danihelka et al., 2022). Each candidate is played in copies of the position, with deals drawn by the planner. Then the
policy plays some more moves, and the value network evaluates the last position. The network learns the improved policy
and the returns.
Needs PyTorch, and numba-cuda for a GPU: pip install 'tilewright[gpu,plot]'
"""

from __future__ import annotations

from typing import NamedTuple

import torch
from torch import Tensor, nn

from tilewright.environments.baselines import POINTS_SCALE
from tilewright.environments.learning import Learner, Replayed, compiled, run_example
from tilewright.environments.policy import Policy
from tilewright.environments.torch import Azul, AzulTorch

SMOOTHING = 0.9
LEARNING_RATE = (1e-3, 1e-4)  # at the start and at the end
SHARPNESS = 4.0
"""What an advantage of POINTS_SCALE points adds to the log-probability of a move."""


class Size(NamedTuple):
    """Sizes of batches, of the network and of the plans."""

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
    """The network's value of the position itself."""


class Planner:
    """Sequential halving with Gumbel noise over a few candidate actions."""

    def __init__(self, rules: Azul, policy: Policy, size: Size) -> None:
        self.rules, self.policy, self.size = rules, policy, size
        self.sample = compiled(self._sample, rules.device)

    def _sample(self, observation: Tensor, mask: Tensor) -> tuple[Tensor, Tensor]:
        logs, value = self.policy(observation, mask)
        return (logs + gumbel(logs)).argmax(1), value

    @torch.no_grad()
    def plan(self, states: Tensor, observation: Tensor, mask: Tensor, seat: Tensor) -> Plan:
        """Compare candidate actions of every position by playing them in copies of it."""
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
        expected = value[:, None].expand_as(logs).clone()  # moves that were not tried get the network's value
        expected.scatter_(1, candidates, torch.where(allowed, worth, value[:, None]))
        target = (logs + SHARPNESS * expected).softmax(1)
        return Plan(candidates.gather(1, best[:, None])[:, 0], target, value)

    def _try(self, states: Tensor, actions: Tensor, seat: Tensor, tries: int) -> Tensor:
        """The mean gain of a seat by actions (N, K) over some tries, in units of POINTS_SCALE points."""
        games, width = actions.shape
        rules = self.rules
        now = states.repeat_interleave(width * tries, 0)
        viewer = seat.repeat_interleave(width * tries)
        chosen = actions.flatten().repeat_interleave(tries)
        gained = torch.zeros(len(now), device=now.device)
        for _ in range(1 + self.size.plies):
            now, reward, terminated, _ = rules.play(now, chosen, reward="points")  # a finished game does not change
            gained += 2 * reward.gather(1, viewer[:, None])[:, 0] - reward.sum(1)
            now = rules.deal(now, random_keys(len(now), now.device))
            mover = rules.seats(now)
            observation, mask = rules.observe_and_mask(now, mover)
            chosen, value = self.sample(observation, mask)
        left = torch.where(mover == viewer, value, -value).masked_fill(terminated, 0.0)
        return (gained / POINTS_SCALE + left).view(games, width, tries).mean(2)


def gumbel(like: Tensor) -> Tensor:
    """Gumbel noise: the argmax of log-probabilities plus this noise is a sample."""
    return -(-torch.rand_like(like).clamp(1e-20).log()).clamp(1e-20).log()


def random_keys(count: int, device: torch.device) -> Tensor:
    """Keys for the planner's deals, independent of the game's."""
    return torch.randint(-(2**62), 2**62, (count,), device=device)


class GumbelAlphaZero(Learner):
    """A network that learns from the policies which planning improved."""

    def __init__(self, device: str, seed: int, side: str) -> None:
        torch.manual_seed(seed)
        self.size = size = SIZES[torch.device(device).type]
        self.games = AzulTorch(size.games, players=2, side=side, device=device, reward="points")
        policy = Policy(side, size.hidden).to(self.games.device)
        on_gpu = self.games.device.type == "cuda"
        optimiser = torch.optim.AdamW(policy.parameters(), LEARNING_RATE[0], weight_decay=1e-4, fused=on_gpu)
        super().__init__(policy, optimiser)
        self.planner = Planner(self.games.rules, policy, size)
        self.loss = compiled(self._loss, self.device)
        self.gather = Replayed(self._gather, self.device)
        self.games.reset(seed=seed)
        self.games.scatter(20)  # so that not all games begin and end together

    @torch.no_grad()
    def _gather(self) -> tuple[Tensor, Tensor, Tensor, Tensor]:
        """Play by planning; returns observations, masks, improved policies and returns."""
        kept: list[tuple[Tensor, ...]] = []
        now = self.games.now
        for _ in range(self.size.steps):
            seat = now.current_player.clone()
            plan = self.planner.plan(self.games.states, now.observation, now.mask, seat)
            seen, mask = now.observation.clone(), now.mask.clone()
            now = self.games.step(plan.action)
            gain = (2 * now.reward.gather(1, seat[:, None])[:, 0] - now.reward.sum(1)) / POINTS_SCALE
            same = torch.where(now.current_player == seat, 1.0, -1.0)
            kept.append(
                (seen, mask, plan.target, plan.value, gain, same.masked_fill(now.terminated | now.truncated, 0.0))
            )
        _, following = self.policy(now.observation, now.mask)
        returns = []
        running = following
        for _, _, _, value, gain, sign in reversed(kept):  # lambda-returns of the seat that moved
            running = gain + sign * ((1 - SMOOTHING) * following + SMOOTHING * running)
            following = value
            returns.append(running)
        seen, masks, targets = (torch.cat([step[part] for step in kept]) for part in range(3))
        return seen, masks, targets, torch.cat(returns[::-1])

    def _loss(self, seen: Tensor, masks: Tensor, targets: Tensor, returns: Tensor, part: Tensor) -> Tensor:
        """Cross-entropy to the improved policies plus the value's squared error, over a part of the moves."""
        logs, value = self.policy(seen[part], masks[part])
        cross_entropy = -(targets[part] * logs.clamp(min=-30)).sum(1).mean()
        loss: Tensor = cross_entropy + 0.5 * (value - returns[part]).square().mean()
        return loss

    def learn_once(self, progress: float) -> None:
        """Play by planning, then learn the improved policies and the returns."""
        gathered = self.gather()
        self.steps += self.size.steps * self.size.games
        self.set_rate(LEARNING_RATE, progress)
        for _ in range(self.size.epochs):
            order = torch.randperm(len(gathered[-1]), device=self.device)
            for part in torch.split(order, self.size.minibatch):
                self.optimiser.zero_grad()
                self.loss(*gathered, part).backward()
                nn.utils.clip_grad_norm_(self.policy.parameters(), 1.0, foreach=True)
                self.optimiser.step()


def main(arguments: list[str] | None = None) -> None:
    """Learn, report the progress, and plot it."""
    title = "Gumbel AlphaZero from scratch, the network alone (2 players)"
    run_example(__doc__, title, GumbelAlphaZero, arguments)


if __name__ == "__main__":
    main()
