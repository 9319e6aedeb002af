"""The lobby of this process: its visitors, their requests, and changes at its tables."""

from __future__ import annotations

import hashlib
import logging
from collections import Counter
from collections.abc import Callable, Coroutine
from typing import TYPE_CHECKING, Any, cast

from tilewright.contests.ratings import kind_of
from tilewright.server.asked import GetUp
from tilewright.server.background import repeat
from tilewright.server.clients import Client
from tilewright.server.documents import Documents
from tilewright.server.errors import Refusal
from tilewright.server.keys import holder_of, new_invite
from tilewright.server.limits import LOBBY_ABSENCES, LOBBY_ASKS_A_MINUTE, LOBBY_SITS_A_MINUTE, MINUTE_S, Rates
from tilewright.server.live_table import LiveTable
from tilewright.server.messages.lobby import Find, LobbyCounts, Opponent
from tilewright.server.people import Person
from tilewright.server.store import StoreError

from .board import Board, Shown
from .elsewhere import KEY_LETTERS, SHARE_S, Elsewhere, Here
from .games import REFRESH_S, Games, best
from .matchmaking import PAIR_S, Looking, Matchmaking, Seeker
from .offers import Offer, Offers

if TYPE_CHECKING:
    from tilewright.server.host import Host

    from .connection import LobbyConnection

LOG = logging.getLogger("tilewright.server")
TIDY_S = 5.0
ABSENT_S = 60.0
"""How long a person who was paired and did not come may not enter the queue."""


def key_of_person(person_id: str) -> str:
    """The lobby's key of a person with a lasting name."""
    return f"p{person_id}"


def key_of_device(device: str) -> str:
    """The lobby's key of a guest: a digest of their device's random id."""
    return "d" + hashlib.sha256(f"tilewright lobby {device}".encode()).hexdigest()[:24]


class Lobby:
    """The lobby of one process, among those of others if there are several."""

    def __init__(self, host: Host, process: str = "") -> None:
        """`process` is the name of this process, if several share the store."""
        self._host = host
        self._documents = Documents(host.services)
        self.visitors: dict[LobbyConnection, None] = {}
        """In the order in which they came."""
        self._people: Counter[str] = Counter()
        """By key: how many windows."""
        self.board = Board(self.visitors, self._look)
        self.offers = Offers(host, self._documents, self.board.touch)
        self.matchmaking = Matchmaking(host, self.board.touch, self._note_absence)
        self.games = Games(host)
        self._elsewhere = Elsewhere(host, self._documents, process) if process else None
        self._sits = Rates(LOBBY_SITS_A_MINUTE / MINUTE_S, LOBBY_SITS_A_MINUTE)
        """Requests `sit` of each address."""
        self._asks = Rates(LOBBY_ASKS_A_MINUTE / MINUTE_S, LOBBY_ASKS_A_MINUTE)
        """Other requests of each address that may make or load a table."""
        self._absences = Rates(LOBBY_ABSENCES[0] / MINUTE_S, LOBBY_ABSENCES[1])
        """Guests of each address who were paired and did not come."""
        self._barred: dict[str, float] = {}
        """By key or address: until when they may not enter the queue."""
        self._kept: set[str] = set()
        """Tables that visitors wait for."""

    # ------------------------------------------------------------ starting and closing

    async def start(self) -> None:
        """Read the open seats from the store and start the periodic work; raises StoreError."""
        await self.offers.read()
        self._host.spawn(self._every(PAIR_S, self._pair))
        self._host.spawn(self._every(REFRESH_S, self._refresh))
        self._host.spawn(self._every(TIDY_S, self._tidy))
        if self._elsewhere is not None:
            self._host.spawn(self._every(SHARE_S, self._share))

    async def close(self) -> None:
        """Wait until the open seats are written, and delete what other processes would wait for."""
        await self.offers.settle()
        if self._elsewhere is not None:
            await self._elsewhere.leave()

    async def _every(self, seconds: float, work: Callable[[], Coroutine[Any, Any, None]]) -> None:
        outage, failure = "The lobby cannot use the store", "Looking after the lobby has failed."
        await repeat(seconds, work, LOG, outage=outage, failure=failure, expected=(StoreError, Refusal))

    # ------------------------------------------------------------ visitors

    @property
    def clients(self) -> list[Client]:
        """All who are connected here."""
        return [visitor.client for visitor in self.visitors]

    def enter(self, visitor: LobbyConnection) -> None:
        """Add a visitor, who gets the view now and changes from then on."""
        self.visitors[visitor] = None
        self._people[visitor.key] += 1
        visitor.client.write(self.board.view())
        self.board.touch()

    def leave(self, visitor: LobbyConnection) -> None:
        """Remove a visitor, also from the queue."""
        if visitor in self.visitors:
            del self.visitors[visitor]
            self._people[visitor.key] -= 1
            if not self._people[visitor.key]:
                del self._people[visitor.key]
            self.matchmaking.cancel(visitor)
            self.board.touch()

    def stop_other_windows(self, playing: LobbyConnection, table: str) -> None:
        """A person's game begins: their other windows here leave the queue."""
        if self._people[playing.key] < 2:
            return
        for visitor in [each for each in self.visitors if each.key == playing.key and each is not playing]:
            if visitor.seeker is not None:
                self.matchmaking.cancel(visitor)
                visitor.tell_unpaired(table, "began-elsewhere")

    def look_at(self, live: LiveTable) -> None:
        """After every change of a table: its seat may be taken, or its game may have begun."""
        table = live.table
        if table.id in self.offers.known:
            self.offers.look_at(live)
        if table.state == "waiting":
            return
        self.matchmaking.note_begun(table.id)
        if table.id in self._kept:
            for visitor in [each for each in self.visitors if each.keeps(table.id)]:
                visitor.tell_began(table.id)
            self._kept.discard(table.id)

    # ------------------------------------------------------------ what visitors ask

    def _count(self, visitor: LobbyConnection) -> None:
        if not self._asks.take(visitor.client.address):
            raise Refusal("too-many-requests")

    async def find(self, visitor: LobbyConnection, asked: Find) -> None:
        """Look for a game with anybody; raises Refusal."""
        self._count(visitor)
        services, now = self._host.services, self._host.services.clock()
        services.must_take_new_games()
        if asked.rated and visitor.person is None:
            raise Refusal("name-needed")
        self._barred = {who: until for who, until in self._barred.items() if until > now}
        if visitor.key in self._barred or (visitor.person is None and visitor.client.address in self._barred):
            raise Refusal("came-not")
        person = visitor.person
        if person is not None:  # their name and whom they block may have changed since they came
            person = visitor.person = await self._host.people.read(person.id) or person
        line = await self._line(person, asked.players, asked.sides[0])
        seeker = Seeker(
            new_invite(),
            visitor.key,
            now,
            asked.players,
            tuple(asked.sides),
            tuple(asked.clocks),
            asked.rated,
            line,
        )
        if visitor in self.visitors:
            self.matchmaking.look(visitor, seeker)

    async def _line(self, person: Person | None, players: int, side: str) -> Opponent:
        """A person in the queue for this kind of game, as others see them."""
        if person is None:
            return Opponent(None, None, None, None, False, None)
        rating = await self._host.ratings.at_table(person.id, kind_of(players, side))
        is_program = person.kind == "program"
        return Opponent(person.name, person.id, rating.value, rating.deviation, is_program, None)

    def _note_absence(self, visitor: Looking) -> None:
        """Count a person who was paired and did not come: they must wait; guests are also counted by address."""
        now = self._host.services.clock()
        connection = cast("LobbyConnection", visitor)
        self._barred[connection.key] = now + ABSENT_S
        if connection.person is None and not self._absences.take(connection.client.address):
            self._barred[connection.client.address] = now + ABSENT_S

    async def sit(self, visitor: LobbyConnection, table: str) -> tuple[str, float]:
        """Reserve a seat for a visitor; return the invitation and the end of the reservation. Raises Refusal."""
        if not self._sits.take(visitor.client.address):
            raise Refusal("too-many-requests")
        person = visitor.person
        makers = self.offers.known.get(table)
        blocked = set() if person is None else set(person.blocked)
        blocking = set()
        for each in () if makers is None or person is None else makers.view.people:
            maker = None if each.person is None else await self._host.people.read(each.person)
            if maker is None or makers is None or person is None:
                continue
            if person.id in maker.blocked:
                blocking.add(maker.id)
            if makers.view.rated and maker.id != person.id and maker.is_one_with(person):
                raise Refusal("rated-yourself")

        def may(offer: Offer) -> None:
            if offer.view.rated and person is None:
                raise Refusal("name-needed")
            if any(each.person in blocked | blocking for each in offer.view.people if each.person is not None):
                raise Refusal("seat-just-taken")
            if person is not None and any(each.person == person.id for each in offer.view.people):
                raise Refusal("own-seat")

        return await self.offers.reserve(table, visitor.key, may)

    async def keep(self, visitor: LobbyConnection, table: str, secret: str) -> None:
        """A visitor is present for a seat that they hold; raises Refusal."""
        self._count(visitor)
        live = await self._host.live(table, visitor.client.address)
        holder = holder_of(secret)
        if not live.table.holds(holder):
            await live.refresh()
        if not live.table.holds(holder):
            raise Refusal("wrong-secret")
        visitor.keep(table, holder)
        self._kept.add(table)
        if live.table.state != "waiting":
            visitor.tell_began(table)

    async def withdraw(self, visitor: LobbyConnection, table: str, secret: str) -> None:
        """A visitor gives up their seat at a table that waits; raises Refusal."""
        self._count(visitor)
        live = await self._host.live(table, visitor.client.address)
        holder = holder_of(secret)
        if not live.table.holds(holder):
            raise Refusal("wrong-secret")
        if live.table.state != "waiting":
            raise Refusal("game-begun")
        if self.matchmaking.meets_at(table):  # the others may still be sitting down; they get `unpaired` in time
            await live.change(GetUp(holder))
        else:
            await self.offers.end(table, [holder])

    # ------------------------------------------------------------ counts and periodic work

    def counts(self) -> LobbyCounts:
        """The numbers that the start page shows."""
        others = () if self._elsewhere is None else self._elsewhere.others
        here = len(self._people)
        if others:
            here = len({key[:KEY_LETTERS] for key in self._people}.union(*(each.people for each in others)))
        return LobbyCounts(
            here,
            len(self.matchmaking.seekers) + sum(len(each.seekers) for each in others),
            self.games.playing + sum(each.playing for each in others),
            len(self.offers.known),
            self.games.count + sum(each.game_count for each in others),
            self.matchmaking.typical_wait,
        )

    def _look(self) -> Shown:
        others = () if self._elsewhere is None else self._elsewhere.others
        games = best([*self.games.listed, *(game for each in others for game in each.games)])
        return Shown(self.counts(), {table: offer.view for table, offer in self.offers.known.items()}, games)

    async def _pair(self) -> None:
        """Pair the people in the queue, if this process leads or is the only one."""
        if self._host.services.operation.mode != "open":
            return
        if self._elsewhere is None:
            self.matchmaking.carry_out(await self.matchmaking.pair((), ()), made_here=True)
        elif self._elsewhere.leads:
            taken = {seeker.id for each in self._elsewhere.pairings for seeker in each.seekers}
            seekers = [seeker for each in self._elsewhere.others for seeker in each.seekers]
            made = await self.matchmaking.pair(seekers, taken)
            if made:
                accepted = await self._elsewhere.publish(made)
                self.matchmaking.carry_out(accepted, made_here=True)
                for each in made:
                    if each not in accepted:
                        await self._host.remove(each.table)

    async def _refresh(self) -> None:
        await self.games.refresh()
        self.board.touch()

    async def _tidy(self) -> None:
        self._kept = {table for visitor in self.visitors for table in visitor.kept}
        if self._elsewhere is None or self._elsewhere.leads:
            others = () if self._elsewhere is None else self._elsewhere.others
            await self.offers.tidy([*self._keeping(), *(kept for each in others for kept in each.keeps)])
            if self._elsewhere is not None:
                await self._elsewhere.tidy()

    def _keeping(self) -> set[tuple[str, str]]:
        """Pairs of a waiting table and a holder of a seat there who is connected to this process."""
        kept = {each for visitor in self.visitors for each in visitor.kept.items()}
        for table in self.offers.known:
            live = self._host.tables.get(table)
            if live is not None:
                kept.update((table, client.holder) for client in live.audience.clients if client.holder is not None)
        return kept

    async def _share(self) -> None:
        assert self._elsewhere is not None
        await self._elsewhere.share(
            Here(
                self._elsewhere.process,
                self._host.services.clock(),
                tuple(sorted({key[:KEY_LETTERS] for key in self._people})),
                tuple(self.matchmaking.seekers),
                tuple(sorted(self._keeping())),
                tuple(self.games.listed),
                self.games.count,
                self.games.playing,
            )
        )
        await self.offers.read()
        self.matchmaking.carry_out(
            each for each in self._elsewhere.pairings if each.until > self._host.services.clock()
        )
        self.board.touch()
