"""The person's terminal: input, output, language, and what it can show."""

from __future__ import annotations

import contextlib
import os
import select
import shutil
import sys
import textwrap

from tilewright._catalogue import language_of
from tilewright._text import printable
from tilewright.cli.streams import standard_input, standard_output

from .speech import speech_of

# Replacements for signs that the terminal's encoding lacks.
_SIMPLER = str.maketrans({"·": ".", "│": "|"})
LONGEST_ECHO = 60
POLL_S = 0.2


class Console:
    """Standard input and output. Colours and pages are for terminals, without --plain; NO_COLOR turns colours off."""

    def __init__(self, *, plain: bool = False, language: str | None = None) -> None:
        self.plain = plain
        self.speech = speech_of(language or language_of(os.environ))
        streams = standard_input(), standard_output()
        self.is_terminal = all(stream.isatty() for stream in streams)
        shows_codes = not plain and sys.stdout.isatty() and os.environ.get("TERM") != "dumb"
        self.colour = shows_codes and not os.environ.get("NO_COLOR")
        self.turns_pages = shows_codes and self.is_terminal
        self._has_signs = _can_show(sys.stdout.encoding)
        self._can_wait = os.name == "posix" and sys.stdin is sys.__stdin__
        self._unread = b""
        for stream in streams:  # characters the encoding lacks must not end a game
            if hasattr(stream, "reconfigure"):
                stream.reconfigure(errors="replace")
        if shows_codes and os.name == "nt":
            os.system("")  # lets older Windows consoles understand colour codes
        if self.is_terminal:
            with contextlib.suppress(ImportError):
                import readline  # noqa: F401  (line editing in input())

    @property
    def width(self) -> int:
        return shutil.get_terminal_size((80, 24)).columns if self.is_terminal else 80

    @property
    def height(self) -> int | None:
        """Lines on a page; None when output is not paged."""
        return shutil.get_terminal_size((80, 24)).lines if self.turns_pages else None

    def say(self, text: str = "") -> None:
        """Print text, wrapped to the width of a page; with --plain it is not wrapped."""
        self.print("\n".join(self.folded(text)))

    def folded(self, text: str) -> list[str]:
        """The lines that `say` makes of a text."""
        if self.plain:
            return text.split("\n")
        return [
            part
            for line in text.split("\n")
            for part in textwrap.wrap(line, self.width - 1, subsequent_indent="    ", break_on_hyphens=False) or [""]
        ]

    def print(self, text: str) -> None:
        print(text if self._has_signs else text.translate(_SIMPLER), flush=True)

    def ask(self, question: str) -> str:
        """What the person answers, without spaces around it; EOFError at the end of the input."""
        if sys.stdin.isatty():
            return input(f"{question} ").strip()
        print(question, end=" ", flush=True)
        answer = self._piped_line()
        self.print(printable(answer, LONGEST_ECHO))
        return answer.strip()

    def _piped_line(self) -> str:
        """The next line of piped input.

        A signal just before a blocking read would be handled only after it, so this polls.
        """
        if not self._can_wait:
            line = sys.stdin.readline()
            if not line:
                raise EOFError
            return line.rstrip("\n")
        while b"\n" not in self._unread:
            if select.select([0], [], [], POLL_S)[0]:
                chunk = os.read(0, 1 << 16)
                if not chunk and not self._unread:
                    raise EOFError
                self._unread += chunk or b"\n"
        raw, _, self._unread = self._unread.partition(b"\n")
        return raw.decode(sys.stdin.encoding or "utf-8", errors="replace")

    def turn_page(self) -> None:
        """Begin a new page; if output is not paged, print an empty line."""
        if self.turns_pages:
            print("\033[H\033[2J\033[3J", end="", flush=True)
        else:
            self.print("")


def _can_show(encoding: str | None) -> bool:
    try:
        "·│".encode(encoding or "ascii")
    except (LookupError, UnicodeEncodeError):
        return False
    return True
