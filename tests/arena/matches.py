"""Small plans and made-up results for tests."""

from __future__ import annotations

from collections.abc import Sequence

from tilewright.arena.plan import Fixture, Plan
from tilewright.arena.results import GameResult

NODES = "search:50nodes"


def made_up(plan: Plan, fixture: Fixture, winners: Sequence[int]) -> GameResult:
    """A result in which these players (by their place in the plan) share the victory."""
    seated = plan.seated(fixture)
    seats = [seat for seat, who in enumerate(seated) if who in winners]
    shares = tuple(1 / len(seats) if seat in seats else 0.0 for seat in range(len(seated)))
    scores = tuple(60 if seat in seats else 40 for seat in range(len(seated)))
    return GameResult(fixture, seated, shares, scores, "row", 5, None, (0.0,) * len(seated), "")


def timeless(result: GameResult) -> tuple[object, ...]:
    """The fields of a result that follow from the plan: all but the thinking times."""
    return (
        result.fixture,
        result.seated,
        result.shares,
        result.scores,
        result.reason,
        result.rounds,
        result.failure,
        result.record,
    )
