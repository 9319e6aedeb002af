"""Equal deals on a host: days and duels, and the results of their games and of tournaments."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING

from tilewright.server.documents import Documents
from tilewright.server.errors import Refusal
from tilewright.server.table import SharedDeals, Table

from .days import TRY_KEPT_S, Days
from .duels import KEPT_S, Duels

if TYPE_CHECKING:
    from tilewright.server.host import Host
    from tilewright.server.tournaments.service import Tournaments

LOG = logging.getLogger("tilewright.server")
TRY_AGAIN_S = 5.0


class Duplicate:
    """Days and duels of one server."""

    def __init__(self, host: Host) -> None:
        documents = Documents(host.services)
        self.days = Days(host, documents)
        self.duels = Duels(host, documents)
        self._host = host
        self._documents = documents
        self._settling: set[str] = set()

    async def prepare(self) -> None:
        """Commit to the deals of the days to come, before anybody asks."""
        try:
            await self.days.seal()
        except Refusal as refusal:
            LOG.warning("The deals of the coming days could not be fixed: %s", refusal.code)

    def look_at(self, table: Table) -> None:
        """After every change of a table: note the result of a game with shared deals."""
        if table.shared is not None and table.state == "over" and table.id not in self._settling:
            self._settling.add(table.id)
            self._host.spawn(self._settle(table))

    async def _settle(self, table: Table) -> None:
        assert table.shared is not None
        try:
            while True:
                try:
                    await self._of(table.shared).settle(table)
                    return
                except Refusal as refusal:
                    if refusal.code not in ("store-unavailable", "conflict", "read-only"):
                        return  # the duel or the tournament was removed
                await asyncio.sleep(TRY_AGAIN_S)
        finally:
            self._settling.discard(table.id)

    async def is_secret_public(self, shared: SharedDeals | None) -> bool:
        """Whether the secret of shared deals is public by now."""
        if shared is None:
            return False
        return await self._of(shared).is_secret_public(shared.day or shared.duel or shared.tournament)

    def _of(self, shared: SharedDeals) -> Days | Duels | Tournaments:
        """The service that the deals belong to: days, duels or tournaments."""
        return self.days if shared.day else self.duels if shared.duel else self._host.tournaments

    async def tidy(self) -> None:
        """Remove old documents; days stay."""
        await self._documents.forget("try/", TRY_KEPT_S)
        await self._documents.forget("duel/", KEPT_S)
