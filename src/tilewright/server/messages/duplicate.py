"""Equal deals over HTTP: the deal of the day and duels (docs/duplicate.md)."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from .fields import (
    Commitment,
    DayCount,
    DayDate,
    DealCount,
    Invite,
    LevelNumber,
    Nickname,
    PlaceCount,
    Randomness,
    Request,
    Seat,
    Secret,
    TableId,
    Team,
)

# ---------------------------------------------------------------- the deal of the day


class NewTry(Request, frozen=True):
    """POST /api/daily/DATE/tries: play the deal of a day; a new game is ranked if the day is today."""

    name: Nickname | None = None
    ranked: bool = False
    """Refuse the try (`day-over`) if it would not be ranked because the day has ended."""


class SealedDay(Struct, frozen=True):
    """A day to come, and the commitment to its deals."""

    date: DayDate
    commitment: Commitment


class DayTry(Struct, frozen=True):
    """The ranked try of this device."""

    table: TableId
    over: bool


class DayView(Struct, frozen=True):
    """The deal of a day: what everybody may know before playing it."""

    date: DayDate
    number: int
    """Counts the days: 1 is 1 January 2026."""
    today: DayDate
    first: DayDate
    """The earliest day of this server."""
    level: LevelNumber
    seat: Seat
    """The seat of every player."""
    starts: Seat
    """The seat that starts."""
    deal: str
    """The factories of round 1."""
    played: int
    """The number of ranked tries that are over."""
    ranked: bool
    """Whether a try that begins now is ranked."""
    begins: float
    ends: float
    """When the day ends and the next one begins; unix time."""
    opens: float
    """When the secret is published; ranked tries must be over by then. Unix time."""
    now: float
    name: str
    """The table's name in the fair deals."""
    commitment: Commitment
    sealed: float
    """When the server made the secret and published the commitment."""
    secret: str | None
    coming: list[SealedDay]
    yours: DayTry | None


class Reference(Struct, frozen=True):
    """What a level of the computer reached with the same deals from the same seat."""

    level: LevelNumber
    margin: int
    rounds: list[int]


class MarginCount(Struct, frozen=True, array_like=True):
    """The number of ranked results with a margin: `[14, 3]` is three results of 14."""

    margin: int
    count: int


class DayResult(Struct, frozen=True):
    """GET /api/tables/TABLE/daily: how a game with the deal of a day compares with all others."""

    date: DayDate
    number: int
    counts: bool
    """Whether the game is one of the ranked results."""
    margin: int
    """Your points minus those of the opponent."""
    scores: list[int]
    rounds: list[int]
    """The margin after each round."""
    place: int
    """1 plus the number of better ranked results."""
    played: int
    margins: list[MarginCount]
    """The margins of all ranked results, in ascending order."""
    reference: Reference | None
    """Null while the computer is still playing its game."""


# ---------------------------------------------------------------- duels


class NewDuel(Request, frozen=True):
    """POST /api/duels: a duel, and the first person in it."""

    name: Nickname
    promise: Commitment
    """The commitment that the server gave (POST /api/promises)."""
    randomness: Randomness
    """What the maker adds to the deals after seeing the commitment."""
    kind: Literal["solo", "teams"] = "solo"
    """`solo`: everybody plays the same seat against the computer. `teams`: two teams of two, at two tables."""
    deals: DealCount = 3
    level: LevelNumber = 5
    """The computer's level in a `solo` duel."""
    places: PlaceCount = 2
    """How many people a `solo` duel has; teams have four."""
    days: DayCount = 7
    """How long the duel is open."""
    team: Team = 1


class DuelQuestion(Request, frozen=True):
    """POST /api/duels/look, POST /api/duels/play: the duel of a link. The code is in the body, so no log holds it."""

    code: Invite


class DuelJoining(Request, frozen=True):
    """POST /api/duels/join: take a place in a duel."""

    code: Invite
    name: Nickname
    team: Team | None = None
    """Null: the team with fewer people."""


class Entered(Struct, frozen=True):
    """The answer to making a duel or joining it."""

    code: Invite
    """The code of the link. The server stores only its digest."""
    secret: Secret
    """Whoever has it plays this person's seats at all tables of the duel. Send it as `Authorization: Bearer`."""


class DuelGame(Struct, frozen=True):
    """A game of the duel that is over."""

    deal: int
    margin: int
    """The margin of the person in whose list this is."""
    table: TableId


class DuelPerson(Struct, frozen=True):
    """Somebody in the duel."""

    name: str
    team: Team | None
    seat: Seat
    finished: int
    """The number of deals that they have finished."""
    playing: bool
    """Whether a game of theirs has begun and is not over."""
    games: list[DuelGame] | None
    """Null: hidden until you have finished, or the duel is over."""


class DuelReference(Struct, frozen=True):
    """What a level of the computer reached in a deal, from the same seat."""

    deal: int
    level: LevelNumber
    margin: int


class DuelView(Struct, frozen=True):
    """A duel, as far as you may know it."""

    kind: Literal["solo", "teams"]
    deals: DealCount
    level: LevelNumber | None
    places: int
    made: float
    until: float
    now: float
    over: bool
    """Nobody can play any more: all have finished, or the time is up."""
    open: bool
    """Whether you see the others' results: you have finished, or the duel is over."""
    you: int | None
    """Your index in `people`."""
    people: list[DuelPerson]
    dealt: list[str] | None
    """The first deal of each game; null until you may see results."""
    references: list[DuelReference] | None
    """The margins of the strongest level in the deals that it has played; null for teams, and until you may see it."""
    name: str
    """The table's name in the fair deals."""
    commitment: Commitment
    randomness: str
    """What the maker added."""
    secret: str | None
    """Published when the duel is over."""
