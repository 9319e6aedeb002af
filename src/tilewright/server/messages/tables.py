"""Making and joining tables; the view of a table for everybody, and for one client."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

from tilewright.players.levels import DEFAULT_LEVEL

from .fields import (
    Commitment,
    Invite,
    LevelNumber,
    Matter,
    Nickname,
    PersonId,
    Randomness,
    Request,
    Seat,
    Secret,
    Sequence,
    SideName,
    TableId,
)
from .ratings import RatingChange, SeatRating


class PersonSeat(Request, frozen=True, tag="person", tag_field="who"):
    """A seat for the person who makes the table."""

    name: Nickname | None = None


class OpenSeat(Request, frozen=True, tag="open", tag_field="who"):
    """A seat for somebody who has the invitation."""


class ComputerSeat(Request, frozen=True, tag="computer", tag_field="who"):
    """A seat for the computer."""

    level: LevelNumber = DEFAULT_LEVEL
    name: Nickname | None = None
    """Null: the server chooses one."""


class Clock(Request, frozen=True):
    """Either a limit for each move or a reserve with increment, in whole seconds (docs/clocks.md).

    If a move takes longer than `per_move`, the computer makes it. A player whose reserve is used up has lost on time.
    Bounds are checked when a table is made (`bad-clock`), so that an old log can always be read.
    """

    per_move: int | None = None
    """5 seconds to 14 days; null with a reserve."""
    unit: Literal["seconds", "days"] = "seconds"
    """How to show `per_move`, which is always in seconds."""
    reserve: int | None = None
    """What each seat has for the whole game, 30 seconds to 3 hours; null with a limit for each move."""
    increment: int = 0
    """What a seat gains by each of its moves, up to 3 minutes; only with a reserve."""

    @property
    def has_days(self) -> bool:
        """Whether a move may take a day or more; at such tables one can take a vacation."""
        return self.per_move is not None and self.per_move >= DAY_S

    @property
    def is_slow(self) -> bool:
        """Whether players are not expected to stay at the table between moves."""
        return self.per_move is not None and self.per_move >= SLOW_S


DAY_S = 86_400
SLOW_S = 3600
"""A table whose moves may take this long is slow."""
PRESETS = {
    "3+2": Clock(reserve=180, increment=2),
    "5+5": Clock(reserve=300, increment=5),
    "10+10": Clock(reserve=600, increment=10),
    "minute": Clock(per_move=60),
    "day": Clock(per_move=DAY_S, unit="days"),
    "3 days": Clock(per_move=3 * DAY_S, unit="days"),
}
"""The clocks that the page offers, by name."""


class NewTable(Request, frozen=True):
    """POST /api/tables: the settings of a new table."""

    seats: Annotated[list[PersonSeat | OpenSeat | ComputerSeat], Meta(min_length=2, max_length=4)]
    side: SideName = "coloured"
    first: Seat | None = None
    """The seat that starts; null: drawn."""
    clock: Clock | None = None
    undo: bool = True
    """Whether people may take back their last take, without asking, until another seat has acted. Column choices may be
    discarded in any case."""
    hints: bool = True
    """Whether hints are allowed; other people at the table are informed of each hint."""
    stand_in_after: Annotated[int, Meta(ge=10, le=7 * 86_400)] | None = 120
    """Seconds after which the computer stands in for an absent person who must move; null: never. With an hour or more
    for each move it is null, whatever the value here."""
    rated: bool = False
    """Whether the game counts for ratings (docs/ratings.md). Then every person needs a lasting name, and `undo` and
    `hints` are off, whatever their values here."""
    last_word: bool = False
    """Whether each deal waits for a value from every person's device, so that not even the operator foresees it."""
    public: bool = False
    """Whether the lobby lists it: its open seats for everybody to take, and its game for everybody to watch."""
    promise: Commitment | None = None
    """The commitment that the server gave for this table (POST /api/promises, docs/fair-deals.md)."""
    randomness: Randomness = ""
    """What the maker adds to the deals after seeing the commitment; not used without `promise`."""


class PromiseQuestion(Request, frozen=True):
    """POST /api/promises: a commitment for a table that is to be made."""


class Promise(Struct, frozen=True):
    """A future table and the commitment to the secret behind its deals, given before anybody adds randomness."""

    table: TableId
    commitment: Commitment


class Joining(Request, frozen=True):
    """POST /api/join: take an open seat. A secret that already holds a seat there may take another (one device)."""

    invite: Invite
    name: Nickname
    seat: Seat | None = None
    """Null: the first that is open."""
    randomness: Randomness = ""


class Seated(Struct, frozen=True):
    """The answer to making a table or joining it."""

    table: TableId
    seats: list[Seat]
    secret: Secret
    """Whoever has it plays these seats. Send it in `hello` or as `Authorization: Bearer`. The server sends it only
    here and stores its digest, so the client must keep it."""
    invite: Invite | None
    """The invitation, for the link to send. The client must keep it: the server stores a digest, and the invitation
    itself only while the lobby lists the table."""


class VacationView(Struct, frozen=True):
    """A vacation at a table with days for a move."""

    until: float
    """When the vacation ends or ended."""
    days: float
    """Days of vacation used in this game, including the whole of this one."""


class SeatView(Struct, frozen=True):
    """One seat as everybody sees it."""

    who: Literal["person", "open", "computer"]
    name: str | None
    """The nickname; null for somebody without one and for an open seat."""
    level: LevelNumber | None
    present: bool
    """Whether the person has a connection now."""
    stand_in: bool
    """Whether the computer plays for the person now."""
    resigned: bool
    """Whether the seat cannot win any more: its person gave up, or has lost on time."""
    timed_out: bool
    """Whether its reserve was used up."""
    person: PersonId | None
    """The id of a person with a lasting name (docs/people.md)."""
    program: bool
    """Whether a program with a lasting name plays here."""
    vacation: VacationView | None
    """The last vacation that the person took in this game."""
    obvious: bool
    """Whether the server makes this seat's forced moves."""
    rating: SeatRating | None
    """The rating of a person at a rated table, when they sat down."""


class SeatTime(Struct, frozen=True):
    """What a seat has left of its reserve."""

    left: float
    """Seconds; of a running clock, those that were left when it started."""
    until: float | None
    """When a running clock reaches zero; null while it is stopped."""


class Offer(Struct, frozen=True):
    """An offer of one seat, and the seats that have not answered."""

    matter: Matter
    seat: Seat
    waiting: list[Seat]


class Legal(Struct, frozen=True, array_like=True):
    """A legal move and its immediate effect: `["3R2", 2, 1, 5, -1]`."""

    move: str
    placed: int
    """Tiles that go to the pattern line; for a column choice 1."""
    dropped: int
    """Tiles that fall to the floor line (the marker not counted)."""
    points: int
    """Points of the line if the move completes it, or of the chosen column; else 0. Coloured side: with the complete
    lines above tiled first; grey side: on the present wall, in its best column."""
    floor: int
    """Additional points lost on the floor line: 0 or negative."""


class Turn(Struct, frozen=True):
    """A seat that may act now, with its legal moves. Sent only to clients that hold the seat."""

    seat: Seat
    moves: list[Legal]
    at: int
    """To be sent in `play`: the move is refused as `stale` if the table has changed since."""
    board: str | None = None
    """Grey side, while columns are chosen: the seat's board (`score;wall;lines;floor`) with its choices so far."""


class Taken(Struct, frozen=True):
    """What a take moved."""

    count: int
    """Tiles taken."""
    placed: int
    """Tiles that went to the pattern line."""
    fallen: int
    """Pieces that went to the floor line, the marker first; tiles for which it had no space went to the lid."""
    marker: bool
    """Whether the starting player marker was taken."""


class PlacedTile(Struct, frozen=True, array_like=True):
    """A tile that was placed on the wall, as `[row, column, "R", points]`."""

    row: int
    column: int
    colour: str
    points: int


class SeatTiling(Struct, frozen=True):
    """A seat's part of a wall tiling; tiles are in the order in which they were placed."""

    seat: Seat
    placed: list[PlacedTile]
    floor: int
    """Points lost on the floor line, 0 or negative; a score never falls below zero."""
    score: int
    """The score after the tiling, without the bonuses of the game's end."""


class SeatResult(Struct, frozen=True):
    """Where one seat's final score comes from."""

    score: int
    wall: int
    """Points for tiles placed in all rounds."""
    floor: int
    """Points lost on the floor line in all rounds, 0 or negative."""
    rows: int
    columns: int
    colours: int
    """How many rows, columns and colours are complete; worth 2, 7 and 10 points each."""
    rank: int
    """1 for the most points; complete rows break a tie. A seat that resigned has a rank, too, but cannot win."""


class Result(Struct, frozen=True):
    """How a game ended."""

    reason: Literal["row", "exhausted", "resigned", "time", "stopped"]
    """`time`: in a game of two, one seat has used up its reserve."""
    winners: list[Seat]
    """Several for a shared victory, none when the game was stopped."""
    by_rows: bool
    """Whether complete rows broke a tie between seats that could win."""
    seats: list[SeatResult]


class Fairness(Struct, frozen=True):
    """The data to check the deals with; the secret only when the game is over (docs/fair-deals.md)."""

    version: Literal["1", "2"]
    commitment: Commitment
    randomness: list[str]
    """What each seat added, `""` for nothing; empty texts until the game begins."""
    secret: str | None
    next: Promise | None
    """After the end: the commitment of a rematch, to which each person may add with `share`."""


class EqualDeals(Struct, frozen=True):
    """For a table that shares its deals with others (docs/duplicate.md): the deal of a day, a duel or a tournament."""

    kind: Literal["day", "duel", "teams", "tournament"]
    date: str | None
    """The date of a deal of the day: `2026-11-17`."""
    ranked: bool
    deal: int
    """From 1; in a Swiss tournament the round."""
    deals: int
    tournament: str | None = None
    """The id of the tournament."""


class TableView(Struct, frozen=True):
    """A table as everybody may see it."""

    table: TableId
    seq: Sequence
    side: SideName
    first: Seat | None
    """Who starts; null until it is drawn."""
    clock: Clock | None
    undo: bool
    hints: bool
    stand_in_after: int | None
    last_word: bool
    rated: bool
    state: Literal["waiting", "playing", "over"]
    seats: list[SeatView]
    position: str | None
    """Null until the game begins."""
    deadline: float | None
    """When the time of the seat to move runs out, or of the devices in `revealing`."""
    clocks: list[SeatTime | None]
    """With a reserve, by seat, from the beginning of the game: null for computers. Empty without a reserve."""
    revealing: list[Seat]
    """The seats whose devices the deal waits for, at a table with `last_word`."""
    choosing: list[Seat]
    """Grey side: the seats that still choose columns. Choices are shown when all seats have chosen."""
    offers: list[Offer]
    result: Result | None
    fairness: Fairness
    equal: EqualDeals | None
    """Null: the deals are not shared."""
    chat: list[Seat] | None
    """The seats that have switched the chat on; null: this table can have no chat."""
    rematch: TableId | None
    asked_rematch: list[Seat]
    """After a rated game: the seats that have asked for a rematch, even if long ago."""
    ratings: list[RatingChange]
    """The changes of ratings by a rated game; empty until it is settled, soon after its end."""
    made: float
    now: float
    """The server's time, for showing clocks."""


class RevealAsked(Struct, frozen=True):
    """A value that a seat's device is to send in `reveal`."""

    seat: Seat
    round: int


class You(Struct, frozen=True):
    """The data that only this client may see."""

    seats: list[Seat]
    turns: list[Turn]
    can_undo: list[Seat]
    """The client's seats whose last action may be taken back without asking."""
    reveals: list[RevealAsked] | UnsetType = UNSET
    """The values that the client's device must reveal; only at a table with `last_word`."""
