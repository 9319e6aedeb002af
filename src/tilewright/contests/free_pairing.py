"""Pairing in an arena: free players are paired at once, as near in points as possible. docs/tournaments.md."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from .swiss import Candidate, seated

PATIENCE_S = 30.0
"""After this wait two who have just met may meet again."""


@dataclass(frozen=True, slots=True)
class Waiting:
    """A player who waits for an opponent, since when, and the opponent of their last game."""

    candidate: Candidate
    since: float
    rating: int = 0
    last: int | None = None


def pair_free(waiting: Sequence[Waiting], now: float) -> list[tuple[int, int]]:
    """Pair waiting players, the longest waiting first; those without an opponent keep waiting."""
    left = sorted(waiting, key=lambda each: (each.since, each.candidate.player))
    tables: list[tuple[int, int]] = []
    while left:
        one = left.pop(0)
        others = [other for other in left if may_meet(one, other, now)]
        if others:
            two = min(others, key=lambda other: _distance(one, other))
            left.remove(two)
            tables.append(seated(one.candidate, two.candidate, len(tables)))
    return tables


def may_meet(one: Waiting, two: Waiting, now: float) -> bool:
    """Whether two may be paired: not right after a game against each other, unless both have waited long enough."""
    just_met = one.last == two.candidate.player or two.last == one.candidate.player
    return not just_met or now - max(one.since, two.since) >= PATIENCE_S


def _distance(one: Waiting, two: Waiting) -> tuple[float, ...]:
    """Nearest in points, then fewest games between them, then nearest in rating, then longest waiting."""
    return (
        abs(one.candidate.points - two.candidate.points),
        one.candidate.met.get(two.candidate.player, 0),
        abs(one.rating - two.rating),
        two.since,
        two.candidate.player,
    )
