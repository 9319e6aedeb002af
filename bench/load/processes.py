"""A server in its own process: starting, measuring, killing. Linux only, because it reads /proc."""

from __future__ import annotations

import os
import resource
import signal
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Mapping, Sequence
from pathlib import Path
from types import TracebackType

TICKS = os.sysconf("SC_CLK_TCK")
PAGE = os.sysconf("SC_PAGE_SIZE")
PATIENCE_S = 120
UNLIMITED = ("--requests", "999999999", "--burst", "999999999", "--connections", "100000", "--tables", "999999999")
"""Options of `tilewright serve` that raise its limits above the load."""
ROOT = Path(__file__).resolve().parents[2]


class ServerProcess:
    """A server that prints its address on standard output."""

    def __init__(
        self, command: Sequence[str], says: str, *, cwd: Path | None = None, env: Mapping[str, str] | None = None
    ) -> None:
        """Start it and wait for a line with `says` followed by a port."""
        self._said = tempfile.TemporaryFile()  # noqa: SIM115 - closed with the process
        self._process = subprocess.Popen(
            command, stdout=subprocess.PIPE, stderr=self._said, cwd=cwd, env={**os.environ, **(env or {})}
        )
        self.port = self._wait_for_port(says)

    def _wait_for_port(self, says: str) -> int:
        assert self._process.stdout is not None
        watchdog = threading.Timer(PATIENCE_S, self._process.kill)
        watchdog.start()
        try:
            for line in iter(self._process.stdout.readline, b""):
                _, found, rest = line.decode(errors="replace").partition(says)
                digits = rest[: next((place for place, letter in enumerate(rest) if not letter.isdigit()), len(rest))]
                if found and digits:
                    threading.Thread(target=self._process.stdout.read, daemon=True).start()  # never let it fill up
                    return int(digits)
        finally:
            watchdog.cancel()
        raise RuntimeError(f"The server did not start:\n{self.errors()}")

    def __enter__(self) -> ServerProcess:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, tb: TracebackType | None) -> None:
        self.stop()

    @property
    def pid(self) -> int:
        return self._process.pid

    @property
    def is_running(self) -> bool:
        return self._process.poll() is None

    def errors(self) -> str:
        """What it wrote to standard error."""
        self._said.seek(0)
        return self._said.read().decode(errors="replace")

    def cpu(self) -> float:
        """Processor seconds so far: all threads, user and system, and child processes."""
        return cpu_of_family(self.pid)

    def memory(self) -> int:
        """Bytes of memory that are resident."""
        return sum(int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * PAGE for pid in _family(self.pid))

    def kill(self) -> None:
        """Kill it with SIGKILL."""
        self._process.send_signal(signal.SIGKILL)
        self._process.wait()
        self._close()

    def stop(self) -> None:
        """End it with SIGTERM, and with SIGKILL if it does not end."""
        if self.is_running:
            self._process.terminate()
            try:
                self._process.wait(15)
            except subprocess.TimeoutExpired:
                self._process.kill()
                self._process.wait()
        self._close()

    def _close(self) -> None:
        assert self._process.stdout is not None
        self._process.stdout.close()
        self._said.close()


def cpu_of_family(pid: int) -> float:
    """Processor seconds of a process and of those that it started and that still run."""
    return sum(_cpu(each) for each in _family(pid))


def _family(pid: int) -> list[int]:
    """A process and those that it started."""
    family = [pid]
    for tasks in Path(f"/proc/{pid}/task").glob("*/children"):
        for child in tasks.read_text().split():
            family += _family(int(child))
    return family


def _cpu(pid: int) -> float:
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICKS


def tilewright_server(data: Path, *options: str, port: int = 0) -> ServerProcess:
    """`tilewright serve` without the page, its tables in the folder `data`."""
    command = [sys.executable, "-m", "tilewright", "serve", "--no-page", "--port", str(port), "--data", str(data)]
    source = os.pathsep.join(filter(None, [str(ROOT / "src"), os.environ.get("PYTHONPATH")]))
    return ServerProcess([*command, *options], "127.0.0.1:", env={"PYTHONPATH": source})


def allow_connections(wanted: int) -> None:
    """Raise the number of files that this process, and what it starts, may have open."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft < wanted:
        if hard != resource.RLIM_INFINITY and hard < wanted:
            sys.exit(f"This needs {wanted} open files and the system allows {hard}; raise `ulimit -n`.")
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))


def load_average() -> float:
    """The load average of the last minute, with the measurement itself."""
    return os.getloadavg()[0]


def wait_until_quiet(server: ServerProcess, at_most: float = 30.0) -> None:
    """Wait until the server is idle."""
    until = time.monotonic() + at_most
    before = server.cpu()
    while time.monotonic() < until:
        time.sleep(0.5)
        now = server.cpu()
        if now - before <= 0.02:
            return
        before = now
