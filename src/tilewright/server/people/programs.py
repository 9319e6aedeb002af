"""Programs with lasting names: a token instead of devices, and a mark wherever they play."""

from __future__ import annotations

from msgspec.structs import replace

from tilewright.server.errors import Refusal
from tilewright.server.messages.people import SignedIn

from .names import lasting_name
from .person import Person, new_person_id
from .registry import Registry
from .service import People

MOST_PROGRAMS = 3
"""Programs of one person."""


async def make_program(registry: Registry, name: str, now: float, owner: str = "") -> SignedIn:
    """A new program and its token, which is not stored."""
    name = lasting_name(name)
    program, token = registry.with_device(Person(new_person_id(), name, now, kind="program", owner=owner), "token")
    await registry.claim(name, program.id, lambda _: program)
    return SignedIn(program.id, name, token, None)


async def make_own_program(people: People, owner: Person, name: str, address: str) -> SignedIn:
    """Make a program that belongs to a person."""
    if owner.kind == "program" or len(owner.programs) >= MOST_PROGRAMS:
        raise Refusal("too-many-programs")
    if not people.services.new_people.take(address):
        raise Refusal("too-many-names")
    made = await make_program(people, name, people.services.clock(), owner.id)

    def decide(latest: Person) -> Person:
        if len(latest.programs) >= MOST_PROGRAMS:
            raise Refusal("too-many-programs")
        return replace(latest, programs=(*latest.programs, made.person))

    try:
        await people.change(owner.id, decide)
    except Refusal:
        if (program := await people.read(made.person)) is not None:
            await people.delete(program)
        raise
    return made


async def delete_own_program(people: People, owner: Person, program_id: str) -> None:
    """Delete a program of a person; reports about it stay."""
    if program_id not in owner.programs:
        raise Refusal("no-such-person")
    if (program := await people.read(program_id)) is not None:
        await people.delete(program)
    kept = tuple(each for each in owner.programs if each != program_id)
    await people.change(owner.id, lambda latest: replace(latest, programs=kept))
