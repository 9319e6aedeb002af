"""Faults under load, with real processes behind nginx; bench/server_faults.py causes them at random."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
from pathlib import Path

import pytest

from bench.server_faults import fail_again_and_again

pytestmark = [
    pytest.mark.slow,  # processes are started, frozen and killed
    pytest.mark.skipif(sys.platform != "linux", reason="needs the signals and mounts of Linux"),
]


def can_mount(folder: Path) -> bool:
    """Whether this process may mount a small disk."""
    command = ["mount", "-t", "tmpfs", "-o", "size=1m", "tmpfs", str(folder)]
    if os.geteuid() != 0 or subprocess.run(command, check=False, capture_output=True).returncode:
        return False
    subprocess.run(["umount", str(folder)], check=True)
    return True


def test_every_table_continues_and_nothing_is_lost(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nine or ten kinds of faults, one after the other in one cluster: starting it takes longer than most of them."""
    times = {"FREEZE_S": 8.0, "SLOW_S": 1.0, "CUT_S": 6.0, "FULL_S": 2.0, "DISK_MB": 160}
    for name, value in times.items():  # a freeze outlasts a lease, a cut outlasts a request
        monkeypatch.setattr(f"bench.server_faults.{name}", value)
    kinds = ["freeze", "crash", "broker", "kill", "slow", "back", "deaf", "reset", "cut"]
    if can_mount(tmp_path):
        kinds.append("full")
    found = asyncio.run(fail_again_and_again(tmp_path, kinds, tables=5, processes=2, pause=0.2, seed=3))
    assert found["wrong"] == []
    assert found["acknowledged"] >= 5 * 2 * (len(kinds) + 2)
    assert set(found["waits"]) == set(kinds)
    if "full" not in kinds:
        pytest.skip("the other faults passed; a full disk was not tested, because only root can mount a small one")
