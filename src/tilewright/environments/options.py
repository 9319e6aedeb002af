"""Reading the options that every environment shares; a bad one is refused with the values it can have."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any, TypeVar

import numpy as np

from tilewright.rules import Phase, Position, Side, TilewrightError
from tilewright.rules.constants import FEWEST_PLAYERS, MOST_PLAYERS
from tilewright.rules.errors import shown
from tilewright.rules.integers import whole

from .errors import UnusableOption
from .rewards import Reward

DEFAULT_ROUNDS = 100
"""A game in which nobody completes a row may never end (SIL-17). Sensible players never get near this limit; some games
of random moves reach it."""
NO_LIMIT = 2**31 - 1
POLICIES = {"random": 0.0, "greedy": 1.0}
"""Players whose moves are compiled, as the probability of the greedy move."""
RENDER_MODES = ("human", "ansi", "rgb_array", "svg")
PASSED_BY_TESTS = "options"
"""A name that PettingZoo's `api_test` gives to `reset`, with no meaning."""

Name = TypeVar("Name", bound=str)


def read_integer(name: str, given: object, least: int, most: int) -> int:
    """An integer within bounds."""
    number = whole(given)
    if number is None or not least <= number <= most:
        bounds = f"{least} to {most}" if most < NO_LIMIT else f"{least} or more"
        raise UnusableOption(f"{name} is {bounds}, not {shown(given)}")
    return number


def read_probability(name: str, given: object) -> float:
    """A number from 0 to 1."""
    if isinstance(given, bool) or not isinstance(given, int | float | np.number) or not 0 <= given <= 1:
        raise UnusableOption(f"{name} is a probability, 0 to 1, not {shown(given)}")
    return float(given)


def read_policy(given: object) -> float:
    """An opponent of many games at once, as its probability of the greedy move; its other moves are random."""
    if isinstance(given, str):
        if given not in POLICIES:
            raise UnusableOption(
                "an opponent is random, greedy or the probability of a greedy move, not "
                f"{shown(given)}: for other players use AzulSingleEnv"
            )
        return POLICIES[given]
    return read_probability("an opponent's share of greedy moves", given)


def read_name(name: str, given: object, names: Collection[Name]) -> Name:
    """One of a few names."""
    for known in names:
        if isinstance(given, str) and given == known:
            return known
    raise UnusableOption(f"{name} is one of {', '.join(names)}, not {shown(given)}")


def read_players(given: object) -> int:
    """The number of players."""
    return read_integer("players", given, FEWEST_PLAYERS, MOST_PLAYERS)


def read_side(given: object) -> Side:
    """The side of the boards."""
    return read_name("side", given, tuple(Side))


def read_reward(given: object) -> Reward:
    """The kind of reward."""
    return read_name("reward", given, tuple(Reward))


def read_round_limit(given: object) -> int:
    """How many rounds a game may have; None for any number."""
    return NO_LIMIT if given is None else read_integer("max_rounds", given, 1, NO_LIMIT)


def read_render_mode(given: object) -> str | None:
    """How `render` shows the table, if it does."""
    return None if given is None else read_name("render_mode", given, RENDER_MODES)


def read_seed(given: object) -> int | None:
    """A seed, or None."""
    return None if given is None else read_integer("seed", given, 0, 2**128)


def read_options(given: object) -> dict[str, Any]:
    """The options of a reset, as a new dictionary."""
    if given is None:
        return {}
    if not isinstance(given, Mapping):
        raise UnusableOption(f"options is a dictionary or None, not {shown(given)}")
    return dict(given)


def splitmix_states(generator: np.random.Generator, count: int) -> np.ndarray[Any, np.dtype[np.uint64]]:
    """Initial states of `count` random generators of the kernel."""
    return generator.integers(0, 2**64, size=count, dtype=np.uint64)


def read_start(options: Mapping[str, Any] | None, players: int, side: Side) -> Position:
    """The position a game begins with. The options are `first` (the seat that starts) or `position` (of this table)."""
    given = read_options(options)
    given.pop(PASSED_BY_TESTS, None)
    if unknown := given.keys() - {"first", "position"}:
        raise UnusableOption(f"reset knows the options first and position, not {shown(min(map(str, unknown)))}")
    if "position" not in given:
        return Position.start(players, side, read_integer("first", given.get("first", 1), 1, players))
    if "first" in given:
        raise UnusableOption("a position says who starts: give reset the option first or position, not both")
    position = given["position"]
    try:
        position = position if isinstance(position, Position) else Position.parse(position)
    except TilewrightError as error:
        raise UnusableOption(f"position cannot be used: {error}") from error
    if (position.players, position.side) != (players, side):
        raise UnusableOption(
            f"this table has {players} players on the {side} side, the position {position.players} on the "
            f"{position.side} side"
        )
    if position.phase is Phase.END:
        raise UnusableOption("position is the end of a game, nothing can be played there")
    return position
