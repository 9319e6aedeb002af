"""The arena on a real Ray cluster with two workers has the same results as in one process."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from tests.arena.matches import NODES, timeless
from tests.players.bad_engines import command_of
from tilewright.arena import Where, compete, plan_match, sum_up
from tilewright.arena.cluster import ClusterUnavailable, play_on_cluster, play_together

pytestmark = pytest.mark.slow  # Ray


def test_a_cluster_plays_the_same_games(tmp_path: Path) -> None:
    """The players are a search, a level that chooses at random, and an engine that crashes."""
    engine = f"engine:{command_of('crashes sometimes', tmp_path)}"
    plan = plan_match([NODES, "level:1", engine], 12, seed=5)
    there, here = compete(plan, where=Where(2, "local")), compete(plan)
    assert [timeless(result) for result in there.results] == [timeless(result) for result in here.results]
    assert sum_up(there) == sum_up(here)


def test_another_version_is_refused() -> None:
    with pytest.raises(ClusterUnavailable, match=r"has Tilewright .*, and this one has 0\.0"):
        play_together(plan_match(["greedy", "random"], 2), [], "0.0")


def test_without_ray(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    plan = plan_match(["greedy", "random"], 2)
    with pytest.raises(ClusterUnavailable, match="needs Ray, which is not installed"):
        next(play_on_cluster(plan, plan.fixtures(), "local"))


@pytest.mark.parametrize("address", ["nonsense://nowhere", "127.0.0.1:1", "127.0.0.1:99999999", "ray://127.0.0.1:1"])
def test_no_cluster_at_the_address(address: str) -> None:
    plan = plan_match(["greedy", "random"], 2)
    with pytest.raises(ClusterUnavailable, match=f"there is no Ray cluster at '{address}'") as caught:
        next(play_on_cluster(plan, plan.fixtures(), address))
    assert "\n" not in str(caught.value)
