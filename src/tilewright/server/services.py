"""What the parts of the server share: one of each, made by `application.py`."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass, field

from .beat import Beat
from .computers import Computers
from .limits import Connections, Limits, Rates
from .metrics import Metrics
from .store import Store

MINUTE = 60.0
HTTP_BURST = 200


@dataclass(slots=True)
class Services:
    """The store, the computers, the limits and the counts of one server."""

    store: Store
    computers: Computers
    limits: Limits = field(default_factory=Limits)
    metrics: Metrics = field(default_factory=Metrics)
    clock: Callable[[], float] = time.time
    beat: Beat = field(default_factory=Beat)
    connections: Connections = field(init=False)
    requests: Rates = field(init=False)
    """HTTP requests of each address."""
    new_tables: Rates = field(init=False)
    analysing: set[str] = field(default_factory=set)
    """Addresses that have an analysis running."""

    def __post_init__(self) -> None:
        limits = self.limits
        self.connections = Connections(limits.connections)
        self.requests = Rates(limits.requests_a_second, max(limits.burst, HTTP_BURST))
        self.new_tables = Rates(limits.tables_a_minute / MINUTE, limits.tables_a_minute)
