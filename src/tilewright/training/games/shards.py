"""Games on disk: a shard is one file of many games, written whole or not at all, checked when it is read.

Moves take nine bits and factories one byte, so that all generations of a long run can be kept.
"""

from __future__ import annotations

import hashlib
import os
import secrets
import zipfile
import zlib
from dataclasses import dataclass, fields
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from tilewright.evaluation.features import CONTENTS
from tilewright.rules import Side, TilewrightError
from tilewright.rules.vocabulary import ALL_MOVES, factories_for

VERSION = 2


@dataclass(frozen=True)
class Games:
    """Many games at one kind of table, one after the other."""

    first: npt.NDArray[np.uint8]
    """By game, the seat that began."""
    rounds: npt.NDArray[np.uint8]
    lengths: npt.NDArray[np.uint16]
    """By game, how many moves were played."""
    clean: npt.NDArray[np.uint16]
    """By game, how many moves were played before the last one at random was over."""
    final: npt.NDArray[np.int16]
    """By game and seat, the points at the end."""
    deals: npt.NDArray[np.int32]
    """By round of all games, the factories as packed counts."""
    moves: npt.NDArray[np.int16]
    """Of all games."""
    kept: npt.NDArray[np.uint8]
    """By game, how many of its positions within rounds are to be learned from."""
    places: npt.NDArray[np.uint16]
    """Of all these positions, how many moves of their games were played before."""
    worth: npt.NDArray[np.float16]
    """By such a position and seat, what the search found: final points over the mean, shares of the win. Or NaN."""
    outlook: npt.NDArray[np.float16]
    """The same by round of all games, before its deal."""

    def __len__(self) -> int:
        return len(self.first)

    @property
    def players(self) -> int:
        """Seats at the table."""
        return int(self.final.shape[1])

    @classmethod
    def joined(cls, parts: list[Games]) -> Games:
        """The games of all parts."""
        return cls(**{each.name: np.concatenate([getattr(part, each.name) for part in parts]) for each in fields(cls)})


class BadShard(TilewrightError):
    """A file that does not hold games, or other ones than are wanted."""

    code = "bad-shard"


@dataclass(frozen=True)
class Origin:
    """Where the games of a shard come from."""

    players: int
    side: Side
    generation: int
    part: int
    judge: str
    """What both sides judged positions by: a network's digest."""
    searching: str
    nodes: int
    seed: int

    @property
    def name(self) -> str:
        """The shard's file."""
        return f"{self.generation:05}-{self.part:04}.npz"

    @property
    def table(self) -> str:
        """The kind of table, such as 2c."""
        return f"{self.players}{self.side[0]}"


def write_shard(folder: Path, origin: Origin, games: Games) -> Path:
    """Write games to a file of their own."""
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
    """Write a compressed file of arrays whole or not at all: beside its place, to the disk, then renamed."""
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
    """The games in a file, and where they come from."""
    try:
        with path.open("rb") as file, np.load(file) as stored:
            arrays = dict(stored)
    except FileNotFoundError:
        raise BadShard(f"there is no file of games {path}") from None
    except (OSError, ValueError, EOFError, KeyError, zipfile.BadZipFile, zlib.error) as error:
        raise BadShard(f"{path.name} is not a whole file of games: {error}") from None
    if arrays.get("version") != VERSION:
        raise BadShard(f"{path.name} is of version {arrays.get('version', 'none')}; this program reads {VERSION}")
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
            raise BadShard(f"{path.name} holds other games than it says: its digest is {_digest(arrays)}")
        games = _unpacked(origin, arrays)
    except (KeyError, ValueError, TypeError, IndexError) as error:
        if isinstance(error, BadShard):
            raise
        raise BadShard(f"{path.name} does not hold what a file of games holds ({error})") from None
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
            raise ValueError(f"{name} should be {shape} numbers")
    if count and (games.first.max() >= origin.players or moves.max(initial=0) >= ALL_MOVES):
        raise ValueError("a seat or a move that does not exist")
    return games


def _with_last(worth: npt.NDArray[np.float16]) -> npt.NDArray[np.float16]:
    """With the last seat, whose points over the mean and share of the win follow from the others'."""
    last = [[0.0], [1.0]] - worth.sum(axis=2, dtype=np.float32, keepdims=True)
    return np.concatenate([worth, last.astype(np.float16)], axis=2)


def _digest(arrays: dict[str, npt.NDArray[Any]]) -> str:
    digest = hashlib.sha256()
    for name in sorted(arrays):
        digest.update(f"{name} {arrays[name].dtype} {arrays[name].shape}".encode() + arrays[name].tobytes())
    return digest.hexdigest()[:16]
