"""The WebSocket at `/api/lobby`: `hello` is answered by `lobby`, then come changes; each request has one answer."""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from typing import Any

import msgspec

from tilewright.server.catalogue import sentence
from tilewright.server.conversations import Conversation
from tilewright.server.errors import Refusal, refusal_for
from tilewright.server.host import Host
from tilewright.server.messages.fields import PROTOCOL
from tilewright.server.messages.live import Notice, Pong
from tilewright.server.messages.lobby import (
    AnyLobbyRequest,
    Cancel,
    Find,
    GameBegan,
    Invited,
    Keep,
    LobbyHello,
    Paired,
    Sit,
    Unpaired,
    Withdraw,
)
from tilewright.server.messages.requests import Ping
from tilewright.server.people import Person
from tilewright.server.sockets import Socket

from .matchmaking import Pairing, Seeker
from .service import Lobby, key_of_device, key_of_person

LOG = logging.getLogger("tilewright.server")
MOST_KEPT = 10
"""Tables that one visitor may wait for."""


class LobbyConnection(Conversation):
    """A visitor of the lobby."""

    __slots__ = ("_lobby", "_requests", "_working", "kept", "key", "person", "seeker")
    decoder = msgspec.json.Decoder(AnyLobbyRequest)
    hello = LobbyHello

    def __init__(self, host: Host, socket: Socket, address: str) -> None:
        super().__init__(host, socket, address)
        assert host.lobby is not None
        self._lobby: Lobby = host.lobby
        self.key = ""
        """The key of the person or device; empty before `hello`."""
        self.person: Person | None = None
        self.seeker: Seeker | None = None
        """The visitor's entry in the queue."""
        self.kept: dict[str, str] = {}
        """By table at which this visitor sits: the digest of the secret of the seat."""
        self._requests: deque[Any] | None = None
        """Requests that wait for the one before."""
        self._working: asyncio.Task[None] | None = None

    # ------------------------------------------------------------ hearing

    async def enter(self, hello: LobbyHello) -> None:
        """Let the visitor see the lobby."""
        client, services = self.client, self._services
        client.language = hello.language
        if hello.protocol != PROTOCOL:
            raise Refusal("wrong-protocol")
        if services.is_banned(client.address):
            raise Refusal("banned")
        person = await self._host.people.of_token(hello.person)
        if not services.views.take(client.address, len(self._lobby.board.view())):
            raise Refusal("too-many-requests")
        if services.operation.message:
            client.send(Notice("message", services.operation.message))
        self.guard(hello.person)
        if person is not None:
            key = key_of_person(person.id)
        else:
            key = key_of_device(hello.device or f"{id(self)} of {client.address}")
        if key == self.key and self in self._lobby.visitors:  # only the language is new: the place in the queue stays
            client.write(self._lobby.board.view())
            return
        self._lobby.leave(self)
        self.person, self.key = person, key
        if client.socket.is_open:
            self._lobby.enter(self)

    def carry_out(self, request: Any) -> None:
        """Answer a request, after those before it."""
        if type(request) is Ping:
            self.client.send(Pong(request.id, self._services.clock()))
        elif not self.key:
            self.mistake(Refusal("hello-first"), request.id)
        else:
            if self._requests is None:
                self._requests = deque()
            self._requests.append(request)
            if self._working is None:
                self._working = asyncio.get_running_loop().create_task(self._work())

    async def _work(self) -> None:
        try:
            while self._requests:
                request = self._requests.popleft()
                try:
                    await self._do(request)
                except Exception as error:
                    refusal = refusal_for(error)
                    if refusal.code == "internal":
                        LOG.exception("A request in the lobby has failed.")
                    self.client.refuse(refusal, request.id)
        finally:
            self._working = self._requests = None

    async def _do(self, request: Any) -> None:
        lobby = self._lobby
        match request:
            case Find():
                await lobby.find(self, request)
            case Cancel():
                lobby.matchmaking.cancel(self)
            case Keep():
                if len(self.kept) >= MOST_KEPT and request.table not in self.kept:
                    raise Refusal("too-many-offers")
                await lobby.keep(self, request.table, request.secret)
            case Withdraw():
                await lobby.withdraw(self, request.table, request.secret)
                self.kept.pop(request.table, None)
            case Sit():
                invite, until = await lobby.sit(self, request.table)
                self.client.send(Invited(request.id, request.table, invite, until))
                return
        self.client.acknowledge(request.id, 0)

    def ended(self) -> None:
        super().ended()
        if self._working is not None:
            self._working.cancel()
        self._lobby.leave(self)

    # ------------------------------------------------------------ for the lobby

    def keep(self, table: str, holder: str) -> None:
        """Note that this visitor holds a seat at a waiting table and is still here."""
        self.kept[table] = holder

    def keeps(self, table: str) -> bool:
        """Whether the visitor holds a seat at this waiting table."""
        return table in self.kept

    def tell_paired(self, pairing: Pairing) -> None:
        others = [one.line for one in pairing.seekers if one.key != self.key]
        self.client.send(Paired(pairing.table, pairing.invite, others, pairing.until))

    def tell_unpaired(self, table: str, code: str) -> None:
        self.kept.pop(table, None)
        message = sentence(Refusal(code), self.client.language)
        self.client.send(Unpaired(table, code, message, self.seeker is not None))

    def tell_began(self, table: str) -> None:
        self.kept.pop(table, None)
        self._lobby.matchmaking.cancel(self)
        self.client.send(GameBegan(table))
        self._lobby.stop_other_windows(self, table)
