"""Counts of a worker's jobs, for Prometheus. Nothing in them identifies a person."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from tilewright.server.computers import Urgency
from tilewright.server.errors import CannotServe
from tilewright.server.metrics import PREFIX

if TYPE_CHECKING:
    from prometheus_client import Metric

THIS_MACHINE, ANYWHERE = "127.0.0.1", "0.0.0.0"


@dataclass(slots=True)
class JobMetrics:
    """What has happened since the worker started, by urgency."""

    running: Callable[[], Counter[Urgency]]
    done: Counter[Urgency] = field(default_factory=Counter)
    refused: Counter[Urgency] = field(default_factory=Counter)
    """Jobs whose answer was an error; they also count as done."""
    lost: Counter[Urgency] = field(default_factory=Counter)
    """Jobs that were given back, because the worker or its review process ended."""
    seconds: defaultdict[Urgency, float] = field(default_factory=lambda: defaultdict(float))
    """Processor time."""

    def collect(self) -> Iterator[Metric]:
        """The metric families, for prometheus_client."""
        from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily

        families: list[tuple[CounterMetricFamily | GaugeMetricFamily, Mapping[Urgency, float]]] = [
            (CounterMetricFamily(PREFIX + name, said, labels=["urgency"]), counts)
            for name, said, counts in (
                ("jobs_done", "Jobs that were answered.", self.done),
                ("jobs_refused", "Jobs whose answer was an error.", self.refused),
                ("jobs_lost", "Jobs that were given back.", self.lost),
                ("jobs_seconds", "Processor time of jobs that were answered without an error.", self.seconds),
            )
        ]
        running = GaugeMetricFamily(PREFIX + "jobs_running", "Jobs that this worker has now.", labels=["urgency"])
        for family, counts in (*families, (running, self.running())):
            for urgency in Urgency:
                family.add_metric([urgency.name.lower()], counts.get(urgency, 0))
            yield family

    def serve(self, port: int, *, openly: bool) -> Callable[[], None]:
        """Serve the metrics at a port, to this machine only unless `openly`; return a function that ends it.

        Raises CannotServe.
        """
        from prometheus_client import CollectorRegistry, start_http_server
        from prometheus_client.registry import Collector

        class Snapshot(Collector):
            def __init__(self, metrics: JobMetrics) -> None:
                self._metrics = metrics

            def collect(self) -> Iterator[Metric]:
                return self._metrics.collect()

        registry = CollectorRegistry()
        registry.register(Snapshot(self))
        try:
            server, thread = start_http_server(port, ANYWHERE if openly else THIS_MACHINE, registry)
        except OSError as error:
            raise CannotServe(f"--metrics-port {port}: {error.strerror or error}") from error

        def end() -> None:
            server.shutdown()
            thread.join()
            server.server_close()

        return end
