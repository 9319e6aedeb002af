"""One connection of a player or a watcher, as a table sees it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from .catalogue import sentence
from .errors import Refusal
from .limits import UNSENT_BYTES
from .messages.fields import Language
from .messages.live import Done, Message, Refused
from .metrics import Metrics
from .sockets import Socket, text_frame

if TYPE_CHECKING:
    from .live_table import LiveTable

_encoder = msgspec.json.Encoder()


def frame_of(message: Message) -> bytes:
    """A message as it goes over the wire."""
    return text_frame(_encoder.encode(message))


class Client:
    """A connection: its socket, its table, the digest of its secret, its language."""

    __slots__ = ("_metrics", "address", "holder", "language", "last_you", "socket", "table")

    def __init__(self, socket: Socket, metrics: Metrics, address: str) -> None:
        self.socket = socket
        self.address = address
        """The address whose limits its requests count against."""
        self.language: Language = "en"
        self.table: LiveTable | None = None
        self.holder: str | None = None
        """The digest of the secret that it sent; None for a watcher."""
        self.last_you = b""
        """The last `You` that was sent to it, as JSON; an equal one is not sent again."""
        self._metrics = metrics

    def write(self, frames: bytes) -> None:
        """Send one or several frames in one system call.

        A client that does not read is dropped; it can reconnect and ask for the events that it lacks.
        """
        socket = self.socket
        if socket.unsent > UNSENT_BYTES:
            self._metrics.dropped += 1
            socket.drop()
            return
        self._metrics.writes += 1
        socket.write(frames)

    def send(self, message: Message) -> None:
        """Send a message to this client alone."""
        self.write(frame_of(message))

    def acknowledge(self, request: int, seq: int) -> None:
        """Tell the client that its request was carried out; what it changed at a table is on disk."""
        self.write(text_frame(_encoder.encode(Done(request, seq))))

    def refuse(self, refusal: Refusal, request: int | None = None) -> None:
        """Tell the client that its request was not carried out."""
        self._metrics.refusals[refusal.code] += 1
        self.send(Refused(refusal.code, sentence(refusal, self.language), request))
