"""The learned value of a position: a small network for positions within a round, and one for those between rounds.

Features name rows of a table; their sum is the first layer. Some of its units go straight to the outputs, so that what
simply adds up need not be learned by the others. Outputs are, by role, the points a seat will gain beyond those its
board shows now, and a number that changes its odds of winning.
"""

from __future__ import annotations

import hashlib
import json
import zipfile
from dataclasses import dataclass
from functools import cache, cached_property
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from tilewright.rules import Side

from .features import feature_count
from .patterns import STAGES
from .vectors import HIDDEN, UNITS
from .weights import FOLDER

VERSION = 1  # of the features and of the form of the file
SHIPPED = FOLDER / "networks.json"
PARTS = ("within", "between")
Table = npt.NDArray[np.int16]
Dense = npt.NDArray[np.float32]


class BadNetwork(ValueError):
    """A file that holds no network, or not the one that is wanted."""


@dataclass(frozen=True)
class Network:
    """What was learned for one table size and side: by pairs, for positions within a round and between rounds."""

    players: int
    side: Side
    tables: tuple[Table, Table]
    dense: tuple[Dense, Dense]
    steepness: npt.NDArray[np.float32]
    """By stage, what a point is worth in the odds of winning."""

    @cached_property
    def spread(self) -> npt.NDArray[np.float32]:
        """By stage, how spread out final margins are."""
        return np.reciprocal(self.steepness)

    @cached_property
    def rivals(self) -> npt.NDArray[np.float32]:
        """How many seats as good as the best other one the others amount to, nearly."""
        return np.full(STAGES, self.players - 1, np.float32)

    @cached_property
    def digest(self) -> str:
        """A name for exactly these numbers."""
        digest = hashlib.sha256(f"{VERSION} {self.players}{self.side[0]}".encode())
        for array in (*self.tables, *self.dense, self.steepness):
            digest.update(array.tobytes())
        return digest.hexdigest()[:16]


def dense_size(players: int) -> int:
    """As many numbers as the later layers have: to HIDDEN units, and from there to two outputs for each role."""
    return UNITS * HIDDEN + HIDDEN + 2 * players * (HIDDEN + 1)


def shapes(players: int) -> dict[str, tuple[type[np.generic], tuple[int, ...]]]:
    """What a file holds, by name."""
    return {
        **{f"table_{part}": (np.int16, (feature_count(players), UNITS)) for part in PARTS},
        **{f"dense_{part}": (np.float32, (dense_size(players),)) for part in PARTS},
        "steepness": (np.float32, (STAGES,)),
    }


def network_of(players: int, side: Side, arrays: dict[str, npt.NDArray[Any]]) -> Network:
    """A network from its arrays by name."""
    return Network(
        players,
        side,
        (aligned(arrays["table_within"]), aligned(arrays["table_between"])),
        (aligned(arrays["dense_within"]), aligned(arrays["dense_between"])),
        arrays["steepness"],
    )


def write(network: Network, folder: Path) -> Path:
    """Write a network to `<digest>.npz`; the file is there whole or not at all."""
    path = folder / f"{network.digest}.npz"
    beside = path.with_suffix(".part.npz")
    np.savez_compressed(
        beside,
        version=np.int64(VERSION),
        table=np.array(f"{network.players}{network.side[0]}"),
        table_within=network.tables[0],
        table_between=network.tables[1],
        dense_within=network.dense[0],
        dense_between=network.dense[1],
        steepness=network.steepness,
    )
    beside.replace(path)
    return path


def read(path: Path) -> Network:
    """The network in a file; its name must be its digest."""
    try:
        with np.load(path) as stored:
            arrays = dict(stored)
    except FileNotFoundError:
        raise BadNetwork(f"there is no network {path.name} in {path.parent}") from None
    except (OSError, ValueError, EOFError, zipfile.BadZipFile) as error:
        raise BadNetwork(f"{path.name} is not a whole network file: {error}") from None
    if arrays.get("version") != VERSION:
        raise BadNetwork(f"{path.name} is of version {arrays.get('version', 'none')}; this program reads {VERSION}")
    table = str(arrays.get("table"))
    if table not in {f"{players}{side[0]}" for players in (2, 3, 4) for side in Side}:
        raise BadNetwork(f"{path.name} does not say for which table it is")
    players = int(table[0])
    for name, (kind, shape) in shapes(players).items():
        array = arrays.get(name)
        if array is None or array.dtype != kind or array.shape != shape:
            raise BadNetwork(f"{path.name}: {name} should be {shape} numbers of {np.dtype(kind)}")
    network = network_of(players, Side.COLOURED if table[1] == "c" else Side.GREY, arrays)
    if network.digest != path.stem:
        raise BadNetwork(f"{path.name} holds other numbers than its name says: its digest is {network.digest}")
    return network


@cache
def shipped(players: int, side: str) -> Network | None:
    """The network that comes with the package for that table, if there is one."""
    digest = json.loads(SHIPPED.read_text(encoding="utf-8")).get(f"{players}{side[0]}") if SHIPPED.exists() else None
    return None if digest is None else read(FOLDER / f"{digest}.npz")


def aligned(array: npt.NDArray[Any]) -> npt.NDArray[Any]:
    """A copy that begins where a line of the processor's cache does."""
    room = np.zeros(array.nbytes + 64, np.uint8)
    start = -room.ctypes.data % 64
    copy = room[start : start + array.nbytes].view(array.dtype).reshape(array.shape)
    copy[:] = array
    return copy
