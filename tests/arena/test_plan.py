"""Plans: in a match every player has every seat in each deal; in a league everybody meets everybody."""

from __future__ import annotations

from collections import Counter

import pytest

from tilewright.arena.plan import BadPlan, Fixture, plan_league, plan_match
from tilewright.players.budget import Budget
from tilewright.players.player import UnknownPlayer


def test_two_players_change_seats() -> None:
    plan = plan_match(["greedy", "random"], 5)
    assert (plan.deals, plan.games) == (3, 6)
    assert list(plan.fixtures()) == [(1, 0, 1), (1, 0, 2), (2, 0, 1), (2, 0, 2), (3, 0, 1), (3, 0, 2)]
    assert [plan.seated(fixture) for fixture in plan.fixtures()] == [(0, 1), (1, 0)] * 3


@pytest.mark.parametrize("seats", [3, 4])
def test_one_against_the_rest(seats: int) -> None:
    plan = plan_match(["search:9nodes", "greedy"], seats, seats=seats)
    assert plan.games == seats
    places = [plan.seated(fixture).index(0) for fixture in plan.fixtures()]
    assert places == list(range(seats))
    assert all(plan.seated(fixture).count(1) == seats - 1 for fixture in plan.fixtures())


@pytest.mark.parametrize(("names", "orders"), [("abc", 2), ("abcd", 6)])
def test_seats_and_neighbours_are_balanced(names: str, orders: int) -> None:
    """After a complete set of seatings, every player has had every seat, and every neighbour, equally often."""
    players = ["random", "greedy", "level:1", "level:2"][: len(names)]
    plan = plan_match(players, orders * len(names))
    seated = [plan.seated(fixture) for fixture in plan.fixtures()]
    assert len(set(seated)) == len(seated)
    at = Counter((seat, who) for table in seated for seat, who in enumerate(table))
    left = Counter((who, table[(seat + 1) % len(table)]) for table in seated for seat, who in enumerate(table))
    assert len(set(at.values())) == 1
    assert len(set(left.values())) == 1
    assert len(left) == len(names) * (len(names) - 1)


def test_a_league_has_a_table_for_each_group() -> None:
    plan = plan_league(["random", "greedy", "level:1", "level:2"], 4)
    assert len(plan.tables) == 6
    assert plan.games == 24
    assert {fixture.deal for fixture in plan.fixtures()} == {1, 2}
    assert plan_league(["random", "greedy", "level:1", "level:2"], 3, seats=3).tables == (
        (0, 1, 2),
        (0, 1, 3),
        (0, 2, 3),
        (1, 2, 3),
    )


def test_names_are_complete() -> None:
    plan = plan_match(["search", "greedy"], 2, budget=Budget(nodes=70))
    assert plan.players == ("search:70nodes", "greedy")
    assert plan_match(["greedy"] * 3, 3).labels == ("greedy", "greedy #2", "greedy #3")


def test_fixtures_sort_in_the_order_of_play() -> None:
    fixtures = list(plan_league(["random", "greedy", "level:1"], 4).fixtures())
    assert fixtures == sorted(fixtures)
    assert fixtures[0] == Fixture(1, 0, 1)


def test_bad_plans() -> None:
    for names, seats, sentence in (
        (["greedy"], None, "2 to 4 players, not 1"),
        (["greedy"] * 5, None, "2 to 4 players, not 5"),
        (["greedy"] * 3, 4, "4 seats need 4 players or 2"),
        (["greedy"] * 3, 2, "2 seats need 2 players, not 3"),
    ):
        with pytest.raises(BadPlan, match=sentence):
            plan_match(names, 2, seats=seats)
    for wrong in (5, 1, 0, -1, 2.0, True, "2"):
        sentence = f"^a table has 2 to 4 seats, not '?{wrong}'?$"
        with pytest.raises(BadPlan, match=sentence):
            plan_match(["greedy", "random"], 2, seats=wrong)  # type: ignore[arg-type]
        with pytest.raises(BadPlan, match=sentence):
            plan_league(["greedy", "random", "level:1"], 2, seats=wrong)  # type: ignore[arg-type]
    with pytest.raises(BadPlan, match="games must be at least 1, not 0"):
        plan_match(["greedy", "random"], 0)
    for games in (1.5, True, "9"):
        with pytest.raises(BadPlan, match=f"games must be an integer, not '?{games}'?$"):
            plan_match(["greedy", "random"], games)  # type: ignore[arg-type]
    for seed in (-1, 1.5, None):
        with pytest.raises(BadPlan, match=f"a seed is an integer of 0 or more, not {seed}"):
            plan_match(["greedy", "random"], 2, seed=seed)  # type: ignore[arg-type]
    for player in (None, 3, ["greedy"]):
        with pytest.raises(BadPlan, match="a player must be a name or an object with the method choose"):
            plan_match(["greedy", player], 2)  # type: ignore[list-item]
    with pytest.raises(BadPlan, match="more than 2 players"):
        plan_league(["greedy", "random"], 2)
    with pytest.raises(BadPlan, match="named once"):
        plan_league(["search", "search:100ms", "random"], 2)
    with pytest.raises(UnknownPlayer):
        plan_match(["greedy", "nobody"], 2)
