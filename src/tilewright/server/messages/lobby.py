"""The lobby: open seats, people who look for a game, games to watch; over the WebSocket at `/api/lobby`."""

from __future__ import annotations

from typing import Annotated

from msgspec import UNSET, Meta, Struct, UnsetType

from .fields import (
    PROTOCOL,
    ClockName,
    DeviceName,
    Invite,
    Language,
    LevelNumber,
    PersonId,
    PersonToken,
    PlayerCount,
    RequestId,
    Secret,
    SideName,
    TableId,
)
from .live import Done, Message, Notice, Pong, Refused
from .requests import NumberedRequest, Ping, SocketRequest
from .tables import Clock


class LobbyHello(SocketRequest, frozen=True, tag="hello"):
    """The first message. `lobby` answers it."""

    protocol: int = PROTOCOL
    language: Language = "en"
    person: PersonToken | None = None
    """The token of a person with a lasting name."""
    device: DeviceName | None = None
    """A random id that the client keeps, so that two windows of a guest count as one person."""


class Find(NumberedRequest, frozen=True, tag="find"):
    """Enter the queue for a game with anybody. Sent again, it changes the settings and keeps the time waited."""

    players: PlayerCount
    sides: Annotated[list[SideName], Meta(min_length=1, max_length=2)]
    """The acceptable sides, the preferred one first; `clocks` likewise."""
    clocks: Annotated[list[ClockName], Meta(min_length=1, max_length=4)]
    rated: bool = False


class Cancel(NumberedRequest, frozen=True, tag="cancel"):
    """Leave the queue."""


class Keep(NumberedRequest, frozen=True, tag="keep"):
    """The client is present for a seat that it holds at a waiting table; `began` comes when the game begins."""

    table: TableId
    secret: Secret


class Withdraw(NumberedRequest, frozen=True, tag="withdraw"):
    """Give up a seat at a waiting table. The table is removed with its last person."""

    table: TableId
    secret: Secret


class Sit(NumberedRequest, frozen=True, tag="sit"):
    """Ask for an open seat: `invited` holds the invitation for `POST /api/join`."""

    table: TableId


AnyLobbyRequest = LobbyHello | Find | Cancel | Keep | Withdraw | Sit | Ping


class Opponent(Struct, frozen=True):
    """Somebody at a table, as the lobby shows them."""

    name: str | None
    person: PersonId | None
    """The id of a person with a lasting name."""
    rating: int | None
    deviation: int | None
    program: bool
    level: LevelNumber | None
    """The computer's level; null for people."""


class OpenTable(Struct, frozen=True):
    """A table with an open seat that everybody may take."""

    table: TableId
    players: PlayerCount
    open: int
    """How many seats are open."""
    side: SideName
    clock: Clock | None
    rated: bool
    people: list[Opponent]
    made: float


class WatchedGame(Struct, frozen=True):
    """A game to watch."""

    table: TableId
    side: SideName
    round: int
    seats: list[Opponent]
    scores: list[int]
    walls: list[str]
    """By seat, as in the text of a position."""
    watching: int


class LobbyCounts(Struct, frozen=True):
    """GET /api/lobby: how many people and games there are."""

    here: int
    """People in the lobby; several windows of one person count once."""
    looking: int
    """Requests for a game with anybody; each window of a person counts."""
    playing: int
    """Seats of running games whose person is connected."""
    seats: int
    games: int
    """Games to watch; the lobby lists the first few."""
    wait: int | None
    """The median of the last waiting times in the queue, in seconds; null: unknown."""


class LobbyView(Message, frozen=True, tag="lobby"):
    """The whole lobby: the answer to `hello`."""

    counts: LobbyCounts
    open: list[OpenTable]
    games: list[WatchedGame]


class LobbyChange(Message, frozen=True, tag="changed"):
    """The changes since the last such message; absent fields are unchanged."""

    counts: LobbyCounts | UnsetType = UNSET
    open: list[OpenTable] | UnsetType = UNSET
    """New tables, and those that have changed."""
    gone: list[TableId] | UnsetType = UNSET
    games: list[WatchedGame] | UnsetType = UNSET
    """The whole list of games to watch."""


class Paired(Message, frozen=True, tag="paired"):
    """A game is found: sit down with `POST /api/join`, then send `keep`. `began` or `unpaired` follows."""

    table: TableId
    invite: Invite
    others: list[Opponent]
    until: float
    """When all must have sat down."""


class Unpaired(Message, frozen=True, tag="unpaired"):
    """The game that was found does not begin, or the search has ended because a game began in another window.

    `code` is stable, `message` a sentence in the client's language.
    """

    table: TableId
    code: str
    message: str
    looking: bool
    """Whether the client is in the queue again, with the time it has waited."""


class GameBegan(Message, frozen=True, tag="began"):
    """The game begins at a table where the client holds a seat."""

    table: TableId


class Invited(Message, frozen=True, tag="invited"):
    """The answer to `sit`: the seat is reserved until a time."""

    id: RequestId
    table: TableId
    invite: Invite
    until: float


AnyLobbyMessage = LobbyView | LobbyChange | Paired | Unpaired | GameBegan | Invited | Done | Refused | Pong | Notice
