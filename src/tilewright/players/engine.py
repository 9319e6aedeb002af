"""A player that is another program, which speaks the engine protocol of docs/notation.md.

A faulty program cannot block its caller: a watchdog ends it when it stays silent, its output is read in bounded pieces,
and its moves are checked. Every fault raises `EngineFailure`; the next call of `choose` starts the program again.
"""

from __future__ import annotations

import contextlib
import os
import shlex
import signal
import subprocess
import sys
import threading
from collections.abc import Sequence
from types import TracebackType
from typing import IO, Any, Self

from tilewright._text import printable, shorten
from tilewright.rules import Move, Position, TilewrightError
from tilewright.rules.errors import shown

LONGEST_LINE = 1 << 16
COMPLAINT_BYTES = 2000
START_S = 120.0
"""Long, because a first start may have to compile."""
SPARE_S = 10.0
"""Added to the engine's time for a move, in case the machine is busy."""
UNTIMED_S = 600.0
"""For a move limited by nodes or depth."""
FAREWELL_S = 1.0


class EngineFailure(TilewrightError):
    """The failure of an outside engine; `kind` says in one word what it did.

    `missing`, `crashed`, `silent`, `refused` (it answered with an error), `unreadable` or `illegal` (its move).
    """

    code = "engine-failure"

    def __init__(self, kind: str, sentence: str) -> None:
        super().__init__(sentence)
        self.kind = kind

    def __reduce__(self) -> tuple[type[EngineFailure], tuple[str, str]]:
        return type(self), (self.kind, str(self))


def split_command(command: str, *, windows: bool = os.name == "nt") -> list[str]:
    """The words of a command line, without quotes. On Windows a backslash is an ordinary character, as in paths."""
    reader = shlex.shlex(command, posix=True)
    reader.whitespace_split = True
    reader.commenters = ""
    if windows:
        reader.escape = ""
    try:
        words = list(reader)
    except ValueError:
        raise EngineFailure("missing", f"the engine's command has an unclosed quote: {shown(command)}") from None
    if not words:
        raise EngineFailure("missing", "engine: needs a command to start, such as engine:./my-engine")
    return words


class EnginePlayer:
    """Asks another program for its moves. The first call of `choose` starts it, `close` ends it."""

    def __init__(
        self,
        command: str | Sequence[str],
        go: str = "movetime 100",
        *,
        name: str | None = None,
        patience: float | None = None,
    ) -> None:
        self._words = split_command(command) if isinstance(command, str) else list(command)
        self.name = name or f"engine:{command if isinstance(command, str) else shlex.join(self._words)}"
        self._go = go
        self._patience = patience
        self._process: subprocess.Popen[bytes] | None = None
        self._complaint = _Tail()

    # ------------------------------------------------------------ choosing

    def choose(self, position: Position) -> Move:
        """The engine's move; EngineFailure if it has none to play."""
        if self._process is None:
            self._start()
        with self._under_watch(self._move_seconds()):
            # Lines before the answer to `isready` belong to an earlier call.
            self._say(f"position {position}", "isready")
            self._hear("readyok")
            self._say(f"go {self._go}")
            answer = self._hear("bestmove")
        return self._checked(answer, position)

    def _checked(self, answer: list[str], position: Position) -> Move:
        try:
            move = Move.parse(answer[1] if len(answer) > 1 else "")
        except TilewrightError:
            raise self._failed("unreadable", f"it answered {shown(' '.join(answer))}, which is no move") from None
        if not position.is_legal(move):
            raise self._failed("illegal", f"it played {move}, which is not legal in {position}")
        return move

    def _move_seconds(self) -> float:
        if self._patience is not None:
            return self._patience
        kind, _, amount = self._go.partition(" ")
        return SPARE_S + int(amount) / 1000 if kind == "movetime" else UNTIMED_S

    # ------------------------------------------------------------ the program

    def _start(self) -> None:
        try:
            self._process = subprocess.Popen(
                self._words,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                start_new_session=True,  # so that it can be ended with its child processes
            )
        except OSError as error:
            why = error.strerror or error
            raise EngineFailure("missing", f"the engine {shown(self._words[0])} cannot be started: {why}") from None
        assert self._process.stderr is not None
        self._complaint = _Tail()
        self._complaint.follow(self._process.stderr)
        with self._under_watch(START_S if self._patience is None else self._patience):
            self._say("uai")
            self._hear("uaiok")
            self._say("isready")
            self._hear("readyok")

    def _say(self, *lines: str) -> None:
        assert self._process is not None
        assert self._process.stdin is not None
        try:
            self._process.stdin.write("".join(f"{line}\n" for line in lines).encode())
            self._process.stdin.flush()
        except OSError:
            raise self._ended() from None

    def _hear(self, wanted: str) -> list[str]:
        """The words of the next line that begins with the wanted one; other lines are skipped."""
        assert self._process is not None
        assert self._process.stdout is not None
        whole = True
        while line := self._process.stdout.readline(LONGEST_LINE):
            words = line.decode(errors="replace").split()[:50] if whole else []
            whole = line.endswith(b"\n")
            if not whole:
                continue
            if words[:1] == [wanted]:
                return words
            if words[:1] == ["error"]:
                raise self._failed("refused", f"it answered: {shown(' '.join(words))}")
        raise self._ended()

    def _under_watch(self, seconds: float) -> _Watchdog:
        assert self._process is not None
        return _Watchdog(self, self._process, seconds)

    # ------------------------------------------------------------ its end

    def _ended(self) -> EngineFailure:
        """The failure of a program whose output has ended."""
        assert self._process is not None
        with contextlib.suppress(subprocess.TimeoutExpired):
            self._process.wait(FAREWELL_S)
        status = self._process.returncode
        if status is None:
            return self._failed("crashed", "it closed its output")
        how = f"by signal {-status}" if status < 0 else f"with exit status {status}"
        return self._failed("crashed", f"it ended {how}")

    def _failed(self, kind: str, what: str) -> EngineFailure:
        """The failure to raise; the program is ended, so that the next `choose` starts a new one."""
        self.close(at_once=True)
        complaint = self._complaint.last_line()
        return EngineFailure(
            kind, f"{shorten(self.name, 60)} failed: {what}" + (f" ({complaint})" if complaint else "")
        )

    def close(self, *, at_once: bool = False) -> None:
        """End the program, if it runs: by `quit` and, after a short wait, a kill; or at once."""
        process, self._process = self._process, None
        if process is None:
            return
        if not at_once:
            with contextlib.suppress(OSError):
                assert process.stdin is not None
                os.set_blocking(process.stdin.fileno(), False)
                os.write(process.stdin.fileno(), b"quit\n")
            with contextlib.suppress(subprocess.TimeoutExpired):
                process.wait(FAREWELL_S)
        end_program(process)
        process.wait()
        for stream in (process.stdin, process.stdout):
            assert stream is not None
            with contextlib.suppress(OSError):  # it may have unread input
                stream.close()
        self._complaint.wait()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, traceback: TracebackType | None
    ) -> None:
        self.close(at_once=error is not None)


class _Watchdog:
    """Ends a program that does not answer in time, and reports that instead of a crash."""

    def __init__(self, player: EnginePlayer, process: subprocess.Popen[bytes], seconds: float) -> None:
        self._player = player
        self._process = process
        self._seconds = seconds
        self._timed_out = False
        self._timer = threading.Timer(seconds, self._time_out)
        self._timer.daemon = True

    def _time_out(self) -> None:
        self._timed_out = True
        end_program(self._process)

    def __enter__(self) -> None:
        self._timer.start()

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, traceback: TracebackType | None
    ) -> None:
        self._timer.cancel()
        if self._timed_out:
            raise self._player._failed("silent", f"it gave no answer within {self._seconds:g} s") from None
        if error is not None:
            self._player.close(at_once=True)


class _Tail:
    """The last part of a program's standard error, read in a thread so that the program never blocks."""

    def __init__(self) -> None:
        self._kept = b""
        self._thread: threading.Thread | None = None

    def follow(self, stream: IO[bytes]) -> None:
        self._thread = threading.Thread(target=self._read, args=(stream,), daemon=True)
        self._thread.start()

    def _read(self, stream: IO[bytes]) -> None:
        with stream:
            while piece := os.read(stream.fileno(), LONGEST_LINE):
                self._kept = (self._kept + piece)[-COMPLAINT_BYTES:]

    def wait(self) -> None:
        """Wait until all is read, but not long: a surviving child may hold the pipe open."""
        if self._thread is not None:
            self._thread.join(FAREWELL_S)

    def last_line(self) -> str:
        lines = self._kept.decode(errors="replace").split("\n")
        last = next((line.strip() for line in reversed(lines) if line.strip()), "")
        return printable(last[-200:])


def end_program(process: subprocess.Popen[Any]) -> None:
    """Kill a program and its child processes."""
    with contextlib.suppress(OSError):
        if sys.platform == "win32":
            if process.poll() is None:
                subprocess.run(
                    ["taskkill", "/F", "/T", "/PID", str(process.pid)],
                    stdout=subprocess.DEVNULL,
                    stderr=subprocess.DEVNULL,
                    check=False,
                )
        else:
            os.killpg(process.pid, signal.SIGKILL)
