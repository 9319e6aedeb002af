"""Games on many machines: the same games as Ray tasks (https://www.ray.io, the extra `cluster`)."""

from __future__ import annotations

import os
import socket
from collections.abc import Generator, Iterable
from contextlib import closing
from importlib import import_module
from itertools import groupby, islice
from typing import Any

from tilewright._version import __version__
from tilewright.rules import TilewrightError

from .game import Company
from .plan import Fixture, Plan
from .results import GameResult

LOCAL = "local"
TASKS_PER_CORE = 2
"""Enough to keep all cores busy, few enough that a decided match ends soon."""

REACHING_S = 10.0


class ClusterUnavailable(TilewrightError):
    """Ray is missing, cannot be reached, or its machines have another version of Tilewright."""

    code = "cluster-unavailable"


class GamesLost(ClusterUnavailable):
    """A machine of the cluster ended in the middle of a task."""


def play_on_cluster(
    plan: Plan, fixtures: Iterable[Fixture], address: str, processes: int | None = None
) -> Generator[GameResult, None, None]:
    """Play the games as Ray tasks, one for each deal at each table.

    `local` starts Ray on this machine with `processes` processes.
    Every machine of the cluster needs this version of Tilewright and the commands of outside engines.
    """
    ray = connected(address, processes)
    try:
        play = ray.remote(num_cpus=1, max_retries=3)(play_together)
        cores = max(1, int(ray.cluster_resources().get("CPU", 1)))
        tasks = (list(games) for _, games in groupby(fixtures, key=lambda fixture: (fixture.deal, fixture.table)))
        at_work = [play.remote(plan, games, __version__) for games in islice(tasks, cores * TASKS_PER_CORE)]
        while at_work:
            done, at_work = ray.wait(at_work, num_returns=1)
            at_work += [play.remote(plan, games, __version__) for games in islice(tasks, 1)]
            results: list[GameResult] = fetched(ray, done[0])
            yield from results
    finally:
        ray.shutdown()


def play_together(plan: Plan, fixtures: list[Fixture], version: str) -> list[GameResult]:
    """Play some games on a machine of the cluster; engines start and end with them."""
    check_version(version)
    with closing(Company(plan)) as company:
        return [company.play(fixture) for fixture in fixtures]


def check_version(version: str) -> None:
    """Refuse to play for a machine with another version of Tilewright."""
    if version != __version__:
        raise ClusterUnavailable(f"a machine of the cluster has Tilewright {__version__}, and this one has {version}")


def connected(address: str, processes: int | None) -> Any:
    """Connect Ray to its cluster; `local` starts one with `processes` processes."""
    try:
        ray: Any = import_module("ray")
    except ImportError:
        raise ClusterUnavailable(
            "--cluster needs Ray, which is not installed: pip install 'tilewright[cluster]'"
        ) from None
    _check_reachable(address)
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # send no usage statistics
    quiet = {"log_to_driver": False, "logging_level": "ERROR"}
    try:
        if address == LOCAL:
            ray.init(address=LOCAL, num_cpus=processes, include_dashboard=False, **quiet)
        else:
            ray.init(address=address, **quiet)
    except (ConnectionError, ValueError, RuntimeError, OSError) as error:
        first = (str(error).strip() or type(error).__name__).splitlines()[0]
        raise ClusterUnavailable(f"there is no Ray cluster at '{address}': {first}") from None
    return ray


def _check_reachable(address: str) -> None:
    """Check the address first, because Ray itself tries for minutes."""
    host, colon, port = address.rpartition("://")[2].rpartition(":")
    if not (colon and port.isdecimal()):
        return
    try:
        socket.create_connection((host.strip("[]"), int(port)), REACHING_S).close()
    except (OSError, OverflowError) as error:
        raise ClusterUnavailable(f"there is no Ray cluster at '{address}': {error}") from None


def fetched(ray: Any, task: Any) -> Any:
    """What a task found, or why it failed."""
    try:
        return ray.get(task)
    except ray.exceptions.RayTaskError as error:
        if isinstance(error.cause, TilewrightError):
            raise error.cause from None
        raise
    except ray.exceptions.RayError as error:
        raise GamesLost(f"the cluster lost a task: {str(error).splitlines()[0]}") from None
