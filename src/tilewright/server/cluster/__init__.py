"""Several processes that serve the same tables (docs/server-cluster.md).

| module | what it does |
|---|---|
| `cluster` | which tables this process owns, and which process owns the others |
| `shared_table` | a table that this process owns or relays |
| `shared_audience` | which people are connected, here and at other processes |
| `messages` | the messages between processes |
| `broker`, `wire` | their transport: Redis |
| `rates`, `connections` | limits of an address that hold across processes |
| `workers` | searches and reviews that worker processes do |
| `working` | the worker process: `tilewright work` |
| `job_metrics` | counts of its jobs |

It needs the packages asyncpg and redis (`tilewright[postgresql]`).
"""

from __future__ import annotations

import redis

from tilewright.server.computers import Computers
from tilewright.server.errors import CannotServe
from tilewright.server.limits import Limits
from tilewright.server.services import Services
from tilewright.server.store.postgres import PostgresStore, SharedPromises

from .cluster import Cluster

__all__ = ["Cluster", "join_cluster"]


async def join_cluster(database: str, broker: str, computers: Computers, limits: Limits) -> tuple[Services, Cluster]:
    """Make this process one of those that share a database; raises StoreError, CannotServe."""
    store = await PostgresStore.open(database)
    try:
        cluster = Cluster(store, broker)
        await cluster.broker.open()
    except ValueError as error:
        raise CannotServe(f"--broker: {error}") from error
    except (TimeoutError, redis.RedisError, OSError) as error:
        raise CannotServe(
            f"the broker cannot be reached ({error}); start Redis or Valkey, or check --broker"
        ) from error
    services = Services(store, computers, limits, clock=store.clock, promises=SharedPromises(store))
    cluster.share(services)
    return services, cluster
