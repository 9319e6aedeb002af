"""What is learned from: the examples of the newest generations, read from their shards once."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Executor
from pathlib import Path

from .examples import Examples
from .games.replaying import DamagedGame
from .settings import Settings
from .store import BadShard, read_shard


class Memory:
    """The examples of all shards seen so far."""

    def __init__(self, settings: Settings, folder: Path, say: Callable[[str], None]) -> None:
        self._settings = settings
        self._folder = folder
        self._say = say
        self._known: dict[str, Examples] = {}

    def examples(self, newest: int, pool: Executor) -> Examples | None:
        """Those of the newest generation and as many before it as the settings allow; None if there is none."""
        chosen: list[Examples] = []
        total = 0
        names = self._names(newest)
        kept: set[str] = set()
        for generation in sorted(names, reverse=True):
            found = [each for each in pool.map(self._load, names[generation]) if each is not None]
            total += sum(map(len, found))
            if chosen and total > self._settings.positions:
                break
            chosen = found + chosen
            kept |= set(names[generation])
        self._known = {name: examples for name, examples in self._known.items() if name in kept}
        chosen = [each for each in chosen if len(each.within) and len(each.between)]
        return Examples.joined(chosen) if chosen else None

    def _names(self, newest: int) -> dict[int, list[str]]:
        """The shards by generation."""
        window = self._settings.window
        found: dict[int, list[str]] = {}
        for path in sorted(self._folder.glob("[0-9]*-[0-9]*.npz")):
            generation = path.stem.partition("-")[0]
            if (
                generation.isdecimal()
                and int(generation) <= newest
                and (not window or int(generation) > newest - window)
            ):
                found.setdefault(int(generation), []).append(path.name)
        return found

    def _load(self, name: str) -> Examples | None:
        if name not in self._known:
            try:
                origin, games = read_shard(self._folder / name)
                if (origin.players, origin.side) != (self._settings.players, self._settings.side):
                    raise BadShard(f"{name} holds games of another table: {origin.table}")
                self._known[name] = Examples.of(games, origin.side)
            except (BadShard, DamagedGame) as error:
                self._say(f"{error}; its games are left out")
                return None
        return self._known[name]
