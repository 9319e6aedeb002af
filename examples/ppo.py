"""Learn Azul from scratch by masked PPO in self-play, entirely on a GPU, or with a smaller network on a CPU.

    python examples/ppo.py --minutes 10 --save ppo.pt --export ppo-2c.npz --plot curve.svg
    python examples/ppo.py --minutes 10 --resume ppo.pt --save ppo.pt
    python examples/ppo.py --device cpu --minutes 5

One network plays both seats; observations, actions, rewards and gradients never leave the device. During training the
network is measured against opponents that play the greedy move with a given probability and a random legal move
otherwise.
Needs PyTorch, and numba-cuda for a GPU: pip install 'tilewright[gpu,plot]'
"""

from __future__ import annotations

from typing import NamedTuple

import torch
from torch import Tensor, nn

from tilewright.environments.baselines import POINTS_SCALE
from tilewright.environments.learning import Learner, Replayed, between, compiled, run_example
from tilewright.environments.policy import Policy
from tilewright.environments.torch import AzulTorch

CLIP = 0.2
SMOOTHING = 0.95
ENTROPY = (0.01, 0.001)  # weight of the entropy bonus at the start and at the end
LEARNING_RATE = (1e-3, 1e-4)


class Size(NamedTuple):
    """Sizes of batches and of the network."""

    games: int
    steps: int
    minibatch: int
    epochs: int
    hidden: int


SIZES = {"cuda": Size(65536, 32, 131072, 2, 512), "cpu": Size(512, 64, 4096, 3, 128)}


class PPO(Learner):
    """One network plays both seats of many games and learns from the rewards."""

    def __init__(self, device: str, seed: int, side: str) -> None:
        torch.manual_seed(seed)
        self.size = size = SIZES[torch.device(device).type]
        self.games = AzulTorch(size.games, players=2, side=side, device=device, reward="points")
        policy = Policy(side, size.hidden).to(self.games.device)
        on_gpu = self.games.device.type == "cuda"
        super().__init__(policy, torch.optim.Adam(policy.parameters(), LEARNING_RATE[0], eps=1e-5, fused=on_gpu))
        self.loss = compiled(self._loss, self.device)
        self.choose = compiled(self._choose, self.device)
        self.gather = Replayed(self._gather, self.device)
        now = self.games.reset(seed=seed)
        shape = (size.steps, size.games)
        self.seen = torch.empty((*shape, now.observation.shape[1]), dtype=torch.uint8, device=self.device)
        self.masks = torch.empty((*shape, now.mask.shape[1]), dtype=torch.bool, device=self.device)
        self.chosen = torch.empty(shape, dtype=torch.int64, device=self.device)
        numbers = (torch.empty(shape, device=self.device) for _ in range(5))
        self.logs, self.values, self.gains, self.signs, self.advantages = numbers

    def _loss(
        self,
        seen: Tensor,
        masks: Tensor,
        chosen: Tensor,
        before: Tensor,
        gains: Tensor,
        targets: Tensor,
        part: Tensor,
        weight: Tensor,
    ) -> Tensor:
        """PPO's clipped policy loss, the error of the value, and a little entropy, over a part of the steps."""
        logs, value = self.policy(seen[part], masks[part])
        gain = gains[part]
        ratio = (logs.gather(1, chosen[part][:, None])[:, 0] - before[part]).exp()
        policy = -torch.minimum(ratio * gain, ratio.clamp(1 - CLIP, 1 + CLIP) * gain).mean()
        entropy = -(logs.exp() * logs.clamp(min=-30)).sum(1).mean()
        loss: Tensor = policy + 0.5 * (value - targets[part]).square().mean() - weight * entropy
        return loss

    def _choose(self, observation: Tensor, mask: Tensor) -> tuple[Tensor, Tensor, Tensor]:
        """A sampled action, its log-probability, and the value of the position."""
        logs, value = self.policy(observation, mask)
        noise = torch.rand_like(logs).clamp(1e-20).log().neg().log().neg()
        action = (logs + noise).argmax(1)  # the Gumbel-max trick: a sample without a cumulative sum
        return action, logs.gather(1, action[:, None])[:, 0], value

    @torch.no_grad()
    def _gather(self) -> None:
        """Play both seats and store observations, actions and rewards; then compute the advantages."""
        now = self.games.now
        for step in range(self.size.steps):
            action, self.logs[step], self.values[step] = self.choose(now.observation, now.mask)
            self.seen[step], self.masks[step], self.chosen[step] = now.observation, now.mask, action
            seat = now.current_player.clone()
            now = self.games.step(action)
            mine = now.reward.gather(1, seat[:, None])[:, 0]
            self.gains[step] = (2 * mine - now.reward.sum(1)) / POINTS_SCALE
            same = torch.where(
                now.current_player == seat, 1.0, -1.0
            )  # what is good for the next seat is bad for this one
            self.signs[step] = torch.where(now.terminated | now.truncated, 0.0, same)
        _, _, following = self.choose(now.observation, now.mask)
        running = torch.zeros_like(following)
        for step in reversed(range(self.size.steps)):  # generalised advantage estimation
            error = self.gains[step] + self.signs[step] * following - self.values[step]
            running = error + SMOOTHING * self.signs[step] * running
            self.advantages[step] = running
            following = self.values[step]

    def learn_once(self, progress: float) -> None:
        """Gather steps of self-play, then make a few passes of clipped policy gradients over them."""
        self.gather()
        self.steps += self.size.steps * self.size.games
        self.set_rate(LEARNING_RATE, progress)
        weight = torch.tensor(between(ENTROPY, progress), device=self.device)
        gains = self.advantages.flatten()
        targets = gains + self.values.flatten()
        gains = (gains - gains.mean()) / (gains.std() + 1e-8)
        gathered = (self.seen.flatten(0, 1), self.masks.flatten(0, 1), self.chosen.flatten(), self.logs.flatten())
        for _ in range(self.size.epochs):
            order = torch.randperm(len(targets), device=self.device)
            for part in torch.split(order, self.size.minibatch):
                self.optimiser.zero_grad()
                self.loss(*gathered, gains, targets, part, weight).backward()
                nn.utils.clip_grad_norm_(self.policy.parameters(), 0.5, foreach=True)
                self.optimiser.step()


def main(arguments: list[str] | None = None) -> None:
    """Learn, report the progress, and plot it."""
    run_example(__doc__, "Masked PPO from scratch, against greedy-random mixtures (2 players)", PPO, arguments)


if __name__ == "__main__":
    main()
