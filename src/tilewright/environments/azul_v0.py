"""Azul for PettingZoo, as an agent-environment cycle.

>>> from tilewright.environments import azul_v0
>>> env = azul_v0.env(players=2, side="coloured")
>>> env.reset(seed=1)
>>> observation, reward, terminated, truncated, info = env.last()
>>> env.step(int(observation["action_mask"].argmax()))

docs/environments.md has the actions, the observation and the rewards.
"""

from __future__ import annotations

from collections.abc import Mapping
from copy import deepcopy
from typing import Any, Self

from tilewright.notation import Record
from tilewright.rules import Position, Side

from .errors import MISSING_PACKAGE, NotPlaying
from .options import DEFAULT_ROUNDS, RENDER_MODES, read_render_mode
from .rendering import show
from .rewards import Reward
from .spaces import ActionSpace, observation_space
from .table import ENDED, Table

try:
    from pettingzoo import AECEnv
    from pettingzoo.utils.wrappers import OrderEnforcingWrapper
except ModuleNotFoundError as error:
    raise ImportError(MISSING_PACKAGE.format("pettingzoo")) from error

__all__ = ["env", "raw_env"]


def env(**options: Any) -> OrderEnforcedAzul:
    """The environment, which also refuses calls in the wrong order."""
    return OrderEnforcedAzul(raw_env(**options))


class raw_env(AECEnv):  # type: ignore[misc]  # noqa: N801  PettingZoo's own name for it
    """The environment itself. Agents are `player_1` to `player_4`, by seat; `player_1` starts."""

    metadata = {  # noqa: RUF012
        "name": "azul_v0",
        "render_modes": list(RENDER_MODES),
        "is_parallelizable": False,
        "render_fps": 1,
    }

    def __init__(
        self,
        players: int = 2,
        side: str = Side.COLOURED,
        reward: str = Reward.WIN,
        max_rounds: int | None = DEFAULT_ROUNDS,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self._table = Table(players, side, reward, max_rounds)
        self.render_mode = read_render_mode(render_mode)
        self.possible_agents = [f"player_{seat}" for seat in range(1, players + 1)]
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.observation_spaces = {agent: observation_space(players, side) for agent in self.possible_agents}
        self.action_spaces = {agent: ActionSpace(players, side) for agent in self.possible_agents}
        self.agents: list[str] = []

    def observation_space(self, agent: str) -> Any:
        """Equal for all agents, with a separate object for each."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        """Equal for all agents, with a separate object for each."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: Mapping[str, Any] | None = None) -> None:
        """Begin a game; `options` may hold `first`, the seat that starts, or `position`, any but the end of a game."""
        table = self._table
        table.reset(seed, options)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self._pays_now = False
        self.agent_selection = self.agents[0]
        if table.is_over:  # a position to start from whose round is past the limit
            self._finish()
        else:
            self.agent_selection = self.agents[table.next]
        if self.render_mode == "human":
            self.render()

    def observe(self, agent: str) -> dict[str, Any]:
        """What an agent sees, its own board first; the mask is zeros out of turn and ones after the end."""
        observation, mask = self._table.observe(self._seats[agent])
        return {"observation": observation, "action_mask": mask}

    def state(self) -> Any:
        """The global state, as seat 1 sees it: for a centralised critic."""
        return self._table.observe(0)[0]

    @property
    def state_space(self) -> Any:
        """What `state` returns."""
        return self.observation_spaces[self.possible_agents[0]]["observation"]

    def step(self, action: Any) -> None:
        """Play an action of the selected agent, or None for an agent whose game is over."""
        table = self._table
        agent = self.agent_selection if self.agents else ""
        if agent and table.next >= ENDED:
            if action is not None:
                raise NotPlaying(f"{table.named(action)} cannot be played: {agent}'s game is over, its action is None")
            self._was_dead_step(None)
            return
        following = table.step(action)
        self._cumulative_rewards[agent] = 0.0
        if self._pays_now or table.pays:
            self._pay()
        if following < ENDED:
            self.agent_selection = self.possible_agents[following]
        else:
            self._finish()
        if self.render_mode == "human":
            self.render()

    def _pay(self) -> None:
        """Set every agent's reward for the last step and add it to the cumulative rewards."""
        paid = self._table.paid.tolist()
        self._pays_now = self._table.pays
        for agent, reward in zip(self.possible_agents, paid, strict=True):
            self.rewards[agent] = reward
            self._cumulative_rewards[agent] += reward

    def _finish(self) -> None:
        over = self.truncations if self._table.is_stopped else self.terminations
        info = self._table.final_info()
        for agent in self.agents:
            over[agent] = True
            self.infos[agent] = {key: list(value) if isinstance(value, list) else value for key, value in info.items()}
        self.agent_selection = self.agents[0]

    def reseed(self, seed: int | None = None) -> None:
        """Reseed the deals to come; without a seed, from the operating system."""
        self._table.reseed(seed)

    def clone(self, seed: int | None = None) -> Self:
        """A copy of the game with other deals to come; a copy made by `copy.deepcopy` has the same ones."""
        clone = deepcopy(self)
        clone.reseed(seed)
        return clone

    @property
    def position(self) -> Position:
        """The position now; before the first reset, the start."""
        return self._table.position

    def record(self) -> Record:
        """The game so far, as a record: `str` writes it, `tilewright replay` reads it."""
        return self._table.record(self.possible_agents)

    def render(self) -> Any:
        """The table as `render_mode` says: printed (human), as text, as a picture's array, or as SVG."""
        return show(self.position, self.render_mode)

    def close(self) -> None:
        """There is nothing to close."""


class OrderEnforcedAzul(OrderEnforcingWrapper):  # type: ignore[misc]
    """PettingZoo's order enforcing, except that a step after the end raises NotPlaying."""

    def step(self, action: Any) -> None:
        """As `raw_env.step`."""
        if self._has_reset and not self.env.agents:
            self.env.step(action)
        super().step(action)

    def clone(self, seed: int | None = None) -> Self:
        """As `raw_env.clone`."""
        clone = deepcopy(self)
        clone.reseed(seed)
        return clone

    def __str__(self) -> str:
        return str(self.env)
