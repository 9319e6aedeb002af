"""The ASGI application: routes requests to the page, the HTTP API and the WebSockets.

If the server has names (`--name`), the Host header of every request is checked. Requests for the page are not checked
further. Requests to the HTTP API are also checked for rate, bans, origin and content type. WebSockets are also checked
for their origin, then by `conversations.py` for bans and the number of connections.
"""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from urllib.parse import urlsplit

from litestar import Litestar
from litestar.handlers import HTTPRouteHandler
from litestar.types import Receive, Scope, Send

from . import (
    duplicate_api,
    lobby_api,
    people_api,
    push_api,
    puzzles_api,
    questions_api,
    reviews_api,
    tables_api,
    tournaments_api,
)
from .catalogue import LANGUAGES, load
from .connection import Connection
from .conversations import Conversation, serve_socket
from .dependencies import dependencies_of
from .errors import Refusal
from .host import Host
from .limits import BODY_BYTES, address_of, is_ip_address, is_this_machine
from .lobby.connection import LobbyConnection
from .openapi import document_route
from .ownership import Ownership
from .page import Page
from .responses import answer_error, securely, send_permission, send_problem, sharing_with
from .services import Services
from .sockets import Socket
from .store import StoreError
from .store.retention import Policy

LOG = logging.getLogger("tilewright.server")
APIS = (
    questions_api,
    tables_api,
    reviews_api,
    push_api,
    puzzles_api,
    duplicate_api,
    people_api,
    lobby_api,
    tournaments_api,
)
"""Modules of which every route handler is served."""
LIVE, LOBBY = "/live", "/api/lobby"
METRICS = "/metrics"
CHECKED_METHODS = ("POST", "PUT", "PATCH", "DELETE")


class Application:
    """The ASGI callable that uvicorn serves."""

    def __init__(
        self,
        services: Services,
        page: Page | None,
        origins: Sequence[str] = (),
        names: Sequence[str] = (),
        policy: Policy | None = None,
        open_metrics: bool = False,
        ownership: Ownership | None = None,
        *,
        has_lobby: bool = False,
    ) -> None:
        self.services = services
        self.host = Host(services, policy, ownership, has_lobby=has_lobby)
        self._page = page
        self._origins = frozenset(origin.rstrip("/").lower() for origin in origins)
        self._names = frozenset(name.lower() for name in names)
        self._open_metrics = open_metrics
        self._http = make_http(self.host)
        self._sockets: dict[str, Callable[[Host, Socket, str], Conversation]] = {LIVE: Connection}
        if has_lobby:
            self._sockets[LOBBY] = LobbyConnection
        for language in LANGUAGES:
            load(language)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Handle one ASGI scope: an HTTP request, a WebSocket, or the lifespan."""
        kind: str = scope["type"]
        if kind == "http":
            await self._answer(scope, receive, securely(send))
        elif kind == "websocket":
            await self._connect(scope, receive, send)
        else:
            await self._http(scope, receive, send)

    async def _answer(self, scope: Scope, receive: Receive, send: Send) -> None:
        method: str = scope["method"]  # type: ignore[typeddict-item]
        headers = dict(scope["headers"])
        if not self._is_own_host(headers):
            await self._refuse(scope, receive, send, Refusal("forbidden-origin"))
            return
        if self._page is not None and method in ("GET", "HEAD") and scope["path"] in self._page:
            await self._page(scope, receive, send)
            return
        address = address_of(scope["client"])
        refusal = self._refusal(scope["path"], address, method, headers)
        origin = headers.get(b"origin", b"")
        if origin.decode("latin-1").lower() in self._origins:
            send = sharing_with(origin, send)
            if method == "OPTIONS" and refusal is None:
                await send_permission(send)
                return
        if refusal is not None:
            await self._refuse(scope, receive, send, refusal)
        elif method not in CHECKED_METHODS:
            await self._http(scope, receive, send)
        elif not self.services.posts.enter(address):
            await self._refuse(scope, receive, send, Refusal("too-many-requests"))
        else:
            try:
                await self._http(scope, receive, send)
            finally:
                self.services.posts.leave(address)

    async def _refuse(self, scope: Scope, receive: Receive, send: Send, refusal: Refusal) -> None:
        """Refuse a request; one too many also ends its connection, so that the limit of new connections applies."""
        self.services.metrics.refusals[refusal.code] += 1
        is_last = refusal.code == "too-many-requests"
        if is_last:  # closed before the body has arrived, the connection would be reset and the answer lost
            while (await receive()).get("more_body"):
                pass
        await send_problem(scope, send, refusal, is_last=is_last)

    def _refusal(self, path: str, address: str, method: str, headers: dict[bytes, bytes]) -> Refusal | None:
        if not self.services.requests.take(address):
            return Refusal("too-many-requests")
        if self.services.is_banned(address):
            return Refusal("banned")
        if path == METRICS and not self._open_metrics and not is_this_machine(address):
            return Refusal("not-found")
        if method in CHECKED_METHODS:
            if not self._allows_origin(headers):
                return Refusal("forbidden-origin")
            if method == "POST" and headers.get(b"content-type", b"").partition(b";")[0].strip() != b"application/json":
                return Refusal("unsupported-media-type")
        return None

    async def _connect(self, scope: Scope, receive: Receive, send: Send) -> None:
        headers = dict(scope["headers"])
        begin = self._sockets.get(scope["path"])
        if begin is not None and self._is_own_host(headers) and self._allows_origin(headers):
            await serve_socket(self.host, scope, receive, send, begin)
            return
        refusal = Refusal("not-found" if begin is None else "forbidden-origin")
        self.services.metrics.refusals[refusal.code] += 1
        await receive()
        await send({"type": "websocket.close", "code": 1008, "reason": refusal.code})

    def _is_own_host(self, headers: dict[bytes, bytes]) -> bool:
        """Whether the Host header is a name of this server, or an IP address; without names it may be anything.

        Unchecked, another site could point its own host name at this server, and its pages would count as ours (DNS
        rebinding).
        """
        if not self._names:
            return True
        try:
            name = urlsplit("//" + headers.get(b"host", b"").decode("latin-1")).hostname or ""
        except ValueError:
            return False
        return name in self._names or is_ip_address(name)

    def _allows_origin(self, headers: dict[bytes, bytes]) -> bool:
        """Whether the Origin is missing (not a browser), our own, or allowed by `--origin`."""
        origin = headers.get(b"origin", b"").decode("latin-1").lower()
        if not origin or origin in self._origins:
            return True
        try:
            place = urlsplit(origin).netloc
        except ValueError:  # such as http://[::1
            return False
        return bool(place) and place == headers.get(b"host", b"").decode("latin-1").lower()


def make_http(host: Host) -> Litestar:
    """The HTTP API with its lifespan."""
    services = host.services

    @asynccontextmanager
    async def running(_: Litestar) -> AsyncIterator[None]:
        services.computers.start()
        try:
            await host.start()
        except StoreError as error:
            LOG.error("The tables cannot be read: %s", error)
            raise
        try:
            yield
        finally:
            await host.close()
            await services.reviews.close()
            if services.notices is not None:
                await services.notices.close()
            await services.computers.close()
            await services.store.close()

    handlers = [each for api in APIS for each in vars(api).values() if isinstance(each, HTTPRouteHandler)]
    dependencies = dependencies_of(host)
    return Litestar(
        [*handlers, document_route(handlers, dependencies)],
        lifespan=[running],
        dependencies=dependencies,
        exception_handlers={Exception: answer_error},
        request_max_body_size=BODY_BYTES,
        openapi_config=None,
        logging_config=None,
    )
