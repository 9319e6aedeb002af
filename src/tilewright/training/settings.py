"""The settings of a training run, and presets for small and large machines."""

from __future__ import annotations

import math
from collections.abc import Iterable
from dataclasses import asdict, dataclass, fields, replace
from typing import Any

from tilewright.arena.sequential import BadTest, SequentialTest
from tilewright.rules import Side, TilewrightError
from tilewright.rules.errors import shown
from tilewright.search.fixed_nodes import Algorithm

MOST = 10**9  # of every integer but the seed
MOST_GROWTH = 10


class BadSettings(TilewrightError):
    """Settings out of range, or unknown."""

    code = "bad-settings"


@dataclass(frozen=True)
class Settings:
    """All settings that influence the result of a run. The number of threads and machines does not."""

    players: int = 2
    side: Side = Side.COLOURED
    seed: int = 0
    preset: str = ""
    """The preset that the other settings come from."""
    start: str = "none"
    """What plays first: `none` (an untrained network), `linear`, `shipped`, or a network's digest."""

    # Self-play.
    searching: Algorithm = Algorithm.ALPHA_BETA
    nodes: int = 1000
    """Nodes per move."""
    careful: float = 0.0
    """Fraction of the games that are played at `careful_nodes`; the networks are calibrated on these."""
    careful_nodes: int = 1000
    outlook_deals: int = 8
    """Deals sampled at each round boundary for its target; 0 for no lookahead."""
    outlook_nodes: int = 200
    """Nodes of the search after each sampled deal."""
    outlook_growth: int = 1
    """Factor on `outlook_nodes` for each finished round after the first, up to round 5."""
    games: int = 10_000
    """Games per generation."""
    shard: int = 2_500
    """Games per file."""
    chunk: int = 50
    """Games a thread plays at a time."""
    ahead: bool = False
    """Play the next generation's games while fitting."""

    # The replay buffer.
    window: int = 0
    """Number of newest generations to learn from; 0 for all."""
    positions: int = 4_000_000
    """The most positions to learn from; the newest are taken."""

    # The fit.
    epochs: int = 4
    batch: int = 2048
    """Positions per gradient step. Larger batches are faster on a GPU, but learn much less from the same games."""
    rate: float = 4e-3
    """The highest learning rate."""
    weight_decay: float = 0.1
    outcome: float = 0.2
    """The weight of the final result in a target."""
    searched: float = 0.5
    """In-round network: the part of 1 - `outcome` that the search value gets; the next boundary's value gets the rest.
    The boundary network has no such split: the search value gets all of it."""
    care: int = 0
    """The in-round network learns only from games with at least this many nodes per move; if there are none, from those
    with the most nodes."""
    warm: bool = False
    """Fine-tune the current network instead of starting from initial weights."""

    # The gate.
    gate_nodes: int = 1000
    gate_deals: int = 2_000
    """The most deals of a gate. If the test is undecided after them, the current network stays."""
    gate_low: float = 0.0
    """The rating difference of hypothesis 0 of the sequential test (SPRT)."""
    gate_high: float = 20.0
    """The rating difference of hypothesis 1; if it is accepted, the new network replaces the current one."""
    look_back: int = 4
    """Every N generations, play the network accepted N acceptances earlier; 0 for never."""
    look_back_deals: int = 200

    # When it ends.
    generations: int = 0
    """The last generation; 0 for no limit."""
    seconds: float = 0.0
    """How long one `tilewright train` command runs; 0 for no limit."""

    def __post_init__(self) -> None:
        for each in fields(self):
            value, kind = getattr(self, each.name), type(each.default)
            if kind is float and not (type(value) in (int, float) and math.isfinite(value)):
                raise BadSettings(f"{each.name} must be a finite number, not {shown(value)}")
            if kind is int and type(value) is not int:
                raise BadSettings(f"{each.name} must be an integer, not {shown(value)}")
            if kind is int and each.name != "seed" and value > MOST:
                raise BadSettings(f"{each.name} must be at most {MOST}, not {shown(value)}")
        if self.players not in (2, 3, 4):
            raise BadSettings(f"players must be 2, 3 or 4, not {self.players}")
        if self.searching is Algorithm.ALPHA_BETA and self.players > 2:
            raise BadSettings(f"searching=alpha-beta is for two players, not {self.players}; use searching=puct")
        for name in (
            "nodes",
            "careful_nodes",
            "outlook_growth",
            "games",
            "shard",
            "chunk",
            "positions",
            "epochs",
            "batch",
            "gate_nodes",
            "gate_deals",
        ):
            if getattr(self, name) < 1:
                raise BadSettings(f"{name} must be above 0, not {shown(getattr(self, name))}")
        for name in (
            "seed",
            "outlook_deals",
            "outlook_nodes",
            "window",
            "look_back",
            "look_back_deals",
            "generations",
            "seconds",
            "weight_decay",
            "care",
        ):
            if getattr(self, name) < 0:
                raise BadSettings(f"{name} must be at least 0, not {shown(getattr(self, name))}")
        if self.outlook_growth > MOST_GROWTH:
            raise BadSettings(f"outlook_growth must be at most {MOST_GROWTH}, not {self.outlook_growth}")
        for name in ("outcome", "searched", "careful"):
            if not 0 <= getattr(self, name) <= 1:
                raise BadSettings(f"{name} must be from 0 to 1, not {getattr(self, name):g}")
        if not 0 < self.rate <= 1:
            raise BadSettings(f"rate must be above 0 and at most 1, not {self.rate:g}")
        try:
            SequentialTest(self.gate_low, self.gate_high)
        except BadTest as mistake:
            raise BadSettings(f"gate_low and gate_high: {mistake}") from None

    @property
    def parts(self) -> int:
        """The number of files of a generation."""
        return -(-self.games // self.shard)

    def nodes_of(self, part: int) -> int:
        """Nodes per move in the games of one file; the first files have the high-node games."""
        return self.careful_nodes if part < math.ceil(self.careful * self.parts) else self.nodes

    @property
    def within(self) -> Settings:
        """The settings of the in-round network's fit. Fine-tuning takes half the epochs at a quarter of the rate."""
        return replace(self, epochs=max(1, self.epochs // 2), rate=self.rate / 4) if self.warm else self

    @property
    def between(self) -> Settings:
        """The settings of the boundary network's fit. It has fewer examples: smaller batches and more weight decay."""
        return replace(self.within, batch=max(1, self.batch // 2), weight_decay=3 * self.weight_decay)

    def plain(self) -> dict[str, Any]:
        return asdict(self)

    @classmethod
    def read(cls, plain: dict[str, Any]) -> Settings:
        known = {each.name: type(each.default) for each in fields(cls)}
        if not plain.keys() <= known.keys():
            raise BadSettings(f"there is no setting {shown(min(plain.keys() - known.keys()))}")
        return cls(**{name: _read(name, known[name], value) for name, value in plain.items()})

    def with_changes(self, changes: Iterable[str]) -> Settings:
        """A copy with changes such as `nodes=400`."""
        plain = self.plain()
        for change in changes:
            name, equals, value = change.partition("=")
            if not equals or name not in plain:
                raise BadSettings(
                    f"a setting is written NAME=VALUE with one of the names {', '.join(plain)}, not {shown(change)}"
                )
            plain[name] = value
        return self.read(plain)

    def differing(self, changes: Iterable[str]) -> str:
        """The first of this run's settings, with its value, that the changes would alter; empty if there is none."""
        other = self.with_changes(changes).plain()
        return next((f"{name} is {value}" for name, value in self.plain().items() if other[name] != value), "")


def _read(name: str, kind: type, value: Any) -> Any:
    try:
        if kind is bool:
            return {"true": True, "1": True, "yes": True, "false": False, "0": False, "no": False}[str(value).lower()]
        if kind is int:
            return _integer(value) if isinstance(value, str) else value
        return kind(value)
    except (KeyError, ValueError, TypeError, OverflowError):
        raise BadSettings(f"{name} cannot be {shown(str(value))}") from None


def _integer(text: str) -> int:
    """An integer, also written as `4e6` or `400.0`."""
    try:
        return int(text)
    except ValueError:
        number = float(text)
        if not number.is_integer():
            raise
        return int(number)


# What the presets change in `Settings`. `cpu` and `gpu` share FURTHER: they continue from the shipped network. DEEP and
# HIGH_NODES are further changes for some tables.
FURTHER: dict[str, Any] = {
    "nodes": 100,
    "start": "shipped",
    "careful": 0.05,
    "shard": 5_000,
    "ahead": True,
    "epochs": 6,
    "outcome": 0.1,
    "searched": 0.8,
    "warm": True,
    "gate_low": -5.0,
    "gate_high": 15.0,
}
# Deep lookahead at round boundaries gave a stronger network of 3c (docs/experiments); the other tables of three and
# four were not tried.
DEEP: dict[str, Any] = {"nodes": 300, "outlook_deals": 3, "outlook_nodes": 300, "outlook_growth": 3}
# Two players, grey side: fine-tuning the in-round network on low-node games makes it weaker (docs/experiments).
HIGH_NODES: dict[str, Any] = {"careful": 0.3, "care": 500}

PRESETS: dict[str, dict[str, Any]] = {
    "tiny": {
        "nodes": 60,
        "games": 5000,
        "shard": 1250,
        "gate_nodes": 60,
        "gate_deals": 600,
        "gate_high": 60.0,
        "look_back": 0,
        "generations": 2,
    },
    "cpu": FURTHER
    | {"games": 100_000, "positions": 6_000_000, "gate_nodes": 500, "gate_deals": 3000, "seconds": 3600.0},
    "gpu": FURTHER
    | {
        "games": 200_000,
        "positions": 60_000_000,
        "gate_deals": 4_000,
        "look_back": 8,
        "look_back_deals": 300,
        "seconds": 480.0,
    },
}


def preset(name: str, players: int, side: Side) -> Settings:
    """The settings of a preset for a table."""
    if name not in PRESETS:
        raise BadSettings(f"there is no preset {shown(name)}; there are {', '.join(PRESETS)}")
    changes = dict(PRESETS[name])
    if name != "tiny":
        changes |= DEEP if players > 2 else HIGH_NODES if side is Side.GREY else {}
    if name == "gpu" and players > 2:
        changes["games"] = 100_000
    return Settings(players, side, preset=name, searching=Algorithm.for_table(players), **changes)
