"""One WebSocket connection with hand-written frames, as cheap as Python can make a client.

The masking key is four zero bytes, which the protocol allows and which masks nothing: the server unmasks as usual, and
the client need not mask.
"""

from __future__ import annotations

import asyncio
import struct
from collections.abc import Callable
from typing import cast

TEXT, BINARY, CLOSE, PING, PONG = 1, 2, 8, 9, 10
_FINAL = 0x80
_MASKED = 0x80
_NO_MASK = bytes(4)


def frame(payload: bytes, kind: int = TEXT) -> bytes:
    """A client's frame."""
    length = len(payload)
    if length < 126:
        return bytes((_FINAL | kind, _MASKED | length)) + _NO_MASK + payload
    if length < 65536:
        return struct.pack("!BBH", _FINAL | kind, _MASKED | 126, length) + _NO_MASK + payload
    return struct.pack("!BBQ", _FINAL | kind, _MASKED | 127, length) + _NO_MASK + payload


class Socket(asyncio.Protocol):
    """A client's connection.

    `on_message` is called with the socket and each text as bytes, `on_close` with the close code or None.
    """

    def __init__(
        self, host: str, path: str, on_message: Callable[[Socket, bytes], None], on_close: Callable[[int | None], None]
    ) -> None:
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._request = (
            f"GET {path} HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            "Sec-WebSocket-Key: dGlsZXdyaWdodCBiZW5jaA==\r\nSec-WebSocket-Version: 13\r\n\r\n"
        ).encode()
        self._on_message = on_message
        self._on_close = on_close
        self._buffer = b""
        self._shaken = False
        self._code: int | None = None
        self._transport: asyncio.Transport | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)  # uvloop's transports are not instances of this class
        self._transport.write(self._request)

    def connection_lost(self, error: Exception | None) -> None:
        self._transport = None
        if not self.opened.done():
            self.opened.set_exception(ConnectionError(f"no connection: {self._buffer[:200]!r}"))
        self._on_close(self._code)

    def data_received(self, data: bytes) -> None:
        data = self._buffer + data if self._buffer else data
        if not self._shaken:
            end = data.find(b"\r\n\r\n")
            if end < 0:
                self._buffer = data
                return
            if not data.startswith(b"HTTP/1.1 101"):
                self._buffer = data
                self.abort()
                return
            self._shaken = True
            if not self.opened.done():  # otherwise the caller has given up waiting
                self.opened.set_result(None)
            data = data[end + 4 :]
        self._buffer = self._read(data)

    def _read(self, data: bytes) -> bytes:
        """Handle all complete frames and return the rest; servers do not mask."""
        at = 0
        size = len(data)
        while size - at >= 2:
            kind = data[at] & 15
            length = data[at + 1]
            body = at + 2
            if length == 126:
                if size - at < 4:
                    break
                length = data[at + 2] << 8 | data[at + 3]
                body = at + 4
            elif length == 127:
                if size - at < 10:
                    break
                length = int.from_bytes(data[at + 2 : at + 10])
                body = at + 10
            if size - body < length:
                break
            at = body + length
            if kind == TEXT:
                self._on_message(self, data[body:at])
            elif kind == PING:
                self.send(data[body:at], PONG)
            elif kind == CLOSE:
                self._code = int.from_bytes(data[body : body + 2]) if length >= 2 else None
                self.send(data[body : body + 2], CLOSE)
                self.abort()
        return data[at:]

    @property
    def is_open(self) -> bool:
        return self._transport is not None and not self._transport.is_closing()

    def send(self, payload: bytes, kind: int = TEXT) -> None:
        """Send one frame, if the connection is open."""
        if self._transport is not None:
            self._transport.write(frame(payload, kind))

    def send_raw(self, data: bytes) -> None:
        """Send raw bytes, which need not be a frame."""
        if self._transport is not None:
            self._transport.write(data)

    def stop_reading(self) -> None:
        """Leave what the server sends unread."""
        if self._transport is not None:
            self._transport.pause_reading()

    def abort(self) -> None:
        """Abort the connection without a close frame."""
        if self._transport is not None:
            self._transport.close()


async def connect(
    port: int,
    path: str,
    on_message: Callable[[Socket, bytes], None],
    on_close: Callable[[int | None], None] = lambda _code: None,
    *,
    source: str | None = None,
) -> Socket:
    """Open a connection to a server on this machine; raises ConnectionError."""
    loop = asyncio.get_running_loop()
    _, socket = await loop.create_connection(
        lambda: Socket(f"127.0.0.1:{port}", path, on_message, on_close),
        "127.0.0.1",
        port,
        local_addr=None if source is None else (source, 0),
    )
    try:
        await socket.opened
    except asyncio.CancelledError:
        socket.abort()
        raise
    return socket
