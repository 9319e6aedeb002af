"""One connection to Redis that publishes, and subscribes to a channel.

redis-py opens it, and so handles addresses, passwords and TLS. Its own commands need seven times the processor time for
a message from one process to another. `_writer`, the attribute of a connection that is used here, is undocumented;
pyproject.toml names the versions of redis-py that have it.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from time import monotonic
from typing import Any

import redis.asyncio

Delivered = Callable[[int], None]
"""Called with the number of processes that have received a message."""


class Wire(asyncio.Protocol):
    """The connection; `hear` gets each message that arrives at the channel."""

    def __init__(self, channel: bytes, hear: Callable[[bytes], None]) -> None:
        self.ended: asyncio.Future[Exception] = asyncio.get_running_loop().create_future()
        self.answered = monotonic()
        """When the last answer of Redis came."""
        self.unanswered: deque[Delivered] = deque()
        self._channel = channel
        self._hear = hear
        self._unread = b""
        self._connection: Any = None
        self._transport: asyncio.Transport

    async def open(self, client: redis.asyncio.Redis) -> None:
        """Connect and listen; raises what redis-py raises."""
        pool: Any = client.connection_pool
        self._connection = pool.make_connection()
        await self._connection.connect()
        self.answered = monotonic()
        self._transport = self._connection._writer.transport
        self._transport.set_protocol(self)
        # version 3 of the protocol allows both on one connection
        self._write(_command(b"HELLO", b"3") + _command(b"SUBSCRIBE", self._channel))

    def publish(self, channel: bytes, data: bytes, delivered: Delivered) -> None:
        """Send a message to all subscribers of a channel; if the connection ends first, `delivered` is not called."""
        self.unanswered.append(delivered)
        self._write(_command(b"PUBLISH", channel, data))

    def stop_listening(self) -> None:
        """Receive no more messages."""
        self._write(_command(b"UNSUBSCRIBE"))

    async def close(self) -> None:
        """Disconnect at once."""
        if self._connection is not None and self._connection.is_connected:
            self._connection._writer.transport.abort()
            await self._connection.disconnect(nowait=True)

    def _write(self, data: bytes) -> None:
        if not self._transport.is_closing():  # else uvloop would raise RuntimeError
            self._transport.write(data)

    # ------------------------------------------------------------ as `asyncio.Protocol`

    def data_received(self, data: bytes) -> None:
        data, at = self._unread + data, 0
        while not self.ended.done() and (found := _read(data, at)) is not None:
            value, at = found
            if isinstance(value, int):
                self.answered = monotonic()
                self.unanswered.popleft()(value)
            elif isinstance(value, redis.RedisError):
                self.connection_lost(value)
            elif isinstance(value, list) and value[0] == b"message":
                self._hear(value[2])
        self._unread = data[at:]

    def connection_lost(self, exc: Exception | None) -> None:
        if not self.ended.done():
            self.ended.set_result(exc or ConnectionError("the connection was closed"))


def _command(*words: bytes) -> bytes:
    return b"*%d\r\n" % len(words) + b"".join([b"$%d\r\n%b\r\n" % (len(word), word) for word in words])


def _read(data: bytes, at: int) -> tuple[Any, int] | None:
    """An answer or a message that begins there, and where it ends; None if it is incomplete."""
    end = data.find(b"\r\n", at)
    if end < 0:
        return None
    kind, text, end = data[at : at + 1], data[at + 1 : end], end + 2
    if kind == b"$":
        last = end + int(text)
        return (data[end:last], last + 2) if len(data) >= last + 2 else None
    if kind in (b"*", b">", b"%"):
        values: list[Any] = []
        for _ in range(int(text) * (2 if kind == b"%" else 1)):
            found = _read(data, end)
            if found is None:
                return None
            values.append(found[0])
            end = found[1]
        return values, end
    if kind == b"-":
        return redis.ResponseError(text.decode(errors="replace")), end
    return int(text) if kind == b":" else text, end
