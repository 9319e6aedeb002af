"""Swiss pairing, compared with an exhaustive search for small numbers of players."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tilewright.contests.perfect_matching import PerfectMatching
from tilewright.contests.swiss import Candidate, pair_swiss, seated


def all_pairings(places: Sequence[int]) -> Iterator[list[tuple[int, int]]]:
    """Every way to divide the players into pairs."""
    if not places:
        yield []
    for at in range(1, len(places)):
        rest = [*places[1:at], *places[at + 1 :]]
        for others in all_pairings(rest):
            yield [(places[0], places[at]), *others]


def wish(order: Sequence[Candidate], left: list[int], other: int) -> tuple[int, int, int]:
    """How much the first unpaired player prefers an opponent, by docs/tournaments.md; smaller is better."""
    first, group = order[left[0]], [place for place in left if order[place].points == order[left[0]].points]
    met = first.met.get(order[other].player, 0)
    if other not in group:
        return met, 1, left.index(other)
    middle, at = len(group) // 2, group.index(other)
    return met, 0, at - middle if at >= middle else len(group) + middle - at


def best_by_search(order: Sequence[Candidate]) -> tuple[list[frozenset[int]], int | None]:
    """The best pairing: fewest earlier games of a pair, then the bye as low as possible, then the preferences."""
    places = list(range(len(order)))
    fewest = min(one.byes for one in order)
    byes = [place for place in places if order[place].byes == fewest] if len(places) % 2 else [None]
    found = []
    for bye in byes:
        for pairs in all_pairings([place for place in places if place != bye]):
            most = max((order[one].met.get(order[two].player, 0) for one, two in pairs), default=0)
            left = [place for place in places if place != bye]
            wishes = []
            for one, two in pairs:
                wishes.append(wish(order, left, two))
                left = [place for place in left if place not in (one, two)]
            found.append((most, -1 if bye is None else -bye, wishes, pairs, bye))
    _, _, _, pairs, bye = min(found, key=lambda each: each[:3])
    return [frozenset((order[a].player, order[b].player)) for a, b in pairs], None if bye is None else order[bye].player


@st.composite
def fields(draw: st.DrawFn) -> list[Candidate]:
    """Up to seven players with random points, meetings and byes, in the order of their points."""
    size = draw(st.integers(1, 7))
    met: list[dict[int, int]] = [{} for _ in range(size)]
    for one in range(size):
        for two in range(one):
            if games := draw(st.integers(0, 2)):
                met[one][two] = met[two][one] = games
    points = sorted((draw(st.integers(0, 4)) for _ in range(size)), reverse=True)
    return [Candidate(player, points[player], met[player], draw(st.integers(0, 1))) for player in range(size)]


@settings(max_examples=120)
@given(fields())
def test_no_pairing_of_all_is_better(order: list[Candidate]) -> None:
    pairing = pair_swiss(order)
    assert ([frozenset(table) for table in pairing.tables], pairing.bye) == best_by_search(order)


@settings(max_examples=100)
@given(st.integers(2, 9), st.data())
def test_a_perfect_matching_is_found_where_there_is_one(half: int, data: st.DataObject) -> None:
    """Compared with an exhaustive search; some of the random graphs have odd cycles."""
    size = min(2 * half, 8)
    edges = {
        (one, two) for one in range(size) for two in range(one + 1, size) if data.draw(st.sampled_from((True, False)))
    }
    graph = [[two for two in range(size) if (one, two) in edges or (two, one) in edges] for one in range(size)]
    expected = any(all(pair in edges for pair in pairs) for pairs in all_pairings(range(size)))
    assert PerfectMatching(graph).is_perfect == expected


def test_the_first_round_pairs_the_upper_half_with_the_lower() -> None:
    assert [set(table) for table in pair_swiss([Candidate(player) for player in range(6)]).tables] == [
        {0, 3},
        {1, 4},
        {2, 5},
    ]


def test_a_player_left_over_meets_the_best_of_the_next_score_group() -> None:
    order = [Candidate(0, 2), Candidate(1, 2), Candidate(2, 2), Candidate(3, 0), Candidate(4, 0), Candidate(5, 0)]
    assert [set(table) for table in pair_swiss(order).tables] == [{0, 1}, {2, 3}, {4, 5}]


def test_a_pairing_higher_up_gives_way_so_that_the_last_two_need_not_meet_again() -> None:
    order = [Candidate(0), Candidate(1), Candidate(2, 0, {3: 1}), Candidate(3, 0, {2: 1})]
    order[0] = Candidate(0, 2)
    order[1] = Candidate(1, 2)
    assert [set(table) for table in pair_swiss(order).tables] == [{0, 2}, {1, 3}]


def test_a_large_field_is_paired_at_once() -> None:
    """Each of 255 players has met six neighbours: no pair meets again, and the lowest without a bye gets one."""
    met = {player: {(player + by) % 255: 1 for by in (-3, -2, -1, 1, 2, 3)} for player in range(255)}
    order = [Candidate(player, (254 - player) // 20, met[player], byes=int(player > 250)) for player in range(255)]
    pairing = pair_swiss(order)
    assert pairing.bye == 250
    assert sorted([player for table in pairing.tables for player in table] + [250]) == list(range(255))
    assert not [table for table in pairing.tables if table[1] in met[table[0]]]


@pytest.mark.parametrize(
    ("one", "two", "table", "expected"),
    [
        (Candidate(0, balance=1), Candidate(1, balance=0), 0, (1, 0)),
        (Candidate(0, last_seat=1), Candidate(1, last_seat=2), 0, (1, 0)),
        (Candidate(0), Candidate(1), 0, (0, 1)),
        (Candidate(0), Candidate(1), 1, (1, 0)),
    ],
)
def test_seat_1_goes_to_the_player_who_has_had_it_less(
    one: Candidate, two: Candidate, table: int, expected: tuple[int, int]
) -> None:
    assert seated(one, two, table) == expected
