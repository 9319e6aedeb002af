"""Run the command: in this process, which saves the time to start it, or as a real program with pipes."""

from __future__ import annotations

import io
import queue
import subprocess
import sys
import tempfile
import threading
from collections.abc import Sequence
from types import TracebackType
from typing import Self
from unittest import mock

from tilewright.cli import main

COMMAND = (sys.executable, "-m", "tilewright")
PATIENCE = 120.0  # seconds; a first run may have to compile


def tilewright_process(*arguments: str, input: bytes = b"") -> subprocess.CompletedProcess[str]:
    """Run a command to its end, in another process."""
    done = subprocess.run([*COMMAND, *arguments], input=input, capture_output=True, check=False, timeout=PATIENCE)
    return subprocess.CompletedProcess(done.args, done.returncode, done.stdout.decode(), done.stderr.decode())


def tilewright(*arguments: str, input: bytes = b"") -> subprocess.CompletedProcess[str]:
    """Run a command to its end in this process; exceptions that it does not handle are raised here."""
    output, errors = (io.TextIOWrapper(io.BytesIO(), encoding="utf-8") for _ in range(2))
    with tempfile.TemporaryFile() as file:
        file.write(input)
        file.seek(0)
        with (
            io.TextIOWrapper(file, encoding="utf-8") as given,
            mock.patch.multiple(sys, stdin=given, stdout=output, stderr=errors),
        ):
            try:
                status = main(list(arguments))
            except SystemExit as left:
                status = left.code if isinstance(left.code, int) else 0 if left.code is None else 1
    said = []
    for stream in (output, errors):
        stream.flush()
        said.append(stream.detach().getvalue().decode())
    return subprocess.CompletedProcess(["tilewright", *arguments], status, *said)


def answers(text: str | bytes) -> list[str]:
    """The output lines of the engine for this input."""
    done = tilewright("engine", input=text.encode() if isinstance(text, str) else text)
    assert done.returncode == 0, done.stderr
    assert "Traceback" not in done.stderr
    return done.stdout.splitlines()


class Engine:
    """An engine process that gets its input line by line."""

    def __init__(self, command: Sequence[str] = (*COMMAND, "engine")) -> None:
        self._process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL
        )
        self._lines: queue.Queue[str] = queue.Queue()
        self._reader = threading.Thread(target=self._read, daemon=True)
        self._reader.start()

    def _read(self) -> None:
        assert self._process.stdout is not None
        for line in self._process.stdout:
            self._lines.put(line.decode().rstrip("\n"))

    def say(self, *lines: str | bytes) -> None:
        """Send lines."""
        assert self._process.stdin is not None
        for line in lines:
            self._process.stdin.write((line.encode() if isinstance(line, str) else line) + b"\n")
        self._process.stdin.flush()

    def hear(self, patience: float = PATIENCE) -> str:
        """The next line of output; raises `queue.Empty` if none comes."""
        return self._lines.get(timeout=patience)

    def ask(self, line: str | bytes, patience: float = PATIENCE) -> str:
        """Send a line and return the next line of output."""
        self.say(line)
        return self.hear(patience)

    def is_silent(self, seconds: float = 0.2) -> bool:
        """Whether there is no output for this long."""
        try:
            self._lines.get(timeout=seconds)
        except queue.Empty:
            return True
        return False

    def wait(self, patience: float = PATIENCE) -> int:
        """Wait for the end; return the exit status."""
        return self._process.wait(patience)

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, traceback: TracebackType | None
    ) -> None:
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.kill()
        self._process.wait()
        self._reader.join()
        self._process.stdin.close()
        self._process.stdout.close()
