"""Vacations at tables with days for a move: they stop the clock of a seat, for a bounded time in each game."""

from __future__ import annotations

from dataclasses import dataclass, replace

MOST_VACATION_S = 14 * 86_400.0
"""The most vacation of one seat in one game, all vacations together."""


@dataclass(frozen=True, slots=True)
class Vacation:
    """The last vacation of a seat."""

    begin: float
    until: float
    before: float = 0.0
    """Seconds of earlier vacations in this game."""

    @property
    def used(self) -> float:
        """Seconds of vacation in this game, including all of this one."""
        return self.before + self.until - self.begin

    def within(self, begin: float, end: float | None = None) -> float:
        """The seconds of this vacation between `begin` and `end`; without `end`, after `begin`."""
        until = self.until if end is None else min(end, self.until)
        return max(0.0, until - max(self.begin, begin))

    def followed(self, time: float, until: float) -> Vacation:
        """A vacation that begins now and replaces this one; the unused rest is not counted."""
        return Vacation(time, max(time, until), self.before + self.within(self.begin, time))

    def resumed(self, away: float) -> Vacation:
        """The vacation after a downtime of the server, which is credited to all clocks and is no vacation."""
        return replace(self, begin=max(self.begin, min(self.until, self.begin + away)))
