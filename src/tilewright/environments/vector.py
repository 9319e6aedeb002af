"""Thousands of games at once on NumPy arrays, without Python in a step.

>>> from tilewright.environments import AzulVectorEnv
>>> envs = AzulVectorEnv(num_envs=1024)
>>> seen, infos = envs.reset(seed=1)
>>> seen, rewards, terminated, truncated, infos = envs.step(envs.choose_actions())
>>> rewards.shape
(1024, 2)

Gymnasium's vector conventions hold where they fit a game of several seats; docs/environments.md says where they do not.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import numpy as np
import numpy.typing as npt

from tilewright.rules import Position, Side
from tilewright.rules.layout import state_dtype
from tilewright.rules.vocabulary import ALL_MOVES

from .actions import action_count
from .errors import MISSING_PACKAGE, NotPlaying, UnusableBatch, UnusableOption
from .observing import observation_size
from .options import (
    DEFAULT_ROUNDS,
    read_integer,
    read_players,
    read_reward,
    read_round_limit,
    read_seed,
    read_side,
    splitmix_states,
)
from .rewards import NUMBERS, Reward
from .spaces import ActionSpace, observation_space
from .steps import begin_slice, choose_slice, first_illegal, step_slice
from .table import illegal_action

try:
    from gymnasium.vector import AutoresetMode, VectorEnv
    from gymnasium.vector.utils import batch_space
except ModuleNotFoundError as error:
    raise ImportError(MISSING_PACKAGE.format("gymnasium")) from error

MOST_GAMES = 2**24
MOST_THREADS = 1024
Seen = dict[str, npt.NDArray[Any]]


class AzulVectorEnv(VectorEnv[Seen, npt.NDArray[np.int64], npt.NDArray[Any]]):
    """Games at one kind of table, each at its own seat's turn; a finished game is replaced in the same step.

    Every array it returns is written again by the next step: copy what you keep.
    """

    metadata = {"autoreset_mode": AutoresetMode.SAME_STEP, "render_modes": []}  # noqa: RUF012

    def __init__(
        self,
        num_envs: int,
        players: int = 2,
        side: str = Side.COLOURED,
        num_threads: int = 1,
        reward: str = Reward.WIN,
        max_rounds: int | None = DEFAULT_ROUNDS,
    ) -> None:
        self.num_envs = read_integer("num_envs", num_envs, 1, MOST_GAMES)
        self.players = read_players(players)
        self.side = read_side(side)
        self.num_threads = read_integer("num_threads", num_threads, 1, MOST_THREADS)
        self.reward = read_reward(reward)
        self._round_limit = read_round_limit(max_rounds)
        self.single_observation_space = observation_space(players, side)
        self.single_action_space = ActionSpace(players, side)
        self.observation_space = batch_space(self.single_observation_space, self.num_envs)
        self.action_space = batch_space(self.single_action_space, self.num_envs)
        self._allocate()
        self._pool: ThreadPoolExecutor | None = None
        self._begun = False

    def _allocate(self) -> None:
        games, size = self.num_envs, observation_size(self.players, self.side)
        self._states = np.zeros(games, state_dtype(self.players))
        self._blank = np.zeros(1, state_dtype(self.players))
        self._blank["grey"] = self.side == Side.GREY
        self._deals = splitmix_states(np.random.default_rng(), games)
        self._choices = splitmix_states(np.random.default_rng(), games)
        self.seats = np.zeros(games, np.int8)
        """The seat, from 0, whose turn it is in each game and whose view its observation is."""
        self.observations = np.zeros((games, size), np.uint8)
        self.action_masks = np.zeros((games, action_count(self.players, self.side)), np.int8)
        self.rewards = np.zeros((games, self.players), np.float64)
        self.terminated = np.zeros(games, np.bool_)
        self.truncated = np.zeros(games, np.bool_)
        self.final_observations = np.zeros((games, size), np.uint8)
        self._actions = np.zeros(games, np.int64)

    @property
    def memory_per_env(self) -> float:
        """Bytes of all arrays for each game."""
        arrays = [value for value in vars(self).values() if isinstance(value, np.ndarray)]
        return sum(array.nbytes for array in arrays) / self.num_envs

    def reset(
        self, *, seed: int | None = None, options: Mapping[str, Any] | None = None
    ) -> tuple[Seen, dict[str, Any]]:
        """Begin new games: all, or those that the option `reset_mask` chooses. A seed makes them reproducible."""
        chosen = self._read_reset_mask(options)
        if (seed := read_seed(seed)) is not None:
            generator = np.random.default_rng(seed)
            self._deals[:] = splitmix_states(generator, self.num_envs)
            self._choices[:] = splitmix_states(generator, self.num_envs)
        self._in_slices(
            lambda start, end: begin_slice(
                self._states,
                self._deals,
                self._blank,
                chosen,
                self.seats,
                self.observations,
                self.action_masks,
                start,
                end,
            )
        )
        self.rewards[chosen] = 0
        self.terminated[chosen] = self.truncated[chosen] = False
        self._begun = True
        return self._seen(), {"seat": self.seats}

    def step(
        self, actions: npt.NDArray[np.int64]
    ) -> tuple[Seen, npt.NDArray[Any], npt.NDArray[Any], npt.NDArray[Any], dict[str, Any]]:
        """Play one action in every game; if any of them is illegal, nothing is played and the first one is named."""
        if not self._begun:
            raise NotPlaying("nothing can be played: no game has begun; call reset first")
        actions = self._read_actions(actions)
        illegal = first_illegal(self._states, actions)
        if illegal >= 0:
            found = self._states[illegal : illegal + 1]
            mistake = illegal_action(found, int(actions[illegal]), self.action_masks.shape[1])
            mistake.add_note(f"It is the action of game {illegal} (counted from 0); nothing was played in any game.")
            raise mistake
        self._in_slices(
            lambda start, end: step_slice(
                self._states,
                self._deals,
                self._blank,
                actions,
                self._round_limit,
                NUMBERS[self.reward],
                self.seats,
                self.observations,
                self.action_masks,
                self.rewards,
                self.terminated,
                self.truncated,
                self.final_observations,
                start,
                end,
            )
        )
        infos: dict[str, Any] = {"seat": self.seats}
        over = self.terminated | self.truncated
        if over.any():
            infos |= {"final_obs": self.final_observations, "_final_obs": over}
        return self._seen(), self.rewards, self.terminated, self.truncated, infos

    def choose_actions(self, greedy: float = 0.0) -> npt.NDArray[np.int64]:
        """A legal action for every game: with probability `greedy` the greedy one, else any. Deals do not change."""
        if not self._begun:
            raise NotPlaying("nothing can be chosen: no game has begun; call reset first")
        if not 0 <= greedy <= 1:
            raise UnusableOption(f"greedy is a probability, 0 to 1, not {greedy}")
        self._in_slices(
            lambda start, end: choose_slice(
                self._states,
                self._choices,
                np.empty_like(self._blank),
                np.empty(ALL_MOVES, np.int16),
                float(greedy),
                self._actions,
                start,
                end,
            )
        )
        return self._actions

    def position(self, game: int) -> Position:
        """The position of one game, counted from 0."""
        return Position.from_state(self._states[read_integer("game", game, 0, self.num_envs - 1)][None].copy())

    def _seen(self) -> Seen:
        return {"observation": self.observations, "action_mask": self.action_masks}

    def _read_actions(self, actions: npt.NDArray[Any]) -> npt.NDArray[np.int64]:
        given = np.asarray(actions)
        if given.shape != (self.num_envs,):
            raise UnusableBatch(f"actions have the shape ({self.num_envs},), one for each game, not {given.shape}")
        if given.dtype.kind not in "iu":
            raise UnusableBatch(f"actions are integers, as int64, not {given.dtype}")
        return np.ascontiguousarray(given, np.int64)

    def _read_reset_mask(self, options: Mapping[str, Any] | None) -> npt.NDArray[np.bool_]:
        if unknown := set(options or {}) - {"reset_mask"}:
            raise UnusableOption(f"reset knows the option reset_mask, not {sorted(map(str, unknown))[0]!r}")
        if not options:
            return np.ones(self.num_envs, np.bool_)
        mask = np.asarray(options["reset_mask"])
        if mask.shape != (self.num_envs,) or mask.dtype != np.bool_:
            raise UnusableBatch(f"reset_mask holds {self.num_envs} booleans, not {mask.dtype} of shape {mask.shape}")
        if not self._begun and not mask.all():
            raise NotPlaying("the first reset begins every game: call it without reset_mask")
        return np.ascontiguousarray(mask)

    def _in_slices(self, work: Callable[[int, int], None]) -> None:
        """Do something with equal slices of the games, each on a thread of its own."""
        if self.num_threads == 1:
            work(0, self.num_envs)
            return
        if self._pool is None:
            self._pool = ThreadPoolExecutor(self.num_threads, thread_name_prefix="azul")
        bounds = [self.num_envs * part // self.num_threads for part in range(self.num_threads + 1)]
        list(self._pool.map(work, bounds[:-1], bounds[1:]))

    def close_extras(self, **kwargs: Any) -> None:
        """Let the threads go."""
        if self._pool is not None:
            self._pool.shutdown()
            self._pool = None

    def __getstate__(self) -> dict[str, Any]:
        return vars(self) | {"_pool": None}  # threads cannot be copied; a copy starts its own
