"""Faults under load with real processes behind nginx, as bench/server_faults.py lets them happen at random."""

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
    pytest.mark.skipif(sys.platform != "linux", reason="processes are killed and frozen as Linux does it"),
]


def fail(folder: Path, kinds: list[str]) -> None:
    """Cause each fault in turn: nothing acknowledged is lost and every table continues."""
    found = asyncio.run(fail_again_and_again(folder, kinds, tables=5, processes=2, pause=0.05, seed=3))
    assert found["wrong"] == []
    assert found["acknowledged"] >= 5 * 2 * (len(kinds) + 2)
    assert set(found["waits"]) == set(kinds)


def test_processes_and_engines_fail(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bench.server_faults.FREEZE_S", 8.0)  # more than a lease
    fail(tmp_path, ["freeze", "crash", "broker", "kill"])


def test_the_network_fails(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bench.server_faults.SLOW_S", 1.0)
    monkeypatch.setattr("bench.server_faults.CUT_S", 6.0)  # more than requests wait
    fail(tmp_path, ["slow", "back", "deaf", "reset", "cut"])


def can_mount(folder: Path) -> bool:
    """Whether a small disk can be made here."""
    command = ["mount", "-t", "tmpfs", "-o", "size=1m", "tmpfs", str(folder)]
    if os.geteuid() != 0 or subprocess.run(command, check=False, capture_output=True).returncode:
        return False
    subprocess.run(["umount", str(folder)], check=True)
    return True


def test_the_disk_of_the_database_is_full(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    if not can_mount(tmp_path):
        pytest.skip("only root can make a small disk")
    monkeypatch.setattr("bench.server_faults.FULL_S", 2.0)
    monkeypatch.setattr("bench.server_faults.DISK_MB", 160)
    fail(tmp_path, ["full"])
