"""Ratings: the model, levels as anchors, and a small simulation of people of known strength."""

from __future__ import annotations

import math
import re

import pytest

from bench.ratings import WORLDS, rows_of, show, simulate
from tilewright.contests.luck_free import after_reviewed_game, removal
from tilewright.contests.ratings import (
    BETWEEN_KINDS,
    DAY_S,
    DRIFT_OF_GAME,
    FACTORS,
    KINDS,
    NATURAL,
    NEWCOMER,
    Rating,
    after_game,
    aged,
    anchor,
    chances,
    first_rating,
    kind_of,
)
from tilewright.contests.usual import usual_agreement
from tilewright.players.levels import LEVELS


def test_levels_are_anchors() -> None:
    before = [Rating(600.0, 150.0), anchor(5)]
    after = after_game("2c", before, [1, 0])
    assert after[1] == before[1] == Rating(LEVELS[5].rating, 0.0)
    assert after[0].value > before[0].value
    assert after[0].deviation < before[0].deviation


def test_two_players_as_integrated_by_hand() -> None:
    """The posterior of a person after a game against a level, compared with a sum over a fine grid of strengths."""
    before, level = Rating(500.0, 300.0), anchor(6)
    deviation = math.hypot(before.deviation, DRIFT_OF_GAME)
    grid = [before.value + deviation * (step / 200) for step in range(-1600, 1601)]
    weights = [
        math.exp(-(((x - before.value) / deviation) ** 2) / 2) / (1 + math.exp(-NATURAL * (x - level.value)))
        for x in grid
    ]
    mean = sum(w * x for w, x in zip(weights, grid, strict=True)) / sum(weights)
    spread = math.sqrt(sum(w * (x - mean) ** 2 for w, x in zip(weights, grid, strict=True)) / sum(weights))
    after = after_game("2c", [before, level], [1, 0])[0]
    assert (after.value, after.deviation) == pytest.approx((mean, spread), abs=0.5)


@pytest.mark.parametrize("kind", KINDS)
def test_equal_players_have_equal_chances(kind: str) -> None:
    """Equal ratings give equal chances; if all share the victory, no rating changes; gains and losses add up to 0."""
    players = int(kind[0])
    seats = [Rating(700.0, 80.0)] * players
    assert chances(kind, seats) == pytest.approx([1 / players] * players)
    assert [each.value for each in after_game(kind, seats, [1 / players] * players)] == pytest.approx([700.0] * players)
    won = after_game(kind, seats, [1.0] + [0.0] * (players - 1))
    assert sum(each.value for each in won) == pytest.approx(700.0 * players, abs=0.1 * players)
    assert won[0].value > 700 > won[1].value


def test_chances_follow_the_measured_factors() -> None:
    for kind, factor in FACTORS.items():
        players = int(kind[0])
        odds = 10 ** (200 * factor / 400)
        seats = [Rating(200.0, 0.0)] + [Rating(0.0, 0.0)] * (players - 1)
        assert chances(kind, seats)[0] == pytest.approx(odds / (odds + players - 1))


def test_time_away_and_other_kinds() -> None:
    known = Rating(900.0, 50.0)
    assert aged(known, 0) == known
    assert 50 < aged(known, 100 * DAY_S).deviation < aged(known, 1000 * DAY_S).deviation
    assert aged(known, 1e12).deviation == NEWCOMER.deviation
    assert aged(known, -5.0) == known  # the clock was set back
    assert first_rating({}).value == NEWCOMER.value
    assert first_rating({}).deviation == pytest.approx(NEWCOMER.deviation)
    one = first_rating({"2c": known})
    assert 800 < one.value < 900
    assert BETWEEN_KINDS < one.deviation < NEWCOMER.deviation
    two = first_rating({"2c": known, "2g": known})
    assert two.deviation < one.deviation
    assert kind_of(3, "grey") == "3g"


def test_a_lucky_win_raises_the_rating_without_luck_less() -> None:
    """The rating without luck rises less after a lucky win and more after an unlucky one."""
    seats = [Rating(1500.0, 80.0), Rating(1500.0, 80.0)]
    part, left = removal("2c", seats)
    assert 0 < part <= 1.2
    assert 0.4 < left <= 1
    plain = after_game("2c", seats, [1, 0])
    lucky = after_reviewed_game("2c", seats, [1, 0], [0.45, -0.45])
    unlucky = after_reviewed_game("2c", seats, [1, 0], [-0.3, 0.3])
    assert lucky[0].value < plain[0].value < unlucky[0].value
    assert lucky[0].deviation < plain[0].deviation


def test_usual_agreement() -> None:
    low, high = usual_agreement("2c", 750, 20)
    assert 0 < low < high < 1
    assert usual_agreement("2c", 750, 200)[1] < high
    assert usual_agreement("2c", 1500, 20)[0] > low
    assert usual_agreement("4g", 99_999, 1)[1] <= 1


@pytest.mark.parametrize("kind", ["2c", "3c", "4g"])
def test_simulated_people_are_ordered_and_intervals_hold(kind: str) -> None:
    """A small version of bench/ratings.py: 150 people, 30 games each."""
    people = simulate(kind, WORLDS["usual"], 150, seed=5, games=30)
    after_10, after_30, together = (row for _, row in rows_of(people))
    assert after_30.in_order > 0.9
    assert after_30.tau > 0.6
    assert after_30.error < after_10.error
    assert 0.92 <= together.held <= 0.98


def test_the_row_of_all_games_has_only_the_intervals(capsys: pytest.CaptureFixture[str]) -> None:
    show("2c", rows_of(simulate("2c", WORLDS["usual"], 20, seed=5, games=30)))
    *_, after_30, together = capsys.readouterr().out.splitlines()
    assert re.fullmatch(r"\| 30 \| 20 \|( [-+\d.%]+ \|){6}", after_30)
    assert re.fullmatch(r"\| together \| 40 \| [\d.]+% \|(  \|){5}", together)
