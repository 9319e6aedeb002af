"""Self-play on many machines: one Ray task for each shard (https://www.ray.io, the extra `cluster`).

The machine that runs the command fits the networks.
"""

from __future__ import annotations

import threading
import time
from collections.abc import Callable
from itertools import islice
from pathlib import Path

from tilewright._version import __version__
from tilewright.arena.cluster import TASKS_PER_CORE, GamesLost, check_version, connected, fetched
from tilewright.evaluation.evaluator import Evaluator

from .games.shards import Games, write_shard
from .generation import Played, Task

POLL_S = 1.0  # how often to check whether to stop
MOST_LOSSES = 10  # shards a cluster may lose in one generation


def play_on_cluster(
    tasks: list[Task],
    evaluator: Evaluator,
    folder: Path,
    address: str,
    processes: int,
    stop: threading.Event,
    tell: Callable[[int], None],
    say: Callable[[str], None],
) -> Played:
    """Play the same games as on this machine, one Ray task for each shard. A lost shard is played again."""
    ray = connected(address, processes)
    played = Played()
    began = time.perf_counter()
    at_work: dict[object, Task] = {}
    losses = 0
    try:
        play = ray.remote(num_cpus=1, max_retries=3)(play_task)
        known = ray.put(evaluator)
        cores = max(1, int(ray.cluster_resources().get("CPU", 1)))
        waiting = iter(tasks)
        again: list[Task] = []
        while not stop.is_set():
            room = cores * TASKS_PER_CORE - len(at_work)
            for task in [*again[:room], *islice(waiting, max(0, room - len(again)))]:
                at_work[play.remote(task, known, __version__)] = task
            again = again[room:]
            if not at_work:
                break
            done, _ = ray.wait(list(at_work), num_returns=1, timeout=POLL_S)
            for reference in done:
                task = at_work.pop(reference)
                try:
                    games: Games = fetched(ray, reference)
                except GamesLost as error:
                    losses += 1
                    if losses > MOST_LOSSES:
                        raise
                    say(f"{error}; the shard is played again")
                    again.append(task)
                    continue
                write_shard(folder, task.origin, games)
                played.games += len(games)
            tell(played.games)
    finally:
        ray.shutdown()
    played.seconds = time.perf_counter() - began
    played.busy = 0.0  # unknown on other machines
    return played


def play_task(task: Task, evaluator: Evaluator, version: str) -> Games:
    """Play one shard, on a machine of the cluster."""
    check_version(version)
    searcher = task.searcher(evaluator)
    return Games.joined([task.play(searcher, number) for number in range(task.chunks)])
