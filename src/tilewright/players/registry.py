"""Every kind of player that can be named: the syntax of its name, a description, and how to make one.

A new kind of player is one entry of KINDS. Parsing and the help of `arena`, `league` and `tournament` follow from it.
If its name takes no argument, it can also be a seat of the terminal game. A test compares the table in docs/arena.md.
Nothing compiled is loaded until a name is parsed.
`player.py` says what a player can do; CONTRIBUTING.md, "Add a player", has all the steps.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum
from typing import TYPE_CHECKING

from .budget import DEFAULT_BUDGET, FORMS, Budget
from .levels import STRONGEST, WEAKEST

if TYPE_CHECKING:
    from tilewright.search import Limits, OpponentModel

    from .player import Player

NETWORK_FILE = ".npz"


class Argument(Enum):
    """What follows the colon of a name."""

    NOTHING = "nothing"
    LEVEL = "a level"
    BUDGET = "a budget; without one, the budget of the match"
    NETWORK = "a network file, and @ with a budget"
    COMMAND = "a command line"


@dataclass(frozen=True, slots=True)
class PlayerName:
    """A parsed name; `str` gives the full name, with the budget of a search even if it is the default."""

    kind: str
    level: int = 0
    budget: Budget = DEFAULT_BUDGET
    command: str = ""
    file: str = ""
    """The file of the network."""

    @classmethod
    def parse(cls, text: str, budget: Budget = DEFAULT_BUDGET) -> PlayerName:
        """Read a name; `budget` is for engines, and for a search whose name has no budget."""
        from tilewright.rules.errors import shown

        from .player import UnknownPlayer

        name, colon, rest = text.partition(":")
        kind = KINDS.get(name)
        takes = kind.takes if kind else None
        if takes is Argument.NOTHING and not colon:
            return cls(name)
        if takes is Argument.LEVEL and colon:
            if not re.fullmatch("[0-9]{1,9}", rest) or not WEAKEST <= int(rest) <= STRONGEST:
                raise UnknownPlayer(f"levels go from level:{WEAKEST} to level:{STRONGEST}, not {shown(text)}")
            return cls(name, level=int(rest))
        if takes is Argument.BUDGET:
            if colon and not rest:
                raise UnknownPlayer(f'expected a budget after "{name}:", {FORMS}')
            return cls(name, budget=Budget.parse(rest) if colon else budget)
        if takes is Argument.NETWORK and colon:
            file, at, cost = rest.rpartition("@") if rest.rpartition("@")[0].endswith(NETWORK_FILE) else (rest, "", "")
            if not file.endswith(NETWORK_FILE):
                raise UnknownPlayer(f'expected a {NETWORK_FILE} file after "{name}:", not {shown(rest)}')
            return cls(name, budget=Budget.parse(cost) if at else budget, file=file)
        if takes is Argument.COMMAND and colon:
            from .engine import split_command

            split_command(rest)
            return cls(name, budget=budget, command=rest)
        raise UnknownPlayer(f"no player is called {shown(text)}; there are {', '.join(each_syntax())}")

    def __str__(self) -> str:
        argument = {
            Argument.NOTHING: "",
            Argument.LEVEL: f":{self.level}",
            Argument.BUDGET: f":{self.budget}",
            Argument.NETWORK: f":{self.file}@{self.budget}",
            Argument.COMMAND: f":{self.command}",
        }
        return self.kind + argument[KINDS[self.kind].takes]


@dataclass(frozen=True, slots=True)
class Making:
    """What is needed to make a player, apart from its name."""

    seed: int
    """Seed of the player's random choices."""
    patience: float | None = None
    """Seconds that an outside engine may stay silent; None for the default."""
    opponents: OpponentModel | None = None
    """The seat's opponent model, if the caller keeps one; None for a new one."""


@dataclass(frozen=True, slots=True)
class Kind:
    """How the players of one kind are named and made; `KINDS` lists all kinds."""

    takes: Argument
    syntax: tuple[str, ...]
    """Ways to write the name, as in the help and in docs/arena.md."""
    help: str
    make: Callable[[PlayerName, Making], Player]


def player_named(
    text: str,
    seed: int,
    budget: Budget = DEFAULT_BUDGET,
    *,
    patience: float | None = None,
    opponents: OpponentModel | None = None,
) -> Player:
    """A player of that name; `Making` says what the other arguments mean."""
    name = PlayerName.parse(text, budget)
    return KINDS[name.kind].make(name, Making(seed, patience, opponents))


def each_syntax() -> list[str]:
    """Every way to write a player's name."""
    return [way for kind in KINDS.values() for way in kind.syntax]


# ------------------------------------------------------------ one function for each kind


def _random(_name: PlayerName, how: Making) -> Player:
    from .random import RandomPlayer

    return RandomPlayer(how.seed)


def _greedy(_name: PlayerName, _how: Making) -> Player:
    from .greedy import GreedyPlayer

    return GreedyPlayer()


def _level(name: PlayerName, how: Making) -> Player:
    from .searching import LevelPlayer

    return LevelPlayer(name.level, how.seed, opponents=how.opponents)


def _search(name: PlayerName, how: Making) -> Player:
    from .searching import SearchPlayer

    return SearchPlayer(_limits(name), name=str(name), opponents=how.opponents)


def _linear(name: PlayerName, how: Making) -> Player:
    from tilewright.evaluation.linear import load_linear

    from .searching import SearchPlayer

    return SearchPlayer(_limits(name), name=str(name), evaluator_for=load_linear, opponents=how.opponents)


def _net(name: PlayerName, how: Making) -> Player:
    from functools import partial

    from .searching import SearchPlayer, network_in

    evaluator_for = partial(network_in, name.file)
    return SearchPlayer(_limits(name), name=str(name), evaluator_for=evaluator_for, opponents=how.opponents)


def _engine(name: PlayerName, how: Making) -> Player:
    from .engine import EnginePlayer

    return EnginePlayer(name.command, name.budget.go, patience=how.patience)


def _limits(name: PlayerName) -> Limits:
    from tilewright.search import Limits

    return Limits(seconds=name.budget.seconds, nodes=name.budget.nodes, depth=name.budget.depth)


KINDS = {
    "random": Kind(Argument.NOTHING, ("random",), "any legal move, each as likely as the others", _random),
    "greedy": Kind(
        Argument.NOTHING,
        ("greedy",),
        "the take that brings most points in this round; begun lines count in part",
        _greedy,
    ),
    "level": Kind(
        Argument.LEVEL,
        (f"level:{WEAKEST} to level:{STRONGEST}",),
        "the computer at a level, the same on every machine",
        _level,
    ),
    "search": Kind(
        Argument.BUDGET,
        ("search", "search:200ms", "search:1s", "search:5000nodes", "search:depth6"),
        "the computer at full strength",
        _search,
    ),
    "linear": Kind(Argument.BUDGET, ("linear", "linear:200ms"), "the same search with the linear evaluation", _linear),
    "net": Kind(
        Argument.NETWORK,
        ("net:FILE.npz", "net:FILE.npz@200ms"),
        "the same search with the network in a file",
        _net,
    ),
    "engine": Kind(Argument.COMMAND, ("engine:COMMAND",), "any program that speaks the engine protocol", _engine),
}
