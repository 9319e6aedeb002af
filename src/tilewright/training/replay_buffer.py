"""The replay buffer: training examples from the newest generations, read from their shards."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from concurrent.futures import Executor
from dataclasses import dataclass, fields
from pathlib import Path

import numpy as np
import numpy.typing as npt

from tilewright.evaluation.features import read_features
from tilewright.rules import Side

from .games.replay import DamagedGame, Samples, read_setting, replay
from .games.shards import BadShard, Games, read_shard
from .settings import Settings

HELD_OUT = 32  # one of 32 games is held out
NONE = -1  # padding after the last feature
AT_ONCE = 8  # shards read in parallel


@dataclass(frozen=True)
class Part:
    """The examples of one of the two networks. Role 0 is the seat to move, or at a boundary the one that starts."""

    features: npt.NDArray[np.int16]
    points: npt.NDArray[np.int16]
    """By role, the points as if the round ended now."""
    stages: npt.NDArray[np.int8]
    firsts: npt.NDArray[np.int8]
    """The seat in role 0."""
    following: npt.NDArray[np.int64]
    """Index of the game's next round boundary among the boundaries; -1 if there is none."""
    final: npt.NDArray[np.int16]
    """By role, the final points."""
    shares: npt.NDArray[np.float32]
    """By role, the share of the victory."""
    worth: npt.NDArray[np.float16]
    """By role, the search's final points over the mean and win probability; NaN without a search."""
    held_out: npt.NDArray[np.bool_]
    care: npt.NDArray[np.int32]
    """Nodes per move in the game of the example."""

    def __len__(self) -> int:
        return len(self.stages)

    @classmethod
    def of(cls, samples: Samples, nodes: int = 0) -> Part:
        """Examples from positions of games played with `nodes` nodes a move."""
        features, points = read_features(samples.states)
        width = int((features != NONE).sum(axis=1).max(initial=0))
        stages, firsts = read_setting(samples.states)
        players = points.shape[1]
        seats = (firsts[:, None] + np.arange(players)) % players
        return cls(
            features[:, :width].copy(),
            points,
            stages,
            firsts,
            samples.following,
            np.take_along_axis(samples.final, seats, 1),
            np.take_along_axis(samples.shares, seats, 1),
            np.take_along_axis(samples.worth, seats[:, None], 2),
            samples.game % HELD_OUT == HELD_OUT - 1,
            np.full(len(firsts), nodes, np.int32),
        )

    @classmethod
    def joined(cls, parts: Sequence[Part], between_before: Sequence[int]) -> Part:
        """Concatenated, with the indices in `following` shifted by the round boundaries before each part."""
        width = max(part.features.shape[1] for part in parts)
        moved = {
            "features": [_widened(part.features, width) for part in parts],
            "following": [
                np.where(part.following >= 0, part.following + before, -1)
                for part, before in zip(parts, between_before, strict=True)
            ],
        }
        return cls(
            **{
                each.name: np.concatenate(moved.get(each.name) or [getattr(part, each.name) for part in parts])
                for each in fields(cls)
            }
        )


def _widened(features: npt.NDArray[np.int16], width: int) -> npt.NDArray[np.int16]:
    missing = width - features.shape[1]
    return np.pad(features, ((0, 0), (0, missing)), constant_values=NONE) if missing else features


@dataclass(frozen=True)
class Examples:
    """The examples of both networks: positions within rounds, and round boundaries."""

    within: Part
    between: Part

    def __len__(self) -> int:
        return len(self.within) + len(self.between)

    @property
    def players(self) -> int:
        return int(self.within.points.shape[1])

    @classmethod
    def of(cls, games: Games, side: Side, nodes: int = 0) -> Examples:
        """The examples of games played with `nodes` nodes a move."""
        return cls(*(Part.of(samples, nodes) for samples in replay(games, side)))

    @classmethod
    def joined(cls, parts: Sequence[Examples]) -> Examples:
        before = np.cumsum([0, *(len(part.between) for part in parts)])[:-1].tolist()
        return cls(
            Part.joined([part.within for part in parts], before), Part.joined([part.between for part in parts], before)
        )


class ReplayBuffer:
    """The examples of the newest shards. A shard whose examples are in use is not read again."""

    def __init__(self, settings: Settings, folder: Path, say: Callable[[str], None]) -> None:
        self._settings = settings
        self._folder = folder
        self._say = say
        self._known: dict[str, Examples] = {}

    def examples(self, newest: int, pool: Executor) -> Examples | None:
        """The examples up to generation `newest`, within the window and the size of the settings; None without any."""
        names = self._names(newest)
        chosen: dict[str, Examples] = {}
        left = self._settings.positions
        while names and left > 0:
            some, names = names[-AT_ONCE:], names[:-AT_ONCE]
            for name, found in reversed(list(zip(some, pool.map(self._load, some), strict=True))):
                if found is None or not len(found.within) or not len(found.between):
                    continue
                left -= len(found)
                if chosen and left < 0:
                    break
                chosen[name] = found
        self._known = chosen
        return Examples.joined(list(reversed(chosen.values()))) if chosen else None

    def _names(self, newest: int) -> list[str]:
        """The file names of the shards, the oldest first."""
        window = self._settings.window
        found = []
        for path in self._folder.glob("[0-9]*-[0-9]*.npz"):
            generation = path.stem.partition("-")[0]
            if generation.isdecimal() and (newest - window if window else -1) < int(generation) <= newest:
                found.append(path.name)
        return sorted(found)

    def _load(self, name: str) -> Examples | None:
        if name not in self._known:
            try:
                origin, games = read_shard(self._folder / name)
                if (origin.players, origin.side) != (self._settings.players, self._settings.side):
                    raise BadShard(f"{name} holds games of another kind of table: {origin.table}")
                self._known[name] = Examples.of(games, origin.side, origin.nodes)
            except (BadShard, DamagedGame) as error:
                self._say(f"{error}; the shard is left out")
                return None
        return self._known[name]
