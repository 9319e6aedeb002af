"""Faults under load with real processes behind nginx, as bench/server_faults.py lets them happen at random."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path

import pytest

from bench.server_faults import fail_again_and_again

pytestmark = pytest.mark.slow  # processes are started, frozen and killed


@pytest.mark.skipif(sys.platform != "linux", reason="processes are killed and frozen as Linux does it")
def test_nothing_acknowledged_is_lost_and_every_table_goes_on(tmp_path: Path) -> None:
    kinds = ["freeze", "crash", "broker", "kill"]
    found = asyncio.run(fail_again_and_again(tmp_path, kinds, tables=5, processes=2, pause=0.05, seed=3))
    assert found["wrong"] == []
    assert found["acknowledged"] >= 5 * 2 * 6
    assert set(found["waits"]) == set(kinds)
