"""The unfinished games of people with lasting names: one small document for each, by which other devices find them."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec
from msgspec import Struct

from tilewright.server.documents import Documents, page_of
from tilewright.server.limits import DAY_S
from tilewright.server.table import Table

from .played import FAR, PAGE

if TYPE_CHECKING:
    from tilewright.server.store import Store

PREFIX = "running/"
KEPT_S = 400 * DAY_S
"""How long an unfinished game is listed."""


class Running(Struct, frozen=True):
    """The document of an unfinished game of one person."""

    table: str


def running_prefix(person_id: str) -> str:
    """The common prefix of the keys of a person's unfinished games."""
    return f"{PREFIX}{person_id}/"


def running_key(person_id: str, table: Table) -> str:
    """The key of an unfinished game's document; the newest game comes first."""
    return f"{running_prefix(person_id)}{FAR - int(table.made):011d}-{table.id}"


async def note_running(documents: Documents, table: Table, person_id: str) -> None:
    """Store an unfinished game (idempotent)."""
    await documents.change(Running, running_key(person_id, table), lambda found: found or Running(table.id))


async def running_of(
    store: Store, person_id: str, after: str = "", at_most: int = PAGE
) -> tuple[list[str], str | None]:
    """The tables of a person's unfinished games, the newest first, and after which key there are more."""
    found, more = await page_of(store, running_prefix(person_id), after, at_most)
    return [msgspec.json.decode(document.body, type=Running).table for document in found], more
