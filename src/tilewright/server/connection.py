"""The WebSocket at `/live`: `hello` first, then requests; each is answered by one `done` or `error`."""

from __future__ import annotations

import asyncio
import logging
import time
from typing import Any

import msgspec
from litestar.types import Receive, Scope, Send

from .asked import Act, ComeBack
from .clients import Client, frame_of
from .computers import Urgency
from .errors import Refusal, refusal_for
from .host import POLICY_VIOLATION, Host
from .keys import holder_of
from .limits import Bucket, address_of
from .live_table import LiveTable
from .messages.fields import PROTOCOL
from .messages.live import AnalysisMessage, Notice, Pong, Reacted
from .messages.requests import AnyRequest, Hello, Hint, Ping, React, Rematch
from .questions import analyse_hint
from .sockets import EXTENSION, Socket

LOG = logging.getLogger("tilewright.server")
HINT_LINES = 5

_requests: msgspec.json.Decoder[Any] = msgspec.json.Decoder(AnyRequest)


class _Numbered(msgspec.Struct):
    id: int | None = None


_numbers = msgspec.json.Decoder(_Numbered)


class Connection:
    """One WebSocket: decodes requests, checks limits, and passes them to the table."""

    def __init__(self, host: Host, socket: Socket, address: str) -> None:
        self._host = host
        self._services = services = host.services
        limits = services.limits
        self.client = Client(socket, services.metrics, address)
        self._bucket = Bucket(limits.requests_a_second, limits.burst, time.monotonic())
        self._mistakes = 0
        self._most_mistakes = limits.malformed
        self._greeting: asyncio.Task[None] | None = None
        self._waiting: list[Any] = []
        """Requests that arrived before `hello` was answered."""
        self._hint: asyncio.Task[None] | None = None

    # ------------------------------------------------------------ receiving

    def heard(self, message: bytes) -> None:
        """A message has arrived: carry it out or refuse it."""
        self._services.metrics.messages_in += 1
        if not self._bucket.take(time.monotonic()):
            self._mistake(Refusal("too-many-requests"), _number_of(message))
            return
        try:
            request = _requests.decode(message)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
            self._mistake(Refusal("malformed"), _number_of(message))
            return
        if self._greeting is not None:
            self._waiting.append(request)
        else:
            self._carry_out(request)

    def heard_nonsense(self, code: str) -> None:
        """Something other than a text message of legal size has arrived."""
        self._services.metrics.messages_in += 1
        self._mistake(Refusal(code), None)

    def _mistake(self, refusal: Refusal, number: int | None) -> None:
        self._mistakes += 1
        self.client.refuse(refusal, number)
        if self._mistakes >= self._most_mistakes:
            self.client.socket.close(POLICY_VIOLATION, refusal.code)

    def _carry_out(self, request: Any) -> None:
        kind = type(request)
        if kind is Hello:
            self._greeting = asyncio.get_running_loop().create_task(self._greet(request))
            return
        client = self.client
        if kind is Ping:
            client.send(Pong(request.id, self._services.clock()))
            return
        live = client.table
        if live is None:
            self._mistake(Refusal("hello-first"), request.id)
        elif kind is React:
            self._react(live, request)
        elif kind is Rematch:
            self._host.spawn(self._rematch(live, request))
        elif kind is Hint:
            self._ask_hint(live, request)
        else:
            live.request(client, request.id, Act(request, client.holder))

    # ------------------------------------------------------------ hello

    async def _greet(self, hello: Hello) -> None:
        try:
            await self._enter(hello)
        except Exception as error:
            refusal = refusal_for(error)
            if refusal.code == "internal":
                LOG.exception("Hello has failed.")
            self._mistake(refusal, None)
        finally:
            self._greeting = None
            self._go_on()

    def _go_on(self) -> None:
        """Carry out the waiting requests, up to another `hello`."""
        while self._waiting and self._greeting is None:
            self._carry_out(self._waiting.pop(0))

    async def _enter(self, hello: Hello) -> None:
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
        live = await self._host.live(hello.table)
        holder = None if hello.secret is None else holder_of(hello.secret)
        if (holder is not None and not live.table.holds(holder)) or (hello.have or 0) > live.table.seq:
            await live.refresh()
        if holder is not None and not live.table.holds(holder):
            raise Refusal("wrong-secret")
        if not self._services.views.take(client.address, live.size_for(hello.have)):
            raise Refusal("too-many-requests")
        is_here = client.table is live
        if is_here:  # it gets what it lacks before anything new, so that no event comes twice
            live.enter(client, holder, hello.have)
        stands_in = any(seat.stand_in and seat.holder == holder for seat in live.table.seats)
        if holder is not None and stands_in and not self._services.is_read_only:
            await live.change(ComeBack(holder))
        if not is_here:
            self.leave_table()
            if client.socket.is_open:
                live.enter(client, holder, hello.have)

    def leave_table(self) -> None:
        """Leave the table, if there is one."""
        if self.client.table is not None:
            self.client.table.leave(self.client)

    def ended(self) -> None:
        """The connection is closed."""
        for task in (self._greeting, self._hint):
            if task is not None:
                task.cancel()
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

    async def _rematch(self, live: LiveTable, request: Rematch) -> None:
        try:
            await live.change(Act(request, self.client.holder))
            await self._host.rematch(live, self.client.address)
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
        """Note the hint in the log, search, send `analysis` and then `done`; or `error` if either step fails."""
        try:
            table = (await live.change(Act(hint, self.client.holder))).table
            position = table.facing(hint.seat) or table.position
            assert position is not None
            found = await self._services.computers.run(
                Urgency.HINT,
                self.client.address,
                ("hint", id(self)),
                lambda stop: analyse_hint(position, stop, hint.seconds, HINT_LINES),
            )
        except Exception as error:
            refusal = refusal_for(error)
            if refusal.code == "internal":
                LOG.exception("A hint has failed.")
            self.client.refuse(refusal, hint.id)
        else:
            self.client.send(AnalysisMessage(hint.id, found))
            self.client.acknowledge(hint.id, table.seq)


def _number_of(message: bytes) -> int | None:
    """The id of a request that could not be decoded."""
    try:
        number = _numbers.decode(message).id
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return None
    return number if number is not None and 0 <= number < 2**53 else None


async def serve_live(host: Host, scope: Scope, receive: Receive, send: Send) -> None:
    """Serve one WebSocket from its opening to its end."""
    await receive()
    socket: Socket | None = (scope.get("extensions") or {}).get(EXTENSION)  # type: ignore[assignment]
    if socket is None:
        raise RuntimeError("the live connection needs Tilewright's own sockets: start it with `tilewright serve`")
    services = host.services
    address = address_of(scope["client"])
    await send({"type": "websocket.accept", "subprotocol": None, "headers": []})
    connection = Connection(host, socket, address)
    is_banned = services.is_banned(address)
    if host.is_closing or is_banned or not services.connections.enter(address):
        code = "closing" if host.is_closing else "banned" if is_banned else "too-many-connections"
        connection.client.refuse(Refusal(code))
        socket.close(POLICY_VIOLATION, code)
        return
    try:
        socket.listen(connection)
        while (await receive())["type"] != "websocket.disconnect":
            pass
    finally:
        services.connections.leave(address)
        connection.ended()
