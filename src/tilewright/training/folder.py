"""A run's folder: settings, state, networks, games and log.

State, settings, networks and new shards are written atomically, and a truncated line of the log is skipped. So a run
can be stopped at any moment and resumed.
"""

from __future__ import annotations

import json
import math
import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import asdict, dataclass, field, fields
from pathlib import Path
from typing import Any

from tilewright.evaluation.network import BadNetwork, Network, read, write
from tilewright.notation.files import write_text
from tilewright.rules import TilewrightError
from tilewright.rules.errors import shown

from .settings import BadSettings, Settings

VERSION = 1


class BadRun(TilewrightError):
    """A folder that does not hold the expected run."""

    code = "bad-run"


@dataclass(frozen=True)
class State:
    """The state of a run, from which it is resumed."""

    generation: int = 1
    """The current generation."""
    accepted: str = ""
    """The digest of the current network; empty before the first one is accepted."""
    candidate: str = ""
    """The digest of the network fitted in this generation, before its gate."""
    fitted: dict[str, Any] = field(default_factory=dict)
    """The candidate's part of the log entry."""
    rating: float = 0.0
    """The rating of the current network over the start: the sum over all gates passed."""
    history: tuple[str, ...] = ()
    """The digests of all accepted networks, the newest last."""
    games: int = 0
    seconds: float = 0.0


class RunFolder:
    """The files of one run."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.networks = path / "nets"
        self.games = path / "games"
        self.plots = path / "plots"
        self._run, self._state, self._log = path / "run.json", path / "state.json", path / "log.jsonl"

    @property
    def is_begun(self) -> bool:
        """Whether the folder holds a run."""
        return self._run.exists()

    def make(self) -> None:
        """Make the folders of a new run."""
        for folder in (self.path, self.networks, self.games, self.plots):
            folder.mkdir(parents=True, exist_ok=True)

    def begin(self, settings: Settings) -> None:
        """Write the state, then the settings: a folder with settings holds a complete run."""
        self.write_state(State())
        write_text(self._run, json.dumps({"version": VERSION, **settings.plain()}, indent=2) + "\n")

    def settings(self) -> Settings:
        plain = _read_json(self._run)
        if (version := plain.pop("version", None)) != VERSION:
            raise BadRun(f"{self._run} has version {shown(version)}; this program reads version {VERSION}")
        try:
            return Settings.read(plain)
        except BadSettings as error:
            raise BadRun(f"{self._run}: {error}") from None

    def state(self) -> State:
        plain = _read_json(self._state)
        if not _is_state(plain):
            raise BadRun(f"{self._state} does not hold the state of a run")
        return State(**{**plain, "history": tuple(plain["history"])})

    def write_state(self, state: State) -> None:
        write_text(self._state, json.dumps(asdict(state), indent=2) + "\n")

    @contextmanager
    def held(self) -> Iterator[None]:
        """Hold the folder's lock. The system releases it when the process ends in any way."""
        with (self.path / "lock").open("a") as file:
            try:
                if sys.platform == "win32":
                    import msvcrt

                    msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
                else:
                    import fcntl

                    fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except (BlockingIOError, PermissionError):
                raise BadRun(f"another command is training in {self.path}") from None
            yield

    def clean_up(self) -> None:
        """Remove temporary files of an interrupted run."""
        for left in (*self.games.glob(".*.part"), *self.networks.glob("*.part.npz"), *self.path.glob(".*.part")):
            left.unlink(missing_ok=True)

    # ------------------------------------------------------------ networks

    def keep(self, network: Network) -> Path:
        try:
            return write(network, self.networks)
        except OSError as error:
            raise OSError(error.errno, error.strerror, str(self.networks)) from None

    def network(self, digest: str) -> Network:
        """Read a network by its digest."""
        return read(self.networks / f"{digest}.npz")

    def has_network(self, digest: str) -> bool:
        """Whether the network's file exists and is complete."""
        try:
            self.network(digest)
        except BadNetwork:
            return False
        return True

    # ------------------------------------------------------------ the log

    def log(self, entry: dict[str, Any]) -> None:
        """Append an entry to the log."""
        with self._log.open("a+b") as file:
            file.seek(max(0, file.tell() - 1))
            cut_off = file.read() not in (b"", b"\n")
            file.write(b"\n" * cut_off + json.dumps(entry).encode() + b"\n")
            file.flush()
            os.fsync(file.fileno())

    def entries(self) -> list[dict[str, Any]]:
        """The log: the newest entry of each generation. Truncated lines are skipped."""
        found: dict[int, dict[str, Any]] = {}
        lines = self._log.read_text(encoding="utf-8", errors="replace").splitlines() if self._log.exists() else []
        for line in lines:
            try:
                entry = json.loads(line)
                found[int(entry["generation"])] = entry
            except (ValueError, KeyError, TypeError):
                continue
        return [found[generation] for generation in sorted(found)]


def _is_state(plain: dict[str, Any]) -> bool:
    """Whether all fields of a state are there, with their types and ranges, and no other ones."""
    if plain.keys() != {each.name for each in fields(State)}:
        return False
    texts = (plain["accepted"], plain["candidate"], *(plain["history"] if isinstance(plain["history"], list) else [0]))
    return (
        type(plain["generation"]) is int
        and plain["generation"] >= 1
        and type(plain["games"]) is int
        and plain["games"] >= 0
        and all(type(plain[name]) in (int, float) and math.isfinite(plain[name]) for name in ("rating", "seconds"))
        and plain["seconds"] >= 0
        and isinstance(plain["fitted"], dict)
        and all(isinstance(text, str) for text in texts)
    )


def _read_json(path: Path) -> dict[str, Any]:
    try:
        found = json.loads(path.read_text(encoding="utf-8"))
    except FileNotFoundError:
        raise BadRun(f"{path} is missing: this folder does not hold a complete run") from None
    except (ValueError, RecursionError) as error:
        raise BadRun(f"{path} is not readable: {error}") from None
    if not isinstance(found, dict):
        raise BadRun(f"{path} should hold one JSON object")
    return found
