"""Names that last."""

from __future__ import annotations

from msgspec import Struct

from .fields import Nickname, PersonId, PersonToken, Request


class NewPerson(Request, frozen=True):
    """POST /api/people: a name that lasts."""

    name: Nickname
    phrase: bool = True
    """Whether to make a recovery phrase, too."""


class SignedIn(Struct, frozen=True):
    """The answer to making a name and to signing in."""

    person: PersonId
    name: str
    token: PersonToken
    """The key of this device, for the header `Tilewright-Person`; told only here, the server stores its digest."""
    phrase: str | None
    """The recovery phrase, when it is new; it is told only here."""


class PersonView(Struct, frozen=True):
    """GET /api/people/PERSON: what everybody may know of somebody with a lasting name."""

    person: PersonId
    name: str
    program: bool
    made: float
