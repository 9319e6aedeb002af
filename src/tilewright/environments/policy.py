"""The policy network that the examples on tensors learn; how it is measured and stored."""

from __future__ import annotations

import sys
from pickle import UnpicklingError
from typing import Any

import torch
from torch import Tensor, nn
from torch.nn import functional

from .actions import action_count
from .baselines import freeze
from .errors import UnusableOption
from .observing import observation_high, observation_size
from .torch import AzulTorch

ALIGNED = 16
"""A GPU multiplies matrices several times as fast if their sides are multiples of this."""


def aligned(size: int) -> int:
    """The next multiple of ALIGNED."""
    return -(-size // ALIGNED) * ALIGNED


class Policy(nn.Module):
    """A trunk of two layers, and heads that score the actions and predict the margin over the other seat.

    The first and the last layer are a little wider than needed (ALIGNED): further inputs are 0, further outputs unused.
    """

    def __init__(self, side: str, hidden: int) -> None:
        super().__init__()
        self.side, self.hidden = side, hidden
        self.inputs, self.outputs = observation_size(2, side), action_count(2, side)
        inputs = aligned(self.inputs)
        self.trunk = nn.Sequential(nn.Linear(inputs, hidden), nn.ReLU(), nn.Linear(hidden, hidden), nn.ReLU())
        self.heads = nn.Linear(hidden, aligned(self.outputs + 1))
        self.scale: Tensor
        self.register_buffer("scale", 1.0 / torch.from_numpy(observation_high(2, side)).float())

    def forward(self, observation: Tensor, mask: Tensor) -> tuple[Tensor, Tensor]:
        """Log-probabilities of the actions, very low for illegal ones, and the value for the seat to move.

        A GPU works in bfloat16, which is several times as fast there.
        """
        with torch.autocast(observation.device.type, torch.bfloat16, enabled=observation.is_cuda):
            seen = functional.pad(observation.float() * self.scale, (0, aligned(self.inputs) - self.inputs))
            heads = self.heads(self.trunk(seen)).float()
        logits, value = heads[:, : self.outputs], heads[:, self.outputs]
        return logits.masked_fill(~mask, -1e9).log_softmax(1), value


def save(path: str, policy: Policy, **more: Any) -> None:
    """Write a policy and further data (tensors, numbers, strings, and containers of them)."""
    torch.save({"side": policy.side, "hidden": policy.hidden, "policy": policy.state_dict()} | more, path)


def load(path: str, device: Any = "cpu") -> tuple[Policy, dict[str, Any]]:
    """Read a policy and the further data."""
    try:
        content = torch.load(path, map_location=device, weights_only=True)
        policy = Policy(content["side"], content["hidden"]).to(device)
        policy.load_state_dict(content["policy"])
    except (OSError, EOFError, KeyError, RuntimeError, TypeError, ValueError, UnpicklingError) as error:
        reason = (str(error).strip() or "it is damaged").splitlines()[0]
        raise UnusableOption(f"{path} is not a saved policy: {reason}") from error
    return policy, content


def export(path: str, policy: Policy, steps: int) -> None:
    """Freeze a policy into a file that `baselines.Baseline` plays without PyTorch."""
    state = {name: tensor.detach().float().cpu().numpy() for name, tensor in policy.state_dict().items()}
    layers = [(state[f"{name}.weight"], state[f"{name}.bias"]) for name in ("trunk.0", "trunk.2", "heads")]
    used = policy.outputs + 1
    layers[0] = layers[0][0][:, : policy.inputs], layers[0][1]
    layers[-1] = layers[-1][0][:used], layers[-1][1][:used]
    freeze(path, policy.side, steps, layers)


@torch.no_grad()
def win_share(policy: Policy, greedy: float, games: int, seed: int = 1) -> float:
    """The policy's win share against a player that moves greedily with probability `greedy`, else at random.

    The policy plays its most probable action and starts in half of the games.
    """
    device = policy.scale.device
    total = 0.0
    for seat in (0, 1):
        env = AzulTorch(games // 2, 2, policy.side, device, opponents={1 - seat: greedy}, autoreset="off", reward="win")
        now = env.reset(seed=seed + seat)
        result = torch.zeros(env.num_envs, device=device)
        over = torch.zeros(env.num_envs, dtype=torch.bool, device=device)
        while not bool(over.all()):
            now = env.step(policy(now.observation, now.mask)[0].argmax(1))
            result += now.reward[:, seat]  # after the end of a game its rewards are 0
            over = now.terminated | now.truncated
        total += float(((result + 1) / 2).mean()) / 2
    return total


def main() -> None:
    """Freeze a saved policy: `python -m tilewright.environments.policy ppo.pt ppo-2c.npz`."""
    if len(sys.argv) != 3:
        raise SystemExit(main.__doc__)
    try:
        policy, content = load(sys.argv[1])
        export(sys.argv[2], policy, content["steps"])
    except KeyError as error:
        raise SystemExit(f"{sys.argv[1]} does not say how long the policy has learned: {error} is missing") from error
    except (UnusableOption, OSError) as error:
        raise SystemExit(str(error)) from error


if __name__ == "__main__":
    main()
