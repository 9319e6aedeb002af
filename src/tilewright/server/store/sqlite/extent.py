"""The last table and event numbers of the store, noted in a second file to detect lost moves.

SQLite cannot detect that its write-ahead log was removed or damaged: it continues without the moves in it. So the
numbers of the last table and event are written to another small file, every few seconds and after their commit.
A store with smaller numbers has lost something.
"""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path

from tilewright.server.store.interface import StoreUnavailable

SUFFIX = "-extent"


class Extent:
    """The note beside a store's file."""

    def __init__(self, path: Path) -> None:
        self._file = path.with_name(path.name + SUFFIX)
        self._noted: tuple[int, int] | None = None

    def check(self, extent: tuple[int, int]) -> None:
        """Raise StoreUnavailable if the store held more when this was noted."""
        try:
            tables, events = map(int, self._file.read_text(encoding="ascii").split())
        except (OSError, ValueError):
            return
        if extent[0] < tables or extent[1] < events:
            raise StoreUnavailable(
                f"The store has lost games: it had table {tables} and event {events}, and ends with table {extent[0]} "
                f"and event {extent[1]}. Its write-ahead log was removed or damaged, or an older copy is in its place. "
                f"Restore it from a backup. To start with the remaining data, remove {self._file.name} and start again."
            )

    def note(self, extent: tuple[int, int]) -> None:
        """Write the numbers; errors of the disk are reported elsewhere."""
        if extent != self._noted:
            part = self._file.with_name(self._file.name + ".part")
            with suppress(OSError):
                with open(os.open(part, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "w", encoding="ascii") as file:
                    file.write(f"{extent[0]} {extent[1]}\n")
                part.replace(self._file)
                self._noted = extent
