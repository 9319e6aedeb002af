"""The pairing of people who look for a game with anybody."""

from __future__ import annotations

import random
import statistics
from typing import Any

from bench.pairing import near, simulate, somebody
from tilewright.contests.pairing import ANYBODY_AFTER_S, Waiting, Wishes, pair

NOW = 1000.0


def waiting(name: str, rating: float | None = 1500, *, waited: float = 0, **more: Any) -> Waiting:
    wishes = Wishes(
        more.pop("players", 2), more.pop("sides", ("coloured",)), more.pop("clocks", ("5+5",)), more.pop("rated", True)
    )
    return Waiting(name, more.pop("person", name), NOW - waited, wishes, rating, **more)


def paired(*queue: Waiting) -> list[set[str]]:
    return [{one.id for one in group.people} for group in pair(queue, NOW)]


def test_the_nearest_ratings_meet_and_the_longest_waiting_is_served_first() -> None:
    queue = [waiting("a", 1500, waited=9), waiting("b", 1530), waiting("c", 1510), waiting("d", 1900)]
    assert paired(*queue) == [{"a", "c"}]


def test_the_allowed_distance_grows_with_waiting() -> None:
    assert paired(waiting("a", 1500), waiting("b", 1700)) == []
    assert paired(waiting("a", 1500, waited=60), waiting("b", 1700, waited=80)) == [{"a", "b"}]
    assert paired(waiting("a", 1500, waited=ANYBODY_AFTER_S), waiting("b", 2900)) == [{"a", "b"}]
    assert paired(waiting("a", 1500, deviation=350), waiting("b", 1700, deviation=350)) == [{"a", "b"}]


def test_only_wishes_that_agree_meet() -> None:
    one = waiting("a", sides=("grey", "coloured"), clocks=("3+2", "5+5"), waited=5)
    assert paired(one, waiting("b", clocks=("days",))) == []
    assert paired(one, waiting("b", rated=False)) == []
    assert paired(one, waiting("b", players=3)) == []
    (group,) = pair([one, waiting("b", clocks=("10+10", "5+5"))], NOW)
    assert (group.side, group.clock) == ("coloured", "5+5")
    (group,) = pair([one, waiting("b", sides=("coloured", "grey"))], NOW)
    assert group.side == "grey", "the person who has waited longer chooses"


def test_three_and_four_sit_at_one_table_only_if_one_game_suits_all() -> None:
    three = [waiting(name, players=3, clocks=clocks) for name, clocks in (("a", ("1", "2")), ("b", ("2", "3")))]
    assert paired(*three, waiting("c", players=3, clocks=("1", "3"))) == [], "any two agree, but not all three"
    assert paired(*three, waiting("d", players=3, clocks=("2",))) == [{"a", "b", "d"}]
    assert paired(*(waiting(name, players=4) for name in "abcdefg")) == [set("abcd")]


def test_two_tabs_of_a_person_and_people_who_block_each_other_never_meet() -> None:
    assert paired(waiting("a", person="ana"), waiting("b", person="ana")) == []
    assert paired(waiting("a", person="ana"), waiting("b", person="ana"), waiting("c")) == [{"a", "c"}]
    three = [waiting("b", person="ana", players=3), waiting("d", players=3), waiting("e", players=3)]
    assert paired(waiting("a", person="ana"), waiting("c"), *three) == [{"a", "c"}], "one game at a time"
    blocking = waiting("a", blocked=frozenset({"b"}), waited=ANYBODY_AFTER_S)
    assert paired(blocking, waiting("b")) == paired(waiting("b"), blocking) == []
    assert paired(blocking, waiting("b"), waiting("c")) == [{"a", "c"}]
    four = [waiting(name, players=3) for name in "cd"]
    assert paired(waiting("a", players=3, blocked=frozenset({"d"}), waited=1), *four) == []


def test_the_same_two_meet_again_only_if_nobody_else_waits() -> None:
    again = waiting("a", met=frozenset({"b"}), waited=5)
    assert paired(again, waiting("b")) == [{"a", "b"}]
    assert paired(again, waiting("b"), waiting("c", 1700)) == [], "c is still too far away"
    assert paired(again, waiting("b"), waiting("c", 1530)) == [{"a", "c"}]


def test_people_without_a_rating_play_unrated_games() -> None:
    guests = [waiting(name, None, rated=False, waited=60) for name in "ab"]
    assert paired(*guests) == [{"a", "b"}]
    known = waiting("c", 1200, rated=False, waited=61)
    near_known = waiting("d", 1210, rated=False)
    assert paired(*guests, known, near_known) == [{"c", "d"}, {"a", "b"}]


def test_the_order_of_the_queue_does_not_matter_and_nobody_is_paired_twice() -> None:
    chance = random.Random(7)
    queue = [somebody(number, NOW - chance.random() * 60, chance) for number in range(300)]
    groups = pair(queue, NOW)
    people = [one.id for group in groups for one in group.people]
    assert len(people) == len(set(people)) > 100
    chance.shuffle(queue)
    assert pair(queue, NOW) == groups


def test_with_fifty_people_waits_are_short_and_ratings_near() -> None:
    """A short run of the simulation `python -m bench.pairing`; docs/lobby.md has the results of the long one."""
    outcome = simulate(1.0, 900, seed=3, warm_up=300)
    assert 35 < statistics.mean(outcome.lengths) < 70
    assert statistics.median(outcome.waits) < 20
    assert near(outcome.apart_of_two) > 0.9
    assert near(outcome.apart) > 0.75
