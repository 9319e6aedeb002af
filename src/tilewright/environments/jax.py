"""Azul for JAX, with the names of pgx: pure functions that work inside `jit`, `vmap` and `scan`.

>>> import jax
>>> from tilewright.environments.jax import Azul
>>> env = Azul(players=2, side="coloured")
>>> states = jax.vmap(env.init)(jax.random.split(jax.random.key(0), 64))
>>> actions = states.legal_action_mask.argmax(1)
>>> states = jax.jit(jax.vmap(env.step))(states, actions, jax.random.split(jax.random.key(1), 64))
>>> states.observation.shape, states.rewards.shape
((64, 237), (64, 2))

The rules are the compiled functions of `games.py`, called by XLA: on the CPU in loops, on a GPU as kernels.
"""

from __future__ import annotations

import ctypes
import dataclasses
import math
import os
from collections.abc import Sequence
from functools import cache
from typing import Any

import numpy as np

from tilewright.rules import Position, Side
from tilewright.rules.layout import state_dtype

from . import gpu
from .actions import action_count
from .batch import Loops
from .errors import UnusableBatch
from .games import follow_game, observe_game, open_game
from .observing import observation_size
from .options import DEFAULT_ROUNDS, read_players, read_reward, read_round_limit, read_side
from .rewards import NUMBERS, Reward

try:
    import jax
except ModuleNotFoundError as error:
    raise ImportError("jax is missing; install it with: pip install 'tilewright[jax]'") from error

from . import xla
from .xla import Memory

KEY_WORDS = 2


@jax.tree_util.register_dataclass
@dataclasses.dataclass(frozen=True)
class State:
    """A game, with the fields of pgx. Players are seats, counted from 0; the key of `init` draws who starts."""

    current_player: jax.Array
    """int32: who moves."""
    observation: jax.Array
    """uint8 (size,): what that player sees."""
    rewards: jax.Array
    """float32 (players,): the rewards of the last step."""
    terminated: jax.Array
    """bool: the game is over."""
    truncated: jax.Array
    """bool: the game was stopped after `max_rounds`."""
    legal_action_mask: jax.Array
    """bool (actions,): what that player may do; all true when the game is over."""
    packed: jax.Array
    """uint8 (bytes,): the position, as `tilewright.environments.torch.Azul` takes it."""
    _step_count: jax.Array

    def replace(self, **changes: Any) -> State:
        """The same state with other values."""
        return dataclasses.replace(self, **changes)


class Azul:
    """The games of one kind of table, as pure functions."""

    version = "v0"

    def __init__(
        self,
        players: int = 2,
        side: str = Side.COLOURED,
        reward: str = Reward.WIN,
        max_rounds: int | None = DEFAULT_ROUNDS,
    ) -> None:
        self.num_players, self.side = read_players(players), read_side(side)
        self.reward = read_reward(reward)
        self._round_limit = read_round_limit(max_rounds)
        self.num_actions = action_count(self.num_players, self.side)
        self.observation_shape = (observation_size(self.num_players, self.side),)
        self.id = f"azul_{self.num_players}{self.side[0]}"
        self._dtype = state_dtype(self.num_players)

    def init(self, key: jax.Array) -> State:
        """A new game."""
        packed, seat, observation, mask, _ = self._call("init", self._words(key))
        return State(
            current_player=seat,
            observation=observation,
            rewards=jax.numpy.zeros(self.num_players, jax.numpy.float32),
            terminated=jax.numpy.bool_(False),
            truncated=jax.numpy.bool_(False),
            legal_action_mask=mask,
            packed=packed,
            _step_count=jax.numpy.int32(0),
        )

    def step(self, state: State, action: jax.Array | int, key: jax.Array | None = None) -> State:
        """The state after an action; the key draws the deal, if one follows.

        A game that is over stays as it is, with reward 0. An illegal action ends the game: its player's reward is -1,
        and the others share 1 equally.
        """
        if not isinstance(state, State):
            raise UnusableBatch(f"step takes a State of this module, not {type(state).__name__}")
        self._check_packed(state.packed)
        chosen = jax.numpy.asarray(action)
        if not jax.numpy.issubdtype(chosen.dtype, jax.numpy.integer):
            raise UnusableBatch(f"an action is an integer, not {chosen.dtype}")
        if chosen.shape:
            raise UnusableBatch(f"step plays one action, not the shape {chosen.shape}: use jax.vmap(env.step)")
        if key is None:
            raise UnusableBatch("step needs a key: it draws the deals")
        before = (state.packed, state.current_player, state.terminated, state.truncated)
        parts = self._call("step", *before, chosen.astype(jax.numpy.int32), self._words(key))
        packed, seat, observation, mask, _, rewards, terminated, truncated = parts
        return State(
            current_player=seat,
            observation=observation,
            rewards=rewards,
            terminated=terminated,
            truncated=truncated,
            legal_action_mask=mask | terminated,
            packed=packed,
            _step_count=state._step_count + ~(state.terminated | state.truncated),
        )

    def observe(self, state: State, player_id: jax.Array | int | None = None) -> jax.Array:
        """What a player sees; by default the player to move."""
        self._check_packed(state.packed)
        seat = state.current_player if player_id is None else jax.numpy.asarray(player_id).astype(jax.numpy.int32)
        observation, _ = self._call("observe", state.packed, seat.clip(0, self.num_players - 1))
        return observation

    def position(self, state: State) -> Position:
        """The position of one state, outside of `jit`."""
        self._check_packed(state.packed)
        return Position.from_state(np.array(state.packed).view(self._dtype))

    def _call(self, name: str, *arguments: jax.Array) -> Sequence[jax.Array]:
        """Let XLA call a handler; under `vmap` every array has the batch's dimensions first."""
        _, shapes = signature(name, self.num_players, self.side)
        form: Any = jax.ShapeDtypeStruct  # it has no types
        results = [form(shape, kind) for shape, kind in shapes]
        target = registered(name, self.num_players, self.side, self.reward, self._round_limit)
        found: Sequence[jax.Array] = jax.ffi.ffi_call(target, results, vmap_method="broadcast_all")(*arguments)
        return found

    def _words(self, key: jax.Array) -> jax.Array:
        """The two words of a key."""
        if hasattr(key, "dtype") and jax.numpy.issubdtype(key.dtype, jax.dtypes.prng_key):
            key = jax.random.key_data(key)
        words = jax.numpy.asarray(key)
        if words.ndim > 1:
            raise UnusableBatch(f"init and step take one key, not the shape {words.shape[:-1]}: use jax.vmap")
        if words.shape != (KEY_WORDS,) or words.dtype != jax.numpy.uint32:
            raise UnusableBatch(
                f"a key has two words of uint32, as jax.random.key gives it, not {words.dtype} of shape {words.shape}"
            )
        return words

    def _check_packed(self, packed: Any) -> None:
        if packed.dtype != np.uint8 or packed.shape != (self._dtype.itemsize,):
            raise UnusableBatch(
                f"a state of {self.id} has {self._dtype.itemsize} bytes, this one {packed.dtype} of shape "
                f"{packed.shape}: use jax.vmap for several, and a State of the same kind of table"
            )


Shapes = list[tuple[tuple[int, ...], Any]]


@cache
def signature(name: str, players: int, side: str) -> tuple[Shapes, Shapes]:
    """Shapes and types of a handler's arguments and results, for one game."""
    packed: Shapes = [((state_dtype(players).itemsize,), np.uint8)]
    seat: Shapes = [((), np.int32)]
    key: Shapes = [((KEY_WORDS,), np.uint32)]
    flags: Shapes = [((), np.bool_), ((), np.bool_)]
    shown: Shapes = [((observation_size(players, side),), np.uint8), ((action_count(players, side),), np.bool_)]
    random = key  # the state of a random generator, scratch memory of the handler
    if name == "observe":
        return packed + seat, shown
    if name == "init":
        return key, packed + seat + shown + random
    rewards: Shapes = [((players,), np.float32)]
    return packed + seat + flags + [((), np.int32)] + key, packed + seat + shown + random + rewards + flags


@cache
def registered(name: str, players: int, side: str, reward: str, round_limit: int) -> str:
    """The name under which XLA finds a handler, on the CPU and, if JAX has one, on a GPU."""
    target = f"tilewright_azul_{players}{side}_{reward}_{round_limit}_{name}"
    platforms: dict[str, Any] = {"cpu": CpuHandlers}
    if any(device.platform == "gpu" for device in jax.devices()):
        platforms["CUDA"] = GpuHandlers
    for platform, kind in platforms.items():
        handlers = kind(players, side, NUMBERS[Reward(reward)], round_limit)
        handlers.prepare(name)
        xla.register(target, platform, getattr(handlers, name))
    return target


class CpuHandlers:
    """The functions that XLA calls, for any number of games: compiled loops, on several threads for many games."""

    def __init__(self, players: int, side: str, kind: int, round_limit: int) -> None:
        self._players, self._side = players, side
        self._dtype = state_dtype(players)
        self._kind, self._round_limit = kind, round_limit
        self._loops = Loops(players)
        self._blank: Any = np.zeros(1, self._dtype)
        self._blank["grey"] = side == Side.GREY

    def prepare(self, name: str) -> None:
        """Prepare a handler before XLA may call it; on the CPU there is nothing to do."""

    def init(self, given: Sequence[Memory], results: Sequence[Memory], stream: int) -> None:
        (keys,) = given
        packed, seats, observations, masks, random = results
        if games := seats.items:
            arguments = {
                "keys": self._array(keys, np.uint64, games),
                "random": self._array(random, np.uint64, games),
                "blank": self._blank,
                "states": self._array(packed, self._dtype, games),
                "seats": self._array(seats, np.int32, games),
            }
            self._run(open_game, games, arguments, stream)
            self._observe(games, packed, seats, observations, masks, stream)

    def step(self, given: Sequence[Memory], results: Sequence[Memory], stream: int) -> None:
        before, was_seat, was_terminated, was_truncated, actions, keys = given
        packed, seats, observations, masks, random, rewards, terminated, truncated = results
        if games := seats.items:
            arguments = {
                "before": self._array(before, self._dtype, games),
                "was_seat": self._array(was_seat, np.int32, games),
                "was_terminated": self._array(was_terminated, np.bool_, games),
                "was_truncated": self._array(was_truncated, np.bool_, games),
                "actions": self._array(actions, np.int32, games),
                "keys": self._array(keys, np.uint64, games),
                "round_limit": self._round_limit,
                "kind": self._kind,
                "random": self._array(random, np.uint64, games),
                "states": self._array(packed, self._dtype, games),
                "seats": self._array(seats, np.int32, games),
                "rewards": self._array(rewards, np.float32, games, self._players),
                "terminated": self._array(terminated, np.bool_, games),
                "truncated": self._array(truncated, np.bool_, games),
            }
            self._run(follow_game, games, arguments, stream)
            self._observe(games, packed, seats, observations, masks, stream)

    def observe(self, given: Sequence[Memory], results: Sequence[Memory], stream: int) -> None:
        packed, seats = given
        if games := seats.items:
            observations, masks = results
            self._observe(games, packed, seats, observations, masks, stream)

    def _array(self, memory: Memory, dtype: Any, *shape: int) -> Any:
        """XLA's memory as an array."""
        count = np.dtype(dtype).itemsize * math.prod(shape)
        return np.ndarray(shape, dtype, (ctypes.c_char * count).from_address(memory.address))

    def _run(self, function: Any, games: int, arguments: dict[str, Any], stream: int) -> None:
        self._loops.run(function, games, arguments, os.cpu_count() or 1)

    def _observe(
        self, games: int, packed: Memory, seats: Memory, observations: Memory, masks: Memory, stream: int
    ) -> None:
        arguments = {
            "states": self._array(packed, self._dtype, games),
            "seats": self._array(seats, np.int32, games),
            "observations": self._array(observations, np.uint8, games, observations.shape[-1]),
            "masks": self._array(masks, np.int8, games, masks.shape[-1]),
        }
        self._run(observe_game, games, arguments, stream)


class GpuHandlers(CpuHandlers):
    """As `CpuHandlers`, with kernels on XLA's stream, on the first GPU."""

    def __init__(self, players: int, side: str, kind: int, round_limit: int) -> None:
        super().__init__(players, side, kind, round_limit)
        self._blank = gpu.cuda().to_device(self._blank)

    def prepare(self, name: str) -> None:
        """Compile the kernels by a call for one game: XLA may record the first call, which allows no compiling."""
        compiler = gpu.cuda()
        both = [
            [(compiler.device_array(max(1, math.prod(shape)), kind), (1, *shape)) for shape, kind in shapes]
            for shapes in signature(name, self._players, self._side)
        ]
        for array, _ in both[0]:
            array.copy_to_device(np.zeros(array.shape, array.dtype))
        memories = [[Memory(array.device_ctypes_pointer.value, shape) for array, shape in side] for side in both]
        stream = compiler.stream()
        getattr(self, name)(*memories, int(stream.handle))
        stream.synchronize()

    def _array(self, memory: Memory, dtype: Any, *shape: int) -> Any:
        kind = np.dtype(dtype)
        if kind.names:
            return self._array(memory, np.uint8, math.prod(shape) * kind.itemsize).view(kind)
        return gpu.cuda().as_cuda_array(_Interface(memory.address, kind, shape), sync=False)

    def _run(self, function: Any, games: int, arguments: dict[str, Any], stream: int) -> None:
        gpu.launch(function, self._players, games, arguments, gpu.cuda().external_stream(stream))

    def _observe(
        self, games: int, packed: Memory, seats: Memory, observations: Memory, masks: Memory, stream: int
    ) -> None:
        def twice(memory: Memory) -> tuple[Any, Any]:
            return self._array(memory, np.uint32, memory.items // 4), self._array(memory, np.uint8, memory.items)

        states, seated = self._array(packed, self._dtype, games), self._array(seats, np.int32, games)
        on = gpu.cuda().external_stream(stream)
        gpu.launch_observation(self._players, self._side, games, states, seated, twice(observations), twice(masks), on)


class _Interface:
    """Memory of a GPU as an object that Numba accepts as an array."""

    def __init__(self, address: int, kind: Any, shape: tuple[int, ...]) -> None:
        self.__cuda_array_interface__ = {
            "data": (address, False),
            "shape": shape,
            "strides": None,
            "typestr": kind.str,
            "version": 3,
        }
