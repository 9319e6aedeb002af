"""Duels: a few people play the same deals from the same seat, or two teams of two play both seats of every deal.

A duel is one document. Its link holds a code; the server stores only its digest. Everybody plays the deals in their
order. A row holds the games of one person (solo), or of two opponents (teams).
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from typing import TYPE_CHECKING, Literal

import msgspec
from msgspec import Struct

from tilewright.fairness import FairSource, commitment
from tilewright.rules import Position
from tilewright.server.documents import Documents
from tilewright.server.errors import Refusal
from tilewright.server.keys import holder_of, new_invite, new_secret, new_table_id
from tilewright.server.limits import DAY_S
from tilewright.server.messages.duplicate import (
    DuelGame,
    DuelJoining,
    DuelPerson,
    DuelReference,
    DuelView,
    Entered,
    NewDuel,
    Reference,
)
from tilewright.server.messages.tables import ComputerSeat, Seated
from tilewright.server.table import Sat, SharedDeals, Table
from tilewright.server.table.names import tidy_name

from .games import STRONGEST_LEVEL, is_played_out, margins_by_round, play_reference, table_with

if TYPE_CHECKING:
    from tilewright.server.host import Host

KEPT_S = 90 * DAY_S
"""A duel is removed this long after its last change; its games stay."""
TEAM_SIZE = 2


class Person(Struct, frozen=True, omit_defaults=True):
    """Somebody in a duel; `holder` is the digest of their secret, `team` 0 in a solo duel."""

    name: str
    holder: str
    team: int = 0


class Game(Struct, frozen=True, omit_defaults=True):
    """A game of a duel; its table is named before it is made. The margin is that of seat 1."""

    table: str
    margin: int | None = None


class Duel(Struct, frozen=True, omit_defaults=True):
    """The document of a duel."""

    kind: Literal["solo", "teams"]
    deals: int
    level: int
    places: int
    made: float
    until: float
    name: str
    """Used instead of each table's own name in the computation of fair deals, so that all tables get the same tiles."""
    secret: str
    randomness: str
    people: tuple[Person, ...] = ()
    rows: tuple[tuple[Game, ...], ...] = ()
    references: dict[int, Reference] = {}
    """Solo duels, by deal: the margin of the strongest level."""

    def index_of(self, holder: str) -> int | None:
        """The index of a person, given by their holder."""
        return next((index for index, person in enumerate(self.people) if person.holder == holder), None)

    def place_of(self, index: int) -> tuple[int, int]:
        """The row and the seat of a person.

        Teams: in row 0 the first persons of both teams meet, with team 1 in seat 1; in row 1 the second persons, with
        team 2 in seat 1.
        """
        if self.kind == "solo":
            return index, 1
        team = self.people[index].team
        number = sum(person.team == team for person in self.people[:index])
        return number, team if number == 0 else 3 - team

    def finished(self, row: int) -> int:
        """How many deals of a row are over."""
        return sum(game.margin is not None for game in self.rows[row])

    @property
    def is_finished(self) -> bool:
        """Whether every place is taken and everybody has finished."""
        rows = range(len(self.rows))
        return len(self.people) == self.places and all(self.finished(row) == self.deals for row in rows)

    def shared(self, key: str, row: int, deal: int) -> SharedDeals:
        """What the tiles of one deal are computed from: the duel's name, the maker's randomness and the deal's number.

        They take the places of a table's name and of the randomness of seats 1 and 2. So all tables of a deal get the
        same tiles, and different deals get different ones.
        """
        added = (self.randomness, str(deal))
        return SharedDeals(self.name, added, duel=key, row=row, deal=deal, deals=self.deals)


def key_of(code: str) -> str:
    """The key of a duel's document."""
    return f"duel/{hashlib.sha256(f'tilewright duel {code}'.encode()).hexdigest()}"


def enter(duel: Duel, person: Person) -> Duel:
    """The duel with one more person; raises Refusal if there is no place."""
    if len(duel.people) >= duel.places:
        raise Refusal("duel-full")
    if sum(other.team == person.team for other in duel.people) >= TEAM_SIZE and duel.kind == "teams":
        raise Refusal("team-full")
    rows = (*duel.rows, ()) if duel.kind == "solo" else duel.rows
    return msgspec.structs.replace(duel, people=(*duel.people, person), rows=rows)


def roomier_team(duel: Duel) -> int:
    """The team with fewer people."""
    return min((1, 2), key=lambda team: sum(person.team == team for person in duel.people))


class Duels:
    """Makes duels, lets people join, deals their games and compares the results, with the store and the clock."""

    def __init__(self, host: Host, documents: Documents) -> None:
        self.reference_level = STRONGEST_LEVEL
        self._host = host
        self._documents = documents
        self._referring: set[str] = set()

    def _now(self) -> float:
        return self._host.services.clock()

    def _is_over(self, duel: Duel) -> bool:
        return self._now() >= duel.until or duel.is_finished

    async def _find(self, code: str) -> Duel:
        duel = await self._documents.read(Duel, key_of(code))
        if duel is None:
            raise Refusal("no-such-duel")
        return duel

    # ------------------------------------------------------------ making and joining

    async def make(self, asked: NewDuel) -> Entered:
        """A new duel with its maker in it."""
        game = await self._host.services.promises.use(asked.promise)
        if game is None:
            raise Refusal("no-such-promise")
        teams = asked.kind == "teams"
        code, secret = new_invite(), new_secret()
        duel = Duel(
            kind=asked.kind,
            deals=asked.deals,
            level=asked.level,
            places=2 * TEAM_SIZE if teams else asked.places,
            made=self._now(),
            until=self._now() + asked.days * DAY_S,
            name=game.table,
            secret=game.secret.hex(),
            randomness=asked.randomness,
            rows=((), ()) if teams else (),
        )
        maker = Person(tidy_name(asked.name), holder_of(secret), asked.team if teams else 0)
        entered = enter(duel, maker)
        await self._documents.change(Duel, key_of(code), lambda _found: entered)
        return Entered(code, secret)

    async def join(self, asked: DuelJoining, secret: str | None) -> Entered:
        """Take a place. A secret that is already in the duel keeps its place."""
        name = tidy_name(asked.name)
        is_in = secret is not None and (await self._find(asked.code)).index_of(holder_of(secret)) is not None
        kept = secret if is_in and secret is not None else new_secret()

        def decide(duel: Duel | None) -> Duel:
            if duel is None:
                raise Refusal("no-such-duel")
            if is_in:
                return duel
            if len(duel.people) >= duel.places:
                raise Refusal("duel-full")
            if self._is_over(duel):
                raise Refusal("duel-over")
            team = 0 if duel.kind == "solo" else asked.team or roomier_team(duel)
            return enter(duel, Person(name, holder_of(kept), team))

        await self._documents.change(Duel, key_of(asked.code), decide)
        return Entered(asked.code, kept)

    # ------------------------------------------------------------ playing

    async def play(self, code: str, secret: str | None, address: str) -> Seated:
        """The table of this person's next deal, or of the one that has begun."""
        await self._host.services.computers.rules_ready.wait()
        duel = await self._find(code)
        index = None if secret is None else duel.index_of(holder_of(secret))
        if secret is None or index is None:
            raise Refusal("not-in-duel")
        row, seat = duel.place_of(index)
        if self._is_over(duel) and duel.finished(row) < duel.deals:
            raise Refusal("duel-over")
        sitting = self._sitting(duel, row)
        if len(sitting) < (1 if duel.kind == "solo" else 2):
            raise Refusal("opponent-awaited")
        if duel.finished(row) == len(duel.rows[row]) and not self._host.services.new_tables.take(address):
            raise Refusal("too-many-tables")
        new = Game(new_table_id())

        def decide(found: Duel | None) -> Duel:
            """Name the table of the next deal, unless a game is under way."""
            if found is None:
                raise Refusal("no-such-duel")
            games = found.rows[row]
            if found.finished(row) == found.deals:
                raise Refusal("already-played")
            if found.finished(row) < len(games):
                return found
            return _with_row(found, row, (*games, new))

        duel = await self._documents.change(Duel, key_of(code), decide)
        deal = len(duel.rows[row])
        table = duel.rows[row][-1].table
        shared = duel.shared(key_of(code), row, deal)
        seats: list[ComputerSeat | Sat] = [*sitting] if duel.kind == "teams" else [*sitting, ComputerSeat(duel.level)]
        await table_with(self._host, table, bytes.fromhex(duel.secret), shared, seats)
        return Seated(table, [seat], secret, None)

    def _sitting(self, duel: Duel, row: int) -> list[Sat]:
        """The people of a row, in seat order."""
        places = [(duel.place_of(index), person) for index, person in enumerate(duel.people)]
        return sorted(
            (Sat(seat, person.name, person.holder) for (of, seat), person in places if of == row),
            key=lambda sat: sat.seat,
        )

    async def settle(self, table: Table) -> None:
        """Note the result of a game that is over (idempotent)."""
        shared = table.shared
        if shared is None or not shared.duel or not is_played_out(table):
            return
        margin = margins_by_round(table)[-1]

        def note(duel: Duel | None) -> Duel:
            if duel is None:
                raise Refusal("no-such-duel")
            games = list(duel.rows[shared.row])
            game = games[shared.deal - 1] if shared.deal <= len(games) else None
            if game is None or game.table != table.id or game.margin is not None or self._now() >= duel.until:
                return duel
            games[shared.deal - 1] = Game(table.id, margin)
            return _with_row(duel, shared.row, tuple(games))

        await self._documents.change(Duel, shared.duel, note)

    # ------------------------------------------------------------ looking

    async def look(self, code: str, secret: str | None, address: str) -> DuelView:
        """The duel, with the results that this person may see."""
        duel = await self._settled(code, await self._find(code), address)
        you = None if secret is None else duel.index_of(holder_of(secret))
        over = self._is_over(duel)
        visible = over or (you is not None and duel.finished(duel.place_of(you)[0]) == duel.deals)
        if visible:
            self._refer(key_of(code), duel, address)
        return DuelView(
            kind=duel.kind,
            deals=duel.deals,
            level=duel.level if duel.kind == "solo" else None,
            places=duel.places,
            made=duel.made,
            until=duel.until,
            now=self._now(),
            over=over,
            open=visible,
            you=you,
            people=[self._person(duel, index, visible or index == you) for index in range(len(duel.people))],
            dealt=[_first_deal(duel, deal) for deal in range(1, duel.deals + 1)] if visible else None,
            references=_references(duel) if visible and duel.kind == "solo" else None,
            name=duel.name,
            commitment=commitment(bytes.fromhex(duel.secret), duel.name),
            randomness=duel.randomness,
            secret=duel.secret if over else None,
        )

    def _person(self, duel: Duel, index: int, visible: bool) -> DuelPerson:
        row, seat = duel.place_of(index)
        games = duel.rows[row]
        sign = 1 if seat == 1 else -1
        return DuelPerson(
            name=duel.people[index].name,
            team=duel.people[index].team or None,
            seat=seat,
            finished=duel.finished(row),
            playing=len(games) > duel.finished(row) and not self._is_over(duel),
            games=[
                DuelGame(deal, sign * game.margin, game.table)
                for deal, game in enumerate(games, 1)
                if game.margin is not None
            ]
            if visible
            else None,
        )

    async def _settled(self, code: str, duel: Duel, address: str) -> Duel:
        """Note results that a crash has lost, at most one for each row, and return the duel."""
        for games in duel.rows:
            if games and games[-1].margin is None:
                try:
                    live = await self._host.live(games[-1].table, address)
                    await live.refresh()
                    await self.settle(live.table)
                except Refusal:  # named and not made yet, removed, or too much for this address now
                    continue
        return await self._find(code)

    def _refer(self, key: str, duel: Duel, address: str) -> None:
        """Have level 10 play the deals, once somebody may see its results; the budget of the asking address pays."""
        computers = self._host.services.computers
        missing = [deal for deal in range(1, duel.deals + 1) if deal not in duel.references]
        if duel.kind == "solo" and missing and key not in self._referring and computers.budgets.left(address) > 0:
            self._referring.add(key)
            self._host.spawn(self._make_references(key, duel, missing, address))

    async def _make_references(self, key: str, duel: Duel, deals: Sequence[int], address: str) -> None:
        computers, secret = self._host.services.computers, bytes.fromhex(duel.secret)
        try:
            for deal in deals:
                shared = duel.shared(key, 0, deal)
                found = await play_reference(computers, secret, shared, duel.level, self.reference_level, address)

                def keep(latest: Duel | None) -> Duel:
                    latest = latest or duel
                    return msgspec.structs.replace(latest, references=latest.references | {deal: found})  # noqa: B023

                await self._documents.change(Duel, key, keep)
        except Refusal:  # the server closes, or the store fails: the next request begins it again
            pass
        finally:
            self._referring.discard(key)

    async def is_secret_public(self, key: str) -> bool:
        """Whether the secret of a duel is public."""
        duel = await self._documents.read(Duel, key)
        return duel is None or self._is_over(duel)


def _with_row(duel: Duel, row: int, games: Sequence[Game]) -> Duel:
    rows = (*duel.rows[:row], tuple(games), *duel.rows[row + 1 :])
    return msgspec.structs.replace(duel, rows=rows)


def _references(duel: Duel) -> list[DuelReference]:
    return [DuelReference(deal, found.level, found.margin) for deal, found in sorted(duel.references.items())]


def _first_deal(duel: Duel, deal: int) -> str:
    shared = duel.shared("", 0, deal)
    source = FairSource(bytes.fromhex(duel.secret), shared.name, shared.randomness)
    return source.deal(Position.start(2, "coloured", source.first_seat(2)))
