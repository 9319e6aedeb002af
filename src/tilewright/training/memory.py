"""What is learned from: the examples of the newest generations, read from their shards once."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Executor
from pathlib import Path

from .examples import Examples
from .games.replaying import DamagedGame
from .settings import Settings
from .store import BadShard, read_shard

AT_ONCE = 8  # shards that are read beside each other


class Memory:
    """The examples of all shards seen so far."""

    def __init__(self, settings: Settings, folder: Path, say: Callable[[str], None]) -> None:
        self._settings = settings
        self._folder = folder
        self._say = say
        self._known: dict[str, Examples] = {}

    def examples(self, newest: int, pool: Executor) -> Examples | None:
        """Those of the newest generation and as many before it as the settings allow; None if there is none."""
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
        """The shards from the oldest to the newest."""
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
                    raise BadShard(f"{name} holds games of another table: {origin.table}")
                self._known[name] = Examples.of(games, origin.side, origin.nodes)
            except (BadShard, DamagedGame) as error:
                self._say(f"{error}; its games are left out")
                return None
        return self._known[name]
