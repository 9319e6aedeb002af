"""Self-play games, and the files they are stored in. A shard is one file of many games.

A shard is written atomically and checked by its digest when it is read. A move takes nine bits and a factory one byte,
so that all generations of a long run can be kept.
"""

from __future__ import annotations

import hashlib
import os
import secrets
import threading
from dataclasses import dataclass, fields
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from tilewright.evaluation.features import CONTENTS
from tilewright.evaluation.network import BAD_ARCHIVE
from tilewright.rules import Side, TilewrightError
from tilewright.rules.constants import ALL_MOVES, factories_for

VERSION = 2
_reading = threading.Lock()
"""One thread at a time reads arrays: NumPy parses their headers as Python, and in Python 3.11 that may raise a
SystemError if several threads do it."""


@dataclass(frozen=True)
class Games:
    """Many games at one kind of table, concatenated."""

    first: npt.NDArray[np.uint8]
    """By game, the seat that starts."""
    rounds: npt.NDArray[np.uint8]
    lengths: npt.NDArray[np.uint16]
    """By game, the number of moves."""
    clean: npt.NDArray[np.uint16]
    """By game, the number of moves up to and including the last random one."""
    final: npt.NDArray[np.int16]
    """By game and seat, the final points."""
    deals: npt.NDArray[np.int32]
    """By round of all games, the factories as packed counts."""
    moves: npt.NDArray[np.int16]
    """The moves of all games."""
    kept: npt.NDArray[np.uint8]
    """By game, the number of its examples within rounds."""
    places: npt.NDArray[np.uint16]
    """By example, the number of moves before it in its game."""
    worth: npt.NDArray[np.float16]
    """By example and seat, the search's final points over the mean and win probability; NaN without a search."""
    outlook: npt.NDArray[np.float16]
    """By round of all games and seat, the same values from the lookahead before the deal."""

    def __len__(self) -> int:
        return len(self.first)

    @property
    def players(self) -> int:
        return int(self.final.shape[1])

    @classmethod
    def joined(cls, parts: list[Games]) -> Games:
        """All games of the parts."""
        return cls(**{each.name: np.concatenate([getattr(part, each.name) for part in parts]) for each in fields(cls)})


class BadShard(TilewrightError):
    """A file that does not hold the expected games."""

    code = "bad-shard"


@dataclass(frozen=True)
class Origin:
    """Where the games of a shard come from."""

    players: int
    side: Side
    generation: int
    part: int
    judge: str
    """The evaluation all seats played with: a network's digest, or `linear`."""
    searching: str
    nodes: int
    seed: int

    @property
    def name(self) -> str:
        return f"{self.generation:05}-{self.part:04}.npz"

    @property
    def table(self) -> str:
        """The kind of table, such as 2c."""
        return f"{self.players}{self.side[0]}"


def write_shard(folder: Path, origin: Origin, games: Games) -> Path:
    """Write games to a new file, in a compact form that `read_shard` reads; return its path."""
    arrays: dict[str, npt.NDArray[Any]] = {
        "first": games.first,
        "rounds": games.rounds,
        "lengths": games.lengths,
        "clean": games.clean,
        "final": games.final,
        "deals": np.searchsorted(CONTENTS, games.deals).astype(np.uint8),
        "moves_low": (games.moves & 255).astype(np.uint8),
        "moves_high": np.packbits(games.moves >> 8),
        "kept": games.kept,
        "places": games.places,
        "worth": games.worth[..., :-1],  # the last seat's follows from the others'
        "outlook": games.outlook[..., :-1],
    }
    header = {"version": np.int64(VERSION), "digest": np.array(_digest(arrays))} | {
        each.name: np.array(str(getattr(origin, each.name))) for each in fields(origin)
    }
    path = folder / origin.name
    write_arrays(path, header | arrays)
    return path


def write_arrays(path: Path, arrays: dict[str, Any]) -> None:
    """Write a compressed file of arrays atomically: to a temporary file, synced, then renamed."""
    beside = path.with_name(f".{path.stem}-{secrets.token_hex(4)}.part")
    try:
        with beside.open("wb") as file:
            np.savez_compressed(file, **arrays)
            file.flush()
            os.fsync(file.fileno())
        beside.replace(path)
    except OSError as error:
        beside.unlink(missing_ok=True)
        raise OSError(error.errno, error.strerror, os.fspath(path)) from None
    except BaseException:
        beside.unlink(missing_ok=True)
        raise


def read_shard(path: Path) -> tuple[Origin, Games]:
    """Read a shard: where its games come from, and the games."""
    try:
        with _reading, path.open("rb") as file, np.load(file) as stored:
            arrays = dict(stored)
    except FileNotFoundError:
        raise BadShard(f"there is no file {path}") from None
    except (OSError, KeyError, *BAD_ARCHIVE) as error:
        raise BadShard(f"{path.name} is not a complete file of games: {error}") from None
    if arrays.get("version") != VERSION:
        raise BadShard(f"{path.name} has version {arrays.get('version', 'none')}; this program reads version {VERSION}")
    try:
        origin = Origin(
            players=int(str(arrays.pop("players"))),
            side=Side(str(arrays.pop("side"))),
            generation=int(str(arrays.pop("generation"))),
            part=int(str(arrays.pop("part"))),
            judge=str(arrays.pop("judge")),
            searching=str(arrays.pop("searching")),
            nodes=int(str(arrays.pop("nodes"))),
            seed=int(str(arrays.pop("seed"))),
        )
        digest = str(arrays.pop("digest"))
        del arrays["version"]
        if digest != _digest(arrays):
            raise BadShard(f"{path.name} is damaged: the digest of its games is {_digest(arrays)}, not {digest}")
        games = _unpacked(origin, arrays)
    except (KeyError, ValueError, TypeError, IndexError) as error:
        if isinstance(error, BadShard):
            raise
        raise BadShard(f"{path.name} does not have the format of a file of games ({error})") from None
    return origin, games


def _unpacked(origin: Origin, arrays: dict[str, npt.NDArray[Any]]) -> Games:
    lengths, rounds = arrays["lengths"], arrays["rounds"]
    count, played, dealt = len(lengths), lengths.sum(dtype=int), rounds.sum(dtype=int)
    high = np.unpackbits(arrays["moves_high"], count=played)
    moves = arrays["moves_low"].astype(np.int16) | high.astype(np.int16) << 8
    deals = CONTENTS[arrays["deals"]]
    games = Games(
        arrays["first"],
        rounds,
        lengths,
        arrays["clean"],
        arrays["final"],
        deals,
        moves,
        arrays["kept"],
        arrays["places"],
        _with_last(arrays["worth"]),
        _with_last(arrays["outlook"]),
    )
    positions = games.kept.sum(dtype=int)
    wanted = {
        "first": (count,),
        "rounds": (count,),
        "clean": (count,),
        "final": (count, origin.players),
        "deals": (dealt, factories_for(origin.players)),
        "moves": (played,),
        "kept": (count,),
        "places": (positions,),
        "worth": (positions, 2, origin.players),
        "outlook": (dealt, 2, origin.players),
    }
    for name, shape in wanted.items():
        if getattr(games, name).shape != shape:
            raise ValueError(f"{name} should have the shape {shape}")
    if count and (games.first.max() >= origin.players or moves.max(initial=0) >= ALL_MOVES):
        raise ValueError("a seat or a move out of range")
    return games


def _with_last(worth: npt.NDArray[np.float16]) -> npt.NDArray[np.float16]:
    """Add the last seat: points over the mean sum to 0, win probabilities to 1."""
    last = [[0.0], [1.0]] - worth.sum(axis=2, dtype=np.float32, keepdims=True)
    return np.concatenate([worth, last.astype(np.float16)], axis=2)


def _digest(arrays: dict[str, npt.NDArray[Any]]) -> str:
    digest = hashlib.sha256()
    for name in sorted(arrays):
        digest.update(f"{name} {arrays[name].dtype} {arrays[name].shape}".encode() + arrays[name].tobytes())
    return digest.hexdigest()[:16]
