"""Self-play on a real Ray with two workers: the same games as here."""

from __future__ import annotations

import threading
from dataclasses import replace
from pathlib import Path

import pytest

from tests.training.small import SMALL, Quiet, begun
from tests.training.test_running import games_in, go
from tilewright.arena.cluster import ClusterUnavailable
from tilewright.training.cluster import play_on_cluster, play_task
from tilewright.training.generation import tasks_of
from tilewright.training.starting import starting_judge


def test_a_cluster_plays_the_same_games(tmp_path: Path) -> None:
    here, there = begun(tmp_path / "here"), begun(tmp_path / "there")
    go(here, generations=1)
    watcher = Quiet()
    go(there, watcher, generations=1, threads=2, cluster="local")
    assert games_in(here) == games_in(there)
    assert here.state().history == there.state().history
    assert watcher.said == []


def test_a_machine_with_another_version_is_told(tmp_path: Path) -> None:
    folder = begun(tmp_path, replace(SMALL, games=8))
    judge = starting_judge(folder, SMALL)
    with pytest.raises(ClusterUnavailable, match=r"has Tilewright .*, and this one has 0\.0"):
        play_task(tasks_of(SMALL, 1, judge)[0], judge, "0.0")


def test_nobody_at_the_address(tmp_path: Path) -> None:
    folder = begun(tmp_path)
    judge = starting_judge(folder, SMALL)
    with pytest.raises(ClusterUnavailable, match=r"no Ray answers at '127\.0\.0\.1:1'"):
        play_on_cluster(
            tasks_of(SMALL, 1, judge),
            judge,
            folder.games,
            "127.0.0.1:1",
            1,
            threading.Event(),
            lambda _: None,
            lambda _: None,
        )
