"""Competitions: processes, interruptions and repeated runs do not change the result."""

from __future__ import annotations

from multiprocessing import active_children
from pathlib import Path

import pytest

from tests.arena.matches import NODES, made_up, timeless
from tests.players.bad_engines import command_of
from tilewright.arena import SequentialTest, Where, compete, plan_league, plan_match, sum_up
from tilewright.arena.results import GameResult
from tilewright.arena.workers import WorkerLost, play_in_processes


@pytest.mark.slow
def test_processes_do_not_change_the_result(tmp_path: Path) -> None:
    """The players are a search, a level that chooses at random, and an engine that crashes."""
    engine = f"engine:{command_of('crashes sometimes', tmp_path)}"
    plan = plan_match([NODES, "level:1", engine], 9, seed=1)
    one, two = (compete(plan, where=Where(processes)) for processes in (1, 2))
    assert [timeless(result) for result in one.results] == [timeless(result) for result in two.results]
    assert sum_up(one) == sum_up(two)
    assert sum(result.failure is not None for result in one.results) == 9
    assert not active_children()


def test_what_was_played_is_not_played_again() -> None:
    plan = plan_match(["greedy", "random"], 10, seed=2)
    whole = compete(plan)
    kept: list[GameResult] = []
    again = compete(plan, played=[*whole.results[5:], whole.results[0]], keep=kept.append)
    assert [result.fixture for result in kept] == [result.fixture for result in whole.results[1:5]]
    assert [timeless(result) for result in again.results] == [timeless(result) for result in whole.results]
    assert compete(plan, played=whole.results, keep=kept.append) == whole
    assert len(kept) == 4


@pytest.mark.slow
def test_an_interrupted_run_ends_the_same() -> None:
    plan = plan_league(["greedy", "random", "level:1"], 4, seed=2)
    kept: list[GameResult] = []

    def interrupt(result: GameResult) -> None:
        kept.append(result)
        if len(kept) == 5:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        compete(plan, where=Where(2), keep=interrupt)
    assert not active_children()
    resumed, whole = compete(plan, played=kept), compete(plan)
    assert sum_up(resumed) == sum_up(whole)


@pytest.mark.slow
def test_a_decided_match_stops_and_counts_the_same_deals() -> None:
    plan = plan_match(["greedy", "random"], 400)
    test = SequentialTest(0, 100)
    kept: list[GameResult] = []
    found = compete(plan, test=test, keep=kept.append)
    assert found.verdict is not None
    assert found.verdict.accepted == 1
    assert 8 <= len(found.results) == len(kept) < 60
    parallel = compete(plan, where=Where(2), test=test)
    assert [timeless(each) for each in parallel.results] == [timeless(each) for each in found.results]
    further = list(plan.fixtures())[len(kept) : len(kept) + 20]
    ahead = [made_up(plan, fixture, [1]) for fixture in further]
    assert compete(plan, test=test, played=[*kept, *ahead]) == found, "games after the decision do not count"


def test_an_undecided_match_says_so() -> None:
    found = compete(plan_match(["greedy", "greedy"], 8), test=SequentialTest(-500, 500, 1e-9, 1e-9))
    assert found.verdict is not None
    assert found.verdict.accepted is None
    assert len(found.results) == 8


def test_a_player_against_itself_gets_exactly_half() -> None:
    """If the same player sits at both seats, the difference is exactly zero, because every deal is played from both."""
    summary = sum_up(compete(plan_match(["greedy", "greedy"], 20, seed=6)))
    assert [each.share.value for each in summary.standings] == [0.5, 0.5]
    assert summary.standings[0].margin is not None
    assert summary.standings[0].margin.value == 0


@pytest.mark.slow
def test_a_lost_process_is_reported(tmp_path: Path) -> None:
    program = tmp_path / "killer.py"
    program.write_text("import os, signal\nos.kill(os.getppid(), signal.SIGKILL)\n", encoding="utf-8")
    plan = plan_match([f"engine:python3 {program}", "greedy"], 4)
    with pytest.raises(WorkerLost, match="exit status -9"):
        list(play_in_processes(plan, plan.fixtures(), 1))
    assert not active_children()


@pytest.mark.slow
def test_errors_in_a_worker_are_raised() -> None:
    plan = plan_match(["greedy", "random"], 4, side="neither")
    with pytest.raises(ValueError, match="the side of the board"):
        list(play_in_processes(plan, plan.fixtures(), 1))
    assert not active_children()
