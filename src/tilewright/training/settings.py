"""What a run of training is asked to do; presets for small and large machines."""

from __future__ import annotations

import math
from collections.abc import Iterable
from dataclasses import asdict, dataclass, fields, replace
from typing import Any

from tilewright.rules import Side, TilewrightError
from tilewright.rules.errors import shown
from tilewright.search.fixed_nodes import Algorithm

MOST_GROWTH = 10


class BadSettings(TilewrightError):
    """Settings that no run can follow."""

    code = "bad-settings"


@dataclass(frozen=True)
class Fitting:
    """How to fit."""

    epochs: int = 4
    batch: int = 2048
    """Positions a step. Larger ones are faster on a GPU, and learn much less from the same games."""
    rate: float = 4e-3
    weight_decay: float = 0.1
    outcome: float = 0.2
    """How much of a target is the end of the game."""
    searched: float = 0.5
    """How much of the rest, within rounds, is what the search found; between rounds, all of it."""
    care: int = 0
    """The network within rounds learns from games played with at least so many nodes a move, if there are such."""
    warm: bool = False
    """Whether to learn on from the current networks and not from nothing."""

    @property
    def between(self) -> Fitting:
        """For the network between rounds, whose examples are fewer: smaller batches, and weights that decay faster."""
        return replace(self.within, batch=max(1, self.batch // 2), weight_decay=3 * self.weight_decay)

    @property
    def within(self) -> Fitting:
        """For the one within rounds. What a network knows is not to be lost: half as long, at a quarter of the rate."""
        return replace(self, epochs=max(1, self.epochs // 2), rate=self.rate / 4) if self.warm else self


@dataclass(frozen=True)
class Settings:
    """Everything that decides what is learned; how many threads and machines take part is not among it."""

    players: int = 2
    side: Side = Side.COLOURED
    seed: int = 0
    preset: str = ""
    """Where the other settings come from."""
    start: str = "none"
    """What plays first: `none` (a network that knows nothing), `linear`, `shipped`, or a network's digest."""

    # Self-play.
    searching: Algorithm = Algorithm.ALPHA_BETA
    nodes: int = 1000
    careful: float = 0.0
    careful_nodes: int = 1000
    """So much of the games is played with more care, so many nodes a move: what is learned is set right by them."""
    outlook_deals: int = 8
    outlook_nodes: int = 200
    outlook_growth: int = 1
    """How positions between rounds are judged for learning: by searches of so many nodes after so many deals, and so
    many times as many nodes with each round that is over, up to the fifth."""
    games: int = 10_000
    """Games a generation."""
    shard: int = 2_500
    """Games a file."""
    chunk: int = 50
    """Games a thread plays at a time."""
    ahead: bool = False
    """Play the next games while the networks are fitted to those before."""

    # What is learned from.
    window: int = 0
    """So many of the newest generations; 0 for all."""
    positions: int = 4_000_000
    """At most so many, the newest."""

    # Fitting.
    epochs: int = 4
    batch: int = 2048
    rate: float = 4e-3
    weight_decay: float = 0.1
    outcome: float = 0.2
    searched: float = 0.5
    care: int = 0
    warm: bool = False

    # The gate.
    gate_nodes: int = 1000
    gate_deals: int = 2_000
    """The test ends after so many, and the old network stays if it is not decided then."""
    gate_low: float = 0.0
    gate_high: float = 20.0
    """Rating differences between which the test decides."""
    look_back: int = 4
    """So often, and with the network so many acceptances ago, the current one is compared."""
    look_back_deals: int = 200

    # When it ends.
    generations: int = 0
    """After so many; 0 for as long as it is let."""
    seconds: float = 0.0
    """After so long; 0 for no limit."""

    def __post_init__(self) -> None:
        if self.players not in (2, 3, 4):
            raise BadSettings(f"2 to 4 sit at a table, not {self.players}")
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
                raise BadSettings(f"{name} must be above 0, not {getattr(self, name)}")
        for name in (
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
                raise BadSettings(f"{name} cannot be below 0")
        if self.outlook_growth > MOST_GROWTH:
            raise BadSettings(f"outlook_growth is at most {MOST_GROWTH}, not {self.outlook_growth}")
        for name in ("outcome", "searched", "careful"):
            if not 0 <= getattr(self, name) <= 1:
                raise BadSettings(f"{name} is a share from 0 to 1, not {getattr(self, name):g}")
        if not self.rate > 0:
            raise BadSettings(f"rate must be above 0, not {self.rate:g}")

    @property
    def parts(self) -> int:
        """Files a generation."""
        return -(-self.games // self.shard)

    def nodes_of(self, part: int) -> int:
        """Nodes a move in the games of one of them; careful games come first."""
        return self.careful_nodes if part < math.ceil(self.careful * self.parts) else self.nodes

    @property
    def fitting(self) -> Fitting:
        """How to fit."""
        return Fitting(**{each.name: getattr(self, each.name) for each in fields(Fitting)})

    def plain(self) -> dict[str, Any]:
        """For JSON."""
        return asdict(self)

    @classmethod
    def read(cls, plain: dict[str, Any]) -> Settings:
        """From JSON."""
        known = {each.name: type(each.default) for each in fields(cls)}
        if not plain.keys() <= known.keys():
            raise BadSettings(f"there is no setting {shown(min(plain.keys() - known.keys()))}")
        return cls(**{name: _read(name, known[name], value) for name, value in plain.items()})

    def with_changes(self, changes: Iterable[str]) -> Settings:
        """Changed by texts such as `nodes=400`."""
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
        """The first setting that these changes would make another, as it is; empty if there is none."""
        other = self.with_changes(changes).plain()
        return next((f"{name} is {value}" for name, value in self.plain().items() if other[name] != value), "")


def _read(name: str, kind: type, value: Any) -> Any:
    try:
        if kind is bool:
            return {"true": True, "1": True, "yes": True, "false": False, "0": False, "no": False}[str(value).lower()]
        if kind is int and isinstance(value, str):
            return int(float(value)) if float(value).is_integer() else int(value)
        return kind(value)
    except (KeyError, ValueError, TypeError, OverflowError):
        raise BadSettings(f"{name} cannot be {shown(str(value))}") from None


def preset(name: str, players: int, side: Side) -> Settings:
    """The settings of a preset for a table."""
    searching = Algorithm.for_table(players)
    common = Settings(players=players, side=side, preset=name, searching=searching, nodes=100)
    further = replace(
        common,
        start="shipped",
        careful=0.05,
        shard=5_000,
        ahead=True,
        epochs=6,
        outcome=0.1,
        searched=0.8,
        warm=True,
        gate_low=-5.0,
        gate_high=15.0,
    )
    if players > 2:  # docs/strength.md: what is learned from deep looks ahead
        further = replace(further, nodes=300, outlook_deals=3, outlook_nodes=300, outlook_growth=3)
    if (players, side) == (2, Side.GREY):  # there quick games teach the network within rounds less than it knows
        further = replace(further, careful=0.3, care=500)
    if name == "tiny":
        return replace(
            common,
            nodes=60,
            games=5000,
            shard=1250,
            gate_nodes=60,
            gate_deals=600,
            gate_high=60.0,
            look_back=0,
            epochs=4,
            generations=2,
        )
    if name == "cpu":
        return replace(
            further,
            games=100_000,
            positions=6_000_000,
            gate_nodes=500,
            gate_deals=3000,
            seconds=3600.0,
        )
    if name == "gpu":
        return replace(
            further,
            games=200_000 if players == 2 else 100_000,
            positions=60_000_000,
            gate_deals=4_000,
            look_back=8,
            look_back_deals=300,
            seconds=480.0,
        )
    raise BadSettings(f"there is no preset {shown(name)}; there are tiny, cpu and gpu")
