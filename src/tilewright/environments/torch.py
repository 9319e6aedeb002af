"""Thousands to millions of games as PyTorch tensors, on the CPU or entirely on a GPU.

>>> from tilewright.environments.torch import AzulTorch
>>> games = AzulTorch(num_envs=64, device="cpu")
>>> now = games.reset(seed=7)
>>> now = games.step(games.sample())
>>> tuple(now.observation.shape), tuple(now.mask.shape), tuple(now.reward.shape)
((64, 237), (64, 180), (64, 2))

Both devices run the same functions (`games.py`) and give the same values for the same seeds. On a GPU everything is
queued on PyTorch's current stream and no step waits for it, so steps can be captured in a CUDA graph. `Azul`
(`pure.py`) is the pure form for search.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

import numpy as np

from tilewright.rules import Position, Side

from .errors import NotPlaying, UnusableBatch, UnusableOption
from .games import LEARNER, begin_game, sample_game, scatter_game, step_game
from .observing import observation_fields
from .options import (
    DEFAULT_ROUNDS,
    read_integer,
    read_name,
    read_policy,
    read_probability,
    read_reward,
    read_round_limit,
    read_seed,
    splitmix_states,
)
from .pure import Azul, pack_mask, unpack_mask
from .rewards import NUMBERS, Reward
from .tensors import Tensor, read_booleans, read_integers, read_states, torch

__all__ = ["Azul", "AzulTorch", "Now", "pack_mask", "unpack_mask"]

MOST_GAMES = 2**26
AUTORESET = ("same_step", "off")


class Now(NamedTuple):
    """What a reset or a step shows of every game; N games, P players. Seats and players count from 0."""

    observation: Tensor
    """(N, size): what the seat to move sees, in the order of `observation_fields`."""
    mask: Tensor
    """(N, actions), bool: the actions that this seat may choose; all ones if the game is over."""
    current_player: Tensor
    """(N,), int64: the seat to move."""
    reward: Tensor
    """(N, P), float32: each seat's reward for the step."""
    terminated: Tensor
    """(N,), bool: the step ended the game."""
    truncated: Tensor
    """(N,), bool: the game was stopped after `max_rounds`."""
    illegal: Tensor
    """(N,), bool: the action was not legal; nothing was played in this game."""
    score: Tensor
    """(N, P), int32: final scores of the game that ended last."""
    rank: Tensor
    """(N, P), int32: final ranks, from 1, of the game that ended last."""
    length: Tensor
    """(N,), int32: decisions of the game that ended last, all seats together."""


class AzulTorch:
    """Games of one kind of table as tensors; each step overwrites the tensors of the one before."""

    def __init__(
        self,
        num_envs: int,
        players: int = 2,
        side: str = Side.COLOURED,
        device: Any = "cuda",
        reward: str = Reward.WIN,
        observation: torch.dtype = torch.uint8,
        opponents: Mapping[int, str | float] | None = None,
        autoreset: str = "same_step",
        max_rounds: int | None = DEFAULT_ROUNDS,
        final_observation: bool = False,
    ) -> None:
        self.num_envs = read_integer("num_envs", num_envs, 1, MOST_GAMES)
        self.rules = Azul(players, side, device)
        self.players, self.side, self.device = self.rules.players, self.rules.side, self.rules.device
        self.reward = read_reward(reward)
        self.autoreset = read_name("autoreset", autoreset, AUTORESET)
        self._round_limit = read_round_limit(max_rounds)
        if not isinstance(opponents or {}, Mapping):
            raise UnusableOption('opponents maps seats, from 0, to opponents, as {1: "greedy"}')
        self.opponents = dict(opponents or {})
        policies = [LEARNER] * self.players
        for seat, policy in self.opponents.items():
            policies[read_integer("a seat of opponents", seat, 0, self.players - 1)] = read_policy(policy)
        if LEARNER not in policies:
            raise UnusableOption("opponents take every seat: leave one for the actions that you give")
        try:
            self._allocate(observation, policies, final_observation)
        except torch.cuda.OutOfMemoryError as error:
            raise UnusableOption(
                f"{self.num_envs} games do not fit into the GPU's memory: choose a smaller num_envs"
            ) from error
        self._begun = False

    def _allocate(self, observation: torch.dtype, policies: list[float], final_observation: bool) -> None:
        games, players = self.num_envs, self.players

        def new(dtype: torch.dtype, *shape: int) -> Tensor:
            return torch.zeros((games, *shape), dtype=dtype, device=self.device)

        self.states = new(torch.uint8, self.rules.state_size)
        """(N, bytes): the packed states of all games, as `Azul` takes them."""
        seen, mask = self.rules.new_views(games, observation)
        self.now = Now(
            observation=seen,
            mask=mask,
            current_player=new(torch.int64),
            reward=new(torch.float32, players),
            terminated=new(torch.bool),
            truncated=new(torch.bool),
            illegal=new(torch.bool),
            score=new(torch.int32, players),
            rank=new(torch.int32, players),
            length=new(torch.int32),
        )
        """What the last reset or step returned."""
        self.final_observation = new(torch.uint8, self.rules.observation_size) if final_observation else None
        """(N, size), uint8: the last observation of the game that ended last, if it was asked for."""
        self._seeds = [new(torch.int64), new(torch.int64)]
        self._counts = new(torch.int32)
        self._actions = new(torch.int64)
        blank = np.zeros(1, self.rules.dtype)
        blank["grey"] = self.side == Side.GREY
        self._blank = torch.from_numpy(blank.view(np.uint8).copy()).to(self.device)
        self._policies = torch.tensor(policies, dtype=torch.float32, device=self.device)
        self._bind()

    def _bind(self) -> None:
        """Map the argument names of the functions of `games.py` to the tensors' memory."""
        on = self.rules.on
        self._arguments: dict[str, Any] = {
            "states": on.array(self.states, self.rules.dtype),
            "deals": on.array(self._seeds[0], np.uint64),
            "choices": on.array(self._seeds[1], np.uint64),
            "blank": on.array(self._blank, self.rules.dtype),
            "policies": on.array(self._policies) if self.opponents else None,
            "actions": on.array(self._actions),
            "round_limit": self._round_limit,
            "kind": NUMBERS[self.reward],
            "restarts": self.autoreset == "same_step",
            "seats": on.array(self.now.current_player),
            "rewards": on.array(self.now.reward),
            "terminated": on.array(self.now.terminated),
            "truncated": on.array(self.now.truncated),
            "illegal": on.array(self.now.illegal),
            "scores": on.array(self.now.score),
            "ranks": on.array(self.now.rank),
            "lengths": on.array(self.now.length),
            "counts": on.array(self._counts),
            "final_observations": None if self.final_observation is None else on.array(self.final_observation),
        }

    def reset(self, seed: int | None = None, where: Tensor | None = None) -> Now:
        """Begin new games: all, or those that the bool tensor `where` chooses. A seed makes them reproducible."""
        chosen = self._chosen(where)
        self._draw_seeds(read_seed(seed), chosen)
        self.rules.on.run(begin_game, self.num_envs, {**self._arguments, "chosen": self.rules.on.array(chosen)})
        self._clear(chosen)
        return self._look()

    def _draw_seeds(self, seed: int | None, chosen: Tensor) -> None:
        """New generators for the chosen games, if there is a seed or nothing has begun yet."""
        if seed is None and self._begun:
            return
        generator = np.random.default_rng(seed)
        for seeds in self._seeds:
            drawn = torch.from_numpy(splitmix_states(generator, self.num_envs).view(np.int64)).to(self.device)
            seeds.copy_(torch.where(chosen, drawn, seeds))

    def _clear(self, chosen: Tensor) -> None:
        """Forget what the last step did in the chosen games."""
        self.now.reward.masked_fill_(chosen.unsqueeze(-1), 0)
        for flags in (self.now.terminated, self.now.truncated, self.now.illegal):
            flags.masked_fill_(chosen, False)
        self._begun = True

    def step(self, actions: Tensor) -> Now:
        """Play an action in every game; where it is illegal, nothing is played and `illegal` is set."""
        self._check_begun()
        if actions is not self._actions:
            self._actions.copy_(read_integers("actions", actions, self.num_envs, self.device))
        self.rules.on.run(step_game, self.num_envs, self._arguments)
        return self._look()

    def sample(self, greedy: float = 0.0) -> Tensor:
        """A uniform legal action for every game, or with probability `greedy` the greedy player's; deals stay the same.

        With `greedy`, PyTorch's global generator decides which games get the greedy action, so the result does not
        follow from the seed of `reset`. The next call overwrites the tensor.
        """
        self._check_begun()
        read_probability("greedy", greedy)
        self.rules.on.run(sample_game, self.num_envs, self._arguments)
        if greedy:
            best = self.rules.greedy(self.states)
            taken = torch.rand(self.num_envs, device=self.device) < greedy
            self._actions.copy_(torch.where(taken, best, self._actions))
        return self._actions

    def scatter(self, steps: int) -> Now:
        """Play that many uniform legal moves in every game, so that not all games begin and end together.

        A new game begins whenever one is over, with every `autoreset`.
        """
        self._check_begun()
        if self.opponents:
            raise UnusableOption("scatter moves every seat: it cannot be used with opponents")
        steps = read_integer("steps", steps, 0, 2**31 - 1)
        self.rules.on.run(scatter_game, self.num_envs, {**self._arguments, "steps": steps})
        self._clear(self._chosen(None))
        self.now.current_player.copy_(self.rules.seats(self.states))
        return self._look()

    def load(self, states: Tensor, where: Tensor | None = None) -> Now:
        """Put other states into the games (those that `where` chooses): states that await a move of a seat you play."""
        if (count := read_states(states, self.rules.state_size, self.device)) != self.num_envs:
            raise UnusableBatch(f"load takes {self.num_envs} states, one for each game, not {count}")
        chosen = self._chosen(where)
        self._draw_seeds(None, chosen)
        self.states.copy_(torch.where(chosen.unsqueeze(-1), states, self.states))
        self._counts.masked_fill_(chosen, 0)
        self._clear(chosen)
        self.now.current_player.copy_(torch.where(chosen, self.rules.seats(self.states), self.now.current_player))
        return self._look()

    def position(self, game: int) -> Position:
        """The position of one game, counted from 0; waits for the device."""
        return self.rules.position(self.states[read_integer("game", game, 0, self.num_envs - 1)])

    def views(self, observation: Tensor) -> dict[str, Tensor]:
        """Named parts of an observation without a copy: `factories` (N, F, 5), `seat0_wall` (N, 5, 5), ..."""
        return {
            field.name: observation[..., field.start : field.end].view(*observation.shape[:-1], *field.shape)
            for field in observation_fields(self.players, self.side)
        }

    def _look(self) -> Now:
        now, arguments = self.now, self._arguments
        self.rules.on.observe(self.num_envs, arguments["states"], arguments["seats"], now.observation, now.mask)
        return now

    def _check_begun(self) -> None:
        if not self._begun:
            raise NotPlaying("nothing can be played: no game has begun; call reset first")

    def _chosen(self, where: Tensor | None) -> Tensor:
        if where is None:
            return torch.ones(self.num_envs, dtype=torch.bool, device=self.device)
        chosen = read_booleans("where", where, self.num_envs, self.device)
        if not self._begun:
            raise NotPlaying("the first reset begins every game: call it without where")
        return chosen

    def __getstate__(self) -> dict[str, Any]:
        return {name: value for name, value in vars(self).items() if name != "_arguments"}

    def __setstate__(self, state: dict[str, Any]) -> None:
        vars(self).update(state)
        self._bind()  # to the copy's own tensors
