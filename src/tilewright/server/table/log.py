"""The entries of a table's log: all that ever happened there, with what clients may not know.

A table is the replay of its entries. They are kept as JSON for ever, so a field may be added with a default, and
nothing may be renamed or taken away.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

import msgspec
from msgspec import Struct

from tilewright.server.messages import Matter, NewTable

By = Literal["person", "computer", "stand-in"]
EndReason = Literal["row", "exhausted", "resigned", "stopped"]


class Entry(Struct, frozen=True, tag_field="kind", omit_defaults=True):
    """Something that happened."""


class Made(Entry, frozen=True, tag="made"):
    """The table, as it was asked for; its invitation, and the secret behind its deals."""

    table: str
    invite: str
    settings: NewTable
    secret: str
    """32 bytes in hexadecimal digits."""


class Sat(Entry, frozen=True, tag="sat"):
    """A person took a seat; `holder` is the digest of the secret that moves for it."""

    seat: int
    name: str
    holder: str
    randomness: str = ""


class GotUp(Entry, frozen=True, tag="got-up"):
    """A person left a seat before the game began."""

    seat: int


class Began(Entry, frozen=True, tag="began"):
    """Nobody is missing."""

    first: int


class Dealt(Entry, frozen=True, tag="dealt"):
    """A round began."""

    deal: str


class Took(Entry, frozen=True, tag="took"):
    """A seat took tiles."""

    seat: int
    move: str
    by: By = "person"


class Chose(Entry, frozen=True, tag="chose"):
    """Grey side: a seat chose a column; a secret until all have chosen."""

    seat: int
    move: str
    by: By = "person"


class Reconsidered(Entry, frozen=True, tag="reconsidered"):
    """Grey side: a seat starts its choice of columns again."""

    seat: int


class Tiled(Entry, frozen=True, tag="tiled"):
    """Grey side: all choices are shown, in the order of the rules."""

    moves: tuple[str, ...]


class TookBack(Entry, frozen=True, tag="took-back"):
    """The last so many takes never happened."""

    seat: int
    moves: int


class Offered(Entry, frozen=True, tag="offered"):
    """A seat offers something to the others."""

    seat: int
    matter: Matter


class Answered(Entry, frozen=True, tag="answered"):
    """A seat answered an offer."""

    seat: int
    matter: Matter
    yes: bool


class Resigned(Entry, frozen=True, tag="resigned"):
    """A seat gave up."""

    seat: int


class StoodIn(Entry, frozen=True, tag="stood-in"):
    """The computer plays for a person."""

    seat: int
    because: Literal["gone", "clock", "left", "resigned"]


class Returned(Entry, frozen=True, tag="returned"):
    """The person plays again."""

    seat: int


class Hinted(Entry, frozen=True, tag="hinted"):
    """A seat asked for help that the others must hear of."""

    seat: int


class Resumed(Entry, frozen=True, tag="resumed"):
    """The server was away; clocks stood still."""

    away: float


class Ended(Entry, frozen=True, tag="ended"):
    """The game is over."""

    reason: EndReason
    winners: tuple[int, ...]


class Rematched(Entry, frozen=True, tag="rematched"):
    """The same people play again elsewhere."""

    table: str


AnyEntry = (
    Made
    | Sat
    | GotUp
    | Began
    | Dealt
    | Took
    | Chose
    | Reconsidered
    | Tiled
    | TookBack
    | Offered
    | Answered
    | Resigned
    | StoodIn
    | Returned
    | Hinted
    | Resumed
    | Ended
    | Rematched
)

_encoder = msgspec.json.Encoder()
_decoder: msgspec.json.Decoder[AnyEntry] = msgspec.json.Decoder(AnyEntry)


def to_bytes(entries: Sequence[AnyEntry]) -> list[bytes]:
    """The entries as the store keeps them."""
    return [_encoder.encode(entry) for entry in entries]


def from_bytes(body: bytes) -> AnyEntry:
    """An entry from the store."""
    return _decoder.decode(body)
