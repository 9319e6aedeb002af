"""Azul as a Gymnasium environment of one agent: you against players of your choice.

>>> from tilewright.environments import AzulSingleEnv
>>> env = AzulSingleEnv(opponents="greedy")
>>> observation, info = env.reset(seed=1)
>>> observation, reward, terminated, truncated, info = env.step(env.action_space.sample())

`gymnasium.make("tilewright/Azul-v0")` makes the same environment once this module is imported, and
`gymnasium.make("tilewright.environments.single:tilewright/Azul-v0")` imports it first.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from copy import deepcopy
from typing import Any, Self

import numpy as np
import numpy.typing as npt

from tilewright.notation import Record
from tilewright.players import Player
from tilewright.players.player import choose_legal, name_of
from tilewright.players.registry import PlayerName, player_named
from tilewright.rules import Position, Side, TilewrightError
from tilewright.rules.errors import shown

from .actions import action_of
from .errors import MISSING_PACKAGE, IllegalAction, UnusableOption
from .observing import Mask
from .options import DEFAULT_ROUNDS, RENDER_MODES, read_integer, read_render_mode, read_seed
from .rendering import show
from .rewards import Reward
from .spaces import ActionSpace, observation_space
from .table import Table

try:
    import gymnasium
    from gymnasium.utils import seeding
except ModuleNotFoundError as error:
    raise ImportError(MISSING_PACKAGE.format("gymnasium")) from error

ENVIRONMENT_ID = "tilewright/Azul-v0"

Seen = dict[str, npt.NDArray[Any]]
Opponent = str | Player


class Choices(ActionSpace):
    """The actions of a table. Without a mask, `sample` draws one that is legal in the position of that moment."""

    def __init__(self, players: int, side: str) -> None:
        super().__init__(players, side)
        self.legal: Mask = np.ones(int(self.n), np.int8)
        self.drawn: int | None = None

    def sample(self, mask: Any = None, probability: Any = None) -> np.int64:
        """An action; `drawn` remembers one that was drawn without a mask."""
        alone = mask is None and probability is None
        action = super().sample(self.legal if alone else mask, probability)
        self.drawn = int(action) if alone else None
        return action


class AzulSingleEnv(gymnasium.Env[Seen, np.int64]):
    """One seat is yours; the others are played by `opponents`, and the deals by chance.

    An opponent is a player's name such as "random", "greedy" or "level:3", or anything with the method
    `choose(position)`; one for all other seats, or a list with one for each, clockwise from yours. `seat` is yours,
    from 1, or None to draw one for each game; seat 1 starts.
    """

    metadata = {"render_modes": list(RENDER_MODES), "render_fps": 1}  # noqa: RUF012

    def __init__(
        self,
        players: int = 2,
        side: str = Side.COLOURED,
        opponents: Opponent | Sequence[Opponent] = "greedy",
        seat: int | None = None,
        reward: str = Reward.WIN,
        max_rounds: int | None = DEFAULT_ROUNDS,
        render_mode: str | None = None,
    ) -> None:
        self._table = Table(players, side, reward, max_rounds)
        self._opponents = self._read_opponents(opponents)
        self._chosen_seat = None if seat is None else read_integer("seat", seat, 1, self._table.players)
        self.render_mode = read_render_mode(render_mode)
        space: Any = observation_space(self._table.players, self._table.side)
        self.observation_space = space
        self._choices = Choices(self._table.players, self._table.side)
        self.action_space = self._choices
        self._seat = 0
        self._others: list[Player] = []
        self._is_first_step = False
        self.spec = deepcopy(gymnasium.spec(ENVIRONMENT_ID))
        self.spec.kwargs = {
            "players": players,
            "side": side,
            "opponents": opponents,
            "seat": seat,
            "reward": reward,
            "max_rounds": max_rounds,
        }

    def _read_opponents(self, given: Any) -> list[Opponent]:
        others = self._table.players - 1
        is_one = isinstance(given, str) or hasattr(given, "choose") or not isinstance(given, Iterable)
        each: list[Any] = [given] * others if is_one else list(given)
        if len(each) != others:
            raise UnusableOption(f"{self._table.players} players leave {others} seats for opponents, not {len(each)}")
        for opponent in each:
            if isinstance(opponent, str):
                self._check_name(opponent)
            elif not hasattr(opponent, "choose"):
                raise UnusableOption(
                    f"an opponent must be a name or an object with the method choose, not {shown(opponent)}"
                )
        return each

    @staticmethod
    def _check_name(name: str) -> None:
        try:
            kind = PlayerName.parse(name).kind
        except TilewrightError as mistake:
            raise UnusableOption(f"an opponent cannot be used: {mistake}") from mistake
        if kind == "engine":  # named players are created for each game
            raise UnusableOption("give an outside engine as an EnginePlayer, and close it yourself")

    def reset(
        self, *, seed: int | None = None, options: Mapping[str, Any] | None = None
    ) -> tuple[Seen, dict[str, Any]]:
        """Begin a game; `options` as in `azul_v0`: `first` or `position`. Opponents move until it is your turn."""
        super().reset(seed=read_seed(seed))
        random = self.np_random
        self._seat = int(random.integers(self._table.players)) if self._chosen_seat is None else self._chosen_seat - 1
        self._table.reset(int(random.integers(2**63)), options)
        self._seat_opponents()
        self._answer()
        self._is_first_step = True
        return self._seen(), self._info()

    def _seat_opponents(self) -> None:
        """Make the players that were given by name."""
        self._others = [
            player_named(opponent, int(self.np_random.integers(2**63))) if isinstance(opponent, str) else opponent
            for opponent in self._opponents
        ]

    def reseed(self, seed: int | None = None) -> None:
        """Reseed the deals to come and the choices of opponents given by name. The position stays."""
        super().reset(seed=read_seed(seed))
        if seed is None:
            self._np_random, self._np_random_seed = seeding.np_random()
        self._table.reseed(int(self.np_random.integers(2**63)))
        self._seat_opponents()

    def clone(self, seed: int | None = None) -> Self:
        """A copy of the game with other deals to come; a copy made by `copy.deepcopy` has the same ones."""
        clone = deepcopy(self)
        clone.reseed(seed)
        return clone

    def step(self, action: Any) -> tuple[Seen, float, bool, bool, dict[str, Any]]:
        """Play an action; the others answer. The reward is the sum of your seat's rewards since your last step."""
        table = self._table
        info = {}
        try:
            table.step(action)
        except IllegalAction as mistake:
            # Gymnasium's check_env draws one action without a mask and plays it after two resets. There it may be
            # illegal; then the next legal action takes its place.
            if not self._is_first_step or mistake.action is None or mistake.action != self._choices.drawn:
                raise
            table.step(self._next_legal(mistake.action))
            info = {"replaced": mistake.move}
        self._is_first_step = False
        reward = float(table.paid[self._seat]) + self._answer()
        if self.render_mode == "human":
            self.render()
        return self._seen(), reward, table.is_over and not table.is_stopped, table.is_stopped, self._info() | info

    def _next_legal(self, action: int) -> int:
        """The first legal action after an illegal one; after the last action comes the first."""
        return int((action + np.argmax(np.roll(self._choices.legal, -action))) % len(self._choices.legal))

    def _answer(self) -> float:
        """Let the others move until it is your turn; return your reward in that time."""
        table, paid = self._table, 0.0
        while not table.is_over and table.next != self._seat:
            player = self._others[(table.next - self._seat) % table.players - 1]
            table.step(action_of(choose_legal(player, table.position), table.players))
            paid += float(table.paid[self._seat])
        return paid

    def _seen(self) -> Seen:
        observation, mask = self._table.observe(self._seat)
        self._choices.legal = mask.copy()
        return {"observation": observation, "action_mask": mask}

    def _info(self) -> dict[str, Any]:
        info: dict[str, Any] = {"seat": self._seat + 1}
        return info | self._table.final_info() if self._table.is_over else info

    def action_masks(self) -> npt.NDArray[np.bool_]:
        """Which actions are legal now: what `MaskablePPO` of sb3-contrib asks for."""
        return self._choices.legal.astype(np.bool_)

    def record(self) -> Record:
        """The game so far, as a record: `str` writes it, `tilewright replay` reads it."""
        others = self._others or self._opponents  # before the first reset, names are still text
        names = ["learner", *(other if isinstance(other, str) else name_of(other) for other in others)]
        return self._table.record([names[(seat - self._seat) % len(names)] for seat in range(len(names))])

    @property
    def position(self) -> Position:
        """The position now; before the first reset, the start."""
        return self._table.position

    def render(self) -> Any:
        """The table as `render_mode` says: printed (human), as text, as a picture's array, or as SVG."""
        return show(self.position, self.render_mode)


if ENVIRONMENT_ID not in gymnasium.registry:
    gymnasium.register(
        ENVIRONMENT_ID,
        entry_point=f"{__name__}:AzulSingleEnv",
        vector_entry_point=f"{__package__}.vector:against_opponents",
    )
