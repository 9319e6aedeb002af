"""The entries of a table's log. A table is the replay of its entries.

An entry is an event that clients see as it is (`OpenEvent`), or one of the classes below, which hold something that
clients may not know, or lack something that the server computes for them.

The store keeps entries as JSON for ever: a field may be added with a default, and none may be renamed. A removed
field is ignored in old entries, but not in `Made.settings`: these are a request, which forbids unknown fields.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import reduce
from operator import or_
from typing import TYPE_CHECKING, Any, Literal

import msgspec
from msgspec import Struct

from tilewright.server.messages.events import OpenEvent
from tilewright.server.messages.fields import By, kinds
from tilewright.server.messages.ratings import SeatRating
from tilewright.server.messages.tables import NewTable

EndReason = Literal["row", "exhausted", "resigned", "time", "stopped"]


class Entry(Struct, frozen=True, tag_field="kind", omit_defaults=True):
    """An entry that clients see in another form."""


class SharedDeals(Struct, frozen=True, omit_defaults=True):
    """Deals shared with other tables (docs/duplicate.md): the deal of a day, a duel or a tournament."""

    name: str
    """The table's name in the fair deals."""
    randomness: tuple[str, ...]
    """The randomness of the seats in the fair deals."""
    day: str = ""
    """The date; empty if it is not the deal of a day."""
    ranked: bool = False
    duel: str = ""
    """The key of the duel's document; empty if it is not a duel's."""
    row: int = 0
    """The row of the duel; in a tournament, the game."""
    tournament: str = ""
    """Which tournament; empty if it is not a tournament's."""
    deal: int = 1
    deals: int = 1


class Made(Entry, frozen=True, tag="made"):
    """A new table: its settings, and the secret behind its deals."""

    table: str
    settings: NewTable
    secret: str
    """32 bytes in hexadecimal digits."""
    fairness: str = "1"
    """The version of the fair deals."""
    next_table: str = ""
    next_secret: str = ""
    """Name and secret of a rematch, fixed now so that its commitment can be published at the end of this game."""
    shared: SharedDeals | None = None


class Sitter(Struct, frozen=True, omit_defaults=True):
    """A person with a lasting name, as they sit down."""

    person: str
    name: str
    program: bool = False
    rating: SeatRating | None = None
    """The rating of a person at a rated table."""


class Sat(Entry, frozen=True, tag="sat"):
    """A person took a seat; `holder` is the digest of the secret with which they move."""

    seat: int
    name: str
    holder: str
    randomness: str = ""
    person: str = ""
    """The id of a person with a lasting name; empty for guests."""
    program: bool = False
    rating: SeatRating | None = None


class GotUp(Entry, frozen=True, tag="got-up"):
    """A person left a seat before the game began."""

    seat: int


class Began(Entry, frozen=True, tag="began"):
    """All seats are taken, and the game begins."""

    first: int


class Dealt(Entry, frozen=True, tag="dealt"):
    """A round began."""

    deal: str


class Took(Entry, frozen=True, tag="took"):
    """A seat took tiles."""

    seat: int
    move: str
    by: By = "person"
    lag: int = 0
    """With a reserve: the milliseconds that the clock is credited with for the connection's lag."""
    queued: int = 0
    """With a reserve: the milliseconds between the request's arrival and this entry, which the clock does not count."""


class Chose(Entry, frozen=True, tag="chose"):
    """Grey side: a seat chose a column, which is secret until all have chosen; `lag` and `queued` as in `Took`."""

    seat: int
    move: str
    by: By = "person"
    lag: int = 0
    queued: int = 0


class Reconsidered(Entry, frozen=True, tag="reconsidered"):
    """Grey side: a seat starts its choice of columns again."""

    seat: int


class Tiled(Entry, frozen=True, tag="tiled"):
    """Grey side: all choices are shown, in turn order."""

    moves: tuple[str, ...]


class Ended(Entry, frozen=True, tag="ended"):
    """The game is over."""

    reason: EndReason
    winners: tuple[int, ...]


class Shared(Entry, frozen=True, tag="shared"):
    """After the end: what a person adds to the deals of a rematch."""

    seat: int
    randomness: str


if TYPE_CHECKING:
    AnyEntry = Entry | OpenEvent
else:
    AnyEntry = reduce(or_, kinds(Entry) + kinds(OpenEvent))

_encoder = msgspec.json.Encoder()
_decoder: msgspec.json.Decoder[Any] = msgspec.json.Decoder(AnyEntry)


def to_bytes(entries: Sequence[AnyEntry]) -> list[bytes]:
    """The entries as the store keeps them."""
    return [_encoder.encode(entry) for entry in entries]


def from_bytes(body: bytes) -> AnyEntry:
    """An entry from the store."""
    entry: AnyEntry = _decoder.decode(body)
    return entry
