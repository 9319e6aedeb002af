"""A real server process with its own data folder."""

from __future__ import annotations

import os
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

import httpx

READY = "Tilewright is at "
START_TIMEOUT = 120  # seconds; a busy machine may have to compile first
# High limits: all tests share one IP address, and send requests faster than people.
GENEROUS = (
    *("--requests", "10000", "--burst", "10000", "--connections", "1000", "--tables", "10000"),
    *("--search-minutes", "1000", "--all-search-minutes", "1000"),
)
HASTE = ("--computer-pause", "0")
NOTICES = ("--push-contact", "mailto:ana@azul.example")
# One client for all requests: making one takes 50 ms.
HTTP = httpx.Client(timeout=120, limits=httpx.Limits(max_keepalive_connections=0))


@dataclass(frozen=True)
class Server:
    """A running server: its address, which ends in a slash, its data and its process."""

    address: str
    data: Path
    process: subprocess.Popen[str]


@contextmanager
def running_server(data: Path, *options: str) -> Iterator[Server]:
    """Run `tilewright serve` on a free port; if it does not start, the error contains its standard error."""
    data.mkdir(parents=True, exist_ok=True)
    talk = data / "standard-error.txt"
    command = [
        sys.executable,
        "-m",
        "tilewright",
        "serve",
        "--port",
        "0",
        "--data",
        str(data),
        *GENEROUS,
        *HASTE,
        *NOTICES,
        *options,
    ]
    with (
        talk.open("w", encoding="utf-8") as errors,
        subprocess.Popen(
            command,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=errors,
            env={**os.environ, "PYTHONUNBUFFERED": "1"},
            encoding="utf-8",
        ) as process,
    ):
        try:
            yield Server(read_address(process, talk), data, process)
        finally:
            stop(process)


def read_address(process: subprocess.Popen[str], talk: Path) -> str:
    """The address that the server prints once it is ready."""
    watchdog = threading.Timer(START_TIMEOUT, process.kill)
    watchdog.start()
    try:
        assert process.stdout is not None
        for line in process.stdout:
            if line.startswith(READY):
                return line.removeprefix(READY).strip()
    finally:
        watchdog.cancel()
    process.wait()
    raise RuntimeError(f"the server ended with status {process.returncode}:\n{talk.read_text(encoding='utf-8')}")


def stop(process: subprocess.Popen[str]) -> None:
    """End the process with SIGTERM; kill it if it is still running after 20 s."""
    process.terminate()
    try:
        process.wait(timeout=20)
    except subprocess.TimeoutExpired:
        process.kill()
