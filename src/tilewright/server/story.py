"""A table's events as they go over the wire, each encoded once, whoever hears of it and however often."""

from __future__ import annotations

import msgspec

from .clients import frame_of
from .messages import EventMessage, LoggedEvent, TableView
from .sockets import text_frame

_encoder = msgspec.json.Encoder()


class _ViewMessage(msgspec.Struct, tag_field="type", tag="view"):
    """The message `View`, with a log that is encoded already."""

    table: TableView
    you: msgspec.Raw
    log: list[msgspec.Raw]


class _YouMessage(msgspec.Struct, tag_field="type", tag="you"):
    """The message `YouMessage`, with its inside encoded already."""

    seq: int
    you: msgspec.Raw


class Story:
    """All that has happened at a table."""

    def __init__(self) -> None:
        self._frames: list[bytes] = []
        """The event with number n stands at n - 1."""
        self._logged: list[msgspec.Raw] = []

    def add(self, message: EventMessage) -> bytes:
        """Remember one more event; its frame."""
        frame = frame_of(message)
        self._frames.append(frame)
        self._logged.append(msgspec.Raw(_encoder.encode(LoggedEvent(message.seq, message.time, message.event))))
        return frame

    def after(self, seq: int) -> bytes:
        """The events that follow a number, in one piece."""
        return b"".join(self._frames[seq:])

    def view(self, table: TableView, you: bytes) -> bytes:
        """Everything, for a client that knows nothing."""
        return text_frame(_encoder.encode(_ViewMessage(table, msgspec.Raw(you), self._logged)))


def you_frame(seq: int, you: bytes) -> bytes:
    """What only one client may know, after an event."""
    return text_frame(_encoder.encode(_YouMessage(seq, msgspec.Raw(you))))
