"""A faster WebSocket for uvicorn: whole text messages go straight to a listener, and one frame goes out to many.

Uvicorn's own implementation builds several objects and wakes a task for each message in each direction, which is most
of the cost of a move. Here the usual message, one unfragmented text frame, is read and written directly. All other
frames (pings, closing, fragments, violations of the protocol) go to the library, frame by frame. Clients need
few of them: a connection that sends more than OTHER_FRAMES_A_SECOND is closed, because each costs processor time.

This subclasses an undocumented class of uvicorn, so pyproject.toml allows only tested versions of uvicorn and
websockets. What is used of it: `conn`, `transport`, `queue`, `loop`, `config`, `scope`, `frames`, `curr_msg_data_type`,
`handshake_initiated`, `close_sent`, `close_timer`, `request`, `response`, and the methods that are
overridden or called below.
"""

from __future__ import annotations

import asyncio
import secrets
from collections import deque
from collections.abc import Callable
from statistics import median
from typing import Any, Protocol

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame as WebSocketFrame
from websockets.http11 import Request

from .limits import Bucket

try:
    from websockets.speedups import apply_mask
except ImportError:  # no compiled part for this platform
    from websockets.utils import apply_mask

EXTENSION = "tilewright.socket"
"""The ASGI scope holds the socket under this name in its extensions."""
FINAL, CONTROL = 0x80, 0x08
"""Bits of a frame's first byte."""
FINAL_TEXT = 0x81
MASKED = 0x80
SHORT, MEDIUM, LONG = 125, 126, 127
"""Values of a frame's second byte: the largest short length; a length of 2 bytes follows; one of 8 bytes follows."""
MASK_BYTES = 4
TOO_LARGE, TOO_MANY = 1009, 1008
OTHER_FRAMES_A_SECOND, OTHER_FRAMES_BURST = 10, 40
"""Limits of pings, pongs and fragments; the burst allows a message in fragments."""
PING = 0x89
PROBE_BYTES = 8
PROBE_S = 10.0
"""After this time without an answer a ping is given up, and another one may be sent."""
ROUND_TRIPS = 5
"""The lag is the median of this many measurements, so that one slow answer does not change it."""
LINGER_S = 0.5
"""How long input is still read and ignored after our close frame, before the connection is closed."""


class Listener(Protocol):
    """Receives the messages of a socket."""

    def heard(self, message: bytes) -> None:
        """A text message, whose content is not checked yet."""

    def heard_nonsense(self, code: str) -> None:
        """A binary or too large message; `code` is the error."""


def _head(length: int) -> bytes:
    if length <= SHORT:
        return bytes((FINAL_TEXT, length))
    if length < 1 << 16:
        return bytes((FINAL_TEXT, MEDIUM, length >> 8, length & 255))
    return bytes((FINAL_TEXT, LONG)) + length.to_bytes(8, "big")


USUAL = 2048
_HEADS = [_head(length) for length in range(USUAL)]
"""Frame heads by payload length, computed in advance: nearly all messages are shorter than `USUAL`."""


def text_frame(payload: bytes) -> bytes:
    """A message as a WebSocket frame; the same bytes serve every client."""
    length = len(payload)
    return (_HEADS[length] if length < USUAL else _head(length)) + payload


def payload_of(frame: bytes) -> bytes:
    """The message in a frame made by `text_frame`."""
    return frame[{MEDIUM: 4, LONG: 10}.get(frame[1], 2) :]


class Ending:
    """Replaces uvicorn's queue of messages: once there is a listener, only the disconnect goes through it.

    A queue takes 3 kB, and there may be ten thousand connections.
    """

    __slots__ = ("_message", "_waiter")

    def __init__(self) -> None:
        self._message: Any = None
        self._waiter: asyncio.Future[None] | None = None

    def empty(self) -> bool:
        """Whether nothing has come."""
        return self._message is None

    def put_nowait(self, message: Any) -> None:
        if self._message is None:
            self._message = message
            if self._waiter is not None and not self._waiter.done():
                self._waiter.set_result(None)

    async def get(self) -> Any:
        if self._message is None:
            self._waiter = asyncio.get_running_loop().create_future()
            await self._waiter
        return self._message


class Socket(WebSocketsSansIOProtocol):
    """One client's WebSocket."""

    _listener: Listener | None = None
    _gather: Callable[[Callable[[], None]], None]
    _clock: Callable[[], float]
    _unread: bytes = b""
    _will_read = False
    """Whether reading is scheduled for the next batch."""
    arrived = 0.0
    """When the first of the messages that are being read arrived."""
    _in_fragments = False
    """Whether the last data frame has left its message unfinished."""
    _other_frames: Bucket | None = None
    _probe: tuple[bytes, float] | None = None
    """The payload of the ping that is under way, and when it was sent."""
    _round_trips: deque[float] | None = None
    on_end: Callable[[], None] | None = None
    """Called when the connection has ended."""

    # ------------------------------------------------------------ for the application

    def listen(
        self, listener: Listener, gather: Callable[[Callable[[], None]], None], clock: Callable[[], float]
    ) -> None:
        """Send messages to the listener from now on; the application still awaits the disconnect.

        `gather` calls a function at once or, in a rush, together with those of other sockets.
        """
        self._listener, self._gather, self._clock = listener, gather, clock
        if self.queue.empty():
            self.queue = Ending()  # type: ignore[assignment]
        self.request = self.response = None  # type: ignore[assignment]  # of the handshake, with all headers
        if self._unread:
            self.arrived = clock()
            self._read()

    def write(self, frame: bytes) -> None:
        """Send a frame made by `text_frame`, without waiting for the client to take it."""
        transport = self.transport
        if not self.close_sent and not transport.is_closing():
            transport.write(frame)

    @property
    def unsent(self) -> int:
        """Bytes that the client has not taken yet."""
        return self.transport.get_write_buffer_size()

    @property
    def is_open(self) -> bool:
        """Whether anything can still be sent."""
        return not self.close_sent and not self.transport.is_closing()

    def measure(self) -> None:
        """Send a ping whose answer tells the connection's lag, unless one is under way."""
        now = self.loop.time()
        if not self.is_open or (self._probe is not None and now - self._probe[1] < PROBE_S):
            return
        payload = secrets.token_bytes(PROBE_BYTES)
        self._probe = payload, now
        self.transport.write(bytes((PING, PROBE_BYTES)) + payload)

    @property
    def lag(self) -> float:
        """The seconds that a message needs to the client and back; 0 before the first answer."""
        return median(self._round_trips) if self._round_trips else 0.0

    def close(self, code: int, reason: str) -> None:
        """Send a close frame and end the connection."""
        if self.is_open:
            self.conn.fail(code, reason)
            self.handle_parser_exception()

    def drop(self) -> None:
        """Abort the connection; unsent data is lost."""
        self.transport.abort()

    # ------------------------------------------------------------ for uvicorn

    def handle_connect(self, event: Request) -> None:
        """Put the socket into the ASGI scope."""
        super().handle_connect(event)
        if hasattr(self, "scope"):  # a failed handshake has no scope
            extensions: dict[str, Any] = self.scope["extensions"]
            extensions[EXTENSION] = self

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        if self.on_end is not None:
            self.on_end()

    def data_received(self, data: bytes) -> None:
        if not self.handshake_initiated:
            super().data_received(data)
            return
        if self.close_sent:
            return
        if self._listener is None:
            self._unread += data
            if len(self._unread) > self.config.ws_max_size:  # it sends before the handshake is accepted
                self.drop()
        elif self._unread or data[0] != FINAL_TEXT:
            # The rest of a message, or a control frame: read at once, or the delay of a pong would be measured as lag.
            if not self._will_read:
                self.arrived = self._clock()
            self._unread += data
            self._read()
        else:
            self.arrived = self._clock()
            self._unread = data
            self._will_read = True
            self._gather(self._read)

    def eof_received(self) -> None:
        """Read what is left: a client may close the connection right after its last message."""
        if self._will_read:
            self._read()
        super().eof_received()

    def _read(self) -> None:
        """Deliver all whole frames that have arrived."""
        self._will_read = False
        data = self._unread
        start, size, most = 0, len(data), self.config.ws_max_size
        body = 2 + MASK_BYTES
        is_one = size > body and data[0] == FINAL_TEXT and data[1] ^ MASKED == size - body <= SHORT <= most
        if is_one and not self._in_fragments and self.is_open:  # nearly always: a short message and nothing else
            self._unread = b""
            self._listener.heard(apply_mask(data[body:], data[2:body]))  # type: ignore[union-attr]
            return
        while size - start >= 2 + MASK_BYTES and self.is_open:
            length = data[start + 1] & ~MASKED
            body = start + 2 + MASK_BYTES
            if length > SHORT:
                extra = 2 if length == MEDIUM else 8
                if size < body + extra:
                    break
                length = int.from_bytes(data[start + 2 : start + 2 + extra], "big")
                body += extra
            if not data[start + 1] & MASKED:
                body -= MASK_BYTES
            if length > most:
                self._unread = b""
                self._refuse_large()
                return
            end = body + length
            if end > size:
                break
            if data[start] == FINAL_TEXT and data[start + 1] & MASKED and not self._in_fragments:
                message = apply_mask(data[body:end], data[body - MASK_BYTES : body])
                assert self._listener is not None
                self._listener.heard(message)
            else:
                self._handle(data[start:end])
            start = end
        self._unread = data[start:] if start < size and self.is_open else b""

    def _handle(self, frame: bytes) -> None:
        """Let the library handle one whole frame, unless there are too many."""
        now = self.loop.time()
        if self._other_frames is None:
            self._other_frames = Bucket(OTHER_FRAMES_A_SECOND, OTHER_FRAMES_BURST, now)
        if not self._other_frames.take(now):
            self.close(TOO_MANY, "too-many-requests")
            return
        if not frame[0] & CONTROL:
            self._in_fragments = not frame[0] & FINAL
        self.conn.receive_data(frame)
        if self.conn.parser_exc is not None:
            self.handle_parser_exception()
        else:
            self.handle_events()

    def handle_pong(self, event: WebSocketFrame) -> None:
        """The answer to our ping, or to one of uvicorn's. The payload is random, so no client can answer in advance."""
        if self._probe is None or bytes(event.data) != self._probe[0]:
            super().handle_pong(event)
            return
        if self._round_trips is None:
            self._round_trips = deque(maxlen=ROUND_TRIPS)
        self._round_trips.append(self.loop.time() - self._probe[1])
        self._probe = None

    def _refuse_large(self) -> None:
        assert self._listener is not None
        self._listener.heard_nonsense("too-large")
        self.close(TOO_LARGE, "too-large")

    def handle_parser_exception(self) -> None:
        """End the connection after a violation of the protocol, with a close frame that says why.

        The connection stays open for a moment: closing it while the client still sends would reset it, and the client
        would lose our close frame.
        """
        close = self.conn.close_sent
        if close is None:  # the client has ended the connection without a close frame
            self.drop()
            return
        self.queue.put_nowait({"type": "websocket.disconnect", "code": close.code, "reason": close.reason})
        self.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self._unread = b""
        self.close_timer = self.loop.call_later(LINGER_S, self.transport.close)

    def send_receive_event_to_app(self) -> None:
        """A message that came in fragments or is binary."""
        if self._listener is None:
            super().send_receive_event_to_app()
            return
        message = b"".join(self.frames)
        self.frames = []
        if self.curr_msg_data_type == "text":
            self._listener.heard(message)
        else:
            self._listener.heard_nonsense("malformed")
