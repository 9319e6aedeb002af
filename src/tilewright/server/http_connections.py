"""TCP connections: how many there may be, and how long a request may take to arrive.

Uvicorn refuses no connection (its `limit_concurrency` only answers 503) and waits for ever for the rest of a request. A
client could open connections until the system has no file descriptors left, or keep unfinished requests in memory. Here
each connection counts until it ends, also as a WebSocket: for its address, and in all. The head and the body of a
request each have a time limit, however slowly bytes arrive.

This subclasses an undocumented class of uvicorn, as `sockets.py` does. What is used of it: `conn`, `client`, `loop`,
`transport`, and the methods that are overridden below.
"""

from __future__ import annotations

import asyncio
import logging
import time
from functools import partial
from typing import Any, cast

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from .limits import BODY_S, HEAD_S, UNREAD_S, ConcurrencyLimit, Limits, Proxies, Rates, address_of
from .sockets import Socket

LOG = logging.getLogger("tilewright.server")
BETWEEN_COMPLAINTS_S = 60.0


class Guard:
    """Counts the connections of one server, and logs when it refuses or ends some."""

    def __init__(self, limits: Limits, proxies: Proxies) -> None:
        self.connections = ConcurrencyLimit(limits.tcp_connections, limits.connections_of_all)
        self._arrivals = Rates(limits.connections, 2 * limits.tcp_connections)
        self._limits = limits
        self._proxies = proxies
        self._complained: dict[str, float] = {}

    def enter(self, client: tuple[str, int] | None) -> str | None:
        """Count a connection and return the key that it is counted under; None if there are too many."""
        address = address_of(client)
        if client is not None and client[0] in self._proxies:  # for many people: each connection counts separately
            address = f"{client[0]} {client[1]}"
        elif not self._arrivals.take(address):  # refused here: refusing each request would cost 10 times more
            self.complain(f"An address opens more than {self._limits.connections} connections a second.")
            return None
        if self.connections.enter(address):
            return address
        if len(self.connections) >= self._limits.connections_of_all:
            self.complain(f"There are {len(self.connections)} connections, as many as allowed; others are refused.")
        else:
            self.complain(f"An address has {self._limits.tcp_connections} connections; its others are refused.")
        return None

    def complain(self, sentence: str) -> None:
        """Write a line to the log, each kind at most once a minute."""
        now = time.monotonic()
        if now - self._complained.get(sentence, -BETWEEN_COMPLAINTS_S) >= BETWEEN_COMPLAINTS_S:
            self._complained[sentence] = now
            LOG.warning("%s", sentence)


class HttpConnection(H11Protocol):
    """One connection of a client, until it becomes a WebSocket."""

    def __init__(self, guard: Guard, **uvicorns: Any) -> None:
        super().__init__(**uvicorns)
        self._guard = guard
        self._address: str | None = None
        self._awaited: object = None
        """The state of h11 (waiting for the head, or for the body) that the timer is for."""
        self._timer: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Count the connection, or end it."""
        super().connection_made(transport)
        self._address = self._guard.enter(self.client)
        if self._address is None:
            transport.abort()
        else:
            self._watch()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self._stop_watching()
        self._leave()

    def data_received(self, data: bytes) -> None:
        """Bytes from the network. Receiving a part of a head or body does not restart its timer."""
        super().data_received(data)
        if self.transport.get_protocol() is self:
            self._watch()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """Hand the connection over to the WebSocket; it counts until that ends."""
        self._stop_watching()
        super().handle_websocket_upgrade(event)
        if self._address is not None:
            # A method of `self` would keep this object in memory as long as the WebSocket.
            leave = partial(self._guard.connections.leave, self._address)
            cast("Socket", self.transport.get_protocol()).on_end = leave
            self._address = None

    def timeout_keep_alive_handler(self) -> None:
        """No request followed a response: close, with a time limit for the client to read the rest."""
        super().timeout_keep_alive_handler()
        self.loop.call_later(UNREAD_S, self.transport.abort)

    def _leave(self) -> None:
        if self._address is not None:
            self._guard.connections.leave(self._address)
            self._address = None

    def _watch(self) -> None:
        """Start the timer for the head or the body of a request when h11 begins to wait for it."""
        state = self.conn.their_state
        if state is not self._awaited:
            self._stop_watching()
            self._awaited = state
            if state in (h11.IDLE, h11.SEND_BODY):
                self._timer = self.loop.call_later(HEAD_S if state is h11.IDLE else BODY_S, self._too_late)

    def _stop_watching(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _too_late(self) -> None:
        self._guard.complain("Requests do not arrive in time; their connections are closed.")
        self.transport.abort()
