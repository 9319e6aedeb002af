"""What a client sends over its WebSocket."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from .fields import PROTOCOL, Language, Matter, MoveText, Reaction, Request, RequestId, Seat, Secret, Sequence, TableId


class Hello(Request, frozen=True, tag="hello", tag_field="type"):
    """The first message: which table, who I am (nobody: a watcher), which events I have."""

    table: TableId
    protocol: int = PROTOCOL
    secret: Secret | None = None
    have: Sequence | None = None
    """The last event I have. I get the rest, or a full view if there is too much of it."""
    language: Language = "en"


class Play(Request, frozen=True, tag="play", tag_field="type"):
    """Take tiles (`3R2`), or choose a column on the grey side (`2@4`)."""

    id: RequestId
    seat: Seat
    move: MoveText
    at: Sequence
    """The `at` of the turn in which it was chosen."""


class Undo(Request, frozen=True, tag="undo", tag_field="type"):
    """Take my own last action back."""

    id: RequestId
    seat: Seat


class MakeOffer(Request, frozen=True, tag="offer", tag_field="type"):
    """Offer something to the table. Computers always agree."""

    id: RequestId
    seat: Seat
    matter: Matter


class Answer(Request, frozen=True, tag="answer", tag_field="type"):
    """Agree or not."""

    id: RequestId
    seat: Seat
    matter: Matter
    yes: bool


class Resign(Request, frozen=True, tag="resign", tag_field="type"):
    """Give up."""

    id: RequestId
    seat: Seat


class Leave(Request, frozen=True, tag="leave", tag_field="type"):
    """Get up: before the game the seat is open again, during it the computer stands in at once."""

    id: RequestId
    seat: Seat


class React(Request, frozen=True, tag="react", tag_field="type"):
    """One of a few signs to the others; not kept."""

    id: RequestId
    seat: Seat
    reaction: Reaction


class Rematch(Request, frozen=True, tag="rematch", tag_field="type"):
    """Play again after the end, seats rotated; the answer's event names the new table, where the same secret holds."""

    id: RequestId
    seat: Seat


class Hint(Request, frozen=True, tag="hint", tag_field="type"):
    """Ask for the best moves of the position on the table; `analysis` follows."""

    id: RequestId
    seat: Seat
    seconds: Annotated[float, Meta(ge=0.05, le=5)] = 1.0


class Ping(Request, frozen=True, tag="ping", tag_field="type"):
    """Are you there?"""

    id: RequestId


AnyRequest = Hello | Play | Undo | MakeOffer | Answer | Resign | Leave | React | Rematch | Hint | Ping
