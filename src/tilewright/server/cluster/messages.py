"""What processes tell each other about a table. `process` is always the sender."""

from __future__ import annotations

import msgspec
from msgspec import Struct

from tilewright.server.asked import AnyAsked


class BetweenProcesses(Struct, frozen=True, array_like=True):
    """A message about one table."""

    table: str
    process: str


class Request(BetweenProcesses, frozen=True, tag="ask", array_like=True):
    """To the owner: decide on this before `until`. The answer is `Told`, `Settled`, `Refused` or `NotMine`."""

    number: int
    until: float
    asked: AnyAsked


class Told(BetweenProcesses, frozen=True, tag="told", array_like=True):
    """To all relays: these entries were stored after entry `after`. They answer request `number`, if it is not 0."""

    after: int
    time: float
    entries: list[bytes]
    number: int


class Settled(BetweenProcesses, frozen=True, tag="settled", array_like=True):
    """To who asked: it is done and has changed nothing."""

    number: int
    seq: int


class Refused(BetweenProcesses, frozen=True, tag="refused", array_like=True):
    """To who asked: it is not done."""

    number: int
    code: str
    detail: str | None
    values: dict[str, str | int]


class NotMine(BetweenProcesses, frozen=True, tag="not-mine", array_like=True):
    """To who asked or reported: somebody else owns the table. `number` is 0 for a report."""

    number: int


class Report(BetweenProcesses, frozen=True, tag="report", array_like=True):
    """To the owner: this process relays the table, and who is connected here. It holds for a few seconds."""

    holders: list[str]
    watching: int
    payer: str
    """The address whose budget the computer's moves may count against."""


class Elsewhere(BetweenProcesses, frozen=True, tag="elsewhere", array_like=True):
    """To a relay: who is connected at other processes, and the last event of the log."""

    last: int
    holders: list[str]
    watching: int


class Frame(BetweenProcesses, frozen=True, tag="frame", array_like=True):
    """Something for all clients that is in no log, such as a reaction: to the owner, and from there to all relays."""

    frame: bytes


AnyMessage = Request | Told | Settled | Refused | NotMine | Report | Elsewhere | Frame

encode = msgspec.msgpack.Encoder().encode
_decoder: msgspec.msgpack.Decoder[list[AnyMessage]] = msgspec.msgpack.Decoder(list[AnyMessage])


def decode(data: bytes) -> list[AnyMessage]:
    """Messages that were sent together; raises msgspec.DecodeError."""
    return _decoder.decode(data)
