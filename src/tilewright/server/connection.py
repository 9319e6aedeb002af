"""The WebSocket at `/live`: `hello` names the table, then come requests.

Each request is answered by one `done` or `error`, `ping` by `pong`.
"""

from __future__ import annotations

import asyncio
import logging
from typing import Any

import msgspec

from .asked import Act, ComeBack
from .clients import frame_of
from .computers import Urgency
from .conversations import Conversation
from .errors import Refusal, refusal_for
from .host import Host
from .jobs import GiveHint
from .keys import holder_of
from .live_table import LiveTable
from .messages.fields import PROTOCOL
from .messages.live import AnalysisMessage, Notice, Pong, Reacted, Said
from .messages.requests import AnyRequest, Hello, Hint, Ping, Play, React, Rematch, Say, TakeVacation
from .sockets import Socket
from .table.names import tidy_text

LOG = logging.getLogger("tilewright.server")
HINT_LINES = 5


class Connection(Conversation):
    """A player's or a watcher's WebSocket: passes requests to the table."""

    __slots__ = ("_hint",)
    decoder = msgspec.json.Decoder(AnyRequest)
    hello = Hello

    def __init__(self, host: Host, socket: Socket, address: str) -> None:
        super().__init__(host, socket, address)
        self._hint: asyncio.Task[None] | None = None

    def carry_out(self, request: Any) -> None:
        """Answer a request, or let the table do so."""
        kind = type(request)
        client = self.client
        live = client.table
        if kind is Play and live is not None:  # nearly all requests
            self._ask(live, request)
        elif kind is Ping:
            client.send(Pong(request.id, self._services.clock()))
        elif live is None:
            self.mistake(Refusal("hello-first"), request.id)
        elif kind is React:
            self._react(live, request)
        elif kind is Say:
            self._say(live, request)
        elif kind is Rematch:
            self._host.spawn(self._rematch(live, request))
        elif kind is TakeVacation:
            self._host.spawn(self._take_vacation(live, request))
        elif kind is Hint:
            self._ask_hint(live, request)
        else:
            self._ask(live, request)

    def _ask(self, live: LiveTable, request: Any) -> None:
        """Let the table decide and answer."""
        client, socket = self.client, self.client.socket
        live.request(client, request.id, Act(request, client.holder, socket.arrived, socket.lag))

    async def enter(self, hello: Hello) -> None:
        """Connect the client to a table: to play, with a secret or as a signed-in person with a seat; else to watch."""
        client = self.client
        client.language = hello.language
        if hello.protocol != PROTOCOL:
            raise Refusal("wrong-protocol")
        if self._services.is_banned(client.address):
            raise Refusal("banned")
        if not self._services.computers.ready.is_set():
            client.send(Notice("compiling"))
        if self._services.operation.message:
            client.send(Notice("message", self._services.operation.message))
        live = await self._host.live(hello.table, client.address)
        holder = None if hello.secret is None else holder_of(hello.secret)
        token = hello.person if holder is None else None
        if token is not None:
            holder = await self._holder_of_person(live, token)
        if (holder is not None and not live.table.holds(holder)) or (hello.have or 0) > live.table.seq:
            await live.refresh()
        if holder is not None and not live.table.holds(holder):
            raise Refusal("wrong-secret")
        if not self._services.views.take(client.address, live.size_for(hello.have)):
            raise Refusal("too-many-requests")
        is_here = client.table is live
        if is_here:  # send the missed events now: `ComeBack` below adds one, which would otherwise be sent twice
            live.enter(client, holder, hello.have)
            self.guard(token)
        stands_in = any(seat.stand_in and seat.holder == holder for seat in live.table.seats)
        if holder is not None and stands_in and not self._services.is_read_only:
            await live.change(ComeBack(holder))
        if not is_here:
            self.leave_table()
            self.guard(token)
            if client.socket.is_open:
                live.enter(client, holder, hello.have)

    async def _holder_of_person(self, live: LiveTable, token: str) -> str | None:
        """The holder of the seat of a signed-in person; None for somebody without a seat here."""
        person = (await self._host.people.must_be(token)).id
        holder = live.table.holder_of_person(person)
        if holder is None:
            await live.refresh()
            holder = live.table.holder_of_person(person)
        return holder

    def leave_table(self) -> None:
        """Leave the table, if there is one."""
        if self.client.table is not None:
            self.client.table.leave(self.client)

    def ended(self) -> None:
        super().ended()
        if self._hint is not None:
            self._hint.cancel()
        self.leave_table()

    # ------------------------------------------------------------ requests that are not moves

    def _react(self, live: LiveTable, react: React) -> None:
        if react.seat not in live.table.holds(self.client.holder):
            self.client.refuse(Refusal("not-your-seat", seat=react.seat), react.id)
            return
        if not live.audience.may_react(self.client):
            self.client.refuse(Refusal("too-many-requests"), react.id)
            return
        self.client.acknowledge(react.id, live.table.seq)
        live.tell_all(frame_of(Reacted(react.seat, react.reaction)))

    def _say(self, live: LiveTable, say: Say) -> None:
        try:
            if say.seat not in live.table.holds(self.client.holder):
                raise Refusal("not-your-seat", seat=say.seat)
            if not live.table.may_chat:
                raise Refusal("no-chat")
            if not live.table.is_chatting:
                raise Refusal("chat-off")
            text = tidy_text(say.text)
            if not live.audience.may_react(self.client):
                raise Refusal("too-many-requests")
        except Refusal as refusal:
            self.client.refuse(refusal, say.id)
            return
        self.client.acknowledge(say.id, live.table.seq)
        live.tell_seated(frame_of(Said(say.seat, text)))

    async def _rematch(self, live: LiveTable, request: Rematch) -> None:
        try:
            await live.change(Act(request, self.client.holder))
            if live.table.may_have_rematch(self._services.clock()):
                await self._host.rematch(live, self.client.address)
        except Exception as error:
            self.client.refuse(refusal_for(error), request.id)
        else:
            self.client.acknowledge(request.id, live.table.seq)

    async def _take_vacation(self, live: LiveTable, request: TakeVacation) -> None:
        """Take vacation; a person with a lasting name also has a limit of days in a year."""
        people, table, holder = self._host.people, live.table, self.client.holder
        person = table.seat(request.seat).person if request.seat in table.holds(holder) else ""
        try:
            if person and await people.read(person) is None:  # the name was deleted
                person = ""
            if person and request.days:
                before = await people.take_vacation(person, table.id, request.days)
                try:
                    await live.change(Act(request, holder))
                except Refusal:
                    await people.restore_vacations(person, table.id, before)
                    raise
            else:
                await live.change(Act(request, holder))
                if person:
                    await people.take_vacation(person, table.id, 0)
        except Exception as error:
            self.client.refuse(refusal_for(error), request.id)
        else:
            self.client.acknowledge(request.id, live.table.seq)

    def _ask_hint(self, live: LiveTable, hint: Hint) -> None:
        if self._hint is not None and not self._hint.done():
            self.client.refuse(Refusal("busy"), hint.id)
        else:
            self._hint = asyncio.get_running_loop().create_task(self._give_hint(live, hint))

    async def _give_hint(self, live: LiveTable, hint: Hint) -> None:
        """Log the hint if other people play, search, send `analysis` and then `done`; or `error` if a step fails."""
        try:
            table = (await live.change(Act(hint, self.client.holder))).table
            position = table.facing(hint.seat) or table.position
            assert position is not None
            found = await self._services.computers.run(
                Urgency.HINT,
                self.client.address,
                ("hint", id(self)),
                GiveHint(str(position), hint.seconds, HINT_LINES),
            )
        except Exception as error:
            refusal = refusal_for(error)
            if refusal.code == "internal":
                LOG.exception("A hint has failed.")
            self.client.refuse(refusal, hint.id)
        else:
            self.client.send(AnalysisMessage(hint.id, found))
            self.client.acknowledge(hint.id, table.seq)
