"""Invalid messages: a short run of bench/server_noise.py, which sends a hundred thousand."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path

import pytest

from bench.load.processes import UNLIMITED, tilewright_server
from bench.server_noise import make_noise


@pytest.mark.slow
@pytest.mark.skipif(sys.platform != "linux", reason="the server's memory is read from /proc")
def test_all_noise_is_refused_and_changes_nothing(tmp_path: Path) -> None:
    with tilewright_server(tmp_path, *UNLIMITED) as server:
        found = asyncio.run(make_noise(server, tmp_path, messages=2000, seed=2))
    assert found["wrong"] == []
    assert found["sent"] >= 1900
