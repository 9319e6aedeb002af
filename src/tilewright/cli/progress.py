"""The progress line of long commands. It is drawn on a terminal only, not in a file or pipe."""

from __future__ import annotations

import sys
import time

WIDTH = 78
BAR = 20


class ProgressLine:
    """A line on standard error that is drawn over and over, at most every `interval` seconds."""

    def __init__(self, interval: float = 0.0) -> None:
        self._shown = sys.stderr.isatty()
        self._interval = interval
        self._drawn = -interval

    def draw(self, text: str) -> None:
        """Replace the line."""
        now = time.monotonic()
        if self._shown and now - self._drawn >= self._interval:
            self._drawn = now
            print(f"\r{text[:WIDTH]:<{WIDTH}}", end="", file=sys.stderr, flush=True)

    def close(self) -> None:
        """Take the line away."""
        if self._shown:
            print("\r" + " " * WIDTH + "\r", end="", file=sys.stderr, flush=True)

    def tell(self, sentence: str) -> None:
        """Print a line that stays, on a terminal or not."""
        self.close()
        print(f"tilewright: {sentence}", file=sys.stderr, flush=True)


def bar(share: float) -> str:
    """A bar for a share from 0 to 1."""
    return f"[{('#' * int(BAR * share)).ljust(BAR, '.')}]"


def time_left(seconds: float) -> str:
    """`1:02:03 left`, `2:03 left`."""
    return f"{clock_text(seconds)} left"


def clock_text(seconds: float) -> str:
    """`1:02:03`, `2:03`."""
    whole = max(0, round(seconds))
    hours, minutes = whole // 3600, whole // 60 % 60
    return f"{hours}:{minutes:02}:{whole % 60:02}" if hours else f"{minutes}:{whole % 60:02}"
