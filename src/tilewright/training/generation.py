"""A generation's games: shards of them, each made of chunks that depend on nothing but their seeds.

So neither the number of threads nor an interruption changes what is played, and what is missing can be played later.
"""

from __future__ import annotations

import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path

import numpy as np

from tilewright.evaluation.network import Network
from tilewright.evaluation.weights import Weights
from tilewright.search.thinking import Searching, Thinker

from .games.record import Games
from .games.self_play import Outlook, play_games
from .settings import Settings
from .store import BadShard, Origin, read_shard, write_shard

Judge = Weights | Network
FIRST_NETWORK, FITTING, GATE, BACK = range(1_000_000, 1_000_004)  # tell a generation's seeds apart


def seed_of(*numbers: int) -> int:
    """A seed for one purpose out of the run's seed and what tells the purposes apart."""
    return int(np.random.SeedSequence(numbers).generate_state(1, np.uint64)[0] >> 1)


def name_of(judge: Judge) -> str:
    """What shards call it."""
    return judge.digest if isinstance(judge, Network) else "linear"


@dataclass(frozen=True)
class Task:
    """A shard's games, before they are played."""

    origin: Origin
    games: int
    chunk: int
    outlook: Outlook

    @property
    def chunks(self) -> int:
        """How many."""
        return -(-self.games // self.chunk)

    def play(self, thinker: Thinker, number: int) -> Games:
        """One chunk of the games."""
        count = min(self.chunk, self.games - number * self.chunk)
        return play_games(thinker, self.origin.side, count, seed_of(self.origin.seed, number), self.outlook)

    def thinker(self, judge: Judge) -> Thinker:
        """Who plays them."""
        origin = self.origin
        most = max(origin.nodes, self.outlook.most_nodes)
        return Thinker(origin.players, judge, origin.nodes, Searching(origin.searching), most_nodes=most)


def tasks_of(settings: Settings, generation: int, judge: Judge) -> list[Task]:
    """All the shards of a generation."""
    return [
        Task(
            Origin(
                players=settings.players,
                side=settings.side,
                generation=generation,
                part=part,
                judge=name_of(judge),
                searching=str(settings.searching),
                nodes=settings.nodes_of(part),
                seed=seed_of(settings.seed, generation, part),
            ),
            min(settings.shard, settings.games - part * settings.shard),
            settings.chunk,
            Outlook(settings.outlook_deals, settings.outlook_nodes, settings.outlook_growth),
        )
        for part in range(settings.parts)
    ]


def still_to_play(tasks: list[Task], folder: Path, say: Callable[[str], None]) -> list[Task]:
    """Those whose shards are not there, or not whole."""
    missing = []
    for task in tasks:
        path = folder / task.origin.name
        if path.exists():
            try:
                origin, games = read_shard(path)
                if origin == task.origin and len(games) == task.games:
                    continue
                say(f"{path.name} holds other games than this generation's; they are played again")
            except BadShard as error:
                say(f"{error}; its games are played again")
        missing.append(task)
    return missing


@dataclass
class Played:
    """How the playing went."""

    games: int = 0
    seconds: float = 0.0
    busy: float = 0.0
    """The share of the time in which threads were at work."""


@dataclass
class _UnderWay:
    """A shard while it is played."""

    task: Task
    chunks: dict[int, Games] = field(default_factory=dict)


def play_here(
    tasks: list[Task], judge: Judge, folder: Path, threads: int, stop: threading.Event, tell: Callable[[int], None]
) -> Played:
    """Play with threads on this machine until all is played or `stop` is set; shards are written as they are ready.

    `tell` hears how many games were played after every chunk.
    """
    lock = threading.Lock()
    shards = [_UnderWay(task) for task in tasks]
    waiting: Iterator[tuple[_UnderWay, int]] = (
        (shard, number) for shard in shards for number in range(shard.task.chunks)
    )
    played = Played()
    began = time.perf_counter()

    def work(_: int) -> float:
        thinkers: dict[int, Thinker] = {}
        began = time.thread_time()
        try:
            while not stop.is_set():
                with lock:
                    following = next(waiting, None)
                if following is None:
                    break
                shard, number = following
                nodes = shard.task.origin.nodes
                if nodes not in thinkers:
                    thinkers[nodes] = shard.task.thinker(judge)
                games = shard.task.play(thinkers[nodes], number)
                with lock:
                    shard.chunks[number] = games
                    played.games += len(games)
                    tell(played.games)
                    is_whole = len(shard.chunks) == shard.task.chunks
                if is_whole:
                    whole = Games.joined([shard.chunks[i] for i in range(shard.task.chunks)])
                    write_shard(folder, shard.task.origin, whole)
                    shard.chunks.clear()
        except BaseException:
            stop.set()
            raise
        return time.thread_time() - began

    with ThreadPoolExecutor(threads, "self-play") as pool:
        try:
            at_work = sum(list(pool.map(work, range(threads))))
        except BaseException:
            stop.set()
            raise
    played.seconds = time.perf_counter() - began
    played.busy = at_work / (played.seconds * threads)
    return played
