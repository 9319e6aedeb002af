"""What happens at a table, as clients hear of it. (The log has its own events, with what clients may not know.)"""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from .fields import Matter, Seat, TableId
from .tables import Result, SeatTiling


class Event(Struct, frozen=True, tag_field="kind"):
    """Something that happened at a table."""


class Made(Event, frozen=True, tag="made"):
    """The table was made."""


class Joined(Event, frozen=True, tag="joined"):
    """Somebody sat down."""

    seat: Seat
    name: str


class Left(Event, frozen=True, tag="left"):
    """Somebody got up before the game began; the seat is open again."""

    seat: Seat


class Started(Event, frozen=True, tag="started"):
    """Everybody sits; the first seat is known."""

    first: Seat


class Dealt(Event, frozen=True, tag="dealt"):
    """A round begins."""

    round: int
    deal: str


class Played(Event, frozen=True, tag="played"):
    """A seat took tiles. The last take of a round also tiles the walls (coloured side)."""

    seat: Seat
    move: str
    by: Literal["person", "computer", "stand-in"]
    tiling: list[SeatTiling] | None


class Chose(Event, frozen=True, tag="chose"):
    """Grey side: a seat has chosen a column in secret, or starts its choice again."""

    seat: Seat
    done: bool
    """Whether it has chosen all its columns."""


class Tiled(Event, frozen=True, tag="tiled"):
    """Grey side: all seats have chosen; the choices are shown and the walls tiled."""

    moves: list[str]
    tiling: list[SeatTiling]


class TookBack(Event, frozen=True, tag="took-back"):
    """The last `moves` takes were taken back."""

    seat: Seat
    moves: int


class Offered(Event, frozen=True, tag="offered"):
    """A seat offers something."""

    seat: Seat
    matter: Matter


class Answered(Event, frozen=True, tag="answered"):
    """A seat answered an offer; the first no ends it."""

    seat: Seat
    matter: Matter
    yes: bool


class Resigned(Event, frozen=True, tag="resigned"):
    """A seat gave up; with three or four seats the computer plays on for it."""

    seat: Seat


class StoodIn(Event, frozen=True, tag="stood-in"):
    """The computer plays for somebody from now on."""

    seat: Seat
    because: Literal["gone", "clock", "left", "resigned"]


class Returned(Event, frozen=True, tag="returned"):
    """Somebody is back and plays again."""

    seat: Seat


class Hinted(Event, frozen=True, tag="hinted"):
    """A seat asked for a hint or looks at the evaluation."""

    seat: Seat


class Resumed(Event, frozen=True, tag="resumed"):
    """The server was away for so many seconds; clocks stood still."""

    away: float


class Ended(Event, frozen=True, tag="ended"):
    """The game is over, and the secret behind the deals is published."""

    result: Result
    secret: str


class Rematched(Event, frozen=True, tag="rematched"):
    """The same people play again, seats rotated, at another table."""

    table: TableId


AnyEvent = (
    Made
    | Joined
    | Left
    | Started
    | Dealt
    | Played
    | Chose
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
