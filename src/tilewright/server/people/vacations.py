"""How much vacation somebody with a lasting name takes in a year, in all their games together (docs/clocks.md)."""

from __future__ import annotations

from msgspec import Struct

from tilewright.server.errors import Refusal
from tilewright.server.limits import DAY_S

YEAR_S = 365 * DAY_S
MOST_S = 42 * DAY_S
"""The most vacation in any 365 days, in all games together."""
MOST_SPANS = 500


class Span(Struct, frozen=True, array_like=True):
    """One vacation at one table."""

    table: str
    begin: float
    until: float


class Vacations(Struct, frozen=True):
    """The document of a person's vacations of the last year."""

    spans: tuple[Span, ...] = ()

    def ended(self, table: str, now: float) -> Vacations:
        """A vacation that still runs at a table ends now; what is older than a year is forgotten."""
        cut = (
            Span(each.table, each.begin, min(each.until, now)) if each.table == table else each for each in self.spans
        )
        kept = tuple(each for each in cut if each.until > now - YEAR_S and each.until > each.begin)
        return self if kept == self.spans else Vacations(kept)

    def taken(self, table: str, now: float, days: int) -> Vacations:
        """A vacation begins at a table; raises Refusal if it is too much for a year."""
        before = self.ended(table, now)
        after = Vacations((*before.spans, Span(table, now, now + days * DAY_S)))
        if after.used(now) > MOST_S or len(after.spans) > MOST_SPANS:
            raise Refusal("vacation-year", days=max(0, int((MOST_S - before.used(now)) / DAY_S)))
        return after

    def restored(self, table: str, before: Vacations) -> Vacations:
        """The vacations at a table are again those of `before`."""
        others = tuple(each for each in self.spans if each.table != table)
        return Vacations((*others, *(each for each in before.spans if each.table == table)))

    def used(self, now: float) -> float:
        """Seconds of vacation in the last year and still to come; vacations at the same time count once."""
        total, reached = 0.0, now - YEAR_S
        for span in sorted(self.spans, key=lambda each: each.begin):
            total += max(0.0, span.until - max(span.begin, reached))
            reached = max(reached, span.until)
        return total


def vacations_key(person_id: str) -> str:
    """The key of the document of a person's vacations."""
    return f"vacations/{person_id}"
