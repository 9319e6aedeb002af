"""Records as files. Writing is atomic: a failed write leaves the old file as it was."""

from __future__ import annotations

import contextlib
import errno
import os
import secrets
import shutil
from importlib.resources import files
from pathlib import Path

from tilewright.rules import UnreadableText
from tilewright.rules.reasons import Reason

from .errors import UnreadableRecord
from .record import Record
from .scanning import LONGEST_RECORD

LONGEST_FILE = 4 * LONGEST_RECORD  # bytes; UTF-8 needs at most four for a character


def read_record(path: str | os.PathLike[str]) -> Record:
    """The record in a file."""
    with open(path, "rb") as file:
        return decode_record(file.read(LONGEST_FILE + 1))


def decode_record(content: bytes) -> Record:
    """The record in the bytes of a file: UTF-8; a byte-order mark and the line ends of Windows are accepted."""
    if len(content) > LONGEST_FILE:
        sentence = f"a record has at most {LONGEST_FILE} bytes, this has more"
        raise UnreadableText(Reason(sentence, "file-length", most=LONGEST_FILE))
    try:
        return Record.parse(content.decode())
    except UnicodeDecodeError as error:
        before = content[: error.start]
        line = before.count(b"\n") + 1
        column = len(before[before.rfind(b"\n") + 1 :].decode()) + 1
        byte = f"0x{content[error.start]:02X}"
        reason = Reason(f"the byte {byte} is not UTF-8 text: save the record as UTF-8", "not-utf-8", byte=byte)
        place = f"line {line}, column {column}"
        raise UnreadableRecord(UnreadableText(reason), place, line, column) from None


def write_record(path: str | os.PathLike[str], record: Record, *, overwrite: bool = True) -> None:
    """Write a record; FileExistsError if it exists and must not be overwritten."""
    write_text(path, str(record), overwrite=overwrite)


def write_text(path: str | os.PathLike[str], text: str, *, overwrite: bool = True) -> None:
    """Write a text file atomically."""
    write_bytes(path, text.encode(), overwrite=overwrite)


def write_bytes(path: str | os.PathLike[str], content: bytes, *, overwrite: bool = True) -> None:
    """Write a file atomically: to a temporary file in the same folder, synced, then renamed."""
    target = target_of(path, overwrite=overwrite)
    beside = target.with_name(f".tilewright-{secrets.token_hex(8)}.part")
    try:
        descriptor = os.open(beside, os.O_WRONLY | os.O_CREAT | os.O_EXCL | getattr(os, "O_BINARY", 0), 0o666)
    except OSError as error:
        raise OSError(error.errno, error.strerror, os.fspath(path)) from None
    try:
        with open(descriptor, "wb") as file:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
        if overwrite:
            if target.exists():
                shutil.copymode(target, beside)
            os.replace(beside, target)
        else:
            _move_to_new(beside, target, path)
    except BaseException:
        beside.unlink(missing_ok=True)
        raise
    _sync_folder(target.parent)


def target_of(path: str | os.PathLike[str], *, overwrite: bool = True) -> Path:
    """The file that a write to `path` replaces: the target of a symbolic link. OSError if it must not be replaced."""
    target = Path(os.path.realpath(path))
    if target.exists():
        if not target.is_file():
            raise OSError(errno.EINVAL, "this is not a file that can be replaced", os.fspath(path))
        if not overwrite:
            raise _exists(path)
    return target


def check_output(path: str | os.PathLike[str], *, overwrite: bool = True) -> None:
    """OSError if a file can surely not be written there; called before long work whose result it will hold."""
    folder = target_of(path, overwrite=overwrite).parent
    number = errno.ENOENT if not folder.is_dir() else 0 if os.access(folder, os.W_OK) else errno.EACCES
    if number:
        raise OSError(number, os.strerror(number), os.fspath(path))


def check_distinct(*paths: str | os.PathLike[str] | None) -> None:
    """OSError if two of the given paths lead to the same file: an output would replace the input or another output."""
    known: set[str] = set()
    for path in (os.fspath(path) for path in paths if path):
        if (real := os.path.realpath(path)) in known:
            raise OSError(errno.EEXIST, "this file is named twice", path)
        known.add(real)


def example_record() -> Record:
    """A whole game between two computer players, as an example."""
    return decode_record(files(__package__).joinpath("example.azr").read_bytes())


def _move_to_new(beside: Path, target: Path, path: str | os.PathLike[str]) -> None:
    """Give a file its name unless the name has been taken in the meantime."""
    try:
        os.link(beside, target)
    except FileExistsError:
        raise _exists(path) from None
    except OSError:  # no hard links on this file system
        if target.exists():
            raise _exists(path) from None
        os.replace(beside, target)
    else:
        beside.unlink()


def _exists(path: str | os.PathLike[str]) -> FileExistsError:
    return FileExistsError(errno.EEXIST, "this file exists already", os.fspath(path))


def _sync_folder(folder: Path) -> None:
    """Sync the folder, where possible, so that the new name survives a power failure."""
    if os.name != "posix":
        return
    with contextlib.suppress(OSError):  # no right to read it, or a network file system; the content itself is safe
        descriptor = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(descriptor)
        finally:
            os.close(descriptor)
