"""Matches with the luck of the deals removed."""

from __future__ import annotations

import json

import numpy as np
import pytest

from tests.arena.matches import NODES, made_up
from tilewright.analysis.review.care import Care
from tilewright.analysis.review.luck import luck_of_deals
from tilewright.arena import Competition, compete, plan_match
from tilewright.arena.luck import find_luck, less_luck
from tilewright.cli import main
from tilewright.notation import Record, example_record

CHEAP = Care("cheap", nodes=1_000, deals=4, deal_nodes=50, evaluated=16, proof_nodes=0)


def test_luck_of_a_game() -> None:
    luck = luck_of_deals(example_record(), CHEAP)
    assert luck.shape == (5, 2, 2)
    assert luck.sum(-1) == pytest.approx(0, abs=1e-6)  # what one seat gains the other loses
    assert luck_of_deals(Record.start(), CHEAP).shape == (0, 2, 2)


def test_without_luck_players_of_games_that_luck_decided_are_equal() -> None:
    """Games that luck alone decided: with the luck removed, the players are equal."""
    plan = plan_match(["random", "greedy"], 40)
    chance = np.random.default_rng(3)
    results, lucks = [], {}
    for fixture in plan.fixtures():
        winner = int(chance.integers(2))
        results.append(made_up(plan, fixture, [winner]))
        seat = plan.seated(fixture).index(winner)
        lucks[fixture] = tuple(0.4 if each == seat else -0.4 for each in range(2))
    first, second = less_luck(Competition(plan, tuple(results)), lucks)
    assert first.share.value + second.share.value == pytest.approx(1)
    assert first.share.high - first.share.low < 0.1
    assert first.variance_ratio == pytest.approx(25)


def test_every_game_gets_its_luck() -> None:
    competition = compete(plan_match([NODES, NODES], 4, seed=5))
    told: list[int] = []
    lucks = find_luck(competition.results, 2, told.append, CHEAP)
    assert told == [1, 2, 3, 4]
    for result in competition.results:
        assert sum(lucks[result.fixture]) == pytest.approx(0, abs=1e-6)


def test_on_the_command_line(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tilewright.arena.luck.find_luck.__defaults__", (lambda done: None, CHEAP))
    arguments = ["arena", NODES, "random", "--games", "4", "--processes", "1", "--luck"]
    assert main(arguments) == 0
    assert "win share minus luck" in capsys.readouterr().out
    assert main([*arguments, "--json"]) == 0
    found = json.loads(capsys.readouterr().out)["less_luck"]
    assert [each["player"] for each in found] == [NODES, "random"]
    assert {"win_share", "variance_ratio"} <= set(found[0])
