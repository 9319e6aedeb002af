"""Requests that a client sends over its WebSocket."""

from __future__ import annotations

from functools import reduce
from operator import or_
from typing import TYPE_CHECKING, Annotated

from msgspec import Meta

from .fields import (
    PROTOCOL,
    ChainValue,
    ChatText,
    Language,
    Matter,
    MoveText,
    PersonToken,
    Randomness,
    Reaction,
    Request,
    RequestId,
    RoundNumber,
    Seat,
    Secret,
    Sequence,
    TableId,
    VacationDays,
    kinds,
)


class SocketRequest(Request, frozen=True, tag_field="type"):
    """A request over a WebSocket."""


class NumberedRequest(SocketRequest, frozen=True):
    """A request with a number, which its answer repeats."""

    id: RequestId


class SeatRequest(NumberedRequest, frozen=True):
    """A request for one of the client's seats."""

    seat: Seat


class Hello(SocketRequest, frozen=True, tag="hello"):
    """The first message: the table, the secret (none for a watcher), and the events that the client has."""

    table: TableId
    protocol: int = PROTOCOL
    secret: Secret | None = None
    person: PersonToken | None = None
    """Without a secret: the token of somebody with a lasting name, who then plays their seat."""
    have: Sequence | None = None
    """The last event that the client has. It gets the rest, or a full view if it lacks too many."""
    language: Language = "en"


class Play(SeatRequest, frozen=True, tag="play"):
    """Take tiles (`3R2`), or choose a column on the grey side (`2@4`)."""

    move: MoveText
    at: Sequence
    """The `at` of the turn that it answers."""


class Undo(SeatRequest, frozen=True, tag="undo"):
    """Take back the last action of one of the client's seats."""


class MakeOffer(SeatRequest, frozen=True, tag="offer"):
    """Offer something to the table. Computers always agree."""

    matter: Matter


class Answer(SeatRequest, frozen=True, tag="answer"):
    """Accept or decline what another seat offered."""

    matter: Matter
    yes: bool


class Resign(SeatRequest, frozen=True, tag="resign"):
    """Give up. With two seats the game ends; with more, the computer plays on for this seat, which cannot win."""


class Leave(SeatRequest, frozen=True, tag="leave"):
    """Leave the seat: before the game it is open again, during the game the computer stands in at once.

    With a reserve or shared deals nobody stands in, and a clock runs on.
    """


class React(SeatRequest, frozen=True, tag="react"):
    """Send a reaction to the others; it is not stored."""

    reaction: Reaction


class SwitchChat(SeatRequest, frozen=True, tag="chat"):
    """Switch the chat on or off for a seat; it is on when all people at the table have switched it on."""

    on: bool


class Say(SeatRequest, frozen=True, tag="say"):
    """Send a message to the chat; it is not stored, and watchers do not get it."""

    text: ChatText


class Share(SeatRequest, frozen=True, tag="share"):
    """After the end: add randomness to the deals of a rematch, once, after seeing its commitment."""

    randomness: Annotated[Randomness, Meta(min_length=1)]


class Reveal(SeatRequest, frozen=True, tag="reveal"):
    """Send the value of a round, at a table with `last_word`; only when `you.reveals` asks for it."""

    round: RoundNumber
    value: ChainValue


class Rematch(SeatRequest, frozen=True, tag="rematch"):
    """Play again after the end, seats rotated; the event `rematched` names the new table. The secrets stay the same."""


class Hint(SeatRequest, frozen=True, tag="hint"):
    """Ask for the best moves of the position on the table; `analysis` and then `done` follow."""

    seconds: Annotated[float, Meta(ge=0.05, le=5)] = 1.0


class TakeVacation(SeatRequest, frozen=True, tag="vacation"):
    """Stop the clock of this seat for this many days; only at tables with days for a move (docs/clocks.md)."""

    days: VacationDays
    """0: the vacation is over."""


class PlayObvious(SeatRequest, frozen=True, tag="obvious"):
    """Let the server make this seat's forced moves at once; `on` false ends that."""

    on: bool


class Ping(NumberedRequest, frozen=True, tag="ping"):
    """Ask for a `pong`, to check the connection and the server's time."""


# The requests of the lobby are not among them: lobby.py, which is loaded later, defines them.
if TYPE_CHECKING:
    AnyRequest = SocketRequest
else:
    AnyRequest = reduce(or_, kinds(SocketRequest))
