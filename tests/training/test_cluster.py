"""Self-play on a local Ray cluster with two workers plays the same games as in one process."""

from __future__ import annotations

import threading
from dataclasses import replace
from functools import partial
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from tests.training.small import SMALL, Quiet, begun
from tests.training.test_loop import games_in, go
from tilewright.arena.cluster import ClusterUnavailable
from tilewright.training import cluster
from tilewright.training.cluster import play_on_cluster, play_task
from tilewright.training.generation import tasks_of
from tilewright.training.starting import starting_evaluator

pytestmark = pytest.mark.slow  # Ray


def test_a_cluster_plays_the_same_games(tmp_path: Path) -> None:
    here, there = begun(tmp_path / "here"), begun(tmp_path / "there")
    go(here, generations=1)
    watcher = Quiet()
    go(there, watcher, generations=1, threads=2, cluster="local")
    assert games_in(here) == games_in(there)
    assert here.state().history == there.state().history
    assert watcher.said == []


def test_another_version_is_refused(tmp_path: Path) -> None:
    folder = begun(tmp_path, replace(SMALL, games=8))
    evaluator = starting_evaluator(folder, SMALL)
    with pytest.raises(ClusterUnavailable, match=r"has Tilewright .*, and this one has 0\.0"):
        play_task(tasks_of(SMALL, 1, evaluator)[0], evaluator, "0.0")


def test_no_cluster_at_the_address(tmp_path: Path) -> None:
    folder = begun(tmp_path)
    evaluator = starting_evaluator(folder, SMALL)
    with pytest.raises(ClusterUnavailable, match=r"there is no Ray cluster at '127\.0\.0\.1:1'"):
        play_on_cluster(
            tasks_of(SMALL, 1, evaluator),
            evaluator,
            folder.games,
            "127.0.0.1:1",
            1,
            threading.Event(),
            lambda _: None,
            lambda _: None,
        )


class LosingRay:
    """A fake of Ray whose first tasks are lost."""

    class exceptions:  # noqa: N801
        class RayTaskError(Exception):
            pass

        class RayError(Exception):
            pass

    def __init__(self, losses: int) -> None:
        self.losses = losses

    def remote(self, **_: Any) -> Any:
        def wrap(function: Any) -> Any:
            return SimpleNamespace(remote=lambda *arguments: partial(function, *arguments))

        return wrap

    def put(self, evaluator: Any) -> Any:
        return evaluator

    def cluster_resources(self) -> dict[str, float]:
        return {"CPU": 1.0}

    def wait(self, tasks: list[Any], **_: Any) -> tuple[list[Any], list[Any]]:
        return tasks[:1], tasks[1:]

    def get(self, task: Any) -> Any:
        if self.losses:
            self.losses -= 1
            raise self.exceptions.RayError("the worker died unexpectedly")
        return task()

    def shutdown(self) -> None:
        pass


@pytest.mark.parametrize("losses", [2, 100])
def test_a_worker_that_dies(losses: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cluster, "connected", lambda *_: LosingRay(losses))
    folder = begun(tmp_path / "lost")
    watcher = Quiet()
    evaluator = starting_evaluator(folder, SMALL)
    tasks = tasks_of(SMALL, 1, evaluator)

    def play() -> int:
        return play_on_cluster(
            tasks, evaluator, folder.games, "local", 1, threading.Event(), lambda _: None, watcher.say
        ).games

    if losses > 10:
        with pytest.raises(ClusterUnavailable, match="the cluster lost a task: the worker died"):
            play()
    else:
        assert play() == SMALL.games
        assert len(games_in(folder)) == SMALL.parts
    assert watcher.said[:2] == ["the cluster lost a task: the worker died unexpectedly; the shard is played again"] * 2
