"""Reading and writing files: clear errors, and a failed write never damages the old file."""

from __future__ import annotations

import contextlib
import os
import stat
from pathlib import Path

import pytest

from tests.notation.test_record import OPENING
from tilewright.notation import Record, example_record, read_record, write_record
from tilewright.notation.files import LONGEST_FILE, decode_record, write_text
from tilewright.rules import TilewrightError, UnreadableText

RECORD = Record.parse(OPENING)


def test_write_then_read(tmp_path: Path) -> None:
    path = tmp_path / "game.azr"
    write_record(path, RECORD)
    assert path.read_bytes() == OPENING.encode()
    assert read_record(str(path)) == RECORD
    write_record(path, example_record())
    assert read_record(path) == example_record()
    assert [entry.name for entry in tmp_path.iterdir()] == ["game.azr"]


def test_names_in_any_script(tmp_path: Path) -> None:
    record = Record.start(seats=("Þór", "Ősz 🀄"))
    write_record(tmp_path / "game.azr", record)
    assert read_record(tmp_path / "game.azr").seats == ("Þór", "Ősz 🀄")


def test_windows_text_is_read(tmp_path: Path) -> None:
    path = tmp_path / "game.azr"
    path.write_bytes(b"\xef\xbb\xbf" + OPENING.replace("\n", "\r\n").encode())
    assert read_record(path) == RECORD


@pytest.mark.parametrize(
    ("content", "sentence"),
    [
        (b"", "a record begins with"),
        (OPENING.encode("utf-16"), "line 1, column 1: the byte 0xFF is not UTF-8"),
        (OPENING.replace("Bo", "Bö").encode("latin-1"), "line 3, column 16: the byte 0xF6 is not UTF-8"),
        (OPENING.replace("Bo", "Bö").encode()[:47], "line 3, column 16: the byte 0xC3 is not UTF-8"),
        (OPENING.encode() + b"\x00", r"line 10, column 1: the character U\+0000"),
        (b";" * (LONGEST_FILE + 1), "at most"),
        (bytes(range(256)) * 40, "not UTF-8|is not allowed"),
    ],
)
def test_bad_bytes(content: bytes, sentence: str) -> None:
    with pytest.raises(UnreadableText, match=sentence):
        decode_record(content)


def test_every_cut_of_a_file_is_read_or_refused_clearly() -> None:
    content = OPENING.replace("Bo", "Bö").encode()
    for end in range(len(content)):
        with contextlib.suppress(TilewrightError):
            assert decode_record(content[:end]).result == "*"


def test_missing_files_and_folders(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError):
        read_record(tmp_path / "none.azr")
    with pytest.raises(OSError, match=r"directory|Permission"):
        read_record(tmp_path)
    with pytest.raises(FileNotFoundError) as caught:
        write_record(tmp_path / "none" / "game.azr", RECORD)
    assert caught.value.filename == str(tmp_path / "none" / "game.azr")
    with pytest.raises(OSError, match="not a file that can be replaced"):
        write_record(tmp_path, RECORD)


def test_not_overwriting(tmp_path: Path) -> None:
    path = tmp_path / "game.azr"
    write_record(path, RECORD, overwrite=False)
    with pytest.raises(FileExistsError, match="exists already"):
        write_record(path, example_record(), overwrite=False)
    assert read_record(path) == RECORD
    assert len(list(tmp_path.iterdir())) == 1


def test_not_overwriting_what_appears_meanwhile(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "game.azr"

    def appear(_: int) -> None:
        path.write_text("somebody else's", encoding="utf-8")

    monkeypatch.setattr(os, "fsync", appear)
    with pytest.raises(FileExistsError):
        write_record(path, RECORD, overwrite=False)
    assert path.read_text(encoding="utf-8") == "somebody else's"
    assert len(list(tmp_path.iterdir())) == 1


def test_without_hard_links(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: object) -> None:
        raise OSError("no hard links here")

    monkeypatch.setattr(os, "link", refuse)
    path = tmp_path / "game.azr"
    write_record(path, RECORD, overwrite=False)
    assert read_record(path) == RECORD
    assert len(list(tmp_path.iterdir())) == 1


@pytest.mark.parametrize("failing", ["fsync", "replace"])
def test_a_failed_write_leaves_the_old_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, failing: str) -> None:
    path = tmp_path / "game.azr"
    write_record(path, RECORD)

    def fail(*_: object) -> None:
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as patched:
        patched.setattr(os, failing, fail)
        with pytest.raises(OSError, match="No space left"):
            write_record(path, example_record())
    assert read_record(path) == RECORD
    assert [entry.name for entry in tmp_path.iterdir()] == ["game.azr"]


@pytest.mark.skipif(os.name != "posix", reason="folders are synced on POSIX systems")
def test_a_folder_that_cannot_be_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    real = os.open

    def refuse(path: str | Path, flags: int, *mode: int) -> int:
        if Path(path).is_dir():
            raise PermissionError(13, "Permission denied", str(path))
        return real(path, flags, *mode)

    monkeypatch.setattr(os, "open", refuse)
    write_record(tmp_path / "game.azr", RECORD)
    assert read_record(tmp_path / "game.azr") == RECORD


def test_text_that_cannot_be_encoded_leaves_the_old_file(tmp_path: Path) -> None:
    path = tmp_path / "game.azr"
    write_record(path, RECORD)
    with pytest.raises(UnicodeEncodeError):
        write_text(path, "\ud800")
    assert read_record(path) == RECORD
    assert len(list(tmp_path.iterdir())) == 1


@pytest.mark.skipif(os.name != "posix", reason="symbolic links and file modes are POSIX")
def test_links_and_modes_are_kept(tmp_path: Path) -> None:
    path, link = tmp_path / "game.azr", tmp_path / "link.azr"
    write_record(path, RECORD)
    path.chmod(0o640)
    link.symlink_to(path)
    write_record(link, example_record())
    assert link.is_symlink()
    assert read_record(path) == example_record()
    assert stat.S_IMODE(path.stat().st_mode) == 0o640
