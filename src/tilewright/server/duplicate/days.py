"""The deal of the day: the same deals, seat and opponent for everybody; one ranked try for each device.

A day is a UTC date. Its document has the secret behind the deals, made a week ahead, and the number of results with
each margin. All keys contain the date, so a clock that is set back over midnight reopens the day before, and
nothing is lost or counted twice.
"""

from __future__ import annotations

import datetime
from collections import Counter
from typing import TYPE_CHECKING

import msgspec
from msgspec import Struct

from tilewright.fairness import FairSource, commitment, new_secret
from tilewright.rules import Position
from tilewright.server.documents import Documents
from tilewright.server.errors import Refusal
from tilewright.server.keys import holder_of, new_table_id
from tilewright.server.keys import new_secret as new_person
from tilewright.server.limits import DAY_S, TRIES_OF_ADDRESS
from tilewright.server.messages.duplicate import DayResult, DayTry, DayView, MarginCount, NewTry, Reference, SealedDay
from tilewright.server.messages.tables import ComputerSeat, Seated
from tilewright.server.table import Sat, SharedDeals, Table
from tilewright.server.table.names import tidy_name

from .games import STRONGEST_LEVEL, is_played_out, margins_by_round, play_reference, table_with

if TYPE_CHECKING:
    from tilewright.server.host import Host

LEVELS_OF_THE_WEEK = (4, 5, 5, 6, 6, 7, 8)
"""The level of the opponent, from Monday to Sunday."""
DAY_BEFORE_THE_FIRST = datetime.date(2025, 12, 31)
"""On every server the day after this one has number 1."""
SEAT = 1
SEALED_AHEAD = 7
"""For how many days ahead commitments are published."""
GRACE_S = DAY_S
"""Ranked tries may be finished this long after their day. Then its secret is published, and no more tries count."""
TRY_KEPT_S = 60 * DAY_S
NOTHING_ADDED = ("", "")


class Day(Struct, frozen=True, omit_defaults=True):
    """The document of a day."""

    date: str
    secret: str
    sealed: float
    margins: dict[int, int] = {}
    """By margin, the number of ranked tries."""
    closed: bool = False
    """Its secret is public: never ranked again, even if the clock is set back."""
    reference: Reference | None = None

    @property
    def name(self) -> str:
        """The table's name in the fair deals."""
        return f"day-{self.date}"

    @property
    def source(self) -> FairSource:
        """All randomness of the day."""
        return FairSource(bytes.fromhex(self.secret), self.name, NOTHING_ADDED)


class Try(Struct, frozen=True, omit_defaults=True):
    """The document of a device's ranked try."""

    table: str
    margin: int | None = None
    counts: bool = True


class FirstDay(Struct, frozen=True):
    """The document with the first day of this server."""

    date: str


def day_key(date: str) -> str:
    """The key of a day's document."""
    return f"day/{date}"


def try_key(date: str, holder: str) -> str:
    """The key of the document of a device's ranked try."""
    return f"try/{date}/{holder}"


def date_at(time: float) -> datetime.date:
    """The UTC date."""
    return datetime.datetime.fromtimestamp(time, datetime.UTC).date()


def beginning(date: datetime.date) -> float:
    """When a day begins, in unix time."""
    return datetime.datetime.combine(date, datetime.time(), datetime.UTC).timestamp()


def level_on(date: datetime.date) -> int:
    """The level of a day's opponent."""
    return LEVELS_OF_THE_WEEK[date.weekday()]


class Days:
    """All deals of the day."""

    def __init__(self, host: Host, documents: Documents) -> None:
        self.reference_level = STRONGEST_LEVEL
        self._host = host
        self._documents = documents
        self._known: dict[str, str] = {}
        """Commitments by date."""
        self._first: str | None = None
        self._tries: tuple[str, Counter[str]] = ("", Counter())
        """Ranked tries of today by address; in memory only, so that no address is stored."""
        self._referring: set[str] = set()

    def _now(self) -> float:
        return self._host.services.clock()

    # ------------------------------------------------------------ days

    async def seal(self) -> list[SealedDay]:
        """Make the missing secrets of today and of the days to come; return the commitments of the days to come."""
        today = date_at(self._now())
        await self._first_day()
        dates = [today + datetime.timedelta(days) for days in range(SEALED_AHEAD + 1)]
        for date in map(str, dates):
            if date not in self._known:
                self._known[date] = self._commitment(await self._made(date))
        self._known = {date: known for date, known in self._known.items() if date >= str(today)}
        return [SealedDay(date, self._known[date]) for date in map(str, dates[1:])]

    async def _first_day(self) -> datetime.date:
        today = str(date_at(self._now()))
        if self._first is None or today < self._first:  # the clock was wrong when the server began
            self._first = (
                await self._documents.change(FirstDay, "first-day", lambda found: _earlier(found, today))
            ).date
        return datetime.date.fromisoformat(self._first)

    async def _made(self, date: str) -> Day:
        def decide(found: Day | None) -> Day:
            return found or Day(date, new_secret().hex(), self._now())

        return await self._documents.change(Day, day_key(date), decide)

    def _commitment(self, day: Day) -> str:
        return commitment(bytes.fromhex(day.secret), day.name)

    async def _day(self, date: str) -> Day:
        """A day that has begun; raises Refusal for others. It is closed before its secret is published."""
        try:
            asked = datetime.date.fromisoformat(date)
        except ValueError:
            raise Refusal("no-such-day") from None
        if not await self._first_day() <= asked <= date_at(self._now()):
            raise Refusal("no-such-day")
        return await self._closed_in_time(await self._made(date))

    async def _closed_in_time(self, day: Day) -> Day:
        if not day.closed and self._now() >= _opens(datetime.date.fromisoformat(day.date)):
            day = await self._documents.change(
                Day, day_key(day.date), lambda found: msgspec.structs.replace(found or day, closed=True)
            )
        return day

    async def view(self, date: str | None, secret: str | None) -> DayView:
        """What a device may know of a day before playing it."""
        coming = await self.seal()
        today = date_at(self._now())
        day = await self._day(date or str(today))
        asked = datetime.date.fromisoformat(day.date)
        trial = None if secret is None else await self._documents.read(Try, try_key(day.date, holder_of(secret)))
        starts = day.source.first_seat(2)
        return DayView(
            date=day.date,
            number=(asked - DAY_BEFORE_THE_FIRST).days,
            today=str(today),
            first=str(await self._first_day()),
            level=level_on(asked),
            seat=SEAT,
            starts=starts,
            deal=day.source.deal(Position.start(2, "coloured", starts)),
            played=sum(day.margins.values()),
            ranked=self._is_ranked(day) and (trial is None or trial.margin is None),
            begins=beginning(asked),
            ends=_ends(asked),
            opens=_opens(asked),
            now=self._now(),
            name=day.name,
            commitment=self._commitment(day),
            sealed=day.sealed,
            secret=day.secret if day.closed else None,
            coming=coming,
            yours=None if trial is None else DayTry(trial.table, trial.margin is not None),
        )

    def _is_ranked(self, day: Day) -> bool:
        return day.date == str(date_at(self._now())) and not day.closed

    async def is_secret_public(self, date: str) -> bool:
        """Whether the secret of a day is public."""
        return (await self._closed_in_time(await self._made(date))).closed

    # ------------------------------------------------------------ tries

    async def begin(self, date: str, asked: NewTry, secret: str | None, address: str) -> Seated:
        """While the day is open, the table of this device's unfinished ranked try.

        Otherwise a new game, which is ranked if the day is today.
        """
        await self._host.services.computers.rules_ready.wait()
        name = tidy_name(asked.name) if asked.name else ""
        day = await self._day(date)
        secret = secret or new_person()
        holder = holder_of(secret)
        trial = await self._documents.read(Try, try_key(date, holder))
        if trial is None or trial.margin is not None or day.closed:
            if trial is not None and self._is_ranked(day):
                raise Refusal("already-played")
            if asked.ranked and not self._is_ranked(day):
                raise Refusal("day-over")
            if not self._host.services.new_tables.take(address):
                raise Refusal("too-many-tables")
            trial = await self._begin_ranked(day, holder, address) if self._is_ranked(day) else None
        ranked = trial is not None
        shared = SharedDeals(day.name, NOTHING_ADDED, day=date, ranked=ranked)
        opponent = ComputerSeat(level_on(datetime.date.fromisoformat(date)))
        seats: list[ComputerSeat | Sat] = [Sat(SEAT, name, holder), opponent]
        table = new_table_id() if trial is None else trial.table
        await table_with(self._host, table, bytes.fromhex(day.secret), shared, seats)
        self._refer(day)
        return Seated(table, [SEAT], secret, None)

    async def _begin_ranked(self, day: Day, holder: str, address: str) -> Try:
        if self._tries[0] != day.date:
            self._tries = (day.date, Counter())
        tries = self._tries[1]
        if tries[address] >= TRIES_OF_ADDRESS:
            raise Refusal("too-many-tries")
        tries[address] += 1
        return await self._documents.change(Try, try_key(day.date, holder), lambda found: found or Try(new_table_id()))

    async def settle(self, table: Table) -> None:
        """Count a ranked try that is over (idempotent)."""
        shared, holder = table.shared, table.seat(SEAT).holder
        if shared is None or not shared.ranked or holder is None or not is_played_out(table):
            return
        margin = margins_by_round(table)[-1]
        in_time = self._now() < _opens(datetime.date.fromisoformat(shared.day))

        def count(trial: Try | None, day: Day | None) -> tuple[Try, Day] | None:
            if day is None or trial is None or trial.table != table.id or trial.margin is not None:
                return None
            counts = in_time and not day.closed
            margins = day.margins | {margin: day.margins.get(margin, 0) + 1} if counts else day.margins
            return Try(table.id, margin, counts), msgspec.structs.replace(day, margins=margins)

        await self._documents.change_two((Try, try_key(shared.day, holder)), (Day, day_key(shared.day)), count)

    async def result(self, table: Table) -> DayResult:
        """How a game compares with all ranked ones of its day."""
        shared = table.shared
        if shared is None or not shared.day:
            raise Refusal("no-such-day")
        if not is_played_out(table):
            raise Refusal("not-over")
        await self.settle(table)
        day = await self._closed_in_time(await self._made(shared.day))
        self._refer(day)
        rounds = margins_by_round(table)
        assert table.position is not None
        return DayResult(
            date=day.date,
            number=(datetime.date.fromisoformat(day.date) - DAY_BEFORE_THE_FIRST).days,
            counts=shared.ranked and await self._counts(table),
            margin=rounds[-1],
            scores=[board.score for board in table.position.boards],
            rounds=rounds,
            place=1 + sum(count for margin, count in day.margins.items() if margin > rounds[-1]),
            played=sum(day.margins.values()),
            margins=[MarginCount(*each) for each in sorted(day.margins.items())],
            reference=day.reference,
        )

    async def _counts(self, table: Table) -> bool:
        shared, holder = table.shared, table.seat(SEAT).holder
        assert shared is not None
        trial = await self._documents.read(Try, try_key(shared.day, holder or ""))
        return trial is None or trial.counts  # None: it was removed because of its age

    # ------------------------------------------------------------ the reference game of level 10

    def _refer(self, day: Day) -> None:
        """Have level 10 play the day once, after somebody has begun it."""
        if day.reference is None and day.date not in self._referring:
            self._referring.add(day.date)
            self._host.spawn(self._make_reference(day))

    async def _make_reference(self, day: Day) -> None:
        try:
            reference = await play_reference(
                self._host.services.computers,
                bytes.fromhex(day.secret),
                SharedDeals(day.name, NOTHING_ADDED, day=day.date),
                level_on(datetime.date.fromisoformat(day.date)),
                self.reference_level,
            )

            def keep(found: Day | None) -> Day:
                return msgspec.structs.replace(found or day, reference=reference)

            await self._documents.change(Day, day_key(day.date), keep)
        except Refusal:  # the server closes, or the store fails: the next request begins it again
            pass
        finally:
            self._referring.discard(day.date)


def _earlier(found: FirstDay | None, today: str) -> FirstDay:
    return found if found is not None and found.date <= today else FirstDay(today)


def _ends(date: datetime.date) -> float:
    return beginning(date) + DAY_S


def _opens(date: datetime.date) -> float:
    return _ends(date) + GRACE_S
