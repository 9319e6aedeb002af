"""The documents of a person with a lasting name. They hold no e-mail address, no password and no IP address."""

from __future__ import annotations

import hashlib
from typing import Literal

from msgspec import Struct
from msgspec.structs import replace

from tilewright.server.keys import TABLE_LETTERS, new_secret, new_table_id

Way = Literal["made", "phrase", "passkey", "token"]
SHOWN_DIGITS = 16
"""Digits of a digest that distinguish the devices of a person."""


class Device(Struct, frozen=True, omit_defaults=True):
    """A browser or a program that is signed in; `digest` is that of its token."""

    digest: str
    added: float
    way: Way
    """How it signed in."""
    seen: float
    """The day of its last visit."""

    @property
    def id(self) -> str:
        """The id that its owner sees."""
        return self.digest[:SHOWN_DIGITS]


class Phrase(Struct, frozen=True):
    """What is stored of a recovery phrase: a slow digest."""

    salt: str
    digest: str
    made: float


class Passkey(Struct, frozen=True):
    """The public half of a passkey; `count` is its signature counter, 0 if it has none."""

    id: str
    public_key: str
    count: int
    added: float


class Person(Struct, frozen=True, omit_defaults=True):
    """The document of a person, or of a program."""

    id: str
    name: str
    made: float
    kind: Literal["person", "program"] = "person"
    renamed: float = 0.0
    devices: tuple[Device, ...] = ()
    phrase: Phrase | None = None
    passkeys: tuple[Passkey, ...] = ()
    seen: float = 0.0
    """The day of the last visit of devices that are no longer signed in; 0: none is known."""
    challenges: tuple[str, ...] = ()
    """Challenges that were answered and have not expired: each is good for one answer."""
    watchable: bool = True
    """Whether the lobby shows their games to others."""
    blocked: tuple[str, ...] = ()
    """People whom they block."""
    programs: tuple[str, ...] = ()
    owner: str = ""
    """Of a program: the person whose it is; empty if the operator has made it."""
    banned: bool = False
    leaving: bool = False
    """Whether the person is being deleted."""

    def device(self, digest: str) -> Device | None:
        """A device by the digest of its token."""
        return next((device for device in self.devices if device.digest == digest), None)

    @property
    def last_visit(self) -> float:
        """The day of the last visit; if none is known, when the name was made."""
        return max(self.made, self.seen, *(device.seen for device in self.devices))

    def is_one_with(self, other: Person) -> bool:
        """Whether both belong to one person: a person and their program, or two programs of one person."""
        if (self.owner or self.id) == (other.owner or other.id):
            return True
        return other.id in self.programs or self.id in other.programs  # programs of earlier versions have no `owner`

    def with_devices(self, devices: tuple[Device, ...]) -> Person:
        """The person with only these devices signed in; the day of the last visit is kept."""
        return replace(self, devices=devices, seen=max([self.seen, *(device.seen for device in self.devices)]))


class NameOwner(Struct, frozen=True):
    """The document of a name: its owner. It is valid only while that person has a name that looks like it."""

    person: str


def person_key(person_id: str) -> str:
    """The key of a person's document. All such keys have the same length, so none is a prefix of another."""
    return f"person/{person_id}"


def name_key(looks: str) -> str:
    """The key of a name's document. Its last character occurs in no name, so no key is a prefix of another."""
    return f"name/{looks}/"


def new_token(person_id: str) -> str:
    """A device's token: the person's id, and a secret."""
    return person_id + new_secret()


def owner_of(token: str) -> str:
    """The person that a token claims to belong to."""
    return token[:TABLE_LETTERS]


def token_digest(token: str) -> str:
    """The digest of a token, which is stored instead of it."""
    return hashlib.sha256(f"tilewright device {token}".encode()).hexdigest()


new_person_id = new_table_id
