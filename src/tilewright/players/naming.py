"""Players by name: `random`, `greedy`, `level:7`, `search:200ms`, `linear:1s`, `net:FILE@200ms`, `engine:COMMAND`."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import partial

from tilewright.rules import TilewrightError
from tilewright.rules.errors import shown

from .budget import FORMS, Budget
from .engine import EnginePlayer, split_command
from .greedy import GreedyPlayer
from .player import Player
from .random import RandomPlayer

LEVELS = range(1, 11)
DEFAULT_BUDGET = Budget(seconds=0.1)
EXISTING = (
    "random, greedy, level:1 to level:10, search:200ms (or 1s, 5000nodes, depth6), linear:200ms, net:FILE@200ms and "
    "engine:COMMAND"
)
NETWORK_FILE = ".npz"
SEARCHING = ("search", "linear", "net")


class UnknownPlayer(TilewrightError):
    """A name that no player has."""

    code = "unknown-player"


@dataclass(frozen=True, slots=True)
class PlayerName:
    """A name that was understood; `str` gives it back with everything that decides how it plays."""

    kind: str
    level: int = 0
    budget: Budget = DEFAULT_BUDGET
    command: str = ""
    file: str = ""
    """The network that judges positions."""

    @classmethod
    def parse(cls, text: str, budget: Budget = DEFAULT_BUDGET) -> PlayerName:
        """Read a name; engines, and a search without a budget of its own, get the one given here."""
        kind, colon, rest = text.partition(":")
        if kind in ("random", "greedy") and not colon:
            return cls(kind)
        if kind == "level" and colon:
            if not re.fullmatch("[0-9]{1,9}", rest) or int(rest) not in LEVELS:
                raise UnknownPlayer(f"levels go from level:{LEVELS[0]} to level:{LEVELS[-1]}, not {shown(text)}")
            return cls(kind, level=int(rest))
        if kind in ("search", "linear"):
            if colon and not rest:
                raise UnknownPlayer(f"after {kind}: stands what a move may cost, {FORMS}")
            return cls(kind, budget=Budget.parse(rest) if colon else budget)
        if kind == "net" and colon:
            file, at, cost = rest.rpartition("@") if rest.rpartition("@")[0].endswith(NETWORK_FILE) else (rest, "", "")
            if not file.endswith(NETWORK_FILE):
                raise UnknownPlayer(f"after net: stands a network's {NETWORK_FILE} file, not {shown(rest)}")
            return cls(kind, budget=Budget.parse(cost) if at else budget, file=file)
        if kind == "engine" and colon:
            split_command(rest)
            return cls(kind, budget=budget, command=rest)
        raise UnknownPlayer(f"no player is called {shown(text)}; there are {EXISTING}")

    @property
    def is_timed(self) -> bool:
        """Whether the clock decides how far it sees, so that two games from one seed may differ."""
        return self.kind in (*SEARCHING, "engine") and self.budget.seconds is not None

    def __str__(self) -> str:
        if self.kind == "level":
            return f"level:{self.level}"
        if self.kind in ("search", "linear"):
            return f"{self.kind}:{self.budget}"
        if self.kind == "net":
            return f"net:{self.file}@{self.budget}"
        return f"engine:{self.command}" if self.kind == "engine" else self.kind


def player_named(text: str, seed: int, budget: Budget = DEFAULT_BUDGET, *, patience: float | None = None) -> Player:
    """A player of that name; the seed decides all that it leaves to chance.

    `patience` is how many seconds an outside engine may stay silent, if not the usual.
    """
    name = PlayerName.parse(text, budget)
    if name.kind == "random":
        return RandomPlayer(seed)
    if name.kind == "greedy":
        return GreedyPlayer()
    if name.kind == "engine":
        return EnginePlayer(name.command, name.budget.go, patience=patience)
    from .searching import LevelPlayer, SearchPlayer, network_in  # the search takes longest to load

    if name.kind == "level":
        return LevelPlayer(name.level, seed)
    from tilewright.search import Limits

    limits = Limits(seconds=name.budget.seconds, nodes=name.budget.nodes, depth=name.budget.depth)
    if name.kind == "linear":
        from tilewright.evaluation.linear import load_linear

        return SearchPlayer(limits, name=str(name), judge=load_linear)
    if name.kind == "net":
        return SearchPlayer(limits, name=str(name), judge=partial(network_in, name.file))
    return SearchPlayer(limits, name=str(name))
