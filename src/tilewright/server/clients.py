"""One connection of a person or a watcher, as tables see it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from .catalogue import sentence
from .errors import Refusal
from .messages import Done, Language, Message, Refused
from .metrics import Metrics
from .sockets import Socket, text_frame

if TYPE_CHECKING:
    from .live_table import LiveTable

_encoder = msgspec.json.Encoder()


def frame_of(message: Message) -> bytes:
    """A message as it goes over the wire."""
    return text_frame(_encoder.encode(message))


class Client:
    """A connection: where its messages go, whom it speaks for, in which language."""

    __slots__ = ("_metrics", "_most_unsent", "holder", "language", "last_you", "socket", "table")

    def __init__(self, socket: Socket, metrics: Metrics, most_unsent: int) -> None:
        self.socket = socket
        self.language: Language = "en"
        self.table: LiveTable | None = None
        self.holder: str | None = None
        """The digest of the secret it has shown; None for a watcher."""
        self.last_you = b""
        """What it was told last of what only it may know, without the number of the event."""
        self._metrics = metrics
        self._most_unsent = most_unsent

    def write(self, frames: bytes) -> None:
        """Send a frame, or several in one piece, which costs little more.

        A client that does not take what it gets is dropped: it will come back and ask for the rest.
        """
        socket = self.socket
        if socket.unsent > self._most_unsent:
            self._metrics.dropped += 1
            socket.drop()
            return
        self._metrics.writes += 1
        socket.write(frames)

    def send(self, message: Message) -> None:
        """Send a message to this client alone."""
        self.write(frame_of(message))

    def acknowledge(self, request: int, seq: int) -> None:
        """The request was carried out and is on disk."""
        self.write(text_frame(_encoder.encode(Done(request, seq))))

    def refuse(self, refusal: Refusal, request: int | None = None) -> None:
        """The request was not carried out."""
        self._metrics.refusals[refusal.code] += 1
        self.send(Refused(refusal.code, sentence(refusal, self.language), request))
