"""A table's events as WebSocket frames; each event is encoded once, however many clients get it."""

from __future__ import annotations

import msgspec

from .messages.tables import TableView
from .sockets import payload_of, text_frame

_encoder = msgspec.json.Encoder()


class _Logged(msgspec.Struct):
    """A `LoggedEvent` whose event is JSON already."""

    seq: int
    time: float
    event: msgspec.Raw


_read_logged = msgspec.json.Decoder(_Logged).decode


class _ViewMessage(msgspec.Struct, tag_field="type", tag="view"):
    """A `View` whose parts are JSON already."""

    table: TableView
    you: msgspec.Raw
    log: list[_Logged]


class EncodedLog:
    """All events of a table."""

    def __init__(self) -> None:
        self._frames: list[bytes] = []
        """Event number n has index n - 1."""
        self._size = 0
        self._logged: list[_Logged] = []
        """The same events for views, decoded when a view is needed."""

    def add_frame(self, frame: bytes) -> None:
        """Add an event."""
        self._frames.append(frame)
        self._size += len(frame)

    def size(self, after: int) -> int:
        """The bytes of all events after `after`."""
        return self._size - sum(map(len, self._frames[:after]))

    def frames(self, after: int) -> list[bytes]:
        """The frames of all events after `after`, one by one."""
        return self._frames[after:]

    def after(self, seq: int) -> bytes:
        """The frames of all events after `seq`."""
        return b"".join(self._frames[seq:])

    def view(self, table: TableView, you: bytes) -> bytes:
        """The `view` message as a frame."""
        self._logged += [_read_logged(payload_of(frame)) for frame in self._frames[len(self._logged) :]]
        return text_frame(_encoder.encode(_ViewMessage(table, msgspec.Raw(you), self._logged)))


def you_frame(seq: int, you: bytes) -> bytes:
    """The `you` message as a frame."""
    return text_frame(b'{"type":"you","seq":%d,"you":%b}' % (seq, you))
