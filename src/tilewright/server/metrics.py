"""Counts of what the server does, as Prometheus text. Nothing in them tells who did it."""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter

BOUNDS_S = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)
PREFIX = "tilewright_"


class Latency:
    """How long something took, counted in a few classes."""

    def __init__(self) -> None:
        self.counts = [0] * (len(BOUNDS_S) + 1)
        self.total = 0.0

    def observe(self, seconds: float) -> None:
        """Count one more."""
        self.counts[bisect_left(BOUNDS_S, seconds)] += 1
        self.total += seconds

    def lines(self, name: str) -> list[str]:
        """The histogram as Prometheus reads it: each class contains the smaller ones."""
        lines = []
        below = 0
        for bound, count in zip((*map(str, BOUNDS_S), "+Inf"), self.counts, strict=True):
            below += count
            lines.append(f'{name}_bucket{{le="{bound}"}} {below}')
        return [*lines, f"{name}_sum {self.total:.6f}", f"{name}_count {below}"]


class Metrics:
    """What has happened since the server started."""

    def __init__(self) -> None:
        self.moves = Latency()
        """From a move's arrival to its acknowledgement, the commit included."""
        self.events = 0
        self.messages_in = 0
        self.writes = 0
        self.dropped = 0
        """Clients that were too slow."""
        self.tables_made = 0
        self.refusals: Counter[str] = Counter()

    def text(self, gauges: dict[str, tuple[str, float]]) -> str:
        """Everything, with gauges (name to help and value) that others measure now."""
        counters = {
            "events_total": ("Events appended to tables' logs.", self.events),
            "messages_received_total": ("WebSocket messages received.", self.messages_in),
            "writes_total": ("Pieces sent over WebSockets; each holds one message or several.", self.writes),
            "clients_dropped_total": ("Connections closed because the client was too slow.", self.dropped),
            "tables_made_total": ("Tables made.", self.tables_made),
        }
        lines = []
        for name, (help_text, count) in counters.items():
            lines += [*_head(name, "counter", help_text), f"{PREFIX}{name} {count}"]
        for name, (help_text, value) in gauges.items():
            lines += [*_head(name, "gauge", help_text), f"{PREFIX}{name} {value:g}"]
        lines += _head("refusals_total", "counter", "Requests refused, by error code.")
        lines += [f'{PREFIX}refusals_total{{code="{code}"}} {count}' for code, count in sorted(self.refusals.items())]
        lines += _head("move_seconds", "histogram", "From a move's arrival to its acknowledgement.")
        lines += self.moves.lines(f"{PREFIX}move_seconds")
        return "\n".join(lines) + "\n"


def _head(name: str, kind: str, help_text: str) -> list[str]:
    return [f"# HELP {PREFIX}{name} {help_text}", f"# TYPE {PREFIX}{name} {kind}"]
