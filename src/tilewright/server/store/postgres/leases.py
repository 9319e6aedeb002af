"""Which process owns which table.

A process has one lease, a row in `processes` that it renews. A table's row names its owner and an epoch, which grows
each time the table is taken. A table can be taken when it has no owner or its owner's lease has lapsed by the
database's clock. The lease only says when a table may be taken. The epoch, which every append names, guarantees that
no other process appends.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from tilewright.server.store.common import no_such_table

from .schema import JOINING
from .store import PostgresStore
from .writer import is_name

LEASE_S = 6.0
RENEW_S = 1.5
MOST_DUE = 20
"""Tables that one sweep takes, so that all processes get some."""
FORGOTTEN_AFTER = "90 days"
"""How long the row of a process that has ended is kept."""

_NOW = "extract(epoch FROM now())::float8"
# The last time at which the table had an owner: when it was given back, or else when its owner last renewed the lease.
# 0: it never had one, because it was copied from another store.
_SINCE = f"""coalesce(t.freed, (
    SELECT extract(epoch FROM p.until)::float8 - {LEASE_S} FROM processes p WHERE p.id = t.owner), 0)"""
# Seconds in which nobody could move there, and which no owner has credited: the sum of all outages that ended after
# `_SINCE`. Read-only mode counts as an outage: tables have owners then, but nobody can move. So an outage counts in
# full, even if the table still had an owner when it began.
# If there was no outage and the owner vanished: the time until another process could take the table.
_AWAY = f"""coalesce(
    (SELECT sum(o.ended - o.began) FROM outages o WHERE o.ended > {_SINCE}),
    CASE WHEN t.owner IS NOT NULL THEN least({_NOW} - {_SINCE}, {LEASE_S + 2}) END, 0)"""
_FREE = """(t.owner IS NULL OR NOT EXISTS (
    SELECT FROM processes p WHERE p.id = t.owner AND p.until > now()))"""


class Held(NamedTuple):
    """A table that this process owns now."""

    table: str
    epoch: int
    away: float
    """For how long nobody could move there before, in seconds."""


class Whereabouts(NamedTuple):
    """Who owns a table, and its last event."""

    table: str
    last: int
    owner: str | None
    """None without an owner, or if its lease has lapsed."""


class Leases:
    """The lease of one process, and the tables it owns."""

    def __init__(self, store: PostgresStore, process: str) -> None:
        self.process = process
        self._store = store
        store.process = process

    async def join(self, away: float) -> None:
        """Get a lease. If no other process has one, the last `away` seconds were an outage; clocks get them back."""
        await self._store.together(
            ("SELECT pg_advisory_xact_lock($1)", (JOINING,)),
            (
                f"""INSERT INTO outages SELECT {_NOW} - $1, {_NOW}
                WHERE $1 > 0 AND NOT EXISTS (SELECT FROM processes WHERE until > now())""",
                (away,),
            ),
            (
                """INSERT INTO processes (id, until) VALUES ($1, now() + make_interval(secs => $2))
                ON CONFLICT (id) DO UPDATE SET until = excluded.until""",
                (self.process, LEASE_S),
            ),
        )

    async def note_outage(self, seconds: float) -> None:
        """Note an outage that ends now. All processes report it, and it counts once."""
        await self._store.together(
            ("SELECT pg_advisory_xact_lock($1)", (JOINING,)),
            (
                f"""INSERT INTO outages SELECT {_NOW} - $1, {_NOW}
                WHERE NOT EXISTS (SELECT FROM outages WHERE ended > {_NOW} - $1)""",
                (seconds,),
            ),
        )

    async def renew(self) -> bool:
        """Renew the lease; False if it had lapsed, so that others may have taken tables of this process."""
        rows = await self._store.ask(
            """WITH old AS (SELECT until > now() AS held FROM processes WHERE id = $1)
            INSERT INTO processes (id, until) VALUES ($1, now() + make_interval(secs => $2))
            ON CONFLICT (id) DO UPDATE SET until = excluded.until
            RETURNING (SELECT held FROM old), extract(epoch FROM clock_timestamp())::float8""",
            self.process,
            LEASE_S,
        )
        held, now = rows[0]
        self._store.clock.follow(now)
        return bool(held)

    async def take(self, table: str) -> Held | str:
        """Take a table without an owner; otherwise return its owner. Raises NoSuchTable."""
        if not is_name(table):
            raise no_such_table()
        for _ in range(2):
            rows = await self._store.ask(
                f"""WITH old AS (SELECT t.id, {_AWAY} AS away FROM tables t WHERE t.name = $1)
                UPDATE tables t SET owner = $2, epoch = t.epoch + 1, freed = NULL
                FROM old WHERE t.id = old.id AND {_FREE} RETURNING t.epoch, old.away""",
                table,
                self.process,
            )
            if rows:
                return Held(table, rows[0][0], max(0.0, rows[0][1]))
            found = await self._store.ask("SELECT owner, epoch FROM tables WHERE name = $1", table)
            if not found:
                raise no_such_table()
            owner, epoch = found[0]
            if owner == self.process:  # taken by the sweep, or before, when the database's answer was lost
                return Held(table, epoch, 0.0)
            if owner is not None:
                return str(owner)
        return ""  # unknown: in both tries the owner gave the table back between the two statements

    async def take_due(self) -> list[Held]:
        """Take tables without an owner at which somebody's time has run out."""
        rows = await self._store.ask(
            f"""WITH old AS (
                SELECT t.id, {_AWAY} AS away FROM tables t
                WHERE t.due IS NOT NULL AND NOT t.finished AND t.due < {_NOW} AND {_FREE}
                ORDER BY t.due LIMIT $2 FOR UPDATE OF t SKIP LOCKED
            )
            UPDATE tables t SET owner = $1, epoch = t.epoch + 1, freed = NULL
            FROM old WHERE t.id = old.id RETURNING t.name, t.epoch, old.away""",
            self.process,
            MOST_DUE,
        )
        return [Held(name, epoch, max(0.0, away)) for name, epoch, away in rows]

    async def whereabouts(self, tables: Sequence[str]) -> list[Whereabouts]:
        """Who owns these tables; those that no longer exist are left out."""
        rows = await self._store.ask(
            """SELECT t.name, t.last, CASE WHEN p.until > now() THEN t.owner END
            FROM tables t LEFT JOIN processes p ON p.id = t.owner WHERE t.name = ANY($1)""",
            list(tables),
        )
        return [Whereabouts(*row) for row in rows]

    async def release(self, tables: Sequence[str]) -> None:
        """Give tables back, so that others need not wait for the lease to lapse."""
        await self._store.ask(
            f"UPDATE tables SET owner = NULL, freed = {_NOW} WHERE name = ANY($1) AND owner = $2",
            list(tables),
            self.process,
        )

    async def give(self, table: str, epoch: int, to: str) -> bool:
        """Hand a table to another process; False if it is no longer ours, or that process has no lease."""
        rows = await self._store.ask(
            """UPDATE tables SET owner = $4, epoch = epoch + 1 WHERE name = $1 AND owner = $2 AND epoch = $3
            AND EXISTS (SELECT FROM processes p WHERE p.id = $4 AND p.until > now()) RETURNING 1""",
            table,
            self.process,
            epoch,
            to,
        )
        return bool(rows)

    async def end(self) -> None:
        """Give all tables back and end the lease; forget processes that ended long ago."""
        await self._store.ask(f"UPDATE tables SET owner = NULL, freed = {_NOW} WHERE owner = $1", self.process)
        await self._store.ask("UPDATE processes SET until = now() WHERE id = $1", self.process)
        await self._store.ask(
            f"""DELETE FROM processes p WHERE p.until < now() - interval '{FORGOTTEN_AFTER}'
            AND NOT EXISTS (SELECT FROM tables t WHERE t.owner = p.id)"""
        )
