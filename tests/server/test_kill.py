"""`kill -9` in the middle of load, as bench/server_kill.py does it twenty times."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path

import pytest

from bench.server_kill import kill_again_and_again

pytestmark = pytest.mark.slow  # processes are started and killed


@pytest.mark.skipif(sys.platform != "linux", reason="a process is killed as Linux does it")
def test_nothing_acknowledged_is_lost_and_everybody_resumes(tmp_path: Path) -> None:
    found = asyncio.run(kill_again_and_again(tmp_path, kills=2, tables=6, pause=0.02, seed=3))
    assert found["wrong"] == []
    assert found["acknowledged"] >= 3 * 6 * 3
    assert found["resumed"] >= 2 * 6
