"""Where games are saved: in the file a person named, else in the user's data folder."""

from __future__ import annotations

import contextlib
import datetime
import errno
from pathlib import Path

from tilewright._catalogue import Speech
from tilewright._folders import data_folder
from tilewright.notation import Record, read_record, write_record
from tilewright.rules import TilewrightError

SUFFIX = ".azr"


def games_folder() -> Path:
    """The folder of games that were saved without a file name."""
    return data_folder() / "games"


def free_name(path: Path) -> Path:
    """The path itself, or with a number if something has that name."""
    number = 2
    candidate = path
    while candidate.exists():
        candidate = path.with_stem(f"{path.stem}-{number}")
        number += 1
    return candidate


def latest_unfinished(speech: Speech) -> Path:
    """The newest game in the user's folder that can be resumed."""
    folder = games_folder()
    games = []
    for path in folder.glob(f"*{SUFFIX}"):
        with contextlib.suppress(OSError):
            if path.is_file():
                games.append((path.stat().st_mtime, path))
    for _, path in sorted(games, reverse=True):
        with contextlib.suppress(TilewrightError, OSError):  # a damaged or closed file cannot be resumed
            if read_record(path).outcome is None:
                return path
    raise FileNotFoundError(errno.ENOENT, speech("refused-no-unfinished"), str(folder))


class Saving:
    """Keeps one game in one file: after every move once the file has a name, otherwise when the game is left."""

    def __init__(self, path: Path | None = None, saved: Record | None = None) -> None:
        self.path = path
        self._saved = saved

    def start(self, record: Record, speech: Speech) -> None:
        """Begin a new file for a new game; a file that is there already belongs to another game."""
        if self.path is None:
            return
        try:
            write_record(self.path, record, overwrite=False)
        except FileExistsError:
            raise FileExistsError(errno.EEXIST, speech("refused-file-exists"), str(self.path)) from None
        self._saved = record

    def update(self, record: Record) -> None:
        """Save new moves, if the game has a file."""
        if self.path is not None and record is not self._saved:
            self.save(record)

    def save(self, record: Record, path: Path | None = None) -> Path:
        """Write the game to `path`, else to its present file, else to a new one in the user's folder.

        From then on it is saved there.
        """
        target = path or self.path
        if target is None:
            folder = games_folder()
            folder.mkdir(parents=True, exist_ok=True)
            target = free_name(folder / f"{datetime.datetime.now():%Y-%m-%d-%H%M%S}{SUFFIX}")
        write_record(target, record)
        self.path = target
        self._saved = record
        return target

    def for_another_game(self) -> Saving:
        """Where to save the next game at the same table."""
        return Saving(self.path and free_name(self.path))
