"""The games of people with lasting names: one small document for each game, and one with their sums.

They contain no lasting names of other people, so that a deleted name remains nowhere; nicknames of guests are copied.
The time in a game's key counts backwards, so that a list begins with the newest game.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import TYPE_CHECKING

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from tilewright.server.documents import Documents, page_of
from tilewright.server.messages.fields import SideName
from tilewright.server.messages.people import KnownPerson, LevelResult, OpponentResult, PlayedGame, PlayedSeat
from tilewright.server.table import Table
from tilewright.server.table.log import EndReason
from tilewright.server.table.views import result

if TYPE_CHECKING:
    from tilewright.server.store import Store

FAR = 10**10
"""A unix time later than that of any game."""
PAGE = 20
MOST_OPPONENTS = 50
"""Opponents whose results are stored: the last met."""


class Sitting(Struct, frozen=True, omit_defaults=True):
    """A seat of a game that is over. Only guests and computers have a `name` here: a person's document has theirs."""

    score: int
    name: str = ""
    person: str = ""
    level: int = 0


class Played(Struct, frozen=True, omit_defaults=True):
    """The document of a game of one person."""

    table: str
    ended: float
    side: SideName
    seat: int
    reason: EndReason
    winners: tuple[int, ...]
    seats: tuple[Sitting, ...]
    accuracy: float | None = None
    tournament: str = ""
    deal: int = 0
    """Of the tournament. While other tables play this deal, nobody else may learn the table's id."""

    @property
    def share(self) -> float:
        """The person's share of the victory."""
        return 1 / len(self.winners) if self.seat in self.winners else 0.0


class Count(Struct, frozen=True, array_like=True):
    """The number of games, and the sum of the shares of the victory."""

    games: int = 0
    won: float = 0.0

    def plus(self, share: float) -> Count:
        """With one more game."""
        return Count(self.games + 1, self.won + share)


class Sums(Struct, frozen=True, omit_defaults=True):
    """The document of a person's results."""

    all: Count = Count()
    levels: dict[int, Count] = {}
    people: dict[str, Count] = {}
    """By person; the last met comes last."""


def played_prefix(person_id: str) -> str:
    """The common prefix of the keys of a person's games."""
    return f"played/{person_id}/"


def played_key(person_id: str, table: Table) -> str:
    """The key of a game's document."""
    return f"{played_prefix(person_id)}{FAR - int(table.made):011d}-{table.id}"


def sums_key(person_id: str) -> str:
    """The key of the document with a person's results."""
    return f"sums/{person_id}"


def played_of(table: Table, person_id: str, now: float) -> Played | None:
    """The game as one of its people keeps it; None if they do not sit there, or it is not over."""
    seat = next((number for number, each in enumerate(table.seats, 1) if each.person == person_id), None)
    found = result(table)
    if seat is None or found is None or table.ended is None:
        return None
    shared = table.shared
    return Played(
        table.id,
        now,
        table.settings.side,
        seat,
        table.ended.reason,
        table.ended.winners,
        tuple(
            Sitting(of.score, "" if each.person else each.name or "", each.person, each.level or 0)
            for of, each in zip(found.seats, table.seats, strict=True)
        ),
        tournament=shared.tournament if shared else "",
        deal=shared.deal if shared else 0,
    )


def add(sums: Sums, played: Played) -> Sums:
    """The results with one more game. A stopped game does not count."""
    if not played.winners:
        return sums
    others = [each for number, each in enumerate(played.seats, 1) if number != played.seat]
    levels, people = dict(sums.levels), dict(sums.people)
    own = played.seats[played.seat - 1].person
    for level in {each.level for each in others if each.level}:
        levels[level] = levels.get(level, Count()).plus(played.share)
    for person in sorted({each.person for each in others if each.person} - {own}):
        people[person] = people.pop(person, Count()).plus(played.share)
    kept = dict(list(people.items())[-MOST_OPPONENTS:])
    return Sums(sums.all.plus(played.share), levels, kept)


async def note(documents: Documents, table: Table, person_id: str, now: float) -> None:
    """Store a game that is over, and count it (idempotent)."""
    new = played_of(table, person_id, now)
    if new is None:
        return

    def decide(found: Played | None, sums: Sums | None) -> tuple[Played, Sums] | None:
        return None if found is not None else (new, add(sums or Sums(), new))

    await documents.change_two((Played, played_key(person_id, table)), (Sums, sums_key(person_id)), decide)


async def note_accuracy(documents: Documents, table: Table, accuracies: list[float | None]) -> None:
    """Store the accuracy of each person in a reviewed game."""
    for seat, accuracy in zip(table.seats, accuracies, strict=True):
        if not seat.person or accuracy is None:
            continue

        def decide(found: Played | None, accuracy: float = accuracy) -> Played:
            assert found is not None
            return found if found.accuracy is not None else replace(found, accuracy=accuracy)

        key = played_key(seat.person, table)
        if await documents.read(Played, key) is not None:
            await documents.change(Played, key, decide)


async def games_of(
    store: Store, person_id: str, after: str = "", at_most: int = PAGE
) -> tuple[list[Played], str | None]:
    """A person's games, the newest first, and after which key there are more."""
    found, more = await page_of(store, played_prefix(person_id), after, at_most)
    return [msgspec.json.decode(document.body, type=Played) for document in found], more


def people_in(games: Iterable[Played], sums: Sums) -> set[str]:
    """All people who are named in games and results."""
    return {seat.person for game in games for seat in game.seats if seat.person} | set(sums.people)


def shown_game(game: Played, known: dict[str, KnownPerson], hidden: Collection[tuple[str, int]]) -> PlayedGame:
    """A game as everybody may see it; `hidden`: the deals of tournaments that must stay hidden."""
    return PlayedGame(
        None if (game.tournament, game.deal) in hidden else game.table,
        game.ended,
        game.side,
        game.seat,
        game.reason,
        list(game.winners),
        [_shown_seat(seat, known.get(seat.person)) for seat in game.seats],
        game.accuracy,
    )


def _shown_seat(seat: Sitting, who: KnownPerson | None) -> PlayedSeat:
    if who is None:
        return PlayedSeat(seat.name or None, None, False, seat.level or None, seat.score)
    is_known = who.name is not None
    return PlayedSeat(who.name, who.person if is_known else None, who.program, None, seat.score)


def shown_levels(sums: Sums) -> list[LevelResult]:
    """Results by level."""
    return [LevelResult(level, count.games, count.won) for level, count in sorted(sums.levels.items())]


def shown_opponents(sums: Sums, known: dict[str, KnownPerson]) -> list[OpponentResult]:
    """Results against people, the last met first."""
    return [OpponentResult(known[person], *_count(count)) for person, count in reversed(sums.people.items())]


def _count(count: Count) -> tuple[int, float]:
    return count.games, count.won
