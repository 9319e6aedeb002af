"""What an operator does with people, on the store alone: list, rename, ban and delete names, read reports."""

from __future__ import annotations

import math
import time
from collections.abc import AsyncIterator, Callable
from dataclasses import dataclass

import msgspec
from msgspec.structs import replace

from tilewright.server.documents import documents_under
from tilewright.server.errors import CannotServe, Refusal
from tilewright.server.messages.people import SignedIn
from tilewright.server.store import Store

from .erasing import delete_person, free_name
from .manners import REPORTS, Report
from .names import lasting_name, looks_of
from .person import Person, person_key
from .programs import make_program
from .registry import Registry

SENTENCES = {
    "name-taken": "somebody has this name, or one that looks like it",
    "bad-name": "a name is a letter and 1 to 23 more letters of one script, digits, spaces or - ' . · _",
    "forbidden-name": "this name could be taken for the operator or the computer",
    "malformed": "a name must have visible letters, and may not be one that records use for the computer",
}


@dataclass(frozen=True)
class CommandServices:
    """The services that `Documents` needs, for a command that runs without a server."""

    store: Store
    clock: Callable[[], float] = time.time
    is_read_only: bool = False


async def all_people(store: Store) -> AsyncIterator[Person]:
    """All people, in arbitrary order."""
    async for document in documents_under(store, person_key("")):
        yield msgspec.json.decode(document.body, type=Person)


async def all_reports(store: Store) -> list[Report]:
    """All reports, the newest first."""
    found = [msgspec.json.decode(document.body, type=Report) async for document in documents_under(store, REPORTS)]
    return sorted(found, key=lambda report: report.time, reverse=True)


async def clear_reports(store: Store) -> None:
    """Delete all reports."""
    await store.forget_documents(REPORTS, unwritten_since=math.inf, at_most=10**6)


async def find(store: Store, name: str) -> Person:
    """The person with a name; raises CannotServe."""
    person = await Registry(CommandServices(store)).named(name)
    if person is None:
        raise CannotServe(f"nobody is called {name!r}")
    return person


async def ban(store: Store, name: str, is_banned: bool) -> Person:
    """Ban a name, which signs its owner out everywhere; or end the ban."""
    person = await find(store, name)

    def decide(latest: Person) -> Person:
        return replace(latest.with_devices(()) if is_banned else latest, banned=is_banned)

    return await Registry(CommandServices(store)).change(person.id, decide)


async def rename(store: Store, name: str, new: str) -> Person:
    """Give somebody another name."""
    person = await find(store, name)

    def decide(latest: Person | None) -> Person:
        return replace(latest or person, name=tidied)

    try:
        tidied = lasting_name(new)
        renamed = await Registry(CommandServices(store)).claim(tidied, person.id, decide)
    except Refusal as refusal:
        raise CannotServe(SENTENCES.get(refusal.code, refusal.code)) from None
    if looks_of(tidied) != looks_of(person.name):
        await free_name(store, person.name, person.id)
    return renamed


async def new_program(store: Store, name: str) -> SignedIn:
    """A name and a token for a program."""
    try:
        return await make_program(Registry(CommandServices(store)), name, time.time())
    except Refusal as refusal:
        raise CannotServe(SENTENCES.get(refusal.code, refusal.code)) from None


async def delete(store: Store, name: str) -> Person:
    """Delete a person and their programs."""
    person = await find(store, name)
    try:
        await delete_person(Registry(CommandServices(store)), store, person)
    except Refusal as refusal:
        raise CannotServe(SENTENCES.get(refusal.code, refusal.code)) from None
    return person
