"""Shares a value among the test workers: the worker that needs it first makes it, once in a run."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path


def shared(note: Path, make: Callable[[], str]) -> str:
    """The text of a file in a folder that all workers share; the first caller writes what `make` returns."""
    import fcntl

    with note.with_suffix(".lock").open("w") as guard:
        fcntl.flock(guard, fcntl.LOCK_EX)
        if not note.exists():
            note.write_text(make(), encoding="utf-8")
    return note.read_text(encoding="utf-8")
