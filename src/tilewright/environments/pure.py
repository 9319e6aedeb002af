"""The rules as pure functions of packed states in PyTorch tensors, for search.

>>> import torch
>>> from tilewright import Position
>>> from tilewright.environments.torch import Azul
>>> rules = Azul(players=2, side="coloured", device="cpu")
>>> states = rules.deal(rules.pack([Position.start()] * 8), keys=torch.arange(8))
>>> states, rewards, terminated, illegal = rules.play(states, rules.greedy(states))
>>> tuple(rewards.shape), int(illegal.sum())
((8, 2), 0)
"""

from __future__ import annotations

from typing import Any

import numpy as np

from tilewright.rules import Position, Side
from tilewright.rules.constants import COLOURS, factories_for
from tilewright.rules.layout import state_dtype

from .actions import action_count
from .devices import device_for
from .errors import UnusableBatch, UnusableOption
from .games import deal_game, greedy_game, play_game, sample_game, seat_game, transform_game
from .observing import observation_size
from .options import read_players, read_reward, read_side
from .rewards import NUMBERS, Reward
from .tensors import Tensor, read_booleans, read_integers, read_permutations, read_states, torch

OBSERVATION_TYPES = (torch.uint8, torch.bfloat16, torch.float32)


class Azul:
    """The rules of one kind of table as pure functions of packed states: a row of bytes for each position.

    Rows can be stored, cloned, compared and loaded again by the same version of Tilewright. Randomness is the
    caller's: `keys` are int64, any numbers, and the same key gives the same deal.
    """

    def __init__(self, players: int = 2, side: str = Side.COLOURED, device: Any = "cuda") -> None:
        self.players, self.side = read_players(players), read_side(side)
        self.on = device_for(device, self.players, self.side)
        """What calls the functions of `games.py`."""
        self.device = self.on.device
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
        """Play an action in each state; return new states, rewards (N, P), terminated and illegal.

        A new state may await a deal. An illegal action leaves its state as it was.
        """
        games = self._count(states)
        after = states.clone(memory_format=torch.contiguous_format)
        rewards = torch.empty((games, self.players), dtype=torch.float32, device=self.device)
        terminated, illegal = self._flags(games), self._flags(games)
        self._run(
            play_game,
            games,
            states=self._records(after),
            actions=self.on.array(self._integers("actions", actions, games)),
            kind=NUMBERS[read_reward(reward)],
            rewards=self.on.array(rewards),
            terminated=self.on.array(terminated),
            illegal=self.on.array(illegal),
        )
        return after, rewards, terminated, illegal

    def deal(self, states: Tensor, keys: Tensor) -> Tensor:
        """Deal where a deal is awaited; other states are returned unchanged."""
        games = self._count(states)
        after = states.clone(memory_format=torch.contiguous_format)
        keys = self._integers("keys", keys, games).clone()
        self._run(deal_game, games, states=self._records(after), deals=self.on.array(keys, np.uint64))
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
        """Observations and masks in one call, which costs as much as either. Seats out of range are clamped."""
        games = self._count(states)
        seats = self.seats(states) if seats is None else self._integers("seats", seats, games)
        observation, mask = self.new_views(games, dtype)
        seats = seats.clamp(0, self.players - 1)
        self.on.observe(games, self._records(states), self.on.array(seats), observation, mask)
        return observation, mask

    def seats(self, states: Tensor) -> Tensor:
        """The seat to move, from 0; -1 at a deal or at the end."""
        games = self._count(states)
        seats = torch.empty(games, dtype=torch.int64, device=self.device)
        self._run(seat_game, games, states=self._records(states), seats=self.on.array(seats))
        return seats

    def greedy(self, states: Tensor) -> Tensor:
        """The greedy player's actions; -1 where nothing can be played."""
        games = self._count(states)
        actions = torch.empty(games, dtype=torch.int64, device=self.device)
        self._run(greedy_game, games, states=self._records(states), actions=self.on.array(actions))
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
            choices=self.on.array(keys, np.uint64),
            actions=self.on.array(actions),
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
            raise UnusableOption("only the grey side has the symmetries colours and mirrored")
        after = states.clone(memory_format=torch.contiguous_format)
        moved = self._integers("actions", actions, games).clone()
        places = factories_for(self.players)
        mirrored = self._flags(games) if mirrored is None else read_booleans("mirrored", mirrored, games, self.device)
        self._run(
            transform_game,
            games,
            states=self._records(after),
            colours=self.on.array(read_permutations("colours", colours, games, COLOURS, self.device)),
            mirrored=self.on.array(mirrored),
            factories=self.on.array(read_permutations("factories", factories, games, places, self.device)),
            actions=self.on.array(moved),
        )
        return after, moved

    def _run(self, function: Any, games: int, **arguments: Any) -> None:
        self.on.run(function, games, arguments)

    def _records(self, states: Tensor) -> Any:
        return self.on.array(states, self.dtype)

    def _flags(self, games: int) -> Tensor:
        return torch.zeros(games, dtype=torch.bool, device=self.device)

    def new_views(self, games: int, dtype: torch.dtype) -> tuple[Tensor, Tensor]:
        """Tensors for observations and masks."""
        if dtype not in OBSERVATION_TYPES:
            raise UnusableOption(f"observations are torch.uint8, torch.bfloat16 or torch.float32, not {dtype}")
        observation = torch.zeros((games, self.observation_size), dtype=dtype, device=self.device)
        mask = torch.zeros((games, self.action_count), dtype=torch.bool, device=self.device)
        return observation, mask

    def _count(self, states: Tensor) -> int:
        return read_states(states, self.state_size, self.device)

    def _integers(self, name: str, given: Tensor, games: int) -> Tensor:
        return read_integers(name, given, games, self.device)


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
