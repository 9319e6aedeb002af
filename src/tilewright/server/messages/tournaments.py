"""Tournaments over HTTP (docs/tournaments.md)."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from .fields import (
    Commitment,
    Nickname,
    PlayerNumber,
    Randomness,
    Request,
    Secret,
    SideName,
    TableId,
    TournamentClock,
    TournamentId,
    TournamentKind,
    TournamentState,
)


class NewTournament(Request, frozen=True):
    """POST /api/tournaments: make a tournament."""

    title: Annotated[str, Meta(min_length=1, max_length=40)]
    promise: Commitment
    """The commitment that the server gave (POST /api/promises)."""
    randomness: Randomness
    """What the maker adds to the deals after seeing the commitment."""
    name: Nickname | None = None
    """The maker's name, to enter; null: the maker does not play."""
    kind: TournamentKind = "swiss"
    rounds: Annotated[int, Meta(ge=1, le=15)] = 5
    """The rounds of a Swiss tournament."""
    minutes: Annotated[int, Meta(ge=5, le=240)] = 60
    """The length of an arena."""
    clock: TournamentClock = "5+5"
    side: SideName = "coloured"
    starts_in: Annotated[int, Meta(ge=60, le=14 * 86_400)] | None = None
    """Seconds until it begins; null: when the maker starts it."""
    rated: bool = False
    """Whether its games are rated; then everybody needs a lasting name."""
    listed: bool = False
    """Whether it is in the list that everybody sees; else only those with its link find it."""


class TournamentEntering(Request, frozen=True):
    """POST /api/tournaments/TOURNAMENT/enter: enter a tournament."""

    name: Nickname
    """Not used if you are signed in."""
    randomness: Randomness = ""
    """What you add to the deals of the rounds to come, after seeing the commitment."""


class TournamentAct(Request, frozen=True):
    """POST /api/tournaments/TOURNAMENT/act: what a player or the maker does."""

    do: Literal["ready", "leave", "return", "start", "cancel", "remove"]
    """`ready`: for the game you are paired for or, in an arena, for any opponent. The maker alone may `start`,
    `cancel` before the start, and `remove` somebody."""
    player: PlayerNumber | None = None
    """The player to remove."""


class TournamentEntered(Struct, frozen=True):
    """The answer to making a tournament or entering it."""

    tournament: TournamentId
    secret: Secret
    """Whoever has it acts for this person in the tournament and at its tables. Send it as `Authorization: Bearer`."""


class TournamentLine(Struct, frozen=True):
    """A tournament in the list."""

    tournament: TournamentId
    title: str
    kind: TournamentKind
    clock: TournamentClock
    rated: bool
    state: TournamentState
    starts: float | None
    """When it begins; null: when its maker starts it, or it has begun."""
    players: int


class TournamentPlayer(Struct, frozen=True):
    """Somebody who has entered."""

    name: str
    """Empty: the lasting name was deleted."""
    rating: int | None
    program: bool
    here: bool


class GameMark(Struct, frozen=True, array_like=True):
    """A game or a bye in a player's line: `[3, 1, 7, true, "k3f9..."]`."""

    deal: int
    """In a Swiss tournament, the round."""
    points: float
    opponent: int | None
    """Null: a bye."""
    played: bool
    """False: a bye, or somebody did not appear."""
    table: TableId | None
    """Null: a bye, a game that did not begin, or a deal that is still played or may still be given out."""


class TournamentStanding(Struct, frozen=True):
    """A player's line in the standings."""

    player: PlayerNumber
    place: int
    """Players who are equal in all tie-breaks have the same place."""
    points: float
    deals: float
    opponents: float
    marks: list[GameMark]


class TournamentGame(Struct, frozen=True):
    """A game that is not over."""

    deal: int
    seats: list[PlayerNumber]
    """Who sits on seat 1 and seat 2."""
    ready: list[bool]
    until: float
    """Until when both must be ready; once the game has begun, until when it must be over."""
    begun: bool


class TournamentYou(Struct, frozen=True):
    """The data that concern only the client who asks."""

    player: PlayerNumber | None
    """Null: you made the tournament, and do not play."""
    maker: bool
    waits: bool
    """Arena: you are ready for an opponent."""
    table: TableId | None
    """Where your game is played now."""
    seat: Annotated[int, Meta(ge=1, le=2)] | None


class TournamentView(Struct, frozen=True):
    """A tournament as everybody may see it, and `you`."""

    tournament: TournamentId
    tag: str
    """Send it as `have` to be answered when something has changed."""
    title: str
    kind: TournamentKind
    rounds: int | None
    minutes: int | None
    clock: TournamentClock
    side: SideName
    rated: bool
    listed: bool
    state: TournamentState
    starts: float | None
    """When it begins automatically."""
    ends: float | None
    """When a running arena stops pairing."""
    round: int
    """The round of a Swiss tournament; in an arena, the number of deals so far."""
    players: list[TournamentPlayer]
    standings: list[TournamentStanding]
    games: list[TournamentGame]
    byes: list[PlayerNumber]
    """The players without an opponent in this round."""
    name: str
    """The table's name in the fair deals."""
    commitment: Commitment
    mixed: list[str]
    """For each deal: the randomness of all players who had entered when it was fixed, mixed into one value."""
    secret: str | None
    """Published when the tournament is over."""
    now: float
    you: TournamentYou | None
