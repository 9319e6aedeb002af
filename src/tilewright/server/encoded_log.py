"""A table's events as they go over the wire, each encoded once, whoever hears of it and however often."""

from __future__ import annotations

import msgspec

from .clients import frame_of
from .messages import EventMessage, TableView
from .sockets import payload_of, text_frame

_encoder = msgspec.json.Encoder()


class _Logged(msgspec.Struct):
    """The part of an `EventMessage` that is a `LoggedEvent`, with its inside encoded already."""

    seq: int
    time: float
    event: msgspec.Raw


_read_logged = msgspec.json.Decoder(_Logged).decode


class _ViewMessage(msgspec.Struct, tag_field="type", tag="view"):
    """The message `View`, with a log that is encoded already."""

    table: TableView
    you: msgspec.Raw
    log: list[_Logged]


class _YouMessage(msgspec.Struct, tag_field="type", tag="you"):
    """The message `YouMessage`, with its inside encoded already."""

    seq: int
    you: msgspec.Raw


class EncodedLog:
    """All that has happened at a table."""

    def __init__(self) -> None:
        self._frames: list[bytes] = []
        """The event with number n stands at n - 1."""
        self._logged: list[_Logged] = []
        """The same for views; not made before one is asked for."""

    def add(self, message: EventMessage) -> bytes:
        """Remember one more event; its frame."""
        frame = frame_of(message)
        self._frames.append(frame)
        return frame

    def after(self, seq: int) -> bytes:
        """The events that follow a number, in one piece."""
        return b"".join(self._frames[seq:])

    def view(self, table: TableView, you: bytes) -> bytes:
        """Everything, for a client that knows nothing."""
        self._logged += [_read_logged(payload_of(frame)) for frame in self._frames[len(self._logged) :]]
        return text_frame(_encoder.encode(_ViewMessage(table, msgspec.Raw(you), self._logged)))


def you_frame(seq: int, you: bytes) -> bytes:
    """What only one client may know, after an event."""
    return text_frame(_encoder.encode(_YouMessage(seq, msgspec.Raw(you))))
