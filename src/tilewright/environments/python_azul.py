"""Azul for OpenSpiel: importing this module registers the game `python_azul`.

>>> import pyspiel
>>> from tilewright.environments import python_azul
>>> game = pyspiel.load_game("python_azul(players=3,side=grey)")
>>> state = game.new_initial_state()
>>> state.is_chance_node()  # every tile is drawn at a separate chance node
True
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np

from tilewright.rules import Colour, Position, Side
from tilewright.rules.constants import ALL_MOVES, COLOURS, TILES_PER_FACTORY, factories_for
from tilewright.rules.layout import COUNT_BITS, COUNT_MASK
from tilewright.rules.packing import unpack

from .actions import action_count, move_of
from .errors import MISSING_PACKAGE, IllegalAction, NotPlaying, UnusableOption
from .observing import observation_fields, observation_size, observe_one
from .options import DEFAULT_ROUNDS, read_players, read_reward, read_round_limit, read_side
from .rewards import NUMBERS, Reward
from .steps import ILLEGAL, STOPPED
from .table import illegal_action
from .tree import DRAWING, draw_tile, drawable_tiles, list_actions, play_action, write_returns

try:
    import pyspiel
    from open_spiel.python.observation import IIGObserverForPublicInfoGame
except ModuleNotFoundError as error:
    raise ImportError(MISSING_PACKAGE.format("open_spiel")) from error

SHORT_NAME = "python_azul"
MOST_STEPS = 2**31 - 1  # OpenSpiel stores the length of a game in 32 bits
PARAMETERS = {"players": 2, "side": "coloured", "reward": "win", "max_rounds": DEFAULT_ROUNDS}
COUNT_SHIFTS = [COUNT_BITS * colour for colour in range(COLOURS)]
DRAWS = [f"draw {colour.letter}" for colour in Colour]
CHANCE, TERMINAL = int(pyspiel.PlayerId.CHANCE), int(pyspiel.PlayerId.TERMINAL)
MOST_POINTS = 250.0
"""An upper bound of a score: a full wall scores at most 150 points for its tiles and 95 of bonuses."""


def _game_type(*, zero_sum: bool) -> Any:
    utility = pyspiel.GameType.Utility
    return pyspiel.GameType(
        short_name=SHORT_NAME,
        long_name="Azul (Tilewright)",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.PERFECT_INFORMATION,
        utility=utility.ZERO_SUM if zero_sum else utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=4,
        min_num_players=2,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=PARAMETERS,
    )


def _utilities(reward: Reward, players: int) -> tuple[float, float]:
    match reward:
        case Reward.WIN:
            return -1 / (players - 1), 1.0
        case Reward.RANK:
            return -1.0, 1.0
        case Reward.MARGIN:
            return -MOST_POINTS, MOST_POINTS
    return 0.0, MOST_POINTS


class AzulGame(pyspiel.Game):  # type: ignore[misc]
    """The game: zero-sum for any number of players, unless the reward is points."""

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        given = PARAMETERS | dict(params or {})
        if unknown := given.keys() - PARAMETERS.keys():
            raise UnusableOption(f"{SHORT_NAME} has the parameters {', '.join(PARAMETERS)}, not {min(unknown)}")
        self.players = read_players(given["players"])
        self.side = read_side(given["side"])
        self.reward = read_reward(given["reward"])
        self.round_limit = read_round_limit(given["max_rounds"])
        self.kind = NUMBERS[self.reward]
        self._most_drawn = factories_for(self.players) * TILES_PER_FACTORY * self.round_limit
        zero_sum = self.reward is not Reward.POINTS
        lowest, highest = _utilities(self.reward, self.players)
        choices = 5 * self.players * self.round_limit if self.side is Side.GREY else 0
        info = pyspiel.GameInfo(
            num_distinct_actions=action_count(self.players, self.side),
            max_chance_outcomes=COLOURS,
            num_players=self.players,
            min_utility=lowest,
            max_utility=highest,
            utility_sum=0.0 if zero_sum else None,
            max_game_length=min(self._most_drawn + choices, MOST_STEPS),  # a take takes at least one tile
        )
        super().__init__(_game_type(zero_sum=zero_sum), info, dict(params or {}))

    def new_initial_state(self) -> AzulState:
        """A game before its first tile is drawn; seat 1, OpenSpiel's player 0, starts."""
        return AzulState(self)

    def max_chance_nodes_in_history(self) -> int:
        """The largest number of tiles that can be drawn in a game."""
        return self._most_drawn

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Any:
        """Everything is public: the table as tensor and text, or with perfect recall the history as text."""
        if iig_obs_type is None or (iig_obs_type.public_info and not iig_obs_type.perfect_recall):
            return AzulObserver(self, params)
        return IIGObserverForPublicInfoGame(iig_obs_type, params)


class AzulState(pyspiel.State):  # type: ignore[misc]
    """A position; between rounds, one with some of the tiles drawn."""

    def __init__(self, game: AzulGame) -> None:
        super().__init__(game)
        self._players, self._round_limit, self._kind = game.players, game.round_limit, game.kind
        self._states = Position.start(game.players, game.side).state.copy()
        self._next = CHANCE
        self._stopped = False
        self._text: str | None = None

    # ------------------------------------------------------------ what OpenSpiel asks

    def current_player(self) -> int:
        """The player who acts, from 0, or CHANCE or TERMINAL."""
        return self._next

    def is_terminal(self) -> bool:
        """Whether the game has ended or was stopped at the round limit."""
        return self._next == TERMINAL

    def is_chance_node(self) -> bool:
        """Whether a tile is drawn next."""
        return self._next == CHANCE

    def _legal_actions(self, player: int) -> list[int]:
        actions = np.empty(ALL_MOVES, np.int16)
        return actions[: list_actions(self._states, actions)].tolist()  # type: ignore[no-any-return]

    def legal_actions(self, player: int | None = None) -> list[int]:
        """As OpenSpiel's own method, without the call through C++."""
        if self._next >= 0 and (player is None or player == self._next):
            return self._legal_actions(self._next)
        return super().legal_actions() if player is None else super().legal_actions(player)  # type: ignore[no-any-return]

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The colours that can be drawn, and how likely each is."""
        if self._next != CHANCE:
            raise NotPlaying("no tile is drawn here: it is not chance's turn")
        word = drawable_tiles(self._states)
        counts = [(word >> shift) & COUNT_MASK for shift in COUNT_SHIFTS]
        total = sum(counts)
        return [(colour, count / total) for colour, count in enumerate(counts) if count]

    def _apply_action(self, action: int) -> None:
        if self._next == CHANCE:
            following = draw_tile(self._states, action)
        elif self._next == TERMINAL:
            raise NotPlaying(f"action {action} cannot be played: the game is over, no action is legal")
        else:
            following = play_action(self._states, action, self._round_limit)
        if following == ILLEGAL:
            raise self._illegal(action)
        self._next = following if following < self._players else CHANCE if following == DRAWING else TERMINAL
        self._stopped = following == STOPPED
        self._text = None

    def _action_to_string(self, player: int, action: int) -> str:
        return DRAWS[action] if player == CHANCE else str(move_of(action, self._players))

    def returns(self) -> list[float]:
        """Each player's return; 0 before the end."""
        if self._next != TERMINAL:
            return [0.0] * self._players
        returns = np.zeros(self._players, np.float64)
        write_returns(self._states, self._kind, returns)
        return returns.tolist()

    def __str__(self) -> str:
        if self._text is None:
            self._text = str(unpack(self._states)) + (" stopped" if self._stopped else "")
        return self._text

    # ------------------------------------------------------------ what Tilewright adds

    @property
    def position(self) -> Position:
        """The position. While tiles are drawn it can only be read: the rules have no such position."""
        return Position.from_state(self._states.copy())

    def observe(self, player: int, observation: Any, mask: Any) -> None:
        """What a player sees, and may do, written into arrays of the right size."""
        observe_one(self._states, player, observation, mask)

    def _illegal(self, action: int) -> IllegalAction:
        if self._next != CHANCE:
            return illegal_action(self._states, action, action_count(self._players, self.position.side))
        drawn = [self._action_to_string(CHANCE, colour) for colour, _ in self.chance_outcomes()]
        named = self._action_to_string(CHANCE, action) if 0 <= action < COLOURS else f"action {action}"
        return IllegalAction(named, "the bag has no such tile", "NEXT-2", str(self), drawn)


class AzulObserver:
    """The observation of docs/environments.md in OpenSpiel's form: one tensor, and its named parts."""

    def __init__(self, game: AzulGame, params: Any) -> None:
        if params:
            raise UnusableOption(f"{SHORT_NAME}'s observation has no parameters")
        size = observation_size(game.players, game.side)
        self._bytes = np.zeros(size, np.uint8)
        self._mask = np.zeros(action_count(game.players, game.side), np.int8)
        self.tensor = np.zeros(size, np.float32)
        self.dict = {
            field.name: self.tensor[field.start : field.end].reshape(field.shape)
            for field in observation_fields(game.players, game.side)
        }

    def set_from(self, state: AzulState, player: int) -> None:
        """Show what a player sees of a state."""
        state.observe(player, self._bytes, self._mask)
        self.tensor[:] = self._bytes

    def string_from(self, state: AzulState, player: int) -> str:
        """The position's text, the same for everybody."""
        return str(state)


pyspiel.register_game(_game_type(zero_sum=False), AzulGame)
