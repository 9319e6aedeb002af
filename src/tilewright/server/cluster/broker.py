"""Messages between processes, through Redis. It may lose any of them: everything durable is in the database.

Each process listens at one channel. All messages of one turn of the event loop to a process go out together. A process
sends itself a heartbeat every second; if it does not receive it, the broker counts as unreachable.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Callable
from typing import Any

import msgspec
import redis.asyncio
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff

from .messages import AnyMessage, decode, encode

LOG = logging.getLogger("tilewright.server")
BEAT_S = 1.0
SILENCE_S = 3.0
"""Without a heartbeat for this long, the broker counts as unreachable."""
AGAIN_S = 0.5
NO_MESSAGES = encode([])
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
        self._sending: asyncio.Task[None] | None = None
        self._listening: asyncio.Task[None] | None = None
        self._beating: asyncio.Task[None] | None = None
        self._is_closed = False

    async def open(self) -> None:
        """Connect and wait until messages arrive; raises what redis raises."""
        await self.client.ping()
        loop = asyncio.get_running_loop()
        self._listening = loop.create_task(self._listen())
        self._beating = loop.create_task(self._beat())
        async with asyncio.timeout(SILENCE_S):
            while not self.is_up:
                await asyncio.sleep(0.02)

    async def stop_listening(self) -> None:
        """Stop receiving; sending continues."""
        for task in (self._listening, self._beating):
            if task is not None:
                task.cancel()
                await asyncio.wait([task])

    async def close(self) -> None:
        """Send the queued messages, then disconnect."""
        await self.stop_listening()
        self._is_closed = True
        if self._sending is not None:
            with contextlib.suppress(Exception):
                await asyncio.wait_for(self._sending, AGAIN_S)
        self.is_up = False
        with contextlib.suppress(*FAILURES):
            await self.client.aclose()

    # ------------------------------------------------------------ sending

    def send(self, process: str, message: AnyMessage) -> None:
        """Send a message to a process, with others of this turn of the event loop; after `close`, to nobody."""
        if self._is_closed:  # otherwise the client would connect again, and that connection would never be closed
            return
        self._out.setdefault(process, []).append(message)
        if self._sending is None:
            self._sending = asyncio.get_running_loop().create_task(self._send_all())

    async def _send_all(self) -> None:
        try:
            while self._out:
                out, self._out = self._out, {}
                if self.is_up:
                    await self._publish(out)
                else:
                    self._not_sent(out)
        finally:
            self._sending = None

    async def _publish(self, out: dict[str, list[AnyMessage]]) -> None:
        pipeline = self.client.pipeline(transaction=False)
        for process, messages in out.items():
            pipeline.publish(_channel(process), encode(messages))
        try:
            listeners = await pipeline.execute()
        except FAILURES as error:
            self._lost(error)  # the messages may have arrived or not
            return
        self._not_sent(
            {process: out[process] for process, count in zip(list(out), listeners, strict=True) if not count}
        )

    def _not_sent(self, out: dict[str, list[AnyMessage]]) -> None:
        for process, messages in out.items():
            self._undelivered(process, messages)

    async def _beat(self) -> None:
        while True:
            await asyncio.sleep(BEAT_S)
            with contextlib.suppress(*FAILURES):
                await self.client.publish(_channel(self._process), NO_MESSAGES)

    # ------------------------------------------------------------ listening

    async def _listen(self) -> None:
        while True:
            try:
                async with self.client.pubsub(ignore_subscribe_messages=True) as pubsub:
                    await pubsub.subscribe(_channel(self._process))
                    await self.client.publish(_channel(self._process), NO_MESSAGES)
                    await self._listen_to(pubsub)
            except FAILURES as error:
                self._lost(error)
            with contextlib.suppress(*FAILURES):  # otherwise the next message would be lost on an old connection
                await self.client.connection_pool.disconnect()
            await asyncio.sleep(AGAIN_S)

    async def _listen_to(self, pubsub: Any) -> None:
        heard = time.monotonic()
        while True:
            got = await pubsub.get_message(timeout=BEAT_S)
            if got is not None:
                heard = time.monotonic()
                if not self.is_up:
                    self.is_up, self.up_since = True, heard
                    LOG.info("The broker can be reached.")
                self._deliver(got["data"])
            elif time.monotonic() - heard > SILENCE_S:
                raise TimeoutError("it is silent")

    def _deliver(self, data: bytes) -> None:
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


def _channel(process: str) -> str:
    return f"tilewright:{process}"
