"""What happens at a table, as clients see it.

The table's log keeps an `OpenEvent` in this form. The others have another form in `table/log.py`, with what clients
may not know or without what the server computes for them; `table/views.py` converts it to this one.
docs/server.md, "Add an event", is the recipe.
"""

from __future__ import annotations

from functools import reduce
from operator import or_
from typing import TYPE_CHECKING, Literal

from msgspec import Struct

from .fields import By, Matter, PersonId, Seat, TableId, kinds
from .ratings import RatingChange
from .tables import Promise, Result, SeatTiling, Taken


class Event(Struct, frozen=True, tag_field="kind"):
    """Something that happened at a table."""


class OpenEvent(Event, frozen=True):
    """An event that the log keeps in the form that clients see."""


class Made(Event, frozen=True, tag="made"):
    """The first event of every table; its settings are in the table's view."""


class Joined(Event, frozen=True, tag="joined"):
    """A person took a seat."""

    seat: Seat
    name: str


class Left(Event, frozen=True, tag="left"):
    """A person left before the game began; the seat is open again."""

    seat: Seat


class Started(Event, frozen=True, tag="started"):
    """All seats are taken; `first` starts."""

    first: Seat
    randomness: list[str]
    """What each seat added to the deals."""


class Revealed(OpenEvent, frozen=True, tag="revealed"):
    """At a table with `last_word`: a device sent its value for the deal of a round (docs/fair-deals.md)."""

    seat: Seat
    round: int
    value: str


class Dealt(Event, frozen=True, tag="dealt"):
    """A round begins."""

    round: int
    deal: str


class Played(Event, frozen=True, tag="played"):
    """A seat took tiles. The last take of a round also tiles the walls, unless columns are still to be chosen."""

    seat: Seat
    move: str
    by: By
    taken: Taken
    tiling: list[SeatTiling] | None
    late: bool = False
    """Whether the computer made the move because the person's time had run out."""


class Chose(Event, frozen=True, tag="chose"):
    """Grey side: a seat has chosen a column in secret, or starts its choice again."""

    seat: Seat
    done: bool
    """Whether it has chosen all its columns."""
    late: bool = False
    """Whether the computer chose because the person's time had run out."""


class Tiled(Event, frozen=True, tag="tiled"):
    """Grey side: all seats have chosen; the choices are shown and the walls tiled."""

    moves: list[str]
    tiling: list[SeatTiling]


class TookBack(OpenEvent, frozen=True, tag="took-back"):
    """The last `moves` takes were taken back."""

    seat: Seat
    moves: int


class Offered(OpenEvent, frozen=True, tag="offered"):
    """A seat offers to take moves back, or to stop the game."""

    seat: Seat
    matter: Matter


class Answered(OpenEvent, frozen=True, tag="answered"):
    """A seat answered an offer; the first no ends it."""

    seat: Seat
    matter: Matter
    yes: bool


class Resigned(OpenEvent, frozen=True, tag="resigned"):
    """A seat resigned; with three or four seats the computer takes it over."""

    seat: Seat


class TimedOut(OpenEvent, frozen=True, tag="timed-out"):
    """A seat used up its reserve and cannot win. With two seats the game ends; with more the computer takes over."""

    seat: Seat


class StoodIn(OpenEvent, frozen=True, tag="stood-in"):
    """The computer plays for a person from now on. If their time ran out, it makes this move even if they return."""

    seat: Seat
    because: Literal["gone", "clock", "left", "resigned"]


class Returned(OpenEvent, frozen=True, tag="returned"):
    """A person is back and plays again."""

    seat: Seat


class Vacation(OpenEvent, frozen=True, tag="vacation"):
    """A person is on vacation: the seat's clock is stopped until `until`. An `until` that is not in the future ends the
    vacation."""

    seat: Seat
    until: float


class Obvious(OpenEvent, frozen=True, tag="obvious"):
    """A person has told the server to make the seat's forced moves from now on, or to stop doing so."""

    seat: Seat
    on: bool


class Hinted(OpenEvent, frozen=True, tag="hinted"):
    """A seat asked for a hint."""

    seat: Seat


class Resumed(OpenEvent, frozen=True, tag="resumed"):
    """Nobody could move for `away` seconds; clocks stood still. Negative: the system's clock was set back."""

    away: float


class Ended(Event, frozen=True, tag="ended"):
    """The game is over; the secret behind its deals is published, and the commitment of a rematch."""

    result: Result
    secret: str | None
    """Null: others may still play the same deals (docs/duplicate.md)."""
    next: Promise | None


class Rated(OpenEvent, frozen=True, tag="rated"):
    """After the end of a rated game: the changes of ratings. Empty: the game does not count."""

    changes: list[RatingChange]


class Shared(Event, frozen=True, tag="shared"):
    """After the end: a person added randomness to the deals of a rematch."""

    seat: Seat


class Recognised(OpenEvent, frozen=True, tag="recognised"):
    """A guest has a lasting name now."""

    seat: Seat
    person: PersonId
    name: str
    program: bool = False


class ChatSwitched(OpenEvent, frozen=True, tag="chat"):
    """A person has switched the chat on or off for their seat."""

    seat: Seat
    on: bool


class AskedRematch(OpenEvent, frozen=True, tag="asked-rematch"):
    """After a rated game: a person wants a rematch. It is made when all its people have asked within a minute."""

    seat: Seat


class Rematched(OpenEvent, frozen=True, tag="rematched"):
    """The same people play again, seats rotated, at another table."""

    table: TableId


if TYPE_CHECKING:
    AnyEvent = Event
else:
    AnyEvent = reduce(or_, kinds(Event))
