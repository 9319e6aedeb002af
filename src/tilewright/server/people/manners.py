"""Blocking people, and reports to the operator. Nothing is judged automatically."""

from __future__ import annotations

import math
from collections.abc import Iterable

from msgspec import Struct
from msgspec.structs import replace

from tilewright.server.errors import Refusal
from tilewright.server.keys import new_invite
from tilewright.server.messages.fields import ReportReason
from tilewright.server.messages.people import NewReport

from .person import Person
from .service import People

MOST_BLOCKED = 200
MOST_REPORTS = 1000
"""Reports that are stored; the oldest are dropped."""
REPORTS = "report/"


class Report(Struct, frozen=True, omit_defaults=True):
    """The document of a report."""

    time: float
    reason: ReportReason
    person: str = ""
    """The reported person, if they have a lasting name."""
    table: str = ""
    seat: int = 0
    reporter: str = ""
    """The person who reports, if they have a lasting name."""


class Manners:
    """Blocking and reporting."""

    def __init__(self, people: People) -> None:
        self._people = people

    async def block(self, person: Person, other: str, is_blocked: bool) -> None:
        """Block or unblock somebody."""
        if is_blocked and (other == person.id or await self._people.read(other) is None):
            raise Refusal("no-such-person")

        def decide(latest: Person) -> Person:
            kept = tuple(each for each in latest.blocked if each != other)
            if is_blocked and len(kept) >= MOST_BLOCKED:
                raise Refusal("too-many-blocked")
            return replace(latest, blocked=(*kept, other) if is_blocked else kept)

        await self._people.change(person.id, decide)

    async def are_apart(self, person: Person, others: Iterable[str]) -> bool:
        """Whether the person blocks one of the others, or one of them blocks the person."""
        for other in set(others) - {person.id, ""}:
            found = await self._people.read(other)
            if other in person.blocked or (found is not None and person.id in found.blocked):
                return True
        return False

    async def has_own_among(self, person: Person, others: Iterable[str]) -> bool:
        """Whether one of the others is a program of the person or its owner, or has the same owner."""
        for other in set(others) - {person.id, ""}:
            found = await self._people.read(other)
            if found is not None and person.is_one_with(found):
                return True
        return False

    async def report(self, asked: NewReport, person: Person | None, address: str) -> None:
        """Report somebody to the operator.

        A later report about the same target by the same lasting name replaces this one; those of guests all stay.
        """
        services = self._people.services
        if asked.person is None and (asked.table is None or asked.seat is None):
            raise Refusal("malformed", detail="a report needs a person, or a table and a seat")
        if not services.reports.take(address):  # taken first, because looking for a person or a table costs something
            raise Refusal("too-many-reports")
        if asked.person is not None and await self._people.read(asked.person) is None:
            raise Refusal("no-such-person")
        if asked.table is not None:
            live = await self._people.host.live(asked.table, address)
            if asked.seat is not None and asked.seat > live.table.players:
                raise Refusal("no-such-seat", seat=asked.seat)
        reporter = "" if person is None else person.id
        about = asked.person or f"{asked.table}-{asked.seat}"
        new = Report(services.clock(), asked.reason, asked.person or "", asked.table or "", asked.seat or 0, reporter)
        await self._people.documents.change(Report, f"{REPORTS}{about}/{reporter or new_invite()}", lambda _: new)
        found = await services.store.list_documents(after=REPORTS, at_most=MOST_REPORTS + 1)
        if sum(document.key.startswith(REPORTS) for document in found) > MOST_REPORTS:
            await services.store.forget_documents(REPORTS, unwritten_since=math.inf, at_most=1)
