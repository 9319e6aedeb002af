"""People with lasting names on a host: authentication by token, their names, their games."""

from __future__ import annotations

import asyncio
import contextlib
import hmac
import logging
from collections.abc import Collection, Iterable, Mapping
from typing import TYPE_CHECKING, Any
from weakref import WeakKeyDictionary

import msgspec
from msgspec.structs import replace

from tilewright.server.errors import Refusal, refusal_for
from tilewright.server.limits import DAY_S
from tilewright.server.messages.fields import PersonToken
from tilewright.server.messages.people import KnownPerson, NewPerson, PlayedGames, Profile, RunningGames, SignedIn
from tilewright.server.store import StoreError, StoreUnavailable
from tilewright.server.table import Sitter, Table

from .erasing import anonymise, delete_person, erase, forget
from .names import lasting_name
from .person import Person, new_person_id, owner_of, person_key, token_digest
from .phrases import digest_phrase, new_phrase
from .played import (
    Played,
    Sums,
    games_of,
    note,
    note_accuracy,
    people_in,
    shown_game,
    shown_levels,
    shown_opponents,
    sums_key,
)
from .registry import Registry
from .running import KEPT_S as RUNNING_KEPT_S
from .running import PREFIX as RUNNING
from .running import note_running, running_key, running_of
from .vacations import Vacations, vacations_key

if TYPE_CHECKING:
    from tilewright.server.host import Host
    from tilewright.server.live_table import LiveTable

LOG = logging.getLogger("tilewright.server")
KEPT_WITHOUT_GAME_S = 60 * DAY_S
"""A name without a finished game is removed this long after the last visit."""
KEPT_S = 3 * 365 * DAY_S
"""Any other name is removed this long after the last visit."""
TIDIED_AT_ONCE = 500
LAST_ID = 12 * "z"
"""No table's id comes after this one in sorted order."""
TRY_AGAIN_S = 5.0


def sitter_of(person: Person | None) -> Sitter | None:
    """Somebody as the log of a table keeps them."""
    return None if person is None else Sitter(person.id, person.name, person.kind == "program")


class People(Registry):
    """All people with lasting names."""

    def __init__(self, host: Host) -> None:
        super().__init__(host.services)
        self.host = host
        self.services = host.services
        self._settling: set[str] = set()
        self._listed: WeakKeyDictionary[LiveTable, set[str]] = WeakKeyDictionary()
        """By table, the people whose list of unfinished games has it."""
        self._tidied = ""
        """The last person whom `tidy` has checked."""
        host.services.reviews.when_complete.append(self._reviewed)

    # ------------------------------------------------------------ authentication

    async def of_token(self, token: str | None) -> Person | None:
        """The person that a token belongs to; None without a token. Raises Refusal for an unknown or revoked one."""
        if token is None:
            return None
        try:
            token = msgspec.convert(token, PersonToken)
        except msgspec.ValidationError:
            raise Refusal("not-signed-in") from None
        person = await self.read(owner_of(token))
        digest = token_digest(token)
        device = None if person is None else person.device(digest)
        if person is None or device is None or not hmac.compare_digest(device.digest, digest):
            raise Refusal("not-signed-in")
        if person.banned:
            raise Refusal("name-banned")
        if self.today > device.seen and not self.services.is_read_only:
            person = await self.change(person.id, lambda latest: self._seen(latest, digest))
        return person

    async def must_be(self, token: str | None) -> Person:
        """The person that a token belongs to; raises Refusal also without a token."""
        person = await self.of_token(token)
        if person is None:
            raise Refusal("not-signed-in")
        return person

    async def known(self, people: Collection[str]) -> dict[str, KnownPerson]:
        """The names of people, by their ids; None as the name of a deleted person."""
        found = await self.read_several(people)
        nobody = {person_id: KnownPerson(person_id, None, False) for person_id in people}
        return nobody | {each.id: KnownPerson(each.id, each.name, each.kind == "program") for each in found.values()}

    # ------------------------------------------------------------ making a name

    async def make(self, asked: NewPerson, address: str) -> SignedIn:
        """A new person, signed in on the device that asks. Only this answer contains the phrase."""
        name = lasting_name(asked.name)
        if await self.named(name) is not None:
            raise Refusal("name-taken")
        if not self.services.new_people.take(address):
            raise Refusal("too-many-names")
        now = self.services.clock()
        phrase = new_phrase() if asked.phrase else None
        kept = None if phrase is None else await digest_phrase(phrase, now)
        person, token = self.with_device(Person(new_person_id(), name, now, phrase=kept), "made")
        await self.claim(name, person.id, lambda _: person)
        return SignedIn(person.id, name, token, phrase)

    # ------------------------------------------------------------ looking

    async def profile(self, person_id: str) -> Profile:
        """The public profile of a person."""
        person = await self.read(person_id)
        if person is None:
            raise Refusal("no-such-person")
        sums = await self.documents.read(Sums, sums_key(person_id)) or Sums()
        games, more = await games_of(self.services.store, person_id)
        known = await self.known(people_in(games, sums))
        hidden = await self._hidden_in(games)
        return Profile(
            person.id,
            person.name,
            person.kind == "program",
            person.made,
            sums.all.games,
            sums.all.won,
            shown_levels(sums),
            shown_opponents(sums, known),
            [shown_game(game, known, hidden) for game in games],
            _cursor(more),
        )

    async def games(self, person_id: str, after: str) -> PlayedGames:
        if await self.read(person_id) is None:
            raise Refusal("no-such-person")
        games, more = await games_of(self.services.store, person_id, _cursor(after) or "")
        known = await self.known(people_in(games, Sums()))
        hidden = await self._hidden_in(games)
        return PlayedGames([shown_game(game, known, hidden) for game in games], _cursor(more))

    async def _hidden_in(self, games: Iterable[Played]) -> set[tuple[str, int]]:
        """The deals of tournaments among these games that other tables still play."""
        return await self.host.tournaments.hidden((game.tournament, game.deal) for game in games)

    # ------------------------------------------------------------ games, running and over

    def look_at(self, live: LiveTable) -> None:
        """After every change of a table: store its game in the lists of its people's games, unfinished or finished."""
        table = live.table
        if table.state != "over":
            listed = self._listed.setdefault(live, set())
            for person_id in table.seating.persons - listed:
                listed.add(person_id)
                self.host.spawn(self._list(table, person_id, listed))
        elif table.id not in self._settling:
            self._settling.add(table.id)
            self.host.spawn(self._settle(table))

    async def _list(self, table: Table, person_id: str, listed: set[str]) -> None:
        try:
            if await self.read(person_id) is not None:  # else deleted since they sat down
                await note_running(self.documents, table, person_id)
        except Refusal:  # the next change of the table tries again
            listed.discard(person_id)

    async def running(self, person: Person, after: str) -> RunningGames:
        """The tables of a person's unfinished games, the newest first."""
        try:
            return RunningGames(*await running_of(self.services.store, person.id, after))
        except StoreError as error:
            raise refusal_for(error) from error

    async def _settle(self, table: Table) -> None:
        try:
            while True:
                try:
                    await self.settle(table)
                    return
                except Refusal as refusal:
                    if refusal.code not in ("store-unavailable", "conflict", "read-only"):
                        return
                await asyncio.sleep(TRY_AGAIN_S)
        finally:
            self._settling.discard(table.id)

    async def settle(self, table: Table) -> None:
        """Store a finished game with each of its people; delete from its log the names of those who no longer exist."""
        clock = table.settings.clock
        for person_id in {seat.person for seat in table.seats if seat.person}:
            if await self.read(person_id) is not None:
                await note(self.documents, table, person_id, self.services.clock())
                if clock is not None and clock.has_days:
                    await self.take_vacation(person_id, table.id, 0)
            elif not self.services.is_read_only:
                await anonymise(self.services.store, table.id, person_id)
                self.reload(table.id)
            if not self.services.is_read_only:
                await forget(self.services.store, running_key(person_id, table))

    def _reviewed(self, table: str, head: Mapping[str, Any]) -> None:
        self.host.spawn(self._note_accuracy(table, [seat["accuracy"] for seat in head["seats"]]))

    async def _note_accuracy(self, table: str, accuracies: list[float | None]) -> None:
        try:
            await note_accuracy(self.documents, (await self.host.live(table)).table, accuracies)
        except Refusal:  # the table is gone, or the store fails: the profile lacks this accuracy
            return

    async def take_vacation(self, person_id: str, table: str, days: int) -> Vacations | None:
        """Count a vacation at a table (0 days: end it); return what was counted before. Raises Refusal."""
        now, key = self.services.clock(), vacations_key(person_id)
        before = await self.documents.read(Vacations, key)

        def decide(found: Vacations | None) -> Vacations:
            latest = found or Vacations()
            return latest.taken(table, now, days) if days else latest.ended(table, now)

        if days or before is not None:
            await self.documents.change(Vacations, key, decide)
        return before

    async def restore_vacations(self, person_id: str, table: str, before: Vacations | None) -> None:
        """Undo the count of a vacation at a table that was then not taken; other tables keep what was counted since."""

        def decide(found: Vacations | None) -> Vacations:
            return (found or Vacations()).restored(table, before or Vacations())

        await self.documents.change(Vacations, vacations_key(person_id), decide)

    # ------------------------------------------------------------ changing and deleting

    async def delete(self, person: Person) -> None:
        """Delete a person and their programs."""
        await delete_person(self, self.services.store, person, self.reload)
        self.host.tournaments.watching.reread()

    def reload(self, table: str) -> None:
        """Reload a table whose log was changed; its clients reconnect."""
        live = self.host.tables.get(table)
        if live is not None:
            self.host.give_up(live)

    async def tidy(self) -> None:
        """Check some of all people, and remove those whose last visit was long ago."""
        now, store = self.services.clock(), self.services.store
        await self.documents.forget(RUNNING, RUNNING_KEPT_S)
        found = await store.list_documents(after=self._tidied or person_key(""), at_most=TIDIED_AT_ONCE)
        people = [document for document in found if document.key.startswith(person_key(""))]
        self._tidied = people[-1].key if len(people) == TIDIED_AT_ONCE else ""
        for document in people:
            try:
                await self._check(msgspec.json.decode(document.body, type=Person), now)
            except StoreUnavailable:
                raise
            except Exception:  # damaged documents of one person
                LOG.exception("A person could not be checked.")

    async def _check(self, person: Person, now: float) -> None:
        """Remove a person whose last visit was long ago."""
        away, store = now - person.last_visit, self.services.store
        if person.leaving:  # a deletion was interrupted
            with contextlib.suppress(Refusal):  # the next `tidy` tries again
                await delete_person(self, store, person, self.reload)
        elif away > KEPT_S or (away > KEPT_WITHOUT_GAME_S and not await self._has_played(person)):
            await erase(store, person, self.reload)

    async def _has_played(self, person: Person) -> bool:
        return bool((await games_of(self.services.store, person.id, at_most=1))[0])

    def _seen(self, person: Person, digest: str) -> Person:
        return replace(
            person,
            devices=tuple(
                replace(device, seen=self.today) if device.digest == digest else device for device in person.devices
            ),
        )


def _cursor(more: str | None) -> str | None:
    """Where the next page begins, without the table's id in `more`.

    A cursor with an id could reveal that of a hidden table: in an answer, or when a client guesses cursors.
    Of a person's games that were made in the same second, those on the next page are left out.
    """
    return more and f"{more.partition('-')[0]}-{LAST_ID}"
