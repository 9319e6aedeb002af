"""Swiss pairing: players meet who have nearly equal points and have not met before. docs/tournaments.md.

Players are taken in the order of the standings. Each gets the most preferred opponent among those who are left, if
all others can then still be paired by the rules. The bye goes to a player with the fewest byes. The check is exact
(`PerfectMatching`): there is a rematch only if no such pairing can avoid it.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import count

from .perfect_matching import PerfectMatching


@dataclass(frozen=True, slots=True)
class Candidate:
    """A player to be paired; `met` counts the games against each opponent."""

    player: int
    points: int = 0
    met: dict[int, int] = field(default_factory=dict)
    byes: int = 0
    """The number of wins without a game: byes, and opponents who did not appear."""
    balance: int = 0
    """Games on seat 1 less games on seat 2."""
    last_seat: int = 0


@dataclass(frozen=True, slots=True)
class Pairing:
    """Who meets whom: seat 1 and seat 2 of each table, the first table first; and who has a bye."""

    tables: tuple[tuple[int, int], ...]
    bye: int | None = None


def pair_swiss(order: Sequence[Candidate]) -> Pairing:
    """Pair everybody, given in the order of the standings."""
    for met in count():
        graph = _allowed(order, met)
        matching = PerfectMatching(graph)
        if matching.is_perfect:
            break
    bye = None
    left = list(range(len(order)))
    if len(order) % 2:
        bye = next(place for place in reversed(left) if place in graph[-1] and matching.take_out(len(order), place))
        left.remove(bye)
    tables: list[tuple[int, int]] = []
    while left:
        place = left[0]
        other = next(
            other for other in _preferred(order, left) if other in graph[place] and matching.take_out(place, other)
        )
        left = [each for each in left if each not in (place, other)]
        tables.append(seated(order[place], order[other], len(tables)))
    return Pairing(tuple(tables), None if bye is None else order[bye].player)


def _allowed(order: Sequence[Candidate], met: int) -> list[list[int]]:
    """For each place in the order, the places that may be paired with it: those who met `met` times at most.

    If the number of players is odd, a last vertex is the bye. It may go to those who have had the fewest.
    """
    graph = [
        [place for place, other in enumerate(order) if other is not one and one.met.get(other.player, 0) <= met]
        for one in order
    ]
    if len(order) % 2:
        fewest = min(one.byes for one in order)
        graph.append([place for place, one in enumerate(order) if one.byes == fewest])
        for place in graph[-1]:
            graph[place].append(len(order))
    return graph


def _preferred(order: Sequence[Candidate], left: Sequence[int]) -> list[int]:
    """The opponents of the first remaining player, most preferred first.

    Fewest games against the player come first. Among equals, the order is: the lower half of the player's score group
    from its top, the upper half from its bottom, then the lower score groups from the top.
    """
    first = order[left[0]]
    group = [place for place in left if order[place].points == first.points]
    middle = len(group) // 2
    halves = [*group[middle:], *reversed(group[1:middle])] if len(group) > 1 else []
    wanted = halves + [place for place in left[1:] if order[place].points != first.points]
    return sorted(wanted, key=lambda place: first.met.get(order[place].player, 0))


def seated(one: Candidate, two: Candidate, table: int) -> tuple[int, int]:
    """Seat 1 goes to the player with the smaller balance, else to the one who had seat 2 last, else by table."""
    if one.balance != two.balance:
        first = one.balance < two.balance
    elif one.last_seat != two.last_seat:
        first = one.last_seat > two.last_seat
    else:
        first = table % 2 == 0
    return (one.player, two.player) if first else (two.player, one.player)
