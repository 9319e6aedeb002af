"""When a search ends, and what it may use."""

from __future__ import annotations

import contextlib
import os
from dataclasses import dataclass

from tilewright.rules import TilewrightError
from tilewright.rules.errors import shown
from tilewright.rules.integers import whole

DEFAULT_TABLE_MB = 64
MOST_DEPTH = 60  # of alpha-beta; below SOLVED_DRAFT
MOST_THREADS = 256


class BadLimits(TilewrightError):
    """A limit out of range."""

    code = "bad-limits"


@dataclass(frozen=True, slots=True)
class Limits:
    """The first limit that is reached ends the search; without limits it runs until it is stopped or all is solved.

    `lines` is for two players; with three and four, every move gets a value.
    Under a node or depth limit and with one thread, the same search gives the same result on every machine.
    """

    seconds: float | None = None
    nodes: int | None = None
    depth: int | None = None
    lines: int = 1
    """How many of the best moves get exact values; the others get upper bounds."""
    threads: int = 1
    table_mb: int = DEFAULT_TABLE_MB

    def __post_init__(self) -> None:
        if self.seconds is not None:
            object.__setattr__(self, "seconds", _number("the limit of time", self.seconds))
        for name in ("nodes", "depth", "lines", "threads", "table_mb"):
            given, is_optional = getattr(self, name), name in ("nodes", "depth")
            if given is not None or not is_optional:
                number = _integer(f"the limit of {name}" if is_optional else name, given)
                object.__setattr__(self, name, number)
        for name, limit in (("time", self.seconds), ("nodes", self.nodes), ("depth", self.depth)):
            if limit is not None and not limit > 0:
                raise BadLimits(f"the limit of {name} must be above 0, not {shown(limit)}")
        if self.lines < 1:
            raise BadLimits(f"lines must be at least 1, not {shown(self.lines)}")
        if not 1 <= self.threads <= MOST_THREADS:
            raise BadLimits(f"threads must be from 1 to {MOST_THREADS}, not {shown(self.threads)}")
        if self.table_mb < 1:
            raise BadLimits(f"the transposition table needs at least 1 MB, not {shown(self.table_mb)}")
        if self.table_mb > (installed := installed_mb()):
            raise BadLimits(f"a table of {shown(self.table_mb)} MB is more than the {installed} MB this machine has")


def _number(name: str, given: object) -> float:
    """A float of Python, also from other numbers: the clock cannot wait for a `np.float32`."""
    if not isinstance(given, str | bytes | bool):
        with contextlib.suppress(TypeError, ValueError, OverflowError):
            return float(given)  # type: ignore[arg-type]
    raise BadLimits(f"{name} must be a number, not {shown(given)}")


def _integer(name: str, given: object) -> int:
    """An integer of Python, also from NumPy's: in NumPy's, numbers computed from it can overflow."""
    number = whole(given)
    if number is None:
        raise BadLimits(f"{name} must be an integer, not {shown(given)}")
    return number


def installed_mb() -> int:
    """The machine's memory in MB, whether free or in use."""
    try:
        return os.sysconf("SC_PAGE_SIZE") * os.sysconf("SC_PHYS_PAGES") >> 20
    except (AttributeError, ValueError, OSError):  # unknown on this system: assume a small machine
        return 4096
