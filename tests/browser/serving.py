"""A real server process: one that all tests in the browser share, or one with a data folder of its own."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path

import httpx

from tests.sharing import shared

READY = "Tilewright is at "
START_TIMEOUT = 120  # seconds; a busy machine may have to compile first
# Every test is the same address to the server, and tests are quicker than people.
GENEROUS = ("--requests", "10000", "--burst", "10000", "--connections", "1000", "--tables", "10000")
HASTE = ("--computer-pause", "0")
NOTICES = ("--push-contact", "mailto:ana@azul.example")
# To make a client takes 50 ms, to make a connection next to nothing.
HTTP = httpx.Client(timeout=60, limits=httpx.Limits(max_keepalive_connections=0))


NOTE = "tilewright-server"
# In the background of a shell that ends: the server outlives the worker that starts it.
START = 'data=$1; shift; "$@" > "$data/standard-output.txt" 2> "$data/standard-error.txt" < /dev/null & echo $!'


@dataclass(frozen=True)
class Server:
    """A running server: its address, which ends in a slash."""

    address: str


def command(data: Path, *options: str) -> list[str]:
    """The command line of a server at a free port."""
    program = [sys.executable, "-m", "tilewright", "serve", "--port", "0", "--data", str(data)]
    return [*program, *GENEROUS, *HASTE, *NOTICES, *options]


def shared_server(session_folder: Path) -> Server:
    """The server that all workers of a run share: to load the search and the networks takes it 10 s of CPU time."""

    def start() -> str:
        data = session_folder / "shared-server"
        data.mkdir()
        shell = ["sh", "-c", START, "sh", str(data), *command(data)]
        started = subprocess.run(
            shell, env={**os.environ, "PYTHONUNBUFFERED": "1"}, capture_output=True, text=True, check=True
        )
        return f"{int(started.stdout)}\n{await_address(data, int(started.stdout))}\n"

    return Server(shared(session_folder / NOTE, start).splitlines()[1])


def await_address(data: Path, process: int) -> str:
    """Where a server that writes to files says it is, once it is ready."""
    until = time.monotonic() + START_TIMEOUT
    with suppress(ProcessLookupError):
        while time.monotonic() < until:
            for line in (data / "standard-output.txt").read_text(encoding="utf-8").splitlines():
                if line.startswith(READY):
                    return line.removeprefix(READY).strip()
            time.sleep(0.05)
            os.kill(process, 0)  # is it still there?
    raise RuntimeError(f"the server did not start:\n{(data / 'standard-error.txt').read_text(encoding='utf-8')}")


def stop_shared_server(session_folder: Path) -> None:
    """End the shared server, if some test has started it."""
    note = session_folder / NOTE
    if note.exists():
        os.kill(int(note.read_text(encoding="utf-8").splitlines()[0]), signal.SIGTERM)
        note.unlink()


@contextmanager
def running_server(data: Path, *options: str) -> Iterator[Server]:
    """Start `tilewright serve` on a free port and end it as Ctrl-C would; what it had to say is in the error."""
    data.mkdir(parents=True, exist_ok=True)
    talk = data / "standard-error.txt"
    with (
        talk.open("w", encoding="utf-8") as errors,
        subprocess.Popen(
            command(data, *options),
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=errors,
            env={**os.environ, "PYTHONUNBUFFERED": "1"},
            encoding="utf-8",
        ) as process,
    ):
        try:
            yield Server(read_address(process, talk))
        finally:
            stop(process)


def read_address(process: subprocess.Popen[str], talk: Path) -> str:
    """Where the server says it is, once it is ready."""
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
    """End the process politely, then not."""
    process.terminate()
    try:
        process.wait(timeout=20)
    except subprocess.TimeoutExpired:
        process.kill()
