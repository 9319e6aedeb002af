"""Thousands of games at once on NumPy arrays, stepped in compiled code.

>>> from tilewright.environments import AzulVectorEnv
>>> envs = AzulVectorEnv(num_envs=1024)
>>> seen, infos = envs.reset(seed=1)
>>> seen, rewards, terminated, truncated, infos = envs.step(envs.choose_actions())
>>> rewards.shape
(1024, 2)

Without opponents the caller moves every seat, and rewards have a column for each. With opponents the caller moves one
seat, and everything follows Gymnasium's conventions for one agent: `gymnasium.make_vec("tilewright/Azul-v0")`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from copy import deepcopy
from typing import Any, Self

import numpy as np
import numpy.typing as npt

from tilewright.rules import Position, Side
from tilewright.rules.constants import ALL_MOVES
from tilewright.rules.layout import DEAL, END, state_dtype

from .actions import action_count
from .errors import MISSING_PACKAGE, NotPlaying, UnusableBatch, UnusableOption
from .observing import observation_size
from .options import (
    DEFAULT_ROUNDS,
    read_integer,
    read_name,
    read_options,
    read_players,
    read_probability,
    read_reward,
    read_round_limit,
    read_seed,
    read_side,
    splitmix_states,
)
from .rendering import show
from .rewards import NUMBERS, Reward
from .slices import (
    ANY_SEAT,
    DISABLED,
    NEXT_STEP,
    SAME_STEP,
    SEAT_TO_MOVE,
    Games,
    Results,
    Scratch,
    choose_slice,
    first_illegal,
    place_slice,
    step_slice,
)
from .spaces import ActionSpace, observation_space
from .table import illegal_action
from .vector_options import Opponent, read_autoreset_mode, read_opponents, read_starts, read_threads

try:
    from gymnasium.utils import seeding
    from gymnasium.vector import AutoresetMode, VectorEnv
    from gymnasium.vector.utils import batch_space
except ModuleNotFoundError as error:
    raise ImportError(MISSING_PACKAGE.format("gymnasium")) from error

MOST_GAMES = 2**24
MODES = {AutoresetMode.SAME_STEP: SAME_STEP, AutoresetMode.NEXT_STEP: NEXT_STEP, AutoresetMode.DISABLED: DISABLED}
RENDER_MODES = ("ansi", "rgb_array", "svg")
Seen = dict[str, npt.NDArray[Any]]


class AzulVectorEnv(VectorEnv[Seen, npt.NDArray[np.int64], npt.NDArray[Any]]):
    """Games at one kind of table.

    An opponent is "random", "greedy", or the probability of a greedy move (its other moves are random). Give one for
    all other seats, or a list with one for each, clockwise from yours. `seat` is then yours, from 1, or None to draw
    one for each game. With `copy=False`, the next step overwrites the arrays that `reset` and `step` returned.
    """

    metadata = {  # noqa: RUF012
        "autoreset_mode": AutoresetMode.SAME_STEP,
        "render_modes": list(RENDER_MODES),
        "render_fps": 1,
    }

    def __init__(
        self,
        num_envs: int,
        players: int = 2,
        side: str = Side.COLOURED,
        num_threads: int | None = None,
        reward: str = Reward.WIN,
        max_rounds: int | None = DEFAULT_ROUNDS,
        *,
        opponents: Opponent | Sequence[Opponent] | None = None,
        seat: int | None = None,
        autoreset_mode: AutoresetMode | str = AutoresetMode.SAME_STEP,
        copy: bool = True,
        render_mode: str | None = None,
    ) -> None:
        self.num_envs = read_integer("num_envs", num_envs, 1, MOST_GAMES)
        self.players = read_players(players)
        self.side = read_side(side)
        self.num_threads = read_threads(num_threads, self.num_envs)
        self.reward = read_reward(reward)
        self._round_limit = read_round_limit(max_rounds)
        self.autoreset_mode = read_autoreset_mode(autoreset_mode)
        self.metadata = self.metadata | {"autoreset_mode": self.autoreset_mode}
        self._mode = MODES[self.autoreset_mode]
        self.copy = copy
        self.render_mode = None if render_mode is None else read_name("render_mode", render_mode, RENDER_MODES)
        self._policies = read_opponents(opponents, self.players)
        if seat is not None and self._policies is None:
            raise UnusableOption("the option seat needs opponents: without them you move every seat")
        self._seat = ANY_SEAT if seat is None else read_integer("seat", seat, 1, self.players) - 1
        self.single_observation_space = observation_space(self.players, self.side)
        self.single_action_space = ActionSpace(self.players, self.side)
        self.observation_space = batch_space(self.single_observation_space, self.num_envs)
        self.action_space = batch_space(self.single_action_space, self.num_envs)
        self._allocate()
        self._pool: ThreadPoolExecutor | None = None
        self._seeded = False
        self._begun = False

    def _allocate(self) -> None:
        games, size = self.num_envs, observation_size(self.players, self.side)
        actions = action_count(self.players, self.side)
        self._states = np.zeros(games, state_dtype(self.players))
        self._start = Position.start(self.players, self.side).state
        self._deals = np.zeros(games, np.uint64)
        self._choices = np.zeros(games, np.uint64)
        self.current_player = np.zeros(games, np.int8)
        """By game, the seat to move, which the observation belongs to. It counts from 0, as an index of rewards."""
        self.observations = np.zeros((games, size), np.uint8)
        """What these seats see. Every step overwrites this array and those below."""
        self.action_masks = np.zeros((games, actions), np.int8)
        self.rewards = np.zeros((games, self.players), np.float64)
        """Each seat's reward for the last step."""
        self.terminated = np.zeros(games, np.bool_)
        self.truncated = np.zeros(games, np.bool_)
        self._learners = np.zeros(games, np.int8)
        self._gains = np.zeros(games, np.float64)
        self._scores = np.zeros((games, self.players), np.int32)
        self._ranks = np.zeros((games, self.players), np.int32)
        self._lengths = np.zeros(games, np.int32)
        self._counts = np.zeros(games, np.int32)
        self._reason_numbers = np.zeros(games, np.int8)
        self._reasons = np.empty(games, object)
        self._final_observations = np.zeros((games, size), np.uint8)
        self._actions = np.zeros(games, np.int64)
        self._everywhere = np.ones(games, np.bool_)
        self._everything_legal = np.ones(actions, np.int8)
        self._scratch: list[Scratch] = [
            (np.empty_like(self._start), np.empty(ALL_MOVES, np.int16)) for _ in range(self.num_threads)
        ]
        self._games: Games = (
            *(self._states, self._deals, self._choices, self._learners, self.current_player, self._counts),
            *(self.observations, self.action_masks),
        )
        self._results: Results = (
            *(self.rewards, self._gains, self.terminated, self.truncated, self._scores, self._ranks, self._lengths),
            *(self._reason_numbers, self._final_observations),
        )
        self._over = np.zeros(games, np.bool_)
        self._ends = {
            "scores": self._scores,
            "_scores": self._over,
            "ranks": self._ranks,
            "_ranks": self.terminated,  # a game that was stopped has none
            "length": self._lengths,
            "_length": self._over,
            "reason": self._reasons,
            "_reason": self._over,
        }
        self._ended = np.zeros(0, np.intp)
        self._show_finals()
        stopped = f"stopped after {self._round_limit} rounds"
        self._reason_names = np.array(["row", "exhausted", stopped], object)

    def _show_finals(self) -> None:
        """Prepare the dictionaries of final observations.

        They hold views of this object's arrays, so a copy of the object must prepare its own.
        """
        self._final_seen = np.empty(self.num_envs, object)
        for game, row in enumerate(self._final_observations):
            self._final_seen[game] = {"observation": row, "action_mask": self._everything_legal}
        self._finals = np.empty(self.num_envs, object)
        self._finals[self._ended] = self._final_seen[self._ended]

    @property
    def memory_per_env(self) -> float:
        """Bytes of all arrays for each game."""
        arrays = [value for value in vars(self).values() if isinstance(value, np.ndarray)]
        return sum(array.nbytes for array in arrays) / self.num_envs

    # ------------------------------------------------------------ beginning

    def reset(
        self, *, seed: int | Sequence[int | None] | None = None, options: Mapping[str, Any] | None = None
    ) -> tuple[Seen, dict[str, Any]]:
        """Begin new games: all, or those that the option `reset_mask` chooses. Seeds make them reproducible.

        `seed` is one for all, or a list with one for each game. The option `first` lets another seat start;
        `position`, or `positions` with one for each game, begins with any position but the end of a game.
        """
        given = read_options(options)
        chosen = self._read_mask("reset_mask", given.pop("reset_mask", None))
        starts, is_new = read_starts(given, chosen, self.players, self.side)
        self._read_seeds(seed, chosen)
        self._place(starts, chosen, self._seat if is_new else self._checked_turn(starts, chosen))
        return self._seen(), self._infos()

    def reseed(self, seed: int | None = None) -> None:
        """Reseed deals, opponents and chosen actions of all games. Positions stay as they are."""
        self._np_random, self._np_random_seed = seeding.np_random(read_seed(seed))
        self._draw_generators(self._np_random, self._everywhere)

    def clone(self, seed: int | None = None) -> Self:
        """A copy with other deals to come; a copy made by `copy.deepcopy` has the same ones."""
        clone = deepcopy(self)
        clone.reseed(seed)
        return clone

    @property
    def states(self) -> npt.NDArray[np.uint8]:
        """The packed states of all games, a row of bytes each, as `load` and `AzulTorch` take them."""
        return self._states.view(np.uint8).reshape(self.num_envs, -1).copy()

    def load(
        self, states: npt.NDArray[np.uint8], where: npt.NDArray[np.bool_] | None = None
    ) -> tuple[Seen, dict[str, Any]]:
        """Put other states into the games (those that `where` chooses), as `reset` does with positions.

        Of states only the phase, the side, the turn and the round are checked: use only those of this version, from
        here, `AzulTorch` or `Azul`.
        """
        rows, size = np.asarray(states), self._states.itemsize
        if rows.shape != (self.num_envs, size) or rows.dtype != np.uint8:
            raise UnusableBatch(
                f"states are uint8 of shape ({self.num_envs}, {size}), not {rows.dtype} of {rows.shape}"
            )
        chosen = self._read_mask("where", where)
        given = np.ascontiguousarray(rows).view(self._states.dtype).reshape(self.num_envs)
        for game in np.flatnonzero(chosen & ((given["phase"] >= END) | (given["grey"] != (self.side == Side.GREY)))):
            raise UnusableBatch(f"game {game}: the state is the end of a game, or of another table")
        seat = self._checked_turn(given, chosen)
        self._read_seeds(None, chosen)
        self._place(given, chosen, seat)
        return self._seen(), self._infos()

    def _checked_turn(self, starts: npt.NDArray[Any], chosen: npt.NDArray[np.bool_]) -> int:
        """The learner's seat for games that begin in the middle; raises if they cannot be played from there."""
        each = np.broadcast_to(starts, self.num_envs)
        for game in np.flatnonzero(chosen & (each["phase"] == DEAL) & (each["round_number"] > self._round_limit)):
            raise UnusableOption(f"game {game}: no round after {self._round_limit} may begin (max_rounds)")
        if self._policies is None or self._seat == ANY_SEAT:
            return SEAT_TO_MOVE
        turns = np.where(each["phase"] == DEAL, each["first"], each["turn"])
        for game in np.flatnonzero(chosen & (turns != self._seat)):
            raise UnusableOption(
                f"game {game}: it is seat {turns[game] + 1}'s turn there, but your seat is {self._seat + 1}: "
                "with opponents, start from a position in which your seat moves, or pass seat=None"
            )
        return self._seat

    def _read_seeds(self, seed: Any, chosen: npt.NDArray[np.bool_]) -> None:
        """Seed the generators of the chosen games; all of them from the system if none has a seed yet."""
        if not self._seeded:
            self._draw_generators(self.np_random, self._everywhere)
        if seed is None:
            return
        if isinstance(seed, Sequence | np.ndarray) and not isinstance(seed, str):
            if len(seed) != self.num_envs:
                raise UnusableBatch(f"seeds are a list of {self.num_envs}, one for each game, not of {len(seed)}")
            seeds = [read_seed(each) for each in seed]
            for game in np.flatnonzero(chosen):
                if seeds[game] is not None:
                    generator = np.random.default_rng(seeds[game])
                    self._deals[game], self._choices[game] = splitmix_states(generator, 2)
            self._np_random_seed = tuple(seeds)  # type: ignore[assignment]  # as SyncVectorEnv has it
        else:
            super().reset(seed=read_seed(seed))
            self._draw_generators(self.np_random, chosen)

    def _draw_generators(self, generator: np.random.Generator, chosen: npt.NDArray[np.bool_]) -> None:
        for generators in (self._deals, self._choices):
            drawn = splitmix_states(generator, self.num_envs)
            generators[chosen] = drawn[chosen]
        self._seeded = True

    def _place(self, starts: npt.NDArray[Any], chosen: npt.NDArray[np.bool_], seat: int) -> None:
        self._in_slices(
            lambda start, end, scratch: place_slice(
                start, end, self._games, scratch, starts, self._policies, seat, chosen
            )
        )
        self.rewards[chosen] = 0
        self.terminated[chosen] = self.truncated[chosen] = False
        self._begun = True

    # ------------------------------------------------------------ playing

    def step(
        self, actions: npt.NDArray[np.int64]
    ) -> tuple[Seen, npt.NDArray[Any], npt.NDArray[Any], npt.NDArray[Any], dict[str, Any]]:
        """Play one action in every game; if any of them is illegal, nothing is played and the first one is named."""
        self._check_begun("played")
        actions = self._read_actions(actions)
        ends, reward = (self._start, self._policies, self._seat), NUMBERS[self.reward]
        self._in_slices(
            lambda start, end, scratch: step_slice(
                start, end, self._mode, self._games, scratch, *ends, actions, self._round_limit, reward, self._results
            )
        )
        kept, paid = self._kept, self.rewards if self._policies is None else self._gains
        return self._seen(), kept(paid), kept(self.terminated), kept(self.truncated), self._infos()

    def choose_actions(self, greedy: float = 0.0) -> npt.NDArray[np.int64]:
        """A legal action for every game: with probability `greedy` the greedy one, else any. Deals do not change."""
        self._check_begun("chosen")
        probability = read_probability("greedy", greedy)
        self._in_slices(
            lambda start, end, scratch: choose_slice(start, end, self._games, scratch, probability, self._actions)
        )
        return self._kept(self._actions)

    def _read_actions(self, actions: npt.NDArray[Any]) -> npt.NDArray[np.int64]:
        """Actions that are legal in every game."""
        given = np.asarray(actions)
        if given.shape != (self.num_envs,):
            raise UnusableBatch(f"actions have the shape ({self.num_envs},), one for each game, not {given.shape}")
        if given.dtype.kind not in "iu":
            raise UnusableBatch(f"actions are integers, as int64, not {given.dtype}")
        given = np.ascontiguousarray(given, np.int64)
        if self._mode == DISABLED:
            for game in np.flatnonzero(self.terminated | self.truncated):
                raise NotPlaying(f"game {game}: it is over, and autoreset is disabled; reset it with reset_mask")
        # On one thread: that is a sixtieth of a step; sharing it among threads would cost more than it saves.
        illegal = first_illegal(self._states, given, self._mode, self.terminated, self.truncated)
        if illegal >= 0:
            found = self._states[illegal : illegal + 1]
            raise illegal_action(found, int(given[illegal]), self.action_masks.shape[1], illegal)
        return given

    # ------------------------------------------------------------ showing

    def position(self, game: int) -> Position:
        """The position of one game, counted from 0."""
        return Position.from_state(self._states[read_integer("game", game, 0, self.num_envs - 1)][None].copy())

    def render(self) -> tuple[Any, ...]:
        """Every game as `render_mode` says: as text, as a picture's array, or as SVG."""
        return tuple(show(self.position(game), self.render_mode) for game in range(self.num_envs))

    def _kept(self, array: npt.NDArray[Any]) -> npt.NDArray[Any]:
        return array.copy() if self.copy else array

    def _seen(self) -> Seen:
        return {"observation": self._kept(self.observations), "action_mask": self._kept(self.action_masks)}

    def _infos(self) -> dict[str, Any]:
        infos: dict[str, Any] = {
            "current_player": self._kept(self.current_player),
            "_current_player": self._everywhere,
        }
        if self._policies is not None:
            infos |= {"seat": self._learners + np.int8(1), "_seat": self._everywhere}
        np.logical_or(self.terminated, self.truncated, out=self._over)
        games = self._over.nonzero()[0]
        if not len(games):
            return infos
        self._reasons[games] = self._reason_names[self._reason_numbers[games]]
        ends = {name: array.copy() for name, array in self._ends.items()} if self.copy else self._ends.copy()
        if self._mode != SAME_STEP:
            return infos | ends
        over = ends["_scores"]
        return infos | {
            "final_obs": self._final_obs(games),
            "_final_obs": over,
            "final_info": ends,
            "_final_info": over,
        }

    def _final_obs(self, games: npt.NDArray[np.intp]) -> npt.NDArray[Any]:
        """The last observations of games that are over, as dictionaries, and None for the others."""
        if self.copy:
            final = np.empty(self.num_envs, object)
            for game in games.tolist():
                final[game] = {name: array.copy() for name, array in self._final_seen[game].items()}
            return final
        self._finals[self._ended] = None
        self._finals[games] = self._final_seen[games]
        self._ended = games
        return self._finals

    # ------------------------------------------------------------ checks, and threads

    def _read_mask(self, name: str, given: object) -> npt.NDArray[np.bool_]:
        if given is None:
            return self._everywhere
        mask = np.asarray(given)
        if mask.shape != (self.num_envs,) or mask.dtype != np.bool_:
            raise UnusableBatch(f"{name} holds {self.num_envs} booleans, not {mask.dtype} of shape {mask.shape}")
        if not mask.any():
            raise UnusableBatch(f"{name} chooses no game")
        if not self._begun and not mask.all():
            raise NotPlaying(f"the first reset begins every game: call it without {name}")
        return np.ascontiguousarray(mask)

    def _check_begun(self, done: str) -> None:
        if not self._begun:
            raise NotPlaying(f"nothing can be {done}: no game has begun; call reset first")

    def _in_slices(self, work: Callable[[int, int, Scratch], None]) -> None:
        """Run a function on equal slices of the games, each on a thread with separate scratch arrays."""
        if self.num_threads == 1:
            work(0, self.num_envs, self._scratch[0])
            return
        if self._pool is None:
            self._pool = ThreadPoolExecutor(self.num_threads, thread_name_prefix="azul")
        bounds = [self.num_envs * part // self.num_threads for part in range(self.num_threads + 1)]
        list(self._pool.map(work, bounds[:-1], bounds[1:], self._scratch))

    def close_extras(self, **kwargs: Any) -> None:
        """Shut the thread pool down."""
        if self._pool is not None:
            self._pool.shutdown()
            self._pool = None

    def __getstate__(self) -> dict[str, Any]:
        state = vars(self) | {"_pool": None}  # threads cannot be copied; a copy starts its own
        del state["_final_seen"], state["_finals"]
        return state

    def __setstate__(self, state: dict[str, Any]) -> None:
        vars(self).update(state)
        self._show_finals()


def against_opponents(
    num_envs: int, opponents: Opponent | Sequence[Opponent] = "greedy", **options: Any
) -> AzulVectorEnv:
    """What `gymnasium.make_vec("tilewright/Azul-v0")` makes: `AzulSingleEnv` many times, at vector speed."""
    return AzulVectorEnv(num_envs, opponents=opponents, **options)
