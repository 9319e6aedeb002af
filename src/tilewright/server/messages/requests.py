"""Requests that a client sends over its WebSocket."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from .fields import (
    PROTOCOL,
    ChainValue,
    ChatText,
    Language,
    Matter,
    MoveText,
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
)


class Hello(Request, frozen=True, tag="hello", tag_field="type"):
    """The first message: the table, the secret (none for a watcher), and the events that the client has."""

    table: TableId
    protocol: int = PROTOCOL
    secret: Secret | None = None
    have: Sequence | None = None
    """The last event that the client has. It gets the rest, or a full view if it lacks too many."""
    language: Language = "en"


class Play(Request, frozen=True, tag="play", tag_field="type"):
    """Take tiles (`3R2`), or choose a column on the grey side (`2@4`)."""

    id: RequestId
    seat: Seat
    move: MoveText
    at: Sequence
    """The `at` of the turn that it answers."""


class Undo(Request, frozen=True, tag="undo", tag_field="type"):
    """Take back the last action of one of the client's seats."""

    id: RequestId
    seat: Seat


class MakeOffer(Request, frozen=True, tag="offer", tag_field="type"):
    """Offer something to the table. Computers always agree."""

    id: RequestId
    seat: Seat
    matter: Matter


class Answer(Request, frozen=True, tag="answer", tag_field="type"):
    """Answer an offer."""

    id: RequestId
    seat: Seat
    matter: Matter
    yes: bool


class Resign(Request, frozen=True, tag="resign", tag_field="type"):
    """Resign."""

    id: RequestId
    seat: Seat


class Leave(Request, frozen=True, tag="leave", tag_field="type"):
    """Leave the seat: before the game it is open again, during the game the computer stands in at once."""

    id: RequestId
    seat: Seat


class React(Request, frozen=True, tag="react", tag_field="type"):
    """Send a reaction to the others; it is not stored."""

    id: RequestId
    seat: Seat
    reaction: Reaction


class SwitchChat(Request, frozen=True, tag="chat", tag_field="type"):
    """Switch the chat on or off for a seat; it is on when all people at the table have switched it on."""

    id: RequestId
    seat: Seat
    on: bool


class Say(Request, frozen=True, tag="say", tag_field="type"):
    """Say something in the chat; it is not stored, and watchers do not hear it."""

    id: RequestId
    seat: Seat
    text: ChatText


class Share(Request, frozen=True, tag="share", tag_field="type"):
    """After the end: add randomness to the deals of a rematch, once, after seeing its commitment."""

    id: RequestId
    seat: Seat
    randomness: Annotated[Randomness, Meta(min_length=1)]


class Reveal(Request, frozen=True, tag="reveal", tag_field="type"):
    """Give the value of a round, if the players have the last word; only when `you.reveals` asks for it."""

    id: RequestId
    seat: Seat
    round: RoundNumber
    value: ChainValue


class Rematch(Request, frozen=True, tag="rematch", tag_field="type"):
    """Play again after the end, seats rotated; the event `rematched` names the new table. The secrets stay the same."""

    id: RequestId
    seat: Seat


class Hint(Request, frozen=True, tag="hint", tag_field="type"):
    """Ask for the best moves of the position on the table; `analysis` and then `done` follow."""

    id: RequestId
    seat: Seat
    seconds: Annotated[float, Meta(ge=0.05, le=5)] = 1.0


class TakeVacation(Request, frozen=True, tag="vacation", tag_field="type"):
    """Stop the clock of this seat for this many days; only at tables with days for a move (docs/clocks.md)."""

    id: RequestId
    seat: Seat
    days: VacationDays
    """0: the vacation is over."""


class PlayObvious(Request, frozen=True, tag="obvious", tag_field="type"):
    """Let the server play for this seat, at once, whenever there is only one move."""

    id: RequestId
    seat: Seat
    on: bool


class Ping(Request, frozen=True, tag="ping", tag_field="type"):
    """Ask for a `pong`, to check the connection and the server's time."""

    id: RequestId


AnyRequest = (
    Hello
    | Play
    | SwitchChat
    | Say
    | Undo
    | MakeOffer
    | Answer
    | Resign
    | Leave
    | React
    | Share
    | Reveal
    | Rematch
    | Hint
    | TakeVacation
    | PlayObvious
    | Ping
)
