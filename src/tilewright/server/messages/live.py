"""Messages that the server sends over a WebSocket."""

from __future__ import annotations

from typing import Literal

from msgspec import UNSET, Struct, UnsetType

from .analyses import Analysis
from .events import AnyEvent
from .fields import Reaction, RequestId, Seat, Sequence
from .tables import Offer, SeatTime, SeatView, TableView, You


class Message(Struct, frozen=True, tag_field="type"):
    """A message from the server."""


class LoggedEvent(Struct, frozen=True):
    """An event with its number and time."""

    seq: Sequence
    time: float
    event: AnyEvent


class View(Message, frozen=True, tag="view"):
    """The whole table, after `hello` of a client that has no events or lacks too many."""

    table: TableView
    you: You
    log: list[LoggedEvent]
    """All events so far."""


class EventMessage(Message, frozen=True, tag="event"):
    """One event, and new values of fields of the table's view.

    An absent field is unchanged. A field that is present may be unchanged, too. The fields of the view that are not
    here (`first`, `result`, `fairness`, `asked_rematch`, `rematch`, `ratings`) change only by the event itself.
    """

    seq: Sequence
    time: float
    event: AnyEvent
    position: str | UnsetType = UNSET
    state: Literal["waiting", "playing", "over"] | UnsetType = UNSET
    seats: list[SeatView] | UnsetType = UNSET
    deadline: float | UnsetType | None = UNSET
    clocks: list[SeatTime | None] | UnsetType = UNSET
    choosing: list[Seat] | UnsetType = UNSET
    revealing: list[Seat] | UnsetType = UNSET
    offers: list[Offer] | UnsetType = UNSET
    chat: list[Seat] | UnsetType | None = UNSET


class YouMessage(Message, frozen=True, tag="you"):
    """The data that only this client may see, above all its turns, after event `seq`."""

    seq: Sequence
    you: You


class Done(Message, frozen=True, tag="done"):
    """The request `id` was carried out; what it changed at a table is on disk. `seq` is the last event it led to."""

    id: RequestId
    seq: Sequence


class Refused(Message, frozen=True, tag="error"):
    """A request was not carried out. `code` is stable, `message` a sentence in the client's language."""

    code: str
    message: str
    id: RequestId | None = None


class Presence(Message, frozen=True, tag="presence"):
    """For each seat whether its person is connected, and the number of watchers."""

    present: list[bool]
    watching: int


class Reacted(Message, frozen=True, tag="reaction"):
    """A person's reaction."""

    seat: Seat
    reaction: Reaction


class Said(Message, frozen=True, tag="said"):
    """A message of the chat; only people at the table get it."""

    seat: Seat
    text: str


class AnalysisMessage(Message, frozen=True, tag="analysis"):
    """The result of a hint; `done` with the same id follows."""

    id: RequestId
    analysis: Analysis


class Pong(Message, frozen=True, tag="pong"):
    """The answer to `ping`; `now` is the server's time."""

    id: RequestId
    now: float


class Notice(Message, frozen=True, tag="notice"):
    """The server's state: `compiling`, `ready` or `closing`; or `message`: the operator's message, in `text`.

    While it is `compiling`, the computer cannot move. Everybody gets the operator's message; an empty one removes it.
    """

    what: Literal["compiling", "ready", "closing", "message"]
    text: str | UnsetType = UNSET


AnyMessage = (
    View | EventMessage | YouMessage | Done | Refused | Presence | Reacted | Said | AnalysisMessage | Pong | Notice
)
