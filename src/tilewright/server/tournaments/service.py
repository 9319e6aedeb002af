"""Tournaments of this server: made, entered, played and finished. Any process may take the next step.

Everything that happens is a change of one document, decided by the pure code of `contests`. The document's version lets
only one process take a step. A table is named in the document before it is made, so that any process can make it after
a crash; its players see it once it exists. A result is noted once.
"""

from __future__ import annotations

import asyncio
import logging
import math
from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING

from msgspec.structs import replace

from tilewright.contests.ratings import kind_of
from tilewright.contests.tournament import (
    Contest,
    Player,
    advance,
    be_ready,
    come_back,
    enter,
    extend,
    leave,
    next_time,
    points_for,
    settle,
    start,
)
from tilewright.server.background import is_cancelled
from tilewright.server.documents import Documents
from tilewright.server.duplicate.games import is_played_out, table_with
from tilewright.server.errors import Refusal
from tilewright.server.keys import holder_of, new_secret, new_table_id
from tilewright.server.limits import (
    ACTS_A_MINUTE,
    DAY_S,
    ENTRIES_AN_HOUR,
    HOUR_S,
    MINUTE_S,
    TOURNAMENTS,
    TOURNAMENTS_A_DAY,
    Rates,
)
from tilewright.server.messages.tables import PRESETS
from tilewright.server.messages.tournaments import (
    NewTournament,
    TournamentAct,
    TournamentEntered,
    TournamentEntering,
    TournamentLine,
    TournamentView,
)
from tilewright.server.people import Person
from tilewright.server.ratings.games import shown
from tilewright.server.table import Sat, Table
from tilewright.server.table.names import tidy_name

from .document import LISTED, MOST_PLAYERS, Entry, Tournament, Unfinished, holder_for, key_of, must_be_free
from .views import you_in
from .watching import REFRESH_S, Watching

if TYPE_CHECKING:
    from tilewright.server.host import Host

LOG = logging.getLogger("tilewright.server")
READY_S = {"swiss": 180, "arena": 30}
TICK_S = 1.0
LOOK_S = 10.0
"""How often a tournament is checked even if nothing is due: another process may have stopped in the middle."""
CHECK_S = 60.0
"""How often a table is asked for a result that may have been lost."""
UNUSED_S = 2 * DAY_S
"""A tournament that nobody starts within this time ends."""
KEPT_S = 90 * DAY_S
"""A tournament is removed this long after its last change; its games stay."""
MOST_CACHED = 1000
NOTICED_AWAY_S = 10.0
"""After a longer downtime everybody gets the full time to be ready again."""


class Tournaments:
    """Makes tournaments, lets people join, pairs the players and counts their games, with the store and the clock."""

    def __init__(self, host: Host) -> None:
        self._host = host
        self._documents = Documents(host.services)
        self._new = Rates(TOURNAMENTS_A_DAY / DAY_S, TOURNAMENTS_A_DAY)
        self._entries = Rates(ENTRIES_AN_HOUR / HOUR_S, ENTRIES_AN_HOUR)
        self._acts = Rates(ACTS_A_MINUTE / MINUTE_S, ACTS_A_MINUTE)
        self._due: dict[str, float] = {}
        """By unfinished tournament: when to check it."""
        self._checked: dict[str, float] = {}
        """By existing table of an unfinished game: when its result was last read."""
        self._asking: dict[str, asyncio.Event] = {}
        """By table that is being made or read: an event that is set when this is done."""
        self._shared: dict[str, tuple[float, set[int]]] = {}
        """By tournament: when it was read, and the deals that must stay hidden."""
        self._listed = 0.0
        self._was_paused = False
        """Whether nobody could get ready for a while: everybody then gets the full time again."""
        self.watching = Watching(self._find, host.services.clock)

    def _now(self) -> float:
        return self._host.services.clock()

    async def _find(self, id: str) -> Tournament:
        found = await self._documents.read(Tournament, key_of(id))
        if found is None:
            raise Refusal("no-such-tournament")
        return found

    async def _change(self, id: str, decide: Callable[[Tournament, float], Tournament]) -> Tournament:
        """Change a tournament, and carry out what follows from the change."""

        def decided(found: Tournament | None) -> Tournament:
            if found is None:
                raise Refusal("no-such-tournament")
            now = self._now()
            if self._host.services.operation.mode != "open":  # nobody can get ready, so nobody is late
                found = replace(found, contest=extend(found.contest, now))
            return decide(found, now)

        tournament = await self._documents.change(Tournament, key_of(id), decided)
        self.watching.note(tournament)
        self._shared.pop(id, None)
        await self._follow(tournament)
        return tournament

    # ------------------------------------------------------------ making and entering

    async def make(self, asked: NewTournament, person: Person | None, address: str) -> TournamentEntered:
        """A new tournament, with its maker in it if they want to play."""
        if asked.rated and person is None:
            raise Refusal("name-needed")
        title = tidy_name(asked.title)
        name = None if asked.name is None else tidy_name(asked.name)
        if not self._new.take(address):
            raise Refusal("too-many-tournaments")
        await self._must_be_nobodys(name, person)
        game = await self._host.services.promises.use(asked.promise)
        if game is None:
            raise Refusal("no-such-promise")
        now, secret = self._now(), new_secret()
        swiss = asked.kind == "swiss"
        tournament = Tournament(
            id=new_table_id(),
            title=title,
            clock=asked.clock,
            made=now,
            maker=holder_of(secret),
            name=game.table,
            secret=game.secret.hex(),
            key=new_secret(),
            side=asked.side,
            starts=None if asked.starts_in is None else now + asked.starts_in,
            rated=asked.rated,
            listed=asked.listed,
            contest=Contest(
                asked.kind,
                rounds=asked.rounds if swiss else 0,
                minutes=0 if swiss else asked.minutes,
                ready_s=READY_S[asked.kind],
            ),
        )
        if person is not None:
            secret = tournament.secret_for(person.id)
            tournament = replace(tournament, maker=holder_of(secret))
        if name is not None:
            name = name if person is None else person.name
            rating = await self._rating(person, tournament)
            tournament = _entered(tournament, name, asked.randomness, secret, person, rating)

        def begin(_found: Tournament | None, unfinished: Unfinished | None) -> tuple[Tournament, Unfinished]:
            return tournament, _with_line(unfinished, tournament)

        # Together: a listed tournament without a document is taken off the list by `look_around`.
        await self._documents.change_two((Tournament, key_of(tournament.id)), (Unfinished, LISTED), begin)
        await self._follow(tournament)
        return TournamentEntered(tournament.id, secret)

    async def enter(
        self, id: str, asked: TournamentEntering, secret: str | None, person: Person | None, address: str
    ) -> TournamentEntered:
        """Enter. A person who has entered already, by their secret or lasting name, keeps their entry."""
        found = await self._find(id)
        if person is not None:
            secret = found.secret_for(person.id)
        if secret is not None and found.player(holder_of(secret)) is not None:
            return TournamentEntered(id, secret)
        if found.rated and person is None:
            raise Refusal("name-needed")
        if not self._entries.take(address):
            raise Refusal("too-many-requests")
        name = tidy_name(asked.name) if person is None else person.name
        await self._must_be_nobodys(name, person)
        known = secret if secret is not None and holder_of(secret) == found.maker else None
        fresh = known or (new_secret() if person is None else found.secret_for(person.id))
        rating = await self._rating(person, found)

        def decide(tournament: Tournament, _now: float) -> Tournament:
            if tournament.contest.state == "over" or is_last_round(tournament.contest):
                raise Refusal("tournament-over")
            if tournament.player(holder_of(fresh)) is not None:
                return tournament
            return _entered(tournament, name, asked.randomness, fresh, person, rating)

        await self._list(await self._change(id, decide))
        return TournamentEntered(id, fresh)

    async def _must_be_nobodys(self, name: str | None, person: Person | None) -> None:
        """Refuse a guest's nickname that is, or looks like, a lasting name: its owner could not enter any more."""
        if person is None and name is not None and await self._host.people.named(name) is not None:
            raise Refusal("name-taken")

    async def _rating(self, person: Person | None, tournament: Tournament) -> int:
        """A person's rating at such a table; 0 if unknown."""
        if person is None:
            return 0
        found = (await self._host.ratings.of(person.id)).get(kind_of(2, tournament.side))
        return 0 if found is None else shown(found).value

    async def _rated(self, sat: Sat, tournament: Tournament) -> Sat:
        """A person at a table, with their rating if the game is rated."""
        if not tournament.rated or not sat.person:
            return sat
        return replace(sat, rating=await self._host.ratings.at_table(sat.person, kind_of(2, tournament.side)))

    # ------------------------------------------------------------ actions of players and makers

    async def act(self, id: str, asked: TournamentAct, secret: str | None, address: str) -> Tournament:
        """A player is ready, leaves or returns; the maker starts, cancels or removes somebody."""
        if not self._acts.take(address):
            raise Refusal("too-many-requests")
        if asked.do == "ready":
            self._host.services.must_take_new_games()
        holder = holder_for(secret)

        def decide(tournament: Tournament, now: float) -> Tournament:
            contest = tournament.contest
            if contest.state == "over":
                raise Refusal("tournament-over")
            if asked.do in ("start", "cancel", "remove"):
                return tournament.with_contest(_by_maker(tournament, asked, holder, now), now)
            player = tournament.player(holder)
            if player is None or contest.players[player].barred:
                raise Refusal("not-in-tournament")
            if asked.do == "leave":
                contest = leave(contest, player, now)
            elif asked.do == "return":
                contest = come_back(contest, player)
            else:
                contest = be_ready(contest, player, now)
            return tournament.with_contest(contest, now)

        tournament = await self._change(id, decide)
        if asked.do != "ready":
            await self._list(tournament)
        return tournament

    # ------------------------------------------------------------ looking

    async def look(self, id: str, secret: str | None, have: str | None = None, wait_s: float = 0.0) -> TournamentView:
        """The tournament, at once or as soon as it differs from what the client has."""
        tournament, view = await self.watching.look(id, have, wait_s)
        you = you_in(tournament, holder_for(secret))
        if you is not None and you.table is not None and not await self._is_there(tournament, you.table):
            you = replace(you, table=None, seat=None)
        return replace(view, you=you, now=self._now())

    async def read(self, id: str) -> Tournament:
        """A tournament for its files; like a view, it is read from the store at most every two seconds."""
        return (await self.watching.look(id, None, 0.0))[0]

    async def listed(self) -> list[TournamentLine]:
        """Tournaments that are open to everybody and not over."""
        unfinished = await self._documents.read(Unfinished, LISTED) or Unfinished()
        return [each.line for each in unfinished.tournaments if each.line is not None]

    async def hidden(self, deals: Iterable[tuple[str, int]]) -> set[tuple[str, int]]:
        """Which of these deals (tournament and number) are still played, so that their tiles must stay hidden."""
        return {(id, deal) for id, deal in deals if id and deal in await self._shared_deals(id)}

    async def _shared_deals(self, id: str) -> set[int]:
        """`Contest.shared_deals` of a tournament; read from the store at most every two seconds."""
        now = self._now()
        read, deals = self._shared.get(id, (-math.inf, set()))
        if not 0 <= now - read < REFRESH_S:
            found = await self._documents.read(Tournament, key_of(id))
            deals = set() if found is None else found.contest.shared_deals(now)
            if len(self._shared) >= MOST_CACHED:
                self._shared.clear()
            self._shared[id] = now, deals
        return deals

    async def is_secret_public(self, id: str) -> bool:
        """Whether the secret of a tournament is public."""
        found = await self._documents.read(Tournament, key_of(id))
        return found is None or found.contest.state == "over"

    # ------------------------------------------------------------ automatic steps

    async def settle(self, table: Table) -> None:
        """Note the result of a game that is over (idempotent)."""
        shared, ended = table.shared, table.ended
        if shared is None or ended is None or table.position is None:
            return
        scores = (table.position.boards[0].score, table.position.boards[1].score) if is_played_out(table) else None

        def decide(tournament: Tournament, now: float) -> Tournament:
            games = tournament.contest.games
            if shared.row >= len(games) or games[shared.row].table != table.id:
                return tournament
            contest = settle(tournament.contest, shared.row, points_for(ended.winners), scores, now)
            return tournament.with_contest(contest, now)

        await self._change(shared.tournament, decide)
        self._checked.pop(table.id, None)

    async def _follow(self, tournament: Tournament) -> None:
        """Make the tables that are named, schedule the next step, and update the list."""
        now, contest = self._now(), tournament.contest
        if contest.state == "over":
            if self._due.pop(tournament.id, None) is not None:
                await self._list(tournament)
            return
        due = tournament.starts if contest.state == "open" else next_time(contest, now)
        self._due[tournament.id] = min(now + LOOK_S, now + LOOK_S if due is None else max(due, now))
        for at, game in enumerate(contest.games):
            if game.is_open and game.table and game.table not in self._checked:
                self._ask(tournament, at)

    async def _is_there(self, tournament: Tournament, table: str) -> bool:
        """Whether the table of an open game exists, so that its players may see it; starts making it otherwise."""
        if table not in self._checked:
            at = next(at for at, game in enumerate(tournament.contest.games) if game.table == table)
            await self._ask(tournament, at).wait()
        return table in self._checked

    def _ask(self, tournament: Tournament, at: int) -> asyncio.Event:
        """Make the table of a game, or read its result, once at a time; the event is set when that is done."""
        table = tournament.contest.games[at].table
        asking = self._asking.get(table)
        if asking is None:
            asking = self._asking[table] = asyncio.Event()
            self._host.spawn(self._make_table(tournament, at, asking))
        return asking

    async def _make_table(self, tournament: Tournament, at: int, done: asyncio.Event) -> None:
        """Make the table of a game if it does not exist; note its result if that is missing."""
        table = tournament.contest.games[at].table
        try:
            live = await table_with(
                self._host,
                table,
                bytes.fromhex(tournament.secret),
                tournament.shared(at),
                [await self._rated(sat, tournament) for sat in tournament.sitting(at)],
                side=tournament.side,
                clock=PRESETS[tournament.clock],
                rated=tournament.rated,
            )
            self._checked[table] = self._now()
            done.set()
            await live.refresh()
            await self.settle(live.table)
        except Refusal as refusal:  # the store fails, or the server takes no new games: the next step tries again
            self._checked.pop(table, None)
            LOG.info("A table of a tournament could not be made: %s", refusal.code)
        finally:
            del self._asking[table]
            done.set()

    async def _advance(self, id: str) -> None:
        """Take the steps that are due."""

        def decide(tournament: Tournament, now: float) -> Tournament:
            contest = tournament.contest
            if contest.state == "open":
                contest = _begun(tournament, now)
            return tournament.with_contest(advance(contest, now), now)

        await self._change(id, decide)

    async def look_around(self) -> None:
        """Advance every tournament for which a step is due; none while the operator allows no new games."""
        if self._host.services.operation.mode != "open":
            self._was_paused = True
            return
        if self._was_paused:
            await self._extend_all()
            self._was_paused = False
        now = self._now()
        if not self._listed <= now < self._listed + LOOK_S:
            self._listed = now
            unfinished = await self._documents.read(Unfinished, LISTED) or Unfinished()
            for each in unfinished.tournaments:
                self._due.setdefault(each.id, now)
            self._checked = {table: at for table, at in self._checked.items() if 0 <= now - at < CHECK_S}
            self.watching.forget_old()
        for id in [id for id, due in self._due.items() if due <= now]:
            try:
                await self._advance(id)
            except Refusal as refusal:
                if refusal.code == "no-such-tournament":
                    del self._due[id]
                    await self._unlist(id)
                else:
                    self._due[id] = now + LOOK_S

    async def run(self, away: float) -> None:
        """Advance all tournaments, for ever.

        After a downtime, and when new games are allowed again, everybody first gets the full time to be ready.
        """
        self._was_paused = away > NOTICED_AWAY_S
        while not is_cancelled():
            await asyncio.sleep(TICK_S)
            try:
                await self.look_around()
            except Refusal as refusal:
                LOG.warning("Tournaments could not be advanced: %s", refusal.code)

    async def _extend_all(self) -> None:
        unfinished = await self._documents.read(Unfinished, LISTED) or Unfinished()
        for each in unfinished.tournaments:

            def decide(tournament: Tournament, now: float) -> Tournament:
                return tournament.with_contest(extend(tournament.contest, now), now)

            try:
                await self._change(each.id, decide)
            except Refusal as refusal:
                if refusal.code in ("store-unavailable", "conflict", "read-only"):
                    raise
                LOG.warning("A tournament could not be extended: %s", refusal.code)

    async def _list(self, tournament: Tournament) -> None:
        """Update the list of tournaments that are not over."""
        await self._documents.change(Unfinished, LISTED, lambda found: _with_line(found, tournament))

    async def _unlist(self, id: str) -> None:
        def decide(found: Unfinished | None) -> Unfinished:
            return Unfinished(tuple(each for each in (found or Unfinished()).tournaments if each.id != id))

        await self._documents.change(Unfinished, LISTED, decide)

    async def tidy(self) -> None:
        await self._documents.forget("tournament/", KEPT_S)


def _with_line(found: Unfinished | None, tournament: Tournament) -> Unfinished:
    """The list with the line of one tournament updated; raises Refusal if it is full."""
    found = found or Unfinished()
    new = found.with_line(tournament)
    if len(new.tournaments) > max(TOURNAMENTS, len(found.tournaments)):
        raise Refusal("too-many-tournaments")
    return new


def is_last_round(contest: Contest) -> bool:
    """Whether a player who enters now can no longer be paired."""
    return contest.kind == "swiss" and contest.state == "running" and contest.round >= contest.rounds


def _entered(
    tournament: Tournament, name: str, randomness: str, secret: str, person: Person | None, rating: int
) -> Tournament:
    """The tournament with one more player."""
    if len(tournament.entries) >= MOST_PLAYERS:
        raise Refusal("tournament-full")
    if person is not None and tournament.player_of_person(person.id) is not None:
        raise Refusal("name-taken")
    must_be_free(tournament, name)
    entry = Entry(
        holder_of(secret),
        randomness,
        "" if person is None else person.id,
        person is not None and person.kind == "program",
    )
    contest = enter(tournament.contest, Player(name, rating))
    return replace(tournament, entries=(*tournament.entries, entry), contest=contest)


def _by_maker(tournament: Tournament, asked: TournamentAct, holder: str | None, now: float) -> Contest:
    """An action that only the maker may do."""
    contest = tournament.contest
    if holder is None or tournament.maker != holder:
        raise Refusal("not-the-maker")
    if asked.do == "remove":
        if asked.player is None or asked.player >= len(contest.players):
            raise Refusal("not-in-tournament")
        return leave(contest, asked.player, now, bar=True)
    if contest.state != "open":
        raise Refusal("tournament-begun")
    if asked.do == "cancel":
        return replace(contest, state="over")
    if sum(player.here for player in contest.players) < 2:
        raise Refusal("too-few-players")
    return start(contest, now)


def _begun(tournament: Tournament, now: float) -> Contest:
    """Begin a tournament that is due; end one that is due with fewer than two players, or that nobody starts."""
    contest = tournament.contest
    starts = tournament.starts
    if starts is None:
        return replace(contest, state="over") if now >= tournament.made + UNUSED_S else contest
    if now < starts:
        return contest
    if sum(player.here for player in contest.players) < 2:
        return replace(contest, state="over")
    return start(contest, now)
