"""Deleting a person: their documents, and their name in tournaments and in the logs of finished games. Reports stay.

A game that is not over loses the name when it ends (`service.py`).

It works on the store alone, so that the operator's command needs no server. The person's document is deleted last, so
that an interrupted deletion can be repeated.
"""

from __future__ import annotations

import contextlib
import math
import time
from collections.abc import Callable

import msgspec
from msgspec.structs import replace

from tilewright.server.documents import documents_under
from tilewright.server.messages.events import Recognised
from tilewright.server.ratings.standing import rating_key
from tilewright.server.store import Conflict, Document, NoSuchTable, Store
from tilewright.server.table import Sat, from_bytes, to_bytes
from tilewright.server.tournaments.document import Tournament, key_of

from .names import looks_of
from .person import NameOwner, Person, name_key, person_key
from .played import Played, played_prefix, sums_key
from .registry import Registry
from .running import running_prefix
from .vacations import vacations_key

LONG_AGO = 0.0
"""The time of writing that a name's document gets just before its removal. Only documents this old are then removed:
one that is written meanwhile, because somebody has taken the name, stays."""


async def delete_person(
    registry: Registry, store: Store, person: Person, changed: Callable[[str], None] = lambda _table: None
) -> None:
    """Delete a person and their programs. The person is signed out first, even if the rest fails."""
    if not person.leaving:  # otherwise an interrupted deletion is repeated
        person = await registry.change(person.id, lambda latest: replace(latest, leaving=True, devices=()))
    for program in person.programs:
        if (found := await registry.read(program)) is not None:
            await delete_person(registry, store, found, changed)
    await erase(store, person, changed)


async def erase(store: Store, person: Person, changed: Callable[[str], None] = lambda _table: None) -> None:
    """Delete a person without their programs; `changed` is called with each table whose log named them."""
    async for document in documents_under(store, played_prefix(person.id)):
        table = msgspec.json.decode(document.body, type=Played).table
        await anonymise(store, table, person.id)
        changed(table)
    await leave_tournaments(store, person.id)
    for prefix in (
        played_prefix(person.id),
        running_prefix(person.id),
        vacations_key(person.id),
        sums_key(person.id),
        rating_key(person.id),
    ):
        await forget(store, prefix)
    await free_name(store, person.name, person.id)
    await forget(store, person_key(person.id))


async def free_name(store: Store, name: str, person_id: str) -> None:
    """Remove the document of a person's name, unless somebody else has taken the name since."""
    key = name_key(looks_of(name))
    found = await store.read_document(key)
    if found is None or msgspec.json.decode(found.body, type=NameOwner).person != person_id:
        return
    with contextlib.suppress(Conflict):  # somebody has taken it at this moment
        await store.write_documents([found], LONG_AGO)
        await store.forget_documents(key, unwritten_since=LONG_AGO + 1)


async def leave_tournaments(store: Store, person_id: str) -> None:
    """Take a person's name out of all tournaments."""
    async for document in documents_under(store, key_of("")):
        if person_id.encode() in document.body:
            await _leave_tournament(store, document, person_id)


async def _leave_tournament(store: Store, document: Document | None, person_id: str) -> None:
    while document is not None:
        tournament = msgspec.json.decode(document.body, type=Tournament)
        changed = tournament.without(person_id)
        if changed is tournament:
            return
        try:
            await store.write_documents([document._replace(body=msgspec.json.encode(changed))], time.time())
        except Conflict:  # somebody has changed it at the same moment
            document = await store.read_document(document.key)
        else:
            return


async def forget(store: Store, prefix: str) -> None:
    """Remove all documents whose keys begin like this."""
    while await store.forget_documents(prefix, unwritten_since=math.inf):
        pass


async def anonymise(store: Store, table: str, person_id: str) -> None:
    """Take a person's name out of a table's log."""
    bodies: dict[int, bytes] = {}
    sat: dict[int, tuple[int, Sat]] = {}
    try:
        events = await store.read(table)
    except NoSuchTable:
        return
    for event in events:
        entry = from_bytes(event.body)
        if isinstance(entry, Sat):
            sat[entry.seat] = event.seq, entry
        if isinstance(entry, Sat | Recognised) and entry.person == person_id:
            bodies[event.seq] = to_bytes([replace(entry, name="", person="")])[0]
        if isinstance(entry, Recognised) and entry.person == person_id:
            seq, guest = sat[entry.seat]
            bodies[seq] = to_bytes([replace(guest, name="", person="")])[0]
    if bodies:
        await store.rewrite(table, bodies)
