"""The reserve of one seat: the time left, whether it runs, and how much lag may still be credited.

A reserve falls only while its seat has to decide, and gains the increment after each move of the seat. A move that is
taken back loses its increment; the time that it took stays spent.

Lag is credited up to what the server has measured, at most `MOST_LAG_S` for a move, and out of a quota that begins with
`QUOTA_S` and gains `REFILL_S` by each move of the seat. No move is credited with more than its clock has run. So in a
whole game nobody gains more than `QUOTA_S`, plus `REFILL_S` for each move that was not taken back, however slow the
connection is or pretends to be.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

MOST_LAG_S = 0.5
QUOTA_S = 2.0
REFILL_S = 0.4
FIRST_MOVE_S = 30.0
"""How long the clock of a game's first move waits: the maker of the table may be elsewhere when it fills."""
MS = 1000


@dataclass(frozen=True, slots=True)
class Reserve:
    """The reserve of one seat."""

    left: float
    """Seconds; of a running clock, those that were left when it started."""
    since: float | None = None
    """When it started, which may be in the future; None while it is stopped."""
    quota: float = QUOTA_S
    """Seconds of lag that may still be credited; negative if a move's refill was used and the move taken back."""

    def at(self, time: float) -> float:
        """What is left at a time."""
        return self.left if self.since is None else self.left - max(0.0, time - self.since)

    @property
    def until(self) -> float | None:
        """When a running clock reaches zero; None while it is stopped."""
        return None if self.since is None else self.since + self.left

    @property
    def lost(self) -> float | None:
        """The time after which no move can be in time, so that the game is lost. None while the clock is stopped."""
        return None if self.until is None else self.until + self.allowance(MOST_LAG_S) / MS

    def ran(self, time: float) -> int:
        """The milliseconds that the clock has run since it was started or last credited."""
        return 0 if self.since is None else int(max(0.0, time - self.since) * MS)

    def allowance(self, lag: float) -> int:
        """The milliseconds credited for a move whose measured lag is `lag` seconds."""
        return int(max(0.0, min(lag, MOST_LAG_S, self.quota)) * MS)

    def switched(self, on: bool, time: float) -> Reserve:
        """The reserve after its clock is started or stopped."""
        if on == (self.since is not None):
            return self
        return replace(self, since=time) if on else replace(self, left=self.at(time), since=None)

    def credited(self, lag: int, queued: int, time: float) -> Reserve:
        """The reserve credited with milliseconds of lag and of waiting in the server."""
        since = None if self.since is None else max(self.since, time)
        return replace(self, left=self.at(time) + (lag + queued) / MS, since=since, quota=self.quota - lag / MS)

    def moved(self, increment: int) -> Reserve:
        """The reserve after a move of its seat."""
        return replace(self, left=self.left + increment, quota=min(QUOTA_S, self.quota + REFILL_S))

    def taken_back(self, increment: int, moves: int) -> Reserve:
        """The reserve after its seat's moves were taken back.

        The quota may fall below 0, so that moving and taking back again and again gains nothing.
        """
        return replace(self, left=self.left - moves * increment, quota=self.quota - moves * REFILL_S)

    def resumed(self, away: float, time: float) -> Reserve:
        """The reserve after a downtime of the server; at most the time that the clock has run is credited."""
        if self.since is None:
            return self
        since = self.since + away
        return replace(self, since=since if away < 0 else max(self.since, min(since, time)))
