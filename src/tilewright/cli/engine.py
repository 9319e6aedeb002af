"""Speak the engine protocol on standard input and output: one command a line, until `quit` or the end of the input."""

from __future__ import annotations

import argparse
import os
import sys
from collections import deque
from collections.abc import Iterator
from contextlib import suppress
from threading import Condition, Lock, Thread
from time import monotonic, sleep

from .protocol import LONGEST_LINE, Command, Protocol
from .streams import standard_output

MOST_WAITING = 50_000
MOST_WAITING_BYTES = 16 * LONGEST_LINE
SECONDS_AFTER_QUIT = 10.0

_output = Lock()


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add no options: the protocol sets them."""
    parser.epilog = "Type `uai` to list its options; then try `position ...`, `legal` and `go movetime 1000`."


def run(arguments: argparse.Namespace) -> int:
    """Carry out commands; another thread reads them, so that `stop` is read during a search."""
    standard_output()
    waiting = Waiting()
    protocol = Protocol(say)
    Thread(target=listen, args=(waiting, protocol), name="listener", daemon=True).start()
    while (command := waiting.next()) is not None:
        protocol.obey(command)
        waiting.done()
    return 0


def say(line: str) -> None:
    """Write one line of ASCII and flush it."""
    shown = "".join(letter if letter.isprintable() else repr(letter)[1:-1] for letter in line)
    with _output:
        sys.stdout.buffer.write(shown.encode("ascii", "backslashreplace") + b"\n")
        sys.stdout.buffer.flush()


class Waiting:
    """The queue of commands that were read and are not done, the oldest first."""

    def __init__(self) -> None:
        self._changed = Condition()
        self._commands: deque[Command] = deque()
        self._bytes = 0
        self._closed = False

    def add(self, command: Command) -> bool:
        """Append a command when there is room; False if the running search ends only by `stop`."""
        with self._changed:
            while self._is_full() and not self._is_endless():
                self._changed.wait(0.1)
            if self._is_endless():
                return False
            self._commands.append(command)
            self._bytes += len(command.line or b"")
            self._changed.notify_all()
            return True

    def next(self) -> Command | None:
        """The oldest command, which stays in the queue until `done`; None after the last."""
        with self._changed:
            while not self._commands and not self._closed:
                self._changed.wait()
            if not self._commands:
                return None
            self._end_if_endless()
            return self._commands[0]

    def done(self) -> None:
        with self._changed:
            self._bytes -= len(self._commands.popleft().line or b"")
            self._changed.notify_all()

    def has_search(self) -> bool:
        """Whether a search is running or queued."""
        with self._changed:
            return any(command.name == b"go" for command in self._commands)

    def stop(self) -> None:
        """Stop every search and perft in the queue."""
        with self._changed:
            for command in self._commands:
                command.stop.set()

    def close(self) -> None:
        """Note the end of the input. Queued commands are still answered, so that input may come from a file."""
        with self._changed:
            self._closed = True
            self._end_if_endless()
            self._changed.notify_all()

    def hurry(self) -> None:
        """After the end of the input, stop each command that takes too long, until all are done."""
        slow, until = None, 0.0
        while self._commands:
            with suppress(IndexError):  # the queue may just have become empty
                if self._commands[0] is not slow:
                    slow, until = self._commands[0], monotonic() + SECONDS_AFTER_QUIT
            if slow and monotonic() > until:
                slow.stop.set()
            sleep(0.1)

    def _end_if_endless(self) -> None:
        """After the end of the input, stop a search without limits: no `stop` can come any more."""
        if self._closed and self._commands and self._commands[0].has_no_limit:
            self._commands[0].stop.set()

    def _is_endless(self) -> bool:
        return bool(self._commands) and self._commands[0].is_endless and not self._commands[0].stop.is_set()

    def _is_full(self) -> bool:
        return len(self._commands) >= MOST_WAITING or self._bytes >= MOST_WAITING_BYTES


def listen(waiting: Waiting, protocol: Protocol) -> None:
    """Read commands into the queue; `stop`, `quit` and `isready` take effect at once."""
    try:
        for line in lines_of(standard_input()):
            if not hear(line, waiting, protocol):
                break
    except OSError:
        pass  # a closed input or output is like `quit`
    finally:
        waiting.close()
        waiting.hurry()


def hear(line: bytes | None, waiting: Waiting, protocol: Protocol) -> bool:
    """Handle one line; False when it is `quit`."""
    stripped = None if line is None else line.strip()
    if stripped == b"quit":
        return False
    if stripped == b"stop":
        waiting.stop()
    elif stripped == b"isready" and waiting.has_search():
        protocol.get_ready()
        say("readyok")
    elif stripped != b"" and not waiting.add(Command(stripped)):
        protocol.refuse("busy", "a search without limits is running; send stop first")
    return True


def standard_input() -> Iterator[bytes]:
    """Standard input in pieces. Unbuffered, because a thread in a buffered read blocks the interpreter's exit."""
    if sys.stdin is None:
        return
    descriptor = sys.stdin.fileno()
    while piece := os.read(descriptor, 1 << 16):
        yield piece


def lines_of(pieces: Iterator[bytes]) -> Iterator[bytes | None]:
    """Lines without their ends, None for each that is too long; at most one long line is held in memory."""
    kept = bytearray()
    skipping = False
    for piece in pieces:
        *ended, rest = piece.split(b"\n")
        for part in ended:
            if not skipping:
                kept += part
                yield bytes(kept) if len(kept) <= LONGEST_LINE else None
            kept.clear()
            skipping = False
        if not skipping:
            kept += rest
            if len(kept) > LONGEST_LINE:
                yield None
                kept.clear()
                skipping = True
    if kept:
        yield bytes(kept)
