"""The measurement runs. Its speeds are not checked, as the machine may be busy."""

from __future__ import annotations

import importlib.util
import json
from pathlib import Path

import pytest


def test_bench(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    path = Path(__file__).resolve().parents[3] / "bench" / "store.py"
    spec = importlib.util.spec_from_file_location("bench_store", path)
    assert spec is not None
    assert spec.loader is not None
    bench = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(bench)
    status = bench.main(["--tables", "20", "--seconds", "0.05", "--slices", "2", "--folder", str(tmp_path), "--json"])
    figures = json.loads(capsys.readouterr().out)
    assert status == (0 if figures["events_per_second"] >= bench.BAR else 1)
    assert figures["ratio"] > 0
    assert list(tmp_path.iterdir()) == []
