"""The common part of all WebSockets of the server: limits, decoding, `hello` first, answers to malformed input, and the
end of connections whose device was signed out."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable
from functools import partial
from typing import Any

import msgspec
from litestar.types import Receive, Scope, Send

from .background import is_cancelled
from .clients import Client
from .errors import Refusal, refusal_for
from .host import POLICY_VIOLATION, Host
from .limits import Bucket, address_of
from .sockets import EXTENSION, Socket

LOG = logging.getLogger("tilewright.server")
SIGNED_IN_S = 20.0
"""How often to check that a device is still signed in, if its connection uses its person's token."""


class _Numbered(msgspec.Struct):
    id: int | None = None


_numbers = msgspec.json.Decoder(_Numbered)


class Conversation:
    """One WebSocket: decodes requests and checks limits; subclasses carry requests out."""

    __slots__ = ("_bucket", "_greeting", "_guard", "_host", "_mistakes", "_services", "_waiting", "client")
    decoder: msgspec.json.Decoder[Any]
    """Decodes the requests."""
    hello: type[msgspec.Struct]
    """The type of the first request."""

    def __init__(self, host: Host, socket: Socket, address: str) -> None:
        self._host = host
        self._services = services = host.services
        self.client = Client(socket, services.metrics, address)
        self._bucket = Bucket(services.limits.requests_a_second, services.limits.burst, time.monotonic())
        self._mistakes = 0
        self._greeting: asyncio.Task[None] | None = None
        self._guard: asyncio.Task[None] | None = None
        self._waiting: list[Any] = []
        """Requests that arrived before `hello` was answered."""

    # ------------------------------------------------------------ for subclasses

    async def enter(self, hello: Any) -> None:
        """Answer `hello`, or raise a Refusal."""
        raise NotImplementedError

    def carry_out(self, request: Any) -> None:
        """Carry a request out and answer it once. `hello` is handled by `enter`; a request may come before it."""
        raise NotImplementedError

    def ended(self) -> None:
        """The connection is closed."""
        for task in (self._greeting, self._guard):
            if task is not None:
                task.cancel()

    def guard(self, token: str | None) -> None:
        """Close the connection soon after the device with this token was signed out; None: the connection uses none."""
        if self._guard is not None:
            self._guard.cancel()
            self._guard = None
        if token is not None:
            self._guard = asyncio.get_running_loop().create_task(self._end_when_signed_out(token))

    async def _end_when_signed_out(self, token: str) -> None:
        """Check the token periodically: the device may be signed out here or at another process."""
        while not is_cancelled():
            await asyncio.sleep(SIGNED_IN_S)
            try:
                await self._host.people.of_token(token)
            except Refusal as refusal:
                if refusal.code in ("not-signed-in", "name-banned"):
                    self.client.refuse(refusal)
                    self.client.socket.close(POLICY_VIOLATION, refusal.code)
                    return

    # ------------------------------------------------------------ receiving

    def heard(self, message: bytes) -> None:
        """A message has arrived: carry it out or refuse it."""
        self._services.metrics.messages_in += 1
        if not self._bucket.take(time.monotonic()) or not self._services.messages.take(self.client.address):
            self.mistake(Refusal("too-many-requests"), _number_of(message))
            return
        try:
            request = self.decoder.decode(message)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
            self.mistake(Refusal("malformed"), _number_of(message))
            return
        if self._greeting is not None:
            self._waiting.append(request)
        else:
            self._take(request)

    def heard_nonsense(self, code: str) -> None:
        """A binary message, or one that is too large, has arrived."""
        self._services.metrics.messages_in += 1
        self.mistake(Refusal(code), None)

    def mistake(self, refusal: Refusal, number: int | None) -> None:
        """Refuse input that a correct client does not send; too many such refusals close the connection."""
        self._mistakes += 1
        self.client.refuse(refusal, number)
        if self._mistakes >= self._services.limits.malformed:
            self.client.socket.close(POLICY_VIOLATION, refusal.code)

    def _take(self, request: Any) -> None:
        if type(request) is self.hello:
            self._greeting = asyncio.get_running_loop().create_task(self._greet(request))
        else:
            self.carry_out(request)

    async def _greet(self, hello: Any) -> None:
        try:
            await self.enter(hello)
        except Exception as error:
            refusal = refusal_for(error)
            if refusal.code == "internal":
                LOG.exception("Hello has failed.")
            self.mistake(refusal, None)
        finally:
            self._greeting = None
            self._go_on()

    def _go_on(self) -> None:
        """Carry out the waiting requests, up to another `hello`."""
        while self._waiting and self._greeting is None:
            self._take(self._waiting.pop(0))


def _number_of(message: bytes) -> int | None:
    """The id of a request that could not be decoded."""
    try:
        number = _numbers.decode(message).id
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return None
    return number if number is not None and 0 <= number < 2**53 else None


async def serve_socket(
    host: Host, scope: Scope, receive: Receive, send: Send, begin: Callable[[Host, Socket, str], Conversation]
) -> None:
    """Serve one WebSocket from its opening to its end."""
    await receive()
    socket: Socket | None = (scope.get("extensions") or {}).get(EXTENSION)  # type: ignore[assignment]
    if socket is None:
        raise RuntimeError("live connections need Tilewright's own sockets: start the server with `tilewright serve`")
    services = host.services
    address = address_of(scope["client"])
    await send({"type": "websocket.accept", "subprotocol": None, "headers": []})
    conversation = begin(host, socket, address)
    is_banned = services.is_banned(address)
    if host.is_closing or is_banned or not await services.connections.admit(address):
        code = "closing" if host.is_closing else "banned" if is_banned else "too-many-connections"
        conversation.client.refuse(Refusal(code))
        socket.close(POLICY_VIOLATION, code)
        return
    try:
        socket.listen(conversation, partial(services.batcher.call, address=address), services.clock)
        while (await receive())["type"] != "websocket.disconnect":
            pass
    finally:
        services.connections.leave(address)
        conversation.ended()
