"""Matchmaking: groups of two, three or four people in a queue who want the same kind of game.

The person who has waited longest is paired first, with the people whose ratings are nearest. The allowed distance
of ratings grows with the time that both have waited; after five minutes ratings do not count. The result depends on the
queue and the time alone. docs/lobby.md has simulated waiting times.
"""

from __future__ import annotations

import math
from bisect import bisect_left
from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

REACH_AT_ONCE = 50.0
"""The largest rating difference between two people who have just entered the queue."""
REACH_A_SECOND = {2: 2.5, 3: 1.2, 4: 1.2}
"""The increase for each second of waiting (the mean of the two waiting times), by number of players. At larger tables
all pairs must be near each other, so people wait longer."""
ANYBODY_AFTER_S = 300.0
"""After this time ratings do not count any more."""
SURE = 80.0
"""A rating with a larger deviation says little: half of the excess is added to the allowed difference."""
UNKNOWN_DISTANCE = 60.0
"""Somebody without a rating counts as this far from everybody; they play unrated games only."""
LOOKED_AT = 40
"""Neighbours in the order of ratings that are considered for one person, in each direction."""


@dataclass(frozen=True, slots=True)
class Wishes:
    """The kinds of games that a person accepts."""

    players: int
    sides: tuple[str, ...]
    """Any of these, the preferred one first; the same for clocks."""
    clocks: tuple[str, ...]
    rated: bool


@dataclass(frozen=True, slots=True)
class Waiting:
    """A person in the queue."""

    id: str
    """The id of this entry of the queue."""
    person: str
    """Two entries of the same person are never paired."""
    since: float
    wishes: Wishes
    rating: float | None = None
    """None if unknown."""
    deviation: float = 0.0
    blocked: frozenset[str] = frozenset()
    """People whom this person blocks."""
    met: frozenset[str] = frozenset()
    """The last opponents: they are paired again only if there is nobody else."""


@dataclass(frozen=True, slots=True)
class Group:
    """People who play together, the longest waiting first."""

    people: tuple[Waiting, ...]
    side: str
    clock: str


def pair(queue: Iterable[Waiting], now: float) -> list[Group]:
    """The groups that can begin now; everybody is in one at most."""
    kinds: defaultdict[tuple[int, bool], list[_Candidate]] = defaultdict(list)
    for each in queue:
        kinds[each.wishes.players, each.wishes.rated].append(_Candidate(each, now))
    taken: set[str] = set()
    return [group for kind in sorted(kinds) for group in _pair_kind(kinds[kind], kind[0], taken)]


class _Candidate:
    """A person in the queue, with derived values that are used often."""

    __slots__ = ("clocks", "one", "order", "person", "place", "reach", "sides")

    def __init__(self, one: Waiting, now: float) -> None:
        self.one = one
        self.person = one.person
        self.order = (one.since, one.id)
        self.place = math.inf if one.rating is None else one.rating
        self.sides = frozenset(one.wishes.sides)
        self.clocks = frozenset(one.wishes.clocks)
        waited = max(0.0, now - one.since)
        doubt = max(0.0, one.deviation - SURE)
        self.reach = (
            math.inf
            if waited >= ANYBODY_AFTER_S
            else (REACH_AT_ONCE + REACH_A_SECOND[one.wishes.players] * waited + doubt) / 2
        )
        """Half of the rating difference that is allowed between two people like this one."""

    def distance(self, other: _Candidate) -> float:
        if math.inf in (self.place, other.place):
            return UNKNOWN_DISTANCE
        return abs(self.place - other.place)

    def may_meet(self, other: _Candidate) -> bool:
        return (
            not self.clocks.isdisjoint(other.clocks)
            and not self.sides.isdisjoint(other.sides)
            and self.person != other.person
            and other.person not in self.one.blocked
            and self.person not in other.one.blocked
        )

    def is_near(self, other: _Candidate) -> bool:
        return self.distance(other) <= self.reach + other.reach

    def has_met(self, other: _Candidate) -> bool:
        return other.person in self.one.met or self.person in other.one.met


def _pair_kind(waiting: list[_Candidate], players: int, taken: set[str]) -> Iterator[Group]:
    """The groups of one kind. `taken` are people, not entries: a person may look for games in several windows."""
    by_rating = sorted(waiting, key=lambda each: (each.place, each.order))
    places = [each.place for each in by_rating]
    for seed in sorted(waiting, key=lambda each: each.order):
        if seed.person in taken:
            continue
        possible = [
            each for each in _neighbours(seed, by_rating, places) if each.person not in taken and seed.may_meet(each)
        ]
        people = _gather(seed, possible, players)
        if people is not None:
            taken.update(each.person for each in people)
            yield _group(people)


def _neighbours(seed: _Candidate, by_rating: Sequence[_Candidate], places: Sequence[float]) -> Sequence[_Candidate]:
    """The nearest in the order of ratings on both sides, and some of those without a rating."""
    here, unrated = bisect_left(places, seed.place), bisect_left(places, math.inf)
    if here == unrated:  # without a rating: everybody is equally near
        return by_rating[max(0, unrated - LOOKED_AT) : unrated + LOOKED_AT]
    return [*by_rating[max(0, here - LOOKED_AT) : min(unrated, here + LOOKED_AT)], *by_rating[unrated:][:LOOKED_AT]]


def _gather(seed: _Candidate, possible: list[_Candidate], players: int) -> list[_Candidate] | None:
    """The seed and the nearest people who may all meet each other; None if there are too few."""
    if len(possible) < players - 1:
        return None
    possible.sort(key=lambda each: (seed.distance(each), each.order))
    new = [each for each in possible if not seed.has_met(each)]
    people = _nearest(seed, new, players, again=False)
    if people is None and len({each.person for each in new}) < players - 1:
        people = _nearest(seed, possible, players, again=True)  # there is no other opponent
    return people


def _nearest(seed: _Candidate, possible: Sequence[_Candidate], players: int, *, again: bool) -> list[_Candidate] | None:
    people, sides, clocks = [seed], seed.sides, seed.clocks
    for each in possible:
        if (
            not sides.isdisjoint(each.sides)
            and not clocks.isdisjoint(each.clocks)
            and all(each.is_near(other) for other in people)
            and all(each.may_meet(other) and (again or not each.has_met(other)) for other in people[1:])
        ):
            people.append(each)
            sides &= each.sides
            clocks &= each.clocks
            if len(people) == players:
                return people
    return None


def _group(people: list[_Candidate]) -> Group:
    """The settings that suit all, by the preferences of the longest waiting person."""
    people.sort(key=lambda each: each.order)
    wishes, others = people[0].one.wishes, people[1:]
    side = next(side for side in wishes.sides if all(side in each.sides for each in others))
    clock = next(clock for clock in wishes.clocks if all(clock in each.clocks for each in others))
    return Group(tuple(each.one for each in people), side, clock)
