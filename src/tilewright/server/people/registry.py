"""The documents of people: finding, making and changing them. It needs no server, so that commands can use it."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable

from msgspec.structs import replace

from tilewright.server.documents import Documents, DocumentServices
from tilewright.server.errors import Refusal
from tilewright.server.limits import DAY_S

from .names import looks_of
from .person import Device, NameOwner, Person, Way, name_key, new_token, person_key, token_digest

MOST_DEVICES = 20
"""Devices of a person; another one signs out the device whose last visit is the oldest."""


class Registry:
    """All people with lasting names."""

    def __init__(self, place: DocumentServices) -> None:
        self.documents = Documents(place)
        self._clock = place.clock

    async def read(self, person_id: str) -> Person | None:
        """A person; None if there is none."""
        found = await self.documents.read(Person, person_key(person_id))
        return None if found is None or found.leaving else found

    async def read_several(self, people: Iterable[str]) -> dict[str, Person]:
        """Those of these people that there are, by their ids."""
        found = await self.documents.read_several(Person, [person_key(person_id) for person_id in people])
        return {person.id: person for person in found if not person.leaving}

    async def named(self, name: str) -> Person | None:
        """The person with a name, or one that looks like it."""
        looks = looks_of(name)
        owner = await self.documents.read(NameOwner, name_key(looks))
        person = None if owner is None else await self.documents.read(Person, person_key(owner.person))
        return person if person is not None and looks_of(person.name) == looks else None

    async def claim(self, name: str, person_id: str, change: Callable[[Person | None], Person]) -> Person:
        """Write a person together with a new name, unless somebody else has one that looks like it."""
        key = name_key(looks_of(name))
        free = await self.documents.read(NameOwner, key)
        other = await self.named(name)
        if other is not None and other.id != person_id:
            raise Refusal("name-taken")
        written: list[Person] = []

        def decide(found: Person | None, owner: NameOwner | None) -> tuple[Person, NameOwner]:
            if owner != free:  # somebody else has taken it meanwhile
                raise Refusal("name-taken")
            written[:] = [change(found)]
            return written[0], NameOwner(person_id)

        await self.documents.change_two((Person, person_key(person_id)), (NameOwner, key), decide)
        return written[0]

    def with_device(self, person: Person, way: Way) -> tuple[Person, str]:
        """The person with one more device, and its token."""
        token = new_token(person.id)
        device = Device(token_digest(token), self._clock(), way, self.today)
        kept = sorted(person.devices, key=lambda each: each.seen)[-(MOST_DEVICES - 1) :]
        return replace(person, devices=(*(each for each in person.devices if each in kept), device)), token

    async def change(self, person_id: str, change: Callable[[Person], Person]) -> Person:
        """Change a person's document; raises Refusal if there is none any more."""

        def decide(person: Person | None) -> Person:
            if person is None or person.leaving:
                raise Refusal("not-signed-in")
            return change(person)

        return await self.documents.change(Person, person_key(person_id), decide)

    @property
    def today(self) -> float:
        """The beginning of the day, in UTC."""
        return math.floor(self._clock() / DAY_S) * DAY_S
