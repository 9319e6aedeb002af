"""`kill -9` under load, as in bench/server_kill.py, and during a review."""

from __future__ import annotations

import asyncio
import contextlib
import signal
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from bench.load.processes import tilewright_server
from bench.server_kill import kill_again_and_again
from bench.server_reviews import ask_review

pytestmark = pytest.mark.slow  # processes are started and killed


@pytest.mark.skipif(sys.platform != "linux", reason="needs the signals of Linux")
def test_nothing_acknowledged_is_lost_and_everybody_resumes(tmp_path: Path) -> None:
    found = asyncio.run(kill_again_and_again(tmp_path, kills=2, tables=6, pause=0.02, seed=3))
    assert found["wrong"] == []
    assert found["acknowledged"] >= 3 * 6 * 3
    assert found["resumed"] >= 2 * 6


@pytest.mark.skipif(sys.platform != "linux", reason="processes are found in /proc")
@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGKILL])
def test_the_process_that_reviews_ends_with_the_server(tmp_path: Path, number: signal.Signals) -> None:
    with tilewright_server(tmp_path) as server:
        review = ask_review(server.port, 1)
        wait_for(lambda: reviewers(server.pid))
        (reviewer,) = reviewers(server.pid)
        if number == signal.SIGKILL:
            server.kill()
        else:
            server.stop()
        wait_for(lambda: not is_alive(reviewer))
        review.close()


def reviewers(server: int) -> list[int]:
    """The processes of a server that review games."""
    children = Path(f"/proc/{server}/task/{server}/children").read_text().split()
    found = []
    for child in children:
        with contextlib.suppress(FileNotFoundError, ProcessLookupError):  # the process has ended
            if b"review_worker" in Path(f"/proc/{child}/cmdline").read_bytes():
                found.append(int(child))
    return found


def is_alive(process: int) -> bool:
    try:
        return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except FileNotFoundError:
        return False


def wait_for(condition: Callable[[], object]) -> None:
    deadline = time.monotonic() + 180
    while not condition():
        assert time.monotonic() < deadline
        time.sleep(0.02)
