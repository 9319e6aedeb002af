"""People with lasting names (docs/people.md)."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from .fields import (
    Base64,
    DeviceId,
    LevelNumber,
    Nickname,
    PersonId,
    PersonToken,
    PhraseText,
    ReportReason,
    Request,
    Seat,
    Secret,
    SideName,
    TableId,
)


class NewPerson(Request, frozen=True):
    """POST /api/people: make a lasting name."""

    name: Nickname
    phrase: bool = True
    """Whether to make a recovery phrase."""


class SignedIn(Struct, frozen=True):
    """The answer to making a name and to signing in."""

    person: PersonId
    name: str
    token: PersonToken
    """The token of this device, for the header `Tilewright-Person`; sent only here, the server stores its digest."""
    phrase: str | None
    """The recovery phrase, when it is new; sent only here."""


class PhraseSignIn(Request, frozen=True):
    """POST /api/people/phrase: sign in on another device by the recovery phrase."""

    name: Nickname
    phrase: PhraseText


class PhraseQuestion(Request, frozen=True):
    """POST /api/me/phrase: ask for a new recovery phrase."""


class NewPhrase(Struct, frozen=True):
    """The answer to POST /api/me/phrase: a new recovery phrase; the old one is revoked."""

    phrase: str


class PasskeyQuestion(Request, frozen=True):
    """POST /api/people/passkey/challenge, POST /api/me/passkeys/challenge: ask for a challenge."""


class PasskeyChallenge(Struct, frozen=True):
    """The challenge that the browser signs with a passkey; valid for five minutes and one answer."""

    challenge: Base64
    rp: str
    """The name of the site that the passkey is for."""
    known: list[Base64]
    """The passkeys that this person has already; empty when signing in."""


class NewPasskey(Request, frozen=True):
    """POST /api/me/passkeys: a passkey that the browser has made."""

    id: Base64
    attestation: Base64
    client_data: Base64


class PasskeySignIn(Request, frozen=True):
    """POST /api/people/passkey: sign in with a passkey; `person` is its user handle."""

    id: Base64
    person: PersonId
    authenticator: Base64
    signature: Base64
    client_data: Base64


class DeviceView(Struct, frozen=True):
    """A device that is signed in."""

    device: DeviceId
    added: float
    seen: float
    """The day of its last visit."""
    way: Literal["made", "phrase", "passkey", "token"]
    """How it signed in: by making the name, by phrase, by passkey, or by a program's token."""
    here: bool
    """Whether it is the device that asks."""


class PasskeyView(Struct, frozen=True):
    """A passkey of a person."""

    id: Base64
    added: float


class KnownPerson(Struct, frozen=True):
    """A person with a lasting name; the name is null after the person was deleted."""

    person: PersonId
    name: str | None
    program: bool


class Own(Struct, frozen=True):
    """GET /api/me: the account of the person who asks, without games and ratings."""

    person: PersonId
    name: str
    program: bool
    made: float
    rename_from: float
    """When the name may be changed again."""
    watchable: bool
    phrase_made: float | None
    passkeys: list[PasskeyView]
    devices: list[DeviceView]
    blocked: list[KnownPerson]
    programs: list[KnownPerson]
    can_use_passkeys: bool
    """Whether passkeys can be used at this address of the server."""


class OwnSettings(Request, frozen=True):
    """POST /api/me/settings; null leaves a setting unchanged."""

    watchable: bool | None = None
    """Whether the lobby shows my games to others."""


class Renaming(Request, frozen=True):
    """POST /api/me/name: change the name."""

    name: Nickname


class DeviceEnd(Request, frozen=True):
    """POST /api/me/devices/end: sign a device out; null: all others."""

    device: DeviceId | None = None


class PasskeyEnd(Request, frozen=True):
    """POST /api/me/passkeys/end: forget a passkey."""

    id: Base64


class Leaving(Request, frozen=True):
    """POST /api/me/delete: delete the name and its data; `name` confirms it."""

    name: Nickname


class GuestGame(Request, frozen=True):
    """A game that was begun as a guest, and the secret of the seat there."""

    table: TableId
    secret: Secret


class GuestGames(Request, frozen=True):
    """POST /api/me/games: claim games that were begun as a guest."""

    games: Annotated[list[GuestGame], Meta(max_length=20)]


class TakenAlong(Struct, frozen=True):
    """The answer to POST /api/me/games: the tables whose seats the person has claimed."""

    tables: list[TableId]


class RunningGames(Struct, frozen=True):
    """GET /api/me/games: tables at which the person sits and whose games are not over, the newest first."""

    tables: list[TableId]
    more: str | None


class Blocking(Request, frozen=True):
    """POST /api/me/block: block or unblock somebody."""

    person: PersonId
    blocked: bool


class NewReport(Request, frozen=True):
    """POST /api/reports: report a person with a lasting name, or a seat at a table, to the operator."""

    reason: ReportReason
    person: PersonId | None = None
    table: TableId | None = None
    seat: Seat | None = None


class NewProgram(Request, frozen=True):
    """POST /api/me/programs: a name for a program; the answer has its token."""

    name: Nickname


class ProgramEnd(Request, frozen=True):
    """POST /api/me/programs/end: delete a program."""

    person: PersonId


class PlayedSeat(Struct, frozen=True):
    """A seat of a game that somebody has played."""

    name: str | None
    """Null for somebody without a name, or whose name was deleted."""
    person: PersonId | None
    program: bool
    level: LevelNumber | None
    score: int


class PlayedGame(Struct, frozen=True):
    """A game of somebody that is over."""

    table: TableId | None
    """Null while other tables of a tournament play the same deal: the record would show it to their players."""
    ended: float
    side: SideName
    seat: Seat
    reason: Literal["row", "exhausted", "resigned", "time", "stopped"]
    winners: list[Seat]
    seats: list[PlayedSeat]
    accuracy: float | None
    """The accuracy of the person's moves, 0 to 100; null until the game was reviewed."""


class LevelResult(Struct, frozen=True):
    """Somebody's results against one of the computer's levels."""

    level: LevelNumber
    games: int
    won: float
    """Victories; one shared by two counts 1/2."""


class OpponentResult(Struct, frozen=True):
    """Somebody's results against another person."""

    who: KnownPerson
    games: int
    won: float


class Profile(Struct, frozen=True):
    """GET /api/people/PERSON: the public profile of a person with a lasting name."""

    person: PersonId
    name: str
    program: bool
    made: float
    games: int
    won: float
    levels: list[LevelResult]
    opponents: list[OpponentResult]
    """The last people they met."""
    played: list[PlayedGame]
    """Their last games, the newest first."""
    more: str | None
    """For `GET /api/people/PERSON/games?after=MORE`: the games before those; null if there are none."""


class PlayedGames(Struct, frozen=True):
    """GET /api/people/PERSON/games: more games, the newest first."""

    played: list[PlayedGame]
    more: str | None
