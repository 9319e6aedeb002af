"""Retention: finished games stay, abandoned tables are removed."""

from __future__ import annotations

from dataclasses import dataclass

from .interface import Store

DAY = 86_400.0


@dataclass(frozen=True)
class Policy:
    """When an unfinished table counts as abandoned; times in seconds, sizes in bytes."""

    abandoned_after: float = 60 * DAY
    """An unfinished table is removed this long after its last event."""
    size_limit: int = 4 * 2**30
    """Above this size of the store, the unfinished tables with the oldest last events are removed earlier."""
    spared: float = 2 * DAY
    """A table whose last event is younger than this is never removed for size."""


async def tidy(store: Store, policy: Policy, now: float) -> list[str]:
    """Apply the policy; returns the tables that were removed. A few at a time, so that moves need not wait for long."""
    removed: list[str] = []
    while gone := await store.forget(untouched_since=now - policy.abandoned_after):
        removed += gone
    while (await store.check()).size > policy.size_limit:
        gone = await store.forget(untouched_since=now - policy.spared)
        removed += gone
        if not gone:
            break
    return removed
