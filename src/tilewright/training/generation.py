"""The self-play of one generation, in shards made of chunks.

Each chunk depends on its seed alone. So neither the number of threads nor an interruption changes the games, and
missing shards can be played later.
"""

from __future__ import annotations

import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import numpy as np

from tilewright.evaluation.evaluator import Evaluator
from tilewright.evaluation.network import Network
from tilewright.search.fixed_nodes import Algorithm, Searcher

from .games.replay import victory_shares
from .games.self_play import Outlook, play_games
from .games.shards import BadShard, Games, Origin, read_shard, write_shard
from .settings import Settings

LAST_COUNTED = 9  # rounds; longer games count as nine
FIRST_NETWORK, FITTING, GATE, BACK = range(1_000_000, 1_000_004)  # arguments of `seed_of`, one for each use


def seed_of(*numbers: int) -> int:
    """A seed from the run's seed and numbers that distinguish its uses."""
    return int(np.random.SeedSequence(numbers).generate_state(1, np.uint64)[0] >> 1)


def name_of(evaluator: Evaluator) -> str:
    """The name of an evaluation in shards."""
    return evaluator.digest if isinstance(evaluator, Network) else "linear"


@dataclass(frozen=True)
class Task:
    """A shard that is to be played."""

    origin: Origin
    games: int
    chunk: int
    outlook: Outlook

    @property
    def chunks(self) -> int:
        return -(-self.games // self.chunk)

    def play(self, searcher: Searcher, number: int) -> Games:
        """Play one chunk of the games."""
        count = min(self.chunk, self.games - number * self.chunk)
        return play_games(searcher, self.origin.side, count, seed_of(self.origin.seed, number), self.outlook)

    def searcher(self, evaluator: Evaluator) -> Searcher:
        """The search that plays all seats."""
        origin = self.origin
        most = max(origin.nodes, self.outlook.most_nodes)
        return Searcher(origin.players, evaluator, origin.nodes, Algorithm(origin.searching), most_nodes=most)


def tasks_of(settings: Settings, generation: int, evaluator: Evaluator) -> list[Task]:
    """All the shards of a generation."""
    return [
        Task(
            Origin(
                players=settings.players,
                side=settings.side,
                generation=generation,
                part=part,
                judge=name_of(evaluator),
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
    """The tasks whose shards are missing or damaged."""
    missing = []
    for task in tasks:
        path = folder / task.origin.name
        if path.exists():
            try:
                origin, games = read_shard(path)
                if origin == task.origin and len(games) == task.games:
                    continue
                say(f"{path.name} holds other games than this generation's; the shard is played again")
            except BadShard as error:
                say(f"{error}; the shard is played again")
        missing.append(task)
    return missing


@dataclass
class Played:
    """How self-play went."""

    games: int = 0
    seconds: float = 0.0
    busy: float = 0.0
    """The share of the time in which the threads worked."""


@dataclass
class _UnderWay:
    """A shard with the chunks played so far."""

    task: Task
    chunks: dict[int, Games] = field(default_factory=dict)


def play_here(
    tasks: list[Task],
    evaluator: Evaluator,
    folder: Path,
    threads: int,
    stop: threading.Event,
    tell: Callable[[int], None],
) -> Played:
    """Play with threads on this machine until all is played or `stop` is set; each shard is written when complete.

    `tell` is called after every chunk with the number of games played.
    """
    lock = threading.Lock()
    shards = [_UnderWay(task) for task in tasks]
    waiting: Iterator[tuple[_UnderWay, int]] = (
        (shard, number) for shard in shards for number in range(shard.task.chunks)
    )
    played = Played()
    began = time.perf_counter()

    def work(_: int) -> float:
        searchers: dict[int, Searcher] = {}
        began = time.thread_time()
        try:
            while not stop.is_set():
                with lock:
                    following = next(waiting, None)
                if following is None:
                    break
                shard, number = following
                nodes = shard.task.origin.nodes
                if nodes not in searchers:
                    searchers[nodes] = shard.task.searcher(evaluator)
                games = shard.task.play(searchers[nodes], number)
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


def summary_of(folder: Path, tasks: list[Task], played: Played) -> dict[str, Any]:
    """The part of the log entry about self-play: scores, lengths, share of moves after the last random one, speed."""
    files = [folder / task.origin.name for task in tasks]
    parts = [read_shard(path)[1] for path in files]
    games = Games.joined(parts)
    shares = np.concatenate([victory_shares(part, tasks[0].origin.side) for part in parts])
    rounds = np.bincount(np.minimum(games.rounds, LAST_COUNTED), minlength=LAST_COUNTED + 1)
    return {
        "play": {
            "games": len(games),
            "bytes": sum(path.stat().st_size for path in files),
            "judge": tasks[0].origin.judge,
            "points": round(float(games.final.mean()), 2),
            "winner_points": round(float(games.final.max(axis=1).mean()), 2),
            "first_seat_share": round(float(shares[np.arange(len(games)), games.first].mean()), 4),
            "moves": round(float(games.lengths.mean()), 2),
            "clean_from_start": round(float((games.clean == 0).mean()), 4),
            "clean_moves": round(float(1 - games.clean.sum(dtype=int) / games.lengths.sum(dtype=int)), 4),
            "rounds": [round(float(each), 4) for each in rounds / len(games)],
            "played_now": played.games,
            "seconds": round(played.seconds, 1),
            "busy": round(played.busy, 3),
        }
    }
