"""Thousands to millions of games as PyTorch tensors, on the CPU or wholly on a GPU.

>>> from tilewright.environments.torch import AzulTorch
>>> games = AzulTorch(num_envs=64, device="cpu")
>>> now = games.reset(seed=7)
>>> now = games.step(games.sample())
>>> tuple(now.observation.shape), tuple(now.mask.shape), tuple(now.reward.shape)
((64, 237), (64, 180), (64, 2))

Both devices run the same functions (`games.py`) and give the same values for the same seeds. On a GPU everything is
queued on PyTorch's current stream and nothing waits for it, so steps can be captured in a CUDA graph. `Azul` has the
pure form for search: functions of packed states.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

import numpy as np

from tilewright.rules import Position, Side
from tilewright.rules.layout import state_dtype
from tilewright.rules.vocabulary import factories_for

from .actions import action_count
from .errors import NotPlaying, UnusableBatch, UnusableOption
from .games import (
    LEARNER,
    begin_game,
    deal_game,
    greedy_game,
    play_game,
    sample_game,
    scatter_game,
    seat_game,
    step_game,
    transform_game,
)
from .observing import observation_fields, observation_size
from .options import (
    DEFAULT_ROUNDS,
    read_integer,
    read_name,
    read_players,
    read_reward,
    read_round_limit,
    read_seed,
    read_side,
    splitmix_states,
)
from .rewards import NUMBERS, Reward

try:
    import torch
except ModuleNotFoundError as error:
    raise ImportError("torch is missing; install it with: pip install 'tilewright[gpu]'") from error

from .devices import device_for

Tensor = torch.Tensor
MOST_GAMES = 2**26
AUTORESET = ("same_step", "off")
POLICIES = {"random": 0.0, "greedy": 1.0}
OBSERVATION_TYPES = (torch.uint8, torch.bfloat16, torch.float32)


class Now(NamedTuple):
    """What a reset or a step shows of every game; N games, P players. Seats count from 0."""

    observation: Tensor
    """(N, size): what the seat to move sees, in the order of `observation_fields`."""
    mask: Tensor
    """(N, actions), bool: which actions it may choose; all, where a game is over."""
    seat: Tensor
    """(N,), int64: the seat to move."""
    reward: Tensor
    """(N, P), float32: what the step paid each seat."""
    terminated: Tensor
    """(N,), bool: the step ended the game."""
    truncated: Tensor
    """(N,), bool: the game was stopped after `max_rounds`."""
    illegal: Tensor
    """(N,), bool: the action was not legal; nothing was played in this game."""
    score: Tensor
    """(N, P), int32: final scores, where the last game ended."""
    rank: Tensor
    """(N, P), int32: final ranks from 1, where the last game ended."""
    length: Tensor
    """(N,), int32: decisions of the game that ended last, all seats together."""


class Azul:
    """The rules of one kind of table as pure functions of packed states: a row of bytes for each position.

    Rows can be stored, cloned, compared and loaded again by the same version of Tilewright. Randomness is the
    caller's: `keys` are int64, any numbers, and the same key gives the same deal.
    """

    def __init__(self, players: int = 2, side: str = Side.COLOURED, device: Any = "cuda") -> None:
        self.players, self.side = read_players(players), read_side(side)
        self._on = device_for(device, self.players, self.side)
        self.device = self._on.device
        self.dtype = state_dtype(self.players)
        self.state_size = self.dtype.itemsize
        self.observation_size = observation_size(self.players, self.side)
        self.action_count = action_count(self.players, self.side)

    def pack(self, positions: list[Position]) -> Tensor:
        """States of positions."""
        for number, position in enumerate(positions):
            if (position.players, position.side) != (self.players, self.side):
                raise UnusableBatch(
                    f"position {number} has {position.players} players on the {position.side} side, this table "
                    f"{self.players} on the {self.side} side"
                )
        if not positions:
            raise UnusableBatch("there is no position to pack")
        rows = np.concatenate([position.state for position in positions]).view(np.uint8)
        return torch.from_numpy(rows.reshape(len(positions), self.state_size).copy()).to(self.device)

    def position(self, state: Tensor) -> Position:
        """The position of one state; waits for the device."""
        self._count(state.unsqueeze(0))
        return Position.from_state(state.cpu().contiguous().numpy().reshape(-1).view(self.dtype).copy())

    def play(self, states: Tensor, actions: Tensor, reward: str = Reward.WIN) -> tuple[Tensor, Tensor, Tensor, Tensor]:
        """Play an action each; new states, rewards (N, P), terminated, illegal. A state may await a deal afterwards.

        An illegal action leaves its state as it was.
        """
        games = self._count(states)
        after = states.clone(memory_format=torch.contiguous_format)
        rewards = torch.empty((games, self.players), dtype=torch.float32, device=self.device)
        terminated, illegal = self._flags(games), self._flags(games)
        self._run(
            play_game,
            games,
            states=self._records(after),
            actions=self._on.array(self._integers("actions", actions, games)),
            kind=NUMBERS[read_reward(reward)],
            rewards=self._on.array(rewards),
            terminated=self._on.array(terminated),
            illegal=self._on.array(illegal),
        )
        return after, rewards, terminated, illegal

    def deal(self, states: Tensor, keys: Tensor) -> Tensor:
        """Deal where a deal is awaited; other states come back unchanged."""
        games = self._count(states)
        after = states.clone(memory_format=torch.contiguous_format)
        keys = self._integers("keys", keys, games).clone()
        self._run(deal_game, games, states=self._records(after), deals=self._on.array(keys, np.uint64))
        return after

    def observe(self, states: Tensor, seats: Tensor | None = None, dtype: torch.dtype = torch.uint8) -> Tensor:
        """What the seats to move (or the given seats, from 0) see."""
        return self.observe_and_mask(states, seats, dtype)[0]

    def masks(self, states: Tensor, packed: bool = False) -> Tensor:
        """Legal actions of the seats to move: bool (N, actions), or packed by `pack_mask`."""
        mask = self.observe_and_mask(states)[1]
        return pack_mask(mask) if packed else mask

    def observe_and_mask(
        self, states: Tensor, seats: Tensor | None = None, dtype: torch.dtype = torch.uint8
    ) -> tuple[Tensor, Tensor]:
        """Both at once, which costs as much as one of them. Seats that the table lacks count as the nearest one."""
        games = self._count(states)
        seats = self.seats(states) if seats is None else self._integers("seats", seats, games)
        observation, mask = self._new_views(games, dtype)
        seats = seats.clamp(0, self.players - 1)
        self._on.observe(games, self._records(states), self._on.array(seats), observation, mask)
        return observation, mask

    def seats(self, states: Tensor) -> Tensor:
        """The seat to move, from 0; -1 at a deal or at the end."""
        games = self._count(states)
        seats = torch.empty(games, dtype=torch.int64, device=self.device)
        self._run(seat_game, games, states=self._records(states), seats=self._on.array(seats))
        return seats

    def greedy(self, states: Tensor) -> Tensor:
        """The greedy player's actions; -1 where nothing can be played."""
        games = self._count(states)
        actions = torch.empty(games, dtype=torch.int64, device=self.device)
        self._run(greedy_game, games, states=self._records(states), actions=self._on.array(actions))
        return actions

    def random(self, states: Tensor, keys: Tensor) -> Tensor:
        """Uniform legal actions; -1 where nothing can be played."""
        games = self._count(states)
        actions = torch.empty(games, dtype=torch.int64, device=self.device)
        keys = self._integers("keys", keys, games).clone()
        self._run(
            sample_game,
            games,
            states=self._records(states),
            choices=self._on.array(keys, np.uint64),
            actions=self._on.array(actions),
        )
        return actions

    def transform(
        self,
        states: Tensor,
        actions: Tensor,
        colours: Tensor | None = None,
        mirrored: Tensor | None = None,
        factories: Tensor | None = None,
    ) -> tuple[Tensor, Tensor]:
        """The same positions under a symmetry, and the same actions there: data augmentation.

        `factories` (N, F): the new place of each factory, from 0. On the grey side also `colours` (N, 5): the new
        colour of each colour, and `mirrored` (N,), bool: columns from right to left. Rows that are no permutation are
        refused, so this waits for the device.
        """
        games = self._count(states)
        if self.side != Side.GREY and (colours is not None or mirrored is not None):
            raise UnusableOption("only the grey side looks the same with other colours or mirrored")
        after = states.clone(memory_format=torch.contiguous_format)
        moved = self._integers("actions", actions, games).clone()
        mirrored = self._flags(games) if mirrored is None else self._booleans("mirrored", mirrored, games)
        self._run(
            transform_game,
            games,
            states=self._records(after),
            colours=self._on.array(self._permutations("colours", colours, games, 5)),
            mirrored=self._on.array(mirrored),
            factories=self._on.array(self._permutations("factories", factories, games, factories_for(self.players))),
            actions=self._on.array(moved),
        )
        return after, moved

    def _run(self, function: Any, games: int, **arguments: Any) -> None:
        self._on.run(function, games, arguments)

    def _records(self, states: Tensor) -> Any:
        return self._on.array(states, self.dtype)

    def _flags(self, games: int) -> Tensor:
        return torch.zeros(games, dtype=torch.bool, device=self.device)

    def _new_views(self, games: int, dtype: torch.dtype) -> tuple[Tensor, Tensor]:
        """Tensors for observations and masks."""
        if dtype not in OBSERVATION_TYPES:
            raise UnusableOption(f"observations are torch.uint8, torch.bfloat16 or torch.float32, not {dtype}")
        observation = torch.zeros((games, self.observation_size), dtype=dtype, device=self.device)
        mask = torch.zeros((games, self.action_count), dtype=torch.bool, device=self.device)
        return observation, mask

    def _count(self, states: Tensor) -> int:
        """How many states there are, if they can be ones of this table."""
        if states.dtype != torch.uint8 or states.dim() != 2 or states.shape[1] != self.state_size:
            raise UnusableBatch(f"states are uint8 of shape (N, {self.state_size}), not {_form(states)}")
        self._same_device("states", states)
        if not states.is_contiguous():
            raise UnusableBatch("states are not contiguous: call .contiguous() first")
        return len(states)

    def _integers(self, name: str, given: Tensor | object, games: int) -> Tensor:
        if not isinstance(given, Tensor):
            raise UnusableBatch(f"{name} are a tensor of int64, not {type(given).__name__}")
        if given.shape != (games,):
            raise UnusableBatch(f"{name} have the shape ({games},), one for each game, not {tuple(given.shape)}")
        if given.dtype.is_floating_point or given.dtype.is_complex or given.dtype == torch.bool:
            raise UnusableBatch(f"{name} are integers, as torch.int64, not {given.dtype}")
        self._same_device(name, given)
        return given.to(torch.int64).contiguous()

    def _booleans(self, name: str, given: Tensor | object, games: int) -> Tensor:
        if not isinstance(given, Tensor) or given.dtype != torch.bool or given.shape != (games,):
            raise UnusableBatch(f"{name} holds {games} booleans, not {_form(given)}")
        self._same_device(name, given)
        return given.contiguous()

    def _same_device(self, name: str, given: Tensor) -> None:
        if given.device != self.device:
            raise UnusableBatch(f"{name} are on {given.device}, the games on {self.device}: move them there first")

    def _permutations(self, name: str, given: Tensor | None, games: int, size: int) -> Tensor:
        each = torch.arange(size, device=self.device)
        if given is None:
            return each.repeat(games, 1)
        if given.shape != (games, size):
            raise UnusableBatch(f"{name} have the shape ({games}, {size}), not {tuple(given.shape)}")
        self._same_device(name, given)
        if not bool((given.sort(1).values == each).all()):
            raise UnusableBatch(f"{name} have each of the numbers 0 to {size - 1} once in every row")
        return given.to(torch.int64).contiguous()


def _form(given: object) -> str:
    """What was given, for a message."""
    return f"{given.dtype} of shape {tuple(given.shape)}" if isinstance(given, Tensor) else type(given).__name__


def pack_mask(mask: Tensor) -> Tensor:
    """A bool mask as int32 words of 32 actions each, lowest bit first."""
    games, actions = mask.shape
    words = -(-actions // 32)
    bits = torch.zeros((games, words * 32), dtype=torch.int64, device=mask.device)
    bits[:, :actions] = mask
    weights = 1 << torch.arange(32, device=mask.device)
    return (bits.view(games, words, 32) * weights).sum(-1).to(torch.int32)


def unpack_mask(packed: Tensor, actions: int) -> Tensor:
    """The bool mask of packed words."""
    bits = (packed.unsqueeze(-1) >> torch.arange(32, device=packed.device, dtype=torch.int32)) & 1
    return bits.reshape(len(packed), -1)[:, :actions].bool()


class AzulTorch:
    """Games of one kind of table as tensors; the tensors of a step are written again by the next one."""

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
            policies[read_integer("a seat of opponents", seat, 0, self.players - 1)] = _read_policy(policy)
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
        seen, mask = self.rules._new_views(games, observation)
        self.now = Now(
            observation=seen,
            mask=mask,
            seat=new(torch.int64),
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
        """Name the tensors' memory as the functions of `games.py` name their arguments."""
        on = self.rules._on
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
            "seats": on.array(self.now.seat),
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
        self.rules._on.run(begin_game, self.num_envs, {**self._arguments, "chosen": self.rules._on.array(chosen)})
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
            self._actions.copy_(self.rules._integers("actions", actions, self.num_envs))
        self.rules._on.run(step_game, self.num_envs, self._arguments)
        return self._look()

    def sample(self, greedy: float = 0.0) -> Tensor:
        """A uniform legal action for every game, or with that probability the greedy player's; deals stay the same.

        The tensor is written again by the next call.
        """
        self._check_begun()
        if not 0 <= greedy <= 1:
            raise UnusableOption(f"greedy is a probability, 0 to 1, not {greedy}")
        self.rules._on.run(sample_game, self.num_envs, self._arguments)
        if greedy:
            best = self.rules.greedy(self.states)
            taken = torch.rand(self.num_envs, device=self.device) < greedy
            self._actions.copy_(torch.where(taken, best, self._actions))
        return self._actions

    def scatter(self, steps: int) -> Now:
        """Play that many uniform legal moves in every game, so that not all games begin and end together."""
        self._check_begun()
        if self.opponents:
            raise UnusableOption("scatter moves every seat: it cannot be used with opponents")
        steps = read_integer("steps", steps, 0, 2**31 - 1)
        self.rules._on.run(scatter_game, self.num_envs, {**self._arguments, "steps": steps})
        self.now.seat.copy_(self.rules.seats(self.states))
        return self._look()

    def load(self, states: Tensor, where: Tensor | None = None) -> Now:
        """Put other states into the games (those that `where` chooses): states that await a move of a seat you play."""
        if (count := self.rules._count(states)) != self.num_envs:
            raise UnusableBatch(f"load takes {self.num_envs} states, one for each game, not {count}")
        chosen = self._chosen(where)
        self._draw_seeds(None, chosen)
        self.states.copy_(torch.where(chosen.unsqueeze(-1), states, self.states))
        self._counts.masked_fill_(chosen, 0)
        self._clear(chosen)
        self.now.seat.copy_(torch.where(chosen, self.rules.seats(self.states), self.now.seat))
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
        self.rules._on.observe(self.num_envs, arguments["states"], arguments["seats"], now.observation, now.mask)
        return now

    def _check_begun(self) -> None:
        if not self._begun:
            raise NotPlaying("nothing can be played: no game has begun; call reset first")

    def _chosen(self, where: Tensor | None) -> Tensor:
        if where is None:
            return torch.ones(self.num_envs, dtype=torch.bool, device=self.device)
        chosen = self.rules._booleans("where", where, self.num_envs)
        if not self._begun:
            raise NotPlaying("the first reset begins every game: call it without where")
        return chosen

    def __getstate__(self) -> dict[str, Any]:
        return {name: value for name, value in vars(self).items() if name != "_arguments"}

    def __setstate__(self, state: dict[str, Any]) -> None:
        vars(self).update(state)
        self._bind()  # to the copy's own tensors


def _read_policy(given: str | float) -> float:
    if isinstance(given, str) and given in POLICIES:
        return POLICIES[given]
    if isinstance(given, int | float) and not isinstance(given, bool) and 0 <= given <= 1:
        return float(given)
    raise UnusableOption(f"an opponent is random, greedy or the probability of a greedy move, not {given!r}")
