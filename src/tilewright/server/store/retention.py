"""Retention: finished games stay unless the operator says otherwise, abandoned tables are removed."""

from __future__ import annotations

from dataclasses import dataclass

from .interface import Store

DAY = 86_400.0


@dataclass(frozen=True)
class Policy:
    """How long tables are kept; times in seconds, sizes in bytes."""

    abandoned_after: float = 60 * DAY
    """An unfinished table is removed this long after its last event."""
    finished_after: float | None = None
    """A finished game is removed this long after its end; None: never."""
    size_limit: int = 4 * 2**30
    """Above this size of the store, the tables with the oldest last events are removed earlier: first those that have
    not started, then unfinished ones, then finished ones, if these are not kept for ever."""
    spared: float = 2 * DAY
    """A table whose last event is younger than this is never removed for size, and neither is one whose clock runs: a
    move may take longer than this, and each person can rely on the deadline. It is spared even if its deadline has just
    passed, because the server is about to act there."""


async def tidy(store: Store, policy: Policy, now: float) -> list[str]:
    """Apply the policy; returns the tables that were removed. A few at a time, so that moves need not wait for long."""
    removed: list[str] = []
    while gone := await store.forget(untouched_since=now - policy.abandoned_after):
        removed += gone
    kinds = [False]
    if policy.finished_after is not None:
        while gone := await store.forget(untouched_since=now - policy.finished_after, finished=True):
            removed += gone
        kinds.append(True)
    for finished in kinds:
        while (await store.check()).size > policy.size_limit:
            gone = await store.forget(untouched_since=now - policy.spared, finished=finished, for_size=True)
            removed += gone
            if not gone:
                break
    return removed
