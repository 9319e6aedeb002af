"""What the host knows of people with lasting names."""

from __future__ import annotations

import hmac
from collections.abc import Callable

import msgspec
from msgspec.structs import replace

from tilewright.server.documents import Documents
from tilewright.server.errors import Refusal
from tilewright.server.limits import DAY_S
from tilewright.server.messages.fields import PersonToken
from tilewright.server.messages.people import NewPerson, PersonView, SignedIn
from tilewright.server.services import Services
from tilewright.server.table import Sitter

from .names import lasting_name, looks_of
from .person import (
    Device,
    NameOwner,
    Person,
    Way,
    name_key,
    new_person_id,
    new_token,
    owner_of,
    person_key,
    token_digest,
)
from .phrases import digest_phrase, new_phrase

MOST_DEVICES = 20
"""Of a person; whoever signs in once more takes the place of the device that was away longest."""


def sitter_of(person: Person | None) -> Sitter | None:
    """Somebody as the log of a table keeps them."""
    return None if person is None else Sitter(person.id, person.name, person.kind == "program")


class People:
    """All people with lasting names."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self._documents = Documents(services)

    # ------------------------------------------------------------ who is it

    async def of_token(self, token: str | None) -> Person | None:
        """Whose device it is; None without a token. Raises Refusal for a token that is unknown or revoked."""
        if token is None:
            return None
        try:
            token = msgspec.convert(token, PersonToken)
        except msgspec.ValidationError:
            raise Refusal("not-signed-in") from None
        person = await self.read(owner_of(token))
        digest = token_digest(token)
        device = None if person is None else person.device(digest)
        if person is None or device is None or not hmac.compare_digest(device.digest, digest):
            raise Refusal("not-signed-in")
        if self._today() > device.seen and not self._services.is_read_only:
            person = await self._change(person.id, lambda latest: self._seen(latest, digest))
        return person

    async def must_be(self, token: str | None) -> Person:
        """Whose device it is; raises Refusal without a token, too."""
        person = await self.of_token(token)
        if person is None:
            raise Refusal("not-signed-in")
        return person

    async def read(self, person_id: str) -> Person | None:
        """A person; None if there is none."""
        return await self._documents.read(Person, person_key(person_id))

    async def named(self, name: str) -> Person | None:
        """Who has a name, or one that looks like it."""
        looks = looks_of(name)
        owner = await self._documents.read(NameOwner, name_key(looks))
        person = None if owner is None else await self.read(owner.person)
        return person if person is not None and looks_of(person.name) == looks else None

    # ------------------------------------------------------------ making a name

    async def make(self, asked: NewPerson, address: str) -> SignedIn:
        """A new person, signed in on the device that asks. The phrase is told only here."""
        name = lasting_name(asked.name)
        if await self.named(name) is not None:
            raise Refusal("name-taken")
        if not self._services.new_people.take(address):
            raise Refusal("too-many-names")
        now = self._services.clock()
        phrase = new_phrase() if asked.phrase else None
        person = Person(
            new_person_id(),
            name,
            now,
            phrase=None if phrase is None else await digest_phrase(phrase, now),
        )
        person, token = self._with_device(person, "made")
        await self._claim(person, name)
        return SignedIn(person.id, name, token, phrase)

    async def _claim(self, person: Person, name: str) -> None:
        """Write a person with a name, unless somebody else has one that looks like it."""
        key = name_key(looks_of(name))
        free = await self._documents.read(NameOwner, key)
        if await self.named(name) not in (None, person):
            raise Refusal("name-taken")

        def decide(_found: Person | None, owner: NameOwner | None) -> tuple[Person, NameOwner]:
            if owner != free:  # somebody was quicker
                raise Refusal("name-taken")
            return person, NameOwner(person.id)

        await self._documents.change_two((Person, person_key(person.id)), (NameOwner, key), decide)

    def _with_device(self, person: Person, way: Way) -> tuple[Person, str]:
        """The person with one more device, and its token."""
        token = new_token(person.id)
        device = Device(token_digest(token), self._services.clock(), way, self._today())
        kept = sorted(person.devices, key=lambda each: each.seen)[-(MOST_DEVICES - 1) :]
        return replace(person, devices=(*(each for each in person.devices if each in kept), device)), token

    # ------------------------------------------------------------ looking

    async def view(self, person_id: str) -> PersonView:
        """What everybody may know of a person."""
        person = await self.read(person_id)
        if person is None:
            raise Refusal("no-such-person")
        return PersonView(person.id, person.name, person.kind == "program", person.made)

    # ------------------------------------------------------------ changing

    async def _change(self, person_id: str, change: Callable[[Person], Person]) -> Person:
        def decide(person: Person | None) -> Person:
            if person is None:
                raise Refusal("not-signed-in")
            return change(person)

        return await self._documents.change(Person, person_key(person_id), decide)

    def _seen(self, person: Person, digest: str) -> Person:
        return replace(
            person,
            devices=tuple(
                replace(device, seen=self._today()) if device.digest == digest else device for device in person.devices
            ),
        )

    def _today(self) -> float:
        return self._services.clock() // DAY_S * DAY_S
