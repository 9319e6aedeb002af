"""Messages between processes, through Redis. Any message may be lost: everything durable is in the database.

Each process subscribes to one channel. Messages to a process go out in batches: those of one turn of the event loop, or
those that gather until Redis has answered the last batch. A process sends itself a heartbeat every second; if Redis
does not answer, the broker counts as unreachable.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Callable

import msgspec
import redis.asyncio
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff

from tilewright.server.background import is_cancelled

from .messages import AnyMessage, decode, encode
from .wire import Wire

LOG = logging.getLogger("tilewright.server")
BEAT_S = 1.0
SILENCE_S = 3.0
"""Without an answer to a heartbeat for this long, the broker counts as unreachable."""
AGAIN_S = 0.5
FAILURES = (redis.RedisError, OSError, asyncio.TimeoutError)


def connect(url: str) -> redis.asyncio.Redis:
    """A client that never retries, because no request may be carried out twice; raises ValueError."""
    return redis.asyncio.Redis.from_url(
        url, socket_timeout=SILENCE_S, socket_connect_timeout=SILENCE_S, retry=Retry(NoBackoff(), 0)
    )


class Broker:
    """The channel of this process, and those of the others."""

    def __init__(
        self,
        url: str,
        process: str,
        hear: Callable[[AnyMessage], None],
        undelivered: Callable[[str, list[AnyMessage]], None],
    ) -> None:
        """`undelivered` is called with messages that certainly reached nobody."""
        self.is_up = False
        self.up_since = 0.0
        """Since when the broker can be reached, by the monotonic clock."""
        self.client = connect(url)
        self._process = process
        self._hear = hear
        self._undelivered = undelivered
        self._out: dict[str, list[AnyMessage]] = {}
        self._wire: Wire | None = None
        self._connecting: asyncio.Task[None] | None = None
        self._is_closed = False

    async def open(self) -> None:
        """Connect and wait until messages arrive; raises what redis raises."""
        await self.client.ping()
        self._connecting = asyncio.get_running_loop().create_task(self._stay_connected())
        async with asyncio.timeout(SILENCE_S):
            while not self.is_up:
                await asyncio.sleep(0.02)

    async def stop_listening(self) -> None:
        """Stop receiving; sending continues."""
        if self._connecting is not None:
            self._connecting.cancel()
            await asyncio.wait([self._connecting])
        if self._wire is not None and self.is_up:
            self._wire.stop_listening()

    async def close(self) -> None:
        """Send the queued messages, then disconnect."""
        await self.stop_listening()
        self._send_all()
        self._is_closed = True
        if self._wire is not None:
            until = time.monotonic() + AGAIN_S
            while self._wire.unanswered and not self._wire.ended.done() and time.monotonic() < until:
                await asyncio.sleep(0.01)
            await self._wire.close()
        self.is_up = False
        with contextlib.suppress(*FAILURES):
            await self.client.aclose()

    # ------------------------------------------------------------ sending

    def send(self, process: str, message: AnyMessage) -> None:
        """Queue a message to a process; queued messages are sent together. After `close` it is dropped."""
        if self._is_closed:
            return
        if not self._out:
            asyncio.get_running_loop().call_soon(self._send_all)
        self._out.setdefault(process, []).append(message)

    def _send_all(self) -> None:
        """Send the queued messages, unless a batch is unanswered: few large messages cost less than many small ones."""
        if self.is_up and self._wire is not None and self._wire.unanswered:
            return
        out, self._out = self._out, {}
        for process, messages in out.items():
            if self.is_up and self._wire is not None:
                self._publish(self._wire, process, messages)
            else:
                self._undelivered(process, messages)

    def _publish(self, wire: Wire, process: str, messages: list[AnyMessage]) -> None:
        def delivered(listeners: int) -> None:
            if not listeners:
                self._undelivered(process, messages)
            self._send_all()

        wire.publish(_channel(process), encode(messages), delivered)

    # ------------------------------------------------------------ listening

    async def _stay_connected(self) -> None:
        while not is_cancelled():
            self._wire = wire = Wire(_channel(self._process), self._deliver)
            try:
                await wire.open(self.client)
                if is_cancelled():
                    return  # `close` closes the wire
                await self._watch(wire)
            except FAILURES as error:
                self._lost(error)  # messages without an answer may have arrived or not
            await wire.close()
            with contextlib.suppress(*FAILURES):  # otherwise the next request would be lost on an old connection
                await self.client.connection_pool.disconnect()
            await asyncio.sleep(AGAIN_S)

    async def _watch(self, wire: Wire) -> None:
        """Send heartbeats; raises what ended the connection, or TimeoutError if Redis does not answer."""
        while time.monotonic() - wire.answered < SILENCE_S:
            self._publish(wire, self._process, [])
            await asyncio.wait([wire.ended], timeout=BEAT_S)
            if wire.ended.done():
                raise wire.ended.result()
        raise TimeoutError("it is silent")

    def _deliver(self, data: bytes) -> None:
        if not self.is_up:
            self.is_up, self.up_since = True, time.monotonic()
            LOG.info("The broker can be reached.")
        try:
            messages = decode(data)
        except (msgspec.DecodeError, UnicodeDecodeError):
            LOG.warning("A message from the broker is unreadable; do all processes have the same version?")
            return
        for message in messages:
            try:
                self._hear(message)
            except Exception:
                LOG.exception("A message of another process could not be handled.")

    def _lost(self, error: BaseException) -> None:
        if self.is_up:
            self.is_up = False
            LOG.warning("The broker cannot be reached: %s", str(error) or type(error).__name__)
            self._send_all()


def _channel(process: str) -> bytes:
    return f"tilewright:{process}".encode()
