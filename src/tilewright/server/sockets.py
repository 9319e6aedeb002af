"""WebSockets with little ceremony: whole small messages go straight to a listener, and one frame goes out to many.

The library behind uvicorn's WebSockets builds several objects and wakes a task for each message in each direction,
which is most of what a move costs. Here the usual message, one unfragmented text frame, is read and written directly;
every other frame (pings, closing, fragments, whatever breaks the protocol) is the library's to judge, frame by frame.
"""

from __future__ import annotations

from typing import Any, Protocol

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

try:
    from websockets.speedups import apply_mask
except ImportError:  # no compiled part for this platform
    from websockets.utils import apply_mask

EXTENSION = "tilewright.socket"
"""Under this name the ASGI scope holds the socket."""
FINAL_TEXT = 0x81
MASKED = 0x80
SHORT, MEDIUM, LONG = 125, 126, 127
"""The second byte of a frame: a length, or how many bytes hold it."""
MASK_BYTES = 4
TOO_LARGE = 1009
LINGER_S = 0.5
"""How long what a client still sends is thrown away before the connection is closed."""


class Listener(Protocol):
    """Who gets the messages of a socket."""

    def heard(self, message: bytes) -> None:
        """A text message; whether it is one is still to be seen."""

    def heard_nonsense(self, code: str) -> None:
        """Something that is no text message, or too large: the error's code."""


def text_frame(payload: bytes) -> bytes:
    """A message as it goes over the wire; the same bytes do for every client."""
    length = len(payload)
    if length <= SHORT:
        return bytes((FINAL_TEXT, length)) + payload
    if length < 1 << 16:
        return bytes((FINAL_TEXT, MEDIUM, length >> 8, length & 255)) + payload
    return bytes((FINAL_TEXT, LONG)) + length.to_bytes(8, "big") + payload


def payload_of(frame: bytes) -> bytes:
    """The message in a frame made by `text_frame`."""
    return frame[{MEDIUM: 4, LONG: 10}.get(frame[1], 2) :]


class Socket(WebSocketsSansIOProtocol):
    """One client's WebSocket."""

    _listener: Listener | None = None
    _unread: bytes = b""

    # ------------------------------------------------------------ for the application

    def listen(self, listener: Listener) -> None:
        """From now on messages go to the listener; the application still awaits the disconnect."""
        self._listener = listener
        if self._unread:
            self._read()

    def write(self, frame: bytes) -> None:
        """Send a frame made by `text_frame`; nobody waits for slow clients."""
        if self.is_open:
            self.transport.write(frame)

    @property
    def unsent(self) -> int:
        """Bytes that the client has not taken yet."""
        return self.transport.get_write_buffer_size()

    @property
    def is_open(self) -> bool:
        """Whether anything can still be sent."""
        return not self.close_sent and not self.transport.is_closing()

    def close(self, code: int, reason: str) -> None:
        """Say goodbye and end the connection."""
        if self.is_open:
            self.conn.fail(code, reason)
            self.handle_parser_exception()

    def drop(self) -> None:
        """Cut the connection; what is unsent is lost."""
        self.transport.abort()

    # ------------------------------------------------------------ for uvicorn

    def handle_connect(self, event: Request) -> None:
        """Tell the application who we are."""
        super().handle_connect(event)
        if hasattr(self, "scope"):  # a handshake that is none gets no scope
            extensions: dict[str, Any] = self.scope["extensions"]
            extensions[EXTENSION] = self

    def data_received(self, data: bytes) -> None:
        """Bytes from the network."""
        if not self.handshake_initiated:
            super().data_received(data)
            return
        if self.close_sent:
            return
        self._unread = self._unread + data if self._unread else data
        if self._listener is not None:
            self._read()
        elif len(self._unread) > self.config.ws_max_size:  # talks before it was accepted
            self.drop()

    def _read(self) -> None:
        """Deliver all whole frames that have arrived."""
        data = self._unread
        start, size = 0, len(data)
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
            if length > self.config.ws_max_size:
                self._unread = b""
                self._refuse_large()
                return
            end = body + length
            if end > size:
                break
            if data[start] == FINAL_TEXT and data[start + 1] & MASKED and self.conn.current_size is None:
                message = apply_mask(data[body:end], data[body - MASK_BYTES : body])
                assert self._listener is not None
                self._listener.heard(message)
            else:
                self._judge(data[start:end])
            start = end
        self._unread = data[start:] if self.is_open else b""

    def _judge(self, frame: bytes) -> None:
        """Have the library look at one whole frame."""
        self.conn.receive_data(frame)
        if self.conn.parser_exc is not None:
            self.handle_parser_exception()
        else:
            self.handle_events()

    def _refuse_large(self) -> None:
        assert self._listener is not None
        self._listener.heard_nonsense("too-large")
        self.close(TOO_LARGE, "too-large")

    def handle_parser_exception(self) -> None:
        """The client broke a rule: it hears why, then the connection ends.

        Closing at once, with more of its message under way, would have the network throw away what we just said.
        """
        close = self.conn.close_sent
        if close is None:  # it ended without a word
            self.drop()
            return
        self.queue.put_nowait({"type": "websocket.disconnect", "code": close.code, "reason": close.reason})
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self._unread = b""
        self.close_timer = self.loop.call_later(LINGER_S, self.transport.close)

    def send_receive_event_to_app(self) -> None:
        """A message that came in fragments, or is binary."""
        if self._listener is None:
            super().send_receive_event_to_app()
            return
        message = b"".join(self.frames)
        self.frames = []
        if self.curr_msg_data_type == "text":
            self._listener.heard(message)
        else:
            self._listener.heard_nonsense("malformed")
