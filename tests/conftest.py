"""Compile once, before the first test, so that no test measures it and no two workers do the same work."""

from __future__ import annotations

import signal
import subprocess
import sys

import pytest

if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:  # as in a shell's background job: children inherit it
    signal.signal(signal.SIGINT, signal.default_int_handler)


def pytest_sessionstart(session: pytest.Session) -> None:
    """In another process: the workers of xdist, and the programs that tests start, find everything in the cache."""
    if not hasattr(session.config, "workerinput"):
        code = "from tilewright.players.loading import load_everything; load_everything()"
        subprocess.run([sys.executable, "-W", "ignore:overflow", "-c", code], check=True)
