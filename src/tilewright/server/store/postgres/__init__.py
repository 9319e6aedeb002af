"""The store in a PostgreSQL database, for several processes on one machine or many (docs/server-cluster.md).

| module | what it does |
|---|---|
| `schema` | the tables of the database and their migrations |
| `writer` | appends, all that wait in one statement |
| `leases` | which process owns which table, judged by the database's clock |
| `promises` | commitments to games that are not made yet, for all processes |
| `store` | the asynchronous interface, and all other requests in SQL |
| `errors` | PostgreSQL's errors as the store's own |

It needs the package asyncpg (`tilewright[postgresql]`).
"""

from __future__ import annotations

from .errors import NotOwner
from .leases import Held, Leases, Whereabouts
from .promises import SharedPromises
from .store import PostgresStore

__all__ = ["Held", "Leases", "NotOwner", "PostgresStore", "SharedPromises", "Whereabouts"]
