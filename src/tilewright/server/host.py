"""The host: loads tables into memory on demand and unloads idle ones, makes and joins tables, watches their clocks."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections import deque
from collections.abc import Callable, Coroutine
from typing import Any

import msgspec

from tilewright.contests.ratings import kind_of

from .asked import NameRematch, SitDown
from .background import Background, is_cancelled
from .clients import Client, frame_of
from .computer_turns import play_turns
from .duplicate import Duplicate
from .errors import Refusal, refusal_for
from .keys import holder_of, new_invite, new_secret
from .limits import IDLE_BYTES
from .live_table import LiveTable, summary_of
from .lobby import Lobby
from .messages.live import Notice
from .messages.tables import Joining, NewTable, Seated
from .operation import BanList, Operation, read_operation
from .ownership import Ownership, SoleOwner
from .people import Account, Manners, People, Person, sitter_of
from .promises import new_game
from .puzzle_tries import TryCounter
from .ratings import RatingService
from .services import Services
from .store import AlreadyThere, Health, NoSuchTable, StoreError
from .store.retention import Policy, tidy
from .table import Proposal, Sitter, Table, deadline, make_table, rematch, resume, to_bytes
from .time_limits import Alarms, next_alarm, stand_in_for_late
from .tournaments.service import Tournaments

LOG = logging.getLogger("tilewright.server")
TICK_S = 0.25
ALIVE_S = 5.0
OPERATION_S = 2.0
"""How often the operator's decisions are read."""
TIDY_S = 3600.0
QUIET_S = 120.0
"""A table without clients is unloaded after this time."""
SHORT_QUIET_S = 5.0
"""The same while the logs of such tables have more than `IDLE_BYTES` in all."""
HEALTH_S = 2.0
DELAYS = 120
"""How many ticks `longest_delay` looks back: half a minute."""
GOING_AWAY = 1001
POLICY_VIOLATION = 1008
LONG_ABSENCE_S = 86_400.0
"""Longer downtimes and times of read-only mode do not count towards the age of tables, because nobody could play."""
LONGEST_STALL_S = 5.0
"""A longer pause of the event loop is credited to clocks: the process was suspended, or the machine too busy."""


class Host:
    """All tables of this server."""

    def __init__(
        self,
        services: Services,
        policy: Policy | None = None,
        ownership: Ownership | None = None,
        *,
        has_lobby: bool = False,
    ) -> None:
        self.services = services
        self.tables: dict[str, LiveTable] = {}
        self.alarms = Alarms()
        self.is_closing = False
        self.duplicate = Duplicate(self)
        self.people = People(self)
        self.account = Account(self.people)
        self.manners = Manners(self.people)
        self.puzzle_tries = TryCounter(self.services)
        self.tournaments = Tournaments(self)
        self.ratings = RatingService(self)
        self._policy = policy or Policy()
        self._ownership = ownership or SoleOwner()
        self.lobby = Lobby(self, self._ownership.process) if has_lobby else None
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}
        self._rematches: dict[str, asyncio.Task[None]] = {}
        """By the old table: the task that makes the rematch."""
        self.away: dict[str, float] = {}
        """By table: seconds without an owner that its clocks must still be credited with."""
        self._downtime = 0.0
        """The sum of long downtimes."""
        self._background = Background(LOG, "A background task has failed.")
        self._health: tuple[float, Health] | None = None
        self._delays: deque[float] = deque(maxlen=DELAYS)
        self._read_only_since = 0.0

    # ------------------------------------------------------------ starting and closing

    async def start(self) -> None:
        """Load the tables with running clocks, and start the periodic work."""
        store, now = self.services.store, self.services.clock()
        last = await store.last_alive()
        away = 0.0 if last is None else now - last.time
        self._downtime = 0.0 if last is None else last.downtime
        await self.obey(await read_operation(store))
        if self.services.is_read_only:  # the downtime counts as part of this mode, and is credited when it ends
            self._read_only_since = now - away
            await self._ownership.start(self, 0.0)
        else:
            self._count_downtime(away)
            await self._ownership.start(self, away)
            await self._note_alive(now)
        if self.lobby is not None:
            await self.lobby.start()
        self.spawn(self._keep_time())
        self.spawn(self.duplicate.prepare())
        self.spawn(self.tournaments.run(away))
        self.spawn(self._say_when_ready())

    def _count_downtime(self, seconds: float) -> None:
        if seconds > LONG_ABSENCE_S:
            self._downtime += seconds

    async def _note_alive(self, now: float) -> None:
        """Note that people can move. In read-only mode they cannot: after a restart its time counts as downtime."""
        if not self.services.is_read_only:
            await self.services.store.alive(now, self._downtime)

    async def _say_when_ready(self) -> None:
        await self.services.computers.ready.wait()
        frame = frame_of(Notice("ready"))
        for live in list(self.tables.values()):
            live.audience.tell(frame)

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        """Run a coroutine in the background; its exceptions are logged."""
        self._background.spawn(work)

    def say_closing(self) -> None:
        """Tell all clients that the server is about to close."""
        self.is_closing = True
        self.services.reviews.say_closing()
        self.services.computers.say_closing()
        self.tournaments.watching.say_closing()
        frame = frame_of(Notice("closing"))
        for client in self._clients():
            client.write(frame)

    def _clients(self) -> list[Client]:
        clients = [client for live in self.tables.values() for client in live.audience.clients]
        return clients if self.lobby is None else [*clients, *self.lobby.clients]

    async def close(self) -> None:
        """Cancel background work and searches; requests that are already queued are still carried out and stored."""
        self.is_closing = True
        computing = [live.computer for live in self.tables.values() if live.computer is not None]
        for task in computing:
            task.cancel()
        await asyncio.gather(self._background.close(), *computing, return_exceptions=True)
        if self.lobby is not None:
            await self.lobby.close()
        await self._ownership.withdraw()
        await asyncio.gather(*(live.settle() for live in self.tables.values()))
        await self._ownership.close()
        with contextlib.suppress(StoreError):
            await self._note_alive(self.services.clock())

    # ------------------------------------------------------------ finding tables

    async def live(self, table: str, address: str | None = None) -> LiveTable:
        """A table, loaded from the store if it is not in memory; raises Refusal if there is none.

        `address` is the one that asks. Loading a long log takes time and memory, so it counts as a view. The table
        then counts as used, and stays in memory while the caller waits for something else, such as a person's document.
        """
        found = self.tables.get(table)
        if found is not None:
            found.quiet_since = self.services.clock()
            return found
        if address is not None and not self.services.views.take(address, 0):
            raise Refusal("too-many-requests")
        task = self._loading.get(table)
        if task is None:
            task = self._loading[table] = asyncio.get_running_loop().create_task(self._load(table))
            task.add_done_callback(lambda task: self._loaded(table, task))
        live = await asyncio.shield(task)
        live.quiet_since = self.services.clock()
        if address is not None:
            self.services.views.take(address, live.size_for(None))
        return live

    def _loaded(self, table: str, task: asyncio.Task[LiveTable]) -> None:
        del self._loading[table]
        if not task.cancelled():
            task.exception()  # mark it as retrieved: callers that still wait get it as well

    async def _load(self, table: str) -> LiveTable:
        await self.services.computers.rules_ready.wait()
        live = self._ownership.new_table(self)
        try:
            if away := await self._ownership.claim(live, table):
                self.away[table] = away
            await live.load(table)
            if (away := self.away.get(table, 0.0)) != 0.0:
                if live.is_owner and deadline(live.table) is not None:  # else the owner has credited it
                    await live.change(lambda table, now: resume(table, away, now), is_internal=True)
                del self.away[table]
        except Exception as error:
            if not isinstance(error, (StoreError, Refusal)):
                LOG.exception("A table could not be loaded.")
                raise Refusal("damaged-table") from error
            raise refusal_for(error) from error
        self.tables[table] = live
        self.look_after(live)
        return live

    async def invited(self, invite: str, address: str | None = None) -> LiveTable:
        """The table that an invitation leads to; `address` as for `live`."""
        try:
            table = await self.services.store.find_invite(invite)
        except StoreError as error:
            raise refusal_for(error) from error
        if table is None:
            raise Refusal("no-such-invite")
        try:
            return await self.live(table, address)
        except Refusal as refusal:
            if refusal.code == "no-such-table":
                raise Refusal("no-such-invite") from None
            raise

    # ------------------------------------------------------------ making and joining

    async def make(self, asked: NewTable, secret: str | None = None, person: Person | None = None) -> Seated:
        """Make a table; the answer holds the secret for the seats of its maker, and the invitation."""
        await self.services.computers.rules_ready.wait()
        secret = secret or new_secret()
        holder = holder_of(secret)

        game = new_game() if asked.promise is None else await self.services.promises.use(asked.promise)
        if game is None:
            raise Refusal("no-such-promise")

        sitter = await self._rated(sitter_of(person), asked.rated, kind_of(len(asked.seats), asked.side))

        def propose(now: float) -> Proposal:
            return make_table(asked, game, next=new_game(), holder=holder, now=now, sitter=sitter)

        live, invite = await self._create(propose)
        return Seated(live.table.id, list(live.table.holds(holder)), secret, invite)

    async def create(self, propose: Callable[[float], Proposal]) -> LiveTable:
        """Store a new table that nobody can be invited to. Raises AlreadyThere."""
        return (await self._create(propose))[0]

    async def join(
        self, asked: Joining, secret: str | None, person: Person | None = None, address: str | None = None
    ) -> Seated:
        """Take an open seat. A secret that already holds a seat at the table holds the new one, too."""
        live = await self.invited(asked.invite, address)
        if person is not None:
            people = [seat.person for seat in live.table.seats]
            if live.table.settings.public and await self.manners.are_apart(person, people):
                raise Refusal("not-welcome")
            if live.table.settings.rated and await self.manners.has_own_among(person, people):
                raise Refusal("rated-yourself")
        if secret is None or not live.table.holds(holder_of(secret)):
            secret = new_secret()
        holder = holder_of(secret)
        settings = live.table.settings
        sitter = await self._rated(sitter_of(person), settings.rated, kind_of(live.table.players, settings.side))
        await live.change(SitDown(asked, holder, sitter))
        return Seated(live.table.id, list(live.table.holds(holder)), secret, asked.invite)

    async def _rated(self, sitter: Sitter | None, is_rated: bool, kind: str) -> Sitter | None:
        """A person with their rating, if the table is rated."""
        if sitter is None or not is_rated:
            return sitter
        return msgspec.structs.replace(sitter, rating=await self.ratings.at_table(sitter.person, kind))

    async def rematch(self, live: LiveTable, address: str) -> None:
        """Make a new table for the same people, unless there is one; it counts as a new table of the address."""
        table = live.table.id
        while (task := self._rematches.get(table)) is not None:  # another person asks at the same moment
            await asyncio.wait((task,))
        if live.table.rematch is not None:
            return
        if not self.services.new_tables.take(address):
            raise Refusal("too-many-tables")
        task = self._rematches[table] = asyncio.get_running_loop().create_task(self._make_rematch(live))
        task.add_done_callback(lambda _: self._rematches.pop(table))
        await task

    async def _make_rematch(self, live: LiveTable) -> None:
        old = live.table
        if old.rematch is not None:
            return
        game = old.next or new_game()

        def propose(now: float) -> Proposal:
            return rematch(old, game, next=new_game(), now=now)

        with contextlib.suppress(AlreadyThere):  # somebody asked for it at the same moment
            await self._create(propose)

        await live.change(NameRematch(game.table))

    async def _create(self, propose: Callable[[float], Proposal]) -> tuple[LiveTable, str]:
        """Store a new table; return it and its invitation, which no log contains. Raises AlreadyThere."""
        if self.is_closing:
            raise Refusal("closing")
        self.services.must_take_new_games()
        now = self.services.clock()
        invite = new_invite()
        proposal = propose(now)
        table = proposal.table
        try:
            await self.services.store.create(table.id, invite, to_bytes(proposal.entries), now, summary_of(table))
        except AlreadyThere:
            raise
        except StoreError as error:
            raise refusal_for(error) from error
        live = self._ownership.new_table(self)
        live.begin(proposal, now)
        self.tables[table.id] = live
        self.services.metrics.tables_made += 1
        self.look_after(live)
        return live, invite

    # ------------------------------------------------------------ clocks, absences, the computer's turns

    def look_after(self, live: LiveTable) -> None:
        """After every change: set the next alarm, start or stop the computer's search."""
        if self.is_closing:
            return
        if self.lobby is not None:
            self.lobby.look_at(live)
        table = live.table
        if not live.is_owner:  # another process looks after it
            self.alarms.set(table.id, None)
            if live.computer is not None:
                live.computer.cancel()
            return
        self.alarms.set(table.id, next_alarm(live))
        play_turns(live, self.services.computers)
        if self.services.notices is not None:
            self.services.notices.look_at(live)
        if table.shared is not None:
            self.duplicate.look_at(table)
        if table.seating.persons:
            self.people.look_at(live)
        if table.settings.rated:
            self.ratings.look_at(live)

    async def ring(self, table: str) -> None:
        """A table's alarm is due: apply the time limits that have run out."""
        live = await self.live(table)
        while live.is_owner and (await live.change(lambda table, now: stand_in_for_late(live, table, now))).entries:
            pass
        self.look_after(live)

    async def _ring_or_try_later(self, table: str) -> None:
        try:
            await self.ring(table)
        except Refusal as refusal:
            if refusal.code == "store-unavailable":
                self.alarms.set(table, self.services.clock() + ALIVE_S)

    async def _keep_time(self) -> None:
        alive = tidied = quiet = operated = self.services.clock()
        while not is_cancelled():
            try:
                await self._tick()
                now = self.services.clock()
                if not self.services.is_read_only:
                    for table in self.alarms.due(now):
                        self.spawn(self._ring_or_try_later(table))
                if now - quiet >= QUIET_S / 4:
                    quiet = now
                    self.let_go(now)
                if now - operated >= OPERATION_S:
                    operated = now
                    await self.obey(await read_operation(self.services.store))
                if now - alive >= ALIVE_S:
                    alive = now
                    await self._note_alive(now)
                if now - tidied >= TIDY_S and not self.services.is_read_only:
                    tidied = now
                    await self.tidy(now)
            except StoreError as error:
                LOG.warning("The store fails: %s", error)
            except Exception:
                LOG.exception("Looking after the tables has failed.")

    async def _tick(self) -> None:
        """Wait a moment; if the whole process was suspended, credit clocks with the time in which nobody could move."""
        loop = asyncio.get_running_loop()
        began = loop.time()
        await asyncio.sleep(TICK_S)
        stalled = loop.time() - began - TICK_S
        self._delays.append(max(0.0, stalled))
        if stalled > LONGEST_STALL_S:
            LOG.warning("The server was suspended for %.0f s; running clocks are credited with this time.", stalled)
            await self.credit(stalled)

    async def credit(self, stalled: float) -> None:
        """Credit running clocks with time in which nobody could move: all tables at once, because clocks still run."""

        def decide(table: Table, now: float) -> Proposal:
            return resume(table, stalled, now)

        running = [live for live in self.tables.values() if live.is_owner and deadline(live.table) is not None]
        changes = [live.change(decide, is_internal=True) for live in running]
        await asyncio.gather(*changes, return_exceptions=True)  # refused if another process has taken the table

    async def obey(self, operation: Operation) -> None:
        """Apply what the operator has decided."""
        services, before = self.services, self.services.operation
        if operation == before:
            return
        ends_read_only = before.mode == "read-only" != operation.mode
        if ends_read_only:
            await self._credit_read_only()
        services.operation = operation
        LOG.info("The operator's settings: mode %s, %d bans.", operation.mode, len(operation.bans))
        services.bans = BanList(operation.bans)
        for client in self._clients():
            if services.is_banned(client.address):
                client.refuse(Refusal("banned"))
                client.socket.close(POLICY_VIOLATION, "banned")
            elif operation.message != before.message:
                client.send(Notice("message", operation.message))
        if operation.mode == "read-only" != before.mode:
            self._read_only_since = services.clock()
        elif ends_read_only:
            for live in list(self.tables.values()):  # the computer plays again
                self.look_after(live)
            await self._note_alive(services.clock())

    async def _credit_read_only(self) -> None:
        """Credit clocks with the time of read-only mode. Called before it ends, so that no move comes before that."""
        now = self.services.clock()
        seconds = now - self._read_only_since
        await self._ownership.credit_unloaded(self, seconds)
        self._read_only_since = now  # if the store fails, the next attempt credits only the rest
        self._count_downtime(seconds)
        await self.credit(seconds)

    async def tidy(self, now: float) -> None:
        """Remove tables that are too old; long downtimes of the server do not count."""
        for table in await tidy(self.services.store, self._policy, now - self._downtime):
            self.forget(table)
        await self.duplicate.tidy()
        await self.tournaments.tidy()
        await self.people.tidy()
        await self.duplicate.prepare()

    def let_go(self, now: float) -> None:
        """Unload idle tables, the longest idle first; their alarms stay."""
        idle = [
            live
            for live in self.tables.values()
            if live.audience.is_empty and not live.is_busy and now - live.quiet_since >= SHORT_QUIET_S
        ]
        kept = sum(live.size_for(None) for live in idle)
        gone = []
        for live in sorted(idle, key=lambda live: live.quiet_since):
            if now - live.quiet_since < QUIET_S and kept <= IDLE_BYTES:
                break
            kept -= live.size_for(None)
            gone.append(live)
            del self.tables[live.table.id]
        self._ownership.let_go(gone)

    async def remove(self, table: str) -> None:
        """Remove a table at which nobody has played; raises Refusal."""
        try:
            await self.services.store.remove(table)
        except NoSuchTable:  # another process has removed it
            pass
        except StoreError as error:
            raise refusal_for(error) from error
        self.forget(table)

    def forget(self, table: str) -> None:
        """A table is no longer in the store."""
        self.alarms.set(table, None)
        live = self.tables.pop(table, None)
        for client in list(live.audience.clients) if live is not None else ():
            client.refuse(refusal_for(NoSuchTable("It was removed.")))
            client.socket.close(GOING_AWAY, "no-such-table")

    def give_up(self, live: LiveTable) -> None:
        """Unload a table after an unexpected error. Its clients are dropped, reconnect, and get what the store has."""
        self.tables.pop(live.table.id, None)
        if live.computer is not None:
            live.computer.cancel()
        for client in list(live.audience.clients):
            client.socket.drop()

    async def store_health(self) -> Health:
        """The state of the store, checked at most every few seconds."""
        now = self.services.clock()
        if self._health is None or not 0 <= now - self._health[0] < HEALTH_S:
            self._health = (now, await self.services.store.check())
        return self._health[1]

    @property
    def longest_delay(self) -> float:
        """The longest delay of the event loop in the last DELAYS ticks, in seconds."""
        return max(self._delays, default=0.0)
