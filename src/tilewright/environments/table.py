"""One game in progress: shared by the environments that play one game at a time."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
import numpy.typing as npt

from tilewright.notation import Record
from tilewright.rules import Phase, Position
from tilewright.rules.errors import shown
from tilewright.rules.illegal import why_illegal
from tilewright.rules.integers import whole
from tilewright.rules.layout import TILE
from tilewright.rules.packing import unpack

from .actions import action_count, move_of
from .errors import IllegalAction, NotPlaying
from .observing import Bytes, Mask, observation_size, observe_one
from .options import (
    read_players,
    read_reward,
    read_round_limit,
    read_seed,
    read_side,
    read_start,
    splitmix_states,
)
from .rewards import NUMBERS, write_ranks
from .steps import ENDED, ILLEGAL, PAID, STOPPED, Random, begin_one, step_one

NOT_BEGUN = -2


class Table:
    """A game that draws its own deals; seats and actions count from 0.

    `next` is the seat to act, or NOT_BEGUN, ENDED or STOPPED; `paid` has each seat's reward for the last step, and
    `pays` is true if one of them is not 0.
    """

    def __init__(self, players: object, side: object, reward: object, max_rounds: object) -> None:
        self.players = read_players(players)
        self.side = read_side(side)
        self.reward = read_reward(reward)
        self.round_limit = read_round_limit(max_rounds)
        self.actions = action_count(self.players, self.side)
        self.observation_size = observation_size(self.players, self.side)
        self.next = NOT_BEGUN
        self.paid = np.zeros(self.players, np.float64)
        self.pays = False
        self._kind = NUMBERS[self.reward]
        self._random = splitmix_states(np.random.default_rng(), 1)
        self._states = Position.start(self.players, self.side).state.copy()
        self._remember()

    def reset(self, seed: object = None, options: Mapping[str, Any] | None = None) -> None:
        """Begin a game. The same seed gives the same deals; without a seed they differ each time."""
        start = read_start(options, self.players, self.side)
        seed = read_seed(seed)
        if seed is not None:
            self._random = splitmix_states(np.random.default_rng(seed), 1)
        self._states = start.state.copy()
        self._remember()
        self.paid[:] = 0
        self.pays = False
        self.next = begin_one(self._states, self._random, self.round_limit)

    def reseed(self, seed: object = None) -> None:
        """Reseed the deals to come; without a seed, from the operating system."""
        self._random = splitmix_states(np.random.default_rng(read_seed(seed)), 1)
        self._history.append(self._random.copy())

    def _remember(self) -> None:
        """Store what `record` needs: the start, the generator of its deals, then actions and new generators."""
        self._started = self._states.copy()
        self._history: list[int | Random] = [self._random.copy()]

    def step(self, action: object) -> int:
        """Play an action of the seat to act; return `next`."""
        action = action if type(action) is int else self._read(action)
        if self.next < 0 or self.next >= ENDED:
            raise self._not_playing(action)
        if not 0 <= action < self.actions:
            raise self._illegal(action)
        following = step_one(self._states, self._random, action, self.round_limit, self._kind, self.paid)
        if following == ILLEGAL:
            raise self._illegal(action)
        self._history.append(action)
        self.pays = following >= PAID
        self.next = following % PAID
        return self.next

    def observe(self, seat: int) -> tuple[Bytes, Mask]:
        """What a seat sees and may do, in new arrays."""
        observation = np.empty(self.observation_size, np.uint8)
        mask = np.empty(self.actions, np.int8)
        observe_one(self._states, seat, observation, mask)
        return observation, mask

    @property
    def is_over(self) -> bool:
        """Whether the game has ended or was stopped."""
        return self.next >= ENDED

    @property
    def is_stopped(self) -> bool:
        """Whether the round limit stopped the game."""
        return self.next == STOPPED

    @property
    def position(self) -> Position:
        """The position now, as a copy that does not change when the game continues."""
        return Position.from_state(self._states.copy())

    @property
    def scores(self) -> list[int]:
        """Points by seat."""
        return self._states["score"][0].tolist()  # type: ignore[no-any-return]

    @property
    def length(self) -> int:
        """How many actions were played, by all seats together."""
        return sum(isinstance(item, int) for item in self._history)

    def record(self, names: Sequence[str] | None = None) -> Record:
        """The game so far: the actions played again, with the same deals."""
        start = Position.from_state(self._started.copy())
        seats = [f"Seat {seat}" for seat in range(1, self.players + 1)] if names is None else names
        is_new = start == Position.start(self.players, self.side, start.first)
        record = Record.start(self.side, seats, start.first) if is_new else Record.start_from(start, seats)
        random = self._random
        for item in self._history:
            if isinstance(item, int):
                record = record.with_move(move_of(item, self.players))
            else:
                random = item.copy()
            if self.next != NOT_BEGUN and record.final.phase is Phase.DEAL:
                dealt = record.final.state.copy()
                if begin_one(dealt, random, self.round_limit) != STOPPED:
                    record = record.with_deal(Position.from_state(dealt).factories)
        return record.with_header("Termination", "stopped") if self.is_stopped else record

    def final_info(self) -> dict[str, Any]:
        """How a game ended, for people and logs."""
        if self.is_stopped:
            reason = f"stopped after {self.round_limit} rounds"
            return {"reason": reason, "scores": self.scores, "length": self.length}
        ranks = np.empty(self.players, np.int64)
        by_row = write_ranks(self._states, ranks)
        reason = "row" if by_row else "exhausted"
        return {"reason": reason, "scores": self.scores, "ranks": ranks.tolist(), "length": self.length}

    def named(self, action: object) -> str:
        """An action in notation, or as it was given if it has none."""
        if type(action) is int and 0 <= action < self.actions:
            return str(move_of(action, self.players))
        return f"action {shown(action)}"

    def _read(self, action: object) -> int:
        number = whole(action)
        if number is not None:
            return number
        if self.next < 0 or self.next >= ENDED:
            raise self._not_playing(action)
        raise self._illegal(action)

    def _not_playing(self, action: object) -> NotPlaying:
        if self.next < 0:
            return NotPlaying(f"{self.named(action)} cannot be played: no game has begun; call reset first")
        ended = f"stopped after {self.round_limit} rounds" if self.is_stopped else "over"
        return NotPlaying(f"{self.named(action)} cannot be played: the game is {ended}, no action is legal; call reset")

    def _illegal(self, action: object) -> IllegalAction:
        return illegal_action(self._states, action, self.actions)


def illegal_action(states: npt.NDArray[Any], action: object, actions: int, game: int | None = None) -> IllegalAction:
    """Why an action cannot be played in states[0], a position in which a seat must act; `game` is its number."""
    assert states["phase"][0] <= TILE
    position = Position.from_state(states[:1].copy())
    legal = [str(move) for move in position.legal_moves()]
    if type(action) is int and 0 <= action < actions:
        move = move_of(action, position.players)
        reason, rule = why_illegal(unpack(states[:1]), move)
        return IllegalAction(str(move), reason, rule, str(position), legal, action, game)
    actions_are = f"the actions of this table are the integers 0 to {actions - 1}"
    named = f"action {shown(action)}"
    return IllegalAction(named, actions_are, "docs/environments.md", str(position), legal, game=game)


__all__ = ["ENDED", "STOPPED", "Table", "illegal_action"]
