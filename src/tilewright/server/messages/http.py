"""Requests and answers over HTTP."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta, Struct

from tilewright.server.limits import RECORD_CHARACTERS

from .fields import Invite, LevelNumber, Request, Seat, SideName, TableId
from .tables import Legal, Result, SeatTiling, Taken


class InviteQuestion(Request, frozen=True):
    """POST /api/invites: what does this invitation lead to?"""

    invite: Invite


class ViewsQuestion(Request, frozen=True):
    """POST /api/views: several tables at once, for a list of games."""

    tables: Annotated[list[TableId], Meta(max_length=20)]


class AnalysisRequest(Request, frozen=True):
    """POST /api/analysis: the best moves of any position, within a budget."""

    position: Annotated[str, Meta(max_length=2000)]
    seconds: Annotated[float, Meta(ge=0.05, le=10)] | None = None
    nodes: Annotated[int, Meta(ge=1, le=20_000_000)] | None = None
    lines: Annotated[int, Meta(ge=1, le=20)] = 5
    every: bool = False
    """Value every legal move instead of the best `lines`."""


class PositionQuestion(Request, frozen=True):
    """POST /api/position: play moves and deals on a position."""

    position: Annotated[str, Meta(max_length=2000)]
    moves: Annotated[list[Annotated[str, Meta(max_length=60)]], Meta(max_length=500)] = msgspec.field(
        default_factory=list
    )


class PositionCheck(Request, frozen=True):
    """POST /api/position/check: what is impossible about a position?"""

    position: Annotated[str, Meta(max_length=2000)]


class Impossible(Struct, frozen=True, omit_defaults=True):
    """One impossible thing: a stable code, a sentence in the client's language, and the place that it is about."""

    code: str
    message: str
    seat: Seat | None = None
    source: int | None = None
    """The factory that it is about."""
    line: int | None = None
    row: int | None = None
    column: int | None = None
    colour: Literal["B", "Y", "R", "K", "W"] | None = None


class PositionChecked(Struct, frozen=True):
    """What is impossible about a position; nothing if it is sound."""

    problems: list[Impossible]


class Step(Struct, frozen=True):
    """A deal or a move, and the position after it."""

    deal: str | None
    move: str | None
    seat: Seat | None
    position: str
    taken: Taken | None
    """What a take moved; null for a deal or a choice of a column."""
    tiling: list[SeatTiling] | None


class PositionAnswer(Struct, frozen=True):
    """The position after the moves, its legal moves and the steps that led there."""

    position: str
    seat: Seat | None
    moves: list[Legal]
    steps: list[Step]
    result: Result | None


class RecordQuestion(Request, frozen=True):
    """POST /api/records: read a record step by step."""

    record: Annotated[str, Meta(max_length=RECORD_CHARACTERS)]


class RecordFairness(Struct, frozen=True):
    """The headers of a record about fair deals."""

    version: str
    table: str
    commitment: str
    randomness: list[str]
    secret: str | None
    drawn: bool
    """Whether the first seat was drawn."""
    reveals: list[list[str]] | None
    """What each seat revealed before each deal, `""` for nothing; null: a table without `last_word`."""


class RecordAnswer(Struct, frozen=True):
    """A record, step by step."""

    names: list[str]
    side: SideName
    players: int
    date: str | None
    start: str
    steps: list[Step]
    result: Result | None
    fair: Literal["consistent", "no", "unknown"]
    """Whether every deal follows from the published secret. Only people who noted the commitment and then added
    randomness have a proof that nobody chose the deals (docs/fair-deals.md)."""
    fairness: RecordFairness | None
    """The record's headers about its deals, for a check by another program."""


class LevelView(Struct, frozen=True):
    """GET /api/levels: one of the computer's levels."""

    level: LevelNumber
    nodes: int
    rating: int


class Health(Struct, frozen=True):
    """GET /api/health: the state of the server."""

    status: Literal["ok", "compiling", "no-store"]
    version: str
    tables: int
    connections: int
    mode: Literal["open", "drain", "read-only"]
    """`drain`: there are no new tables. `read-only`: nothing can be changed."""
    message: str
    """The operator's message to everybody; may be empty."""
    lobby: bool
    """Whether there is a lobby: open seats, games with anybody, games to watch."""


class Problem(Struct, frozen=True):
    """Every refusal over HTTP: a stable code and a sentence in the client's language."""

    code: str
    message: str
    detail: str | None = None
    """For programmers, in English: what is wrong with a position, or where in a record."""
    reason: str | None = None
    """What exactly is wrong with a position, a record, a move or a deal, in the client's language."""
    line: int | None = None
    """The line of a record that the reason is about."""
