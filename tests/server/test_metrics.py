"""The metrics are text that Prometheus reads."""

from __future__ import annotations

import re

from tilewright.server.metrics import Metrics

LINE = re.compile(r'[a-z_]+(\{[a-z]+="[^"]+"\})? [0-9.e+-]+')


def test_text() -> None:
    metrics = Metrics()
    metrics.events += 3
    metrics.refusals["stale"] += 2
    for seconds in (0.0005, 0.001, 0.03, 9):
        metrics.moves.observe(seconds)
    text = metrics.text({"tables": ("Tables in memory.", 5)})
    assert all(line.startswith("# ") or LINE.fullmatch(line) for line in text.splitlines())
    assert "tilewright_events_total 3\n" in text
    assert "tilewright_tables 5\n" in text
    assert 'tilewright_refusals_total{code="stale"} 2\n' in text
    assert 'tilewright_move_seconds_bucket{le="0.001"} 2\n' in text
    assert 'tilewright_move_seconds_bucket{le="0.05"} 3\n' in text
    assert 'tilewright_move_seconds_bucket{le="+Inf"} 4\n' in text
    assert "tilewright_move_seconds_count 4\n" in text
