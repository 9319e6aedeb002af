"""Prometheus can read the metrics, and their names do not change."""

from __future__ import annotations

import re

from prometheus_client.parser import text_string_to_metric_families

from tilewright.server.metrics import Metrics

LINE = re.compile(r'[a-z_]+(\{[a-z]+="[^"]+"\})? [0-9.e+-]+')
NAMES = {
    "events": "counter",
    "messages_received": "counter",
    "writes": "counter",
    "clients_dropped": "counter",
    "tables_made": "counter",
    "tables": "gauge",
    "refusals": "counter",
    "move_seconds": "histogram",
}


def test_text() -> None:
    metrics = Metrics()
    metrics.events += 3
    metrics.refusals["stale"] += 2
    for seconds in (0.0005, 0.001, 0.03, 9):
        metrics.moves.observe(seconds)
    text = metrics.text({"tables": ("Tables in memory.", 5)})
    assert all(line.startswith("# ") or LINE.fullmatch(line) for line in text.splitlines())
    families = list(text_string_to_metric_families(text))
    assert {family.name.removeprefix("tilewright_"): family.type for family in families} == NAMES
    values = {(sample.name, *sample.labels.values()): sample.value for family in families for sample in family.samples}
    assert values["tilewright_events_total",] == 3
    assert values["tilewright_tables",] == 5
    assert values["tilewright_refusals_total", "stale"] == 2
    assert values["tilewright_move_seconds_bucket", "0.001"] == 2
    assert values["tilewright_move_seconds_bucket", "0.05"] == 3
    assert values["tilewright_move_seconds_bucket", "+Inf"] == 4
    assert values["tilewright_move_seconds_count",] == 4
