"""Counts of what the server does, for Prometheus. Nothing in them identifies a person.

Counting is plain addition, because it happens several times for each move: a counter of prometheus_client takes 30
times as long. The library writes the text when somebody asks for it.
"""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter
from collections.abc import Iterator, Mapping
from itertools import accumulate
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from prometheus_client import Metric

BOUNDS_S = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)
PREFIX = "tilewright_"


class Latency:
    """A histogram of durations."""

    def __init__(self) -> None:
        self.counts = [0] * (len(BOUNDS_S) + 1)
        self.total = 0.0

    def observe(self, seconds: float) -> None:
        self.counts[bisect_left(BOUNDS_S, seconds)] += 1
        self.total += seconds


class Metrics:
    """What has happened since the server started."""

    def __init__(self) -> None:
        self.moves = Latency()
        """From the arrival of a move or another action to its acknowledgement, the commit included."""
        self.events = 0
        self.messages_in = 0
        self.writes = 0
        self.dropped = 0
        """Connections of clients that were too slow."""
        self.tables_made = 0
        self.refusals: Counter[str] = Counter()

    def text(self, gauges: Mapping[str, tuple[str, float]]) -> str:
        """Everything in Prometheus's text format, with gauges (name to help and value) that the caller measures."""
        from prometheus_client import CollectorRegistry, generate_latest
        from prometheus_client.registry import Collector

        metrics = self

        class Snapshot(Collector):
            def collect(self) -> Iterator[Metric]:
                return metrics._families(gauges)

        registry = CollectorRegistry()
        registry.register(Snapshot())
        return generate_latest(registry).decode()

    def _families(self, gauges: Mapping[str, tuple[str, float]]) -> Iterator[Metric]:
        from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, HistogramMetricFamily

        counters = {
            "events": ("Events appended to tables' logs.", self.events),
            "messages_received": ("WebSocket messages received.", self.messages_in),
            "writes": ("Pieces sent over WebSockets; each holds one message or several.", self.writes),
            "clients_dropped": ("Connections closed because the client was too slow.", self.dropped),
            "tables_made": ("Tables made.", self.tables_made),
        }
        for name, (help_text, count) in counters.items():
            yield CounterMetricFamily(PREFIX + name, help_text, count)
        for name, (help_text, value) in gauges.items():
            yield GaugeMetricFamily(PREFIX + name, help_text, value)
        refusals = CounterMetricFamily(PREFIX + "refusals", "Requests refused, by error code.", labels=["code"])
        for code, count in sorted(self.refusals.items()):
            refusals.add_metric([code], count)
        yield refusals
        buckets = zip((*map(str, BOUNDS_S), "+Inf"), accumulate(self.moves.counts), strict=True)
        yield HistogramMetricFamily(
            PREFIX + "move_seconds",
            "From the arrival of a move or another action to its acknowledgement.",
            [(bound, float(count)) for bound, count in buckets],
            self.moves.total,
        )
