"""What all tests share: code compiled once, the marker `slow`, and an order that keeps every core busy to the end."""

from __future__ import annotations

import signal
import subprocess
import sys

import hypothesis
import pytest

# How long an example takes says how busy the machine is.
hypothesis.settings.register_profile(
    "tilewright", deadline=None, suppress_health_check=[hypothesis.HealthCheck.too_slow]
)
hypothesis.settings.load_profile("tilewright")

if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:  # as in a shell's background job: children inherit it
    signal.signal(signal.SIGINT, signal.default_int_handler)


def pytest_addoption(parser: pytest.Parser) -> None:
    """A run that needs little of the compiled code need not wait for all of it."""
    parser.addoption("--cold", action="store_true", help="compile only what the chosen tests call, when they call it")


def pytest_sessionstart(session: pytest.Session) -> None:
    """Compile in another process: xdist's workers, and the programs that tests start, find everything in the cache."""
    if not hasattr(session.config, "workerinput") and not session.config.getoption("cold"):
        code = "from tilewright.players.loading import load_everything; load_everything()"
        subprocess.run([sys.executable, "-W", "ignore:overflow", "-c", code], check=True)


@pytest.hookimpl(tryfirst=True)  # before pytest chooses by `-m`
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark what runs in a browser as slow, and start slow tests first: begun last, one would keep a core waiting."""
    for item in items:
        if "browser" in item.path.parts:
            item.add_marker(pytest.mark.slow)
    items.sort(key=lambda item: (item.get_closest_marker("slow") is None, "browser" in item.path.parts))
