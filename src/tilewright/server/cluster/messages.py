"""Messages between processes about a table, and between processes and workers about a job. `process` is the sender."""

from __future__ import annotations

import msgspec
from msgspec import Struct

from tilewright.server.asked import AnyAsked
from tilewright.server.jobs import Job
from tilewright.server.worker import Begin, Turn


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
    """To all relays: these entries were stored after entry `after`. They answer request `number`, if it is not 0.

    `frames` are the same events for clients: encoding them again took a relay about a quarter of its time for a move.
    """

    after: int
    time: float
    entries: list[bytes]
    number: int
    frames: list[bytes]


class Settled(BetweenProcesses, frozen=True, tag="settled", array_like=True):
    """To the sender: the request is carried out and has changed nothing."""

    number: int
    seq: int


class Refused(BetweenProcesses, frozen=True, tag="refused", array_like=True):
    """To the sender: the request is refused."""

    number: int
    code: str
    detail: str | None
    values: dict[str, str | int]


class NotMine(BetweenProcesses, frozen=True, tag="not-mine", array_like=True):
    """To the sender of a request or a report: another process owns the table. `number` is 0 for a report."""

    number: int


class Report(BetweenProcesses, frozen=True, tag="report", array_like=True):
    """To the owner: this process relays the table, and these people are connected here. Valid for a few seconds."""

    holders: list[str]
    watching: int
    payer: str
    """The address whose budget may pay for the computer's moves."""


class Elsewhere(BetweenProcesses, frozen=True, tag="elsewhere", array_like=True):
    """To a relay: the people connected at other processes, and the last event of the log."""

    last: int
    holders: list[str]
    watching: int


class Frame(BetweenProcesses, frozen=True, tag="frame", array_like=True):
    """Something for all clients that is in no log, such as a reaction: to the owner, and from there to all relays."""

    frame: bytes
    seated: bool = False
    """Whether it is for people at the table only."""


class Given(BetweenProcesses, frozen=True, tag="given", array_like=True):
    """To a relay: it owns the table now. If this is lost, the relay learns it from the database, which it asks every
    `LOOK_S` seconds, or with its next request."""


class AboutAJob(Struct, frozen=True, array_like=True):
    """A message about a job; the process that needs the job has numbered it."""

    process: str
    number: int


class Offer(AboutAJob, frozen=True, tag="offer", array_like=True):
    """To any worker, through a queue, or to the one that has begun a review: do this job."""

    urgency: int
    address: str
    """The address that the job counts against; addresses take turns."""
    job: Job | Begin | Turn


class Taken(AboutAJob, frozen=True, tag="taken", array_like=True):
    """From a worker: it has the job, sent repeatedly as a heartbeat."""


class Answered(AboutAJob, frozen=True, tag="answered", array_like=True):
    """From a worker: the result of a job."""

    found: bytes
    """As MessagePack; its type depends on the job."""
    seconds: float
    """Processor time."""


class Failed(AboutAJob, frozen=True, tag="failed", array_like=True):
    """From a worker: the job failed."""

    code: str
    detail: str | None
    values: dict[str, str | int]
    seconds: float


class Lost(AboutAJob, frozen=True, tag="lost", array_like=True):
    """From a worker: it does not know this review, its review process has ended, or it is about to stop."""


class StopJob(AboutAJob, frozen=True, tag="stop", array_like=True):
    """To the worker: stop the job soon and return what was found."""


class ForgetReview(AboutAJob, frozen=True, tag="forget", array_like=True):
    """To the worker: this review is no longer needed."""


AboutATable = Request | Told | Settled | Refused | NotMine | Report | Elsewhere | Frame | Given
AnyMessage = AboutATable | Offer | Taken | Answered | Failed | Lost | StopJob | ForgetReview

encode = msgspec.msgpack.Encoder().encode
_decoder: msgspec.msgpack.Decoder[list[AnyMessage]] = msgspec.msgpack.Decoder(list[AnyMessage])


def decode(data: bytes) -> list[AnyMessage]:
    """Messages that were sent together; raises msgspec.DecodeError."""
    return _decoder.decode(data)
