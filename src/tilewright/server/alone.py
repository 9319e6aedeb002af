"""One server for each data folder. Two would each count the other's people as absent, and play for them."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import IO

from .errors import CannotServe

FILE = "server.lock"


@contextmanager
def alone_in(folder: Path, address: str) -> Iterator[None]:
    """Lock the folder while a server runs or a copy is made; raises CannotServe if another process has locked it.

    The file says where the server is. The system releases the lock when the process ends, however it ends.
    """
    path = folder / FILE
    try:
        folder.mkdir(parents=True, exist_ok=True)
        file = open(os.open(path, os.O_RDWR | os.O_CREAT, 0o600), "r+", encoding="utf-8")  # noqa: SIM115
    except OSError as error:
        raise CannotServe(f"{path}: {error.strerror}") from error
    with file:
        if not _lock(file):
            raise CannotServe(
                f"another process is using {folder} ({_first_line(file)}): use that server, stop the process, or "
                "choose another folder with --data"
            )
        with suppress(OSError):  # a full disk: the lock works without the address, too
            file.truncate()
            file.write(address + "\n")
            file.flush()
        yield


def _first_line(file: IO[str]) -> str:
    with suppress(OSError, UnicodeDecodeError):
        return file.readline(200).strip() or "address unknown"
    return "address unknown"


def _lock(file: IO[str]) -> bool:
    """Lock the file for this process; False if another one has it."""
    try:
        if sys.platform == "win32":
            import msvcrt

            file.seek(1 << 20)  # far behind the address, which others may read
            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
            file.seek(0)
        else:
            import fcntl

            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True
